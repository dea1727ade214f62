// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/Cell.h"
#include "engine/rules/Piece.h"

#include <algorithm>
#include <compare>
#include <vector>

namespace ringford {

/**
 * One place that a person touches: a cell, pieces in a stockpile, the rim beyond a cell, a named button; or a place of
 * a board that is no cell (water), which no action has among its gestures but somebody may have meant.
 */
struct Touch {
    enum class Kind : std::uint8_t { Cell, Stock, Rim, Button, Place };
    Kind kind = Kind::Cell;
    Cell cell{};             ///< Cell, Rim
    Seat holder{};           ///< Stock
    Piece piece{};           ///< Stock
    std::uint8_t button = 0; ///< Button: number in GameDescription::buttons
    Place place{};           ///< Place

    static Touch on(Cell cell) { return {Kind::Cell, cell, {}, {}, 0, {}}; }
    static Touch onStock(Seat holder, Piece piece) { return {Kind::Stock, {}, holder, piece, 0, {}}; }
    static Touch onRim(Cell beyond) { return {Kind::Rim, beyond, {}, {}, 0, {}}; }
    static Touch onButton(std::uint8_t button) { return {Kind::Button, {}, {}, {}, button, {}}; }
    static Touch onPlace(Place place) { return {Kind::Place, {}, {}, {}, 0, place}; }
    auto operator<=>(const Touch&) const = default;
};

/**
 * The places touched to play an action, in order, with the tool in hand (number in GameDescription::tools; 0 is the
 * hand that moves pieces).
 */
struct Gesture {
    std::uint8_t tool = 0;
    std::vector<Touch> touches;
    bool operator==(const Gesture&) const = default;

    /** Whether nothing but cells is touched. */
    bool isOnCells() const
    {
        return std::ranges::all_of(touches, [](const Touch& touch) { return touch.kind == Touch::Kind::Cell; });
    }
};

/** A place that a piece could go to, for showing how it moves; `Aim`: that it could shoot at, were an enemy there. */
struct Target {
    enum class Kind : std::uint8_t { Move, Capture, Shot, Drop, Swap, Aim };
    Cell cell;
    Kind kind = Kind::Move;
    auto operator<=>(const Target&) const = default;
};

} // namespace ringford
