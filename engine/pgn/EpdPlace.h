// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace ringford {

/** What fields are divided by; people copy positions over several lines. */
inline constexpr std::string_view kEpdBlanks = " \t\r\n";

/** Whether a text begins with the eight rows of a position. */
bool beginsWithRows(std::string_view text);

/** The position in a text, with what stands behind it; without quotation marks, `FEN:` or other words before it. */
std::string_view positionIn(std::string_view text);

/** The FEN among tags that stand alone, or with a game; the text itself where there is none. */
std::string_view withoutTags(std::string_view text);

/** Whether words before a position say that Black is on turn: `Black to play`. */
bool saysBlack(std::string_view words);

} // namespace ringford
