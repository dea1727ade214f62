// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/computer/RecordAnalyser.h"

#include "engine/match/TreeWays.h"
#include "ui/match/MatchModel.h"

#include <utility>

namespace ringford::ui {

RecordAnalyser::RecordAnalyser(SearchService::Maker maker, const MatchModel& match, QObject* parent)
    : QObject(parent), m_match(match), m_service(new SearchService(std::move(maker), this))
{
    connect(m_service, &SearchService::answered, this, [this](int, const SearchReport& report) { take(report); });
    connect(&m_match, &MatchModel::replaced, this, &RecordAnalyser::lose);
    connect(&m_match, &MatchModel::treeChanged, this, &RecordAnalyser::check);
}

void RecordAnalyser::begin(std::vector<const Node*> line, const SearchBudget& budget)
{
    stop();
    m_line = std::move(line);
    m_budget = budget;
    m_places.clear();
    m_isRunning = true;
    next();
}

void RecordAnalyser::stop()
{
    m_service->drop();
    m_isRunning = false;
}

/** The entry of the line that follows the place that is next. */
const Node* RecordAnalyser::after() const
{
    return m_places.empty() ? nullptr : m_places.back().node;
}

void RecordAnalyser::next()
{
    while (done() < all()) {
        const Node* const node = m_line[m_line.size() - 1 - m_places.size()];
        if (!node->outcome.decided()) {
            m_service->ask(m_match.match().sharedGame(), analysisTask(m_match.match(), node, after(), m_budget));
            return;
        }
        m_places.push_back({node});
        emit progressed();
    }
    m_isRunning = false;
    emit finished();
}

void RecordAnalyser::take(const SearchReport& report)
{
    if (!m_isRunning)
        return;
    const Node* const node = m_line[m_line.size() - 1 - m_places.size()];
    m_places.push_back(analysedPlace(m_match.match(), node, after(), report));
    emit progressed();
    if (m_isRunning)
        next();
}

void RecordAnalyser::check()
{
    if (!m_line.empty() && !isInTree(m_line.back()))
        lose();
}

void RecordAnalyser::lose()
{
    const bool wasRunning = m_isRunning;
    stop();
    m_line.clear();
    m_places.clear();
    if (wasRunning)
        emit lost();
}

} // namespace ringford::ui
