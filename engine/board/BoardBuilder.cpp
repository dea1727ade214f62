// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/BoardBuilder.h"

#include "engine/board/CellName.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

namespace ringford {

namespace {

constexpr std::array<Direction, 4> kOrthogonals{Direction::North, Direction::East, Direction::South, Direction::West};

Direction turned(Direction direction, int eighths)
{
    return static_cast<Direction>((static_cast<int>(direction) + eighths + kDirectionCount) % kDirectionCount);
}

} // namespace

int BoardBuilder::addFace(Face face)
{
    m_board.m_faces.push_back(std::move(face));
    return static_cast<int>(m_board.m_faces.size()) - 1;
}

Cell BoardBuilder::addCell(Place place, Ground ground, std::string shortName)
{
    assert(isCellName(shortName));
    const Cell cell{static_cast<std::uint16_t>(m_board.m_names.size())};
    const std::string& prefix = m_board.m_faces[place.face].name;
    std::string name = prefix.empty() ? std::move(shortName) : prefix + ':' + shortName;
    assert(!m_board.m_byName.contains(name));
    m_board.m_byName.emplace(name, cell);
    m_board.m_names.push_back(std::move(name));
    m_board.m_places.push_back(place);
    m_board.m_grounds.push_back(ground);
    m_board.m_tiles.push_back({place, ground, cell});
    m_board.m_steps.resize(m_board.m_steps.size() + kDirectionCount);
    return cell;
}

void BoardBuilder::addGround(Place place, Ground ground)
{
    m_board.m_tiles.push_back({place, ground, std::nullopt});
}

void BoardBuilder::link(Cell from, Direction heading, Landing landing)
{
    m_board.m_steps[Board::slot(from, heading)] = landing;
}

Board BoardBuilder::build()
{
    std::ranges::sort(m_board.m_tiles, {}, &Tile::place);
    buildRays();
    buildLeaps();
    m_rayRule = nullptr;
    return std::exchange(m_board, Board{});
}

void BoardBuilder::buildRays()
{
    m_board.m_rays.reserve(m_board.m_steps.size());
    for (std::uint16_t index = 0; index < m_board.cellCount(); ++index) {
        const Cell from{index};
        for (int d = 0; d < kDirectionCount; ++d) {
            const auto first = static_cast<std::uint32_t>(m_board.m_rayCells.size());
            Landing at{from, static_cast<Direction>(d)};
            for (auto next = m_board.step(at.cell, at.heading); next && next->cell != from;
                 next = m_board.step(at.cell, at.heading)) {
                if (m_rayRule && !m_rayRule(from, at.cell, next->cell))
                    break;
                m_board.m_rayCells.push_back(next->cell);
                at = *next;
            }
            m_board.m_rays.push_back({first, static_cast<std::uint32_t>(m_board.m_rayCells.size()) - first});
        }
    }
}

void BoardBuilder::buildLeaps()
{
    // A knight's jump is one step straight on and one slanting on from there; both ways round an obstacle are the same
    // jump.
    std::vector<Cell> found;
    for (std::uint16_t index = 0; index < m_board.cellCount(); ++index) {
        found.clear();
        for (const Direction direction : kOrthogonals) {
            for (const int side : {-1, 1}) {
                if (const auto straight = m_board.step(Cell{index}, direction)) {
                    if (const auto end = m_board.step(straight->cell, turned(straight->heading, side)))
                        found.push_back(end->cell);
                }
                if (const auto slanting = m_board.step(Cell{index}, turned(direction, side))) {
                    if (const auto end = m_board.step(slanting->cell, turned(slanting->heading, -side)))
                        found.push_back(end->cell);
                }
            }
        }
        std::ranges::sort(found);
        found.erase(std::unique(found.begin(), found.end()), found.end());
        m_board.m_leaps.push_back(
            {static_cast<std::uint32_t>(m_board.m_leapCells.size()), static_cast<std::uint32_t>(found.size())});
        m_board.m_leapCells.insert(m_board.m_leapCells.end(), found.begin(), found.end());
    }
}

} // namespace ringford
