// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/LargeTable.h"

#include <cstdlib>
#include <memory>
#include <new>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace ringford {

namespace {

constexpr std::size_t kWidePage = std::size_t{1} << 21;

} // namespace

void* allocateLarge(std::size_t bytes)
{
    // Of calloc() a large room costs nothing before it is used: the system gives its pages, of zeros, one by one. To write
    // 4 GiB took ten seconds.
    void* const whole = std::calloc(1, sizeof(void*) + kWidePage + bytes);
    if (!whole)
        throw std::bad_alloc();
    void* room = static_cast<void**>(whole) + 1;
    std::size_t space = kWidePage + bytes;
    std::align(kWidePage, bytes, room, space);
    static_cast<void**>(room)[-1] = whole;
#ifdef __linux__
    if (bytes >= kWidePage) // only advice: where it is not taken, the table is as good, but slower
        madvise(room, bytes / kWidePage * kWidePage, MADV_HUGEPAGE);
#endif
    return room;
}

void freeLarge(void* room)
{
    if (room)
        std::free(static_cast<void**>(room)[-1]);
}

} // namespace ringford
