// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QRectF>

class QPainter;
class QPalette;

namespace ringford::ui {

/** A die as it is drawn. */
struct DieLook {
    int sides = 6;
    int value = 1;
    bool isKept = true;    ///< else it is pale, and struck out
    bool isLocked = false; ///< it is not rolled again: it has a frame with a lock
    double turn = 0;       ///< clockwise, in degrees
};

struct DieColours {
    QColor face;
    QColor line;
    static DieColours of(const QPalette& palette);
};

/** Draws a die within @p box: by its number of sides it is a triangle, a square, a disc ... The highest is dark. */
void paintDie(QPainter& painter, const QRectF& box, const DieLook& look, const DieColours& colours);

} // namespace ringford::ui
