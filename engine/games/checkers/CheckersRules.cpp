// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/checkers/CheckersRules.h"

namespace ringford::checkers {

namespace {

/** Where a piece on each of @p from could jump one enemy along @p D. */
template <Diagonal D> Cells jumpEnds(Cells from, Cells enemy, Cells empty)
{
    return stepped<D>(stepped<D>(from) & enemy) & empty;
}

Cells stepEnd(Diagonal diagonal, Cells from)
{
    switch (diagonal) {
    case Diagonal::NorthWest: return stepped<Diagonal::NorthWest>(from);
    case Diagonal::NorthEast: return stepped<Diagonal::NorthEast>(from);
    case Diagonal::SouthWest: return stepped<Diagonal::SouthWest>(from);
    case Diagonal::SouthEast: return stepped<Diagonal::SouthEast>(from);
    }
    return 0;
}

/** Everything that a row of jumps needs to know while it grows. */
struct Jumper {
    Cells enemy;    ///< without those jumped already: each is jumped once
    Cells empty;    ///< with the cell that the jumper left
    Cells lastRank; ///< where a man stops; empty for a king
    int firstDiagonal;
    int diagonalCount;
};

/** Visits every row of jumps that goes on from @p move: each may stop, and each may go on. */
template <class Visit> void goOn(Jumper jumper, Move move, Visit&& visit)
{
    const Cells at = bit(move.to);
    for (int d = jumper.firstDiagonal; d < jumper.firstDiagonal + jumper.diagonalCount; ++d) {
        const auto diagonal = static_cast<Diagonal>(d);
        const Cells over = stepEnd(diagonal, at) & jumper.enemy;
        const Cells end = stepEnd(diagonal, over) & jumper.empty;
        if (end == 0)
            continue;
        Move longer = move;
        longer.to = static_cast<std::uint8_t>(std::countr_zero(end));
        longer.path |= static_cast<std::uint32_t>(d) << 2 * move.jumps;
        ++longer.jumps;
        visit(longer);
        if ((end & jumper.lastRank) != 0)
            continue;
        Jumper next = jumper;
        // What was jumped stands in the way till the end, but is no enemy to jump again.
        next.enemy &= ~over;
        goOn(next, longer, visit);
    }
}

template <Diagonal Left, Diagonal Right> Cells jumpersForward(Cells from, Cells enemy, Cells empty)
{
    // Looked at from the ends: who stands behind an enemy that stands before an empty cell.
    constexpr auto kBack = [](Diagonal d) { return static_cast<Diagonal>(3 - static_cast<int>(d)); };
    return from & (stepped<kBack(Left)>(stepped<kBack(Left)>(empty) & enemy) |
                   stepped<kBack(Right)>(stepped<kBack(Right)>(empty) & enemy));
}

template <int Seat> Cells jumpers(const State& state)
{
    constexpr auto kLeft = static_cast<Diagonal>(2 * Seat);
    constexpr auto kRight = static_cast<Diagonal>(2 * Seat + 1);
    constexpr auto kBackLeft = static_cast<Diagonal>(2 - 2 * Seat);
    constexpr auto kBackRight = static_cast<Diagonal>(3 - 2 * Seat);
    const Cells own = state.pieces[Seat];
    const Cells enemy = state.pieces[1 - Seat];
    const Cells empty = state.empty();
    Cells found = jumpersForward<kLeft, kRight>(own, enemy, empty);
    if (const Cells kings = own & state.kings; kings != 0)
        found |= jumpersForward<kBackLeft, kBackRight>(kings, enemy, empty);
    return found;
}

template <int Seat, class Visit> void visitJumps(const State& state, Visit&& visit)
{
    for (Cells rest = jumpers<Seat>(state); rest != 0; rest &= rest - 1) {
        const Cells from = rest & -rest;
        const bool isKing = (state.kings & from) != 0;
        const Jumper jumper{state.pieces[1 - Seat], state.empty() | from, isKing ? 0 : kLastRank[Seat],
                            isKing ? 0 : 2 * Seat, isKing ? 4 : 2};
        Move move;
        move.from = move.to = static_cast<std::uint8_t>(std::countr_zero(from));
        goOn(jumper, move, visit);
    }
}

template <Diagonal D> void pushSteps(Cells from, Cells empty, CheckersRules::Moves& list)
{
    for (Cells ends = stepped<D>(from) & empty; ends != 0; ends &= ends - 1) {
        const int to = std::countr_zero(ends);
        list.push({static_cast<std::uint8_t>(to - offset(D)), static_cast<std::uint8_t>(to), 0, 0});
    }
}

template <int Seat> void generateFor(const State& state, CheckersRules::Moves& list)
{
    const Cells own = state.pieces[Seat];
    const Cells kings = own & state.kings;
    const Cells empty = state.empty();
    const Cells north = Seat == 0 ? own : kings;
    const Cells south = Seat == 0 ? kings : own;
    pushSteps<Diagonal::NorthWest>(north, empty, list);
    pushSteps<Diagonal::NorthEast>(north, empty, list);
    pushSteps<Diagonal::SouthWest>(south, empty, list);
    pushSteps<Diagonal::SouthEast>(south, empty, list);
    visitJumps<Seat>(state, [&list](const Move& move) { list.push(move); });
}

template <int Seat> int countSteps(const State& state)
{
    const Cells own = state.pieces[Seat];
    const Cells kings = own & state.kings;
    const Cells empty = state.empty();
    const Cells north = Seat == 0 ? own : kings;
    const Cells south = Seat == 0 ? kings : own;
    return std::popcount(stepped<Diagonal::NorthWest>(north) & empty) +
           std::popcount(stepped<Diagonal::NorthEast>(north) & empty) +
           std::popcount(stepped<Diagonal::SouthWest>(south) & empty) +
           std::popcount(stepped<Diagonal::SouthEast>(south) & empty);
}

template <int Seat> std::uint64_t countFor(const State& state)
{
    std::uint64_t found = static_cast<std::uint64_t>(countSteps<Seat>(state));
    visitJumps<Seat>(state, [&found](const Move&) { ++found; });
    return found;
}

bool hasMove(const State& state)
{
    return state.turn == 0 ? countSteps<0>(state) != 0 || jumpers<0>(state) != 0
                           : countSteps<1>(state) != 0 || jumpers<1>(state) != 0;
}

} // namespace

State CheckersRules::start() const
{
    State state;
    state.pieces = {kDark & 0x000000000000FFFF, kDark & 0xFFFF000000000000};
    return state;
}

void CheckersRules::generate(const State& state, Moves& list) const
{
    if (state.decided())
        return;
    state.turn == 0 ? generateFor<0>(state, list) : generateFor<1>(state, list);
}

std::uint64_t CheckersRules::count(const State& state) const
{
    if (state.decided())
        return 0;
    return state.turn == 0 ? countFor<0>(state) : countFor<1>(state);
}

Outcome CheckersRules::outcome(const State& state) const
{
    if (state.decided())
        return Outcome::wonBy(SeatSet(Seat{static_cast<std::uint8_t>(state.pieces[0] != 0 ? 0 : 1)}),
                              Reason::AllCaptured);
    return hasMove(state) ? Outcome{} : Outcome::drawn(Reason::Locked);
}

} // namespace ringford::checkers
