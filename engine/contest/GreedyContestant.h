// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/contest/RandomContestant.h"

namespace ringford {

/**
 * Takes what is worth most, kings before all else, and does not look what is taken back; plays anything where it can
 * take nothing. Pieces of seats that are out are worth nothing to it.
 */
class GreedyContestant final : public RandomContestant {
public:
    /** @p camp: itself and its teammates */
    GreedyContestant(SeatSet camp, std::uint64_t seed) : RandomContestant(seed), m_camp(camp) {}

    Result<Action, std::string> choose(const Decision& decision) override;

private:
    /** What an action takes from opponents. */
    int gain(const Decision& decision, const Contents& contents, const Action& action) const;

    SeatSet m_camp;
};

} // namespace ringford
