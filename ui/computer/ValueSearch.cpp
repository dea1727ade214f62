// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/computer/ValueSearch.h"

#include "engine/analysis/TaskAt.h"
#include "ui/match/ActingSeats.h"
#include "ui/match/MatchModel.h"

#include <QTimer>

#include <utility>

namespace ringford::ui {

namespace {

using ValueTime = std::chrono::milliseconds;

constexpr int kLeafing = 120; // ms
constexpr ValueTime kUsualLook{4000};
constexpr ValueTime kMostLook{6000};
constexpr ValueTime kGlance{400}; // while a computer player thinks
constexpr ValueTime kMostGlance{600};

} // namespace

ValueSearch::ValueSearch(MatchModel& match, SearchService::Maker maker, QObject* parent)
    : QObject(parent), m_match(match), m_service(new SearchService(std::move(maker), this)), m_soon(new QTimer(this))
{
    m_soon->setSingleShot(true);
    connect(m_soon, &QTimer::timeout, this, &ValueSearch::ask);
    connect(m_service, &SearchService::progressed, this, [this](int, const SearchReport& report) { take(report); });
    connect(m_service, &SearchService::answered, this, [this](int, const SearchReport& report) { take(report); });
    connect(&match, &MatchModel::replaced, this, &ValueSearch::begin);
    connect(&match, &MatchModel::viewedNodeChanged, this, &ValueSearch::begin);
}

void ValueSearch::setOn(bool isOn)
{
    if (std::exchange(m_isOn, isOn) != isOn)
        begin();
}

bool ValueSearch::isThinking() const
{
    return m_soon->isActive() || m_service->isBusy();
}

/** Another place is shown, or all is over. */
void ValueSearch::begin()
{
    m_service->drop();
    m_report.reset();
    if (m_isOn && !m_match.viewedNode()->outcome().decided())
        m_soon->start(kLeafing);
    else
        m_soon->stop();
    emit changed();
}

void ValueSearch::ask()
{
    SearchTask task = taskAt(m_match.match(), m_match.viewedNode());
    task.opponents = Opponents::ForThemselves;
    task.isForValue = true;
    const auto waits = m_match.match().tags().clock.empty() ? WaitsForPersons::Yes : WaitsForPersons::No;
    const bool isShared = !m_match.awaited().empty() &&
                          !actingSeats(m_match.description(), m_match.gameNode(), m_match.absent(), waits).empty();
    task.budget.usual = isShared ? kGlance : kUsualLook;
    task.budget.most = isShared ? kMostGlance : kMostLook;
    m_service->ask(m_match.match().sharedGame(), std::move(task));
}

void ValueSearch::take(const SearchReport& report)
{
    if (!report.lines.empty())
        m_report = report;
    emit changed();
}

} // namespace ringford::ui
