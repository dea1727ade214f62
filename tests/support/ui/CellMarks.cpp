// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/ui/CellMarks.h"

namespace ringford::test {

using namespace ui;

namespace {

CellMark target(Target::Kind kind)
{
    return [kind](BoardPicture& picture, Cell cell) { picture.targets = {{cell, kind}}; };
}

} // namespace

CellMarks cellMarks()
{
    return {
        {"last action", [](BoardPicture& picture, Cell cell) { picture.lastAction.ends = {cell}; }},
        {"touched", [](BoardPicture& picture, Cell cell) { picture.lastAction.touched = {cell}; }},
        {"selected", [](BoardPicture& picture, Cell cell) { picture.selected = cell; }},
        {"cursor", [](BoardPicture& picture, Cell cell) { picture.cursor = cell; }},
        {"target", target(Target::Kind::Move)},
        {"capture", target(Target::Kind::Capture)},
        {"shot", target(Target::Kind::Shot)},
        {"drop", target(Target::Kind::Drop)},
        {"swap", target(Target::Kind::Swap)},
        {"aim", target(Target::Kind::Aim)},
        {"danger", [](BoardPicture& picture, Cell cell) { picture.dangers = {cell}; }},
        {"check", [](BoardPicture& picture, Cell cell) { picture.contents.checks = {cell}; }},
        {"ring",
         [](BoardPicture& picture, Cell cell) {
             picture.rings = {{MarkColour::Red, cell}};
         }},
    };
}

CellMark standing(const Piece& piece, const PieceFacts& facts)
{
    return [=](BoardPicture& picture, Cell cell) {
        std::erase_if(picture.contents.pieces, [&](const PlacedPiece& placed) { return placed.cell == cell; });
        picture.contents.pieces.push_back({cell, piece, facts});
    };
}

} // namespace ringford::test
