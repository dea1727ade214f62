// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/Cell.h"
#include "engine/play/Seat.h"

#include <cstdint>

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

struct PlacedPiece {
    Cell cell;
    Piece piece;
    auto operator<=>(const PlacedPiece&) const = default;
};

/** Pieces of one kind in a seat's stockpile. */
struct StockItem {
    Seat holder;
    Piece piece;
    int count = 0;
    auto operator<=>(const StockItem&) const = default;
};

} // namespace ringford
