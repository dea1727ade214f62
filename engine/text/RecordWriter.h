// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/Registry.h"
#include "engine/match/Match.h"

#include <string>

namespace ringford {

/** How many brackets of a record may stand in each other. */
inline constexpr int kDeepestBrackets = 1000;

/**
 * A match as a record, with all its variations, from wherever it stands (docs/records.md). Refused is what could not be
 * read again: variations nested too deep, a tag or comment with characters that a record cannot hold (see Characters.h),
 * more bytes than a file may have.
 * @p registry knows the defaults of the game's options.
 */
Result<std::string, Text> writeRecord(const Match& match, const Registry& registry = Registry::standard());

/**
 * What follows @p node on the line that goes on from it, as it could stand at the end of a record's main line; without
 * variations, and without numbers, which readers do not need.
 */
std::string writeContinuation(const Node* node);

/** The numbers before entries, for a move list: `3.`, `3...`; the rule of docs/records.md without what stands between. */
struct EntryNumber {
    int number = 0;
    bool secondOnTurn = false; ///< in a game of two: the second seat was on turn before the entry
};
/** Whether two entries, one of each seat, share a number and a row: in games of two. */
bool isNumberedInPairs(const GameDescription& game);
/** The number of the entry that leads to @p node, told from that of its parent's entry. @pre not the root */
EntryNumber entryNumber(const Match& match, const Node* node, const EntryNumber& ofParent);

} // namespace ringford
