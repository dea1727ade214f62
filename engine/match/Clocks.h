// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/TimeControl.h"
#include "engine/rules/Game.h"

#include <chrono>
#include <optional>
#include <vector>

namespace ringford {

/** Whose clocks run where a game stands. */
struct ClockTurn {
    SideSet onTurn;
    /** By side: who gets what an hourglass loses; a side itself where nobody is left to get it. */
    std::vector<Side> heirs;
    SideSet waiting{}; ///< their turn goes on, but their clocks stand
};

/** The sides on turn and those that wait, and after each side the next on the same board that is in the game. */
ClockTurn clockTurn(const GameDescription& game, const Contents& contents);

/**
 * The clocks of a game as it is played, one a side. They look at no clock themselves: each call is told how late it is,
 * in milliseconds since any fixed moment, never less than the call before. They stand until the first action, unless
 * start() lets them run. A clock runs while its side is on turn and does not wait for another board; the turn ends, and
 * Fischer's and Bronstein's seconds are given, when the side acted and others are on turn instead. An entry can be the
 * turn of several sides; one out of turn touches no clock. A clock with byo-yomi shows its main time and all periods that
 * are left (periodTime() tells them apart); what was used of a period comes back at the end of the turn.
 */
class Clocks {
public:
    using Time = std::chrono::milliseconds;

    /** What the clocks show at one moment. */
    struct Reading {
        std::vector<Time> left;
        std::vector<Time> used; ///< in the turn that is going on
        bool operator==(const Reading&) const = default;
    };

    /** @pre one control a side */
    Clocks(ClockSpec controls, ClockTurn turn);

    bool areStarted() const { return m_areStarted; }
    bool arePaused() const { return m_arePaused; }
    /** Whether time passes for anybody. */
    bool areRunning() const { return m_areStarted && !m_arePaused && !m_turn.onTurn.empty(); }
    SideSet onTurn() const { return m_turn.onTurn; }
    const TimeControl& control(Side side) const { return m_controls[side.index]; }

    /** Lets them run before the first action; does nothing afterwards. */
    void start(Time now);
    /** Stops all, and lets them go on; nothing happens when they do so already. */
    void pause(Time now);
    void resume(Time now);
    /** It was the turn of @p by, and @p after is who is on turn now; nobody: an event, which ends no turn. */
    void entered(SideSet by, ClockTurn after, Time now);
    /** Lets all clocks show what they showed when the game stood where @p turn is on turn. */
    void set(Reading reading, ClockTurn turn, Time now);

    Reading reading(Time now) const;
    /** What a clock shows; never negative. */
    Time left(Side side, Time now) const;
    /** What of @p side's turn does not count yet (simple delay), or is still given back (Bronstein); 0 for others. */
    Time grace(Side side, Time now) const;
    /** A side whose time is over; of several the first. */
    std::optional<Side> fallen(Time now) const;
    /** How long until the first clock that runs is at 0, if nothing happens; nothing when none runs. */
    std::optional<Time> untilFall(Time now) const;

private:
    void settle(Time now);
    /** What @p side gets at the end of its turn. */
    void giveBonus(Side side);
    /** How much of @p elapsed, which follows what @p side used before, counts. */
    Time counted(Side side, Time used, Time elapsed) const;

    ClockSpec m_controls;
    ClockTurn m_turn;
    Reading m_reading; ///< at m_since
    Time m_since{};
    bool m_areStarted = false;
    bool m_arePaused = false;
};

} // namespace ringford
