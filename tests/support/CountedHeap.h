// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstdint>
#include <cstdlib>
#include <new>

// Counts what a program asks of the heap, to show that playing asks nothing of it. It replaces the program's operator
// new, so one source file of a program includes it, and no header does.

namespace ringford::test {

inline std::atomic<std::uint64_t> g_allocations{0};
inline std::atomic<std::uint64_t> g_allocatedBytes{0};

/** How often the heap was asked so far. */
inline std::uint64_t allocations()
{
    return g_allocations;
}

/** How many bytes it was asked for so far, whether they were given back or not. */
inline std::uint64_t allocatedBytes()
{
    return g_allocatedBytes;
}

} // namespace ringford::test

void* operator new(std::size_t size)
{
    ++ringford::test::g_allocations;
    ringford::test::g_allocatedBytes += size;
    if (void* memory = std::malloc(size))
        return memory;
    throw std::bad_alloc();
}

// Sanitizers bring forms of their own for arrays and for those who take null, which would pass by the one above and
// whose memory is not free()'s.
void* operator new[](std::size_t size)
{
    return operator new(size);
}
void* operator new(std::size_t size, const std::nothrow_t&) noexcept
{
    ++ringford::test::g_allocations;
    ringford::test::g_allocatedBytes += size;
    return std::malloc(size);
}
void* operator new[](std::size_t size, const std::nothrow_t& how) noexcept
{
    return operator new(size, how);
}

void operator delete(void* memory) noexcept
{
    std::free(memory);
}
void operator delete[](void* memory) noexcept
{
    std::free(memory);
}
void operator delete[](void* memory, std::size_t) noexcept
{
    std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept
{
    std::free(memory);
}
void operator delete(void* memory, const std::nothrow_t&) noexcept
{
    std::free(memory);
}
void operator delete[](void* memory, const std::nothrow_t&) noexcept
{
    std::free(memory);
}
