// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/Drawings.h"

#include <QObject>

namespace ringford {
class Game;
class Position;
struct Action;
} // namespace ringford

namespace ringford::ui {

class BoardView;
class MatchModel;

/**
 * How an action that is legal at @p position is drawn: arrows along what a hand would do (of a charge, one for each
 * pawn), a ring where that is one cell.
 */
Drawings sketchOf(const Game& game, const Position& position, const Action& action, MarkColour colour);

/**
 * An action that the program shows on the board: an arrow, or a ring around its only cell, with what people have drawn
 * there. It is not kept. One at a time: whoever shows another takes the first away.
 */
class ActionSketch : public QObject {
    Q_OBJECT

public:
    /** Both outlive it. */
    ActionSketch(MatchModel& match, BoardView& board, QObject* parent);

    /** Shows an action that is legal at @p position, for @p owner. */
    void show(const QObject* owner, const Position& position, const Action& action, MarkColour colour);
    /** @p owner looks for what it will show: what is shown now goes. */
    void await(const QObject* owner);
    /** Takes away what @p owner shows. */
    void clear(const QObject* owner);
    /** Takes away what anybody shows, or looks for. False if that is nothing. */
    bool clear();

signals:
    /** What @p owner has shown is there no longer, because somebody else shows something or has no use for it. */
    void taken(const QObject* owner);

private:
    MatchModel& m_match;
    BoardView& m_board;
    const QObject* m_owner = nullptr; ///< null: nothing is shown, and nobody looks for anything
};

} // namespace ringford::ui
