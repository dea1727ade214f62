// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/chess/BoardPlace.h"
#include "engine/games/chess/BoardState.h"
#include "engine/games/chess/Move.h"
#include "engine/games/chess/Movement.h"
#include "engine/rules/Effect.h"

namespace ringford::chess {

/**
 * Tells what happens during a move on one board to any Recorder; with NoEffects nothing of it is ever computed. A game
 * whose boards have more to keep or tell passes a story of its own, with these three functions, to play.
 */
template <Recorder R> class Story {
public:
    explicit Story(R& recorder, BoardPlace place = {}) : m_recorder(recorder), m_place(place) {}

    /** @pre a piece stands on @p spot of @p men */
    void captured(const Placement& men, Spot spot)
    {
        if constexpr (kTold)
            m_recorder.record({Effect::Kind::Captured, m_place.cell(spot), {}, m_place.piece(*men.at(spot)), {}});
    }
    void moved(Man man, Spot from, Spot to)
    {
        if constexpr (kTold)
            m_recorder.record({Effect::Kind::Moved, m_place.cell(from), m_place.cell(to), m_place.piece(man), {}});
    }
    void promoted(Man man, Spot spot)
    {
        if constexpr (kTold)
            m_recorder.record({Effect::Kind::Changed, m_place.cell(spot), m_place.cell(spot), m_place.piece(man), {}});
    }

private:
    static constexpr bool kTold = !std::is_same_v<std::remove_const_t<R>, NoEffects>;
    R& m_recorder;
    BoardPlace m_place;
};

template <Army Us, class Told> inline void moveRook(BoardState& state, Wing wing, Told& story)
{
    const CastlingWay& way = castlingWay(Us, wing);
    state.men.flip(Us, Kind::Rook, bit(way.rookFrom) | bit(way.rookTo));
    story.moved({Us, Kind::Rook}, way.rookFrom, way.rookTo);
}

/** What only some forms of moves bring about, once the piece itself has moved. */
template <Army Us, class Told> inline void finish(BoardState& state, Move move, Told& story)
{
    const Form form = move.form();
    if (form == Form::Double) {
        const auto passed = static_cast<Spot>(move.to() - ahead(Us));
        if (enPassantTakers(state.men, other(Us), passed) != 0)
            state.enPassant = bit(passed);
    } else if (form == Form::CastleKing) {
        moveRook<Us>(state, Wing::King, story);
    } else if (form == Form::CastleQueen) {
        moveRook<Us>(state, Wing::Queen, story);
    } else if (isPromotion(form)) {
        story.promoted({Us, arrives(form)}, move.to());
    }
}

/** Carries out @p move, and says whether it captured. @pre it is legal, and @p Us is on turn */
template <Army Us, class Told> inline bool play(BoardState& state, Move move, Told& story)
{
    constexpr Army Them = other(Us);
    const Form form = move.form();
    const Bits target = bit(capturedSpot(move));
    const bool captures = (state.men.of(Them) & target) != 0;
    state.enPassant = 0;
    if (captures) {
        story.captured(state.men, capturedSpot(move));
        state.men.clear(Them, target);
    }
    state.men.flip(Us, mover(form), bit(move.from()));
    state.men.flip(Us, arrives(form), bit(move.to()));
    story.moved({Us, mover(form)}, move.from(), move.to());
    state.castling &= kCastlingKeepers[move.from()] & kCastlingKeepers[move.to()];
    if (form > Form::King)
        finish<Us>(state, move, story);
    state.turn = Them;
    return captures;
}

/** The same for the army on turn. */
template <class Told> inline bool play(BoardState& state, Move move, Told& story)
{
    return state.turn == Army::White ? play<Army::White>(state, move, story) : play<Army::Black>(state, move, story);
}

} // namespace ringford::chess
