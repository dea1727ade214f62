// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <memory>
#include <span>

namespace ringford {

/** Room for @p bytes, all of them 0, in pages of 2 MiB if it is that large and the system has them. Throws std::bad_alloc. */
void* allocateLarge(std::size_t bytes);
void freeLarge(void* room);

/**
 * An array that is read in no order. In usual pages of 4 KiB the processor would have to find nearly each place of a
 * table of 16 MiB by its page tables first: that took an eighth of a search's time, for it cannot be fetched early.
 * All of it is 0 at first, which costs nothing before it is used.
 * @tparam T whose value with all bytes 0 is T(); needs no destructor
 */
template <class T> class LargeTable {
public:
    explicit LargeTable(std::size_t size) : m_size(size), m_items(static_cast<T*>(allocateLarge(size * sizeof(T)))) {}

    std::span<T> all() { return {m_items.get(), m_size}; }
    T& operator[](std::size_t at) const { return m_items.get()[at]; }

private:
    static_assert(std::is_trivially_destructible_v<T>);
    struct Free {
        void operator()(T* items) const { freeLarge(items); }
    };

    std::size_t m_size;
    std::unique_ptr<T, Free> m_items;
};

} // namespace ringford
