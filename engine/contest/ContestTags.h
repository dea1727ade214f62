// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/contest/ScoreTable.h"
#include "engine/match/Match.h"

#include <string>
#include <vector>

namespace ringford {

/** What the record of a game says of the series that it was played in. */
struct ContestTags {
    GameKey key;
    std::vector<std::string> players; ///< as described, in the order given
    std::vector<int> playerAtSeat;    ///< by seat, from 0

    bool operator==(const ContestTags&) const = default;
};

/** Writes them among a match's tags, and the players as the names of their seats. */
void writeContestTags(Match& match, const ContestTags& tags);

/** Reads them again; the error says which tag does not fit. */
Result<ContestTags, std::string> readContestTags(const Match& match);

/** How the game of a record that is decided ended. */
GameScore gameScore(const Match& match, const ContestTags& tags);

} // namespace ringford
