// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

} // namespace ringford
