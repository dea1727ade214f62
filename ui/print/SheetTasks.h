// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lesson/AnswerSearch.h"
#include "ui/print/MatchDiagrams.h"
#include "ui/print/Sheet.h"

namespace ringford::ui {

/** What sheets show of a task. */
struct SheetTaskLook {
    /** How it is told who is on turn: by the mark at the board, in words below it, or not at all. */
    enum class Turn : std::uint8_t { Mark, Words, None };

    PaperStyle style = PaperStyle::OneBit;
    Turn turn = Turn::Mark;
    bool hasCoordinates = true;
    bool endsWithDiagram = false; ///< answers have one of what they come to
    bool hasLastActions = false;  ///< diagrams mark what was played last
    AnswerLook answer{words::notation(), true};
    QFont font = printFont();
};

/**
 * A place of a match as a task of a sheet, in the words of the language that is installed. What is to be forced and
 * has no line is answered with what @p search finds, if there is one.
 */
SheetTask sheetTask(const Match& match, const Node* node, const SheetTaskLook& look, AnswerSearch* search = nullptr);

} // namespace ringford::ui
