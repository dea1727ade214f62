// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/computer/Pace.h"

#include "ui/computer/ThinkingTime.h"
#include "ui/match/ActingSeats.h"
#include "ui/match/MatchModel.h"

#include <QTimer>

#include <algorithm>

namespace ringford::ui {

namespace {

constexpr int kPausesAnAction = 2;
constexpr int kMostPauses = 8;
constexpr int kPartOfClock = 40; // no rest takes more of what is left

bool hasPersonOnTurn(const Node* node, SeatSet computers)
{
    for (const Seat seat : node->onTurn()) {
        if (!computers.contains(seat))
            return true;
    }
    return false;
}

} // namespace

std::chrono::milliseconds restAfter(std::chrono::milliseconds pause, int actions, std::chrono::milliseconds left)
{
    return std::min(pause * std::min(kPausesAnAction * actions, kMostPauses), left / kPartOfClock);
}

Pace::Pace(const MatchModel& match, const ClockModel& clocks, QObject* parent)
    : QObject(parent), m_match(match), m_clocks(clocks), m_timer(new QTimer(this))
{
    m_timer->setSingleShot(true);
    connect(m_timer, &QTimer::timeout, this, &Pace::due);
}

void Pace::begin()
{
    m_resting = {};
    m_timer->stop();
}

void Pace::acted(Seat seat, std::chrono::milliseconds pause, SeatSet computers)
{
    m_resting.erase(seat);
    const Node* const node = m_match.gameNode();
    const SideSet sides = sidesOf(m_match.match(), node, SeatSet(seat));
    if (!m_clocks.hasClocks() || sides.empty() || !hasPersonOnTurn(node, computers))
        return;
    auto left = ClockModel::Time::max();
    for (const Side side : sides)
        left = std::min(left, m_clocks.left(side));
    const auto rest = restAfter(pause, actionsSincePersons(node, computers)[seat.index], left);
    if (rest <= ClockModel::Time::zero())
        return;
    m_resting.insert(seat);
    m_until[seat.index] = m_clocks.now() + rest;
}

bool Pace::isRested(Seat seat)
{
    if (!m_resting.contains(seat))
        return true;
    const ClockModel::Time left = m_until[seat.index] - m_clocks.now();
    if (left <= ClockModel::Time::zero() || !m_clocks.hasClocks()) {
        m_resting.erase(seat);
        return true;
    }
    if (!m_timer->isActive() || m_timer->remainingTimeAsDuration() > left)
        m_timer->start(left);
    return false;
}

} // namespace ringford::ui
