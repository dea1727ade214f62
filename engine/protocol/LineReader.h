// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>

namespace ringford {

/** A line of input that wants an answer: not blank, not a comment. */
struct Line {
    /** From its first character that is no blank; without its end. Nothing reliable where it is too long. */
    std::string text;
    bool tooLong = false; ///< more than LineReader::kMostBytes
};

/**
 * Cuts a stream of bytes into lines. However long a line is, no more of it is kept than a command may have, and of
 * comments and blank lines nothing.
 */
class LineReader {
public:
    /** The length of the longest command, blanks in front included, line end not. */
    static constexpr std::size_t kMostBytes = 1'048'576;

    /** Takes the next byte; a line when that ends one which wants an answer. */
    std::optional<Line> take(char byte)
    {
        if (byte == '\n')
            return endOfLine();
        add(byte);
        return std::nullopt;
    }
    /** The input is over: the line that has no end, if there is one. */
    std::optional<Line> finish() { return endOfLine(); }

private:
    enum class Kind : unsigned char { Blank, Comment, Command };

    void add(char byte);
    std::optional<Line> endOfLine();

    std::string m_text;
    std::size_t m_length = 0;
    std::size_t m_blanksInFront = 0;
    Kind m_kind = Kind::Blank;
    char m_last = 0;
};

} // namespace ringford
