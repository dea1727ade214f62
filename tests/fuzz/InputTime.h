// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <ctime>

namespace ringford::test {

/**
 * What one input takes, of the processor's time: a machine may have other work. Ends the program where that is more
 * than some seconds for every input, and the rest by its bytes. Sanitizers take five times as much as is taken without
 * them.
 */
class InputTime {
public:
    InputTime(std::size_t size, double each) : m_size(size), m_each(each) {}
    InputTime(const InputTime&) = delete;
    InputTime& operator=(const InputTime&) = delete;
    ~InputTime()
    {
        constexpr double kEachMiB = 20;
        const double taken = secondsOfProcessor() - m_begin;
        if (taken <= m_each + kEachMiB * static_cast<double>(m_size) / (1 << 20))
            return;
        std::fprintf(stderr, "%zu bytes took %.1f s of the processor\n", m_size, taken);
        std::abort();
    }

private:
    static double secondsOfProcessor() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

    std::size_t m_size;
    double m_each;
    double m_begin = secondsOfProcessor();
};

} // namespace ringford::test
