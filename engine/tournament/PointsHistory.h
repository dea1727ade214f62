// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/tournament/Ledger.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace ringford {

/** What a member had after an entry. */
struct PointsAt {
    std::size_t entry = 0; ///< its number, from 0
    int points = 0;
    bool operator==(const PointsAt&) const = default;
};

/**
 * How the points of each of these members went, from joining on: a step for each entry that changed them. Of a long
 * ledger stretches of entries are joined so that there are no more than @p stretches: of each the first, the least, the
 * most and the last points stay.
 */
std::vector<std::vector<PointsAt>> pointsHistory(const Ledger& ledger, std::span<const std::uint32_t> members,
                                                 std::size_t stretches);

} // namespace ringford
