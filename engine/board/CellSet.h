// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>

namespace ringford {

/**
 * A set of places of a board, in @p W machine words. @p Spot: the number of a place, an unsigned type that holds 64 x W
 * of them
 */
template <int W, class Spot> struct CellSet {
    static constexpr int kBits = 64 * W;
    static_assert(kBits - 1 <= std::numeric_limits<Spot>::max());
    std::array<std::uint64_t, W> words{};

    static constexpr CellSet of(int spot)
    {
        CellSet set;
        set.insert(spot);
        return set;
    }
    constexpr void insert(int spot) { words[word(spot)] |= mask(spot); }
    constexpr bool contains(int spot) const { return (words[word(spot)] & mask(spot)) != 0; }

    constexpr bool any() const
    {
        std::uint64_t all = 0;
        for (const std::uint64_t one : words)
            all |= one;
        return all != 0;
    }
    constexpr bool empty() const { return !any(); }
    constexpr int size() const
    {
        int count = 0;
        for (const std::uint64_t one : words)
            count += std::popcount(one);
        return count;
    }
    /** @pre not empty */
    constexpr Spot first() const
    {
        std::size_t i = 0;
        while (i + 1 < W && words[i] == 0)
            ++i;
        return static_cast<Spot>(64 * i + static_cast<std::size_t>(std::countr_zero(words[i])));
    }
    /** @pre not empty */
    constexpr Spot last() const
    {
        std::size_t i = W - 1;
        while (i > 0 && words[i] == 0)
            --i;
        return static_cast<Spot>(64 * i + 63 - static_cast<std::size_t>(std::countl_zero(words[i])));
    }
    /** Calls @p visit with each spot, in their order. */
    template <class Visit> constexpr void forEach(Visit&& visit) const
    {
        for (std::size_t i = 0; i < W; ++i) {
            for (std::uint64_t rest = words[i]; rest != 0; rest &= rest - 1)
                visit(static_cast<Spot>(64 * i + static_cast<std::size_t>(std::countr_zero(rest))));
        }
    }

    /** The set moved up by @p by places, 0 < by < 64; what leaves the words falls away. */
    constexpr CellSet up(int by) const
    {
        CellSet moved;
        for (std::size_t i = 0; i < W; ++i)
            moved.words[i] = words[i] << by | (i > 0 ? words[i - 1] >> (64 - by) : 0);
        return moved;
    }
    constexpr CellSet down(int by) const
    {
        CellSet moved;
        for (std::size_t i = 0; i < W; ++i)
            moved.words[i] = words[i] >> by | (i + 1 < W ? words[i + 1] << (64 - by) : 0);
        return moved;
    }

    constexpr CellSet& operator&=(const CellSet& other) { return *this = *this & other; }
    constexpr CellSet& operator|=(const CellSet& other) { return *this = *this | other; }
    constexpr CellSet& operator^=(const CellSet& other) { return *this = *this ^ other; }
    constexpr CellSet operator&(const CellSet& other) const
    {
        return merged(other, [](std::uint64_t a, std::uint64_t b) { return a & b; });
    }
    constexpr CellSet operator|(const CellSet& other) const
    {
        return merged(other, [](std::uint64_t a, std::uint64_t b) { return a | b; });
    }
    constexpr CellSet operator^(const CellSet& other) const
    {
        return merged(other, [](std::uint64_t a, std::uint64_t b) { return a ^ b; });
    }
    /** All bits that are not in the set, those beyond the last cell among them. */
    constexpr CellSet operator~() const
    {
        return merged(*this, [](std::uint64_t a, std::uint64_t) { return ~a; });
    }
    constexpr bool operator==(const CellSet&) const = default;

private:
    static constexpr std::size_t word(int spot) { return W == 1 ? 0 : static_cast<std::size_t>(spot) / 64; }
    static constexpr std::uint64_t mask(int spot) { return std::uint64_t{1} << (spot & 63); }

    template <class Merge> constexpr CellSet merged(const CellSet& other, Merge merge) const
    {
        CellSet result;
        for (std::size_t i = 0; i < W; ++i)
            result.words[i] = merge(words[i], other.words[i]);
        return result;
    }
};

/** Which of @p sets has a place. @pre one does */
template <class Set, std::size_t Count> constexpr std::uint8_t whichHas(const std::array<Set, Count>& sets, int spot)
{
    std::uint8_t index = 0;
    while (!sets[index].contains(spot))
        ++index;
    return index;
}

} // namespace ringford
