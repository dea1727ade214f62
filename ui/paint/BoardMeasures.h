// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/LayoutParts.h"

namespace ringford::ui {

/** The head that tells on paper whose turn it is, in cells: how far it is from the frame, and how long at the most. */
inline constexpr double kTurnHeadAway = 0.02;
inline constexpr double kTurnHead = 0.26;

/** Lengths around the cells of a board, in layout units, by the size of its cells. */
class BoardMeasures {
public:
    /**
     * @p isOneOfSeveral: it needs room for its number and for who sits there. Coordinates are left out on cells smaller
     * than @p leastWithCoordinates px. @p lettersBeside: of the longest name at its left and right. @p options must live
     * as long.
     */
    BoardMeasures(const LayoutOptions& options, double cellSize, bool isOneOfSeveral, double leastWithCoordinates = 20,
                  int lettersBeside = 1)
        : m_options(options), m_cellSize(cellSize), m_leastWithCoordinates(leastWithCoordinates),
          m_lettersBeside(lettersBeside), m_isOneOfSeveral(isOneOfSeveral)
    {
    }

    /** Thickness of the line between cells. */
    double lineWidth() const;
    /** Thickness of the frame around a board. */
    double frameWidth() const;
    /** Thickness of a bar that tells whose turn it is, without its rim. */
    double homeBar() const;
    /** From the cells, over the frame, to the outer rim of a home bar. */
    double homeBarEnd() const;
    /** How long the head is that tells on paper whose turn it is: a thick frame leaves it less room. */
    double turnHead() const;
    /** On paper, from the cells to the outer end of the head that tells whose turn it is in a bar's place. */
    double turnHeadEnd() const;
    /** On paper, from the cells to the middle of the board's number, beyond that head. */
    double printedNameAway() const;
    /** Height of the letters of the board's number. */
    double nameSize() const { return kNameSize * coordinateSize(); }
    /** At an end of a row of linked boards, for the number of the one that follows on another row. */
    double nextBoardRoom() const { return kNextBoardRoom * nameSize(); }
    /** Height of the letters of coordinates. */
    double coordinateSize() const;
    /** Coordinates are wanted, and cells are large enough for them. */
    bool hasCoordinates() const;
    /** Of coordinates at the left and right: on paper long ones are a little smaller. */
    double sizeBeside() const;
    /** Room around the cells of a board for frame, home bars and coordinates. */
    double margin() const;
    /** The same at the left and right, where names may be longer. */
    double marginBeside() const;
    /** On paper, from the cells to the middle of names of columns and rows; @p isBeside: at the left and right. */
    double printedLabelAway(bool isBeside) const;
    /** Radius of the disc that says who sits at an edge of one of several boards. */
    double badgeRadius() const;
    /** From the end of an edge to the middle of a disc beyond it, along the edge and away from the board alike. */
    double badgeAway() const;
    /** From the end of the edge to the far side of that disc, with its rim. */
    double badgeReach() const;
    /** From the end of the upper edge to the middle of the board's number, behind the badge that may stand there. */
    double nameAway() const;
    /** @p part of a cell; on a screen from @p least to @p most px. */
    double onScreen(double part, double least, double most) const;
    /** @p length rounded up to the grain. */
    double grained(double length) const;
    /** @p length rounded to the grain, never to nothing. */
    double nearGrain(double length) const;

private:
    static constexpr double kNameSize = 1.2;      // of coordinates
    static constexpr double kNextBoardRoom = 2.8; // of names: an arrow and a number

    bool hasLongNamesBeside() const;
    double widthBeside() const;

    const LayoutOptions& m_options;
    double m_cellSize;
    double m_leastWithCoordinates;
    int m_lettersBeside;
    bool m_isOneOfSeveral;
};

} // namespace ringford::ui
