// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <ctime>

namespace ringford::test {

/**
 * How long this process has worked since start(): the time that processors spent on it, all its threads together. What
 * a test says about time is said of this: other programs on the machine do not change it. (On Windows it is the time by
 * the clock.)
 */
class WorkTimer {
public:
    WorkTimer() { start(); }

    void start() { m_begin = std::clock(); }

    /** In milliseconds. */
    long long elapsed() const { return static_cast<long long>(std::clock() - m_begin) * 1000 / CLOCKS_PER_SEC; }

    /** What elapsed() gives, and begins anew. */
    long long restart()
    {
        const long long passed = elapsed();
        start();
        return passed;
    }

private:
    std::clock_t m_begin;
};

} // namespace ringford::test
