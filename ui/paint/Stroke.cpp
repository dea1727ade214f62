// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/Stroke.h"

namespace ringford::ui {

QPen Stroke::pen() const
{
    QPen pen(colour, width, Qt::SolidLine, roundCaps ? Qt::RoundCap : Qt::FlatCap,
             roundCaps ? Qt::RoundJoin : Qt::MiterJoin);
    if (dashes.isEmpty() || width <= 0)
        return pen;
    QList<qreal> pattern; // a pen counts in its own width
    for (const double dash : dashes)
        pattern << dash / width;
    pen.setDashPattern(pattern);
    pen.setDashOffset(dashOffset / width);
    return pen;
}

} // namespace ringford::ui
