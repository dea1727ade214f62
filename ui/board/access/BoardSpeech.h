// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/scene/BoardScene.h"

#include <QPointF>
#include <QString>

namespace ringford::ui {

class ClockModel;

/**
 * The board in words, for those who do not see it: what stands where, and what has happened. Each is a sentence or a
 * few.
 */
class BoardSpeech {
public:
    /** All must live longer; without @p clocks nothing is known of any. */
    BoardSpeech(const MatchModel& model, const BoardScene& scene, const ClockModel* clocks)
        : m_model(model), m_scene(scene), m_clocks(clocks)
    {
    }

    /** What led to the place shown, and who did it; of several boards, first what was done last on that of @p cell. */
    QString lastEntry(Cell cell) const;
    /** Whose turn it is at the place shown, and what the clocks show, if there are any. */
    QString turnAndChecks() const;
    QString turnAndClocks() const;
    /** Where all pieces of a kind stand, side by side of the game. */
    QString piecesOf(PieceKind kind) const;
    /** What lies on the line from a cell in a direction of the screen, to its end: an edge, or water, which is told. */
    QString lineFrom(Cell from, QPointF way) const;

    /** What a key asks for at @p cell; nothing if it asks for nothing of this. */
    std::optional<QString> answer(int key, Qt::KeyboardModifiers modifiers, Cell cell) const;

private:
    const GameDescription& game() const;
    std::optional<QString> answerSeen(int key, Qt::KeyboardModifiers modifiers, Cell cell) const;
    QString turnSetUp() const;
    const Node* lastOnBoardOf(Cell cell) const;
    QString turn() const;
    QString clocks(const Node* at, bool onlyRunning) const;
    bool isWaterBeyond(Cell cell, QPointF way) const;
    std::optional<Direction> headingOf(Cell from, QPointF way) const;

    const MatchModel& m_model;
    const BoardScene& m_scene;
    const ClockModel* m_clocks;
};

/** An entry of the game as it is announced: who has done what, and how the game ends by it. */
QString announcement(const MatchModel& model, const Node* node);

} // namespace ringford::ui
