// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/Registry.h"
#include "engine/match/Match.h"

#include <QStringList>

#include <optional>

namespace ringford::ui {

/** A problem of a setup as a person reads it: `white, Pa1: a pawn on a last rank`. */
QString worded(const SetupProblem& problem);

/** Whether a text is to be read as a game record rather than as a position. */
bool looksLikeRecord(const QString& text);
/** Whether a game is written in PGN: one that does not name its game. */
bool looksLikePgn(const QString& text);

/**
 * A match that begins where @p text says: a setup in one line, or the game's other notation for positions (FEN) where
 * it has one, as readPuzzle() takes it. Line ends count as blanks. The error is all that is wrong, one a line.
 */
Result<Match, QStringList> matchFromPosition(std::shared_ptr<const Game> game, const QString& text);

/**
 * The first of several positions in FEN, each on a line of its own, or all of @p text where it holds no such lines. That
 * others are left out is added to @p missing.
 */
QString firstPosition(const QString& text, QStringList& missing);

/**
 * A match that begins at a FEN of any game with its usual options; the first game that understands it. Nothing if none
 * does.
 */
std::optional<Match> matchFromFen(const Registry& registry, const QString& text);

/**
 * The first record of a text, or game of PGN, or what is wrong with it and where. Meant for texts that a person pastes; see
 * kLongestPaste. What could not be read and was passed over is added to @p missing, a line for each place, and how many other
 * games there are.
 */
Result<Match, QStringList> matchFromRecord(const Registry& registry, const QString& text,
                                           QStringList* missing = nullptr);

/** Longer texts (in characters) are better opened as a file, which does not keep the window waiting. */
inline constexpr int kLongestPaste = 1 << 20;

} // namespace ringford::ui
