// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace ringford {

/**
 * Who plays what in a series. Games come in groups of as many as there are camps (seats, or teams): all games of a
 * group begin with the same opening, and from one to the next everybody moves on by one camp, so that in the end each
 * has played all of them. Fewer players than camps take them in turn. Games are numbered from 1, all else from 0.
 */
struct Seating {
    int players;
    int camps;

    int group(int game) const { return (game - 1) / camps; }
    /** Who plays @p camp. */
    int playerAt(int game, int camp) const { return (camp + (game - 1) % camps) % camps % players; }
};

/** Games of a series that follow one another. */
struct GameRange {
    int first; ///< from 1
    int last;  ///< less than the first: none

    bool operator==(const GameRange&) const = default;
};

/** Part number @p part of @p parts of a series of @p games: whole groups, which together are the series. */
constexpr GameRange partOf(int games, int camps, int part, int parts)
{
    const long long groups = (static_cast<long long>(games) + camps - 1) / camps;
    const auto before = [&](int number) { return groups * number / parts * camps; };
    const auto last = before(part) < games ? before(part) : games;
    return {static_cast<int>(before(part - 1)) + 1, static_cast<int>(last)};
}

} // namespace ringford
