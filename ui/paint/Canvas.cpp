// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/Canvas.h"

#include <QFontMetricsF>

namespace ringford::ui {

double Word::drop(QFont font) const
{
    constexpr int kLarge = 100; // px; small sizes are rounded to whole pixels
    font.setPixelSize(kLarge);
    font.setBold(bold);
    const QFontMetricsF metrics(font);
    const bool isSmall = text == text.toLower() && text != text.toUpper();
    return (isSmall ? metrics.xHeight() : metrics.capHeight()) / 2 * size / kLarge;
}

} // namespace ringford::ui
