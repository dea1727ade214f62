// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/Match.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ringford {

/** Whether a text begins as positions in FEN and EPD do: with eight rows, behind words perhaps, or a quotation mark. */
bool looksLikeFen(std::string_view text);
/** Whether somebody means a text as FEN, however wrong it is: one like that, a tag, or what is no setup either. */
bool isMeantAsFen(std::string_view text);

/** What is wrong in a position, and at which byte of the text; where the whole position is, at its beginning. */
struct EpdFault {
    Text message;
    std::size_t at = 0;
};

/** What stands behind a position in EPD: `bm Qh5 Qg4` says which moves are best. */
struct EpdOperation {
    struct Value {
        std::string text;   ///< quotation marks taken off
        std::size_t at = 0; ///< of the text that was read
        bool isQuoted = false;
    };
    std::string name;
    std::vector<Value> values;
    std::string written; ///< without the semicolon
    std::size_t at = 0;
};

/** A position as puzzle books, other programs and people write it. */
struct LooseFen {
    std::string fen; ///< with all six fields that a game's Fen reads; or what was written, where that is too wrong
    std::vector<EpdOperation> operations;
    bool saysTurn = true;               ///< or White is taken to be on turn
    std::optional<EpdFault> fault = {}; ///< what is wrong with how operations are written, if anything is

    /** Where a field of `fen` stands in the text. */
    struct Field {
        std::size_t inFen = 0;
        std::size_t at = 0;
        std::size_t sameBytes = 0; ///< so many are as they were written
    };
    std::vector<Field> fields = {}; ///< at least one, in order

    /** How many words stand where moves are expected. */
    std::size_t moves() const;
};

/**
 * Takes a text apart that may be the rows alone, two to six fields, with a move number of 0, other dashes, a semicolon
 * at the end or the operations of EPD; words behind all six fields are a caption. What it was copied with is passed
 * over: quotation marks around it, `FEN:` or other words before it, or the tags that it stands among.
 */
LooseFen readLooseFen(std::string_view text);

/**
 * Reads such a text as a position; operations are not looked at. Where it does not say who is on turn, White is, unless
 * only Black can be. @pre @p game has a Fen
 */
Result<Fen::Start, Text> readLoosePosition(const Game& game, std::string_view text);

/**
 * A match that begins at such a position and stands there. What `id` and `c0` to `c9` say becomes its comment, the best
 * moves (`bm`, and the line `pv`) what is played on; other operations stay in a command. @pre @p game has a Fen
 */
Result<Match, Text> readPuzzle(std::shared_ptr<const Game> game, std::string_view text);
/** The same of a text that was taken apart, with the place of the error. */
Result<Match, EpdFault> readPuzzle(std::shared_ptr<const Game> game, const LooseFen& puzzle);

} // namespace ringford
