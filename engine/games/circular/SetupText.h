// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/circular/CircularRules.h"
#include "engine/rules/Setup.h"

namespace ringford::circular {

/** The position of @p setup, or all that is wrong with it. @p game has the groups of this game. */
template <int W> Result<State<W>, SetupProblems> readState(const CircularRules<W>& rules, const GameDescription& game,
                                                           const Setup& setup);

/** The setup of @p state, where those @p pieces stand, in the canonical order. */
template <int W>
Setup writeState(const GameDescription& game, const State<W>& state, const std::vector<PlacedPiece>& pieces);

} // namespace ringford::circular
