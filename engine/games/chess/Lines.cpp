// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/chess/Lines.h"

#include <array>

namespace ringford::chess {

namespace {

struct Heading {
    int files, ranks;
};

/** The headings towards greater numbers, in the order of Lines::through; their opposites lead to smaller ones. */
constexpr std::array<Heading, 4> kUpwards{{{0, 1}, {1, 0}, {1, 1}, {1, -1}}};
constexpr std::array<Heading, 8> kKnight{{{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}}};

constexpr bool onBoard(int file, int rank)
{
    return file >= 0 && file < 8 && rank >= 0 && rank < 8;
}

constexpr Bits stepFrom(Spot spot, Heading by)
{
    const int file = fileOf(spot) + by.files;
    const int rank = rankOf(spot) + by.ranks;
    return onBoard(file, rank) ? bit(spotOf(file, rank)) : 0;
}

constexpr Bits rayFrom(Spot spot, Heading by)
{
    Bits ray = 0;
    for (Bits at = stepFrom(spot, by); at != 0; at = stepFrom(first(at), by))
        ray |= at;
    return ray;
}

constexpr void fillPairs(Lines& lines, Spot spot, Heading by, Bits whole)
{
    Bits passed = 0;
    for (Bits at = stepFrom(spot, by); at != 0;) {
        const Spot reached = first(at);
        lines.between[spot][reached] = passed;
        lines.shared[spot][reached] = whole;
        passed |= at;
        at = stepFrom(reached, by);
    }
}

constexpr void fillSpot(Lines& lines, Spot spot)
{
    for (std::size_t i = 0; i < kUpwards.size(); ++i) {
        const Heading up = kUpwards[i];
        const Heading down{-up.files, -up.ranks};
        const Line line{rayFrom(spot, down), rayFrom(spot, up)};
        lines.through[spot][i] = line;
        (i < 2 ? lines.straight : lines.diagonal)[spot] |= line.below | line.above;
        const Bits whole = line.below | bit(spot) | line.above;
        fillPairs(lines, spot, up, whole);
        fillPairs(lines, spot, down, whole);
        lines.king[spot] |= stepFrom(spot, up) | stepFrom(spot, down);
    }
    for (const Heading leap : kKnight)
        lines.knight[spot] |= stepFrom(spot, leap);
    lines.pawn[0][spot] = pawnAttacks(Army::White, bit(spot));
    lines.pawn[1][spot] = pawnAttacks(Army::Black, bit(spot));
}

constexpr Lines makeLines()
{
    Lines lines;
    for (int spot = 0; spot < kSpots; ++spot)
        fillSpot(lines, static_cast<Spot>(spot));
    return lines;
}

} // namespace

constinit const Lines kLines = makeLines();

} // namespace ringford::chess
