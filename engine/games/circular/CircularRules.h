// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/circular/CircularOptions.h"
#include "engine/games/circular/Generation.h"
#include "engine/games/circular/Story.h"
#include "engine/rules/MoveList.h"
#include "engine/rules/Rules.h"

#include <memory>

namespace ringford::circular {

/** The words that the cells of a ring for so many seats take. */
constexpr int wordsFor(int seats)
{
    return (kRings * kColumnsPerSeat * seats + 63) / 64;
}

/** Circular chess as ringford::Rules: everything that is fast. @p W: words of a set of cells */
template <int W> class CircularRules {
    static constexpr int kCells = 64 * W;
    static constexpr int kMostTargets = 16 * W + 8; ///< of a queen: the rest of its ring, its column, four diagonals
    /** Eight knights, four pawns that can become four kinds each, four pieces along ring and column. */
    static constexpr int kMostOntoOneCell = 28;

public:
    using Set = CellSet<W>;
    using State = circular::State<W>;
    using Move = circular::Move;
    /**
     * Pieces are free in number: n of a seat have n x kMostTargets actions at most, and no more than kMostOntoOneCell
     * lead onto each other cell; pairs of pawns can be removed besides.
     */
    using Moves =
        MoveList<Move, kMostTargets * kCells * kMostOntoOneCell / (kMostTargets + kMostOntoOneCell) + kCells / 2>;

    /** @pre @p board is the ring for @p options.seats */
    CircularRules(const Options& options, const Board& board);

    const Options& options() const { return m_options; }
    const Ring<W>& ring() const { return *m_ring; }

    State start() const;
    void generate(const State& state, Moves& moves) const;
    std::uint64_t count(const State& state) const;
    template <Recorder R> void apply(State& state, Move move, R&& effects) const;
    Outcome outcome(const State& state) const;
    SeatSet onTurn(const State& state) const;
    /** The removals that any opponent of the pawns' owner may make. */
    void generateOutOfTurn(const State& state, Seat seat, Moves& moves) const;
    Seat actor(const State& state, Move) const { return state.turn; }
    bool canRetire(const State& state, Side side) const { return state.isIn(Seat{side.index}); }
    /** Nothing is left for others to hold: the state knows how it was decided. */
    template <Recorder R> std::optional<Outcome> retire(State& state, Side side, Retire how, R&& effects) const;
    /** Whether an opponent attacks the king of @p seat after @p move, which is legal. */
    bool exposes(const State& state, Move move, Seat seat) const;
    /** Appends the actions of the seat on turn after which an opponent attacks its king. */
    void exposed(const State& state, Moves& moves) const;

    SeatSet seatsIn(const State& state) const;
    /** Whether own kings may not be left attacked: two seats are in the game, and there are no teams. */
    bool hasCheckRules(const State& state) const
    {
        return !m_options.hasTeams && m_options.seats - state.out.size() == 2;
    }
    bool areMates(Seat one, Seat other) const { return m_options.mates[one.index].contains(other); }
    /** The pieces of those in the game that are no teammates of @p seat. */
    Set enemies(const State& state, Seat seat) const;
    /** Those of teammates in the game, without the seat's own. */
    Set pawnsOfMates(const State& state, Seat seat) const;
    Field<W> field(const State& state, Seat us) const;
    /** The opponents' pieces that attack the king of @p seat; none when it has none. */
    Set kingAttackers(const State& state, Seat seat) const;
    /** Whether a seat that is reduced to its king is out. */
    bool baresKings() const { return m_options.byzantine && !m_options.hasTeams; }

    /**
     * What a position from a setup needs: the outcome when one seat or team alone is in the game; a turn that has an
     * action, where seats are passed over.
     */
    void settle(State& state) const
    {
        decide(state, Reason::LastPlayer);
        passOver(state);
    }

private:
    /** Gives everything that @p seat may do on its turn to @p sink. */
    template <class Sink> void visit(const State& state, Seat seat, Sink& sink) const;
    bool hasAction(const State& state, Seat seat) const;
    /** The next seat in the game; perhaps the same. */
    Seat nextIn(const State& state, Seat after) const;
    /** Gives the turn to a seat in the game, and to one that has an action where others are passed over. */
    void passOver(State& state) const;
    /** Ends the game when one seat or team alone is in it. */
    void decide(State& state, Reason reason) const;

    void advance(State& state, Move move) const;
    template <class Told> void go(State& state, Move move, Told& story) const;
    template <class Told> void swap(State& state, Move move, Told& story) const;
    template <class Told> void capture(State& state, Spot spot, Told& story) const;
    template <class Told> void lose(State& state, Seat owner, bool lostKing, Told& story) const;
    template <class Told> void leaveWithoutKing(State& state, Seat ofTeam, Told& story) const;
    template <class Told> void leave(State& state, Seat seat, Reason reason, Told& story) const;

    Options m_options;
    std::shared_ptr<const Ring<W>> m_ring;
};

} // namespace ringford::circular

#include "engine/games/circular/Play.h"
