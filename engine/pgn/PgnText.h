// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Text.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace ringford {

/**
 * Bytes of a file of PGN as a record can hold them: what is no UTF-8 is taken as Latin-1 (with the letters that Windows
 * adds), all line ends as LF, other control characters as blanks.
 */
std::string textOfPgn(std::string_view bytes);

/** Why bytes cannot be read like that: they are UTF-16; mostly nothing. */
std::optional<Text> troubleWithPgn(std::string_view bytes);

/** A line of PGN is broken before it has more characters than this. */
inline constexpr std::size_t kPgnColumns = 79;

/**
 * How many characters behind its brace a comment of this text needs on the line on which it begins: up to the first
 * blank that it may be broken at, or line end. @p behind is how many follow the text without a blank.
 */
std::size_t widthOfPgnHead(std::string_view text, std::size_t behind);

/**
 * The text of a comment that was written between braces. A line end stands for a blank where a program broke a line
 * because it was full, else for itself; where it would be taken for the former, one more stands with it. @p column is
 * how many characters stand before the text on its line.
 */
std::string readPgnComment(std::string_view bytes, std::size_t column);

/**
 * The other way round: lines of a comment, without braces, that readPgnComment() reads as @p text. @p column as there.
 * Only blanks that stand alone between words are broken at. @p behind is how many characters follow its last word
 * without a blank.
 */
std::string writePgnComment(std::string_view text, std::size_t column, std::size_t behind);

} // namespace ringford
