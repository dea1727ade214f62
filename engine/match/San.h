// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Game.h"

#include <span>
#include <string_view>
#include <vector>

namespace ringford {

/**
 * Which of the actions that are @p possible a move means in the short notation that players of chess know (`Nf3`,
 * `exd5`, `R1e2`, `e8=Q`): the letter of a piece, none for pawns, as much of where it comes from as tells it apart,
 * perhaps `x`, where it goes, and what a pawn becomes. Castling is not read here. Nothing where it means none.
 * @pre the game is played on a single board
 */
std::vector<Action> actionsInSan(const Game& game, const Position& position, std::span<const Action> possible,
                                 std::string_view typed);

} // namespace ringford
