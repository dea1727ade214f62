// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/setup/SetupTurns.h"

#include "engine/setup/SetupEdits.h"
#include "engine/setup/SetupSketch.h"

#include <algorithm>
#include <functional>

namespace ringford {

namespace {

using Places = std::function<Place(const Face&, Place)>;

/** Where everything comes: cells by cell (nothing where there is none), sides by side. */
struct Likeness {
    std::vector<std::optional<Cell>> cells;
    std::vector<Side> sides;
};

/** Whether there is a place for everything. */
bool isWhole(const Likeness& likeness)
{
    return std::ranges::all_of(likeness.cells, [](const std::optional<Cell>& cell) { return cell.has_value(); });
}

std::vector<std::optional<Cell>> cellsBy(const Board& board, const Places& places)
{
    std::vector<std::optional<Cell>> cells;
    for (std::uint16_t index = 0; index < board.cellCount(); ++index) {
        const Place place = board.place(Cell{index});
        cells.push_back(board.at(places(board.faces()[place.face], place)));
    }
    return cells;
}

std::int16_t lastColumn(const Face& face)
{
    return static_cast<std::int16_t>(face.columns - 1);
}
std::int16_t lastRow(const Face& face)
{
    return static_cast<std::int16_t>(face.rows - 1);
}

Place acrossColumns(const Face& face, Place place)
{
    place.column = static_cast<std::int16_t>(lastColumn(face) - place.column);
    return place;
}
Place acrossRows(const Face& face, Place place)
{
    place.row = static_cast<std::int16_t>(lastRow(face) - place.row);
    return place;
}

/** Which side stands where another one's pieces come at the start; nothing where that is not so for all of them. */
std::optional<std::vector<Side>> sidesBy(const GameDescription& game, const Contents& start,
                                         const std::vector<std::optional<Cell>>& cells)
{
    std::vector<std::optional<Side>> sides(game.sides.size());
    for (const PlacedPiece& placed : start.pieces) {
        const auto to = cells[placed.cell.index];
        const PlacedPiece* const there = to ? start.pieceAt(*to) : nullptr;
        if (!there)
            return std::nullopt;
        auto& side = sides[placed.piece.side.index];
        if (there->piece.kind != placed.piece.kind || side.value_or(there->piece.side) != there->piece.side)
            return std::nullopt;
        side = there->piece.side;
    }
    std::vector<Side> all;
    for (std::uint8_t index = 0; index < sides.size(); ++index)
        all.push_back(sides[index].value_or(Side{index}));
    return all;
}

Direction mirroredHeading(Direction heading)
{
    return static_cast<Direction>((kDirectionCount - static_cast<int>(heading)) % kDirectionCount);
}

/** Names of seats, and who has won boards, with every side's place taken by another. */
std::vector<std::string> renamed(const GameDescription& game, const GroupInfo& group, const std::vector<Side>& sides,
                                 std::vector<std::string> items)
{
    for (std::string& item : items) {
        const auto side = group.kind == GroupInfo::Kind::Seats ? game.findSide(item) : std::nullopt;
        if (side)
            item = game.side(sides[side->index]).name;
        const auto parts = group.kind == GroupInfo::Kind::Closed ? atEquals(item) : std::nullopt;
        const auto face = parts ? findFace(game.board, parts->first) : std::nullopt;
        const auto result =
            parts ? std::ranges::find(group.results, parts->second, &ClosedResult::written) : group.results.end();
        if (!face || result == group.results.end() || !result->winner)
            continue;
        const auto here = sidesOn(game, *face);
        const Side winner = sides[here[static_cast<std::size_t>(*result->winner)].index];
        const std::optional<int> place = static_cast<int>(std::ranges::find(here, winner) - here.begin());
        const auto other = std::ranges::find(group.results, place, &ClosedResult::winner);
        if (other != group.results.end())
            item = std::string(parts->first) + '=' + other->written;
    }
    return items;
}

/** The setup with everything where @p likeness says. What could not be understood on the boards is not kept. */
Setup moved(const GameDescription& game, const Contents& start, const Setup& setup, const Likeness& likeness,
            bool turnsHeadings)
{
    const Contents drawn = sketch(game, setup);
    Setup next = cleared(game, setup);
    for (PlacedPiece placed : drawn.pieces) {
        const auto to = likeness.cells[placed.cell.index];
        if (!to)
            continue;
        placed.cell = *to;
        placed.piece.side = likeness.sides[placed.piece.side.index];
        placed.facts.unmoved = placed.facts.unmoved && usualFacts(game, start, *to, placed.piece).unmoved;
        if (turnsHeadings && placed.facts.heading)
            placed.facts.heading = mirroredHeading(*placed.facts.heading);
        putPiece(game, next, placed);
    }
    for (const Marker& marker : drawn.markers) {
        if (const auto to = likeness.cells[marker.cell.index])
            putMarker(game, next, {*to, marker.kind, likeness.sides[marker.side.index]});
    }
    for (const GroupInfo& group : game.groups) {
        const SetupGroup* const old = setup.find(group.name);
        if (group.kind == GroupInfo::Kind::Stock && old)
            setItems(game, next, group, old->items);
        if ((group.kind == GroupInfo::Kind::Seats || group.kind == GroupInfo::Kind::Closed) && old)
            setItems(game, next, group, renamed(game, group, likeness.sides, old->items));
        for (const Cell cell : cellsNamed(game, group, setup)) {
            if (const auto to = likeness.cells[cell.index])
                nameCell(game, next, group, *to, true);
        }
    }
    for (const Side side : drawn.sidesOnTurn)
        setTurn(game, next, likeness.sides[side.index]);
    return next;
}

std::vector<Side> sameSides(const GameDescription& game)
{
    std::vector<Side> sides;
    for (std::uint8_t index = 0; index < game.sides.size(); ++index)
        sides.push_back(Side{index});
    return sides;
}

} // namespace

std::optional<Setup> mirrored(const GameDescription& game, const Contents& start, const Setup& setup)
{
    const Likeness likeness{cellsBy(game.board, acrossColumns), sameSides(game)};
    if (!isWhole(likeness))
        return std::nullopt;
    return moved(game, start, setup, likeness, true);
}

std::optional<Setup> turnedOver(const GameDescription& game, const Contents& start, const Setup& setup)
{
    const auto armies = static_cast<int>(sidesOn(game, 0).size());
    const Places onePlaceOn = [armies](const Face& face, Place place) {
        if (face.shape == Face::Shape::Ring)
            place.column = static_cast<std::int16_t>((place.column + face.columns / armies) % face.columns);
        return place;
    };
    const Places halfTurn = [](const Face& face, Place place) { return acrossRows(face, acrossColumns(face, place)); };
    for (const Places& places : {onePlaceOn, Places(acrossRows), halfTurn, Places(acrossColumns)}) {
        Likeness likeness{cellsBy(game.board, places), {}};
        auto sides = sidesBy(game, start, likeness.cells);
        if (!isWhole(likeness) || !sides || *sides == sameSides(game))
            continue;
        likeness.sides = *std::move(sides);
        return moved(game, start, setup, likeness, false);
    }
    return std::nullopt;
}

} // namespace ringford
