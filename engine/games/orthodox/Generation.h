// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/chess/Movement.h"
#include "engine/games/orthodox/State.h"

namespace ringford::orthodox {

/** Castling of @p Us. @p attacked: the cells that the enemy attacks. @pre the king is not in check */
template <chess::Army Us, class Sink>
inline void visitCastling(const State& state, chess::Bits attacked, Sink& sink)
{
    for (const chess::Wing wing : {chess::Wing::King, chess::Wing::Queen}) {
        const chess::CastlingWay& way = chess::castlingWay(Us, wing);
        if ((state.castling & chess::castlingMark(Us, wing)) != 0 && (state.men.occupied() & way.between) == 0 && (attacked & way.walked) == 0)
            sink.castle(way);
    }
}

/**
 * Gives all legal moves of the seat on turn to @p sink, in bulk: what chess::visitOfficers and its like give, and
 *     sink.enPassant(takers, target)
 *     sink.castle(way)
 */
template <chess::Army Us, class Sink>
inline void visitMoves(const State& state, Sink& sink)
{
    const chess::Guard guard = chess::guardKing<Us>(state.men);
    const chess::Bits steps = chess::kingSteps<Us>(state.men, guard);
    const bool mayCastle = (state.castling & chess::castlingMarks(Us)) != 0 && guard.checkers == 0;
    if (steps != 0 || mayCastle) {
        const chess::Bits attacked = chess::attackedAroundKing<Us>(state.men, guard);
        sink.piece(chess::Kind::King, guard.king, steps & ~attacked);
        if (mayCastle)
            visitCastling<Us>(state, attacked, sink);
    }
    if (guard.answers == 0)
        return;
    chess::visitOfficers<Us>(state.men, guard, sink);
    chess::visitPawns<Us>(state.men, guard, sink);
    if (state.enPassant != 0) {
        const chess::Spot target = chess::first(state.enPassant);
        sink.enPassant(chess::enPassantTakers(state.men, Us, target), target);
    }
}

/** Counts moves without listing them. */
class CountingSink {
public:
    void piece(chess::Kind, chess::Spot, chess::Bits targets) { m_count += chess::size(targets); }
    void pawns(chess::PawnMove how, int, chess::Bits targets)
    {
        m_count += chess::size(targets);
        if (how != chess::PawnMove::Double)
            m_count += 3 * chess::size(targets & kLastRanks);
    }
    void enPassant(chess::Bits takers, chess::Spot) { m_count += chess::size(takers); }
    void castle(const chess::CastlingWay&) { ++m_count; }
    int count() const { return m_count; }

private:
    int m_count = 0;
};

/** Appends moves to a list that has `push`. */
template <class List>
class ListingSink {
public:
    explicit ListingSink(List& list) : m_list(list) {}

    void piece(chess::Kind kind, chess::Spot from, chess::Bits targets)
    {
        chess::forEach(targets, [&](chess::Spot to) { m_list.push(Move(from, to, static_cast<Form>(kind))); });
    }
    void pawns(chess::PawnMove how, int offset, chess::Bits targets)
    {
        const Form form = how == chess::PawnMove::Double ? Form::Double : Form::Pawn;
        chess::forEach(targets & ~kLastRanks, [&](chess::Spot to) { m_list.push(Move(to - offset, to, form)); });
        chess::forEach(targets & kLastRanks, [&](chess::Spot to) {
            for (const Form promotion : {Form::PromoteKnight, Form::PromoteBishop, Form::PromoteRook, Form::PromoteQueen})
                m_list.push(Move(to - offset, to, promotion));
        });
    }
    void enPassant(chess::Bits takers, chess::Spot target)
    {
        chess::forEach(takers, [&](chess::Spot from) { m_list.push(Move(from, target, Form::EnPassant)); });
    }
    void castle(const chess::CastlingWay& way)
    {
        m_list.push(Move(way.kingFrom, way.kingTo, way.wing == chess::Wing::King ? Form::CastleKing : Form::CastleQueen));
    }

private:
    List& m_list;
};

} // namespace ringford::orthodox
