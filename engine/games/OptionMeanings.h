// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Text.h"

#include <string_view>

namespace ringford {

/**
 * What @p value of an option brings, in a sentence for people who do not know the game; empty where nothing is told. An
 * empty value: what all numbers, or all that a form describes, mean.
 */
Text meaningOf(std::string_view game, std::string_view option, std::string_view value);

} // namespace ringford
