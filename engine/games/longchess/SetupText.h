// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/longchess/LongchessRules.h"
#include "engine/rules/Description.h"
#include "engine/rules/Result.h"
#include "engine/rules/Setup.h"

namespace ringford::longchess {

/** The state of a setup, or all that is wrong with it. */
template <class Size> Result<State<Size>, SetupProblems> readState(const LongchessRules<Size>& rules,
                                                                   const GameDescription& game, const Setup& setup);

/** The setup in canonical order. */
template <class Size>
Setup writeState(const LongchessRules<Size>& rules, const GameDescription& game, const State<Size>& state);

} // namespace ringford::longchess
