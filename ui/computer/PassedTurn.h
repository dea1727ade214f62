// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Game.h"
#include "engine/rules/Result.h"

#include <QString>

#include <cstddef>
#include <vector>

namespace ringford {
struct SearchReport;
}

namespace ringford::ui {

/** A position as it would be if everybody before an opponent had passed: that one is on turn. */
struct PassedTurn {
    Position position;
    Seat next;
    bool isBehindOthers = false; ///< who have passed, too
};

/**
 * What it would be if @p seat, which is on turn, did nothing, and others behind it neither: for each opponent who could act
 * then, in the order of turns, at least one. Where each board has a turn of its own it does nothing on all of its boards,
 * and each opponent acts on those alone. Or, as a sentence for people, why that tells nothing: the seat is in check, or
 * something is under way.
 */
Result<std::vector<PassedTurn>, QString> passedTurns(const Game& game, const Position& position, Seat seat);

/**
 * How much @p passed, what was found for an opponent at one of the passedTurns(), takes from a seat; the more, the worse. 0:
 * less than a pawn or man of two camps, or a quarter of its share of more, and not the game. @p own is what was found for the
 * seat itself, which is on turn. @pre both have a line
 */
int lossBy(const GameDescription& game, const SearchReport& own, const SearchReport& passed);

/** What an opponent does at one of the passedTurns(). */
struct Threat {
    int loss = 0;       ///< lossBy()
    bool takes = false; ///< takesFrom()
};

/**
 * The number of the one to show: the last who takes something, if it costs half of the most and more, since those before
 * see it coming, too; else whoever costs most.
 * @pre there is one
 */
std::size_t worstOf(const std::vector<Threat>& threats);

/** Whether @p action takes a piece of @p seat or of its team. @pre it is legal */
bool takesFrom(const Game& game, const Position& position, const Action& action, Seat seat);

} // namespace ringford::ui
