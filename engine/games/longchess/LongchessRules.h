// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/longchess/Generation.h"
#include "engine/games/longchess/Story.h"
#include "engine/rules/MoveList.h"
#include "engine/rules/Rules.h"

#include <memory>

namespace ringford::longchess {

/** Longchess as ringford::Rules: everything that is fast. */
template <class Size> class LongchessRules {
    static constexpr int kPlaces = Terrain<Size>::kPlaces;
    static constexpr int kMostTargets = 64;     ///< of one piece: more than the longest row and column, or all rides
    static constexpr int kMostOntoOneCell = 16; ///< lines and rides of the same piece colour that end there

public:
    using Set = PlaceSet<Size::kWords>;
    using State = longchess::State<Size>;
    using Move = longchess::Move;
    /**
     * Pieces are free in number: n of a seat have n x kMostTargets moves at most, and no more than kMostOntoOneCell
     * lead onto each other cell; every one could be a shot as well. Besides there are leavings and mines, shells,
     * charges, carriers' second forms.
     */
    using Moves = MoveList<Move, 2 * (kMostTargets * kPlaces * kMostOntoOneCell / (kMostTargets + kMostOntoOneCell)) +
                                     3 * kPlaces + 4 * kMostTargets + 256>;

    /** @pre @p board is that of @p map, and both are those of @p options */
    LongchessRules(const Options& options, const Map& map, const Board& board);

    const Options& options() const { return m_options; }
    const Terrain<Size>& terrain() const { return *m_terrain; }
    const KindNumbers& kinds() const { return m_kinds; }

    State start() const;
    void generate(const State& state, Moves& moves) const;
    std::uint64_t count(const State& state) const;
    template <Recorder R> void apply(State& state, Move move, R&& effects) const;
    Outcome outcome(const State& state) const { return state.outcome; }
    SeatSet onTurn(const State& state) const { return state.outcome.decided() ? SeatSet() : SeatSet(state.turn); }
    void generateOutOfTurn(const State&, Seat, Moves&) const {}
    Seat actor(const State& state, Move) const { return state.turn; }
    bool canRetire(const State& state, Side side) const { return state.isIn(Seat{side.index}); }
    template <Recorder R> std::optional<Outcome> retire(State& state, Side side, Retire how, R&& effects) const;

    Field<Size> field(const State& state, Seat us) const { return {*m_terrain, m_options, state, us}; }
    /** Whether @p seat could do anything if it were on turn. */
    bool hasAction(const State& state, Seat seat) const;
    /** The enemy flags that a seat's pieces carry in its own keep. */
    SeatSet flagsHome(const State& state, Seat seat) const;
    /** What a position from a setup needs: its outcome. */
    void settle(State& state) const;

private:
    /** A piece that was captured and is to be set back. */
    struct Lifted {
        Spot at;
        Man man;
    };
    /** What became of an action so far. */
    struct MoveEffectState {
        Set ends; ///< where pieces ended a move
        std::array<Lifted, 2 * 13> lifted;
        std::size_t liftedCount = 0;
        bool captures = false;
    };

    Seat next(Seat seat) const { return Seat{static_cast<std::uint8_t>((seat.index + 1) % Size::kSeats)}; }
    /** Ends the game when seats without pieces decide it. */
    void decideByArmies(State& state, Reason reason) const;
    Reason reasonOfLast() const { return m_options.lastWins ? Reason::LastPlayer : Reason::Annihilated; }
    /** How far a piece has to its own end. */
    int toOwnEnd(const Lifted& lifted) const;
    /** Where a captured piece is set back to; nothing: it is out of play. */
    std::optional<Spot> placeBehind(const State& state, const Lifted& lifted) const;

    template <class Told> void act(State& state, Move move, MoveEffectState& effectState, Told& story) const;
    template <class Told> void fire(State& state, Move move, Told& story) const;
    template <class Told> void go(State& state, Move move, MoveEffectState& effectState, Told& story) const;
    template <class Told> void leave(State& state, Spot from, Told& story) const;
    template <class Told> void charge(State& state, Move move, MoveEffectState& effectState, Told& story) const;
    template <class Told> void chargeOff(State& state, const Set& pawns, Told& story) const;
    template <class Told> void capture(State& state, Spot at, MoveEffectState& effectState, Told& story) const;
    template <class Told> void setBack(State& state, MoveEffectState& effectState, Told& story) const;
    template <class Told> void dropFlags(const State& state, Spot at, Told& story) const;
    template <class Told> void touchMines(State& state, const Set& ends, Told& story) const;
    template <class Told> void kill(State& state, const Set& where, Told& story) const;
    template <class Told> void removeArmy(State& state, Seat seat, Told& story) const;
    template <class Told> void bringHome(State& state, Seat us, Told& story) const;
    void noteEmpty(State& state) const;
    template <class Told> void putOut(State& state, Reason reason, Told& story) const;
    template <class Told> void landShells(State& state, Seat seat, Told& story) const;
    template <class Told> void passTurn(State& state, Seat actor, Told& story) const;

    Options m_options;
    KindNumbers m_kinds;
    std::shared_ptr<const Terrain<Size>> m_terrain;
};

} // namespace ringford::longchess

#include "engine/games/longchess/Losses.h"
#include "engine/games/longchess/MoveEffects.h"
#include "engine/games/longchess/Play.h"
