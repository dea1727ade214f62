// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

// Counts what a program asks of the heap, to show that playing asks nothing of it. The operator new of a program that is
// linked with this is replaced, but with the address sanitizer, which counts by itself and would else no longer see what
// is given back in another way than it was taken.

namespace ringford::test {

/** How often the heap was asked so far. */
std::uint64_t allocations();

/** How many bytes it was asked for so far, whether they were given back or not. */
std::uint64_t allocatedBytes();

/** How many bytes more than at first the heap has given and not got back, at the time when they were most. */
class HeapPeak {
public:
    HeapPeak();
    std::uint64_t bytes() const;

private:
    std::int64_t m_first;
};

} // namespace ringford::test
