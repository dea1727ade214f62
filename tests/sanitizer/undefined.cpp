// SPDX-License-Identifier: GPL-3.0-or-later
// A sum that no int holds: the sanitizer is to stop the program and to name this line.

#include <limits>

int main(int argc, char**)
{
    return std::numeric_limits<int>::max() + argc > 0 ? 0 : 1;
}
