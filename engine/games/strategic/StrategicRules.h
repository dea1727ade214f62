// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/strategic/MobilityCheck.h"
#include "engine/games/strategic/Story.h"
#include "engine/games/strategic/StrategicOptions.h"
#include "engine/rules/Game.h"
#include "engine/rules/MoveList.h"

#include <memory>
#include <optional>

namespace ringford::strategic {

/** Strategic chess as ringford::Rules: everything that is fast. */
class StrategicRules {
public:
    using State = strategic::State;
    using Move = strategic::Move;
    /**
     * Pieces are free in number: of n a side on a board, each has at most 27 targets there, and at most 16 lead onto
     * each of the other cells. Over each edge at most 7 lead onto a cell of the first file beyond, and 2 onto one of
     * the next.
     */
    using Moves = MoveList<Move, kMostBoards*(27 * 16 * 64 / (27 + 16) + 2 * 8 * (7 + 2))>;

    /** @p board: that many linked boards */
    StrategicRules(const Options& options, const Board& board)
        : m_options(options), m_seam(std::make_shared<const Seam>(makeSeam(board)))
    {
    }

    const Options& options() const { return m_options; }
    const Seam& seam() const { return *m_seam; }
    /** What is needed to look at @p state, which must outlive it. */
    PositionCache view(const State& state) const { return PositionCache(*m_seam, m_options.roads, state); }

    State start() const;
    void generate(const State& state, Moves& moves) const;
    /** Those that begin on one board. */
    void generateOn(const State& state, int board, Moves& moves) const;
    std::uint64_t count(const State& state) const;
    template <Recorder R> void apply(State& state, Move move, R&& effects) const;
    Outcome outcome(const State& state) const;
    SeatSet onTurn(const State& state) const;
    /** Nothing: nobody acts out of turn. */
    void generateOutOfTurn(const State&, Seat, Moves&) const {}

    /** The side that gives a piece when it is its turn as well, else the one that takes it. */
    Side actingSide(const State& state, Move move) const;
    Seat actor(const State& state, Move move) const { return seatOf(actingSide(state, move)); }
    /** Of a push both sides. */
    SideSet turns(const State& state, Move move) const;
    bool mayPlay(const State& state, Move move, Seat seat) const { return turns(state, move).contains(sideOf(seat)); }
    /** Whether it takes a piece from a side that is not on turn. */
    bool isPull(const State& state, Move move) const;

    bool canRetire(const State& state, Side side) const { return state.open.contains(BoardPlace::of(side).number); }
    template <Recorder R> std::optional<Outcome> retire(State& state, Side side, Retire how, R&& effects) const;

    /** The sides on turn that have an action now, and those that have none until something happens on another board. */
    struct Turns {
        SideSet acting;
        SideSet waiting;
    };
    Turns sidesInTurn(const State& state) const;

    /** Closes what is mate or stalemate, as after each action: what a position from a setup needs. */
    void settle(State& state) const;

    static constexpr Seat seatOf(Side side) { return Seat{side.index}; }
    static constexpr Side sideOf(Seat seat) { return Side{seat.index}; }
    /** All seats of a colour. */
    SeatSet team(Army army) const;

private:
    bool isDecided(const State& state) const
    {
        return state.open.empty() || (!m_options.lastsToTheEnd && !(state.won[0] | state.won[1]).empty());
    }
    /** Whether any action begins on @p board. */
    static bool hasAction(PositionCache& view, int board);
    Outcome closedOutcome(const State& state) const;

    struct Won {
        std::optional<Army> by; ///< nobody after a stalemate
        Reason reason = Reason::Checkmate;
    };
    template <class Told> void close(State& state, int board, Won won, Told& story) const;
    /** @p near: the boards whose prospects may have changed */
    template <class Told> void settle(State& state, Boards near, Told& story) const;

    Options m_options;
    std::shared_ptr<const Seam> m_seam;
};

template <class Told> void StrategicRules::close(State& state, int board, Won won, Told& story) const
{
    state.open.erase(board);
    state.blackOnTurn.erase(board);
    if (won.by)
        state.won[chess::indexOf(*won.by)].insert(board);
    state.quiet = 0;
    story.closed(state, board, won.by, won.reason);
}

template <class Told> void StrategicRules::settle(State& state, Boards near, Told& story) const
{
    while (!isDecided(state)) {
        PositionCache seen = view(state);
        std::optional<int> done;
        (state.open & near).forEach([&](int board) {
            if (!done && !hasMobility(seen, board))
                done = board;
        });
        if (!done)
            return;
        const Army loser = state.turn(*done);
        close(state, *done, {isInCheck(seen, *done) ? std::optional(other(loser)) : std::nullopt}, story);
        near = Boards::firstOnes(kMostBoards);
    }
}

template <Recorder R> void StrategicRules::apply(State& state, Move move, R&& effects) const
{
    Story story(effects);
    LinkedBoard& source = state.boards[static_cast<std::size_t>(move.source())];
    LinkedBoard& target = state.boards[static_cast<std::size_t>(move.target())];
    const Bits from = bit(chess::spotOf(move.from));
    const Bits to = bit(chess::spotOf(move.to));
    const Army us = (source.men.of(Army::White) & from) != 0 ? Army::White : Army::Black;
    const bool captures = (target.men.occupied() & to) != 0;
    if (captures) {
        story.captured(state, move.to);
        target.men.clear(other(us), to);
    }
    source.men.flip(us, move.kind, from);
    target.men.flip(us, move.kind, to);
    source.fresh &= ~from;
    target.fresh &= ~to;
    story.moved(us, move);
    if (move.crosses() && state.turn(move.source()) == us)
        state.blackOnTurn.flip(move.source());
    state.blackOnTurn.flip(move.target());
    state.quiet = captures || move.kind == Kind::Pawn ? 0 : state.quiet + (state.quiet < kMostCounted);
    settle(state, Boards::around(move.source()) | Boards::around(move.target()), story);
}

template <Recorder R>
std::optional<Outcome> StrategicRules::retire(State& state, Side side, Retire how, R&& effects) const
{
    Story story(effects);
    const Army winner = other(chess::armyOf(side));
    const Reason reason = how == Retire::Resigned ? Reason::Resigned : Reason::Time;
    close(state, BoardPlace::of(side).number, {winner, reason}, story);
    if (isDecided(state) && (!m_options.lastsToTheEnd || m_options.boards == 1))
        return Outcome::wonBy(team(winner), reason);
    settle(state, Boards::firstOnes(kMostBoards), story);
    return std::nullopt;
}

} // namespace ringford::strategic
