// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/heap/CountedHeap.h"

#include <malloc.h>

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdlib>
#include <new>

namespace {

std::atomic<std::uint64_t> g_allocations{0};
std::atomic<std::uint64_t> g_allocatedBytes{0};

std::atomic<std::int64_t> g_held{0};
std::atomic<std::int64_t> g_mostHeld{0};

void count(std::size_t size)
{
    ++g_allocations;
    g_allocatedBytes += size;
}

void hold(std::size_t size)
{
    const std::int64_t held = g_held += static_cast<std::int64_t>(size);
    std::int64_t most = g_mostHeld;
    while (most < held && !g_mostHeld.compare_exchange_weak(most, held)) {
    }
}

void giveBack(std::size_t size)
{
    g_held -= static_cast<std::int64_t>(size);
}

} // namespace

namespace ringford::test {

std::uint64_t allocations()
{
    return g_allocations;
}

std::uint64_t allocatedBytes()
{
    return g_allocatedBytes;
}

HeapPeak::HeapPeak() : m_first(g_held)
{
    g_mostHeld = m_first;
}

std::uint64_t HeapPeak::bytes() const
{
    return static_cast<std::uint64_t>(std::max<std::int64_t>(0, g_mostHeld - m_first));
}

} // namespace ringford::test

#if defined(__SANITIZE_ADDRESS__)

/** Of the sanitizer, whose headers not every compiler brings. */
extern "C" int __sanitizer_install_malloc_and_free_hooks(void (*taken)(const volatile void*, std::size_t),
                                                         void (*given)(const volatile void*));
extern "C" std::size_t __sanitizer_get_allocated_size(const volatile void* memory);

namespace {

[[maybe_unused]] const int kCounting = __sanitizer_install_malloc_and_free_hooks(
    [](const volatile void*, std::size_t size) {
        count(size);
        hold(size);
    },
    [](const volatile void* memory) { giveBack(__sanitizer_get_allocated_size(memory)); });

} // namespace

#else

void* operator new(std::size_t size)
{
    if (void* memory = operator new(size, std::nothrow))
        return memory;
    throw std::bad_alloc();
}

void* operator new[](std::size_t size)
{
    return operator new(size);
}
void* operator new(std::size_t size, const std::nothrow_t&) noexcept
{
    count(size);
    void* const memory = std::malloc(size);
    hold(malloc_usable_size(memory));
    return memory;
}
void* operator new[](std::size_t size, const std::nothrow_t& how) noexcept
{
    return operator new(size, how);
}

void operator delete(void* memory) noexcept
{
    giveBack(malloc_usable_size(memory)); // of nothing: 0
    std::free(memory);
}
void operator delete[](void* memory) noexcept
{
    operator delete(memory);
}
void operator delete[](void* memory, std::size_t) noexcept
{
    operator delete(memory);
}
void operator delete(void* memory, std::size_t) noexcept
{
    operator delete(memory);
}
void operator delete(void* memory, const std::nothrow_t&) noexcept
{
    operator delete(memory);
}
void operator delete[](void* memory, const std::nothrow_t&) noexcept
{
    operator delete(memory);
}

#endif
