// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/SetBadge.h"

#include "ui/paint/Canvas.h"
#include "ui/paint/PieceTemplate.h"

#include <string>

namespace ringford::ui {

namespace {

// In units of a piece's box.
constexpr double kBadgeRadius = 10;
constexpr double kBadgeAway = 19;
constexpr double kBadgeText = 15;

} // namespace

int setNumber(const Board& board, Cell on, const Piece& piece)
{
    const Face& face = board.faces()[board.place(on).face];
    return face.name == std::to_string(piece.set) ? 0 : piece.set;
}

void paintSetBadge(Canvas& canvas, const Pose& pose, int number)
{
    const double unit = pose.box / PieceTemplate::kBox;
    const QPointF centre = pose.centre + QPointF(kBadgeAway, kBadgeAway) * unit;
    QPainterPath disc;
    disc.addEllipse(centre, kBadgeRadius * unit, kBadgeRadius * unit);
    canvas.fill(disc, Qt::white);
    canvas.stroke(disc, {QColor(0x10, 0x10, 0x10), 1.6 * unit, {}, 0, true, false});
    canvas.write({centre, QString::number(number), kBadgeText * unit, true, QColor(0x10, 0x10, 0x10)});
}

} // namespace ringford::ui
