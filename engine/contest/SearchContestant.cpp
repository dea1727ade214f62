// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/contest/SearchContestant.h"

#include "engine/contest/TimeShare.h"
#include "engine/search/Level.h"

#include <algorithm>

namespace ringford {

namespace {

constexpr std::chrono::milliseconds kUsualTime(1'000); // of the highest level, where nothing else bounds it

} // namespace

SearchContestant::SearchContestant(ContestantSpec spec, std::unique_ptr<Search> search, std::uint64_t seed,
                                   std::stop_token stopped)
    : m_spec(std::move(spec)), m_search(std::move(search)), m_seed(seed), m_stopped(std::move(stopped))
{
    m_search->setValues(m_spec.values.value_or(PieceValues::Tuned));
}

SearchBudget SearchContestant::budget(const Decision& decision) const
{
    SearchBudget budget;
    if (m_spec.clock && decision.left)
        budget = shareOf(*decision.left, m_spec.clock->bonus, decision.turns);
    budget.nodes = std::min(budget.nodes, m_spec.nodes.value_or(SearchBudget::kNoEnd));
    const bool isUnbound = !m_spec.clock && !m_spec.nodes && m_spec.level.value_or(kHighestLevel) == kHighestLevel;
    if (m_spec.perAction || isUnbound)
        budget.usual = budget.most = m_spec.perAction.value_or(kUsualTime);
    return budget;
}

Result<Action, std::string> SearchContestant::choose(const Decision& decision)
{
    SearchTask task{decision.position, decision.before, decision.seat, budget(decision), m_seed};
    task.level = m_spec.level.value_or(kHighestLevel);
    task.threads = m_spec.threads;
    task.isBoardwise = m_spec.isBoardwise;
    task.opponents = m_spec.opponents.value_or(task.opponents);
    const SearchReport report = m_search->run(task, m_stopped);
    if (report.lines.empty())
        return Failure{std::string("found no action")};
    return report.lines.front().actions.front();
}

} // namespace ringford
