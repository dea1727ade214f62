// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/play/Game.h"

#include <QString>

namespace ringford::test {

/**
 * Worked cases of a game, from tests/data/vectors/GAME.json. `addVectors` makes a row of each entry of one of its lists; the other
 * functions are the bodies of tests with such rows.
 */
void addVectors(const QString &game, const QString &list);

/** Setup, status, turn, perft and the exact list of actions of one position. */
void replayCase();
/** A line of play: position, status and number of actions after each. */
void replayTranscript();
/** A setup that must be refused. */
void replayRefused();
/** Options that must be refused. */
void replayRefusedOptions();

/** The position that a line of text says; nothing (and a failed test) when it is refused. */
Position positionOf(const Game &game, const QString &setup);

} // namespace ringford::test
