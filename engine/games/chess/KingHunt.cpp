// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/chess/KingHunt.h"

#include "engine/games/chess/BoardWorth.h"
#include "engine/games/chess/Guard.h"

#include <algorithm>
#include <cstdlib>

namespace ringford::chess {

namespace {

constexpr int kSureLead = 1'200; ///< with so much more a board is won, sooner or later
constexpr int kBeyond = 8;       ///< of what goes beyond that, one part in so many counts
constexpr int kDefence = 700;    ///< an army that has so much besides its king is not hunted

int worthOf(const Placement& men, Army army, Kind kind)
{
    return kWorth[indexOf(kind)] * size(men.of(army, kind));
}

int officersOf(const Placement& men, Army army)
{
    return worthOf(men, army, Kind::Knight) + worthOf(men, army, Kind::Bishop) + worthOf(men, army, Kind::Rook) +
           worthOf(men, army, Kind::Queen);
}

/** Whether @p army mates a bare king: with a rook or queen, with two other officers unless both are knights. */
bool canMate(const Placement& men, Army army)
{
    return men.rookLike(army) != 0 || officersOf(men, army) > 2 * kWorth[indexOf(Kind::Knight)];
}

/** The cells that a king on @p king can get to on ways over @p safe ones, its own among them. */
Bits reachOf(Bits king, Bits safe)
{
    Bits reach = king;
    for (Bits before = 0; before != reach;) {
        before = reach;
        reach |= besides(reach) & safe;
    }
    return reach;
}

/**
 * How near a king on @p at is to a corner where a bishop can help to mate it, 0 to 7, where the hunter has nothing but
 * bishops of one colour and knights; else 0, for any corner will do.
 */
int towardsCorner(const Placement& men, Army hunter, Spot at)
{
    const Bits bishops = men.of(hunter, Kind::Bishop);
    const Bits dark = bishops & kDarkCells;
    if (men.rookLike(hunter) != 0 || bishops == 0 || (dark != 0 && dark != bishops))
        return 0;
    return dark != 0 ? std::abs(7 - fileOf(at) - rankOf(at)) : std::abs(fileOf(at) - rankOf(at));
}

/** How many king's steps it is to one of the four cells in the middle. */
int fromMiddle(Spot spot)
{
    const auto steps = [](int line) { return line < 4 ? 3 - line : line - 4; };
    return steps(fileOf(spot)) + steps(rankOf(spot));
}

constexpr int kParts = 8; ///< of a lead

/** Whether nothing is left but pawns and a bishop each, one of either colour: neither can drive the other one off. */
bool haveBishopsApart(const Placement& men)
{
    const Bits bishops = men.of(Kind::Bishop);
    return (men.occupied() & ~men.of(Kind::King) & ~men.of(Kind::Pawn)) == bishops && size(bishops) == 2 &&
           size(men.of(Army::White) & bishops) == 1 && size(bishops & kDarkCells) == 1;
}

/** How much of the lead of @p ahead counts, in parts of kParts. */
int countingParts(const Placement& men, Army ahead)
{
    constexpr int kHardly = 1;
    const Army behind = other(ahead);
    const int pawnsMore = size(men.of(ahead, Kind::Pawn)) - size(men.of(behind, Kind::Pawn));
    if (haveBishopsApart(men))
        return pawnsMore <= 1 ? kHardly : pawnsMore == 2 ? kParts / 2 : kParts;
    if (men.of(ahead, Kind::Pawn) != 0)
        return kParts;
    if (!canMate(men, ahead))
        return 0;
    const bool isBare = men.of(behind) == men.of(behind, Kind::King);
    const bool hasQueenMore = size(men.of(ahead, Kind::Queen)) > size(men.of(behind, Kind::Queen));
    const int lead = officersOf(men, ahead) - officersOf(men, behind);
    return !isBare && !hasQueenMore && lead <= kWorth[indexOf(Kind::Bishop)] ? kHardly : kParts;
}

} // namespace

int kingHunt(const Placement& men, Army hunter)
{
    const Army prey = other(hunter);
    const int defence = officersOf(men, prey) + worthOf(men, prey, Kind::Pawn) / 2;
    if (defence >= kDefence || !canMate(men, hunter))
        return 0;
    const Bits king = men.of(prey, Kind::King);
    const Spot at = first(king);
    const Bits through = men.occupied() & ~king; // to step back along a line is no escape from it
    const Bits attacked =
        hunter == Army::White ? attackedCells<Army::White>(men, through) : attackedCells<Army::Black>(men, through);
    const Bits safe = ~attacked & ~(men.of(prey) & ~king);
    const int flights = size(kLines.king[at] & safe);
    const int near = 8 - stepsBetween(at, men.king(hunter));
    const int hunt = 5 * (64 - size(reachOf(king, safe))) + 10 * (8 - flights) + 12 * fromMiddle(at) + 10 * near +
                     25 * towardsCorner(men, hunter, at);
    return hunt * (kDefence - defence) / kDefence;
}

void huntBareKing(const Placement& men, std::array<int, kArmies>& worth)
{
    for (const Army hunter : {Army::White, Army::Black}) {
        const Army prey = other(hunter);
        if (men.of(prey) == men.of(prey, Kind::King) && men.of(prey) != 0)
            worth[indexOf(hunter)] += kingHunt(men, hunter);
    }
}

void shrinkHopelessLead(const Placement& men, std::array<int, kArmies>& worth)
{
    const Army ahead = worth[0] > worth[1] ? Army::White : Army::Black;
    int& most = worth[indexOf(ahead)];
    const int least = worth[indexOf(other(ahead))];
    most = least + (most - least) * countingParts(men, ahead) / kParts;
}

std::array<int, kArmies> towardsMate(const Placement& men, std::array<int, kArmies> worth)
{
    const Army ahead = worth[0] > worth[1] ? Army::White : Army::Black;
    int& most = worth[indexOf(ahead)];
    const int lead = most - worth[indexOf(other(ahead))];
    if (lead > kSureLead)
        most -= (lead - kSureLead) * (kBeyond - 1) / kBeyond;
    if (lead > 0)
        most += kingHunt(men, ahead);
    return worth;
}

} // namespace ringford::chess
