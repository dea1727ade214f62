// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/CommentParts.h"

#include <string>
#include <string_view>
#include <vector>

namespace ringford {

/** What is written on a cell. */
struct CellLabel {
    Cell cell;
    std::string text;
    bool operator==(const CellLabel&) const = default;
};

/**
 * What somebody has drawn on the boards at one place of a match, in the order in which it was drawn: the layer of
 * people. What the program shows (hints, reasons) is none of it and never kept. Of several on the same cells the last one
 * counts, so that no comment, however long, draws more than the boards can hold.
 */
struct Drawings {
    static constexpr std::size_t kMostArrows = 300;

    std::vector<Arrow> arrows; ///< no more than kMostArrows, the first ones
    std::vector<MarkedCell> rings;
    std::vector<MarkedCell> fills;
    std::vector<CellLabel> labels;
    bool isNumbered = false; ///< arrows bear their numbers: 1 is the first

    bool isEmpty() const { return arrows.empty() && rings.empty() && fills.empty() && labels.empty(); }
    bool operator==(const Drawings&) const = default;
};

/** Of those on the same cells the last one stays. */
void keepLastArrows(std::vector<Arrow>& arrows);
void keepLastRings(std::vector<MarkedCell>& rings);

/** An item of a command, `Re2e4`, with the letter for green in front where its colour was left out. */
std::string withColour(std::string_view item);

/** The comments of an entry. */
using Comments = std::vector<std::string>;

/** What the comments of an entry draw: `[%csl]`, `[%cal]`, `[%fil]`, `[%lbl]`, `[%num]`. */
Drawings drawingsOf(const Comments& comments, const Board& board);

// Each of these gives comments in which everything else stays to the letter: text, other commands, and their order.
// What is new joins the last command of its kind, or is put in front of the first comment.

/** Draws it; the same once more takes it away, and another colour takes its place. */
Comments withArrow(Comments comments, const Arrow& arrow, const Board& board);
Comments withRing(Comments comments, const MarkedCell& ring, const Board& board);
Comments withFill(Comments comments, const MarkedCell& fill, const Board& board);
/** Writes on a cell; an empty text takes away what is written there. What a record cannot hold is left out. */
Comments withLabel(Comments comments, Cell cell, const std::string& text, const Board& board);
Comments withNumbers(Comments comments, bool numbered, const Board& board);
/** Takes away what is on a cell, and arrows that begin or end there. */
Comments withoutDrawingsOn(Comments comments, Cell cell, const Board& board);
/** The commands that draw, alone: without text and without other commands; no comment if nothing is drawn. */
Comments drawingsAlone(const Comments& comments, const Board& board);
/** Takes all drawings away. */
Comments withoutDrawings(Comments comments, const Board& board);

} // namespace ringford
