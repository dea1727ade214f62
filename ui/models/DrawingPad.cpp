// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/DrawingPad.h"

#include "ui/models/MatchModel.h"
#include "ui/models/TreeEdits.h"

#include <QUndoStack>

namespace ringford::ui {

DrawingPad::DrawingPad(MatchModel& model, QUndoStack& edits, QObject* parent)
    : QObject(parent), m_model(model), m_edits(edits)
{
    connect(&model, &MatchModel::shownChanged, this, &DrawingPad::changed);
    connect(&model, &MatchModel::replaced, this, &DrawingPad::changed);
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
    auto* const edit = new CommentEdit(m_model, m_model.shown(), false, std::move(changed));
    edit->setText(tr("draw"));
    m_edits.push(edit);
    return true;
}

} // namespace ringford::ui
