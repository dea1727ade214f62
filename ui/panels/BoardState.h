// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Game.h"

#include <QString>

namespace ringford::ui {

/** How things are for a side on its board, where there are several boards. */
enum class BoardState : std::uint8_t {
    Plain,  ///< the other side is on turn
    OnTurn, ///< it can act there
    Waits,  ///< it is on turn, and can do nothing: a stalemate
    Acted,  ///< the board has acted in this round
    Won,
    Lost,
    Drawn
};

/** Whether the board is closed. */
inline bool hasResult(BoardState state)
{
    return state >= BoardState::Won;
}

BoardState boardState(const GameDescription& game, const Contents& contents, Side side);
/** For eyes: a sign beside the board; empty where nothing is to be said. */
QString sign(BoardState state);
/** The same in words. */
QString inWords(BoardState state);

} // namespace ringford::ui
