// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Description.h"
#include "engine/rules/Text.h"

#include <string_view>

namespace ringford {

/** An army on one of several boards, by the board's name: `White on board 2`. @pre it is white or black */
Text armyOnBoard(Colour colour, std::string_view board);
/** A side, for people: as its seat is called where both are the same, else by its colour and its board. */
Text titleOf(const GameDescription& game, Side side);
/** A side and a seat in a sentence. */
Called called(const GameDescription& game, Side side);
Called called(const GameDescription& game, Seat seat);

} // namespace ringford
