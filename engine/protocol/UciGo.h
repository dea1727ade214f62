// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Game.h"
#include "engine/search/Search.h"

#include <string>
#include <string_view>
#include <vector>

namespace ringford {

/** What a line `go` of the Universal Chess Interface asks for. */
struct UciGo {
    SearchBudget budget;
    std::vector<Action> only{}; ///< `searchmoves`; empty: anything
    bool hasNoEnd = false;      ///< its answer waits until somebody asks for it
    bool isLimited = false;     ///< by itself it comes to an end
    /** What was not as expected, and what is done instead. */
    std::vector<std::string> remarks{};
};

/**
 * Reads @p words, the first of which is `go`, for whoever is on turn at @p position. A number that is too large is the
 * largest one, time that is used up is none. Where nothing is left of the limits that were asked for, there is little
 * time: whoever asked for one waits for an answer.
 */
UciGo readUciGo(const std::vector<std::string_view>& words, const Game& game, const Position& position);

} // namespace ringford
