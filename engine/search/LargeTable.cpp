// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/LargeTable.h"

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
    void* const room = ::operator new (bytes, std::align_val_t{kWidePage});
#ifdef __linux__
    if (bytes >= kWidePage) // only advice: where it is not taken, the table is as good, but slower
        madvise(room, bytes / kWidePage * kWidePage, MADV_HUGEPAGE);
#endif
    return room;
}

void freeLarge(void* room)
{
    ::operator delete (room, std::align_val_t{kWidePage});
}

} // namespace ringford
