// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/longchess/Field.h"

#include <bit>
#include <optional>

namespace ringford::longchess {

/** What a charge does to the places of a board. */
template <class Size> struct Charge {
    PlaceSet<Size::kWords> pawns;
    PlaceSet<Size::kWords> passed; ///< only passed, and not ended on
    PlaceSet<Size::kWords> ends;   ///< none when they leave
};

/**
 * Where the pawns of a line come to, by @p distance places that way. Nothing where they would end off the board and may
 * not leave.
 */
template <class Size> inline std::optional<Charge<Size>>
chargeOf(const Field<Size>& field, const PlaceSet<Size::kWords>& pawns, Direction heading, int distance, int room)
{
    const Terrain<Size>& terrain = field.terrain;
    const auto once = terrain.shifted(pawns, heading);
    if (distance > room) {
        if (!terrain.map().chargesLeave || !terrain.leavesTo(field.us, heading))
            return std::nullopt;
        return Charge<Size>{pawns, once, {}}; // nothing is left of those that fall off at once
    }
    if (distance == 1)
        return Charge<Size>{pawns, {}, once};
    return Charge<Size>{pawns, once, terrain.shifted(once, heading)};
}

/** Whether nothing forbids it: no own piece or flag on the way, no water and no flag of its own at home at the end. */
template <class Size> inline bool mayCharge(const Field<Size>& field, const Charge<Size>& charge)
{
    return (charge.passed & (field.own | field.flags)).empty() && (charge.ends & field.barred).empty() &&
           (charge.ends & ~field.terrain.cells()).empty();
}

template <class Size, class Sink> inline void visitCharges(const Field<Size>& field, Move::Form form, int line,
                                                           const PlaceSet<Size::kWords>& pawns, Sink& sink)
{
    const bool isColumn = form == Move::Form::ChargeColumn;
    const int last = (isColumn ? field.terrain.columns() : field.terrain.rows()) - 1;
    const Direction rising = isColumn ? Direction::East : Direction::South;
    const Direction falling = isColumn ? Direction::West : Direction::North;
    const Spot first = isColumn ? field.terrain.spotAt(0, line) : field.terrain.spotAt(line, 0);
    for (const int distance : {-2, -1, 1, 2}) {
        const bool rises = distance > 0;
        const auto charge =
            chargeOf(field, pawns, rises ? rising : falling, rises ? distance : -distance, rises ? last - line : line);
        if (charge && mayCharge(field, *charge))
            sink.charge(form, first, distance);
    }
}

template <class Size, class Sink> inline void visitCharges(const Field<Size>& field, Sink& sink)
{
    const Terrain<Size>& terrain = field.terrain;
    const auto pawns = field.state.of(field.us, Kind::Pawn);
    const bool hasRows = terrain.map().hasRowCharges;
    std::uint64_t some = 0;
    std::uint64_t several = 0;
    for (int row = 0; row < terrain.rows(); ++row) {
        const std::uint64_t bits = terrain.rowBits(pawns, row);
        several |= some & bits;
        some |= bits;
        if (hasRows && (bits & (bits - 1)) != 0)
            visitCharges(field, Move::Form::ChargeRow, row, pawns & terrain.row(row), sink);
    }
    for (; several != 0; several &= several - 1) {
        const int column = std::countr_zero(several);
        visitCharges(field, Move::Form::ChargeColumn, column, pawns & terrain.column(column), sink);
    }
}

} // namespace ringford::longchess
