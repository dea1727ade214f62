// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/chess/SetupParts.h"
#include "engine/games/orthodox/State.h"
#include "engine/rules/Description.h"
#include "engine/rules/Result.h"
#include "engine/rules/Setup.h"

#include <optional>

namespace ringford::orthodox {

/** The position of @p setup, or all that is wrong with it. @p game has the groups of this game. */
Result<State, SetupProblems> readState(const GameDescription& game, const Setup& setup);

/**
 * The position that readState() would make of these pieces, where nothing is wrong with it. @p passed: over which cell
 * a pawn is said to have gone
 */
std::optional<State> soundState(const chess::BoardPieces& pieces, chess::Army turn, std::optional<Cell> passed,
                                int quiet);

/** The setup of @p state in the canonical order. */
Setup writeState(const GameDescription& game, const State& state);

} // namespace ringford::orthodox
