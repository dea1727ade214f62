// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/longchess/LongchessRules.h"
#include "engine/games/longchess/LongchessWeights.h"
#include "engine/search/Judge.h"

#include <algorithm>
#include <cstdlib>

namespace ringford::longchess {

/**
 * What positions of Longchess are worth to each seat, in hundredths of a pawn. A piece is worth 1 and the cells that it
 * goes to on average, a pawn's 100: found on the board itself, where each other cell is occupied with a probability of
 * 6/64 with two seats and 20/64 with four, as at the start. That makes rooks 339, nightriders 297 and bishops 228 on
 * the long board, and 199, 231 and 167 on the other. All else is in a table of weights.
 */
template <class Size> class LongchessWorth {
public:
    using Set = PlaceSet<Size::kWords>;
    using State = longchess::State<Size>;

    /** Both live longer. */
    LongchessWorth(const LongchessRules<Size>& rules, const LongchessWeights& weights);

    /** Judges by other weights from now on, which live longer. */
    void setWeights(const LongchessWeights& weights);

    void values(const State& state, SeatValues& values) const;
    /** What a move gains on the spot (Judge). */
    int gain(const State& state, Move move) const;
    int of(Kind kind) const { return m_worth[indexOf(kind)]; }
    int at(Kind kind, Seat seat, Spot spot) const { return m_places[seat.index][indexOf(kind)][spot]; }
    /** Where mines can matter that the seat lays: beside the ways to its flag. */
    const Set& minePlaces(Seat seat) const { return m_minePlaces[seat.index]; }
    /** How far apart two places are, a king's steps on land. */
    int distance(Spot one, Spot other) const
    {
        const Spotted a = m_at[one];
        const Spotted b = m_at[other];
        return std::max(std::abs(a.row - b.row), std::abs(a.column - b.column));
    }
    /** The same in steps along rows and columns: how mines and shells reach. */
    int steps(Spot one, Spot other) const
    {
        const Spotted a = m_at[one];
        const Spotted b = m_at[other];
        return std::abs(a.row - b.row) + std::abs(a.column - b.column);
    }

private:
    template <class T> using PerSeat = std::array<T, Size::kSeats>;
    using PerPlace = std::array<std::int16_t, 64 * Size::kWords>;

    void measure();
    int targets(Kind kind, Spot spot) const;
    void fillPlaces(Seat seat);
    void addArmy(const State& state, Seat seat, int& worth) const;
    void addFlags(const State& state, Seat seat, int urge, int& worth) const;
    void addHunt(const State& state, Seat seat, int urge, int& worth) const;
    void addShells(const State& state, SeatValues& values) const;
    int chargers(const Set& pawns) const;
    int gainOfEntering(const State& state, Move move) const;
    int gainOfCapture(const State& state, Move move) const;
    int gainOfCharge(const State& state, Move move) const;
    /** What its owner loses when a piece is captured: all, or the way that it is set back. */
    int lossOf(Kind kind, Seat owner, Spot spot) const;
    bool isAttacked(const State& state, Move move) const;

    const LongchessRules<Size>& m_rules;
    const LongchessWeights* m_weights = nullptr;
    std::array<int, kKinds> m_byTargets{}; ///< what pieces are worth by how many cells they go to
    std::array<int, kKinds> m_worth{};
    std::array<PerPlace, kKinds> m_mobility{}; ///< in hundredths of a cell
    PerSeat<std::array<PerPlace, kKinds>> m_places{};
    PerSeat<PerPlace> m_toKeep{};
    std::array<Spotted, 64 * Size::kWords> m_at{};
    PerSeat<Set> m_minePlaces{};
};

extern template class LongchessWorth<LongSize>;
extern template class LongchessWorth<CornerSize>;

} // namespace ringford::longchess
