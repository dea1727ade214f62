// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/setup/SetupEdits.h"

#include "engine/rules/PlainText.h"
#include "engine/setup/SetupSketch.h"
#include "engine/setup/SetupWriter.h"

#include <algorithm>
#include <deque>

namespace ringford {

namespace {

using Items = std::vector<std::string>;

const Items& itemsOf(const Setup& setup, const GroupInfo& group)
{
    static const Items kNone;
    const SetupGroup* const found = setup.find(group.name);
    return found ? found->items : kNone;
}

/** The group of its own that a marker has; null where it lies among the pieces. */
const GroupInfo* groupOfMarkers(const GameDescription& game, PieceKind kind)
{
    const auto isOf = [&](const GroupInfo& group) {
        return group.kind == GroupInfo::Kind::Markers && group.marker == kind;
    };
    const auto found = std::ranges::find_if(game.groups, isOf);
    return found == game.groups.end() ? nullptr : &*found;
}

/** Where an item of a piece group comes: by its cell, and on one cell pieces before markers. */
std::pair<int, bool> placeOf(const GameDescription& game, const GroupInfo& group, std::string_view item)
{
    const WrittenPiece written = takeApart(game, group, item);
    const int last = game.board.cellCount(); // what is not understood comes behind all else
    return {written.cell ? written.cell->index : last, written.kind && game.kind(*written.kind).isMarker};
}

void addToPieces(const GameDescription& game, Setup& setup, const GroupInfo& group, std::string item)
{
    Items items = itemsOf(setup, group);
    const auto place = placeOf(game, group, item);
    const auto behind = [&](const std::string& other) { return placeOf(game, group, other) > place; };
    items.insert(std::ranges::find_if(items, behind), std::move(item));
    setItems(game, setup, group, std::move(items));
}

/** Takes those items out of the piece groups that @p isMeant says, of the group, kind and cell. */
template <class IsMeant> void takeFromPieces(const GameDescription& game, Setup& setup, IsMeant isMeant)
{
    for (const GroupInfo& group : game.groups) {
        if (group.kind != GroupInfo::Kind::Pieces)
            continue;
        Items items = itemsOf(setup, group);
        const auto goes = [&](const std::string& item) {
            const WrittenPiece written = takeApart(game, group, item);
            return written.kind && written.cell && isMeant(group, *written.kind, *written.cell);
        };
        if (std::erase_if(items, goes) > 0)
            setItems(game, setup, group, std::move(items));
    }
}

/** The names behind the equals sign of an item, or nothing. */
Items listOf(std::string_view item)
{
    Items list;
    const auto parts = atEquals(item);
    if (parts && !parts->second.empty())
        eachPart(parts->second, ',', [&](std::string_view name) {
            list.emplace_back(name);
            return true;
        });
    return list;
}

/** Makes the list of one seat in a group of such lists another; an empty one is not there. */
void setList(const GameDescription& game, Setup& setup, const GroupInfo& group, Seat seat, const Items& list)
{
    const std::string& name = game.seat(seat).name;
    const auto seatOf = [&](const std::string& item) {
        const auto parts = atEquals(item);
        return parts ? game.findSeat(parts->first) : std::nullopt;
    };
    Items items = itemsOf(setup, group);
    const auto old = std::ranges::find(items, std::optional(seat), seatOf);
    const auto behind = [&](const std::string& item) { return seatOf(item) > std::optional(seat); };
    auto at = old != items.end() ? items.erase(old) : std::ranges::find_if(items, behind);
    if (!list.empty())
        items.insert(at, name + '=' + joined(list, std::identity{}, ","));
    setItems(game, setup, group, std::move(items));
}

Items listOfSeat(const GameDescription& game, const Setup& setup, const GroupInfo& group, Seat seat)
{
    for (const std::string& item : itemsOf(setup, group)) {
        const auto parts = atEquals(item);
        if (parts && game.findSeat(parts->first) == seat)
            return listOf(item);
    }
    return {};
}

/** Steps from @p from to each cell of the board; -1 where nothing leads. */
std::vector<int> distances(const Board& board, Cell from)
{
    std::vector<int> far(static_cast<std::size_t>(board.cellCount()), -1);
    std::deque<Cell> next{from};
    far[from.index] = 0;
    while (!next.empty()) {
        const Cell at = next.front();
        next.pop_front();
        for (int heading = 0; heading < kDirectionCount; ++heading) {
            const auto landing = board.step(at, static_cast<Direction>(heading));
            if (!landing || far[landing->cell.index] >= 0)
                continue;
            far[landing->cell.index] = far[at.index] + 1;
            next.push_back(landing->cell);
        }
    }
    return far;
}

std::string boardAndCell(const GameDescription& game, const GroupInfo& group, Cell cell)
{
    const Face& face = game.board.faces()[game.board.place(cell).face];
    return group.isByBoard ? face.name + '=' + std::string(game.board.shortName(cell)) : game.board.name(cell);
}

} // namespace

void setItems(const GameDescription& game, Setup& setup, const GroupInfo& group, Items items)
{
    const auto found = std::ranges::find(setup.groups, group.name, &SetupGroup::name);
    const bool isNeeded = !items.empty() || group.isRequired;
    if (found != setup.groups.end()) {
        found->items = std::move(items);
        if (!isNeeded)
            setup.groups.erase(found);
    } else if (isNeeded) {
        const auto orderOf = [&](std::string_view name) {
            return std::ranges::find(game.groups, name, &GroupInfo::name) - game.groups.begin();
        };
        const auto behind = [&](const SetupGroup& other) { return orderOf(other.name) > orderOf(group.name); };
        setup.groups.insert(std::ranges::find_if(setup.groups, behind), {group.name, std::move(items)});
    }
}

void removeItem(const GameDescription& game, Setup& setup, std::string_view group, std::string_view item)
{
    const auto found = std::ranges::find(setup.groups, group, &SetupGroup::name);
    if (found == setup.groups.end())
        return;
    const auto at = std::ranges::find(found->items, item);
    if (at != found->items.end())
        found->items.erase(at);
    const GroupInfo* const known = findGroup(game, group);
    if (found->items.empty() && !(known && known->isRequired))
        setup.groups.erase(found);
}

void takePiece(const GameDescription& game, Setup& setup, Cell cell)
{
    takeFromPieces(game, setup,
                   [&](const GroupInfo&, PieceKind kind, Cell at) { return at == cell && !game.kind(kind).isMarker; });
}

void putPiece(const GameDescription& game, Setup& setup, const PlacedPiece& placed)
{
    const GroupInfo* const group = game.piecesOf(placed.piece.side);
    takePiece(game, setup, placed.cell);
    if (group)
        addToPieces(game, setup, *group, pieceItem(game, placed));
}

void takeMarker(const GameDescription& game, Setup& setup, const Marker& marker)
{
    const GroupInfo* const own = groupOfMarkers(game, marker.kind);
    if (!own) {
        takeFromPieces(game, setup, [&](const GroupInfo& group, PieceKind kind, Cell at) {
            return at == marker.cell && kind == marker.kind && group.side == marker.side;
        });
        return;
    }
    const Seat owner = game.side(marker.side).seat;
    Items list = listOfSeat(game, setup, *own, owner);
    if (std::erase(list, game.board.name(marker.cell)) > 0)
        setList(game, setup, *own, owner, list);
}

void putMarker(const GameDescription& game, Setup& setup, const Marker& marker)
{
    takeMarker(game, setup, marker);
    const GroupInfo* const own = groupOfMarkers(game, marker.kind);
    const GroupInfo* const group = game.piecesOf(marker.side);
    if (own) {
        const Seat owner = game.side(marker.side).seat;
        Items list = listOfSeat(game, setup, *own, owner);
        const auto behind = [&](const std::string& name) {
            const auto cell = game.board.find(name);
            return !cell || *cell > marker.cell;
        };
        list.insert(std::ranges::find_if(list, behind), game.board.name(marker.cell));
        setList(game, setup, *own, owner, list);
    } else if (group) {
        addToPieces(game, setup, *group,
                    game.kind(marker.kind).letter + std::string(game.board.shortName(marker.cell)));
    }
}

void clearCell(const GameDescription& game, Setup& setup, Cell cell)
{
    takeFromPieces(game, setup, [&](const GroupInfo&, PieceKind, Cell at) { return at == cell; });
    for (const GroupInfo& group : game.groups) {
        if (group.kind == GroupInfo::Kind::Cells)
            nameCell(game, setup, group, cell, false);
        for (std::uint8_t side = 0; group.kind == GroupInfo::Kind::Markers && side < game.sides.size(); ++side)
            takeMarker(game, setup, {cell, group.marker, Side{side}});
    }
}

void nameCell(const GameDescription& game, Setup& setup, const GroupInfo& group, Cell cell, bool isNamed)
{
    const std::string item = boardAndCell(game, group, cell);
    Items items = itemsOf(setup, group);
    if (!isNamed) {
        if (std::erase(items, item) > 0)
            setItems(game, setup, group, std::move(items));
        return;
    }
    if (group.isByBoard) {
        const auto prefix = item.substr(0, item.find('=') + 1);
        std::erase_if(items, [&](const std::string& other) { return other.starts_with(prefix); });
    } else {
        items.clear();
    }
    items.insert(std::ranges::upper_bound(items, item), item);
    setItems(game, setup, group, std::move(items));
}

void setTurn(const GameDescription& game, Setup& setup, Side side)
{
    for (const GroupInfo& group : game.groups) {
        if (group.kind != GroupInfo::Kind::Turn)
            continue;
        if (!group.isByBoard) {
            setItems(game, setup, group, {game.seat(game.side(side).seat).name});
            continue;
        }
        Items items = itemsOf(setup, group);
        const int face = game.side(side).face;
        const auto faceOf = [&](const std::string& item) {
            const auto other = game.findSide(item);
            return other ? game.side(*other).face : static_cast<int>(game.board.faces().size());
        };
        std::erase_if(items, [&](const std::string& item) { return faceOf(item) == face; });
        const auto behind = [&](const std::string& item) { return faceOf(item) > face; };
        items.insert(std::ranges::find_if(items, behind), game.side(side).name);
        setItems(game, setup, group, std::move(items));
    }
}

Setup cleared(const GameDescription& game, Setup setup)
{
    for (const GroupInfo& group : game.groups) {
        const bool holds = group.kind == GroupInfo::Kind::Pieces || group.kind == GroupInfo::Kind::Markers ||
                           group.kind == GroupInfo::Kind::Stock || group.kind == GroupInfo::Kind::Cells;
        if (holds && setup.find(group.name))
            setItems(game, setup, group, {});
    }
    return setup;
}

PieceFacts usualFacts(const GameDescription& game, const Contents& start, Cell cell, const Piece& piece)
{
    const GroupInfo* const group = game.piecesOf(piece.side);
    const auto here = std::ranges::find(start.pieces, cell, &PlacedPiece::cell);
    if (here != start.pieces.end() && here->piece.kind == piece.kind && here->piece.side == piece.side)
        return here->facts;
    PieceFacts facts;
    const auto far = distances(game.board, cell);
    const PlacedPiece* nearest = nullptr;
    for (const PlacedPiece& placed : start.pieces) {
        const int distance = far[placed.cell.index];
        if (placed.piece.kind == piece.kind && placed.piece.side == piece.side && distance >= 0 &&
            (!nearest || distance < far[nearest->cell.index]))
            nearest = &placed;
    }
    for (const FactInfo& fact : group ? group->facts : std::vector<FactInfo>{}) {
        if (!fact.fits(piece.kind) || fact.without || fact.values.empty())
            continue;
        const FactInfo::Value* const value = nearest ? fact.valueOf(nearest->piece, nearest->facts) : nullptr;
        Piece unchanged = piece;
        fact.apply(value ? value : &fact.values.front(), unchanged, facts);
    }
    return facts;
}

} // namespace ringford
