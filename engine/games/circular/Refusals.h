// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/circular/CircularRules.h"
#include "engine/rules/Refusal.h"

namespace ringford::circular {

/** What a kind is called in sentences under these rules; marked for translation. */
std::string_view word(Kind kind, bool byzantine);

/** The rule that forbids @p action. @pre undecided, and nobody may play it in @p state */
template <int W>
Refusal whyNot(const CircularRules<W>& rules, const GameDescription& game, const State<W>& state, const Action& action);

} // namespace ringford::circular
