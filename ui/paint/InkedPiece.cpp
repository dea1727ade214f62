// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/InkedPiece.h"

#include <algorithm>

namespace ringford::ui {

namespace {

constexpr double kInkedOutline = 3;
constexpr double kInkedDetail = 2.6;
constexpr double kOutOutline = 2.2;
const QColor kOutBody(0x8A, 0x8A, 0x8A, 89);

Stroke rounded(const QColor& colour, double width)
{
    return {colour, width, {}, 0, true, false};
}

/** What a part is painted with while its seat is in the game. */
InkedShape inked(const PiecePart& part, const PieceInk& ink, double outline, double detail)
{
    switch (part.role) {
    case PiecePart::Role::Detail:
    case PiecePart::Role::Fine: return {part.path, {}, rounded(ink.detail, detail)};
    case PiecePart::Role::Solid: return {part.path, ink.detail, {}};
    default: return {part.path, ink.fill, rounded(ink.line, outline)};
    }
}

/** What is left of a piece whose seat is out: an obstacle. Its foot still says whose it was. */
std::vector<InkedShape> outShapes(const PieceTemplate& shapes, const PieceInk& ink, double outline)
{
    const Stroke dashes{ink.line, std::min(kOutOutline, outline), {4, 3.2}, 0, false};
    std::vector<InkedShape> made{{shapes.bodies(), kOutBody, dashes}};
    for (const PiecePart& part : shapes.parts) {
        if (part.role == PiecePart::Role::Foot)
            made.push_back(inked(part, ink, outline, outline));
    }
    return made;
}

} // namespace

namespace {

/** With a line of another thickness for details, and other colours for the foot. */
std::vector<InkedShape> inkedWith(const PieceTemplate& shapes, const PieceLook& look, const PieceInk& foot,
                                  double outline, double detail, bool isMarked)
{
    std::vector<InkedShape> made;
    if (look.isOut) {
        made = outShapes(shapes, foot, outline);
    } else {
        for (const PiecePart& part : shapes.parts) {
            if (part.role != PiecePart::Role::Mark)
                made.push_back(inked(part, part.role == PiecePart::Role::Foot ? foot : look.ink, outline, detail));
        }
    }
    const QPainterPath& mark = footMark(look.seat);
    if (isMarked && !mark.isEmpty()) {
        const bool isOnPaleBody = look.isOut && !shapes.hasFoot();
        made.push_back({mark.translated(shapes.markCentre),
                        isOnPaleBody ? look.ink.line : (shapes.hasFoot() ? foot : look.ink).detail,
                        {}});
    }
    return made;
}

} // namespace

std::vector<InkedShape> inkedShapes(const PieceTemplate& shapes, const PieceLook& look, double outline, bool isMarked)
{
    return inkedWith(shapes, look, look.ink, outline, std::min(kInkedDetail, outline), isMarked);
}

std::vector<InkedShape> printedShapes(const PieceTemplate& shapes, const PieceLook& look, PaperStyle style,
                                      double boxInMm)
{
    const double mm = PieceTemplate::kBox / boxInMm;
    // Thick enough for print, and not so fine on a large piece that it looks like another drawing.
    const double outline = std::min(1.6 * kInkedOutline, paperWeight(weights::kOutline, boxInMm) * mm);
    const double detail = outline * weights::kDetail / weights::kOutline;
    PieceInk foot = look.ink;
    if (style == PaperStyle::InkSaving)
        foot = {Theme::fill(look.seat), look.ink.line, Theme::detail(look.seat)};
    return inkedWith(shapes, look, foot, outline, detail, true);
}

} // namespace ringford::ui
