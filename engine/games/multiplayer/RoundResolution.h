// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/multiplayer/Generation.h"
#include "engine/games/multiplayer/Story.h"
#include "engine/games/multiplayer/Undo.h"

namespace ringford::multiplayer {

/**
 * What follows from what has happened on a board: mates, boards that are lost and taken over, rounds. See Play for @p R
 * and @p Kept.
 */
template <Recorder R, class Kept> class RoundResolution {
public:
    RoundResolution(const Choices& choices, State& state, Story<R>& story, Kept& kept)
        : m_choices(choices), m_state(state), m_story(story), m_kept(kept)
    {
    }

    /** Finds anew what can be done on a board. */
    void refresh(BoardNumber number)
    {
        m_state.facts[number.index] = findFacts(m_state.board(number), m_state.stockOf(m_state.seatOnTurn(number)));
    }

    /** An action took place on a board, and nothing else than its facts can have become worse for who is on turn. */
    void afterAction(BoardNumber number)
    {
        if (m_choices.pacing == Pacing::Rounds) {
            m_state.acted.insert(number);
            settleRound();
        } else if (m_state.factsOf(number).isMate()) {
            settleMates();
        }
    }

    /** Whatever follows from what stands on all boards. */
    void settle()
    {
        if (m_choices.pacing == Pacing::Rounds)
            settleRound();
        else
            settleMates();
    }

    /**
     * @p loser has lost the board: its player is out, and the winner takes over that player's other board. @pre more
     * than one board is live
     */
    void lose(BoardNumber number, Army loser, Reason reason);

private:
    void close(BoardNumber number, Army loser, Reason reason);
    void takeOver(BoardNumber taken, Army army, Seat winner);
    void settleRound();
    void settleMates();
    bool isRoundComplete() const;

    const Choices& m_choices;
    State& m_state;
    Story<R>& m_story;
    Kept& m_kept;
};

template <Recorder R, class Kept> bool RoundResolution<R, Kept>::isRoundComplete() const
{
    for (const BoardNumber number : m_state.live) {
        if (m_state.actionsOn(number) != 0)
            return false;
    }
    return true;
}

template <Recorder R, class Kept> void RoundResolution<R, Kept>::settleRound()
{
    if (m_state.isOver() || !isRoundComplete())
        return;
    m_state.acted = {};
    bool isAllMated = true;
    for (const BoardNumber number : m_state.live)
        isAllMated = isAllMated && m_state.factsOf(number).isMate();
    if (!isAllMated) // else nobody is left to win
        settleMates();
}

/** One by one, the lowest board first: who takes over a board may be mate there, or may not be any more. */
template <Recorder R, class Kept> void RoundResolution<R, Kept>::settleMates()
{
    for (auto at = m_state.live.begin(); !m_state.isOver() && at != m_state.live.end();) {
        const BoardNumber number = *at;
        ++at;
        if (!m_state.factsOf(number).isMate())
            continue;
        lose(number, m_state.board(number).turn, Reason::Checkmate);
        at = m_state.live.begin();
    }
}

template <Recorder R, class Kept> void RoundResolution<R, Kept>::lose(BoardNumber number, Army loser, Reason reason)
{
    m_kept.keepAll(m_state);
    const Army victor = chess::other(loser);
    const Seat out = m_state.player(number, loser);
    close(number, loser, reason);
    m_state.stockOf(out).forEach(
        [&](Army army, Kind kind, SetNumber set, int count) { m_story.unstocked(out, army, kind, set, count); });
    m_state.stockOf(out) = {};
    m_story.out(out, reason);
    takeOver(m_state.boardOf(out, victor), victor, m_state.player(number, victor));
    m_state.quiet = 0;
    if (m_state.isOver())
        m_state.acted = {};
}

template <Recorder R, class Kept> void RoundResolution<R, Kept>::close(BoardNumber number, Army loser, Reason reason)
{
    m_story.closed(number.place(), m_state.board(number), chess::other(loser), reason);
    m_state.board(number) = {};
    m_state.facts[number.index] = {};
    m_state.winners[number.index] = chess::other(loser);
    m_state.live.erase(number);
    m_state.acted.erase(number);
}

/** What @p winner holds and could now place only on the board of its own set leaves the game. */
template <Recorder R, class Kept> void RoundResolution<R, Kept>::takeOver(BoardNumber taken, Army army, Seat winner)
{
    m_state.players[taken.index][indexOf(army)] = winner;
    m_state.seats[indexOf(army)][winner.index] = taken;
    m_story.takenOver(taken.place().side(army), winner);
    Stockpile& stock = m_state.stockOf(winner);
    for (const Kind kind : kHeldKinds) {
        while (stock.holds(army, kind, taken.set())) {
            stock.remove(army, kind, taken.set());
            m_story.unstocked(winner, army, kind, taken.set());
        }
    }
    refresh(taken);
}

} // namespace ringford::multiplayer
