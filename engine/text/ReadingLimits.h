// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/Match.h"
#include "engine/rules/Text.h"

#include <cstddef>
#include <optional>
#include <string_view>

namespace ringford {

/**
 * More than these are refused, so that no file that is opened takes more time and memory than its reader has: an entry
 * takes some two hundred bytes, in the window some more, however short it is written. Nothing is written either that
 * holds more, for it could not be read again.
 */
struct ReadingLimits {
    static constexpr std::size_t kMostRecords = 250'000;
    static constexpr std::size_t kMostParts = 1'500'000; ///< entries and comments as written, of all records
    static constexpr std::size_t kMostPartsOfRecord = Match::kMostParts; ///< entries and comments in the tree of one
    static constexpr std::size_t kMostTags = 20'000;                     ///< of one record
};

/** Entries and comments as the record of @p match has them: a comment that tells how the game ended is one of them. */
std::size_t writtenParts(const Match& match);

/** Why @p match has more entries and comments than a record may hold; nothing where it fits. */
std::optional<Text> tooMuchForRecord(const Match& match);

/** Adds up what is written into a file of records, so that it can be read again. */
class RecordsTotal {
public:
    /** Takes in @p record, which has so many writtenParts(). Gives why the file has no room for it, if it has none. */
    std::optional<Text> add(std::size_t parts, std::string_view record);

private:
    std::size_t m_records = 0;
    std::size_t m_parts = 0;
    std::size_t m_bytes = 0;
};

} // namespace ringford
