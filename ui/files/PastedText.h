// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/Registry.h"
#include "engine/match/Match.h"

#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

namespace ringford::ui {

/** A problem of a setup as a person reads it: `white, Pa1: a pawn on a last rank`. */
QString worded(const SetupProblem& problem);
/** The same where no text is seen, only the board: `White, Pa 1W: ...`, in the reader's language. */
QString worded(const SetupProblem& problem, const GameDescription& game);

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
 * A match that begins at a FEN of any game with its usual options; the first game that understands it. Nothing if none
 * does.
 */
std::optional<Match> matchFromFen(const Registry& registry, const QString& text);

/**
 * The first record of a text, or game of PGN, at its end, or what is wrong with it and where. Meant for texts that a
 * person pastes; see kLongestPaste.
 */
Result<Match, QStringList> matchFromRecord(const Registry& registry, const QString& text);

/**
 * Whether a match that was pasted is a position alone, as a tag `[FEN "..."]` without moves is: nothing of it would be
 * lost that has to be saved.
 */
bool isPositionAlone(const Match& match);

/** What a text holds that a person pastes: at least one match, each where it is opened (standWhereItOpens()). */
struct PastedMatches {
    std::vector<Match> matches;
    QStringList missing; ///< what could not be read and was passed over, a line for each place
    QString assumed{};   ///< what a position does not say, as it is taken; empty: it says all
};

/** All records of a text, or games of PGN. The error says what is wrong and where. */
Result<PastedMatches, QStringList> matchesFromRecords(const Registry& registry, const QString& text);
/**
 * All positions of a text: several in FEN, each on a line of its own, or one as matchFromPosition() reads it for
 * @p game, if there is one, or a FEN of any other game.
 */
Result<PastedMatches, QStringList> matchesFromPositions(const Registry& registry, const QString& text,
                                                        const std::shared_ptr<const Game>& game);
/** What a FEN does not say, as it is taken; empty: it says all, or is none. */
QString assumedIn(const QString& text);
/** Either of them, as the text looks. */
Result<PastedMatches, QStringList> matchesFromText(const Registry& registry, const QString& text,
                                                   const std::shared_ptr<const Game>& game);

/** Longer texts (in characters) are better opened as a file, which does not keep the window waiting. */
inline constexpr int kLongestPaste = 1 << 20;

} // namespace ringford::ui
