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
    m_open.reset();
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
        if (!node->outcome().decided()) {
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
    const Match& match = m_match.match();
    if (m_open)
        addFurther(match, *m_open, after(), report);
    else
        m_open = analysedPlace(match, m_line[m_line.size() - 1 - m_places.size()], report);
    if (auto further = furtherTask(match, *m_open, after(), m_budget)) {
        m_service->ask(match.sharedGame(), std::move(*further));
        return;
    }
    m_places.push_back(*std::exchange(m_open, std::nullopt));
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
    m_open.reset();
    if (wasRunning)
        emit lost();
}

} // namespace ringford::ui
