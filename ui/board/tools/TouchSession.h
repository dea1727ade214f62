// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/scene/GestureSession.h"
#include "ui/match/MatchModel.h"

#include <memory>
#include <optional>
#include <vector>

namespace ringford::ui {

/**
 * What a person has touched at the place shown, with which of the game's tools, or which piece is only looked at. The
 * session of touches is made when it is first needed: nobody touches most positions.
 */
class TouchSession {
public:
    /** @p model must live longer. */
    explicit TouchSession(const MatchModel& model) : m_model(model) {}

    /** The session of the position shown. */
    GestureSession& get();
    /** Whether one was made, of the match that the model has now. */
    bool isOfMatch() const { return m_session && m_game == m_model.match().sharedGame(); }
    /** Whether one was made, of the place that is shown now: while somebody acts it may be of the one before. */
    bool isOfPlace() const { return isOfMatch() && m_model.viewedNode() == m_at; }
    /** What alone was touched in the position before the one shown now, from where somebody has acted since. */
    std::optional<Touch> begunJustBefore() const;
    /** The position is another. */
    void drop();

    /** The kind of tool that the game has (GameDescription::tools). */
    std::uint8_t tool() const { return m_tool; }
    /** What was touched with another one is forgotten. */
    void setTool(std::uint8_t tool);
    /** Whether the tool takes pieces in hand. */
    bool toolDrags() const { return m_model.description().tools[m_tool].drags; }

    bool isEmpty() { return get().isEmpty(); }
    /** The places touched so far, of what is not an action yet. */
    const std::vector<Touch>& touched() const;
    /** The same with the tool; with one more touch that would come next. */
    Gesture gesture() { return {m_tool, get().touched()}; }
    Gesture gestureWith(const Touch& next);
    /** The cell that was touched last. @pre there is one */
    Cell lastCell();
    /** Whether only a piece from a stockpile can be touched next: a promotion waits for what comes onto the board. */
    bool awaitsStock();
    /** Pieces in stockpiles that can be taken now, also in place of what is in hand. */
    std::vector<Touch> stockTouches();
    /** Whether @p touch means something where there is something in hand, or with a tool that takes nothing in hand. */
    bool means(const Touch& touch) { return (!isEmpty() || !toolDrags()) && get().admits(touch); }

    /** The cell of a piece that is looked at without being played. */
    std::optional<Cell> inspected() const { return m_inspected; }
    void setInspected(std::optional<Cell> cell) { m_inspected = cell; }
    /** Nothing is touched or looked at any more. */
    void clear();

private:
    const MatchModel& m_model;
    std::optional<GestureSession> m_session;
    std::shared_ptr<const Game> m_game; ///< that it is about
    const Node* m_at = nullptr;         ///< where it was made
    std::uint8_t m_tool = 0;
    std::optional<Cell> m_inspected;
};

} // namespace ringford::ui
