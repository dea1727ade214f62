// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/ClockModel.h"

#include "engine/match/TreeWays.h"
#include "engine/text/ClockTag.h"
#include "engine/text/ClockTimes.h"
#include "ui/match/MatchModel.h"

#include <QElapsedTimer>
#include <QScopeGuard>
#include <QTimer>

#include <algorithm>
#include <cassert>
#include <utility>

namespace ringford::ui {

namespace {

constexpr int kTick = 100; // ms: the tenths of the last seconds are shown

ClockModel::Watch computersWatch()
{
    QElapsedTimer timer;
    timer.start();
    return [timer] { return ClockModel::Time(timer.elapsed()); };
}

} // namespace

ClockModel::ClockModel(MatchModel& match, QObject* parent)
    : QObject(parent), m_match(match), m_watch(computersWatch()), m_timer(new QTimer(this))
{
    m_timer->setSingleShot(true);
    m_timer->setTimerType(Qt::PreciseTimer);
    connect(m_timer, &QTimer::timeout, this, &ClockModel::tick);
    connect(&match, &MatchModel::matchSet, this, &ClockModel::begin);
    connect(&match, &MatchModel::gameNodeChanged, this, &ClockModel::follow);
    connect(&match, &MatchModel::nodeChanged, this, [this] { m_asked = nullptr; });
    connect(&match, &MatchModel::treeChanged, this, [this] { m_asked = nullptr; });
    begin();
    connect(&match.question(), &OpenQuestion::opened, this, [this] { hold(Hold::Question, true); });
    connect(&match.question(), &OpenQuestion::closed, this, [this] { hold(Hold::Question, false); });
}

void ClockModel::setWatch(Watch watch)
{
    assert(!isRunning());
    m_watch = std::move(watch);
    m_heldSince.reset();
    m_heldFor = {};
    begin();
    emit changed();
}

ClockModel::Time ClockModel::now() const
{
    return m_heldSince.value_or(m_watch()) - m_heldFor;
}

void ClockModel::hold(Hold reason, bool isHeld)
{
    const bool wasTicking = isTicking();
    if (isHeld)
        m_holds.insert(reason);
    else
        m_holds.erase(reason);
    isHeld = !m_holds.empty();
    if (isHeld && !m_heldSince)
        m_heldSince = m_watch();
    else if (!isHeld && m_heldSince)
        m_heldFor += m_watch() - *std::exchange(m_heldSince, std::nullopt);
    if (isTicking() != wasTicking)
        emit changed();
}

void ClockModel::begin()
{
    const Match& match = m_match.match();
    m_clocks.reset();
    m_readings.clear();
    m_asked = nullptr;
    m_keptAt = nullptr;
    m_at = m_match.gameNode();
    m_firstPlayed = match.tree().made();
    const auto controls = readClockTag(match.tags().clock, m_match.description());
    if (controls) {
        m_controls = *controls;
        m_clocks.emplace(m_controls, turnAt(m_at));
        m_clocks->set(readingAt(m_at), turnAt(m_at), now());
    }
    updateTimer();
}

ClockTurn ClockModel::turnAt(const Node* node) const
{
    const Match& match = m_match.match();
    ClockTurn turn = clockTurn(m_match.description(), match.game().contents(match.position(node)));
    if (node->outcome().decided()) // also by what the position does not know: a claim, an agreement
        turn.onTurn = turn.waiting = {};
    return turn;
}

Clocks::Reading ClockModel::readingAt(const Node* node) const
{
    const auto known = m_readings.find(node->serial);
    if (known != m_readings.end())
        return known->second.reading;
    Clocks::Reading reading{clockTimes(m_match.match(), node, m_controls), {}};
    reading.used.resize(reading.left.size());
    return reading;
}

/** What clocks show, for a turn that begins. */
Clocks::Reading ClockModel::leftNow(Time now) const
{
    Clocks::Reading reading = m_clocks->reading(now);
    std::ranges::fill(reading.used, Time());
    return reading;
}

/**
 * Whether clocks stand again where @p entry is taken back. Whose flag had fallen could do nothing in what was left before
 * it fell again; and who ended the game while they were paused had not let them go on.
 */
bool ClockModel::stoodBefore(const Node* entry) const
{
    if (entry->entry().kind == Entry::Kind::FlagFall)
        return true;
    const auto shown = m_readings.find(entry->serial);
    return entry->entry().kind != Entry::Kind::Action && shown != m_readings.end() && shown->second.endedPause;
}

void ClockModel::follow()
{
    const Node* const before = std::exchange(m_at, m_match.gameNode());
    if (!m_clocks || m_at == before)
        return;
    const Time now = this->now();
    const bool isNew = m_at->serial >= m_firstPlayed && !m_readings.contains(m_at->serial);
    if (!isNew) {
        if (const auto again = m_readings.find(m_at->serial); again != m_readings.end() && m_at->parent == before)
            again->second.endedPause = m_clocks->arePaused();
        const Clocks::Reading reading = m_givesTimeBack ? readingAt(m_at) : leftNow(now);
        if (m_at->isRoot())
            m_clocks.emplace(m_controls, turnAt(m_at)); // they stand until the first entry again
        m_clocks->set(reading, turnAt(m_at), now);
        if (isInTree(before) && before->parent == m_at && m_clocks->areStarted() && stoodBefore(before))
            m_clocks->pause(now);
    } else {
        // What was put in place of the line where it stood goes on with its time.
        if (m_at->parent != before && isInTree(before))
            m_clocks->set(readingAt(m_at->parent), turnAt(m_at->parent), now);
        const bool wasPaused = m_clocks->arePaused();
        if (wasPaused)
            m_clocks->resume(now); // who plays goes on
        m_clocks->entered(m_at->turns(), turnAt(m_at), now);
        m_readings.emplace(m_at->serial, Shown{m_clocks->reading(now), wasPaused});
        // Who goes out has a time as well; before the first action nobody's has begun.
        if (m_at->entry().side && m_clocks->areStarted())
            write(m_at, *m_at->entry().side, now);
    }
    updateTimer();
    emit changed();
}

void ClockModel::write(const Node* node, Side side, Time now)
{
    const GameDescription& game = m_match.description();
    const auto shown = [&](Side of) {
        const Time left = m_clocks->left(of, now);
        // Whole seconds are what people read; the last ones count.
        return left >= std::chrono::minutes(1) ? std::chrono::floor<std::chrono::seconds>(left) : left;
    };
    std::vector<ToldClock> reported{{{}, shown(side)}};
    for (const Side other : node->turns()) {
        if (other != side)
            reported.push_back({game.side(other).name, shown(other)});
    }
    m_match.setComments(node, withClockTimes(node->comments(), reported, game.board));
}

ClockModel::Time ClockModel::left(Side side) const
{
    assert(m_clocks);
    return m_clocks->left(side, now());
}

ClockModel::Time ClockModel::leftAt(const Node* node, Side side) const
{
    if (node == m_match.gameNode())
        return left(side);
    if (node != m_asked) {
        m_answer = readingAt(node).left;
        m_asked = node;
    }
    return m_answer[side.index];
}

ClockModel::Time ClockModel::grace(Side side) const
{
    assert(m_clocks);
    return m_clocks->grace(side, now());
}

bool ClockModel::isRunning(Side side) const
{
    return isRunning() && m_clocks->onTurn().contains(side);
}

bool ClockModel::isWaiting() const
{
    return m_clocks && !m_clocks->areStarted() && !m_clocks->onTurn().empty();
}

bool ClockModel::canToggle() const
{
    return m_clocks && !m_clocks->onTurn().empty();
}

void ClockModel::toggle()
{
    if (!canToggle())
        return;
    if (!m_clocks->areStarted())
        m_clocks->start(now());
    else if (m_clocks->arePaused())
        m_clocks->resume(now());
    else
        m_clocks->pause(now());
    updateTimer();
    emit changed();
}

void ClockModel::pause()
{
    if (isRunning())
        toggle();
}

void ClockModel::keepTimes()
{
    if (!m_clocks)
        return;
    const auto restore = qScopeGuard([this, was = m_match.isModified()] { m_match.setModified(was); });
    const GameDescription& game = m_match.description();
    if (m_keptAt && m_keptAt != m_at && isInTree(m_keptAt))
        m_match.setComments(m_keptAt, withDials(m_keptAt->comments(), {}, game));
    m_keptAt = m_at;
    std::vector<std::string> comments = withDials(m_at->comments(), {}, game);
    if (comments != m_at->comments())
        m_match.setComments(m_at, comments);
    const std::vector<Time> reported = clockTimes(m_match.match(), m_at, m_controls);
    std::vector<std::pair<Side, Time>> dials;
    for (std::uint8_t index = 0; index < reported.size(); ++index) {
        const auto shown = std::chrono::floor<std::chrono::seconds>(left(Side{index}));
        if (shown != std::chrono::floor<std::chrono::seconds>(reported[index]))
            dials.emplace_back(Side{index}, shown);
    }
    if (!dials.empty())
        m_match.setComments(m_at, withDials(std::move(comments), dials, game));
}

void ClockModel::tick()
{
    if (!m_clocks)
        return;
    // Several boards can lose a side each at the same moment.
    while (const auto side = m_clocks->fallen(now())) {
        const Node* const before = m_match.gameNode();
        if (!m_match.match().canRetire(before, *side) || m_match.retire(*side, Retire::FlagFell).refusal) {
            pause(); // where the rules know no fallen flag, time alone ends nothing
            return;
        }
    }
    updateTimer();
    emit ticked();
}

void ClockModel::updateTimer()
{
    // A flag falls when it falls, not up to a tick later.
    if (isRunning())
        m_timer->start(std::min(Time(kTick), std::max(Time(1), m_clocks->untilFall(now()).value_or(Time(kTick)))));
    else
        m_timer->stop();
}

} // namespace ringford::ui
