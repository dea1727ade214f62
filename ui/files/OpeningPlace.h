// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/Match.h"

#include <cstdint>

namespace ringford::ui {

/** Where a game that is opened was written. */
enum class GameSource : std::uint8_t { Record, OtherProgram };

/**
 * Lets a match that was read stand where it is opened. A game is opened at its end, where play goes on. A position with
 * what is played from there (a puzzle and its solution, a task of a worksheet) is opened where it begins: a game of
 * another program that does not begin at the usual start, or a record of one that nobody plays, without names, clocks
 * and computers.
 */
void standWhereItOpens(Match& match, GameSource source);

} // namespace ringford::ui
