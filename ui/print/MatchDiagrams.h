// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/Match.h"
#include "engine/match/OwnSetup.h"
#include "ui/print/DiagramSpec.h"
#include "ui/print/TextLines.h"
#include "ui/words/ActionWords.h"

#include <QLocale>

#include <memory>
#include <vector>

namespace ringford::ui {

/** The mark `$220`: a diagram belongs here. */
inline constexpr std::uint8_t kDiagramMark = 220;

bool wantsDiagram(const Node* node);
/** The places with that mark, on any line, in the order in which they are written. */
std::vector<const Node*> markedIn(const Match& match);
/** The tag of a record whose start is an exercise though it is the start of every game. */
inline constexpr const char* kExerciseTag = "Exercise";
/**
 * The places of a match that become exercises: those with the mark; of a match without one that begins at a setup of
 * its own, or has the tag, its start.
 */
std::vector<const Node*> exercisesOf(const Match& match);

/** The same for one match after the other, quicker: the records of a file share the start of their game. */
class ExerciseFinder {
public:
    std::vector<const Node*> in(const Match& match);

private:
    bool hasOwnSetup(const Match& match);

    std::shared_ptr<const Game> m_game; ///< that was looked at last
    Position m_start;
    OwnSetups m_setups;
    bool m_isOwn = false; ///< `m_start` is not where that game begins
};

/** How many entries an answer has at most: it is no game. */
inline constexpr int kMostAnswered = 12;

/** How answers are written. */
struct AnswerLook {
    words::Notation notation = words::notation();
    bool hasComments = false; ///< what is said of its entries stands behind them
    QLocale locale{};         ///< of comments
};

/** What is to be done at a place. */
struct Answer {
    QString text;              ///< empty: there is none
    const Node* end = nullptr; ///< where it leads to; nothing where there are several answers, or none
    /** The text as books set it: what is played is bold, what is said of it, or stands in brackets, is not. */
    std::vector<TextRun> runs{};
};
/**
 * The number that the entry after a place has on paper: where a FEN gave the start of the game a number, the game is
 * counted on from that; else 1, for an answer is no game.
 */
int answerNumber(const Match& match, const Node* node);
/**
 * Whether an entry at a task's start, beside the line that is played there, is as right as that. One that is commented,
 * or on which the other side has the last word, is a try, unless its mark calls it good.
 */
bool isOtherAnswer(const Node* first);
/**
 * What is played from there, up to the next diagram, with numbers from answerNumber(); with an ellipsis where more
 * would be played than an answer has. At a start that is followed by what may be played instead (isOtherAnswer());
 * tries and defences stand in brackets, mistakes of the solver nowhere. Of a step of a lesson that has a goal and no
 * line, the actions that meet it.
 */
Answer answerOf(const Match& match, const Node* node, const AnswerLook& look = {});
/** What people read of a place's comments, in one line. */
QString commentOf(const Node* node);
/** A diagram of a place with what is drawn there, its comment as the caption. */
DiagramSpec diagramOf(const Match& match, const Node* node, PaperStyle style, std::vector<QString> seatNames);

} // namespace ringford::ui
