// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/Canvas.h"

#include <QFontMetricsF>

namespace ringford::ui {

namespace {

constexpr int kLarge = 100; // px; small sizes are rounded to whole pixels

QFontMetricsF metricsOf(QFont font, bool bold)
{
    font.setPixelSize(kLarge);
    font.setBold(bold);
    return QFontMetricsF(font);
}

} // namespace

double Word::drop(QFont font) const
{
    const QFontMetricsF metrics = metricsOf(font, bold);
    const bool isSmall = text == text.toLower() && text != text.toUpper();
    return (isSmall ? metrics.xHeight() : metrics.capHeight()) / 2 * size / kLarge;
}

double Word::width(QFont font) const
{
    return metricsOf(font, bold).horizontalAdvance(text) * size / kLarge;
}

void Canvas::fillBelowLine(const QPainterPath& path, const QColor& colour, double)
{
    fill(path, colour);
}

} // namespace ringford::ui
