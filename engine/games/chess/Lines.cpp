// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/chess/Lines.h"

#include <array>

namespace ringford::chess {

namespace {

struct Heading {
    int files, ranks;
};

/** The headings towards greater numbers, file first, then as in Lines::crossing; their opposites lead to smaller ones. */
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
        const Bits others = rayFrom(spot, down) | rayFrom(spot, up);
        if (i > 0)
            lines.crossing[spot][i - 1] = others;
        (i < 2 ? lines.straight : lines.diagonal)[spot] |= others;
        const Bits whole = others | bit(spot);
        fillPairs(lines, spot, up, whole);
        fillPairs(lines, spot, down, whole);
        lines.king[spot] |= stepFrom(spot, up) | stepFrom(spot, down);
    }
    for (const Heading leap : kKnight)
        lines.knight[spot] |= stepFrom(spot, leap);
    lines.pawn[0][spot] = pawnAttacks(Army::White, bit(spot));
    lines.pawn[1][spot] = pawnAttacks(Army::Black, bit(spot));
}

/** What is reached from @p rank in a file of which @p inner are occupied, the inner cells alone. */
constexpr std::uint8_t reachInFile(int rank, std::size_t inner)
{
    unsigned reached = 0;
    for (const int by : {-1, 1}) {
        for (int at = rank + by; at >= 0 && at < 8; at += by) {
            reached |= 1U << at;
            if ((inner << 1 >> at & 1) != 0)
                break;
        }
    }
    return static_cast<std::uint8_t>(reached);
}

constexpr void fillFiles(Lines& lines)
{
    for (std::size_t rank = 0; rank < lines.alongFile.size(); ++rank) {
        for (std::size_t inner = 0; inner < lines.alongFile[rank].size(); ++inner)
            lines.alongFile[rank][inner] = reachInFile(static_cast<int>(rank), inner);
    }
}

constexpr Lines makeLines()
{
    Lines lines;
    fillFiles(lines);
    for (int spot = 0; spot < kSpots; ++spot)
        fillSpot(lines, static_cast<Spot>(spot));
    return lines;
}

} // namespace

constinit const Lines kLines = makeLines();

} // namespace ringford::chess
