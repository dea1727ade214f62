// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/chess/BoardState.h"
#include "engine/games/chess/Telling.h"
#include "engine/rules/Action.h"

namespace ringford::chess {

/** An action on one board that is no castling, as its rules look at it. */
struct Attempt {
    Spot from, to;
    bool captures, promotes;

    static Attempt of(const Action& action)
    {
        return {spotOf(action.from), spotOf(action.to), action.kind == Action::Kind::Capture,
                action.placed.has_value()};
    }
};

/*
 * What each of these rules says against an attempt, in the order in which they are asked: the later ones rely on the
 * earlier. Nothing when that rule does not forbid it. A state given beside a scene is that of the scene's board.
 */

/** No piece stands there, or none of @p turn. */
std::optional<Refusal> whyNotYours(const Scene& scene, Army turn, Spot from);

/** It leads nowhere, or onto an own piece. */
std::optional<Refusal> whyNotThere(const Scene& scene, Army turn, const Attempt& attempt);

/**
 * That is not how the piece moves, or something is in its way; a pawn may not take en passant. @pre a piece of the army
 * on turn goes to another cell
 */
std::optional<Refusal> whyNotMoved(const Scene& scene, const BoardState& state, const Attempt& attempt);

/** Only a pawn is promoted, and on the last rank it must be. */
std::optional<Refusal> whyNotPromoted(const Scene& scene, const Attempt& attempt);

/** A capture is written as one, and nothing else is; en passant is not looked at. */
std::optional<Refusal> whyWrongSign(const Scene& scene, const Attempt& attempt);

/**
 * The rule that forbids @p action, which leads from one cell of the board to another, castling included. @pre it is not
 * legal in @p state
 */
Refusal whyNot(const Scene& scene, const BoardState& state, const Action& action);

} // namespace ringford::chess
