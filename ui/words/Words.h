// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/GameTree.h"
#include "engine/match/TimeControl.h"
#include "engine/rules/Description.h"

#include <QString>

#include <chrono>

/** What the engine says, in the words of the window's language. */
namespace ringford::ui::words {

/** A text of the engine, its pattern and words translated. */
QString translated(const Text& text);
/** The same as a sentence of its own: first letter large, a full stop. */
QString asSentence(const Text& text);
/** A name of the engine that is not translated: of a cell, of a file. */
QString fromUtf8(std::string_view text);

/**
 * fromUtf8(), of a text of any length no more than the first @p most characters, with an ellipsis where something was
 * left out.
 */
QString elided(std::string_view text, qsizetype most);

/** `white`, `red`. */
QString colour(Colour colour);
/** `white queen`. */
QString piece(const GameDescription& game, const Piece& piece);
/** The same of what lies on a cell: that of a side which is out is grey on the board, and so it is called. */
QString marker(const GameDescription& game, const Marker& marker, const Contents& contents);
/**
 * What stands on a cell, for a screen reader: `e7, white queen`, `b19, bridge, empty`, `e2, keep, white flag`; with what
 * @p contents know of the piece and say lies there. @p piece may be null, and may be a marker that lies there by itself.
 */
QString cellContent(const GameDescription& game, Cell cell, const Piece* piece, const Contents& contents);
/** `White`, or the name of who plays there: `White (Anna)`. */
QString seat(const GameDescription& game, Seat seat, const std::string& playerName = {});
/** A side: its seat's title where that is the same, else `White on board 1`. */
QString side(const GameDescription& game, Side side);
/** Several seats, divided as the language does: `White, Red`. */
QString seats(const GameDescription& game, SeatSet seats);
/** `Checkmate`, as a person says it. */
QString reason(Reason reason);
/** Those who won, and how many names that are: verbs follow it in some languages. */
struct Winners {
    QString text;
    int count;
};
/** With who plays there by @p names; a team that one person plays is told once. */
Winners winners(const GameDescription& game, SeatSet won, const std::vector<std::string>& names);
/** Who has won and why: `White has won: checkmate.`; empty while the game goes on. */
QString outcome(const GameDescription& game, const Outcome& outcome, const std::vector<std::string>& names = {});
/** Whose turn it is: `White to play`; empty when nobody is. */
QString turn(const GameDescription& game, SeatSet onTurn);
/**
 * Who of those @p onTurn is waited for, to whoever would play for them now: `Black (computer) is thinking.` Where others
 * are on turn, too, it may wait for these: `Seat B is played by the computer.` In a pause it waits for the clocks.
 */
QString thinking(const GameDescription& game, SeatSet seats, SeatSet onTurn, bool isPaused);
/** An entry as a list shows it: an action's text, or what happened. */
QString entry(const GameDescription& game, const Entry& entry);

/** A clock with less is low: tenths count. */
inline constexpr std::chrono::seconds kLowTime{20};
/** What a clock reads as: `1:02:03`, `9:57`; with tenths, rounded down, when it is low. */
QString clock(std::chrono::milliseconds left);
/** The same of a clock that may have periods of byo-yomi: `0:27 ×3` in the first of three. */
QString clock(const TimeControl& control, std::chrono::milliseconds left);
/** The same to be read aloud: `0:27, 3 periods left`. */
QString clockAloud(const TimeControl& control, std::chrono::milliseconds left);
/** Whether there is little time left: no period either. */
bool isLow(const TimeControl& control, std::chrono::milliseconds left);

} // namespace ringford::ui::words
