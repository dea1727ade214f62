// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/BrushEdits.h"

#include "engine/setup/SetupEdits.h"
#include "engine/setup/SetupSketch.h"
#include "ui/editor/Brush.h"
#include "ui/editor/SetupDocument.h"

#include <algorithm>

namespace ringford::ui {

namespace {

/** The side of the board of @p cell that has that number there. */
Side sideOn(const GameDescription& game, Cell cell, int army)
{
    const auto sides = sidesOn(game, game.board.place(cell).face);
    return sides[std::min(static_cast<std::size_t>(army), sides.size() - 1)];
}

} // namespace

bool hasSomething(const Contents& there, Cell cell)
{
    return there.pieceAt(cell) || std::ranges::find(there.markers, cell, &Marker::cell) != there.markers.end();
}

bool isPainted(const SetupDocument& document, const Brush& brush, Cell cell)
{
    const Contents& there = document.contents();
    const GameDescription& game = document.description();
    const Side side = sideOn(game, cell, brush.army);
    switch (brush.kind) {
    case Brush::Kind::Piece:
        return std::ranges::any_of(there.pieces, [&](const PlacedPiece& placed) {
            return placed.cell == cell && placed.piece.kind == brush.piece && placed.piece.side == side;
        });
    case Brush::Kind::Marker:
        return std::ranges::any_of(there.markers, [&](const Marker& marker) {
            return marker.cell == cell && marker.kind == brush.piece && marker.side == side;
        });
    case Brush::Kind::Name: {
        const auto named = cellsNamed(game, game.groups[brush.group], document.setup());
        return std::ranges::find(named, cell) != named.end();
    }
    case Brush::Kind::Hand:
    case Brush::Kind::Eraser: break;
    }
    return false;
}

Setup painted(const SetupDocument& document, const Brush& brush, Cell cell, bool takesOff)
{
    Setup setup = document.setup();
    const GameDescription& game = document.description();
    const Side side = sideOn(game, cell, brush.army);
    const Piece piece{brush.piece, side};
    const Marker marker{cell, brush.piece, side};
    switch (brush.kind) {
    case Brush::Kind::Piece:
        if (takesOff)
            takePiece(game, setup, cell);
        else
            putPiece(game, setup, {cell, piece, usualFacts(game, document.start(), cell, piece)});
        break;
    case Brush::Kind::Marker:
        if (takesOff)
            takeMarker(game, setup, marker);
        else
            putMarker(game, setup, marker);
        break;
    case Brush::Kind::Name: nameCell(game, setup, game.groups[brush.group], cell, !takesOff); break;
    case Brush::Kind::Eraser: clearCell(game, setup, cell); break;
    case Brush::Kind::Hand: break;
    }
    return setup;
}

Setup moved(const SetupDocument& document, Cell from, Cell to, bool copies)
{
    const GameDescription& game = document.description();
    const Contents& there = document.contents();
    Setup setup = document.setup();
    const PlacedPiece* const piece = there.pieceAt(from);
    if (piece) {
        PlacedPiece placed = *piece;
        placed.cell = to;
        // Armies have their own sides on each board.
        const auto sides = sidesOn(game, game.board.place(from).face);
        const auto army = std::ranges::find(sides, placed.piece.side) - sides.begin();
        placed.piece.side = sideOn(game, to, static_cast<int>(army));
        placed.facts.unmoved = usualFacts(game, document.start(), to, placed.piece).unmoved;
        if (!copies)
            takePiece(game, setup, from);
        putPiece(game, setup, placed);
    }
    for (const Marker& marker : there.markers) {
        // What a piece carries goes with it; what lies below it stays, unless it lies there alone.
        if (marker.cell != from || (piece && !marker.carried))
            continue;
        if (!copies || marker.carried)
            takeMarker(game, setup, marker);
        putMarker(game, setup, {to, marker.kind, marker.side});
    }
    return setup;
}

} // namespace ringford::ui
