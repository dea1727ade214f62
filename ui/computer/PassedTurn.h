// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Game.h"
#include "engine/rules/Result.h"

#include <QString>

namespace ringford {
struct SearchReport;
}

namespace ringford::ui {

/** A position as it would be if somebody had passed: the first opponent who can act is on turn. */
struct PassedTurn {
    Position position;
    Seat next;
};

/**
 * What it would be if @p seat, which is on turn, did nothing; or, as a sentence for people, why that tells nothing: it
 * is in check, boards have turns of their own, or something is under way.
 */
Result<PassedTurn, QString> passTurn(const Game& game, const Position& position, Seat seat);

/**
 * Whether @p passed, what was found for the next opponent after passTurn(), takes something from a seat: a pawn or man and
 * more of two camps, a quarter of its share of more, or the game. @p own is what was found for the seat itself at that
 * place. @pre both have a line
 */
bool takesSomething(const GameDescription& game, const SearchReport& own, const SearchReport& passed);

} // namespace ringford::ui
