// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/MatchTags.h"
#include "engine/rules/Description.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ringford {

/** The tag of a record that says who plays at a seat in place of a person, one a seat. */
inline constexpr std::string_view kComputerTag = "Computer";

/** What it says: `[Computer "white: level=4"]`, `[Computer "black: engine=Stockfish 15.1"]`. */
struct ComputerTag {
    Seat seat;
    int level = 0;            ///< of the computer, 1..10 (engine/search/Level.h); 0 where another program plays
    std::string program = {}; ///< its name
    bool operator==(const ComputerTag&) const = default;
};

/** Reads the value of such a tag. Nothing where it says something else, which is no error: it counts for nothing. */
std::optional<ComputerTag> readComputerTag(std::string_view value, const GameDescription& game);

/** What the tags of a match say so, of each seat what they say first. */
std::vector<ComputerTag> computerTags(const MatchTags& tags, const GameDescription& game);
/** What they say of @p seat; nothing where a person plays there. */
std::optional<ComputerTag> computerTag(const MatchTags& tags, const GameDescription& game, Seat seat);

/** The value that readComputerTag() reads as @p tag, but for characters that no tag can hold. */
std::string writeComputerTag(const ComputerTag& tag, const GameDescription& game);

} // namespace ringford
