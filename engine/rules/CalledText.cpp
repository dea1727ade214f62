// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/CalledText.h"

namespace ringford {

Text armyOnBoard(Colour colour, std::string_view board)
{
    const char* pattern =
        colour == Colour::White ? RINGFORD_TEXT("White on board %1") : RINGFORD_TEXT("Black on board %1");
    return Text(pattern).with(board);
}

Text titleOf(const GameDescription& game, Side side)
{
    const SideInfo& info = game.side(side);
    const SeatInfo& seat = game.seat(info.seat);
    if (info.name == seat.name)
        return seat.title;
    const bool isArmy = info.colour == Colour::White || info.colour == Colour::Black;
    return isArmy ? armyOnBoard(info.colour, game.board.faces()[static_cast<std::size_t>(info.face)].name)
                  : Text("%1").with(info.name);
}

Called called(const GameDescription& game, Side side)
{
    return {game.side(side).name, titleOf(game, side)};
}

Called called(const GameDescription& game, Seat seat)
{
    return {game.seat(seat).name, game.seat(seat).title};
}

} // namespace ringford
