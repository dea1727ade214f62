// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/circular/CircularRules.h"
#include "engine/search/Judge.h"

namespace ringford::circular {

/**
 * What pieces are worth, in hundredths of a pawn: 70 for each cell that they can go to on average on a ring where each
 * other cell is occupied with a probability of 0.32, half of them by own pieces. From ring to ring a line goes on for
 * 2.41 cells both ways together, each diagonal pair as well, and along the ring for 6.25, so that modern rooks go to
 * 0.84 x 8.66 = 7.27 cells, knights to 4.20, bishops to 4.05, queens to 11.3, elephants to 1.68 and generals to 2.52.
 * On how many columns this hardly depends. Pawns of Byzantine rules never become anything.
 */
inline constexpr std::array<int, chess::kKinds> kModernWorth{100, 294, 284, 509, 793, 0};
inline constexpr std::array<int, chess::kKinds> kByzantineWorth{75, 294, 118, 509, 176, 0};

/** What a king is worth that can be captured while its seat plays on, and one whose loss puts its seat out. */
inline constexpr int kKingWorth = 700;
inline constexpr int kSeatWorth = 9'000;

/** What positions on a ring are worth to each seat. */
template <int W> class RingWorth {
public:
    using Set = CellSet<W>;
    using State = circular::State<W>;

    /** @p rules live longer. */
    explicit RingWorth(const CircularRules<W>& rules);

    void values(const State& state, SeatValues& values) const;
    /** What a move gains on the spot (Judge). */
    int gain(const State& state, Move move) const;
    int of(Kind kind) const { return m_worth[chess::indexOf(kind)]; }

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
    const std::array<int, chess::kKinds>& m_worth;
    std::array<Kind, chess::kKinds> m_cheapestFirst;
};

extern template class RingWorth<1>;
extern template class RingWorth<2>;
extern template class RingWorth<3>;

} // namespace ringford::circular
