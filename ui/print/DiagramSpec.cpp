// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/DiagramSpec.h"

#include "ui/paint/Canvas.h"

namespace ringford::ui {

std::optional<std::pair<Cell, Cell>> readPart(const QString& text, const Board& board)
{
    const QString part = text.trimmed();
    const auto first = board.find(part.section(u'-', 0, 0).trimmed().toStdString());
    const auto last = board.find(part.section(u'-', 1).trimmed().toStdString());
    if (!first || !last || board.place(*first).face != board.place(*last).face)
        return std::nullopt;
    return std::pair(*first, *last);
}

QFont printFont()
{
    return QFont(QStringLiteral("DejaVu Sans"));
}

QStringList wrapped(const QString& text, double size, double width, const QFont& font)
{
    QStringList lines;
    for (const QString& paragraph : text.split(u'\n')) {
        QString line;
        for (const QString& word : paragraph.split(u' ', Qt::SkipEmptyParts)) {
            const QString longer = line.isEmpty() ? word : line + u' ' + word;
            if (!line.isEmpty() && Word{{}, longer, size, false, {}}.width(font) > width) {
                lines << line;
                line = word;
            } else {
                line = longer;
            }
        }
        lines << line;
    }
    return lines;
}

} // namespace ringford::ui
