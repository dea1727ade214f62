// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/setup/SetupWriter.h"

namespace ringford {

std::string pieceItem(const GameDescription& game, const PlacedPiece& placed)
{
    std::string item(1, game.kind(placed.piece.kind).letter);
    item += game.board.shortName(placed.cell);
    if (const GroupInfo* const group = game.piecesOf(placed.piece.side))
        item += writeFacts(group->facts, placed.piece, placed.facts);
    return item;
}

std::vector<SetupGroup> pieceGroups(const GameDescription& game, const std::vector<PlacedPiece>& pieces)
{
    std::vector<SetupGroup> groups;
    for (const SideInfo& side : game.sides)
        groups.push_back({side.name, {}});
    for (const PlacedPiece& placed : pieces)
        groups[placed.piece.side.index].items.push_back(pieceItem(game, placed));
    return groups;
}

void addFilled(Setup& setup, SetupGroup group)
{
    if (!group.items.empty())
        setup.groups.push_back(std::move(group));
}

void addSeats(Setup& setup, const GameDescription& game, std::string group, SeatSet seats)
{
    SetupGroup named{std::move(group), {}};
    for (const Seat seat : seats)
        named.items.push_back(game.seat(seat).name);
    addFilled(setup, std::move(named));
}

void addQuiet(Setup& setup, long long quiet)
{
    if (quiet != 0)
        setup.groups.push_back({"quiet", {std::to_string(quiet)}});
}

} // namespace ringford
