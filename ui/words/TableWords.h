// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/GameTree.h"
#include "engine/rules/Contents.h"
#include "engine/rules/Description.h"

#include <QString>
#include <QStringList>

/** What an entry brings at the table, besides what moves on the boards: who goes out, which rules hold from then on. */
namespace ringford::ui::words {

/** A sentence each: who is out and why, in the order of the rules; @p names by seat, as far as known. */
QStringList atTable(const GameDescription& game, const Node* node, const std::vector<std::string>& names = {});
/**
 * How the game ended at @p node, as it is read in large letters: a team that wins is told by its colour, boards are
 * counted, and who gave up is named. @p closed as the position has it.
 */
QString ending(const GameDescription& game, const Node* node, const std::vector<ClosedFace>& closed,
               const std::vector<std::string>& names = {});
/** The same in a few words, for a list: `Black out`; without what the entry itself says. */
QString atTableBriefly(const GameDescription& game, const Node* node);
/** What that may say, at its longest, where one seat goes out and others play on; nothing where the game ends then. */
QStringList leavingsBriefly(const GameDescription& game);
/** By face, what is written across a board that was closed on the way to @p node: `Checkmate: won by Seat A`. */
std::vector<QString> acrossBoards(const GameDescription& game, const Node* node);

} // namespace ringford::ui::words
