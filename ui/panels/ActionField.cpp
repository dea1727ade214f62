// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/ActionField.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QKeyEvent>

namespace ringford::ui {

void ActionField::focusInEvent(QFocusEvent* event)
{
    m_isActivated = event->reason() == Qt::ActiveWindowFocusReason;
    QLineEdit::focusInEvent(event);
}

bool ActionField::event(QEvent* event)
{
    const auto* const key = event->type() == QEvent::KeyPress ? static_cast<QKeyEvent*>(event) : nullptr;
    if (key && key->key() == Qt::Key_Escape) {
        event->accept();
        m_close();
        return true;
    }
    if (key && key->key() == Qt::Key_Tab && key->modifiers() == Qt::NoModifier && complete()) {
        event->accept();
        return true;
    }
    // With nothing typed it is the game that is taken back, not what was played a moment ago that is typed again.
    if (event->type() == QEvent::ShortcutOverride && text().isEmpty()) {
        const auto* const pressed = static_cast<QKeyEvent*>(event);
        if (pressed->matches(QKeySequence::Undo) || pressed->matches(QKeySequence::Redo)) {
            event->ignore();
            return true;
        }
    }
    return QLineEdit::event(event);
}

/** Writes what all completions have in common; false if that is nothing new, and Tab may go on. */
bool ActionField::complete()
{
    QString common;
    QString whole;
    const QAbstractItemModel* const texts = completer()->model();
    for (int row = 0; row < texts->rowCount(); ++row) {
        const QModelIndex each = texts->index(row, 0);
        const QString text = each.data(kBegunRole).toString();
        if (this->text().isEmpty() || !text.startsWith(this->text()))
            continue;
        const bool isFirst = common.isEmpty();
        qsizetype same = 0;
        while (same < common.size() && same < text.size() && common[same] == text[same])
            ++same;
        common = isFirst ? text : common.left(same);
        whole = isFirst ? each.data(kTypedRole).toString() : QString();
    }
    if (!whole.isEmpty())
        common = whole; // with its board
    if (common.size() <= text().size())
        return false;
    completer()->popup()->hide();
    setText(common);
    completer()->setCompletionPrefix(common);
    return true;
}

} // namespace ringford::ui
