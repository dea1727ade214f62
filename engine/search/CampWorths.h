// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/search/Camps.h"
#include "engine/search/Judge.h"
#include "engine/search/Score.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace ringford {

/** What a position is worth to each camp: scores (see Score.h), in the order of the camps. */
using CampWorths = std::array<std::int16_t, std::tuple_size_v<SeatValues>>;

/** By its look. */
template <Judge J> CampWorths worthsByLook(const J& judge, const Camps& camps, const typename J::State& state)
{
    SeatValues values;
    judge.values(state, values);
    const SeatSet in = judge.seatsIn(state);
    CampWorths worths{};
    for (int camp = 0; camp < camps.count(); ++camp)
        worths[static_cast<std::size_t>(camp)] = static_cast<std::int16_t>(
            std::clamp(camps.worth(values, in, camp), -score::kMostByLook, score::kMostByLook));
    return worths;
}

/** What an end brings, so many plies from the root. A draw brings everybody the same. */
inline CampWorths worthsAtEnd(const Outcome& outcome, const Camps& camps, int ply)
{
    CampWorths worths{};
    if (outcome.kind != Outcome::Kind::Won)
        return worths;
    worths.fill(static_cast<std::int16_t>(-score::kWin + ply));
    for (const Seat winner : outcome.winners)
        worths[static_cast<std::size_t>(camps.of(winner))] = static_cast<std::int16_t>(score::kWin - ply);
    return worths;
}

} // namespace ringford
