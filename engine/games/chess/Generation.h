// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/chess/BoardState.h"
#include "engine/games/chess/Move.h"
#include "engine/games/chess/Movement.h"

namespace ringford::chess {

/** Castling of @p Us. @p attacked: the cells that the enemy attacks. @pre the king is not in check */
template <Army Us, class Sink> inline void visitCastling(const BoardState& state, Bits attacked, Sink& sink)
{
    for (const Wing wing : {Wing::King, Wing::Queen}) {
        const CastlingWay& way = castlingWay(Us, wing);
        if ((state.castling & castlingMark(Us, wing)) != 0 && (state.men.occupied() & way.between) == 0 &&
            (attacked & way.walked) == 0)
            sink.castle(way);
    }
}

/**
 * Gives all legal moves of orthodox chess on one board to @p sink, in bulk: what visitOfficers and its like give, and
 *     sink.enPassant(takers, target)
 *     sink.castle(way)
 * Pawns come to the last rank like to any other: what becomes of them there is for the sink to say. @p guard: what
 * guardKing<Us> finds. @pre @p Us is on turn
 */
template <Army Us, class Sink> inline void visitMoves(const BoardState& state, const Guard& guard, Sink& sink)
{
    const Bits steps = kingSteps<Us>(state.men, guard);
    const bool mayCastle = (state.castling & castlingMarks(Us)) != 0 && guard.checkers == 0;
    if (steps != 0 || mayCastle) {
        const Bits attacked = attackedAroundKing<Us>(state.men, guard);
        sink.piece(Kind::King, guard.king, steps & ~attacked);
        if (mayCastle)
            visitCastling<Us>(state, attacked, sink);
    }
    if (guard.answers == 0)
        return;
    visitOfficers<Us>(state.men, guard, sink);
    visitPawns<Us>(state.men, guard, sink);
    if (state.enPassant != 0) {
        const Spot target = first(state.enPassant);
        sink.enPassant(enPassantTakers(state.men, Us, target), target);
    }
}

/** The same for the army on turn. */
template <class Sink> inline void visitMoves(const BoardState& state, Sink& sink)
{
    if (state.turn == Army::White)
        visitMoves<Army::White>(state, guardKing<Army::White>(state.men), sink);
    else
        visitMoves<Army::Black>(state, guardKing<Army::Black>(state.men), sink);
}

/** The same, but only captures and steps onto the last rank; of pawns that get there, all that they can become. */
template <Army Us, class Sink> inline void visitLoudMoves(const BoardState& state, const Guard& guard, Sink& sink)
{
    const Placement& men = state.men;
    const Bits prey = men.of(other(Us));
    if (const Bits steps = kingSteps<Us>(men, guard) & prey; steps != 0)
        sink.piece(Kind::King, guard.king, steps & ~attackedAroundKing<Us>(men, guard));
    if (guard.answers == 0)
        return;
    Guard onPrey = guard;
    onPrey.answers &= prey;
    visitOfficers<Us>(men, onPrey, sink);
    onPrey.answers = guard.answers & (prey | kLastRanks);
    visitPawns<Us>(men, onPrey, sink);
    if (state.enPassant != 0)
        sink.enPassant(enPassantTakers(men, Us, first(state.enPassant)), first(state.enPassant));
}

/** The same for the army on turn. */
template <class Sink> inline void visitLoudMoves(const BoardState& state, Sink& sink)
{
    if (state.turn == Army::White)
        visitLoudMoves<Army::White>(state, guardKing<Army::White>(state.men), sink);
    else
        visitLoudMoves<Army::Black>(state, guardKing<Army::Black>(state.men), sink);
}

/** Counts moves without listing them; a pawn on the last rank becomes any of four kinds. */
class CountingSink {
public:
    void piece(Kind, Spot, Bits targets) { m_count += size(targets); }
    void pawns(PawnMove how, int, Bits targets)
    {
        m_count += size(targets);
        if (how != PawnMove::Double)
            m_count += 3 * size(targets & kLastRanks);
    }
    void enPassant(Bits takers, Spot) { m_count += size(takers); }
    void castle(const CastlingWay&) { ++m_count; }
    int count() const { return m_count; }

private:
    int m_count = 0;
};

/** Appends moves, with the same four promotions, to a list that has `push`. */
template <class List> class ListingSink {
public:
    explicit ListingSink(List& list) : m_list(list) {}

    void piece(Kind kind, Spot from, Bits targets)
    {
        forEach(targets, [&](Spot to) { m_list.push(Move(from, to, static_cast<Form>(kind))); });
    }
    void pawns(PawnMove how, int offset, Bits targets)
    {
        const Form form = how == PawnMove::Double ? Form::Double : Form::Pawn;
        forEach(targets & ~kLastRanks, [&](Spot to) { m_list.push(Move(to - offset, to, form)); });
        forEach(targets & kLastRanks, [&](Spot to) {
            for (const Form promotion :
                 {Form::PromoteKnight, Form::PromoteBishop, Form::PromoteRook, Form::PromoteQueen})
                m_list.push(Move(to - offset, to, promotion));
        });
    }
    void enPassant(Bits takers, Spot target)
    {
        forEach(takers, [&](Spot from) { m_list.push(Move(from, target, Form::EnPassant)); });
    }
    void castle(const CastlingWay& way)
    {
        m_list.push(Move(way.kingFrom, way.kingTo, way.wing == Wing::King ? Form::CastleKing : Form::CastleQueen));
    }

private:
    List& m_list;
};

} // namespace ringford::chess
