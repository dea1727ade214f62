// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace ringford {

/**
 * How many characters at the beginning of @p text are written like a cell's name, without the number of its board: a
 * small letter and the digits behind it. 0 where it begins with something else.
 */
constexpr std::size_t cellNameLength(std::string_view text)
{
    if (text.empty() || text.front() < 'a' || text.front() > 'z')
        return 0;
    return std::min(text.size(), text.find_first_not_of("0123456789", 1));
}

/**
 * Whether @p text is written like a cell's name, of a board or not: `e4`, `b19`. All cells of all boards are called so:
 * setups, notations and the window's words find cells in text by it.
 */
constexpr bool isCellName(std::string_view text)
{
    return text.size() > 1 && cellNameLength(text) == text.size();
}

} // namespace ringford
