// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/circular/CircularRules.h"
#include "engine/games/circular/RingWeights.h"
#include "engine/search/Judge.h"

#include <array>
#include <cstdint>

namespace ringford::circular {

/** What a king is worth that can be captured while its seat plays on, and one whose loss puts its seat out. */
inline constexpr int kKingWorth = 700;
inline constexpr int kSeatWorth = 9'000;

/** What positions on a ring are worth to each seat. */
template <int W> class RingWorth {
public:
    using Set = CellSet<W>;
    using State = circular::State<W>;

    /** Both live longer. */
    RingWorth(const CircularRules<W>& rules, const RingWeights& weights);

    /** Judges by other weights from now on, which live longer. */
    void setWeights(const RingWeights& weights);

    void values(const State& state, SeatValues& values) const;
    /** What a move gains on the spot (Judge). */
    int gain(const State& state, Move move) const;
    int of(Kind kind) const { return m_weights->material[chess::indexOf(kind)]; }

private:
    struct Side;
    struct Table;

    void lookAt(const State& state, Table& table) const;
    void addOfficers(const State& state, Table& table, Side& side) const;
    void addPawns(const State& state, Table& table, Side& side) const;
    void addTravel(const State& state, Table& table) const;
    bool attacksKing(const State& state, const Side& other, const Side& side) const;
    void addKing(const State& state, const Table& table, Side& side) const;
    void addHunt(Side& strong, const Side& weak) const;
    /** The pawns of that sense with an opposing pawn before them, on their own ring or beside it. */
    Set stopped(const State& state, Sense sense) const;
    int columnsBetween(Spot one, Spot other) const;
    int gainOfKing(const State& state, Seat owner) const;
    int gainOfCapture(const State& state, Move move, Kind taken) const;
    /** What comes of it when both sides go on taking on that cell as long as it pays, the cheapest piece first. */
    int exchange(const State& state, Move move, int captured) const;

    const CircularRules<W>& m_rules;
    const RingWeights* m_weights = nullptr;
    std::array<Set, kRings> m_rings{};
    std::array<std::array<std::int16_t, Set::kBits>, chess::kKinds> m_byPlace{}; ///< of byRing, by kind and cell
    std::array<Kind, chess::kKinds> m_cheapestFirst{};
};

extern template class RingWorth<1>;
extern template class RingWorth<2>;
extern template class RingWorth<3>;

} // namespace ringford::circular
