// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/tournament/Tournament.h"

#include <cstddef>
#include <limits>
#include <string>
#include <vector>

namespace ringford {

/** How a tournament stands, in the order in which tables show it. */
struct Standings {
    /** Members who are in, then the others by when they went out, the last first; then by points, then by name. */
    std::vector<TournamentMember> members;
    /** Those who have won, in the order of the members; none while the tournament goes on. */
    std::vector<std::string> winners;

    /** Of the first @p most members alone, where that is given. */
    explicit Standings(const Tournament& tournament, std::size_t most = std::numeric_limits<std::size_t>::max());
    /** `playing`, or `won by A, B`. */
    std::string status() const;
};

/** The place of a member in such an order, from 1: whoever went as far as the one before has the same. */
std::size_t placeOf(const std::vector<TournamentMember>& members, std::size_t row);

} // namespace ringford
