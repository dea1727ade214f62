// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Contents.h"
#include "engine/rules/Description.h"
#include "engine/rules/Setup.h"

#include <string>
#include <string_view>
#include <vector>

namespace ringford {

// Changes to a setup as a document, whether the game can have it or not. They ask a game's description alone, and
// leave alone what they are not about, understood or not. Items come where the game itself would write them.

/** Puts a piece on a cell, in place of one that is there. Markers stay. */
void putPiece(const GameDescription& game, Setup& setup, const PlacedPiece& placed);
/** Puts a flag, a mine, a shell on a cell. Those of which a side has one alone are not taken from elsewhere. */
void putMarker(const GameDescription& game, Setup& setup, const Marker& marker);
/** Takes the piece off a cell. */
void takePiece(const GameDescription& game, Setup& setup, Cell cell);
void takeMarker(const GameDescription& game, Setup& setup, const Marker& marker);
/** Takes off all that is on a cell, and the name of the cell out of groups of cells. */
void clearCell(const GameDescription& game, Setup& setup, Cell cell);

/** The items of a group; one without any is there only if it must be. */
void setItems(const GameDescription& game, Setup& setup, const GroupInfo& group, std::vector<std::string> items);
/** Takes one item out of a group: the first that reads so. */
void removeItem(const GameDescription& game, Setup& setup, std::string_view group, std::string_view item);
/** Names a cell in a group of cells, in place of another (of that board), or takes the name out. */
void nameCell(const GameDescription& game, Setup& setup, const GroupInfo& group, Cell cell, bool isNamed);
/** Makes a side be on turn, in place of another (of that board). */
void setTurn(const GameDescription& game, Setup& setup, Side side);

/** The setup in which nothing stands and lies anywhere, and no stockpile holds anything; all else stays. */
Setup cleared(const GameDescription& game, Setup setup);

/**
 * What is known of a piece of that kind where somebody puts it and says no more: what is known of the one that starts
 * there; else what must be known, as of the nearest of its kind and side at the start.
 */
PieceFacts usualFacts(const GameDescription& game, const Contents& start, Cell cell, const Piece& piece);

} // namespace ringford
