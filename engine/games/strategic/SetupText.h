// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/strategic/State.h"
#include "engine/games/strategic/StrategicOptions.h"
#include "engine/rules/Description.h"
#include "engine/rules/Result.h"
#include "engine/rules/Setup.h"

namespace ringford::strategic {

/**
 * The position of @p setup before anything in it is settled, or all that is wrong with it. @p game has the groups of
 * this game.
 */
Result<State, SetupProblems> readState(const GameDescription& game, const Options& options, const Setup& setup);

/** The setup of @p state in the canonical order. */
Setup writeState(const GameDescription& game, const State& state);

} // namespace ringford::strategic
