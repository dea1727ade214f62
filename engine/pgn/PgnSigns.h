// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace ringford {

/** The mark `$220`: a diagram belongs there. */
inline constexpr std::uint8_t kDiagramSign = 220;

/** A sign that programs write in place of a mark's number: `!?` for `$5`. */
struct PgnSign {
    std::size_t length = 0; ///< in bytes; 0: there is none
    std::uint8_t mark = 0;
};

/** The longest sign that @p text begins with. */
PgnSign signAt(std::string_view text);

/** How much of @p word, which begins with a move, is the move itself: what stands behind it are signs. */
std::size_t moveLength(std::string_view word);

/** With a hyphen in place of the dashes that printers and word processors make of it. */
std::string withHyphens(std::string_view text);

/** The result that a word says in any form, as records write it; empty: it says none. */
std::string_view resultOfWord(std::string_view word);

/** How much of @p word stands for a move by nobody, as programs write it: all but signs behind `--`; 0: it does not. */
std::size_t nullMoveLength(std::string_view word);

} // namespace ringford
