// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdio>
#include <cstdlib>

namespace ringford::test {

/** Ends the program and says @p what is wrong where something does not hold of an input. */
inline void require(bool held, const char* what)
{
    if (held)
        return;
    std::fprintf(stderr, "%s\n", what);
    std::abort();
}

} // namespace ringford::test
