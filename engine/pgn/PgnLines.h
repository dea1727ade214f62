// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

namespace ringford {

/**
 * Puts the moves of a game into lines as PGN's export format has them: a blank between pieces, and a line end in its
 * place before a line gets too long; in comments as well.
 */
class PgnLines {
public:
    /** Makes room for so many bytes at once: what grows is there twice meanwhile. */
    void reserve(std::size_t bytes) { m_lines.reserve(bytes); }
    /** Adds a piece that stays together: a number with its move, a mark, a result. */
    void add(std::string text) { hold(Kind::Word, std::move(text)); }
    /** A comment in braces. @pre no closing one is in it */
    void addComment(std::string text) { hold(Kind::Comment, std::move(text)); }
    /** A comment to the end of the line. @pre no line end is in it */
    void addRestOfLine(std::string text) { hold(Kind::RestOfLine, std::move(text)); }
    /** A bracket that stands right before the next piece. */
    void open() { ++m_openings; }
    /** A bracket that stands right behind the piece added last. @pre there is one */
    void close() { ++m_piece->closings; }
    /** All lines, with an LF behind the last. */
    std::string finish();

private:
    enum class Kind : std::uint8_t { Word, Comment, RestOfLine };
    struct Piece {
        Kind kind;
        std::string text;
        std::size_t openings;
        std::size_t closings;
    };
    void hold(Kind kind, std::string text);
    void flush();
    void begin(const std::string& front, std::size_t width);
    void write(const Piece& piece);
    void writeComment(const Piece& piece);

    std::optional<Piece> m_piece; ///< held back until it is known which brackets close behind it
    std::size_t m_openings = 0;
    std::string m_lines;
    std::size_t m_column = 0; ///< characters on the last line
};

} // namespace ringford
