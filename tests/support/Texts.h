// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Game.h"

#include <QString>
#include <QStringList>

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace ringford::test {

/** The position of a setup's one-line form, or all that is wrong with it. */
Result<Position, SetupProblems> positionOf(const Game& game, std::string_view setup);
/** The setup of a position in one line. */
QString setupText(const Game& game, const Position& position);
/** How the actions are written, sorted by their characters' codes. */
QStringList sortedTexts(const Game& game, const Position& position, const std::vector<Action>& actions);
/** The same as a set. */
std::set<std::string> textSet(const Game& game, const Position& position, const std::vector<Action>& actions);
/** What is in one set and not in another, with a blank between. */
QString onlyIn(const std::set<std::string>& texts, const std::set<std::string>& others);
/** The names of seats, in seat order. */
QStringList seatNames(const Game& game, SeatSet seats);
/** The names of cells, with a blank between. */
QString cellNames(const Game& game, const std::vector<Cell>& cells);
/** "captured WhiteR h4", "moved WhiteR h3 h4", "changed WhiteQ h8", "closed 2" (a board), "something else". */
QString effectText(const Game& game, const Effect& effect);
/** Whether a game's help page has a place of that name. */
bool helpHas(const Game& game, const std::string& section);

} // namespace ringford::test
