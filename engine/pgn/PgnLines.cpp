// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/pgn/PgnLines.h"

#include "engine/pgn/PgnText.h"
#include "engine/text/Characters.h"

#include <string_view>
#include <utility>

namespace ringford {

void PgnLines::hold(Kind kind, std::string text)
{
    flush();
    m_piece = Piece{kind, std::move(text), std::exchange(m_openings, 0), 0};
}

void PgnLines::flush()
{
    if (m_piece)
        write(*m_piece);
    m_piece.reset();
}

/** Goes to where a piece begins, whose first @p width characters must not be parted, and writes its @p front. */
void PgnLines::begin(const std::string& front, std::size_t width)
{
    if (m_column > 0) {
        const bool fits = m_column + 1 + width <= kPgnColumns;
        m_lines += fits ? ' ' : '\n';
        m_column = fits ? m_column + 1 : 0;
    }
    m_lines += front;
    m_column += characterCount(front);
}

void PgnLines::writeComment(const Piece& piece)
{
    const std::string back = '}' + std::string(piece.closings, ')');
    begin(std::string(piece.openings, '(') + '{', piece.openings + 1 + widthOfPgnHead(piece.text, back.size()));
    const std::string lines = writePgnComment(piece.text, m_column, back.size()) + back;
    m_lines += lines;
    const auto lastEnd = lines.rfind('\n');
    m_column = lastEnd == std::string::npos ? m_column + characterCount(lines)
                                            : characterCount(std::string_view(lines).substr(lastEnd + 1));
}

void PgnLines::write(const Piece& piece)
{
    const std::string openings(piece.openings, '(');
    const std::string closings(piece.closings, ')');
    switch (piece.kind) {
    case Kind::Word: {
        const std::string whole = openings + piece.text + closings;
        begin(whole, characterCount(whole));
        break;
    }
    case Kind::Comment: writeComment(piece); break;
    case Kind::RestOfLine:
        begin(openings + ';', piece.openings + 1 + characterCount(piece.text));
        m_lines += piece.text + '\n' + closings;
        m_column = closings.size();
        break;
    }
}

std::string PgnLines::finish()
{
    flush();
    if (!m_lines.ends_with('\n'))
        m_lines += '\n';
    return std::move(m_lines);
}

} // namespace ringford
