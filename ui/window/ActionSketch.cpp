// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/ActionSketch.h"

#include "engine/rules/Game.h"
#include "ui/board/view/BoardView.h"
#include "ui/match/MatchModel.h"

#include <utility>

namespace ringford::ui {

namespace {

/** The cells that a hand would touch, in order. */
std::vector<Cell> cellsOf(const Game& game, const Position& position, const Action& action)
{
    std::vector<Cell> cells;
    const std::vector<Gesture> gestures = game.gestures(position, action);
    if (gestures.empty())
        return cells;
    for (const Touch& touch : gestures.front().touches) {
        if (touch.kind == Touch::Kind::Cell && (cells.empty() || cells.back() != touch.cell))
            cells.push_back(touch.cell);
    }
    return cells;
}

} // namespace

ActionSketch::ActionSketch(MatchModel& match, BoardView& board, QObject* parent)
    : QObject(parent), m_match(match), m_board(board)
{
    // Comments were changed, and drawings shown anew: clocks write there.
    connect(&match, &MatchModel::nodeChanged, this, [this] {
        if (m_owner)
            draw();
    });
}

void ActionSketch::show(const QObject* owner, const Position& position, const Action& action, MarkColour colour)
{
    const QObject* const before = std::exchange(m_owner, owner);
    m_cells = cellsOf(m_match.game(), position, action);
    m_colour = colour;
    draw();
    if (before && before != owner)
        emit taken(before);
}

void ActionSketch::clear(const QObject* owner)
{
    if (owner != m_owner)
        return;
    m_owner = nullptr;
    m_board.boardScene().marks().setSketch(std::nullopt);
}

void ActionSketch::draw()
{
    Drawings drawings = drawingsOf(m_match.viewedNode()->comments, m_match.game().board());
    drawings.isNumbered = false;
    for (std::size_t at = 1; at < m_cells.size(); ++at)
        drawings.arrows.push_back({m_colour, m_cells[at - 1], m_cells[at]});
    if (m_cells.size() == 1)
        drawings.rings.push_back({m_colour, m_cells.front()});
    m_board.boardScene().marks().setSketch(drawings);
}

} // namespace ringford::ui
