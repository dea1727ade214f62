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
constexpr ThinkingMs kAside{5'000};    // for the ways of all actions to the board, and the pauses for eyes

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

SearchBudget thinkingBudget(const TimeControl& control, ThinkingMs left, ThinkingMs grace, int boards)
{
    const auto forOne = [boards](SearchBudget budget) {
        budget.usual = std::clamp(budget.usual / boards, ThinkingMs(1), kLongest);
        budget.most = std::clamp(budget.most / boards, ThinkingMs(1), 2 * kLongest);
        return budget;
    };
    using Kind = TimeControl::Kind;
    const PeriodTime period = periodTime(control, left);
    if (period.periods > 0) { // what is used of it comes back, and what is not is lost
        SearchBudget budget;
        budget.usual = budget.most = std::min(period.left * 7 / 10, kLongest);
        return forOne(budget);
    }
    const ThinkingMs free = std::max(left - std::min(kAside * boards, left / 2), ThinkingMs(1));
    SearchBudget budget = shareOf(free, control.kind == Kind::Fischer ? control.bonus : ThinkingMs(0));
    if (control.kind == Kind::Bronstein || control.kind == Kind::Delay) {
        budget.usual += grace * 7 / 10;
        budget.most += grace * 7 / 10;
    }
    return forOne(budget);
}

SideSet sidesOf(const Match& match, const Node* node, SeatSet seats)
{
    SideSet sides;
    const Contents contents = match.game().contents(match.position(node));
    for (std::uint8_t index = 0; index < contents.players.size(); ++index) {
        if (seats.contains(contents.players[index]))
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
    const std::vector<RunningClock> running = runningClocks(clocks, sides);
    if (running.empty())
        return unhurriedThinking();
    const auto boards = static_cast<int>(running.size());
    SearchBudget least;
    for (const RunningClock& clock : running) {
        const SearchBudget budget =
            thinkingBudget(clocks.control(clock.side), clock.left, clocks.grace(clock.side), boards);
        if (budget.most < least.most)
            least = budget;
    }
    return least;
}

bool isHurried(const ClockModel& clocks, SideSet sides)
{
    constexpr ThinkingMs kFewSeconds{5'000};
    constexpr ThinkingMs kForEyes{500}; // what a pause takes, and what moves on the board
    constexpr int kActionsToCome = 60;
    const std::vector<RunningClock> running = runningClocks(clocks, sides);
    return std::ranges::any_of(running, [&](const RunningClock& clock) {
        const ThinkingMs left = clock.left / static_cast<int>(running.size());
        return left < kFewSeconds || left / kActionsToCome + clocks.control(clock.side).bonus < kForEyes;
    });
}

std::optional<ThinkingMs> longestPause(const ClockModel& clocks, SideSet sides)
{
    constexpr int kPartOfClock = 40;
    const auto left = leastLeft(clocks, sides);
    if (!left)
        return std::nullopt;
    if (isHurried(clocks, sides))
        return ThinkingMs(0);
    return *left / kPartOfClock / static_cast<int>(runningClocks(clocks, sides).size());
}

void bringUrgentForward(std::vector<Seat>& seats, const ClockModel& clocks, const Match& match, const Node* node)
{
    SeatSet all;
    for (const Seat seat : seats)
        all.insert(seat);
    const auto side = urgentSide(runningClocks(clocks, sidesOf(match, node, all)));
    if (!side)
        return;
    std::stable_partition(seats.begin(), seats.end(),
                          [&](Seat seat) { return sidesOf(match, node, SeatSet(seat)).contains(*side); });
}

} // namespace ringford::ui
