// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/Match.h"
#include "tests/support/Dice.h"

#include <optional>

namespace ringford::test {

/**
 * Something that can be done in a position: mostly an action of a seat on turn, now and then one out of turn. Nothing
 * when there is none.
 */
std::optional<Action> drawnAction(const Game& game, const Position& position, Dice& dice);

/** Plays up to @p plies entries on from where a match stands: mostly actions, rarely a resignation or a fallen flag. */
void playOn(Match& match, int plies, Dice& dice);

} // namespace ringford::test
