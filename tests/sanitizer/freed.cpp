// SPDX-License-Identifier: GPL-3.0-or-later
// Memory that is read after it was given back: the sanitizer is to stop the program and to name the line, and where it is
// asked for it, also the line that gave the memory back.

#include <memory>

int main()
{
    auto given = std::make_unique<int>(3);
    const volatile int* const kept = given.get(); // so that the compiler does not remember what was there
    given.reset();
    return *kept;
}
