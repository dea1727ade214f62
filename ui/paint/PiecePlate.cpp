// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/PiecePlate.h"

#include "ui/paint/Theme.h"

#include <QPainter>

namespace ringford::ui {

void paintPlate(QPainter& painter, const QRectF& plate, const QColor& ground)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground);
    painter.drawRoundedRect(plate, kPlateCorner, kPlateCorner);
}

QPixmap onPlate(const QPixmap& piece, const Theme& theme, double strength)
{
    const double ratio = piece.devicePixelRatio();
    const QSizeF size = piece.deviceIndependentSize() + QSizeF(kAroundPlated, kAroundPlated);
    QPixmap plate((size * ratio).toSize());
    plate.setDevicePixelRatio(ratio);
    plate.fill(Qt::transparent);
    QPainter painter(&plate);
    painter.setRenderHint(QPainter::Antialiasing);
    paintPlate(painter, QRectF(QPointF(), size), theme.lightCell);
    painter.setOpacity(strength);
    painter.drawPixmap(QPointF(kAroundPlated, kAroundPlated) / 2, piece);
    return plate;
}

} // namespace ringford::ui
