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
    setPlainText(text);
    m_before = toPlainText(); // which knows one kind of blank and of line end
}

void CommentEditor::commit()
{
    const QString now = toPlainText();
    if (isReadOnly() || now == m_before)
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
