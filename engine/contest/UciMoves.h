// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Game.h"

#include <optional>
#include <string>
#include <string_view>

namespace ringford {

/** An action of orthodox chess as the Universal Chess Interface writes it: `e2e4`, `e1g1`, `e7e8q`. */
std::string uciText(const Game& game, const Action& action);
/** The legal action that such a text means; nothing where there is none. */
std::optional<Action> uciAction(const Game& game, const Position& position, std::string_view text);

} // namespace ringford
