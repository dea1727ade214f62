// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Text.h"

#include <string_view>

namespace ringford {

class Game;
class Position;

/** What games say of a text that has the form of no action. GameAdapter puts noActionAt() in its place. */
Text noAction();
/** Says of @p typed that it is no action, with examples: of each kind of action one that is legal at @p position. */
Text noActionAt(const Game& game, const Position& position, std::string_view typed);

} // namespace ringford
