// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dice/Roll.h"
#include "engine/rules/Result.h"
#include "engine/rules/Text.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace ringford::dice {

/** A roll as it was written, and what it means. */
struct WrittenRoll {
    std::string text; ///< without blanks at its ends, each other run of them as one space
    Roll roll;
    bool operator==(const WrittenRoll&) const = default;
};

/** What is wrong with a roll, and where: characters count from 1. */
struct RollError {
    int column = 1;
    Text message;
    /** `COLUMN: REASON` */
    std::string english() const;
};

/** @p text without spaces and tabs at its ends, each other run of them as one space. */
std::string withSingleBlanks(std::string_view text);

/** Reads a roll such as `4 x 3d6` or `d10+2 [+12 step -5 x 3]`. Of several errors the first is told. */
Result<WrittenRoll, RollError> readRoll(std::string_view text);

/**
 * Reads a roll of which all but bonuses and the rows behind it stands in curly brackets, as in `dice.ini`: from behind the
 * opening one, at byte @p begin of @p line, to the end of @p line. Columns are those of the line. @pre the line is UTF-8
 */
Result<WrittenRoll, RollError> readBracedRoll(std::string_view line, std::size_t begin);

} // namespace ringford::dice
