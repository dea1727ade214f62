// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/Drawings.h"

#include <QObject>

class QUndoStack;

namespace ringford::ui {

class BoardSource;
class MatchModel;

/**
 * The drawings of the place of a match that is shown, or of what is shown in its place, as a person changes them: each
 * change is one edit of comments, and can be undone. While locked nothing changes them.
 */
class DrawingPad : public QObject {
    Q_OBJECT

public:
    /** Both outlive it. */
    DrawingPad(MatchModel& model, QUndoStack& edits, QObject* parent = nullptr);

    /** What is shown in place of the match, and drawn on; null: the match is. It outlives its being shown. */
    void setSource(BoardSource* source);
    bool isLocked() const { return m_isLocked; }
    void setLocked(bool locked);
    /** The comments that the drawings are kept in. */
    const Comments& comments() const;
    Drawings drawings() const;
    const Board& board() const;
    /** What comes of @p changed, made of comments(): false if drawings are locked, and nothing is changed. */
    bool put(Comments changed);
    QUndoStack& edits() const;
    /** One step of edits() back, or again: false if that is one of drawing while drawings are locked. */
    bool undo();
    bool redo();

signals:
    void lockedChanged(bool locked);
    /** Others are shown, or they were changed. */
    void changed();
    /** What can be undone or redone may be another step. */
    void stepsChanged();

private:
    MatchModel& m_model;
    QUndoStack& m_edits;
    BoardSource* m_source = nullptr;
    bool m_isLocked = false;
};

} // namespace ringford::ui
