// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/Registry.h"
#include "engine/match/Match.h"
#include "engine/text/ReadingLimits.h"

#include <atomic>
#include <cstddef>
#include <functional>
#include <optional>
#include <stop_token>
#include <string_view>
#include <vector>

namespace ringford {

/** How many of the places that are wrong or passed over are told. */
inline constexpr std::size_t kMostLeftOutTold = 1000;

/** What is wrong in a file of records, and where. */
struct RecordError {
    int line = 1;
    int column = 1; ///< in characters, from 1; a tab is one
    Text message;   ///< what was expected, or why something does not fit

    /** `3:17: expected ...` */
    std::string english() const;
};

/** What came of reading a file of records. */
struct RecordReading {
    std::vector<Match> matches;       ///< whole records that were asked for, each standing at the end of its main line
    std::vector<std::size_t> begins;  ///< by match: the byte where its record begins
    std::optional<RecordError> error; ///< where reading ended early
    std::optional<Match> broken;      ///< the record with the error: what stands before it, when its tags were right
    std::vector<RecordError> contradictions; ///< results that the play contradicts; the first ones
    std::size_t resultsContradicted = 0;     ///< how many there are
    std::vector<RecordError> leftOut;        ///< what could not be read and was passed over; the first ones
    std::size_t gamesLeftOut = 0;            ///< how many games are no part of `matches` for that
    std::vector<RecordError> moved; ///< PGN: comments of `matches` that stand elsewhere than they did; the first ones
    std::size_t commentsMoved = 0;  ///< how many there are
    std::vector<RecordError> twice; ///< PGN: tags of `matches` that are there twice, and are kept so; the first ones
    std::size_t tagsTwice = 0;      ///< how many there are
    std::size_t records = 0;        ///< how many whole records there are, kept or not
    std::size_t entries = 0;        ///< entries of all their trees
    bool stopped = false;           ///< reading was stopped; there may be more, right or wrong

    /** What is found wrong first where nothing is passed over: a result that the play contradicts, or the error. */
    const RecordError* fault() const
    {
        return !contradictions.empty() ? &contradictions.front() : error ? &*error : nullptr;
    }
};

/** What somebody wants of a file, and how one who waits for a long one can stop it and see how far it has come. */
struct ReadingOptions {
    std::optional<std::size_t> only; ///< keep this record alone, counted from 1 (0: none); all are looked at
    std::stop_token stop;
    std::atomic<std::size_t>* bytesRead = nullptr;
    /**
     * Is given each match that would be kept, and the byte where its record begins; `matches` stays empty, and no more
     * than one match is in memory at a time. False stops the reading.
     */
    std::function<bool(Match, std::size_t)> take = {};
    std::size_t from = 0; ///< the byte to begin at, where a record does: those before it are not looked at
    /** If given, it is set before `take` is called: which game of the file it is, from 1, those left out counted. */
    std::size_t* number = nullptr;
    /**
     * Whether a record that is damaged is passed over and told in `leftOut`, as a game of PGN always is. Where its
     * damage hides its end, as a comment that is not closed does, it ends the reading all the same.
     */
    bool passesOverRecords = false;
};

/**
 * Reads the records of a file after docs/records.md. Everything about them that can be wrong is an error
 * with its place.
 */
RecordReading readRecords(std::string_view bytes, const Registry& registry, const ReadingOptions& options = {});

/** For readers of any form: hands a match on, or adds it to @p reading, as the options say. */
void keepMatch(RecordReading& reading, const ReadingOptions& options, Match match, std::size_t begin);

} // namespace ringford
