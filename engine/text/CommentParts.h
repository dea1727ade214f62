// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/Board.h"

#include <chrono>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ringford {

/** The colours of marked cells and arrows; their letters in a record are `G R B Y`. */
enum class MarkColour : std::uint8_t { Green, Red, Blue, Yellow };

struct MarkedCell {
    MarkColour colour{};
    Cell cell;
    bool operator==(const MarkedCell&) const = default;
};

struct Arrow {
    MarkColour colour{};
    Cell from;
    Cell to;
    bool operator==(const Arrow&) const = default;
};

/**
 * A piece of a comment: text, or a command `[%name ...]`. Commands that are not known, or do not fit the board, are
 * kept as they are.
 */
struct CommentPart {
    enum class Kind : std::uint8_t { Text, Cells, Arrows, Clock, Filled, Label, Numbers, Unknown };
    Kind kind = Kind::Text;
    std::string written;               ///< as it stands in the comment, brackets included
    std::vector<MarkedCell> cells;     ///< Cells: `[%csl Ge4,Ra12]`; Filled: `[%fil Ge4]`; Label: the one it is on
    std::vector<Arrow> arrows;         ///< Arrows: `[%cal Re2e4,G1:h4-2:a4]`
    std::string label;                 ///< Label: `[%lbl e4 text]`; Numbers: `[%num]` says that arrows have numbers
    std::chrono::milliseconds clock{}; ///< Clock: `[%clk 0:09:57.250]`, what the acting seat's clock shows
    std::string clockOf; ///< Clock: the side whose clock it is if another's, `[%clkof 2w 0:09:57]`; empty: the actor's
    bool operator==(const CommentPart&) const = default;
};
using CommentParts = std::vector<CommentPart>;

/** Takes a comment apart. Putting it together again gives the same text. */
CommentParts readComment(std::string_view comment, const Board& board);
std::string writeComment(const CommentParts& parts);
/** Gives @p take one part after the other: together those of a long comment take many times its memory. */
void eachCommentPart(std::string_view comment, const Board& board, const std::function<void(CommentPart)>& take);
/**
 * What of a comment people read: its text, without commands and without double blanks where one stood, and without a board
 * that xboard has drawn there in letters.
 */
std::string shownText(std::string_view comment);
/**
 * The same of several comments as one text, with a blank between them, and a stop where one ends without any and the
 * next begins a sentence; one without text is left out.
 */
std::string shownTexts(const std::vector<std::string>& comments);

CommentPart textPart(std::string text);
CommentPart cellsPart(std::vector<MarkedCell> cells, const Board& board);
CommentPart arrowsPart(std::vector<Arrow> arrows, const Board& board);
/** Cells that are filled with a colour, rather than ringed. */
CommentPart filledPart(std::vector<MarkedCell> cells, const Board& board);
/** @pre @p label is not empty and fits into a command: no `]`, no control character. */
CommentPart labelPart(Cell cell, const std::string& label, const Board& board);
CommentPart numbersPart();
/** @pre @p clock is not negative. Milliseconds are written when there are any. @p of is as CommentPart::clockOf. */
CommentPart clockPart(std::chrono::milliseconds clock, const std::string& of = {});

/** The colour that a letter stands for, and the other way round. */
std::optional<MarkColour> markColour(char letter);
char letter(MarkColour colour);
/** Reads one item of a command, `Ge4` or `Re2e4`; nothing when it does not fit or names a cell that the board lacks. */
std::optional<MarkedCell> readMarkedCell(std::string_view item, const Board& board);
std::optional<Arrow> readArrow(std::string_view item, const Board& board);

} // namespace ringford
