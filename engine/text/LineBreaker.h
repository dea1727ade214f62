// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace ringford {

/**
 * Puts the entries of a record into lines: pieces that stay together (a number with its entry, a mark, a comment, each
 * with the brackets on it), a blank between, and a line end in its place where a piece would reach column 100.
 */
class LineBreaker {
public:
    /** Makes room for so many bytes at once: what grows is there twice meanwhile. */
    void reserve(std::size_t bytes) { m_lines.reserve(bytes); }
    /** Adds a piece. Only a comment may hold line ends; of such a piece the part before the first one counts. */
    void add(std::string_view piece);
    /** A bracket that stands right before the next piece. */
    void open() { ++m_openings; }
    /** A bracket that stands right behind the piece added last. */
    void close() { m_piece += ')'; }
    /** All lines, with an LF behind the last. */
    std::string finish();

private:
    void flush();

    std::string m_lines;
    std::string m_piece;      ///< held back until it is known which brackets close behind it
    std::size_t m_column = 0; ///< characters on the last line
    int m_openings = 0;
};

} // namespace ringford
