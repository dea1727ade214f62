// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/Clocks.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <utility>

namespace ringford {

using Kind = TimeControl::Kind;

ClockTurn clockTurn(const GameDescription& game, const Contents& contents)
{
    ClockTurn turn{contents.sidesOnTurn, {}, contents.sidesWaiting};
    const auto count = static_cast<std::uint8_t>(game.sides.size());
    for (std::uint8_t index = 0; index < count; ++index) {
        Side heir{index};
        for (std::uint8_t step = 1; step < count; ++step) {
            const Side next{static_cast<std::uint8_t>((index + step) % count)};
            if (game.side(next).face == game.side(heir).face && !contents.sidesOut.contains(next)) {
                heir = next;
                break;
            }
        }
        turn.heirs.push_back(heir);
    }
    return turn;
}

Clocks::Clocks(ClockSpec controls, ClockTurn turn) : m_controls(std::move(controls)), m_turn(std::move(turn))
{
    assert(m_turn.heirs.size() == m_controls.size());
    std::ranges::transform(m_controls, std::back_inserter(m_reading.left), &TimeControl::total);
    m_reading.used.resize(m_controls.size());
}

void Clocks::start(Time now)
{
    if (m_areStarted)
        return;
    m_areStarted = true;
    m_since = now;
}

void Clocks::pause(Time now)
{
    settle(now);
    m_arePaused = true;
}

void Clocks::resume(Time now)
{
    if (!m_arePaused)
        return;
    m_arePaused = false;
    m_since = now;
}

void Clocks::entered(SideSet by, ClockTurn after, Time now)
{
    settle(now);
    const auto goesOn = [&after](Side side) { return after.onTurn.contains(side) || after.waiting.contains(side); };
    const bool isOver = after.onTurn.empty() && after.waiting.empty();
    for (const Side side : by) {
        if (m_turn.onTurn.contains(side) && !isOver && !goesOn(side))
            giveBonus(side);
    }
    for (std::uint8_t index = 0; index < m_controls.size(); ++index) {
        if (!goesOn(Side{index}))
            m_reading.used[index] = {};
    }
    m_turn = std::move(after);
    m_areStarted = m_areStarted || !by.empty();
    m_since = now;
}

void Clocks::giveBonus(Side side)
{
    const TimeControl& control = m_controls[side.index];
    if (control.kind == Kind::Fischer)
        m_reading.left[side.index] += control.bonus;
    else if (control.kind == Kind::Bronstein)
        m_reading.left[side.index] += std::min(control.bonus, m_reading.used[side.index]);
    else if (const int periods = periodTime(control, m_reading.left[side.index]).periods; periods > 0)
        m_reading.left[side.index] = periods * control.bonus; // one that was not used up begins anew
}

void Clocks::set(Reading reading, ClockTurn turn, Time now)
{
    assert(reading.left.size() == m_controls.size() && reading.used.size() == m_controls.size());
    m_reading = std::move(reading);
    m_turn = std::move(turn);
    m_since = now;
}

Clocks::Reading Clocks::reading(Time now) const
{
    Reading reading = m_reading;
    if (!areRunning())
        return reading;
    const Time elapsed = now - m_since;
    for (const Side side : m_turn.onTurn) {
        Time& left = reading.left[side.index];
        const Time lost = std::min(counted(side, m_reading.used[side.index], elapsed), left);
        left -= lost;
        reading.used[side.index] += elapsed;
        const Side heir = m_turn.heirs[side.index];
        if (m_controls[side.index].kind == Kind::Hourglass && heir != side)
            reading.left[heir.index] += lost;
    }
    return reading;
}

Clocks::Time Clocks::left(Side side, Time now) const
{
    return reading(now).left[side.index];
}

Clocks::Time Clocks::grace(Side side, Time now) const
{
    const TimeControl& control = m_controls[side.index];
    if (control.kind != Kind::Delay && control.kind != Kind::Bronstein)
        return {};
    return std::max(Time{}, control.bonus - reading(now).used[side.index]);
}

std::optional<Side> Clocks::fallen(Time now) const
{
    if (!areRunning())
        return std::nullopt;
    const Reading at = reading(now);
    for (const Side side : m_turn.onTurn) {
        if (at.left[side.index] <= Time{})
            return side;
    }
    return std::nullopt;
}

std::optional<Clocks::Time> Clocks::untilFall(Time now) const
{
    if (!areRunning())
        return std::nullopt;
    const Reading at = reading(now);
    std::optional<Time> least;
    for (const Side side : m_turn.onTurn) {
        const TimeControl& control = m_controls[side.index];
        const Time delay = control.kind == Kind::Delay ? std::max(Time{}, control.bonus - at.used[side.index]) : Time{};
        least = std::min(least.value_or(Time::max()), at.left[side.index] + delay);
    }
    return least;
}

void Clocks::settle(Time now)
{
    m_reading = reading(now);
    m_since = now;
}

Clocks::Time Clocks::counted(Side side, Time used, Time elapsed) const
{
    const TimeControl& control = m_controls[side.index];
    if (control.kind != Kind::Delay)
        return elapsed;
    return std::max(Time{}, used + elapsed - control.bonus) - std::max(Time{}, used - control.bonus);
}

} // namespace ringford
