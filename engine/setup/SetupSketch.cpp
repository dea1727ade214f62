// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/setup/SetupSketch.h"

#include "engine/board/CellName.h"
#include "engine/rules/PlainText.h"

#include <algorithm>

namespace ringford {

namespace {

/** Adds what group after group says to what is drawn. */
class Sketcher {
public:
    Sketcher(const GameDescription& game, const Setup& setup) : m_game(game), m_setup(setup)
    {
        std::ranges::transform(game.sides, std::back_inserter(m_drawn.players), &SideInfo::seat);
    }

    Contents draw()
    {
        for (const GroupInfo& group : m_game.groups) {
            const SetupGroup* const found = m_setup.find(group.name);
            if (group.kind == GroupInfo::Kind::Players)
                readPlayers(found);
            for (const std::string& item : found ? found->items : std::vector<std::string>{})
                read(group, item);
        }
        for (Marker& marker : m_drawn.markers)
            marker.carried = marker.carried && isOccupied(marker.cell);
        std::ranges::sort(m_drawn.pieces, {}, &PlacedPiece::cell);
        std::ranges::sort(m_drawn.markers);
        std::ranges::sort(m_drawn.acted);
        std::ranges::sort(m_drawn.closed, {}, &ClosedFace::face);
        return std::move(m_drawn);
    }

private:
    void read(const GroupInfo& group, std::string_view item)
    {
        switch (group.kind) {
        case GroupInfo::Kind::Pieces: return readPiece(group, item);
        case GroupInfo::Kind::Turn: return readTurn(group, item);
        case GroupInfo::Kind::Seats: return readSeat(group, item);
        case GroupInfo::Kind::Boards: return readBoard(group, item);
        case GroupInfo::Kind::Markers: return readMarkers(group, item);
        case GroupInfo::Kind::Stock: return readStock(group, item);
        case GroupInfo::Kind::Closed: return readClosed(group, item);
        case GroupInfo::Kind::Players:
        case GroupInfo::Kind::Cells:
        case GroupInfo::Kind::Number: return;
        }
    }

    bool isOccupied(Cell cell) const { return m_drawn.pieceAt(cell); }

    void addMarker(Marker marker)
    {
        const auto isThere = [&](const Marker& other) {
            return other.cell == marker.cell && other.kind == marker.kind && other.side == marker.side;
        };
        if (std::ranges::none_of(m_drawn.markers, isThere))
            m_drawn.markers.push_back(marker);
    }

    void readPiece(const GroupInfo& group, std::string_view item)
    {
        const WrittenPiece written = takeApart(m_game, group, item);
        if (!written.kind || !written.cell)
            return;
        if (m_game.kind(*written.kind).isMarker)
            return addMarker({*written.cell, *written.kind, group.side, true});
        PlacedPiece placed{*written.cell, {*written.kind, group.side}};
        readFacts(group.facts, written.suffix, placed.piece, placed.facts);
        if (!isOccupied(placed.cell))
            m_drawn.pieces.push_back(placed);
    }

    void readTurn(const GroupInfo& group, std::string_view item)
    {
        if (group.isByBoard) {
            if (const auto side = m_game.findSide(item))
                m_drawn.sidesOnTurn.insert(*side);
        } else if (const auto seat = m_game.findSeat(item)) {
            eachSideOf(*seat, [this](Side side) { m_drawn.sidesOnTurn.insert(side); });
        }
    }

    template <class Visit> void eachSideOf(Seat seat, Visit visit) const
    {
        for (std::size_t index = 0; index < m_game.sides.size(); ++index) {
            if (m_game.sides[index].seat == seat)
                visit(Side{static_cast<std::uint8_t>(index)});
        }
    }

    void readSeat(const GroupInfo& group, std::string_view item)
    {
        const auto seat = m_game.findSeat(item);
        if (seat && group.meaning == GroupInfo::Meaning::Out)
            eachSideOf(*seat, [this](Side side) { m_drawn.sidesOut.insert(side); });
    }

    void readBoard(const GroupInfo& group, std::string_view item)
    {
        const auto face = findFace(m_game.board, item);
        if (face && group.meaning == GroupInfo::Meaning::Acted &&
            std::ranges::find(m_drawn.acted, *face) == m_drawn.acted.end())
            m_drawn.acted.push_back(*face);
    }

    void readMarkers(const GroupInfo& group, std::string_view item)
    {
        const auto parts = atEquals(item);
        const auto seat = parts ? m_game.findSeat(parts->first) : std::nullopt;
        if (!seat)
            return;
        eachPart(parts->second, ',', [&](std::string_view name) {
            if (const auto cell = m_game.board.find(name))
                eachSideOf(*seat, [&](Side side) { addMarker({*cell, group.marker, side, false}); });
            return true;
        });
    }

    void readStock(const GroupInfo& group, std::string_view item)
    {
        const auto parts = atEquals(item);
        const auto seat = parts ? m_game.findSeat(parts->first) : std::nullopt;
        if (!seat)
            return;
        eachPart(parts->second, ',', [&](std::string_view word) {
            const auto piece = std::ranges::find(group.stocked, word, &StockedPiece::written);
            if (piece != group.stocked.end())
                addToStock(*seat, piece->piece);
            return true;
        });
    }

