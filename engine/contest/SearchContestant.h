// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/contest/Contestant.h"
#include "engine/contest/ContestantSpec.h"
#include "engine/search/Search.h"

#include <memory>
#include <stop_token>

namespace ringford {

/** Plays what a search finds. */
class SearchContestant final : public Contestant {
public:
    /** @p seed: of the game; once @p stopped is, it answers at once */
    SearchContestant(ContestantSpec spec, std::unique_ptr<Search> search, std::uint64_t seed,
                     std::stop_token stopped = {});

    Result<Action, std::string> choose(const Decision& decision) override;

private:
    SearchBudget budget(const Decision& decision) const;

    ContestantSpec m_spec;
    std::unique_ptr<Search> m_search;
    std::uint64_t m_seed;
    std::stop_token m_stopped;
};

} // namespace ringford
