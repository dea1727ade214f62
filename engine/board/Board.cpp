// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/Board.h"

#include <algorithm>

namespace ringford {

std::string_view Board::shortName(Cell cell) const
{
    const std::string_view full = m_names[cell.index];
    const std::string& prefix = m_faces[m_places[cell.index].face].name;
    return prefix.empty() ? full : full.substr(prefix.size() + 1);
}

std::optional<Cell> Board::find(std::string_view name) const
{
    const auto found = m_byName.find(std::string(name));
    return found == m_byName.end() ? std::nullopt : std::optional(found->second);
}

std::optional<Cell> Board::find(int face, std::string_view shortName) const
{
    const std::string& prefix = m_faces[static_cast<std::size_t>(face)].name;
    if (prefix.empty())
        return find(shortName);
    std::string name = prefix;
    name += ':';
    name += shortName;
    const auto found = m_byName.find(name);
    return found == m_byName.end() ? std::nullopt : std::optional(found->second);
}

std::optional<Ground> Board::ground(Place place) const
{
    const auto tile = std::ranges::lower_bound(m_tiles, place, {}, &Tile::place);
    return tile != m_tiles.end() && tile->place == place ? std::optional(tile->ground) : std::nullopt;
}

std::optional<Cell> Board::at(Place place) const
{
    const auto tile = std::ranges::lower_bound(m_tiles, place, {}, &Tile::place);
    return tile != m_tiles.end() && tile->place == place ? tile->cell : std::nullopt;
}

std::span<const Cell> Board::ray(Cell from, Direction heading) const
{
    const Range range = m_rays[slot(from, heading)];
    return std::span(m_rayCells).subspan(range.first, range.count);
}

std::span<const Cell> Board::knightLeaps(Cell from) const
{
    const Range range = m_leaps[from.index];
    return std::span(m_leapCells).subspan(range.first, range.count);
}

} // namespace ringford
