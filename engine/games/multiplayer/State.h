// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/chess/BoardPlace.h"
#include "engine/games/chess/BoardState.h"
#include "engine/games/multiplayer/Stockpile.h"
#include "engine/rules/Seat.h"

#include <array>
#include <optional>
#include <type_traits>

namespace ringford::multiplayer {

/** Which board, and which chess set, from 0. */
struct BoardNumber {
    std::uint8_t index{};
    auto operator<=>(const BoardNumber&) const = default;

    static constexpr BoardNumber of(chess::BoardPlace place) { return {place.number}; }
    constexpr chess::BoardPlace place() const { return {index}; }
    constexpr SetNumber set() const { return static_cast<SetNumber>(index + 1); }
};
using BoardSet = IndexSet<BoardNumber>;

/** What stands on one board, and whose turn it is there. */
struct OneBoard : chess::BoardState {
    /** By cell the set that the piece there comes from; 0 for one of the board's own, and where sets do not matter. */
    std::array<SetNumber, chess::kSpots> sets{};

    bool operator==(const OneBoard&) const = default;
};

/**
 * What can be done on one board, as it and the stockpile of the seat on turn there have it. Found anew when one of
 * these changes.
 */
struct Facts {
    std::uint32_t moves = 0; ///< actions that are no drops: promotions are among them
    std::uint32_t drops = 0;
    bool inCheck = false;

    /** A drop answers a check, never a checkmate. */
    bool isMate() const { return inCheck && moves == 0; }
    bool isStalemate() const { return !inCheck && moves + drops == 0; }
    std::uint32_t actions() const { return isMate() ? 0 : moves + drops; }
    bool operator==(const Facts&) const = default;
};

/**
 * A position of Multi Player Chess. Arrays by board and by seat are as long as the longest table; what is beyond the
 * players stays empty.
 */
struct State {
    template <class Value> using PerBoard = std::array<Value, kMostBoards>;

    PerBoard<OneBoard> boards{};
    PerBoard<Facts> facts{}; ///< without regard to `acted`
    /** By board and army; of a closed board who played there last. */
    PerBoard<std::array<Seat, chess::kArmies>> players{};
    /** By army and seat: on which board a seat in the game plays it. */
    std::array<PerBoard<BoardNumber>, chess::kArmies> seats{};
    PerBoard<Stockpile> stock{};             ///< by seat
    PerBoard<std::optional<Army>> winners{}; ///< of closed boards, where it is known: a setup does not say it
    BoardSet live;
    BoardSet acted; ///< in this round
    std::uint32_t quiet = 0;

    const OneBoard& board(BoardNumber number) const { return boards[number.index]; }
    OneBoard& board(BoardNumber number) { return boards[number.index]; }
    const Facts& factsOf(BoardNumber number) const { return facts[number.index]; }
    Seat player(BoardNumber number, Army army) const { return players[number.index][indexOf(army)]; }
    Seat seatOnTurn(BoardNumber number) const { return player(number, board(number).turn); }
    /** The board where @p seat, which is in the game, plays @p army. */
    BoardNumber boardOf(Seat seat, Army army) const { return seats[indexOf(army)][seat.index]; }
    const Stockpile& stockOf(Seat seat) const { return stock[seat.index]; }
    Stockpile& stockOf(Seat seat) { return stock[seat.index]; }

    /** One seat is left, which plays both sides of the last board. */
    bool isOver() const { return live.size() == 1; }
    bool isPlaying(Seat seat) const;
    /** How many actions there are on @p number, yielding left aside. @pre it is live */
    std::uint32_t actionsOn(BoardNumber number) const { return acted.contains(number) ? 0 : factsOf(number).actions(); }
    /**
     * Whether the seat on turn on @p number is in stalemate there and on its other board, and so may give this one up.
     * @pre it is live
     */
    bool mayYield(BoardNumber number) const
    {
        if (!factsOf(number).isStalemate())
            return false;
        const Army us = board(number).turn;
        const BoardNumber other = boardOf(player(number, us), chess::other(us));
        return board(other).turn == chess::other(us) && factsOf(other).isStalemate();
    }

    bool operator==(const State&) const = default;
};
static_assert(std::is_trivially_copyable_v<State>);

inline bool State::isPlaying(Seat seat) const
{
    for (const BoardNumber number : live) {
        if (player(number, Army::White) == seat)
            return true;
    }
    return false;
}

} // namespace ringford::multiplayer
