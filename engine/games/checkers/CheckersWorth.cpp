// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/checkers/CheckersWorth.h"

#include <algorithm>
#include <bit>
#include <cstdlib>

namespace ringford::checkers {

namespace {

constexpr int kMostPieces = 24;

constexpr Diagonal opposite(Diagonal diagonal)
{
    return static_cast<Diagonal>(3 - static_cast<int>(diagonal));
}

/** What one seat can do along one diagonal. */
struct Ways {
    int steps = 0;
    Cells jumped = 0; ///< enemies that it could jump
};

/** Adds the ways of the pieces on @p movers along D. */
template <Diagonal D> void addWays(Ways& ways, Cells movers, Cells enemy, Cells empty)
{
    const Cells next = stepped<D>(movers);
    ways.steps += std::popcount(next & empty);
    ways.jumped |= next & enemy & stepped<opposite(D)>(empty);
}

Ways waysOf(const State& state, std::size_t seat)
{
    using enum Diagonal;
    const Cells own = state.pieces[seat];
    const Cells kings = own & state.kings;
    const Cells enemy = state.pieces[seat ^ 1u];
    const Cells north = seat == 0 ? own : kings;
    const Cells south = seat == 0 ? kings : own;
    Ways ways;
    addWays<NorthWest>(ways, north, enemy, state.empty());
    addWays<NorthEast>(ways, north, enemy, state.empty());
    addWays<SouthWest>(ways, south, enemy, state.empty());
    addWays<SouthEast>(ways, south, enemy, state.empty());
    return ways;
}

/** The pieces of @p seat that have one of their own right behind them. */
Cells backed(const State& state, std::size_t seat)
{
    using enum Diagonal;
    const Cells own = state.pieces[seat];
    return own & (seat == 0 ? stepped<NorthWest>(own) | stepped<NorthEast>(own)
                            : stepped<SouthWest>(own) | stepped<SouthEast>(own));
}

Both standing(Cells cells, std::size_t seat, const CheckersWeights::ByCell& weights)
{
    Both worth;
    for (; cells != 0; cells &= cells - 1) {
        const auto cell = static_cast<std::size_t>(std::countr_zero(cells)) / 2;
        worth += weights[seat == 0 ? cell : 31 - cell];
    }
    return worth;
}

int distance(int one, int other)
{
    return std::max(std::abs(one % 8 - other % 8), std::abs(one / 8 - other / 8));
}

/**
 * How closely @p seat hunts the last pieces of the other one, of which it has many more: nobody has to jump here, so
 * they are caught only where many come near and leave them no way. @param ways of those pieces
 */
int hunt(const State& state, std::size_t seat, const Ways& ways)
{
    constexpr int kMostPrey = 3;
    constexpr int kLeastLead = 2;
    const Cells prey = state.pieces[seat ^ 1u];
    const Cells hunters = state.pieces[seat];
    if (std::popcount(prey) > kMostPrey || std::popcount(hunters) < std::popcount(prey) + kLeastLead)
        return 0;
    int near = 0;
    for (Cells kings = hunters & state.kings; kings != 0; kings &= kings - 1) {
        int nearest = 8;
        for (Cells left = prey; left != 0; left &= left - 1)
            nearest = std::min(nearest, distance(std::countr_zero(kings), std::countr_zero(left)));
        near += 8 - nearest;
    }
    return 4 * near + 8 * (4 * std::popcount(prey) - ways.steps);
}

} // namespace

std::array<int, 2> worth(const State& state, const CheckersWeights& weights)
{
    const int phase = std::popcount(state.pieces[0] | state.pieces[1]);
    const std::array<Ways, 2> ways{waysOf(state, 0), waysOf(state, 1)};
    std::array<int, 2> worths{};
    for (std::size_t seat = 0; seat < 2; ++seat) {
        const Cells own = state.pieces[seat];
        const bool isOnTurn = state.turn == seat;
        Both sum = standing(own & ~state.kings, seat, weights.man) + standing(own & state.kings, seat, weights.king);
        sum += weights.step * ways[seat].steps;
        sum += weights.backed * std::popcount(backed(state, seat));
        sum += (isOnTurn ? weights.exposedOnTurn : weights.exposedAndWaits) * std::popcount(ways[seat ^ 1u].jumped);
        if (isOnTurn)
            sum += weights.tempo;
        worths[seat] = sum.at(phase, kMostPieces) + hunt(state, seat, ways[seat ^ 1u]);
    }
    return worths;
}

} // namespace ringford::checkers
