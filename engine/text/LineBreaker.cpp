// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/text/LineBreaker.h"

#include "engine/text/Characters.h"

#include <algorithm>

namespace ringford {

namespace {

/** The last column that text may stand in. */
constexpr std::size_t kLastColumn = 99;

} // namespace

void LineBreaker::flush()
{
    if (m_piece.empty())
        return;
    const std::string_view piece = m_piece;
    const auto firstEnd = std::min(piece.find('\n'), piece.size());
    const std::size_t width = characterCount(piece.substr(0, firstEnd));
    if (m_column > 0) {
        const bool fits = m_column + 1 + width <= kLastColumn;
        m_lines += fits ? ' ' : '\n';
        m_column = fits ? m_column + 1 : 0;
    }
    m_lines += piece;
    m_column = firstEnd == piece.size() ? m_column + width : characterCount(piece.substr(piece.rfind('\n') + 1));
    m_piece.clear();
}

void LineBreaker::add(std::string_view piece)
{
    flush();
    m_piece.assign(static_cast<std::size_t>(m_openings), '(');
    m_piece += piece;
    m_openings = 0;
}

std::string LineBreaker::finish()
{
    flush();
    m_lines += '\n';
    return std::move(m_lines);
}

} // namespace ringford
