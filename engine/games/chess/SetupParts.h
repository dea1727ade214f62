// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/chess/BoardPlace.h"
#include "engine/games/chess/BoardState.h"
#include "engine/setup/SetupReader.h"

#include <functional>

namespace ringford::chess {

/** The mark of a piece that has not moved, where the rules ask for that. */
inline constexpr char kUnmoved = '^';

/** That mark as those groups describe it that ask for it on certain kinds of pieces. */
FactInfo unmovedMark(std::vector<PieceKind> kinds);
/** The same on kings and rooks, which castle. */
FactInfo castlingMark();

/** What the piece groups say of one board: the pieces, and which of them carry the mark. */
struct BoardPieces {
    Placement men;
    Bits unmoved{};
};

/*
 * Reading and writing one board's part of a setup. What is wrong is told to the reader with its group, item and cell;
 * cells in items are written without the board's number.
 */

/** Puts the piece of @p item on its board, with the mark (@p marked) or without. */
void putPiece(const PieceItem& item, bool marked, BoardPieces& pieces);

/** The same after looking whether it may stand there as orthodox chess has it. */
void addPiece(SetupReader& reader, const PieceItem& item, bool marked, BoardPieces& pieces);

/** Each army has exactly one king. */
bool hasBothKings(const Placement& men);
/** Tells of armies that have not exactly one king. One whose only king is refused already is not told once more. */
void checkKings(SetupReader& reader, const GameDescription& game, BoardPlace place, const Placement& men);

/** Tells of a king of the army not on turn that pieces of its own board could capture. @pre hasBothKings */
void checkWaitingKing(SetupReader& reader, const GameDescription& game, BoardPlace place, const BoardPieces& pieces,
                      Army turn);

/** Whether a pawn of the army not on turn can have passed over @p spot in the last action. */
bool canHavePassed(const Placement& men, Army turn, Spot spot);

/** The group of one army: its pieces in the order of their cells, each with what @p suffixOf says behind it. */
SetupGroup writePieces(const GameDescription& game, BoardPlace place, Army army, const Placement& men,
                       const std::function<std::string(Spot)>& suffixOf);

/** The mark behind a piece on @p spot, or nothing. */
std::string markOf(Bits unmoved, Spot spot);

} // namespace ringford::chess
