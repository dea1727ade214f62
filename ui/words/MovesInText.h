// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/words/ActionWords.h"

#include <QString>

#include <cstdint>

namespace ringford::ui::words {

enum class CastlingSide : std::uint8_t { Short, Long };
/** How castling is written beside letters of that notation: `0-0` where books of the reader's language do. */
QString castlingText(Notation notation, CastlingSide side);

/**
 * What people have written about a game of orthodox chess, with the moves in it in the letters of @p notation: `2...Nc6` with
 * a figurine. A word is a move where all of it reads as one: a letter and a cell, what comes in between, and a promotion; or as
 * several, joined by hyphens or strokes. Castling in letters is written as beside these; in noughts it may be a score, and stays.
 * Its letters may be English or those of the reader's language; where the words of a text do not tell which, those that
 * are another piece in the other one stay. So does the text of other games, and what is in a notation as records have it.
 */
QString withLettersOf(Notation notation, const Game& game, const QString& text);

} // namespace ringford::ui::words
