// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/Cell.h"
#include "engine/rules/Seat.h"

#include <cstdint>
#include <optional>

namespace ringford {

/** What a piece is, as a number in its game's list of kinds (GameDescription::kinds). */
struct PieceKind {
    std::uint8_t index{};
    auto operator<=>(const PieceKind&) const = default;
};

/** A piece as the view and text know it. */
struct Piece {
    PieceKind kind;
    Side side;            ///< whose piece group it is in
    std::uint8_t set = 0; ///< the chess set it comes from, from 1; 0 where sets do not matter
    auto operator<=>(const Piece&) const = default;
};

/**
 * What is known of a piece where it stands, and is none of what it is: pieces that differ in this alone look the same,
 * but for a mark.
 */
struct PieceFacts {
    std::optional<std::uint8_t> travelled; ///< cells that a pawn has gone, where its game counts them
    std::optional<Direction> heading;      ///< which way it goes, where pieces of one side may differ in that (rings)
    bool unmoved = false;                  ///< has not moved yet, where that matters (`^`)
    auto operator<=>(const PieceFacts&) const = default;
};

struct PlacedPiece {
    Cell cell;
    Piece piece;
    PieceFacts facts{};
    auto operator<=>(const PlacedPiece&) const = default;
};

/**
 * What lies on a cell or is carried there, and may share it with a piece: a flag, a mine, a shell (KindInfo::isMarker).
 */
struct Marker {
    Cell cell;
    PieceKind kind;
    Side side;            ///< whose it is
    bool carried = false; ///< by the piece on that cell
    auto operator<=>(const Marker&) const = default;
};

/** Pieces of one kind in a seat's stockpile. */
struct StockItem {
    Seat holder;
    Piece piece;
    int count = 0;
    auto operator<=>(const StockItem&) const = default;
};

} // namespace ringford
