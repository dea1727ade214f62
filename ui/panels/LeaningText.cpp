// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/LeaningText.h"

#include "ui/paint/Figurines.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QStyle>
#include <QStyleOptionViewItem>

#include <algorithm>
#include <array>

namespace ringford::ui {

bool mayLean(const QString& text)
{
    constexpr std::array kLeaning{QChar::Script_Common, QChar::Script_Inherited, QChar::Script_Latin,
                                  QChar::Script_Greek, QChar::Script_Cyrillic};
    return std::ranges::all_of(text.toStdU32String(), [&](char32_t letter) {
        return std::ranges::find(kLeaning, QChar::script(letter)) != kLeaning.end();
    });
}

void drawLeaning(QPainter& painter, const QStyleOptionViewItem& cell, const QString& text, const QFont& font)
{
    const QStyle& style = *cell.widget->style();
    const int beside = style.pixelMetric(QStyle::PM_FocusFrameHMargin, &cell, cell.widget) + 1; // as styles have it
    const QRect room =
        style.subElementRect(QStyle::SE_ItemViewItemText, &cell, cell.widget).adjusted(beside, 0, -beside, 0);
    const QFontMetrics letters(font); // whole pixels, as beside it
    const bool isChosen = cell.state.testFlag(QStyle::State_Selected);
    painter.save();
    painter.setPen(cell.palette.color(isChosen ? QPalette::HighlightedText : QPalette::Text));
    QPointF at(room.left(), room.top() + (room.height() - letters.height()) / 2 + letters.ascent());
    for (FontRun& run : fontRuns(letters.elidedText(text, cell.textElideMode, room.width()), font)) {
        if (hasFigurines(run.text))
            run.font.setItalic(false);
        painter.setFont(run.font);
        painter.drawText(at, run.text);
        at.rx() += QFontMetricsF(run.font).horizontalAdvance(run.text);
    }
    painter.restore();
}

} // namespace ringford::ui
