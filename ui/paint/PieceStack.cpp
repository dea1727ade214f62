// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/PieceStack.h"

#include "ui/paint/Canvas.h"
#include "ui/paint/PieceArt.h"

#include <algorithm>
#include <array>

namespace ringford::ui {

namespace {

constexpr double kCarried = 0.45;
constexpr double kHalo = 2; // units of the piece's box

/** What a marker alone on its cell is taken for. */
bool standsAlone(const GameDescription& game, const Marker& marker)
{
    return !marker.carried && !game.kind(marker.kind).isAhead;
}

bool isDark(const QColor& colour)
{
    return colour.lightnessF() < 0.5;
}

} // namespace

std::vector<PieceStack> pieceStacksOn(const GameDescription& game, const Contents& contents)
{
    std::vector<PieceStack> standing;
    standing.reserve(contents.pieces.size() + contents.markers.size());
    for (const PlacedPiece& placed : contents.pieces)
        standing.push_back({placed.cell, placed.piece, placed.facts, {}});
    const auto pieces = static_cast<std::ptrdiff_t>(standing.size());
    for (const Marker& marker : contents.markers) {
        const auto last = standing.begin() + pieces;
        const auto on = std::lower_bound(standing.begin(), last, marker.cell,
                                         [](const PieceStack& one, Cell cell) { return one.cell < cell; });
        const bool hasPiece = on != last && on->cell == marker.cell;
        if (hasPiece && marker.carried)
            on->carried.push_back({marker.kind, marker.side, 0});
        else if (!hasPiece && standsAlone(game, marker) &&
                 (standing.size() == static_cast<std::size_t>(pieces) || standing.back().cell != marker.cell))
            standing.push_back({marker.cell, {marker.kind, marker.side, 0}, {}, {}});
    }
    std::inplace_merge(standing.begin(), standing.begin() + pieces, standing.end(),
                       [](const PieceStack& a, const PieceStack& b) { return a.cell < b.cell; });
    return standing;
}

std::vector<Marker> lyingOn(const GameDescription& game, const Contents& contents)
{
    std::vector<Marker> lying;
    if (contents.markers.empty())
        return lying; // asked for each cell that is painted
    const std::vector<PieceStack> standing = pieceStacksOn(game, contents);
    for (const Marker& marker : contents.markers) {
        const auto on = std::ranges::lower_bound(standing, marker.cell, {}, &PieceStack::cell);
        const bool stands =
            on != standing.end() && on->cell == marker.cell && on->piece == Piece{marker.kind, marker.side, 0};
        if (!marker.carried && !stands)
            lying.push_back(marker);
    }
    return lying;
}

Pose carriedPose(const Pose& pose, int number)
{
    // Round the corners, so that no flag hides the head: what a piece is is told above.
    constexpr std::array<QPointF, 4> kCorners{QPointF(1, -1), {1, 1}, {-1, 1}, {-1, -1}};
    const double away = (1 - kCarried) / 2 * pose.box;
    const QPointF corner = kCorners[static_cast<std::size_t>(number) % kCorners.size()];
    return {pose.centre + corner * away, kCarried * pose.box, pose.angle, pose.opacity};
}

void paintCarried(Canvas& canvas, PieceArt& art, const PieceLook& look, const Pose& pose)
{
    const double unit = pose.box / PieceTemplate::kBox;
    QTransform toPose;
    toPose.translate(pose.centre.x(), pose.centre.y());
    toPose.rotate(pose.angle);
    toPose.scale(unit, unit);
    toPose.translate(-PieceTemplate::kBox / 2, -PieceTemplate::kBox / 2);
    QColor halo = isDark(look.ink.line) ? QColor(0xFF, 0xFF, 0xFF) : QColor(0x10, 0x10, 0x10);
    halo.setAlphaF(static_cast<float>(pose.opacity));
    const double wide = 2 * kHalo / kCarried + PieceArt::kPaperOutline;
    canvas.stroke(toPose.map(art.shapes(look.drawing).silhouette()), {halo, wide * unit, {}, 0, true, false});
    canvas.piece(look, pose);
}

} // namespace ringford::ui
