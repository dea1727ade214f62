// SPDX-License-Identifier: GPL-3.0-or-later
// Actions as lists and messages write them.
#pragma once

#include "engine/match/ShortText.h"

#include <QString>

#include <optional>
#include <vector>

namespace ringford {
class Match;
struct Node;
} // namespace ringford

namespace ringford::ui::words {

/** How actions are written for people; records keep their own way. */
enum class Notation {
    Records,   ///< g1-f3, with the cells that the labels name
    English,   ///< Nf3
    Language,  ///< short as well, with the letters of the reader's language: Sf3
    Figurines, ///< with the signs of chess pieces
    Spoken     ///< short as well, in words for screen readers: knight f3. Nobody chooses it
};

/** How actions are written in all windows of the program; as in records until it is set. */
Notation notation();
void setNotation(Notation notation);
/** How they are read aloud then: in words where they are written shortly, else as records have them. */
Notation spokenNotation();

/** The letters that short texts have by @p notation; nothing where it is that of records. */
std::optional<PieceLetters> pieceLetters(const GameDescription& game, Notation notation);
/** The letters that name kinds on keys: those of the reader's language, or English ones where he reads these. */
PieceLetters keyLetters(const GameDescription& game);
/** The kind whose letter in keyLetters() is on @p key, a Qt::Key. */
std::optional<PieceKind> kindOnKey(const GameDescription& game, int key);
/** What somebody who types may mean: the letters that he sees first, then those of his language. */
std::vector<PieceLetters> lettersTyped(const GameDescription& game);

/** Actions of one position, written as people want them. */
class ActionTexts {
public:
    /** @p game outlives this. */
    ActionTexts(const Game& game, const Position& position, Notation notation = words::notation());

    /** With the signs of check and mate. @pre it is legal */
    QString text(const Action& action) const;
    /** Without them: what is quickly written of many. @pre it is legal */
    QString bare(const Action& action) const;

private:
    QString recorded(const Action& action) const;
    QString spoken(const Action& action) const;

    const Game& m_game;
    Position m_position;
    Notation m_notation;
    std::optional<PieceLetters> m_letters;
    std::optional<ShortTexts> m_short; ///< nothing: as in records
};

/** One action of a position. @pre it is legal */
QString actionText(const Game& game, const Position& position, const Action& action,
                   Notation notation = words::notation());
/**
 * The same for who reads what was or could be played: in words where all notations have a code (actionInWords()).
 * Whoever types writes the code. @pre it is legal
 */
QString actionToRead(const Game& game, const Position& position, const Action& action,
                     Notation notation = words::notation());
QString entryToRead(const Match& match, const Node* node, Notation notation = words::notation());
/** Whether entryToRead() tells it in words. Those of screen readers do not count. @pre not the root */
bool isReadInWords(const Match& match, const Node* node);
/** What @p node's entry is, as a list shows it: an action as people want it, or what happened. @pre not the root */
QString entry(const Match& match, const Node* node, Notation notation = words::notation());

} // namespace ringford::ui::words
