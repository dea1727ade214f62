// SPDX-License-Identifier: GPL-3.0-or-later
// Actions and events as a match and its records name them.
#pragma once

#include "engine/match/GameTree.h"

#include <optional>
#include <string_view>

namespace ringford {

/** An action as an entry with its text, legal at @p position or not. */
Entry entryOf(const Game& game, const Position& position, const Action& action);
/** An event as an entry with its text; @p side is that of who resigns or runs out of time. */
Entry entryOf(const Game& game, Entry::Kind event, std::optional<Side> side = {});
/** The action or event that a text means at @p position, legal or not. */
Result<Entry, Text> parseEntry(const Game& game, const Position& position, std::string_view text);

} // namespace ringford
