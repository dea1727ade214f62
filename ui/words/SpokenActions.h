// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/ShortText.h"

#include <QString>

#include <string>

namespace ringford::ui::words {

/** What a screen reader says in place of the signs `+` and `#`. */
enum class SpokenSign { None, Check, Mate };

/**
 * What records have a code for that nothing on the board explains, as people read and hear it: charges, mines, shells,
 * pieces that leave the board, boards that are given up. Empty for all else.
 */
QString actionInWords(const Board& board, const Action& action);

/**
 * A piece that comes from a stockpile, as people read it: `1: knight dropped on b1, check`. Its set is told where
 * @p recorded does so. Empty for all else.
 */
QString dropInWords(const GameDescription& game, const Action& action, const std::string& recorded,
                    SpokenSign sign = SpokenSign::None);

/**
 * A promotion as people read it where records have codes for the set of the piece, or the cell that it comes to:
 * `1:e8, becomes queen on c3`. @p written has it in a notation, with the sign of check or mate at its end.
 */
QString promotionInWords(const Game& game, const Position& position, const Action& action, const QString& written);

/**
 * An action in short notation, to be read aloud: `knight b to d7`, `e takes d5`, `e8, becomes queen`, `queen f7,
 * check`, with the names of pieces in the reader's language. What has no such words is written as lists show it. Where
 * it has been told already that it begins on the board named @p toldBoard, that is left out.
 */
QString spokenAction(const Game& game, const ShortTexts& texts, const Action& action,
                     SpokenSign sign = SpokenSign::None, const std::string& toldBoard = {});

} // namespace ringford::ui::words
