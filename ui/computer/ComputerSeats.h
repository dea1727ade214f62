// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/Match.h"

#include <QString>

#include <string>
#include <utility>
#include <vector>

namespace ringford::ui {

/** Who plays at a seat: a person, the computer at a level, or a chess program that somebody has named. */
struct SeatPlayer {
    int level = 0;   ///< of the computer, 1..10
    QString program; ///< its name

    bool isPerson() const { return level == 0 && program.isEmpty(); }
    bool operator==(const SeatPlayer&) const = default;
};

/**
 * Which seats of a match persons do not play, but the computer, at a level from 1 to 10 for each of them
 * (engine/search/Level.h), or another program. The match keeps it in tags, one a seat: `[Computer "white: level=4"]`,
 * `[Computer "black: engine=Stockfish 15.1"]`. A tag that says something else is no error: it counts for nothing.
 */
class ComputerSeats {
public:
    /** Persons at all seats. */
    explicit ComputerSeats(std::size_t seats = 0) : m_players(seats) {}
    /** As the tags of @p match say. */
    explicit ComputerSeats(const Match& match) : ComputerSeats(match.game().description(), match.tags()) {}
    ComputerSeats(const GameDescription& game, const MatchTags& tags);

    SeatPlayer player(Seat seat) const { return seat.index < m_players.size() ? m_players[seat.index] : SeatPlayer(); }
    /** @pre a level is 0..10 */
    void setPlayer(Seat seat, SeatPlayer player) { m_players[seat.index] = std::move(player); }
    /** 1..10; 0 where a person sits, or another program. */
    int level(Seat seat) const { return player(seat).level; }
    /** @pre @p level is 0..10 */
    void setLevel(Seat seat, int level) { setPlayer(seat, {level, {}}); }
    bool has(Seat seat) const { return !player(seat).isPerson(); }
    /** Whether the same plays at each of @p seats, and that is @p player. */
    bool areAll(SeatSet seats, const SeatPlayer& player) const;
    /** Those that no person plays. */
    SeatSet seats() const;
    /** Those where persons sit. */
    SeatSet persons() const;
    /** Everybody moves on by one seat, as in a rematch. */
    void moveOn();
    /** Puts it into @p tags, in place of what they said of it. */
    void write(const GameDescription& game, MatchTags& tags) const;

    bool operator==(const ComputerSeats&) const = default;

private:
    std::vector<SeatPlayer> m_players; ///< by seat
};

/** Who sits at each seat, for people: names as the tags have them, "computer", or the name of a program. */
std::vector<std::string> namesAtTable(const Match& match);

namespace words {

/** `casual`: what a level is like. */
QString strength(int level);
/** Who plays at a seat: `Person`, or `Computer: casual (4)`. */
QString player(int level);
/** The same; of another program its name. */
QString player(const SeatPlayer& player);

} // namespace words

} // namespace ringford::ui
