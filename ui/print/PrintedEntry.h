// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/Match.h"
#include "engine/text/RecordWriter.h"
#include "ui/words/ActionWords.h"

#include <QString>

namespace ringford::ui {

/** Numbers of an entry and of the one before, of one line: whether both were played in one turn, in games of two. */
bool continuesTurn(const Match& match, const EntryNumber& before, const EntryNumber& number);

/**
 * An entry as a book prints it: in words where words::entryToRead() has them, in which no line ends within a cell. Of
 * shells that are aimed one after the other those that continue a turn are the cell alone.
 * @pre not the root
 */
QString printedEntry(const Match& match, const Node* node, words::Notation notation, bool continues);

/**
 * The signs of an entry's marks, to stand behind it: none begins a line by itself. The mark of a diagram
 * has none, nor have those that only a number tells.
 */
QString printedMarks(const Node* node);

/**
 * What parts an entry without a number from the one before it: a comma within a turn; between two turns, of which one
 * is told in words, a semicolon.
 */
QString printedDivider(const Match& match, const Node* node, bool continues);
/** That nothing more is aimed tells nobody anything behind what was. */
bool isPrinted(const Node* node, bool continues);

/**
 * What stands before an entry on paper, as books print it: `3.` and `3...`, close to an entry in letters and figures.
 * Before words, and where entries are not numbered in pairs, there is a blank: those may begin with the number of a
 * board.
 */
QString printedNumber(const Match& match, const Node* node, int number, bool secondOnTurn);

} // namespace ringford::ui
