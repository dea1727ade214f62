// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/RiverBoard.h"

#include "engine/board/BoardBuilder.h"
#include "engine/board/Offset.h"

#include <cassert>

namespace ringford {

namespace {

constexpr char kKeep = '#';
constexpr char kWater = ' ';
constexpr char kBridge = '=';

/** A drawing, asked by column from 0 and row from 0 at the top. */
class Drawing {
public:
    explicit Drawing(const std::vector<std::string_view>& lines) : m_lines(lines) {}

    int columns() const { return static_cast<int>(m_lines.front().size()); }
    int rows() const { return static_cast<int>(m_lines.size()); }
    /** What is drawn there; water beyond the edges. */
    char at(int column, int row) const
    {
        if (column < 0 || column >= columns() || row < 0 || row >= rows())
            return kWater;
        return m_lines[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
    }
    Place place(int column, int row) const
    {
        return {0, static_cast<std::int16_t>(column), static_cast<std::int16_t>(rows() - 1 - row)};
    }
    Ground ground(int column, int row) const
    {
        switch (at(column, row)) {
        case kWater: return Ground::Water;
        case kBridge: return Ground::Bridge;
        default: return (column + row) % 2 == 0 ? Ground::Dark : Ground::Light;
        }
    }

private:
    const std::vector<std::string_view>& m_lines;
};

/** As players count: `1W` from the left to the centre, `C`, down to `1B` on the right. */
std::string countedLabel(int column, int centre)
{
    if (column == centre)
        return "C";
    return column < centre ? std::to_string(column) + 'W' : std::to_string(2 * centre - column) + 'B';
}

/** The rectangles of keep land, by their upper left corners. */
std::vector<FaceArea> keepsOf(const Drawing& drawing)
{
    std::vector<FaceArea> keeps;
    for (int row = 0; row < drawing.rows(); ++row) {
        for (int column = 0; column < drawing.columns(); ++column) {
            const bool isCorner = drawing.at(column, row) == kKeep && drawing.at(column - 1, row) != kKeep &&
                                  drawing.at(column, row - 1) != kKeep;
            if (!isCorner)
                continue;
            int columns = 1;
            int rows = 1;
            while (drawing.at(column + columns, row) == kKeep)
                ++columns;
            while (drawing.at(column, row + rows) == kKeep)
                ++rows;
            keeps.push_back({column, drawing.rows() - row - rows, columns, rows});
        }
    }
    return keeps;
}

Face riverFace(const RiverSpec& spec, const Drawing& drawing)
{
    Face face;
    face.columns = drawing.columns();
    face.rows = drawing.rows();
    for (int column = 1; column <= face.columns; ++column)
        face.columnLabels.push_back(spec.centre ? countedLabel(column, *spec.centre) : std::to_string(column));
    for (int row = face.rows - 1; row >= 0; --row)
        face.rowLabels.emplace_back(1, static_cast<char>('a' + row));
    for (const int column : spec.homeRivers)
        face.strongColumns.push_back(column - 1);
    if (spec.centre)
        face.lines.push_back({*spec.centre - 1, FaceLine::Kind::Centre});
    face.keeps = keepsOf(drawing);
    if (!spec.exits.empty())
        face.exits = spec.exits;
    return face;
}

void linkNeighbours(BoardBuilder& builder, const Drawing& drawing, const std::vector<std::optional<Cell>>& cells)
{
    const auto cellAt = [&](int column, int row) -> std::optional<Cell> {
        if (drawing.at(column, row) == kWater)
            return std::nullopt;
        return cells[static_cast<std::size_t>(row * drawing.columns() + column)];
    };
    for (int row = 0; row < drawing.rows(); ++row) {
        for (int column = 0; column < drawing.columns(); ++column) {
            const auto from = cellAt(column, row);
            for (std::size_t d = 0; from && d < kOffsets.size(); ++d) {
                const auto heading = static_cast<Direction>(d);
                if (const auto to = cellAt(column + kOffsets[d].column, row - kOffsets[d].row))
                    builder.link(*from, heading, {*to, heading});
            }
        }
    }
}

} // namespace

Board buildRiverBoard(const RiverSpec& spec)
{
    BoardBuilder builder;
    const Drawing drawing(spec.drawing);
    builder.addFace(riverFace(spec, drawing));
    std::vector<std::optional<Cell>> cells;
    std::vector<bool> isCentral;
    for (int row = 0; row < drawing.rows(); ++row) {
        assert(spec.drawing[static_cast<std::size_t>(row)].size() == spec.drawing.front().size());
        for (int column = 0; column < drawing.columns(); ++column) {
            const Place place = drawing.place(column, row);
            const Ground ground = drawing.ground(column, row);
            cells.emplace_back();
            if (ground == Ground::Water) {
                builder.addGround(place, ground);
                continue;
            }
            cells.back() = builder.addCell(place, ground, static_cast<char>('a' + row) + std::to_string(column + 1));
            isCentral.push_back(spec.centre == column + 1);
        }
    }
    linkNeighbours(builder, drawing, cells);
    if (spec.pauses) {
        builder.cutRays(
            [central = std::move(isCentral)](Cell from, Cell at, Cell) { return at == from || !central[at.index]; });
    }
    return builder.build();
}

} // namespace ringford
