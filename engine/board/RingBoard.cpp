// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/RingBoard.h"

#include "engine/board/BoardBuilder.h"
#include "engine/board/Offset.h"

namespace ringford {

namespace {

constexpr int kRings = 4;
constexpr int kColumnsPerSeat = 8;

Face ringFace(const RingSpec& spec)
{
    Face face;
    face.shape = Face::Shape::Ring;
    face.columns = kColumnsPerSeat * spec.seats;
    face.rows = kRings;
    for (int column = 0; column < face.columns; ++column) {
        face.columnLabels.push_back(std::to_string(column + 1));
        const int behindLine = column % kColumnsPerSeat;
        if (behindLine == 0)
            face.lines.push_back({column, FaceLine::Kind::Start});
        else if (spec.promotionLines && (behindLine == 1 || behindLine == kColumnsPerSeat - 1))
            face.lines.push_back({column, FaceLine::Kind::Promotion});
    }
    for (int ring = 0; ring < kRings; ++ring)
        face.rowLabels.emplace_back(1, static_cast<char>('a' + ring));
    return face;
}

/**
 * The cell there, however often the column has gone round; nothing outside the outermost and inside the innermost ring.
 */
std::optional<Cell> cellAt(int column, int ring, int columns)
{
    if (ring < 0 || ring >= kRings)
        return std::nullopt;
    return Cell{static_cast<std::uint16_t>(ring * columns + (column + columns) % columns)};
}

} // namespace

Board buildRing(const RingSpec& spec)
{
    BoardBuilder builder;
    const Face face = ringFace(spec);
    builder.addFace(face);
    for (int ring = 0; ring < kRings; ++ring) {
        for (int column = 0; column < face.columns; ++column) {
            builder.addCell({0, static_cast<std::int16_t>(column), static_cast<std::int16_t>(ring)},
                            (ring + column) % 2 == 0 ? Ground::Dark : Ground::Light,
                            face.rowLabels[static_cast<std::size_t>(ring)] + std::to_string(column + 1));
        }
    }
    for (int ring = 0; ring < kRings; ++ring) {
        for (int column = 0; column < face.columns; ++column) {
            for (std::size_t d = 0; d < kOffsets.size(); ++d) {
                const auto heading = static_cast<Direction>(d);
                if (const auto to = cellAt(column + kOffsets[d].column, ring - kOffsets[d].row, face.columns))
                    builder.link(*cellAt(column, ring, face.columns), heading, {*to, heading});
            }
        }
    }
    return builder.build();
}

} // namespace ringford
