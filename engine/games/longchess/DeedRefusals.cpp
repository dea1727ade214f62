// SPDX-License-Identifier: GPL-3.0-or-later
// Why pawns do not charge, why mines are not laid and shells not fired.
#include "engine/games/longchess/Attempt.h"
#include "engine/games/longchess/Notation.h"

#include <algorithm>
#include <cstdlib>

namespace ringford::longchess {

namespace {

constexpr int kFarthestCharge = 2;

/** A charge, and what it needs of the board. */
template <class Size> struct Line {
    explicit Line(const Attempt<Size>& attempt)
        : isColumn(attempt.action.axis == Action::Axis::Column),
          number(lineOf(attempt.game.board, attempt.action.axis, attempt.action.from)),
          last((isColumn ? attempt.terrain.columns() : attempt.terrain.rows()) - 1),
          pawns(attempt.state.of(attempt.state.turn, Kind::Pawn) &
                (isColumn ? attempt.terrain.column(number) : attempt.terrain.row(number))),
          rises(attempt.action.distance > 0), distance(std::abs(attempt.action.distance)),
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
template <class Size> MaybeRefusal noCharge(const Attempt<Size>& attempt, const Line<Size>& line)
{
    const auto here = [&](Text sentence) { return Refusal{std::move(sentence), attempt.cells(line.pawns), "charge"}; };
    if (!line.isColumn && !attempt.terrain.map().hasRowCharges)
        return here(RINGFORD_TEXT("on this board only ranks of pawns charge; rows do with four teams"));
    if (line.distance > kFarthestCharge)
        return here(Text(RINGFORD_TEXT("a charge goes one or two places, not %1")).with(line.distance));
    if (line.pawns.size() < 2)
        return here(Text(line.isColumn ? RINGFORD_TEXT("a charge needs two own pawns on that rank at least, and there "
                                                       "are %1")
                                       : RINGFORD_TEXT("a charge needs two own pawns on that row at least, and there "
                                                       "are %1"))
                        .with(line.pawns.size()));
    return std::nullopt;
}

template <class Size> MaybeRefusal chargeBlocked(const Attempt<Size>& attempt, const Charge<Size>& charge)
{
    const auto& field = attempt.field;
    const auto named = [&](const PlaceSet<Size::kWords>& where, Text sentence, const char* section) {
        return Refusal{std::move(sentence).with(attempt.names(where)), attempt.cells(where), section};
    };
    if (const auto own = (charge.passed | charge.ends) & field.own; own.any())
        return attempt.at(own.first(),
                          Text(RINGFORD_TEXT("the charge is blocked by the own %1 on %2"))
                              .word(attempt.wordAt(own.first()))
                              .with(attempt.name(own.first())),
                          "charge");
    if (const auto flags = charge.passed & field.flags; flags.any())
        return named(flags, RINGFORD_TEXT("a charge does not pass over a flag, and one is on %1"), "charge");
    if (const auto flags = charge.ends & field.barred; flags.any())
        return named(flags, RINGFORD_TEXT("the own flag lies on %1 in its own keep: it cannot be picked up there"),
                     "flags");
    if (const auto water = charge.ends & ~attempt.terrain.cells(); water.any())
        return Refusal{Text(RINGFORD_TEXT("the charge would end in water on %1")).with(attempt.names(water)),
                       attempt.cells(charge.pawns), "charge"};
    return std::nullopt;
}

} // namespace

template <class Size> MaybeRefusal whyNotCharged(const Attempt<Size>& attempt)
{
    const Line<Size> line(attempt);
    if (auto refusal = noCharge(attempt, line))
        return refusal;
    const auto charge = chargeOf(attempt.field, line.pawns, line.heading, line.distance,
                                 line.rises ? line.last - line.number : line.number);
    if (charge)
        return chargeBlocked(attempt, *charge);
    return Refusal{attempt.terrain.map().chargesLeave
                       ? RINGFORD_TEXT("pawns leave the board over their own end only")
                       : RINGFORD_TEXT("pawns do not leave the board by a charge with four teams"),
                   attempt.cells(line.pawns), "charge"};
}

template <class Size> MaybeRefusal whyNotMined(const Attempt<Size>& attempt)
{
    const auto& field = attempt.field;
    const std::string name = attempt.name(attempt.to);
    const auto here = [&](Text sentence) { return attempt.at(attempt.to, std::move(sentence), "mines"); };
    if (!attempt.rules.options().hasMines)
        return here(RINGFORD_TEXT("there are no mines in this game"));
    if (attempt.target)
        return here(Text(RINGFORD_TEXT("mines are laid on empty cells, and the %1 stands on %2"))
                        .word(attempt.wordAt(attempt.to))
                        .with(name));
    if (field.flags.contains(attempt.to))
        return here(Text(RINGFORD_TEXT("mines are laid on empty cells, and a flag lies on %1")).with(name));
    if (field.mines.contains(attempt.to))
        return here(Text(RINGFORD_TEXT("a mine lies on %1 already")).with(name));
    const auto beside = attempt.terrain.beside(attempt.to);
    if ((beside & attempt.state.of(attempt.state.turn, Kind::Pawn)).empty())
        return here(Text(RINGFORD_TEXT("no own pawn stands next to %1, orthogonally")).with(name));
    if (const auto enemies = beside & field.enemies; enemies.any())
        return attempt.at(enemies.first(),
                          Text(RINGFORD_TEXT("an enemy stands next to the mine's cell: the %1 on %2"))
                              .word(attempt.wordAt(enemies.first()))
                              .with(attempt.name(enemies.first())),
                          "mines");
    return std::nullopt;
}

template <class Size> MaybeRefusal whyNotFired(const Attempt<Size>& attempt)
{
    const auto here = [&](Text sentence) { return Refusal{std::move(sentence), {}, "artillery"}; };
    const Seat us = attempt.state.turn;
    if (!attempt.rules.options().hasArtillery)
        return here(RINGFORD_TEXT("there is no artillery in this game"));
    const auto artillery = attempt.state.of(us, Kind::Artillery);
    if (artillery.empty())
        return here(
            Text(RINGFORD_TEXT("%1 has no artillery on the board, and cannot fire")).sentence(attempt.title(us)));
    if (attempt.action.kind == Action::Kind::EndFire)
        return here(RINGFORD_TEXT("nothing has been fired that could be ended"));
    const Spotted gun = attempt.terrain.placeOf(artillery.first());
    const Spotted goal = attempt.terrain.placeOf(attempt.to);
    const int distance = std::abs(gun.row - goal.row) + std::abs(gun.column - goal.column);
    if (distance > kReachOfFire)
        return Refusal{Text(RINGFORD_TEXT("%1 is %2 places from the artillery on %3, along ranks and rows; it fires "
                                          "%4 far"))
                           .with(attempt.name(attempt.to))
                           .with(distance)
                           .with(attempt.name(artillery.first()))
                           .with(kReachOfFire),
                       {attempt.cell(artillery.first()), attempt.action.to},
                       "artillery"};
    const ShellList& shells = attempt.state.shells[us.index];
    if (!attempt.state.isFiring)
        return std::nullopt;
    const Spot last = shells.at[shells.count - 1u];
    if (attempt.to > last)
        return std::nullopt;
    if (std::find(shells.begin(), shells.end(), attempt.to) != shells.end())
        return attempt.at(attempt.to,
                          Text(RINGFORD_TEXT("a shell is aimed at %1 already")).with(attempt.name(attempt.to)),
                          "artillery");
    return Refusal{Text(RINGFORD_TEXT("shells are aimed in the order of the cells: %1 does not come after %2"))
                       .with(attempt.name(attempt.to))
                       .with(attempt.name(last)),
                   {attempt.cell(last), attempt.action.to},
                   "artillery"};
}

RINGFORD_LONGCHESS_WHY(whyNotCharged);
RINGFORD_LONGCHESS_WHY(whyNotMined);
RINGFORD_LONGCHESS_WHY(whyNotFired);

} // namespace ringford::longchess
