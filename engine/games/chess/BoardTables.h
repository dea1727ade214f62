// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/chess/BoardWeights.h"

#include <algorithm>
#include <array>
#include <bit>

namespace ringford::chess {

using PackedWeights = BoardWeightsOf<PackedBoth>;

constexpr PackedWeights packed(const BoardWeights& weights)
{
    constexpr std::size_t kNumber = sizeof(BoardWeights) / sizeof(Both);
    const auto row = std::bit_cast<std::array<Both, kNumber>>(weights);
    std::array<PackedBoth, kNumber> packedRow;
    for (std::size_t i = 0; i < kNumber; ++i)
        packedRow[i] = PackedBoth(row[i]);
    return std::bit_cast<PackedWeights>(packedRow);
}

/**
 * Weights of a board as looks add them up: in packed numbers, and those that always come together as one. Made once for
 * a search.
 */
struct BoardTables {
    static constexpr std::size_t kMostTargets = 27; ///< of a queen
    static constexpr std::size_t kNone = 8;         ///< no pawn: behind all ranks

    PackedWeights weights{};
    /** That a piece (no pawn) stands on a cell, seen by white; rank and file together. */
    std::array<std::array<PackedBoth, kSpots>, kKinds> stands{};
    /** By how many cells a piece can go to: byTarget and byReach together. */
    std::array<std::array<PackedBoth, kMostTargets + 1>, kKinds> targets{};
    /** Of one file before a king: by the rank of the first own pawn, and by that of the first enemy pawn. */
    std::array<std::array<PackedBoth, kNone + 1>, kNone + 1> shelter{};

    constexpr explicit BoardTables(const BoardWeights& from) : weights(packed(from))
    {
        for (std::size_t kind = 0; kind < kKinds; ++kind) {
            fillStands(kind);
            fillTargets(kind);
        }
        fillShelter();
    }

private:
    static constexpr std::array<int, kKinds> kUsualTargets{0, 4, 5, 7, 11, 0};

    constexpr void fillStands(std::size_t kind)
    {
        for (int spot = 0; spot < kSpots; ++spot)
            stands[kind][static_cast<std::size_t>(spot)] =
                weights.byRank[kind][static_cast<std::size_t>(rankOf(spot))] +
                weights.byFile[kind][static_cast<std::size_t>(fileOf(spot))];
    }
    constexpr void fillTargets(std::size_t kind)
    {
        const auto& byReach = weights.byReach[kind];
        for (std::size_t number = 0; number <= kMostTargets; ++number) {
            const std::size_t step = kind == indexOf(Kind::Queen) ? number / 2 : number;
            targets[kind][number] = weights.byTarget[kind] * (static_cast<int>(number) - kUsualTargets[kind]) +
                                    byReach[std::min(step, byReach.size() - 1)];
        }
    }
    constexpr void fillShelter()
    {
        for (std::size_t own = 0; own <= kNone; ++own) {
            const std::size_t rank = own == kNone ? 0 : own;
            for (std::size_t enemy = 0; enemy <= kNone; ++enemy) {
                shelter[own][enemy] = weights.cover[rank];
                if (enemy != kNone)
                    shelter[own][enemy] += weights.storm[rank != 0 && rank + 1 == enemy][enemy];
            }
        }
    }
};

inline constexpr BoardTables kTablesByMobility{kBoardByMobility};

} // namespace ringford::chess
