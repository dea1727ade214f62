// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/PlainText.h"

#include <optional>
#include <string_view>
#include <vector>

namespace ringford {

/** What stands behind a command's word. Views into the line. */
struct Arguments {
    std::string_view rest;               ///< all of it, without the blanks at its ends
    std::vector<std::string_view> words; ///< its parts between blanks

    explicit Arguments(std::string_view text) : rest(trimmed(text)), words(ringford::words(rest)) {}
};

/** The place of the first byte that is not printable ASCII. */
std::optional<std::size_t> findUnprintable(std::string_view text);
/** The place of the first byte that is a control character or does not belong to a character in UTF-8. */
std::optional<std::size_t> findNonText(std::string_view text);

} // namespace ringford
