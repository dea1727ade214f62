// SPDX-License-Identifier: GPL-3.0-or-later
// A sum that no int holds: the sanitizer is to stop the program and to name the line.

#include <limits>

int main()
{
    volatile int most = std::numeric_limits<int>::max(); // so that the compiler does not add itself
    return most + 1;
}
