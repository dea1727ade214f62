// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>
#include <vector>

namespace ringford {

/** What stands behind a command's word. Views into the line. */
struct Arguments {
    std::string_view rest;               ///< all of it, without the blanks at its ends
    std::vector<std::string_view> words; ///< its parts between blanks

    explicit Arguments(std::string_view text);
};

/** @p text without the blanks (spaces) at its ends. */
std::string_view trimmed(std::string_view text);
/** The first word of a line and what is behind it. @pre no blank in front */
std::pair<std::string_view, std::string_view> splitWord(std::string_view line);

/** A number as commands have it: digits alone. */
bool isNumber(std::string_view text);
/** Its value; nothing when that is more than @p most. @pre isNumber(text) */
std::optional<int> numberUpTo(std::string_view text, int most);

/** The place of the first byte that is not printable ASCII. */
std::optional<std::size_t> findUnprintable(std::string_view text);
/** The place of the first byte that is a control character or does not belong to a character in UTF-8. */
std::optional<std::size_t> findNonText(std::string_view text);

} // namespace ringford
