// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/ActionSketch.h"

#include "engine/rules/Game.h"
#include "ui/board/view/BoardView.h"
#include "ui/match/MatchModel.h"

#include <utility>

namespace ringford::ui {

namespace {

/** The cells that a hand would touch, in order; of what goes over the rim, the last one before it. */
std::vector<Cell> cellsOf(const Gesture& gesture)
{
    std::vector<Cell> cells;
    for (const Touch& touch : gesture.touches) {
        const bool isOnBoard = touch.kind == Touch::Kind::Cell || touch.kind == Touch::Kind::Rim;
        if (isOnBoard && (cells.empty() || cells.back() != touch.cell))
            cells.push_back(touch.cell);
    }
    return cells;
}

bool comesFromStock(const Gesture& gesture)
{
    return !gesture.touches.empty() && gesture.touches.front().kind == Touch::Kind::Stock;
}

/** Arrows along what a hand would do; where that is one cell alone, a ring around it, and a drop's cell is filled. */
void add(Drawings& drawings, const Gesture& gesture, MarkColour colour)
{
    const std::vector<Cell> cells = cellsOf(gesture);
    for (std::size_t at = 1; at < cells.size(); ++at)
        drawings.arrows.push_back({colour, cells[at - 1], cells[at]});
    if (cells.size() == 1)
        drawings.rings.push_back({colour, cells.front()});
    if (!cells.empty() && comesFromStock(gesture))
        drawings.fills.push_back({colour, cells.front()});
}

} // namespace

Drawings sketchOf(const Game& game, const Position& position, const Action& action, MarkColour colour)
{
    Drawings drawings;
    const std::vector<Gesture> gestures = game.gestures(position, action);
    for (const Gesture& gesture : gestures) {
        add(drawings, gesture, colour);
        if (action.kind != Action::Kind::Charge) // there each leads another pawn, and all go along
            break;
    }
    return drawings;
}

ActionSketch::ActionSketch(MatchModel& match, BoardView& board, QObject* parent)
    : QObject(parent), m_match(match), m_board(board)
{
}

void ActionSketch::show(const QObject* owner, const Position& position, const Action& action, MarkColour colour)
{
    await(owner);
    m_board.boardScene().marks().setAdvice(sketchOf(m_match.game(), position, action, colour));
}

void ActionSketch::await(const QObject* owner)
{
    const QObject* const before = std::exchange(m_owner, owner);
    m_board.boardScene().marks().setAdvice({});
    if (before && before != owner)
        emit taken(before);
}

void ActionSketch::clear(const QObject* owner)
{
    if (owner != m_owner)
        return;
    m_owner = nullptr;
    m_board.boardScene().marks().setAdvice({});
}

bool ActionSketch::clear()
{
    const QObject* const owner = m_owner;
    if (!owner)
        return false;
    clear(owner);
    emit taken(owner);
    return true;
}

} // namespace ringford::ui
