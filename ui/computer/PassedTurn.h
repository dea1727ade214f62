// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Game.h"
#include "engine/rules/Result.h"

#include <QString>

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

} // namespace ringford::ui
