// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/SetBadge.h"

#include "ui/paint/Canvas.h"
#include "ui/paint/PieceTemplate.h"
#include "ui/paint/TurnedText.h"

#include <string>

namespace ringford::ui {

namespace {

// In units of a piece's box.
constexpr double kBadgeRadius = 10;
constexpr double kBadgeAway = 19;
constexpr double kBadgeText = 15;
constexpr QRgb kBadgeInk = qRgb(0x10, 0x10, 0x10);

/** Gives its middle. */
QPointF paintDisc(Canvas& canvas, const Pose& pose, double angle, double unit)
{
    QTransform turn;
    turn.rotate(angle);
    const QPointF centre = pose.centre + turn.map(QPointF(kBadgeAway, kBadgeAway) * unit);
    QPainterPath disc;
    disc.addEllipse(centre, kBadgeRadius * unit, kBadgeRadius * unit);
    canvas.fill(disc, Qt::white);
    canvas.stroke(disc, {kBadgeInk, 1.6 * unit, {}, 0, true, false});
    return centre;
}

} // namespace

int setNumber(const Board& board, Cell on, const Piece& piece)
{
    const Face& face = board.faces()[board.place(on).face];
    return face.name == std::to_string(piece.set) ? 0 : piece.set;
}

void paintSetBadge(Canvas& canvas, const Pose& pose, int number)
{
    const double unit = pose.box / PieceTemplate::kBox;
    const QPointF centre = paintDisc(canvas, pose, 0, unit);
    canvas.write({centre, QString::number(number), kBadgeText * unit, true, kBadgeInk});
}

void paintTurnedSetBadge(Canvas& canvas, const Pose& pose, int number, const QFont& font)
{
    const double unit = pose.box / PieceTemplate::kBox;
    const QPointF centre = paintDisc(canvas, pose, pose.angle, unit);
    canvas.fill(turnedText(QString::number(number), centre, kBadgeText * unit, pose.angle, font), kBadgeInk);
}

} // namespace ringford::ui
