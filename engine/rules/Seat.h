// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <compare>
#include <cstdint>

namespace ringford {

/** One who takes turns, numbered in turn order. */
struct Seat {
    std::uint8_t index{};
    auto operator<=>(const Seat&) const = default;
};

/**
 * An army that can be lost by itself: what pieces belong to, what has a clock, resigns and runs out of time. In most
 * games sides and seats are the same; where a seat plays on two boards it has a side on each (`1w`, `2b`).
 */
struct Side {
    std::uint8_t index{};
    auto operator<=>(const Side&) const = default;
};

/** A set of up to 32 indexed things, in order of their numbers; iterating yields members in that order. */
template <class Member> class IndexSet {
public:
    class Iterator {
    public:
        constexpr explicit Iterator(std::uint32_t rest) : m_rest(rest) {}
        constexpr Member operator*() const { return Member{static_cast<std::uint8_t>(std::countr_zero(m_rest))}; }
        constexpr Iterator& operator++()
        {
            m_rest &= m_rest - 1;
            return *this;
        }
        constexpr bool operator==(const Iterator&) const = default;

    private:
        std::uint32_t m_rest;
    };

    constexpr IndexSet() = default;
    constexpr explicit IndexSet(Member only) { insert(only); }
    /** The first @p count members. */
    static constexpr IndexSet firstOnes(int count)
    {
        IndexSet set;
        set.m_bits = count >= 32 ? ~0u : (1u << count) - 1;
        return set;
    }

    constexpr bool contains(Member member) const { return m_bits >> member.index & 1; }
    constexpr void insert(Member member) { m_bits |= 1u << member.index; }
    constexpr void erase(Member member) { m_bits &= ~(1u << member.index); }
    constexpr bool empty() const { return m_bits == 0; }
    constexpr int size() const { return std::popcount(m_bits); }
    /** @pre not empty */
    constexpr Member first() const { return *begin(); }
    constexpr Iterator begin() const { return Iterator(m_bits); }
    constexpr Iterator end() const { return Iterator(0); }
    constexpr bool operator==(const IndexSet&) const = default;
    /** Differs for each set, as hashes want it. */
    constexpr std::uint32_t bits() const { return m_bits; }

private:
    std::uint32_t m_bits = 0;
};

using SeatSet = IndexSet<Seat>;
using SideSet = IndexSet<Side>;

} // namespace ringford