    void addToStock(Seat holder, const Piece& piece)
    {
        const auto isSame = [&](const StockItem& held) { return held.holder == holder && held.piece == piece; };
        const auto held = std::ranges::find_if(m_drawn.stockpiles, isSame);
        if (held == m_drawn.stockpiles.end())
            m_drawn.stockpiles.push_back({holder, piece, 1});
        else
            ++held->count;
    }

    void readClosed(const GroupInfo& group, std::string_view item)
    {
        const auto parts = atEquals(item);
        const auto face = parts ? findFace(m_game.board, parts->first) : std::nullopt;
        const auto result =
            parts ? std::ranges::find(group.results, parts->second, &ClosedResult::written) : group.results.end();
        if (!face || result == group.results.end() ||
            std::ranges::find(m_drawn.closed, *face, &ClosedFace::face) != m_drawn.closed.end())
            return;
        const auto sides = sidesOn(m_game, *face);
        const auto winner = result->winner && *result->winner < static_cast<int>(sides.size())
                                ? std::optional(sides[static_cast<std::size_t>(*result->winner)])
                                : std::nullopt;
        m_drawn.closed.push_back({*face, winner});
    }

    /** Boards that are not named are out of the game; without any that is named, nothing is known of that. */
    void readPlayers(const SetupGroup* group)
    {
        std::vector<int> named;
        SeatSet playing;
        for (const std::string& item : group ? group->items : std::vector<std::string>{}) {
            const auto parts = atEquals(item);
            const auto face = parts ? findFace(m_game.board, parts->first) : std::nullopt;
            if (face && readPlayersOf(*face, parts->second, playing))
                named.push_back(*face);
        }
        if (named.empty())
            return;
        for (int face = 0; face < static_cast<int>(m_game.board.faces().size()); ++face) {
            if (std::ranges::find(named, face) == named.end())
                m_drawn.closed.push_back({face, std::nullopt});
        }
        for (std::uint8_t side = 0; side < m_game.sides.size(); ++side) {
            if (!playing.contains(m_drawn.players[side]))
                m_drawn.sidesOut.insert(Side{side});
        }
    }

    /** Reads names of seats that stand side by side, one for each side of a board. */
    bool readPlayersOf(int face, std::string_view names, SeatSet& playing)
    {
        const auto sides = sidesOn(m_game, face);
        std::vector<Seat> seats;
        while (!names.empty() && seats.size() < sides.size()) {
            std::size_t length = names.size();
            while (length > 0 && !m_game.findSeat(names.substr(0, length)))
                --length;
            if (length == 0)
                return false;
            seats.push_back(*m_game.findSeat(names.substr(0, length)));
            names.remove_prefix(length);
        }
        if (!names.empty() || seats.size() != sides.size())
            return false;
        for (std::size_t i = 0; i < sides.size(); ++i) {
            m_drawn.players[sides[i].index] = seats[i];
            playing.insert(seats[i]);
        }
        return true;
    }

    const GameDescription& m_game;
    const Setup& m_setup;
    Contents m_drawn;
};

} // namespace

WrittenPiece takeApart(const GameDescription& game, const GroupInfo& group, std::string_view item)
{
    WrittenPiece written;
    if (item.empty())
        return written;
    written.kind = game.findKind(item.front());
    item.remove_prefix(1);
    written.name = item.substr(0, cellNameLength(item));
    written.cell = written.name.empty() ? std::nullopt : game.board.find(group.face, written.name);
    written.suffix = item.substr(written.name.size());
    return written;
}

std::optional<std::pair<std::string_view, std::string_view>> atEquals(std::string_view item)
{
    const auto equals = item.find('=');
    if (equals == std::string_view::npos)
        return std::nullopt;
    return std::pair(item.substr(0, equals), item.substr(equals + 1));
}

std::optional<int> findFace(const Board& board, std::string_view name)
{
    const auto found = std::ranges::find(board.faces(), name, &Face::name);
    return found == board.faces().end() ? std::nullopt : std::optional(static_cast<int>(found - board.faces().begin()));
}

Contents sketch(const GameDescription& game, const Setup& setup)
{
    return Sketcher(game, setup).draw();
}

std::vector<Cell> cellsNamed(const GameDescription& game, const GroupInfo& group, const Setup& setup)
{
    std::vector<Cell> cells;
    const SetupGroup* const found = setup.find(group.name);
    for (const std::string& item : found ? found->items : std::vector<std::string>{}) {
        const auto parts = group.isByBoard ? atEquals(item) : std::nullopt;
        const auto face = parts ? findFace(game.board, parts->first) : std::nullopt;
        const auto cell = face               ? game.board.find(*face, parts->second)
                          : !group.isByBoard ? game.board.find(item)
                                             : std::nullopt;
        if (cell)
            cells.push_back(*cell);
    }
    return cells;
}

const GroupInfo* findGroup(const GameDescription& game, std::string_view name)
{
    const auto found = std::ranges::find(game.groups, name, &GroupInfo::name);
    return found == game.groups.end() ? nullptr : &*found;
}

} // namespace ringford
