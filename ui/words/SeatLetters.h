// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Description.h"

#include <QString>

namespace ringford::ui::words {

/**
 * The badge of a seat in the language of the words: a letter or two that no other seat of the game has. A seat that is
 * called by its colour has the first letter of that, and what tells it from others that begin alike; behind it, of
 * several boards, the number of its own. Other seats (A, B) have the same everywhere, and so have records all of them.
 */
QString seatLetters(const GameDescription& game, Seat seat);
/** What is known of a seat, with that badge. */
SeatInfo withLetters(const GameDescription& game, Seat seat);
/** The colour of a side alone. */
QString colourLetters(const GameDescription& game, Colour colour);

} // namespace ringford::ui::words
