// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/CalledText.h"

#include <cstddef>
#include <utility>

namespace ringford {

namespace {

/** Has a place for the code alone: the words are an argument that English leaves out. */
constexpr auto kCodeAlone = "%1";
constexpr std::size_t kWords = 1;

} // namespace

Text called(std::string_view code, Text words)
{
    return Text(kCodeAlone).with(code).sentence(std::move(words));
}

const Text* wordsFor(const Text& text)
{
    const bool isCalled = text.pattern() == kCodeAlone && text.arguments().size() == kWords + 1;
    return isCalled ? text.arguments()[kWords].sentence.get() : nullptr;
}

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
                  : Text(kCodeAlone).with(info.name);
}

Text called(const GameDescription& game, Side side)
{
    return called(game.side(side).name, titleOf(game, side));
}

Text called(const GameDescription& game, Seat seat)
{
    return called(game.seat(seat).name, game.seat(seat).title);
}

} // namespace ringford
