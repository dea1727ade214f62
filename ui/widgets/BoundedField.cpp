// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/BoundedField.h"

#include "ui/widgets/Announcer.h"

#include <QMimeData>
#include <QTextCursor>
#include <QToolTip>

#include <algorithm>
#include <string>

namespace ringford::ui {

bool hasLongerLine(std::string_view text, std::size_t most)
{
    for (std::size_t from = 0; from + most < text.size();) {
        const std::size_t end = text.find('\n', from);
        if (std::min(end, text.size()) - from > most)
            return true;
        from = end + 1; // the line was no longer than that, so it has an end
    }
    return false;
}

void BoundedField::setMost(qsizetype text, qsizetype line)
{
    m_mostText = text;
    m_mostLine = line;
}

bool BoundedField::canHold(const QString& text) const
{
    if (text.size() > m_mostText)
        return false;
    const std::string bytes = text.toStdString();
    return bytes.size() <= static_cast<std::size_t>(m_mostText) &&
           !hasLongerLine(bytes, static_cast<std::size_t>(m_mostLine));
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
