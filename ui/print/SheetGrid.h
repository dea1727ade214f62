// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/print/SheetPlace.h"

#include <QSizeF>

#include <functional>
#include <memory>
#include <utility>
#include <vector>

namespace ringford::ui {

class CaptionRooms;

/** What a diagram measures, in mm, with cells of that many mm: the larger cells are, the larger it is. */
using SizeOfCells = std::function<QSizeF(double cell)>;

/** Diagrams that measure the same. */
struct SheetShape {
    SizeOfCells size; ///< of the boards
    int count = 1;    ///< how many of a job
    /** How much what stands below the boards needs in a place of that width; none: nothing does. */
    std::function<double(double cell, double width)> below{};
    /** The same of all rows of a page together, where that is most; none: each row needs as much as any. */
    std::function<double(double cell, double width, int columns)> belowRows{};
    /** How far below its top the boards begin, behind what stands above them; none: there. */
    std::function<double(double cell)> above{};
    /** Nothing is drawn in their upper left corner, as at rings: a number has room there, unless they are small. */
    bool hasFreeCorner = false;

    /** Whether a number has room in that corner of a diagram of that size: two digits would touch a small ring. */
    bool hasNumberInCorner(QSizeF diagram) const { return hasFreeCorner && diagram.width() >= kLeastWithCorner; }
    static constexpr double kLeastWithCorner = 34; ///< mm

    /** Of boards and what stands below them. */
    QSizeF sizeIn(double cell, double width) const;
};

/** A page's room for diagrams, and what of it boards do not get. Lengths are mm. */
struct SheetRoom {
    QSizeF page;
    int lines = 0;       ///< to write on, below each diagram
    int linesBeside = 1; ///< how many of them may stand side by side, where places are wide enough
    /** The width of a column at the right of each place, for captions and lines; 0: they stand below the board. */
    double textBeside = 0;
    /** The height that captions, in small letters or not, are given in a room of that width; none: there are none. */
    std::function<double(double width, bool areSmall)> captions;
    /** Lines to write on are as near to one another as handwriting lets them be, and captions are in small letters. */
    bool isTight = false;
    /** Numbers stand above all boards, as those of other shapes have no room at their left. */
    bool hasNumbersAbove = false;
    /** What captions need to be whole; nothing: there are none. */
    std::shared_ptr<const CaptionRooms> captionRooms{};
};

/** The boards of a shape, as large as they are on all pages. */
struct SheetBoards {
    SheetShape shape;
    double cell = 0; ///< below 1 mm: they have no room
    BoardStand stand{};
    double textBeside = 0; ///< as SheetRoom::textBeside
};

/**
 * The places of a page: columns and rows of one size, as far from one another as the page allows. From its top a place
 * has room for a number, the board, the caption and the lines to write on; each begins at one height in all places of a
 * row. This is geometry alone: nothing is painted here.
 */
class SheetGrid {
public:
    // All in mm.
    static constexpr double kLargestCell = 20;
    static constexpr double kReadableCell = 6;  ///< wide boards are given more room than others for it
    static constexpr double kShortestLine = 75; ///< to write on, where several stand side by side
    static constexpr double kGap = 5;           ///< between columns, and at least between rows
    /** How much smaller than the largest readable boards may be, where they fill the page better. */
    static constexpr double kNearlyLargest = 0.85;
    static constexpr double kHardlySmaller = 0.95; ///< the same for boards that are not
    static constexpr double kNumberRoom = 5.5;     ///< above a board
    static constexpr double kNumberBeside = 7.5;   ///< at its left, where places are that much wider on both sides
    static constexpr double kAboveCaption = 1.5;
    static constexpr double kMostAboveLines = 20; ///< between a caption at the right of a board and lines below it
    static constexpr double kWidestStep = 8;      ///< from line to line to write on
    static constexpr double kTightStep = 7;
    static constexpr double kLeastStep = 6;
    /** How much of what is blank stands above a single row: in the middle it would seem to sink. */
    static constexpr double kAboveSingle = 0.4;

    SheetGrid(SheetRoom room, int columns, int rows);
    /** The same, tight where boards of one shape are small and become larger by it. */
    static SheetGrid suited(SheetRoom room, int columns, int rows, const SheetShape& shape);
    /** Of the columns and rows for @p perPage diagrams those that fill the page best: boards are largest, or nearly. */
    static SheetGrid fullest(const SheetRoom& room, int perPage, const SheetShape& shape);

    int columns() const { return m_columns; }
    int rows() const { return m_rows; }
    double columnWidth() const;
    /** What captions and lines to write on have of a place's width. */
    double textWidth() const;
    /** Captions and lines stand at the right of the board, not below it. */
    bool hasTextBeside() const { return m_room.textBeside > 0; }
    double captionRoom() const { return m_captions; }
    /** From one line to write on to the next below it. */
    double lineStep() const { return m_lineStep; }
    /** How many lines to write on stand side by side. */
    int linesBeside() const { return m_room.linesBeside; }
    /** For the number and the board. */
    QSizeF boardRoom() const;
    /** How wide what stands below the boards may be; 0: as wide as they are. */
    double belowWidth() const;
    /** Whether the number of a diagram of that size stands at its left, not above it. */
    bool hasNumberBeside(QSizeF size) const;
    /** Of boards and what stands below them, in a row of the page on which rows are highest. */
    QSizeF sizeOf(const SheetShape& shape, double cell) const;
    /** What the number of a diagram needs above it. */
    double numberRoom(const SheetShape& shape, QSizeF size) const;
    /** The largest cells with which a shape fits there, to a tenth of a mm; 0: none of 1 mm and more do. */
    double cellOf(const SheetShape& shape) const;

    /**
     * Rows become as high as @p height of a board and its number in one row needs, and stand evenly over the page, one
     * alone somewhat above its middle;
     * captions get what is free then, up to @p wanted. In the last row @p last places stand in the middle.
     */
    void settle(double height, double wanted, int last);
    /** How much higher than the others rows of a page are, from its top, or lower; of those that it lacks nothing. */
    void setRows(std::vector<double> higher) { m_higher = std::move(higher); }
    /** Where a diagram stands in a column and a row. */
    SheetPlace place(int column, int row, const SheetBoards& boards) const;

private:
    double linesHeight() const;
    double textHeight() const { return m_captions + linesHeight(); }
    double heightWith(const SheetShape& shape, double cell) const;
    double topOf(int row) const;

    SheetRoom m_room;
    int m_columns;
    int m_rows;
    double m_rowHeight;
    double m_rowStep; ///< from row to row
    double m_top = 0; ///< of the first row
    double m_lineStep;
    double m_captions = 0;
    double m_lastShift = 0;       ///< of the last row
    std::vector<double> m_higher; ///< by row: than m_rowHeight
};

} // namespace ringford::ui
