// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/heap/CountedHeap.h"

#include <atomic>
#include <cstddef>
#include <cstdlib>
#include <new>

namespace {

std::atomic<std::uint64_t> g_allocations{0};
std::atomic<std::uint64_t> g_allocatedBytes{0};

void count(std::size_t size)
{
    ++g_allocations;
    g_allocatedBytes += size;
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

} // namespace ringford::test

#if defined(__SANITIZE_ADDRESS__)

/** Of the sanitizer, whose headers not every compiler brings. */
extern "C" int __sanitizer_install_malloc_and_free_hooks(void (*taken)(const volatile void*, std::size_t),
                                                         void (*given)(const volatile void*));

namespace {

[[maybe_unused]] const int kCounting = __sanitizer_install_malloc_and_free_hooks(
    [](const volatile void*, std::size_t size) { count(size); }, [](const volatile void*) {});

} // namespace

#else

void* operator new(std::size_t size)
{
    count(size);
    if (void* memory = std::malloc(size))
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

#endif
