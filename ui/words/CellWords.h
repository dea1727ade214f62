// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Action.h"
#include "engine/rules/Description.h"

#include <QString>

#include <optional>
#include <string>

/** Cells as people read them off the board, where the labels beside it are not what records call them. */
namespace ringford::ui::words {

/** A cell as the labels say it, `e 4B`; where they say what records do, its name. */
QString cell(const Board& board, Cell cell);
/**
 * @p text with the name of every cell in it, and of water between them, as the labels say it: `d19` is `d C`, and the
 * charge `Cx5+1` is `Cx5W+1`. Of several boards `2:e4` is `e4 on board 2`, if the cell before it is of another board. Who
 * reads it @p beside the board that all cells are of is not told which.
 */
QString labelled(const Board& board, const QString& text, std::optional<int> beside = std::nullopt);
/** What is asked before @p action. Of several boards the one that it begins on is not told: the seat that is asked is called by it. */
QString question(const Board& board, const Text& text, const Action& action);
/** @p action, which records write as @p text, as people read it: with the labels' cells, `d5W-d6W`. */
QString actionText(const Board& board, const Action& action, const std::string& text);
/** What an action does to which cells, in the words of the labels: `e 4B to e 8B`; empty where records say the same. */
QString deed(const GameDescription& game, const Action& action);
/** The same on any board; empty for what has no words. */
QString deedInWords(const Board& board, const Action& action);
/** The column or row that an action of a whole one begins in, and where it goes: `5W to 7W`. @pre a charge */
QString chargeWay(const Board& board, const Action& action);

} // namespace ringford::ui::words
