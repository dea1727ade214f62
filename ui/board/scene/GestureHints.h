// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/scene/GestureSession.h"

#include <vector>

namespace ringford::ui {

/**
 * What can be shown of touches that are no action yet: all of it comes from the gestures and effects of the actions
 * that they can still become, none of it from a rule.
 */
class GestureHints {
public:
    /** @p position is the one that @p session touches. All must live longer. */
    GestureHints(const Game& game, const Position& position, const GestureSession& session);

    /**
     * Where the touches can go on, marked by what happens there; a cell is there twice where a piece can be taken and
     * shot.
     */
    std::vector<Target> targets() const;
    /** From where the piece can go over the rim. */
    std::vector<Cell> leavings() const;
    /**
     * Cells whose pieces the touches have taken already, though nothing is played: what a row of jumps has passed over.
     */
    std::vector<Cell> taken() const;
    /**
     * The cell where a piece rests in the middle of its action and may stay for good; nothing if it must go on, or has
     * not begun.
     */
    std::optional<Cell> stop() const;

private:
    std::vector<Target> beginnings() const;
    bool rests() const { return m_session.touched().size() > 1; }
    /** Cells whose pieces all of these actions take. */
    std::vector<Cell> takenByAll(const std::vector<Action>& actions) const;
    std::vector<Target> meantAt(const Touch& place, const std::vector<Target>& known) const;
    Target::Kind kindAt(const Touch& place, const std::vector<Cell>& alreadyTaken) const;

    const Game& m_game;
    const Position& m_position;
    const GestureSession& m_session;
};

} // namespace ringford::ui
