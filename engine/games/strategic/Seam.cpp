// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/strategic/Seam.h"

namespace ringford::strategic {

namespace {

/** By flank: the headings of a seam's lines, the one along the rank first. */
constexpr std::array<std::array<Direction, kWays>, 2> kHeadings{
    {{Direction::West, Direction::NorthWest, Direction::SouthWest},
     {Direction::East, Direction::NorthEast, Direction::SouthEast}}};
/** By flank and army: which way its pawns capture over the edge. */
constexpr std::array<std::array<Direction, chess::kArmies>, 2> kCaptures{
    {{Direction::NorthWest, Direction::SouthWest}, {Direction::NorthEast, Direction::SouthEast}}};

Way wayOf(const Board& board, Cell from, Direction heading)
{
    Way way;
    for (const Cell cell : board.ray(from, heading)) {
        if (BoardPlace::of(cell) == BoardPlace::of(from))
            way.passed |= bit(chess::spotOf(cell));
        else
            way.landing = bit(chess::spotOf(cell));
    }
    return way.landing != 0 ? way : Way{};
}

void fillCell(Seam& seam, const Board& board, Flank flank, Cell from)
{
    const std::size_t side = indexOf(flank);
    const Spot spot = chess::spotOf(from);
    const auto isAway = [from](Cell cell) { return BoardPlace::of(cell) != BoardPlace::of(from); };
    for (std::size_t i = 0; i < kWays; ++i) {
        const Way way = wayOf(board, from, kHeadings[side][i]);
        seam.ways[side][spot][i] = way;
        if (way.landing != 0)
            seam.into[side][static_cast<std::size_t>(chess::rankOf(chess::first(way.landing)))][i] |= bit(spot);
    }
    for (const Cell to : board.knightLeaps(from)) {
        if (isAway(to))
            seam.knight[side][spot] |= bit(chess::spotOf(to));
    }
    for (std::size_t army = 0; army < chess::kArmies; ++army) {
        const auto landing = board.step(from, kCaptures[side][army]);
        if (landing && isAway(landing->cell))
            seam.pawn[side][army][spot] = bit(chess::spotOf(landing->cell));
    }
}

} // namespace

Seam makeSeam(const Board& board)
{
    Seam seam;
    if (board.faces().size() < 2)
        return seam;
    // The outer boards have one seam each.
    const auto last = static_cast<std::uint8_t>(board.faces().size() - 1);
    for (Spot spot = 0; spot < chess::kSpots; ++spot) {
        fillCell(seam, board, Flank::East, BoardPlace{0}.cell(spot));
        fillCell(seam, board, Flank::West, BoardPlace{last}.cell(spot));
    }
    return seam;
}

} // namespace ringford::strategic
