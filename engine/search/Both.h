// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace ringford {

/** What something is worth in the middle of a game, when many pieces stand, and at its end. */
struct Both {
    int middle = 0;
    int end = 0;

    constexpr Both& operator+=(Both more)
    {
        middle += more.middle;
        end += more.end;
        return *this;
    }
    constexpr Both operator+(Both more) const { return {middle + more.middle, end + more.end}; }
    constexpr Both operator*(int times) const { return {middle * times, end * times}; }
    /** What it is worth where the middle of the game is so far off its end: @p phase of @p most. */
    constexpr int at(int phase, int most) const { return (middle * phase + end * (most - phase)) / most; }
    bool operator==(const Both&) const = default;
};

/**
 * A Both in one machine word: adding and multiplying take one instruction for both of its numbers. The upper half holds
 * the middle, less one where the end in the lower half is negative and borrows from it. Exact as long as an int holds
 * each of them.
 */
class PackedBoth {
public:
    constexpr PackedBoth() = default;
    constexpr explicit PackedBoth(Both both) : m_all(both.middle * kMiddle + both.end) {}

    constexpr Both unpacked() const { return {static_cast<int>((m_all + kMiddle / 2) >> 32), static_cast<int>(m_all)}; }
    constexpr PackedBoth& operator+=(PackedBoth more)
    {
        m_all += more.m_all;
        return *this;
    }
    constexpr PackedBoth operator+(PackedBoth more) const { return PackedBoth(m_all + more.m_all); }
    constexpr PackedBoth operator*(int times) const { return PackedBoth(m_all * times); }
    bool operator==(const PackedBoth&) const = default;

private:
    static constexpr std::int64_t kMiddle = std::int64_t{1} << 32;
    constexpr explicit PackedBoth(std::int64_t all) : m_all(all) {}

    std::int64_t m_all = 0;
};

} // namespace ringford
