// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Contents.h"
#include "engine/rules/Description.h"
#include "engine/rules/Setup.h"

#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace ringford {

// A lenient reading of setups: a setup that is wrong can be looked at and edited all the same. It asks a game's
// description alone; what the rules have against a setup is Game::read()'s.

/** An item of a piece group, taken apart; views into it. What could not be understood is not there. */
struct WrittenPiece {
    std::optional<PieceKind> kind;
    std::string_view name; ///< what is written for the cell
    std::optional<Cell> cell;
    std::string_view suffix; ///< what stands behind it
};
WrittenPiece takeApart(const GameDescription& game, const GroupInfo& group, std::string_view item);

/** An item like `1=e3` or `A=Pb,Qw`, taken apart at its equals sign; nothing without one. Views into it. */
std::optional<std::pair<std::string_view, std::string_view>> atEquals(std::string_view item);

/** The board of that name; where there is only one, it has none. */
std::optional<int> findFace(const Board& board, std::string_view name);

/**
 * All of a setup that can be understood, as it would be drawn: each item by itself, the first of two on one cell. What
 * only the rules can tell (attacked kings, who waits) is not in it.
 */
Contents sketch(const GameDescription& game, const Setup& setup);

/** The cells that a group of cells names. */
std::vector<Cell> cellsNamed(const GameDescription& game, const GroupInfo& group, const Setup& setup);

/** The one whose name @p name is, of a game's groups; null if there is none. */
const GroupInfo* findGroup(const GameDescription& game, std::string_view name);

} // namespace ringford
