// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Game.h"

namespace ringford {

/**
 * The side that a piece in the stockpile of @p holder could be placed for: its own where the holder plays that, else
 * the one of its colour that the holder does play (pieces come from other sets).
 */
Side sideForStock(const GameDescription& game, const Contents& contents, Seat holder, const Piece& piece);

} // namespace ringford
