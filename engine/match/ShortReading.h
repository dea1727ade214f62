// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/ShortText.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ringford {

/**
 * Which of the actions that are @p possible a text means that is written as ShortTexts writes, pieces by @p letters.
 * More may be said than is needed (`Ng1f3`), and less: without `x`, `=`, the board, what is promoted to, or which of
 * several pieces goes, or where exactly a pawn captures (`exd`, `dc`), in which case there are several actions, unless
 * one of them is written so to the letter. Signs
 * behind it (`+`, `#`, `!`, `?`) say nothing, castling may be written by noughts; signs of black pieces are those of
 * white ones. Cells are called by their names or by the labels beside the board. Nothing where
 * it means none.
 */
std::vector<Action> actionsInShort(const Game& game, const Position& position, std::span<const Action> possible,
                                   std::string_view typed, const PieceLetters& letters);

/**
 * What somebody had in mind who typed a short text that means none of the possible actions: the move of the piece on
 * turn that comes nearest to it, or of the piece whose cell is named, whose ever it is. An error where nobody on turn has
 * such a piece; nothing where the text is no move in short.
 */
std::optional<Result<Action, Text>> intendedInShort(const Game& game, const Position& position, std::string_view typed,
                                                    const PieceLetters& letters);

/**
 * The same of a drop that is written with @p letters (`4:S@b1` in German): an error as Game::parse() words it; nothing where the
 * text is no drop.
 */
std::optional<Result<Action, Text>> dropIntended(const Game& game, const Position& position, std::string_view typed,
                                                 const PieceLetters& letters);

/**
 * @p typed without a colon behind a cell, by which old books say that something is captured there (`Qd5:`); one behind the
 * number of a board stays.
 */
std::string_view withoutColonBehind(std::string_view typed);

/** @p typed with castling by the letters of records, where noughts or small letters say it. */
std::string withCastlingByLetters(std::string_view typed);

} // namespace ringford
