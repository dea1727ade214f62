// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/Match.h"
#include "tests/support/Dice.h"

#include <QString>

#include <memory>
#include <string>

namespace ringford::test {

/** Text that people might write, and that a writer might get wrong. */
std::string drawnText(Dice& dice);
/** A match of a game, played from here and there in its tree, with tags, comments and marks. */
Match drawnMatch(const std::shared_ptr<const Game>& game, Dice& dice);
/** What is different below two nodes, or nothing. */
QString difference(const Match& one, const Node* a, const Match& other, const Node* b);

} // namespace ringford::test
