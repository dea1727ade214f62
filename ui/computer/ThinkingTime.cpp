// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/computer/ThinkingTime.h"

#include "engine/contest/TimeShare.h"
#include "ui/match/ClockModel.h"

#include <algorithm>

namespace ringford::ui {

namespace {

using ThinkingMs = std::chrono::milliseconds;

constexpr ThinkingMs kUnhurried{1000};
constexpr ThinkingMs kUnhurriedMost{2500};
constexpr ThinkingMs kLongest{60'000}; // somebody waits
constexpr ThinkingMs kAside{150};      // for the way to the board and the pause for eyes

bool isTimed(const ClockModel& clocks, Side side)
{
    return clocks.isRunning(side) || clocks.isWaiting();
}

} // namespace

SearchBudget unhurriedThinking()
{
    SearchBudget budget;
    budget.usual = kUnhurried;
    budget.most = kUnhurriedMost;
    return budget;
}

SearchBudget thinkingBudget(const TimeControl& control, ThinkingMs left, ThinkingMs grace)
{
    using Kind = TimeControl::Kind;
    const PeriodTime period = periodTime(control, left);
    if (period.periods > 0) { // what is used of it comes back, and what is not is lost
        SearchBudget budget;
        budget.usual = budget.most = std::clamp(period.left * 7 / 10, ThinkingMs(1), kLongest);
        return budget;
    }
    const ThinkingMs free = std::max(left - std::min(kAside, left / 2), ThinkingMs(1));
    SearchBudget budget = shareOf(free, control.kind == Kind::Fischer ? control.bonus : ThinkingMs(0));
    if (control.kind == Kind::Bronstein || control.kind == Kind::Delay) {
        budget.usual += grace * 7 / 10;
        budget.most += grace * 7 / 10;
    }
    budget.usual = std::min(budget.usual, kLongest);
    budget.most = std::min(budget.most, 2 * kLongest);
    return budget;
}

SideSet sidesOf(const Match& match, const Node* node, Seat seat)
{
    SideSet sides;
    const Contents contents = match.game().contents(match.position(node));
    for (std::uint8_t index = 0; index < contents.players.size(); ++index) {
        if (contents.players[index] == seat)
            sides.insert(Side{index});
    }
    return sides;
}

std::optional<ThinkingMs> leastLeft(const ClockModel& clocks, SideSet sides)
{
    std::optional<ThinkingMs> least;
    for (const RunningClock& clock : runningClocks(clocks, sides))
        least = std::min(least.value_or(ThinkingMs::max()), clock.left);
    return least;
}

std::vector<RunningClock> runningClocks(const ClockModel& clocks, SideSet sides)
{
    std::vector<RunningClock> running;
    if (!clocks.hasClocks())
        return running;
    for (const Side side : sides) {
        if (isTimed(clocks, side))
            running.push_back({side, clocks.left(side)});
    }
    return running;
}

std::optional<EngineQuestion::Clock> clockToTell(const ClockModel& clocks, SideSet own)
{
    using Kind = TimeControl::Kind;
    if (own.empty() || !leastLeft(clocks, own))
        return std::nullopt;
    const Side side = own.first();
    const TimeControl& control = clocks.control(side);
    if (control.kind != Kind::SuddenDeath && control.kind != Kind::Fischer)
        return std::nullopt;
    const Side opponent{static_cast<std::uint8_t>(side.index == 0 ? 1 : 0)};
    EngineQuestion::Clock clock{control.time, control.bonus};
    clock.own = std::max(clocks.left(side), ThinkingMs(1));
    clock.other = std::max(clocks.left(opponent), ThinkingMs(1));
    return clock;
}

SearchBudget thinkingBudget(const ClockModel& clocks, SideSet sides)
{
    SearchBudget least = unhurriedThinking();
    bool isTold = false;
    if (!clocks.hasClocks())
        return least;
    for (const Side side : sides) {
        if (!isTimed(clocks, side))
            continue;
        const SearchBudget budget = thinkingBudget(clocks.control(side), clocks.left(side), clocks.grace(side));
        if (!isTold || budget.most < least.most)
            least = budget;
        isTold = true;
    }
    return least;
}

} // namespace ringford::ui
