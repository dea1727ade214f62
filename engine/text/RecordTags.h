// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/Registry.h"
#include "engine/match/Match.h"
#include "engine/text/RecordScanner.h"

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace ringford {

/** Whether a tag of that name has a meaning of its own in every record, and stands at a place of its own. */
bool isRecordTag(std::string_view name);

/** The tag of a worksheet's task that counts its entries from a number: `[FullMove "31"]` (Match::firstFullMove()). */
inline constexpr const char* kFullMoveTag = "FullMove";

/** Makes matches of the tags of records. Games are made once for all records of a file that ask for the same. */
class MatchMaker {
public:
    explicit MatchMaker(const Registry& registry) : m_registry(registry) {}

    /** The match that begins with these tags. @p at is where the record begins. */
    Result<Match, RecordFault> make(const std::vector<RecordTag>& tags, std::size_t at);

private:
    struct Known {
        std::shared_ptr<const Game> game;
        Position start;
    };
    Result<Known, RecordFault> game(const RecordTag& game, const RecordTag* options);

    static constexpr std::size_t kMostKnown = 32;

    const Registry& m_registry;
    std::map<std::pair<std::string, std::string>, Known> m_known; ///< by id and options
};

/**
 * Looks for a tag that stands twice and may not. Seats are looked at by MatchMaker: they may not name one seat twice.
 */
std::optional<RecordFault> checkNotTwice(const std::vector<RecordTag>& tags, const RecordTag& added);

} // namespace ringford
