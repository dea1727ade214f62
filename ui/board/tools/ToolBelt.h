// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/tools/TouchSession.h"

#include <Qt>

#include <optional>

namespace ringford::ui {

/** Which of the game's tools is in hand, and when another one is taken by itself. */
class ToolBelt {
public:
    /** Both must live longer. */
    ToolBelt(const MatchModel& model, TouchSession& touches) : m_model(model), m_touches(touches) {}

    /** Numbers of tools mean others in another game: begins with the hand. */
    void begin();
    /** Somebody takes a tool; @p onTurn have the turn. */
    void take(std::uint8_t tool, SideSet onTurn);
    /** Whether a tool is in hand only until what it began is over. */
    bool isLent() const { return m_usual.has_value(); }
    /** The tool that Shift takes in hand now; nothing if none does, or what was begun is not over. */
    std::optional<std::uint8_t> byShift(Qt::KeyboardModifiers modifiers);
    /** Takes a tool until what it begins is over. */
    void lend(std::uint8_t tool);
    /** The tool that was lent gives way to the one before it. */
    void giveBack();
    /** The next seat begins with the hand; who still has the turn goes on with what is in it. */
    void serve(SideSet onTurn);
    /**
     * Where the tool in hand can do nothing and one other can, nobody wants to look for it; else it gives way to the
     * hand.
     */
    void takeUseful();

private:
    const MatchModel& m_model;
    TouchSession& m_touches;
    SideSet m_served;                    ///< on whose turn the tool is in hand
    std::optional<std::uint8_t> m_usual; ///< that a lent tool gives way to again
};

} // namespace ringford::ui
