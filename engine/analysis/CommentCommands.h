// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/Board.h"

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ringford {

/** The commands that an analysis writes: values, and what it has added itself. */
inline constexpr std::array<std::string_view, 4> kAnalysisCommands{"eval", "shares", "judged", "better"};

/**
 * What stands in the commands of that name in the comments of an entry, in order: `1.23` of `[%eval 1.23]`. Programs
 * write them short: of an entry with very many comments the last ones are looked at, and none that are very long.
 */
std::vector<std::string> commandsIn(const std::vector<std::string>& comments, std::string_view name,
                                    const Board& board);

/**
 * The comments without all commands of these names, and without the blank that stood between one and its neighbour. A
 * comment that held nothing else goes; everything else stays to the letter.
 */
std::vector<std::string> withoutCommands(const std::vector<std::string>& comments,
                                         std::span<const std::string_view> names, const Board& board);

} // namespace ringford
