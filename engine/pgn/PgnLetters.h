// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/PieceLetters.h"

#include <string_view>
#include <vector>

namespace ringford {

/** Letters that people write whole games with in place of the English ones of PGN: the same for several languages. */
std::vector<PieceLetters> foreignLetters(const GameDescription& game);

/** Whether @p word is a move that names a piece by a letter of @p letters that is another kind's, or none, in @p english. */
bool differsFromEnglish(std::string_view word, const PieceLetters& letters, const PieceLetters& english);
/** The same for a letter that is no kind's in @p english. */
bool isUnknownInEnglish(std::string_view word, const PieceLetters& letters, const PieceLetters& english);

} // namespace ringford
