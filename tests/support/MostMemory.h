// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/Effort.h"

#if defined(__linux__)
#include <sys/resource.h>
#endif

namespace ringford::test {

/** Whether mostMemory() tells something: sanitizers keep what was given back. */
inline bool tellsMemory()
{
#if defined(__linux__)
    return !sanitized();
#else
    return false;
#endif
}

/** The most memory, in bytes, that this process had at once so far; 0 where tellsMemory() is false. */
inline long long mostMemory()
{
#if defined(__linux__)
    rusage used{};
    getrusage(RUSAGE_SELF, &used);
    return static_cast<long long>(used.ru_maxrss) * 1024;
#else
    return 0;
#endif
}

} // namespace ringford::test
