// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/pgn/EpdAssumed.h"

#include "engine/pgn/Epd.h"
#include "engine/pgn/PgnSigns.h"
#include "engine/rules/PlainText.h"

#include <cctype>
#include <string>

namespace ringford {

namespace {

constexpr std::size_t kFiles = 8;

/** A rank with a character for each of its cells. */
std::string cellsOf(std::string_view rank)
{
    std::string cells;
    for (const char c : rank)
        cells += std::isdigit(static_cast<unsigned char>(c)) != 0 ? std::string(static_cast<std::size_t>(c - '0'), ' ')
                                                                  : std::string(1, c);
    return cells;
}

/** Whether they stand at home there. */
bool mayCastle(std::string_view rank, char king, char rook)
{
    constexpr std::size_t kKingFile = 4;
    const std::string cells = cellsOf(rank);
    return cells.size() == kFiles && cells[kKingFile] == king && (cells.front() == rook || cells.back() == rook);
}

} // namespace

bool leavesCastlingOpen(std::string_view text)
{
    constexpr std::size_t kCastling = 2; // field
    const LooseFen position = readLooseFen(text);
    std::string_view rest = position.fen;
    const std::string_view rows = takeWord(rest);
    takeWord(rest);
    if (position.fields.size() <= kCastling || takeWord(rest) != "-")
        return false;
    if (const std::size_t at = position.fields[kCastling].at;
        at < text.size() && withHyphens(text.substr(at)).starts_with('-'))
        return false; // it says that nobody may
    return mayCastle(rows.substr(rows.rfind('/') + 1), 'K', 'R') || mayCastle(rows.substr(0, rows.find('/')), 'k', 'r');
}

} // namespace ringford
