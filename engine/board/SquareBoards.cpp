// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/SquareBoards.h"

#include "engine/board/BoardBuilder.h"
#include "engine/board/Offset.h"

#include <algorithm>
#include <cassert>
#include <iterator>

namespace ringford {

namespace {

Face squareFace(const SquareSpec& spec, int number)
{
    Face face;
    face.shape = Face::Shape::Square;
    face.columns = spec.files;
    face.rows = spec.ranks;
    face.roads = spec.roads;
    if (spec.boards > 1 || spec.linked)
        face.name = std::to_string(number);
    for (int file = 0; file < spec.files; ++file)
        face.columnLabels.emplace_back(1, static_cast<char>('a' + file));
    for (int rank = 0; rank < spec.ranks; ++rank)
        face.rowLabels.push_back(std::to_string(rank + 1));
    return face;
}

/** The table of cells while links are made: by file and rank, nothing where there is no cell. */
using Grid = std::vector<std::vector<std::optional<Cell>>>;

void linkNeighbours(BoardBuilder& builder, const Grid& grid)
{
    const int files = static_cast<int>(grid.size());
    const int ranks = static_cast<int>(grid.front().size());
    const auto cellAt = [&](int file, int rank) -> std::optional<Cell> {
        if (file < 0 || file >= files || rank < 0 || rank >= ranks)
            return std::nullopt;
        return grid[static_cast<std::size_t>(file)][static_cast<std::size_t>(rank)];
    };
    for (int file = 0; file < files; ++file) {
        for (int rank = 0; rank < ranks; ++rank) {
            const auto from = cellAt(file, rank);
            for (std::size_t d = 0; from && d < kOffsets.size(); ++d) {
                const auto heading = static_cast<Direction>(d);
                if (const auto to = cellAt(file + kOffsets[d].column, rank + kOffsets[d].row))
                    builder.link(*from, heading, {*to, heading});
            }
        }
    }
}

} // namespace

Board buildSquareBoards(const SquareSpec& spec)
{
    BoardBuilder builder;
    Grid linked; // all files of all boards, side by side
    for (int number = 1; number <= spec.boards; ++number) {
        Face made = squareFace(spec, number);
        const std::vector<std::string> files = made.columnLabels;
        const auto face = static_cast<std::uint8_t>(builder.addFace(std::move(made)));
        Grid grid(static_cast<std::size_t>(spec.files),
                  std::vector<std::optional<Cell>>(static_cast<std::size_t>(spec.ranks)));
        for (int file = 0; file < spec.files; ++file) {
            for (int rank = 0; rank < spec.ranks; ++rank) {
                const Place place{face, static_cast<std::int16_t>(file), static_cast<std::int16_t>(rank)};
                const Ground ground = (file + rank) % 2 == 0 ? Ground::Dark : Ground::Light;
                if (spec.darkCellsOnly && ground == Ground::Light) {
                    builder.addGround(place, ground);
                    continue;
                }
                grid[static_cast<std::size_t>(file)][static_cast<std::size_t>(rank)] =
                    builder.addCell(place, ground, files[static_cast<std::size_t>(file)] + std::to_string(rank + 1));
            }
        }
        if (spec.linked)
            std::ranges::move(grid, std::back_inserter(linked));
        else
            linkNeighbours(builder, grid);
    }
    if (spec.linked) {
        assert(!spec.darkCellsOnly);
        linkNeighbours(builder, linked);
        const int cells = spec.files * spec.ranks;
        builder.cutRays([cells](Cell from, Cell at, Cell) { return at.index / cells == from.index / cells; });
    }
    return builder.build();
}

} // namespace ringford
