// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/Match.h"
#include "engine/text/RecordScanner.h"

#include <cstddef>
#include <string>
#include <vector>

namespace ringford {

/**
 * Plays the tokens of a record into a match. Brackets are kept on a stack of lines, so that nesting costs no recursion:
 *
 *     1. e2-e4 (1. d2-d4 (1. c2-c4      lines: e2-e4 | d2-d4 | c2-c4
 */
class RecordLines {
public:
    /** @p match must outlive it and stays where it is. */
    explicit RecordLines(Match& match);

    /** Takes one token that is no result. */
    std::optional<RecordFault> add(RecordToken token);
    /** Adds an entry that was read elsewhere, as add() does that of a token. @p at is where it stands. */
    std::optional<RecordFault> addEntry(std::size_t at, Entry entry);
    /** Ends a variation without an entry: its comments go to what it was in place of. @pre there is one */
    void closeEmpty();
    /** The place that the next entry goes on from. */
    const Node* place() const { return m_lines.back().last ? m_lines.back().last : m_lines.back().from; }
    /** Whether an entry was added to the line, or the variation, that goes on. */
    bool hasEntry() const { return m_lines.back().last != nullptr; }
    /** How many variations are open. */
    std::size_t openVariations() const { return m_lines.size() - 1; }
    /** Takes the result token. */
    std::optional<RecordFault> finish(const RecordToken& result);

    /** Whether the play decides the game otherwise than the result says. @pre finished */
    bool isContradicted() const { return m_contradicted; }
    /** The result that the play leads to, as it is written. */
    std::string expectedResult() const;
    /** Entries of all lines so far. */
    std::size_t entries() const { return m_entries; }
    /** Entries and comments so far; one that may yet be how the game ended is not among them. */
    std::size_t parts() const { return m_match.parts() + m_lines.back().commentsBefore.size(); }

private:
    struct Line {
        const Node* from = nullptr;    ///< what stands before its first entry
        const Node* last = nullptr;    ///< its last entry so far, if any
        std::uint32_t firstSerial = 0; ///< of what was made since it began
        std::size_t openedAt = 0;
        std::vector<std::string> commentsBefore;
    };

    /** Where among what is there a line's next entry belongs: ahead of all that its own variations have added. */
    static int indexOf(const Line& line, const Node* parent);

    std::optional<RecordFault> readEntry(const RecordToken& token);
    std::optional<RecordFault> addMark(const RecordToken& token);
    std::optional<RecordFault> open(const RecordToken& token);
    std::optional<RecordFault> close(const RecordToken& token);
    std::optional<RecordFault> missingResult(const RecordToken& token) const;
    std::optional<RecordFault> unclosed() const;
    void addComment(std::string comment);
    /** A comment in braces may turn out to be the result's status line: it is held back until the next token. */
    void letGo();

    Match& m_match;
    std::vector<Line> m_lines;
    std::optional<std::string> m_held;
    std::size_t m_entries = 0;
    bool m_contradicted = false;
};

} // namespace ringford
