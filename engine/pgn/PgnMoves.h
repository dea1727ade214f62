// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/Match.h"
#include "engine/match/PieceLetters.h"

#include <string>
#include <string_view>

namespace ringford {

/**
 * The move that a word of PGN means at @p node: in short notation, pieces by @p letters or figurines, more letters than
 * needed allowed (`Ng1f3`, `e2-e4`), castling with letters or zeros, to the king's cell or to that of the rook. The error
 * says what is wrong with it.
 */
Result<Entry, Text> readPgnMove(const Match& match, const Node* node, std::string_view word,
                                const PieceLetters& letters);

/** The move that led to @p node in short notation (`Nbd7`, `O-O`, `exd8=Q+`). @pre it is one */
std::string writePgnMove(const Match& match, const Node* node);

} // namespace ringford
