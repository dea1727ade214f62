// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/DrawingPad.h"

#include "ui/models/MatchModel.h"
#include "ui/models/TreeEdits.h"

#include <QUndoStack>

namespace ringford::ui {

namespace {

/** Told from other edits of comments by its number: it is locked with the drawings. */
class DrawingEdit : public CommentEdit {
public:
    static constexpr int kId = 100;
    using CommentEdit::CommentEdit;
    int id() const override { return kId; }
};

} // namespace

DrawingPad::DrawingPad(MatchModel& model, QUndoStack& edits, QObject* parent)
    : QObject(parent), m_model(model), m_edits(edits)
{
    connect(&model, &MatchModel::shownChanged, this, &DrawingPad::changed);
    connect(&model, &MatchModel::replaced, this, &DrawingPad::changed);
    connect(&edits, &QUndoStack::indexChanged, this, &DrawingPad::stepsChanged);
    connect(&model, &MatchModel::nodeChanged, this, [this](const Node* node) {
        if (node == m_model.shown())
            emit changed();
    });
}

void DrawingPad::setLocked(bool locked)
{
    if (locked == m_isLocked)
        return;
    m_isLocked = locked;
    emit lockedChanged(locked);
}

const Comments& DrawingPad::comments() const
{
    return m_model.shown()->comments;
}

Drawings DrawingPad::drawings() const
{
    return drawingsOf(comments(), board());
}

const Board& DrawingPad::board() const
{
    return m_model.description().board;
}

bool DrawingPad::put(Comments changed)
{
    if (changed == comments())
        return true;
    if (m_isLocked)
        return false;
    auto* const edit = new DrawingEdit(m_model, m_model.shown(), false, std::move(changed));
    edit->setText(tr("draw"));
    m_edits.push(edit);
    return true;
}

bool DrawingPad::undo()
{
    const QUndoCommand* const step = m_edits.command(m_edits.index() - 1);
    if (m_isLocked && step && step->id() == DrawingEdit::kId)
        return false;
    m_edits.undo();
    return true;
}

bool DrawingPad::redo()
{
    const QUndoCommand* const step = m_edits.command(m_edits.index());
    if (m_isLocked && step && step->id() == DrawingEdit::kId)
        return false;
    m_edits.redo();
    return true;
}

} // namespace ringford::ui
