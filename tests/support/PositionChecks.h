// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Game.h"
#include "tests/support/Dice.h"

#include <QString>

namespace ringford::test {

/**
 * What every game owes whoever plays, shows or stores it, looked at in one position: texts that are read back, gestures
 * that find their action, refusals that teach, effects that tell all. Gives the first thing that is wrong, in one
 * sentence with the position; nothing when all is right. The dice choose which of many actions are looked at closely.
 */
QString faultAt(const Game& game, const Position& position, Dice& dice);

/** The same for what does not depend on a position: the description. */
QString faultInDescription(const Game& game);

/** What is wrong with a refused setup's problems; nothing when they can be shown. */
QString faultInProblems(const SetupProblems& problems);

} // namespace ringford::test
