// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/chess/Movement.h"
#include "engine/games/orthodox/State.h"
#include "engine/play/Effect.h"

namespace ringford::orthodox {

/** Tells what happens during a move to any Recorder; with NoEffects nothing of it is ever computed. */
template <Recorder R>
class Story {
public:
    explicit Story(R& recorder) : m_recorder(recorder) {}

    /** @pre a piece stands on @p spot of @p men */
    void captured(const chess::Placement& men, chess::Spot spot)
    {
        if constexpr (kTold)
            m_recorder.record({Effect::Kind::Captured, cellOf(spot), {}, pieceOf(*men.at(spot)), {}});
    }
    void moved(chess::Man man, chess::Spot from, chess::Spot to)
    {
        if constexpr (kTold)
            m_recorder.record({Effect::Kind::Moved, cellOf(from), cellOf(to), pieceOf(man), {}});
    }
    void promoted(chess::Man man, chess::Spot spot)
    {
        if constexpr (kTold)
            m_recorder.record({Effect::Kind::Changed, cellOf(spot), cellOf(spot), pieceOf(man), {}});
    }

private:
    static constexpr bool kTold = !std::is_same_v<std::remove_const_t<R>, NoEffects>;
    R& m_recorder;
};

/** The cell of the pawn or piece that @p move captures, if any: beside the pawn that moves when it is en passant. */
constexpr chess::Spot capturedSpot(Move move)
{
    return move.form() == Form::EnPassant ? chess::spotOf(chess::fileOf(move.to()), chess::rankOf(move.from())) : move.to();
}

template <chess::Army Us, class Told>
inline void moveRook(State& state, chess::Wing wing, Told& story)
{
    const chess::CastlingWay& way = chess::castlingWay(Us, wing);
    state.men.flip(Us, chess::Kind::Rook, chess::bit(way.rookFrom) | chess::bit(way.rookTo));
    story.moved({Us, chess::Kind::Rook}, way.rookFrom, way.rookTo);
}

/** What only some forms of moves bring about, once the piece itself has moved. */
template <chess::Army Us, class Told>
inline void finish(State& state, Move move, Told& story)
{
    const Form form = move.form();
    if (form == Form::Double) {
        const auto passed = static_cast<chess::Spot>(move.to() - chess::ahead(Us));
        if (chess::enPassantTakers(state.men, chess::other(Us), passed) != 0)
            state.enPassant = chess::bit(passed);
    } else if (form == Form::CastleKing) {
        moveRook<Us>(state, chess::Wing::King, story);
    } else if (form == Form::CastleQueen) {
        moveRook<Us>(state, chess::Wing::Queen, story);
    } else if (isPromotion(form)) {
        story.promoted({Us, arrives(form)}, move.to());
    }
}

/** Carries out @p move. @pre it is legal, and @p Us is on turn */
template <chess::Army Us, Recorder R>
inline void play(State& state, Move move, R& recorder)
{
    constexpr chess::Army Them = chess::other(Us);
    Story<R> story(recorder);
    const Form form = move.form();
    const chess::Bits captured = chess::bit(capturedSpot(move));
    state.enPassant = 0;
    state.quiet = mover(form) == chess::Kind::Pawn ? 0 : state.quiet + 1;
    if ((state.men.of(Them) & captured) != 0) {
        story.captured(state.men, capturedSpot(move));
        state.men.clear(Them, captured);
        state.quiet = 0;
    }
    state.men.flip(Us, mover(form), chess::bit(move.from()));
    state.men.flip(Us, arrives(form), chess::bit(move.to()));
    story.moved({Us, mover(form)}, move.from(), move.to());
    state.castling &= chess::kCastlingKeepers[move.from()] & chess::kCastlingKeepers[move.to()];
    if (form > Form::King)
        finish<Us>(state, move, story);
    state.turn = Them;
}

} // namespace ringford::orthodox
