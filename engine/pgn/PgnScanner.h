// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/RecordScanner.h"

#include <cstddef>
#include <optional>
#include <string_view>

namespace ringford {

/** The highest number of a mark. */
inline constexpr int kMostMark = 255;

/**
 * Takes the bytes of a file of PGN apart, as chess programs write them today: UTF-8 or Latin-1, any line ends, lines
 * that begin with `%` left out. Knows no game. Its tokens are those of records; an entry is a move as written, a sign
 * such as `!?` is a mark. It never looks at a byte more than a few times, whatever the bytes are.
 */
class PgnScanner {
public:
    /** @p bytes must outlive the scanner. */
    explicit PgnScanner(std::string_view bytes);

    bool atEnd() const { return m_at == m_bytes.size(); }
    std::size_t at() const { return m_at; }
    /** The bytes between @p from and the place where it is. */
    std::string_view read(std::size_t from) const { return m_bytes.substr(from, m_at - from); }
    /** Skips blanks, line ends, and lines for other programs. */
    void skipSpace();
    /** Whether a tag pair begins here. */
    bool isAtTag() const { return isTag(m_at); }
    bool isAtComment() const { return !atEnd() && (m_bytes[m_at] == '{' || m_bytes[m_at] == ';'); }
    /** Whether a line without anything on it stands behind @p from, which is on another line, and before this place. */
    bool hasEmptyLineSince(std::size_t from) const;
    /** Reads a tag pair. @pre isAtTag() */
    std::optional<RecordFault> readTag(RecordTag& tag);
    /** Reads the next token among moves. A tag pair is a Bracket, and left standing. */
    std::optional<RecordFault> readToken(RecordToken& token);
    /**
     * Goes on from among moves to the next tag pair that begins a line, or stands within one outside of comments, or
     * to the end.
     */
    void skipMoves();
    /** The same, or only to where behind a result the first move of a game without tags stands. */
    void skipGame();
    /**
     * Goes on from where a tag pair cannot be read to where the moves of its game may begin: behind other tag pairs on
     * its line, or on the first line that holds none. Where moves stand behind it, or another event and the game has
     * one, to the next game on its line.
     */
    void skipTags(bool hasEvent);
    /** Goes on at @p at: where it was before, or where a game begins. */
    void goTo(std::size_t at) { m_at = at; }

    /** Where a byte stands, for people. Quick when bytes are asked for in the order in which they stand. */
    RecordScanner::Place place(std::size_t at);

private:
    bool isTag(std::size_t at) const;
    bool isLineStart(std::size_t at) const { return at == m_begin || m_bytes[at - 1] == m_lineEnd; }
    /** Where the line after the one that holds @p at begins. */
    std::size_t nextLine(std::size_t at) const;
    /** From @p from, which is outside of comments, to @p to, or to the end of the comment that holds it. */
    std::size_t outsideComments(std::size_t from, std::size_t to) const;
    /** Whether the comment between two bytes reaches into another game. */
    bool holdsTags(std::size_t open, std::size_t close) const;
    /** The column of a byte, counted from 0. */
    std::size_t columnOf(std::size_t at) const;
    std::optional<RecordFault> readBraces(RecordToken& token);
    void readRestOfLine(RecordToken& token);
    void readWord(RecordToken& token);
    bool readFront(RecordToken& token, std::string_view text);
    /** Reads a number, or a mark as `$1`; false when the word is neither. */
    bool readNumber(RecordToken& token, std::string_view word);
    void readMove(RecordToken& token, std::string_view word);
    void readBehindMove(RecordToken& token);
    RecordFault unreadable(std::size_t at) const;
    /** Where behind a result the first move of a game stands, outside of comments; @p end where it does nowhere. */
    std::size_t nextBareGame(std::size_t from, std::size_t end) const;
    /** The next tag pair of a line behind @p at; @p end where there is none. */
    std::size_t nextTag(std::size_t at, std::size_t end) const;

    std::string_view m_bytes;
    char m_lineEnd;          ///< what ends a line; a CR before an LF is a blank
    std::size_t m_begin = 0; ///< behind a byte order mark
    std::size_t m_at = 0;
    std::size_t m_brace = 0;      ///< the first closing one that is not in front of m_at, once it was looked for
    std::size_t m_skipped = 0;    ///< a byte of the line whose tags were skipped last
    std::size_t m_skippedEnd = 0; ///< where the line after that begins
    std::size_t m_passedFrom = 0; ///< where the moves began that were skipped last, and ended
    std::size_t m_passedTo = 0;
    std::size_t m_placed = 0;  ///< a line's start, that place() has come to
    int m_line = 1;            ///< its number
    std::size_t m_counted = 0; ///< the byte of that line that place() has come to
    int m_column = 1;          ///< its column
};

} // namespace ringford
