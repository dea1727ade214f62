// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Description.h"
#include "engine/rules/Text.h"

#include <string_view>

/*
 * What records and the protocol call by a code, and people by words: the side `1w` is White on board 1, the seat `A` is
 * Seat A.
 */
namespace ringford {

/** @p code where a text is English, @p words where people read it. */
Text called(std::string_view code, Text words);
/** What people read in place of the code that @p text stands for; null where it is no such text. */
const Text* wordsFor(const Text& text);

/** An army on one of several boards, by the board's name: `White on board 2`. @pre it is white or black */
Text armyOnBoard(Colour colour, std::string_view board);
/** A side, for people: as its seat is called where both are the same, else by its colour, white or black, and its board. */
Text titleOf(const GameDescription& game, Side side);
/** A side and a seat in a sentence: the code for the protocol, the title for people. */
Text called(const GameDescription& game, Side side);
Text called(const GameDescription& game, Seat seat);

} // namespace ringford
