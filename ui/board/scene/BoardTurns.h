// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/scene/BoardAppearance.h"
#include "ui/paint/BoardPicture.h"

#include <optional>
#include <vector>

namespace ringford::ui {

class BoardLayout;

/** How the boards of a match are turned: as a hand has left them, or as those on turn sit. */
class BoardTurns {
public:
    /**
     * The boards of another match are upright; a board that is the only one is turned to where somebody sits, but for a map
     * (isMap()).
     */
    void begin(const GameDescription& game, SeatSet absent);
    /** Hands act for all seats but these: a board on which nobody else sits below is turned. Tells whether one was. */
    bool seatPersons(const GameDescription& game, SeatSet absent);
    /** By face, as LayoutOptions has them. */
    const std::vector<double>& byFace() const { return m_turns; }
    void set(std::vector<double> turns) { m_turns = std::move(turns); }
    /** A hand turns all boards; that holds as long as these are on turn. */
    void turnByHand(double degrees, SideSet onTurn);
    /** Who is on turn now: what a hand did for others is over. */
    void seeTurn(SideSet onTurn);
    void forgetHand() { m_byHandFor.reset(); }
    /** How the boards are to be turned where nobody turns them now; those of a circle face their seats anyway. */
    std::vector<double> asked(const BoardPicture& picture, Turning turning, bool isCircle) const;

private:
    std::vector<double> m_turns;
    SeatSet m_absent;
    std::optional<SideSet> m_byHandFor; ///< sides on turn when a hand turned them
};

/** By side, how far its pieces are turned so that they face their own seat; empty where all are upright. */
std::vector<double> pieceTurns(const GameDescription& game, const BoardLayout& layout, Turning turning);

} // namespace ringford::ui
