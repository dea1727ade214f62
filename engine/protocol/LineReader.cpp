// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/protocol/LineReader.h"

#include <utility>

namespace ringford {

void LineReader::add(char byte)
{
    ++m_length;
    m_last = byte;
    if (m_kind == Kind::Blank && byte != ' ') {
        m_kind = byte == '#' ? Kind::Comment : Kind::Command;
        m_blanksInFront = m_length - 1;
    }
    // One byte more than a command may have: it can be the CR of the line's end.
    if (m_kind == Kind::Command && m_length <= kMostBytes + 1)
        m_text.push_back(byte);
}

std::optional<Line> LineReader::endOfLine()
{
    const std::size_t end = m_length - (m_last == '\r' ? 1 : 0);
    const bool wantsAnswer = m_kind == Kind::Command && end > m_blanksInFront;
    Line line{std::exchange(m_text, {}), end > kMostBytes};
    m_length = 0;
    m_kind = Kind::Blank;
    m_last = 0;
    if (!wantsAnswer)
        return std::nullopt;
    if (!line.tooLong)
        line.text.resize(end - m_blanksInFront);
    return line;
}

} // namespace ringford
