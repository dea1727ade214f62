// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Description.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace ringford {

struct Node;

/** How bad an action was, by how much less its seat's camp could expect after it; the numbers are PGN's marks. */
enum class Judgement : std::uint8_t { None = 0, Inaccuracy = 6, Mistake = 2, Blunder = 4 };

/**
 * Of two camps one that falls by 5, 10, 15 per cent of the point; of more by as much less as there are more of them.
 * @p fall in thousandths
 */
Judgement judged(int fall, const GameDescription& game);

/**
 * By how much the share of whoever acted fell with the action at @p node, in thousandths; nothing where no value is
 * told of the places before and after it.
 */
std::optional<int> fallAt(const Node* node, const GameDescription& game);

/** What the values at @p node and before say of its action. */
Judgement judgedByValues(const Node* node, const GameDescription& game);

/** `[%judged 4]`: the analysis has put this mark on the entry, or none: 0. */
std::string writtenJudgement(Judgement judgement);
/** The mark that comments say was put; nothing where they do not. */
std::optional<std::uint8_t> readJudgement(const std::vector<std::string>& comments, const GameDescription& game);

/** Whether @p mark judges an action: `$1` to `$6`. */
constexpr bool isJudging(std::uint8_t mark)
{
    return mark >= 1 && mark <= 6;
}

/**
 * The mark of an entry that values alone give it, as other programs write them: where neither a person nor an analysis
 * has judged.
 */
Judgement impliedJudgement(const Node* node, const GameDescription& game);

} // namespace ringford
