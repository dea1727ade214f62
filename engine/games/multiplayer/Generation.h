// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/chess/Generation.h"
#include "engine/games/multiplayer/Move.h"

namespace ringford::multiplayer {

/** Hides the last rank from a sink of chess moves: pawns get there by promotion alone. */
template <class Sink> class BelowLastRank : public Sink {
public:
    using Sink::Sink;
    void pawns(chess::PawnMove how, int offset, Bits targets)
    {
        Sink::pawns(how, offset, targets & ~chess::kLastRanks);
    }
};

/**
 * Where a piece may be placed once the pawn on @p from, and what it takes on @p to, are gone: only then does a check
 * count.
 */
template <Army Us> inline Bits placesAfterPromotion(const chess::Placement& men, Spot from, Spot to)
{
    chess::Placement after = men;
    after.flip(Us, Kind::Pawn, chess::bit(from));
    after.clear(chess::other(Us), chess::bit(to));
    const Spot king = after.king(Us);
    const Bits checkers = chess::attackers(after, chess::other(Us), king, after.occupied());
    // Two checks come along two lines, and nothing stands in both.
    if ((checkers & (checkers - 1)) != 0)
        return 0;
    const Bits answers = checkers == 0 ? ~Bits{0} : chess::kLines.between[king][chess::first(checkers)];
    return ~after.occupied() & answers;
}

/**
 * Calls @p visit(from, to, places) for each way of a pawn onto the last rank that leaves somewhere to place a piece.
 */
template <Army Us, class Visit> inline void visitPromotions(const chess::Placement& men, Visit&& visit)
{
    const Bits pawns = men.of(Us, Kind::Pawn) & chess::ownRank(Us, 6);
    chess::forEach(pawns, [&](Spot from) {
        const Bits here = chess::bit(from);
        const Bits targets =
            (chess::forward(Us, here) & ~men.occupied()) | (chess::pawnAttacks(Us, here) & men.of(chess::other(Us)));
        chess::forEach(targets, [&](Spot to) {
            if (const Bits places = placesAfterPromotion<Us>(men, from, to))
                visit(from, to, places);
        });
    });
}

/** Where a piece of @p kind may be dropped: on a free starting cell, and so that the own king is not left in check. */
template <Army Us> inline Bits dropCells(const chess::Placement& men, const chess::Guard& guard, Kind kind)
{
    return chess::startingCells(Us, kind) & ~men.occupied() & guard.answers;
}

/** What @p Us, on turn on @p board, can do there with @p stock. */
template <Army Us> inline Facts findFacts(const OneBoard& board, const Stockpile& stock)
{
    const chess::Guard guard = chess::guardKing<Us>(board.men);
    BelowLastRank<chess::CountingSink> sink;
    chess::visitMoves<Us>(board, guard, sink);
    Facts facts{static_cast<std::uint32_t>(sink.count()), 0, guard.checkers != 0};
    const auto officers = static_cast<std::uint32_t>(stock.officers(Us));
    if (officers != 0)
        visitPromotions<Us>(board.men, [&](Spot, Spot, Bits places) {
            facts.moves += officers * static_cast<std::uint32_t>(chess::size(places));
        });
    for (const Kind kind : kHeldKinds) {
        if (const Sets sets = stock.sets(Us, kind))
            facts.drops +=
                static_cast<std::uint32_t>(std::popcount(sets) * chess::size(dropCells<Us>(board.men, guard, kind)));
    }
    return facts;
}

inline Facts findFacts(const OneBoard& board, const Stockpile& stock)
{
    return board.turn == Army::White ? findFacts<Army::White>(board, stock) : findFacts<Army::Black>(board, stock);
}

/** Appends Moves to a list; chess moves as those of one board. */
template <class List> struct BoardList {
    List& list;
    BoardNumber board;

    void push(chess::Move step) { list.push(Move::onBoard(board, step)); }
    /**
     * One of each kind of @p kinds and set that @p stock holds, on each of the cells that @p cellsOf gives for the
     * kind.
     */
    template <class Kinds, class Cells>
    void pushPlacings(const Stockpile& stock, Army us, const Kinds& kinds, Move move, Cells cellsOf)
    {
        for (const Kind kind : kinds) {
            move.placed = kind;
            for (Sets rest = stock.sets(us, kind); rest != 0; rest &= rest - 1) {
                move.set = static_cast<SetNumber>(std::countr_zero(rest));
                chess::forEach(cellsOf(kind), [&](Spot at) {
                    move.at = at;
                    list.push(move);
                });
            }
        }
    }
};

/** Appends what @p Us, on turn there, can do on a board that is no mate. */
template <Army Us, class List> inline void listActions(const State& state, BoardNumber number, List& moves)
{
    const OneBoard& board = state.board(number);
    const Stockpile& stock = state.stockOf(state.player(number, Us));
    const chess::Guard guard = chess::guardKing<Us>(board.men);
    BoardList<List> list{moves, number};
    BelowLastRank<chess::ListingSink<BoardList<List>>> sink(list);
    chess::visitMoves<Us>(board, guard, sink);
    if (stock.officers(Us) != 0)
        visitPromotions<Us>(board.men, [&](Spot from, Spot to, Bits places) {
            const Move pawn{number, Move::Form::Promotion, chess::Move(from, to, chess::Form::Pawn)};
            list.pushPlacings(stock, Us, kOfficers, pawn, [&](Kind) { return places; });
        });
    list.pushPlacings(stock, Us, kHeldKinds, {number, Move::Form::Drop},
                      [&](Kind kind) { return dropCells<Us>(board.men, guard, kind); });
}

} // namespace ringford::multiplayer
