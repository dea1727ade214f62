// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/contest/EngineTalk.h"
#include "engine/rules/Result.h"
#include "engine/search/PieceValues.h"
#include "engine/search/Search.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ringford {

/** The clock of a player: so much time at the start, and so much more after each turn, and with every so many turns. */
struct ContestClock {
    std::chrono::milliseconds time{};
    std::chrono::milliseconds bonus{};
    int turns = 0; ///< with every so many turns `time` comes back; 0: never
    bool operator==(const ContestClock&) const = default;
};

/** A computer player as a command line describes it: `greedy`, `level=4`, `nodes=3000,threads=2`. */
struct ContestantSpec {
    enum class Kind : std::uint8_t {
        Random, ///< plays anything that is legal
        Greedy, ///< takes the dearest piece that it can; where there is none, plays anything
        Search, ///< our own search
        Engine, ///< another program
    };
    Kind kind = Kind::Search;
    std::string text; ///< the description itself
    std::optional<int> level;
    std::optional<std::uint64_t> nodes;
    std::optional<std::chrono::milliseconds> perAction;
    std::optional<ContestClock> clock;
    int threads = 1;
    std::optional<PieceValues> values;
    bool isBoardwise = false;                                 ///< `sight=board`: SearchTask::isBoardwise
    std::optional<Opponents> opponents;                       ///< `others=`
    EngineKind engine = EngineKind::Uci;                      ///< Engine: what it speaks
    std::string command;                                      ///< Engine: what starts it
    std::vector<std::pair<std::string, std::string>> options; ///< Engine: names and values of its own

    bool operator==(const ContestantSpec&) const = default;
};

/**
 * Reads a description: `random`, `greedy`, or parts with a comma between, each once: `level=1`..`10`, `nodes=N`,
 * `ms=N`, `clock=MIN:SS+SECONDS`, `moves=N`, `threads=N`, `values=tuned` or `mobility`, `sight=all` or `board`,
 * `others=against`, `one-against` or `themselves`, and as the last one `uci=COMMAND` or `xboard=COMMAND`, to which all
 * that follows belongs; before that `option.NAME=VALUE` for each option of that program's own. The error is a sentence
 * that names the part, and what was expected.
 */
Result<ContestantSpec, std::string> readContestant(std::string_view text);

/** Its description in a sentence, shortened where the names of programs in one folder do not differ. */
std::string inQuotes(const ContestantSpec& player);

} // namespace ringford
