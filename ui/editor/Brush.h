// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Piece.h"

#include <cstddef>

namespace ringford::ui {

/** What is in hand while a position is edited. */
struct Brush {
    enum class Kind : std::uint8_t {
        Hand,   ///< takes pieces from cell to cell, and looks at what is known of them
        Eraser, ///< takes off all that is on a cell
        Piece,  ///< puts a piece on a cell
        Marker, ///< puts what shares its cell with pieces there
        Name    ///< names a cell in a group of cells
    };
    Kind kind = Kind::Hand;
    PieceKind piece{};     ///< Piece, Marker
    int army = 0;          ///< Piece, Marker: which of the sides of the board that it is put on, from 0
    std::size_t group = 0; ///< Name: number of the group in the game's description
    bool operator==(const Brush&) const = default;
};

} // namespace ringford::ui
