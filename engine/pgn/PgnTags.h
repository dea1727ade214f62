// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/Registry.h"
#include "engine/match/Match.h"
#include "engine/text/RecordScanner.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ringford {

/** The id of the one game that PGN can hold. */
inline constexpr std::string_view kPgnGame = "orthodox";

/** The tags that every game of PGN has, in their order, with what stands there when nothing is known. */
struct RosterTag {
    std::string_view name;
    std::string_view unknown;
};
inline constexpr RosterTag kRoster[] = {{"Event", "?"}, {"Site", "?"},  {"Date", "????.??.??"}, {"Round", "?"},
                                        {"White", "?"}, {"Black", "?"}, {"Result", "*"}};

/**
 * The name that a tag of PGN has in a record. One that would mean something else there has `Pgn` before its name:
 * `[Clock "W/0:12:05"]` is kept as `PgnClock`, `[Task "read"]` as `PgnTask`. What this program is told by tags of its own
 * has `Ringford` before it in PGN, which no stranger writes by chance: `[RingfordTask "read"]` is `Task` in a record.
 */
std::string recordNameOf(std::string_view pgnName);
/** The other way round. Each name comes back as it was, whichever it is. */
std::string pgnNameOf(std::string_view recordName);

/** Whether a tag of PGN is one of this program's own, which nobody else writes. */
bool isOwnName(std::string_view pgnName);
/** Whether a tag of PGN says what a record says elsewhere: players, result, where the game begins. */
bool isPgnTag(std::string_view name);
/** Whether the value of a `Variant` tag is a name of orthodox chess. */
bool isOrthodoxVariant(std::string_view value);

/**
 * What PGN calls the computer or program that the tags of a match name as the player of @p seat, where that has no
 * other name: `Ringford, level 3`, `Stockfish 15.1`. Empty where they name none.
 */
std::string computerNameOf(const GameDescription& game, const MatchTags& tags, Seat seat);

/** Lets the tag that records have for the number of the first full move say what @p match begins with. */
void keepFullMove(Match& match);

/** The value of a `TimeControl` tag (`600+5`) that says the same as a record's `Clock` (`10+5`), if one does. */
std::optional<std::string> timeControlOf(const std::string& clock, const GameDescription& game);
/** The other way round. */
std::optional<std::string> clockOfTimeControl(std::string_view value, const GameDescription& game);

/** Makes matches of the tags of PGN. */
class PgnMaker {
public:
    /** @p registry outlives it. */
    explicit PgnMaker(const Registry& registry) : m_registry(registry) {}

    /** The match that begins with these tags. */
    Result<Match, RecordFault> make(const std::vector<RecordTag>& tags);

private:
    struct Known {
        std::shared_ptr<const Game> game;
        Position start;
    };
    /** The game with the options that were written; nothing if they are none of this game. */
    const Known* game(const std::string& options);
    /** Reads what clocks the game is played with; gives the tag that says it, if one does. */
    static const RecordTag* readClock(const std::vector<RecordTag>& tags, const GameDescription& game,
                                      std::string& into);
    static void addOther(const RecordTag& tag, MatchTags& into);

    const Registry& m_registry;
    std::map<std::string, Known> m_known; ///< by options
};

} // namespace ringford
