// SPDX-License-Identifier: GPL-3.0-or-later
// Actions as people type them: near the notation of records, but not to the letter.
#pragma once

#include "engine/match/PieceLetters.h"
#include "engine/rules/Game.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ringford {

class Match;
struct Node;

/**
 * The text of an action as the labels beside the board say it: `Cx5W+1` for `Cx5+1`, `e4B-e5B` for `e34-e33`; @p text
 * where the labels are the cells' names. @p text: as records write @p action
 */
std::string inLabels(const Board& board, const Action& action, const std::string& text);

/** What a typed text can mean. */
struct TypedActions {
    std::vector<Action> actions; ///< in the order of their texts
    bool areBegun = false;       ///< the text is only the beginning of theirs
};

/**
 * Which of the actions that are @p possible a text means. The nearest reading that fits any of them counts: to the
 * letter; as a short text (`Nf3`, see actionsInShort()); without regard to large and small letters; with `-` for `x`
 * and `x` for `-`; without signs and blanks (`e2e4`, `E2 E4`); without the sets of pieces (`N@b1`); without the boards'
 * numbers; by its first and last cell alone; as a short text with a small letter for the piece (`nf3`, `bc4` where no
 * pawn does that); as the beginning of a text. Cells may be written by their names or by the labels beside the board.
 * `*`, a shot, is never taken for another sign, `0` is as good as `O` in castling, and signs of check and praise at the
 * end (`+`, `#`, `!`, `?`) say nothing. Short texts are read by @p letters, in that order, and then by those of records
 * and by figurines. Who says which board means no other, and what is a whole action of records, possible or not, is no
 * beginning of another.
 */
TypedActions actionsTyped(const Game& game, const Position& position, std::span<const Action> possible,
                          std::string_view typed, std::span<const PieceLetters> letters = {});

/**
 * The action that somebody had in mind who typed what none of the possible ones is: what a refusal is about; an error
 * when it does not fit the notation, as Game::parse() words it.
 */
Result<Action, Text> actionIntended(const Game& game, const Position& position, std::string_view typed,
                                    std::span<const PieceLetters> letters = {});

/** Game::parse() at a node of a match: where the game is over, no text is told what could be played. */
Result<Action, Text> parseAt(const Match& match, const Node* node, std::string_view text);

} // namespace ringford
