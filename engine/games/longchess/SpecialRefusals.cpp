// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/longchess/SpecialRefusals.h"

#include "engine/games/longchess/Notation.h"

#include <algorithm>
#include <cstdlib>

namespace ringford::longchess {

namespace {

constexpr int kFarthestCharge = 2;

/** A charge, and what it needs of the board. */
template <class Size> struct Line {
    explicit Line(const RefusalContext<Size>& context)
        : isColumn(context.action.axis == Action::Axis::Column),
          number(lineOf(context.game.board, context.action.axis, context.action.from)),
          last((isColumn ? context.terrain.columns() : context.terrain.rows()) - 1),
          pawns(context.state.of(context.state.turn, Kind::Pawn) &
                (isColumn ? context.terrain.column(number) : context.terrain.row(number))),
          rises(context.action.distance > 0), distance(std::abs(context.action.distance)),
          heading(isColumn ? (rises ? Direction::East : Direction::West)
                           : (rises ? Direction::South : Direction::North))
    {
    }

    bool isColumn;
    int number, last;
    PlaceSet<Size::kWords> pawns;
    bool rises;
    int distance;
    Direction heading;
};

/** Why pawns do not charge that way at all. */
template <class Size> MaybeRefusal noCharge(const RefusalContext<Size>& context, const Line<Size>& line)
{
    const auto here = [&](Text sentence) { return Refusal{std::move(sentence), context.cells(line.pawns), "charge"}; };
    if (line.distance == 0)
        return here(RINGFORD_TEXT("the pawns of a charge go straight, one or two places"));
    if (!line.isColumn && !context.terrain.map().hasRowCharges)
        return here(RINGFORD_TEXT("on this board only ranks of pawns charge; rows do with four teams"));
    if (line.distance > kFarthestCharge)
        return here(Text(RINGFORD_TEXT("a charge goes one or two places, not %1")).with(line.distance));
    if (line.pawns.size() < 2)
        return here(Text(line.isColumn ? RINGFORD_TEXT("a charge needs at least two of your pawns on that rank, not %1")
                                       : RINGFORD_TEXT("a charge needs at least two of your pawns on that row, not %1"))
                        .with(line.pawns.size()));
    return std::nullopt;
}

template <class Size> MaybeRefusal chargeBlocked(const RefusalContext<Size>& context, const Charge<Size>& charge)
{
    const auto& field = context.field;
    const auto named = [&](const PlaceSet<Size::kWords>& where, Text sentence, const char* section) {
        return Refusal{std::move(sentence).with(context.names(where)), context.cells(where), section};
    };
    if (const auto own = (charge.passed | charge.ends) & field.own; own.any())
        return context.at(own.first(),
                          Text(RINGFORD_TEXT("the charge is blocked by your own %1 on %2"))
                              .word(context.wordAt(own.first()))
                              .with(context.name(own.first())),
                          "charge");
    if (const auto flags = charge.passed & field.flags; flags.any())
        return named(flags, RINGFORD_TEXT("a charge does not pass over a flag, and one is on %1"), "charge");
    if (const auto flags = charge.ends & field.barred; flags.any())
        return named(flags, RINGFORD_TEXT("your own flag lies on %1 in its keep: it cannot be picked up there"),
                     "flags");
    if (const auto water = charge.ends & ~context.terrain.cells(); water.any())
        return Refusal{Text(RINGFORD_TEXT("the charge would end in water on %1")).with(context.names(water)),
                       context.cells(charge.pawns), "charge"};
    return std::nullopt;
}

} // namespace

template <class Size> MaybeRefusal whyNotCharged(const RefusalContext<Size>& context)
{
    const Line<Size> line(context);
    if (auto refusal = noCharge(context, line))
        return refusal;
    const auto charge = chargeOf(context.field, line.pawns, line.heading, line.distance,
                                 line.rises ? line.last - line.number : line.number);
    if (charge)
        return chargeBlocked(context, *charge);
    return Refusal{context.terrain.map().chargesLeave
                       ? RINGFORD_TEXT("pawns leave the board over their own end only")
                       : RINGFORD_TEXT("pawns do not leave the board by a charge with four teams"),
                   context.cells(line.pawns), "charge"};
}

template <class Size> MaybeRefusal whyNotMined(const RefusalContext<Size>& context)
{
    const auto& field = context.field;
    const std::string name = context.name(context.to);
    const auto here = [&](Text sentence) { return context.at(context.to, std::move(sentence), "mines"); };
    if (!context.rules.options().hasMines)
        return here(RINGFORD_TEXT("there are no mines in this game"));
    if (context.target)
        return here(Text(RINGFORD_TEXT("mines are laid on empty cells, and the %1 stands on %2"))
                        .word(context.wordAt(context.to))
                        .with(name));
    if (field.flags.contains(context.to))
        return here(Text(RINGFORD_TEXT("mines are laid on empty cells, and a flag lies on %1")).with(name));
    if (field.mines.contains(context.to))
        return here(Text(RINGFORD_TEXT("a mine lies on %1 already")).with(name));
    const auto beside = context.terrain.beside(context.to);
    if ((beside & context.state.of(context.state.turn, Kind::Pawn)).empty())
        return here(Text(RINGFORD_TEXT("none of your pawns stands next to %1, orthogonally")).with(name));
    if (const auto enemies = beside & field.enemies; enemies.any())
        return context.at(enemies.first(),
                          Text(RINGFORD_TEXT("an enemy stands next to the mine's cell: the %1 on %2"))
                              .word(context.wordAt(enemies.first()))
                              .with(context.name(enemies.first())),
                          "mines");
    return std::nullopt;
}

template <class Size> MaybeRefusal whyNotFired(const RefusalContext<Size>& context)
{
    const auto here = [&](Text sentence) { return Refusal{std::move(sentence), {}, "artillery"}; };
    const Seat us = context.state.turn;
    if (!context.rules.options().hasArtillery)
        return here(RINGFORD_TEXT("there is no artillery in this game"));
    const auto artillery = context.state.of(us, Kind::Artillery);
    if (artillery.empty())
        return here(
            Text(RINGFORD_TEXT("%1 has no artillery on the board, and cannot fire")).sentence(context.title(us)));
    if (context.action.kind == Action::Kind::EndFire)
        return here(RINGFORD_TEXT("no firing has begun that could be ended"));
    const Spotted gun = context.terrain.placeOf(artillery.first());
    const Spotted goal = context.terrain.placeOf(context.to);
    const int distance = std::abs(gun.row - goal.row) + std::abs(gun.column - goal.column);
    if (distance > kReachOfFire)
        return Refusal{Text(RINGFORD_TEXT("%1 is %2 places from the artillery on %3, along ranks and rows; it fires "
                                          "%4 far"))
                           .with(context.name(context.to))
                           .with(distance)
                           .with(context.name(artillery.first()))
                           .with(kReachOfFire),
                       {context.cell(artillery.first()), context.action.to},
                       "artillery"};
    const ShellList& shells = context.state.shells[us.index];
    if (!context.state.isFiring)
        return std::nullopt;
    const Spot last = shells.at[shells.count - 1u];
    if (context.to > last)
        return std::nullopt;
    if (std::find(shells.begin(), shells.end(), context.to) != shells.end())
        return context.at(context.to,
                          Text(RINGFORD_TEXT("a shell is aimed at %1 already")).with(context.name(context.to)),
                          "artillery");
    return Refusal{Text(RINGFORD_TEXT("shells are aimed in the order of the cells: %1 does not come after %2"))
                       .with(context.name(context.to))
                       .with(context.name(last)),
                   {context.cell(last), context.action.to},
                   "artillery"};
}

RINGFORD_LONGCHESS_WHY(whyNotCharged);
RINGFORD_LONGCHESS_WHY(whyNotMined);
RINGFORD_LONGCHESS_WHY(whyNotFired);

} // namespace ringford::longchess
