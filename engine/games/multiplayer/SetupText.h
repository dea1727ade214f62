// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/multiplayer/MultiplayerRules.h"
#include "engine/rules/Description.h"
#include "engine/rules/Result.h"
#include "engine/rules/Setup.h"

namespace ringford::multiplayer {

/** The groups of a setup, in their order. */
std::vector<GroupInfo> setupGroups(const Choices& choices);

/**
 * The position of @p setup, with all that follows from it at once, or all that is wrong with it. @p game has the groups
 * of this game.
 */
Result<State, SetupProblems> readState(const GameDescription& game, const MultiplayerRules& rules, const Setup& setup);

/** The setup of @p state in the canonical order. */
Setup writeState(const GameDescription& game, const State& state);

} // namespace ringford::multiplayer
