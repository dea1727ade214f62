// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/Cell.h"
#include "engine/rules/Text.h"

#include <string>
#include <vector>

namespace ringford {

/** Why something may not be played: the rule in one sentence, the cells that show it, and where help tells more. */
struct Refusal {
    Text sentence;
    std::vector<Cell> cells;
    std::string helpSection; ///< anchor on the game's help page; empty for its top
};

} // namespace ringford
