// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/InkedPiece.h"

#include <algorithm>

namespace ringford::ui {

namespace {

using Role = PiecePart::Role;

constexpr double kDetail = 2.6;
constexpr double kOutOutline = 2.2;
const QColor kOutBody(0x8A, 0x8A, 0x8A, 89);

Stroke rounded(const QColor& colour, double width)
{
    return {colour, width, {}, 0, true, false};
}

/** What a part is painted with while its seat is in the game. */
InkedShape inked(const PiecePart& part, const PieceInk& ink, double outline)
{
    switch (part.role) {
    case Role::Detail: return {part.path, {}, rounded(ink.detail, std::min(kDetail, outline))};
    case Role::Solid: return {part.path, ink.detail, {}};
    default: return {part.path, ink.fill, rounded(ink.line, outline)};
    }
}

/** What is left of a piece whose seat is out: an obstacle. Its foot still says whose it was. */
std::vector<InkedShape> outShapes(const PieceTemplate& shapes, const PieceInk& ink, double outline)
{
    const Stroke dashes{ink.line, kOutOutline, {4, 3.2}, 0, false};
    std::vector<InkedShape> made{{shapes.bodies(), kOutBody, dashes}};
    for (const PiecePart& part : shapes.parts) {
        if (part.role == Role::Foot)
            made.push_back(inked(part, ink, outline));
    }
    return made;
}

} // namespace

std::vector<InkedShape> inkedShapes(const PieceTemplate& shapes, const PieceLook& look, double outline, bool isMarked)
{
    std::vector<InkedShape> made;
    if (look.isOut) {
        made = outShapes(shapes, look.ink, outline);
    } else {
        for (const PiecePart& part : shapes.parts) {
            if (part.role != Role::Mark)
                made.push_back(inked(part, look.ink, outline));
        }
    }
    const QPainterPath& mark = footMark(look.seat);
    if (isMarked && !mark.isEmpty()) {
        const bool isOnPaleBody = look.isOut && !shapes.hasFoot();
        made.push_back({mark.translated(shapes.markCentre), isOnPaleBody ? look.ink.line : look.ink.detail, {}});
    }
    return made;
}

} // namespace ringford::ui
