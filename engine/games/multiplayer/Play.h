// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/chess/Play.h"
#include "engine/games/multiplayer/RoundResolution.h"
#include "engine/rules/Game.h"

namespace ringford::multiplayer {

/**
 * Plays an action in a state: tells what happens to a Recorder, and keeps in an Undo (or NoUndo) what it takes to take
 * it back. For one action or event.
 */
template <Recorder R, class Kept> class Play {
public:
    Play(const Choices& choices, State& state, R& recorder, Kept& kept)
        : m_isStrict(choices.origin == Origin::Strict), m_state(state), m_story(recorder), m_kept(kept),
          m_resolution(choices, state, m_story, kept)
    {
    }
    Play(const Play&) = delete;
    Play& operator=(const Play&) = delete;

    /** What is not done by an action. */
    RoundResolution<R, Kept>& resolution() { return m_resolution; }

    /** @pre @p move is legal */
    void carryOut(const Move& move)
    {
        m_kept.begin(m_state, move.board);
        const Army turn = m_state.board(move.board).turn;
        if (move.form == Move::Form::Yield) {
            m_resolution.lose(move.board, turn, Reason::Stalemate);
            return m_resolution.settle();
        }
        if (turn == Army::White)
            act<Army::White>(move);
        else
            act<Army::Black>(move);
        refreshTouched(move.board);
        m_resolution.afterAction(move.board);
    }

private:
    /** What chess::play tells: keeps the sets of pieces with them. */
    struct BoardStory {
        Play& play;
        BoardNumber number;

        void captured(const chess::Placement& men, Spot spot) { play.capture(number, *men.at(spot), spot); }
        void moved(chess::Man man, Spot from, Spot to)
        {
            auto& sets = play.m_state.board(number).sets;
            const SetNumber set = sets[from];
            sets[from] = 0;
            sets[to] = set;
            play.m_story.moved(number.place(), man, from, to, set);
        }
        void promoted(chess::Man, Spot) {} // pawns of this game leave, and others come
    };

    template <Army Us> void act(const Move& move);
    template <Army Us> void promote(const Move& move);
    template <Army Us> void drop(const Move& move);
    template <Army Us> void place(const Move& move);
    void capture(BoardNumber number, chess::Man man, Spot spot);
    void refreshTouched(BoardNumber number);

    const bool m_isStrict;
    State& m_state;
    Story<R> m_story;
    Kept& m_kept;
    RoundResolution<R, Kept> m_resolution;
    std::optional<BoardNumber> m_supplied; ///< a board on turn for which the actor has captured a piece
};

template <Recorder R, class Kept> template <Army Us> void Play<R, Kept>::act(const Move& move)
{
    bool isQuiet = false;
    switch (move.form) {
    case Move::Form::OnBoard: {
        BoardStory story{*this, move.board};
        const bool captures = chess::play<Us>(m_state.board(move.board), move.step, story);
        isQuiet = !captures && chess::mover(move.step.form()) != Kind::Pawn;
        break;
    }
    case Move::Form::Promotion: promote<Us>(move); break;
    case Move::Form::Drop: drop<Us>(move); break;
    case Move::Form::Yield: break; // carried out by itself
    }
    m_state.quiet = isQuiet ? m_state.quiet + (m_state.quiet < kMostCounted) : 0;
}

/** The piece has left the cell already, or is about to: see chess::play. */
template <Recorder R, class Kept> void Play<R, Kept>::capture(BoardNumber number, chess::Man man, Spot spot)
{
    OneBoard& board = m_state.board(number);
    const SetNumber standing = std::exchange(board.sets[spot], SetNumber{0});
    m_story.captured(number.place(), man, spot, standing);
    const Seat captor = m_state.player(number, chess::other(man.army));
    const BoardNumber home = m_state.boardOf(captor, man.army);
    const SetNumber origin = standing != 0 ? standing : number.set();
    if (m_isStrict && origin == home.set())
        return;
    const SetNumber set = m_isStrict ? origin : SetNumber{0};
    m_state.stockOf(captor).add(man.army, man.kind, set);
    m_kept.stockChanges(captor, man.army, man.kind, set, 1);
    m_story.stocked(captor, man.army, man.kind, set);
    if (m_state.board(home).turn == man.army)
        m_supplied = home;
}

template <Recorder R, class Kept> template <Army Us> void Play<R, Kept>::promote(const Move& move)
{
    OneBoard& board = m_state.board(move.board);
    const Spot from = move.step.from();
    const Spot to = move.step.to();
    if ((board.men.occupied() & chess::bit(to)) != 0) {
        capture(move.board, *board.men.at(to), to);
        board.men.clear(chess::other(Us), chess::bit(to));
        board.castling &= chess::kCastlingKeepers[to];
    }
    const SetNumber set = std::exchange(board.sets[from], SetNumber{0});
    board.men.flip(Us, Kind::Pawn, chess::bit(from));
    m_story.moved(move.board.place(), {Us, Kind::Pawn}, from, to, set);
    m_story.removed(move.board.place(), {Us, Kind::Pawn}, to, set);
    place<Us>(move);
}

template <Recorder R, class Kept> template <Army Us> void Play<R, Kept>::drop(const Move& move)
{
    OneBoard& board = m_state.board(move.board);
    place<Us>(move);
    if (move.placed != Kind::Rook || (board.castling & chess::castlingKingMark(Us)) == 0)
        return;
    for (const chess::Wing wing : {chess::Wing::King, chess::Wing::Queen}) {
        if (chess::castlingWay(Us, wing).rookFrom == move.at)
            board.castling |= chess::castlingMark(Us, wing);
    }
}

/** A piece comes from the stockpile onto the board, and the turn passes. */
template <Recorder R, class Kept> template <Army Us> void Play<R, Kept>::place(const Move& move)
{
    OneBoard& board = m_state.board(move.board);
    const Seat seat = m_state.player(move.board, Us);
    m_state.stockOf(seat).remove(Us, move.placed, move.set);
    m_kept.stockChanges(seat, Us, move.placed, move.set, -1);
    m_story.unstocked(seat, Us, move.placed, move.set);
    board.men.flip(Us, move.placed, chess::bit(move.at));
    board.sets[move.at] = move.set;
    m_story.placed(move.board.place(), {Us, move.placed}, move.at, move.set);
    board.enPassant = 0;
    board.turn = chess::other(Us);
}

/** That of the action, and one where the actor is on turn and got a piece to place. No other is looked at. */
template <Recorder R, class Kept> void Play<R, Kept>::refreshTouched(BoardNumber number)
{
    m_resolution.refresh(number);
    if (!m_supplied)
        return;
    m_kept.keepFacts(m_state, *m_supplied);
    m_resolution.refresh(*m_supplied);
}

} // namespace ringford::multiplayer
