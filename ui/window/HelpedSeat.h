// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/Board.h"
#include "engine/rules/Seat.h"

#include <QString>

#include <optional>

class QAction;

namespace ringford {
class Match;
}

namespace ringford::ui {

class CommandSet;
class MatchModel;
class StageController;

/**
 * Who is on turn at the place shown and plays with hands at this window; nobody where no help is wanted, nor in a game
 * that counts for an event.
 * @param at of several, who plays on the board of this cell is helped
 */
std::optional<Seat> helpedSeat(const MatchModel& match, const CommandSet& commands, const StageController& stage,
                               std::optional<Cell> at = {});

/** Why the computer helps nobody in this game: it counts for an event; empty in all others. */
QString reasonForNoHelp(const Match& match);

/** Lets a command that helps be chosen where somebody may be helped; where nobody may, its tip can say why. */
void offerHelp(QAction& command, const MatchModel& match, const CommandSet& commands, const StageController& stage);

} // namespace ringford::ui
