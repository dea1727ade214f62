// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/chess/MaterialWorth.h"

namespace ringford::chess {

namespace {

constexpr std::size_t kCounted = kKinds - 1; ///< all but the king

std::array<int, kCounted> countsOf(const Placement& men, Army army)
{
    std::array<int, kCounted> counts{};
    for (std::size_t kind = 0; kind < kCounted; ++kind)
        counts[kind] = size(men.of(army, static_cast<Kind>(kind)));
    return counts;
}

PackedBoth worthOf(const std::array<int, kCounted>& ours, const std::array<int, kCounted>& theirs,
                   const PackedWeights& weights)
{
    PackedBoth worth;
    int officers = 0;
    for (std::size_t one = 0; one < kCounted; ++one) {
        if (one != indexOf(Kind::Pawn)) {
            worth += weights.material[one] * ours[one];
            officers += ours[one] + theirs[one];
        }
        worth += weights.pairs[one][one] * (ours[one] * ours[one]);
        for (std::size_t two = one + 1; two < kCounted; ++two) {
            worth += weights.pairs[one][two] * (ours[one] * ours[two]);
            worth += weights.pairs[two][one] * (ours[one] * theirs[two]);
        }
    }
    if (officers == 0)
        worth += weights.alone * ours[indexOf(Kind::Pawn)];
    if (ours[indexOf(Kind::Bishop)] >= 2)
        worth += weights.pair;
    return worth;
}

} // namespace

std::uint64_t countsOf(const Placement& men)
{
    std::uint64_t all = 0;
    for (const Army army : {Army::White, Army::Black}) {
        for (const int count : countsOf(men, army))
            all = all << 6 | static_cast<std::uint64_t>(count);
    }
    return all;
}

std::array<PackedBoth, kArmies> materialWorth(const Placement& men, const PackedWeights& weights)
{
    const auto white = countsOf(men, Army::White);
    const auto black = countsOf(men, Army::Black);
    return {worthOf(white, black, weights), worthOf(black, white, weights)};
}

} // namespace ringford::chess
