// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/Board.h"
#include "engine/games/chess/BoardPlace.h"
#include "engine/games/chess/BoardState.h"
#include "engine/games/chess/Move.h"
#include "engine/rules/Action.h"
#include "engine/rules/Result.h"
#include "engine/rules/Text.h"

#include <optional>
#include <string>
#include <string_view>

namespace ringford::chess {

/** A move on one board as the shared value. @pre it is legal in @p state */
Action toAction(const BoardState& state, BoardPlace place, Move move);

/** Castling of @p army on one board as an action: the king's way. */
Action castlingAction(BoardPlace place, Army army, Wing wing);

/** `e2-e4`, `e7xd8=N`, `O-O`; where boards have numbers `2:e2-e4`, `2:O-O`, and from board to board `1:h4x2:a4`. */
std::string writeAction(const Board& board, const Action& action);

/** What an action's text says about one board, and which that is. */
struct OnBoard {
    BoardPlace place;
    std::string_view text; ///< without the board's number
};

/**
 * Takes the board's number and colon off the front, where @p board has more than one face or a named one. Nothing when
 * they are not there.
 */
std::optional<OnBoard> takeBoard(const Board& board, std::string_view text);
/** Why takeBoard() finds no board in front: that there is none of that number, else noAction(). */
Text whyNoBoard(const Board& board, std::string_view text);

/** A cell of one board, written without its number; else why not: noAction(), or that the board lacks such a cell. */
Result<Cell, Text> readCell(const Board& board, std::string_view text, int face = 0);

/**
 * Reads what writeAction writes, legal or not, but for the board's number; castling is that of @p turn.
 * Fails on what does not fit, with noAction(), and on cells that the board lacks.
 */
Result<Action, Text> readAction(const Board& board, BoardPlace place, Army turn, std::string_view text);

/** Whether @p text is how castling is written, in games without it as well. */
bool isCastling(std::string_view text);

/** The same without castling, for boards of any shape: what @p text says of the board @p face. */
Result<Action, Text> readMove(const Board& board, std::string_view text, int face = 0);

/** What a pawn becomes by its letter: `N`, `B`, `R` or `Q`. */
std::optional<PieceKind> readPromotion(std::string_view letter);
/** `=Q`, or nothing where @p action promotes nothing. */
std::string writePromotion(const Action& action);

} // namespace ringford::chess
