// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/DrawingPad.h"

#include "ui/match/BoardSource.h"
#include "ui/match/MatchModel.h"
#include "ui/match/TreeEdits.h"

#include <QUndoStack>

namespace ringford::ui {

namespace {

/** Told from other edits of comments by its number: it is locked with the drawings. */
class DrawingEdit : public CommentEdit {
public:
    using CommentEdit::CommentEdit;
    int id() const override { return BoardSource::kDrawingStep; }
};

} // namespace

DrawingPad::DrawingPad(MatchModel& model, QUndoStack& edits, QObject* parent)
    : QObject(parent), m_model(model), m_edits(edits)
{
    connect(&model, &MatchModel::viewedNodeChanged, this, &DrawingPad::changed);
    connect(&model, &MatchModel::replaced, this, &DrawingPad::changed);
    connect(&edits, &QUndoStack::indexChanged, this, &DrawingPad::stepsChanged);
    connect(&model, &MatchModel::nodeChanged, this, [this](const Node* node) {
        if (node == m_model.viewedNode())
            emit changed();
    });
}

void DrawingPad::setSource(BoardSource* source)
{
    if (m_source == source)
        return;
    if (m_source) {
        m_source->disconnect(this);
        m_source->edits().disconnect(this);
    }
    m_source = source;
    if (source) {
        connect(source, &BoardSource::changed, this, &DrawingPad::changed);
        connect(&source->edits(), &QUndoStack::indexChanged, this, &DrawingPad::stepsChanged);
    }
    emit changed();
    emit stepsChanged();
}

QUndoStack& DrawingPad::edits() const
{
    return m_source ? m_source->edits() : m_edits;
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
    return m_source ? m_source->comments() : m_model.viewedNode()->comments();
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
    if (m_source) {
        m_source->setComments(std::move(changed));
        return true;
    }
    auto* const edit = new DrawingEdit(m_model, m_model.viewedNode(), false, std::move(changed));
    edit->setText(tr("draw"));
    m_edits.push(edit);
    return true;
}

bool DrawingPad::undo()
{
    const QUndoCommand* const step = edits().command(edits().index() - 1);
    if (m_isLocked && step && step->id() == BoardSource::kDrawingStep)
        return false;
    edits().undo();
    return true;
}

bool DrawingPad::redo()
{
    const QUndoCommand* const step = edits().command(edits().index());
    if (m_isLocked && step && step->id() == BoardSource::kDrawingStep)
        return false;
    edits().redo();
    return true;
}

} // namespace ringford::ui
