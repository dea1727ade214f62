// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/contest/EngineTalk.h"
#include "engine/contest/UrgentClock.h"
#include "engine/match/Match.h"
#include "engine/match/TimeControl.h"
#include "engine/search/Search.h"

#include <chrono>
#include <optional>
#include <vector>

namespace ringford::ui {

class ClockModel;

/** What the computer takes for an action where nobody's time runs out. Lower levels are done long before. */
SearchBudget unhurriedThinking();
/**
 * What it takes of a clock: what is to be given back, and the share of what is left that computer players take
 * everywhere (shareOf). However little is left, a part of that stays. @p left is what the clock has, with its periods;
 * @p grace does not count. @p boards: this clock pays for so many actions, because it runs while they are thought about
 * one after the other.
 */
SearchBudget thinkingBudget(const TimeControl& control, std::chrono::milliseconds left,
                            std::chrono::milliseconds grace = {}, int boards = 1);
/** The sides that @p seats play at @p node. */
SideSet sidesOf(const Match& match, const Node* node, SeatSet seats);
/** What the clock shows of @p sides that has least; nothing where none runs or is about to. */
std::optional<std::chrono::milliseconds> leastLeft(const ClockModel& clocks, SideSet sides);
/** The clocks of @p sides that run, or are about to. */
std::vector<RunningClock> runningClocks(const ClockModel& clocks, SideSet sides);
/**
 * The clocks as chess programs know them, for who plays @p own; nothing where none runs or is about to, or it is of a
 * kind that they do not know.
 */
std::optional<EngineQuestion::Clock> clockToTell(const ClockModel& clocks, SideSet own);
/**
 * The budget for one action of whoever plays @p sides: where several of their clocks run, each pays for what is thought
 * about the others, too.
 */
SearchBudget thinkingBudget(const ClockModel& clocks, SideSet sides);
/** Whether there is no time for anything but acting: not for eyes, and not for what moves on the board. */
bool isHurried(const ClockModel& clocks, SideSet sides);
/** The part of what is left on the clock of @p sides that has least which a pause may take, where one of them runs. */
std::optional<std::chrono::milliseconds> longestPause(const ClockModel& clocks, SideSet sides);
/** Brings whom of @p seats plays the side with the urgent clock (urgentSide) to the front; the others stay in order. */
void bringUrgentForward(std::vector<Seat>& seats, const ClockModel& clocks, const Match& match, const Node* node);

} // namespace ringford::ui
