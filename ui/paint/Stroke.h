// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QList>
#include <QPen>

namespace ringford::ui {

/** A line as boards need them; lengths in layout units. */
struct Stroke {
    QColor colour;
    double width = 0;
    QList<double> dashes; ///< on, off, ...; none: a solid line
    double dashOffset = 0;
    bool roundCaps = false; ///< and joins
    bool onPixels = false;  ///< upright lines, to be sharp where there are pixels

    QPen pen() const;
    bool operator==(const Stroke&) const = default;
};

} // namespace ringford::ui
