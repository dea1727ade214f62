// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/Match.h"

#include <QString>

#include <string>
#include <vector>

namespace ringford::ui {

/**
 * Which seats of a match the computer plays, and how well: a level from 1 to 10 for each of them (engine/search/Level.h). The match keeps it in
 * tags, one a seat: `[Computer "white: level=4"]`. A tag that says something else is no error: it counts for nothing.
 */
class ComputerSeats {
public:
    /** Persons at all seats. */
    explicit ComputerSeats(std::size_t seats = 0) : m_levels(seats, 0) {}
    /** As the tags of @p match say. */
    explicit ComputerSeats(const Match& match) : ComputerSeats(match.game().description(), match.tags()) {}
    ComputerSeats(const GameDescription& game, const MatchTags& tags);

    /** 1..10; 0 where a person sits. */
    int level(Seat seat) const { return seat.index < m_levels.size() ? m_levels[seat.index] : 0; }
    /** @pre @p level is 0..10 */
    void setLevel(Seat seat, int level) { m_levels[seat.index] = level; }
    bool has(Seat seat) const { return level(seat) > 0; }
    /** Those that the computer plays. */
    SeatSet seats() const;
    /** Those where persons sit. */
    SeatSet persons() const;
    /** Everybody moves on by one seat, as in a rematch. */
    void moveOn();
    /** Puts it into @p tags, in place of what they said of it. */
    void write(const GameDescription& game, MatchTags& tags) const;

    bool operator==(const ComputerSeats&) const = default;

private:
    std::vector<int> m_levels; ///< by seat
};

/** Who sits at each seat, for people: names as the tags have them, and of the computer that it is the computer. */
std::vector<std::string> namesAtTable(const Match& match);

namespace words {

/** `casual`: what a level is like. */
QString strength(int level);
/** Who plays at a seat: `Person`, or `Computer: casual (4)`. */
QString player(int level);

} // namespace words

} // namespace ringford::ui
