// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Game.h"
#include "tests/support/Dice.h"

#include <string>

namespace ringford::test {

/**
 * An action's text with a slip of the pen or two: often no action, often one that is not legal, sometimes another legal
 * one.
 */
std::string mutatedAction(const Game& game, const std::vector<std::string>& legal, Dice& dice);

/** A setup in which something was left out, doubled, renamed, moved elsewhere or misspelt; perhaps it still fits. */
Setup mutatedSetup(const Game& game, Setup setup, Dice& dice);

/** A line in which some characters were changed, left out or doubled. */
std::string mutatedLine(std::string line, Dice& dice);

} // namespace ringford::test
