// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/CommentEditor.h"

#include <QKeyEvent>

namespace ringford::ui {

CommentEditor::CommentEditor(QWidget* parent) : QPlainTextEdit(parent)
{
    setTabChangesFocus(true);
}

void CommentEditor::setText(const QString& text)
{
    m_before = text;
    setPlainText(text);
}

void CommentEditor::commit()
{
    const QString now = toPlainText();
    if (now == m_before)
        return;
    m_before = now;
    emit committed(now);
}

void CommentEditor::focusOutEvent(QFocusEvent* event)
{
    QPlainTextEdit::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason)
        commit();
}

void CommentEditor::keyPressEvent(QKeyEvent* event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->key() == Qt::Key_Escape || (isEnter && event->modifiers() & Qt::ControlModifier)) {
        commit();
        emit finished();
    } else {
        QPlainTextEdit::keyPressEvent(event);
    }
}

} // namespace ringford::ui
