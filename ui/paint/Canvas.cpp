// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/Canvas.h"

#include "ui/paint/Figurines.h"

#include <QFontMetricsF>

#include <utility>

namespace ringford::ui {

namespace {

constexpr int kLarge = 100; // px; small sizes are rounded to whole pixels

QFont large(QFont font, bool bold)
{
    font.setPixelSize(kLarge);
    font.setBold(bold);
    return font;
}

} // namespace

QString lineOf(const QString& text)
{
    constexpr qsizetype kLongest = 2000;
    if (text.size() <= kLongest)
        return text;
    return text.left(text[kLongest - 1].isHighSurrogate() ? kLongest - 1 : kLongest) + u'…';
}

double Word::drop(QFont font) const
{
    const QFontMetricsF metrics(large(std::move(font), bold));
    const QString line = lineOf(text);
    const bool isSmall = line == line.toLower() && line != line.toUpper();
    return (isSmall ? metrics.xHeight() : metrics.capHeight()) / 2 * size / kLarge;
}

double Word::width(QFont font) const
{
    return widthOf(lineOf(text), large(std::move(font), bold)) * size / kLarge;
}

void Word::shorten(const QFont& font, double most)
{
    if (width(font) <= most)
        return;
    const QString whole = lineOf(text);
    // Halved, not cut letter by letter: each trial lays the word out.
    qsizetype fits = 1;
    for (qsizetype beyond = whole.size(); beyond - fits > 1;) {
        const qsizetype middle = fits + (beyond - fits) / 2;
        text = whole.left(middle) + u'…';
        (width(font) <= most ? fits : beyond) = middle;
    }
    if (fits < whole.size() && whole[fits - 1].isHighSurrogate())
        fits += fits == 1 ? 1 : -1;
    text = whole.left(fits) + u'…';
}

void Canvas::fillBelowLine(const QPainterPath& path, const QColor& colour, double)
{
    fill(path, colour);
}

} // namespace ringford::ui
