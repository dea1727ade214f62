// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/OneBitPiece.h"

#include "ui/paint/Hatch.h"

#include <algorithm>

namespace ringford::ui {

namespace {

// In mm: what a copier keeps. None of it grows with the piece, but on a small one it would be all that there is.
constexpr double kPieceHalo = 0.45;
constexpr double kOneBitOutline = 0.30;
constexpr double kOneBitDetail = 0.22;
constexpr double kDetailHalo = 0.2;
constexpr double kSmallBox = 4.5;      // below it lines are thinner
constexpr double kThinnest = 0.4;      // as part of the usual width: what a printer of 600 dots an inch keeps
constexpr double kSilhouetteBox = 3.6; // below it black pieces have no details: white lines would make them white ones

const QColor kOneBitInk(Qt::black);
const QColor kPaper(Qt::white);

/** One piece being drawn; knows how long a mm is in units of its box, or less than that where it is small. */
struct OneBitPiece {
    const PieceTemplate& shapes;
    const PieceLook& look;
    double mm;
    bool isSilhouette;

    bool isSolid() const { return look.seat == Colour::Black && !look.isOut; }
    bool isHatched() const { return !look.isOut && look.seat != Colour::White && look.seat != Colour::Black; }

    Stroke line(const QColor& colour, double width) const { return {colour, width * mm, {}, 0, true, false}; }

    void addBody(std::vector<InkedShape>& made, const PiecePart& part) const
    {
        made.push_back({part.path, isSolid() ? kOneBitInk : kPaper, {}});
        if (isHatched() && part.role == PiecePart::Role::Body)
            made.push_back({seatHatch(part.path, look.seat, mm), kOneBitInk, {}});
        made.push_back({part.path, {}, line(kOneBitInk, kOneBitOutline)});
    }

    void addDetail(std::vector<InkedShape>& made, const PiecePart& part) const
    {
        const bool isLine = part.role != PiecePart::Role::Solid;
        if (look.isOut || (part.role == PiecePart::Role::Fine && isHatched()) || (isSolid() && isSilhouette))
            return;
        if (isSolid()) {
            made.push_back({part.path, isLine ? QColor() : kPaper, line(kPaper, isLine ? 1.3 * kOneBitDetail : 0)});
            return;
        }
        made.push_back({part.path, {}, line(kPaper, (isLine ? kOneBitDetail : 0) + 2 * kDetailHalo)});
        made.push_back({part.path, isLine ? QColor() : kOneBitInk, line(kOneBitInk, isLine ? kOneBitDetail : 0)});
    }

    void addMark(std::vector<InkedShape>& made) const
    {
        const QPainterPath mark = footMark(look.seat).translated(shapes.markCentre);
        if (mark.isEmpty())
            return;
        if (!shapes.hasFoot())
            made.push_back({mark, {}, line(kPaper, 2 * kDetailHalo)});
        made.push_back({mark, kOneBitInk, {}});
    }
};

} // namespace

std::vector<InkedShape> oneBitShapes(const PieceTemplate& shapes, const PieceLook& look, double boxInMm)
{
    const double thin = std::clamp(boxInMm / kSmallBox, kThinnest, 1.0);
    const OneBitPiece piece{shapes, look, thin * PieceTemplate::kBox / boxInMm, boxInMm < kSilhouetteBox};
    const QPainterPath silhouette = shapes.silhouette();
    std::vector<InkedShape> made;
    made.push_back({silhouette, {}, piece.line(kPaper, kOneBitOutline + 2 * kPieceHalo)});
    if (look.isOut) {
        Stroke dashes = piece.line(kOneBitInk, kOneBitOutline);
        dashes.dashes = {1.2 * piece.mm * kOneBitOutline * 2, piece.mm * kOneBitOutline * 2};
        dashes.roundCaps = false;
        made.push_back({shapes.bodies(), kPaper, dashes});
    }
    for (const PiecePart& part : shapes.parts) {
        if ((part.role == PiecePart::Role::Body && !look.isOut) || part.role == PiecePart::Role::Foot)
            piece.addBody(made, part);
        else if (part.role == PiecePart::Role::Detail || part.role == PiecePart::Role::Fine ||
                 part.role == PiecePart::Role::Solid)
            piece.addDetail(made, part);
    }
    // The white beside the details has taken a bite out of the outline where they come near it.
    if (!look.isOut)
        made.push_back({silhouette, {}, piece.line(kOneBitInk, kOneBitOutline)});
    piece.addMark(made);
    return made;
}

} // namespace ringford::ui
