// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/BoundedField.h"

#include "ui/widgets/Announcer.h"

#include <QMimeData>
#include <QTextCursor>
#include <QToolTip>

#include <algorithm>

namespace ringford::ui {

void BoundedField::setMost(qsizetype text, qsizetype line)
{
    m_mostText = text;
    m_mostLine = line;
}

bool BoundedField::canHold(const QString& text) const
{
    if (text.size() > m_mostText)
        return false;
    const QByteArray bytes = text.toUtf8();
    const QList<QByteArray> lines = bytes.split('\n');
    const auto isShort = [this](const QByteArray& line) { return line.size() <= m_mostLine; };
    return bytes.size() <= m_mostText && std::ranges::all_of(lines, isShort);
}

void BoundedField::insertFromMimeData(const QMimeData* source)
{
    const QString pasted = source->text();
    const QTextCursor cursor = textCursor();
    QString text = toPlainText();
    text.replace(cursor.selectionStart(), cursor.selectionEnd() - cursor.selectionStart(), pasted);
    if (isReadOnly() || canHold(text)) {
        QPlainTextEdit::insertFromMimeData(source);
        return;
    }
    const QString why = tr("This is too long for the field: nothing was pasted.");
    QToolTip::showText(viewport()->mapToGlobal(cursorRect().bottomLeft()), why, this);
    Announcer::of(*this).say(why);
    emit refused();
}

} // namespace ringford::ui
