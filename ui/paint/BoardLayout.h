// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/BoardMeasures.h"
#include "ui/paint/TablePlan.h"

#include <QPolygonF>
#include <QSizeF>

#include <array>
#include <memory>

namespace ringford::ui {

/**
 * Where everything of a game's boards lies in a picture, and what a point in it is: the only code that knows shapes and
 * units. Units are device-independent pixels on screen and mm on paper; y grows downwards, and the whole picture is
 * bounds(), from 0,0. A layout never changes: another size, turn or setting is another layout. The board must live
 * longer. One thread at a time may use it: shapes are worked out when they are first asked for, and kept.
 */
class BoardLayout {
public:
    virtual ~BoardLayout() = default;
    BoardLayout(const BoardLayout&) = delete;
    BoardLayout& operator=(const BoardLayout&) = delete;

    const Board& board() const { return m_board; }
    const LayoutOptions& options() const { return m_options; }
    /** Side of a square; depth of a ring: of the largest board of the table. */
    double cellSize() const { return m_cellSize; }
    /** The same of one board; 0: it is not seen. */
    virtual double cellSize(int) const { return m_cellSize; }
    double cellSize(Cell cell) const { return cellSize(faceOf(cell)); }
    /** Side of the box that pieces are drawn in: one size for a whole board. */
    virtual double pieceBox(int face) const = 0;
    double pieceBox() const { return pieceBox(0); }
    double pieceBox(Cell cell) const { return pieceBox(faceOf(cell)); }
    /** Which side of a board is turned to the person, as LayoutOptions::turns. */
    virtual double turn(int face) const;
    /** Where the boards of a table stand; null where that is no question. */
    virtual const TablePlan* plan() const { return nullptr; }
    /** Lengths around the cells of a board. */
    BoardMeasures measures(int face) const
    {
        return {m_options, cellSize(face), isOneOfSeveral(), m_leastWithCoordinates, m_lettersBeside};
    }
    double lineWidth(int face = 0) const { return measures(face).lineWidth(); }
    double frameWidth(int face = 0) const { return measures(face).frameWidth(); }
    double coordinateSize(int face = 0) const { return measures(face).coordinateSize(); }
    bool hasCoordinates(int face = 0) const { return measures(face).hasCoordinates(); }
    bool isOneOfSeveral() const { return m_board.faces().size() > 1; }
    int faceOf(Cell cell) const { return m_board.place(cell).face; }
    /** The board that a point is on or just beside, if any. */
    std::optional<int> faceAt(QPointF point) const;

    virtual QRectF bounds() const = 0;
    /** Middle of a place: where pieces and round marks are centred. */
    virtual QPointF centre(Place place) const = 0;
    /** Corners of a place, around it, moved inwards by @p inset units. */
    virtual std::array<QPointF, 4> corners(Place place, double inset) const = 0;
    /** Edge of a place, moved inwards by @p inset units: a square, a wedge. */
    virtual QPainterPath outline(Place place, double inset) const = 0;
    /** Diameter of the largest circle around centre() inside the place. */
    virtual double inscribed(Place place) const = 0;
    /** The place that holds a point, by its shape; cells and others alike. */
    virtual std::optional<Place> placeAt(QPointF point) const = 0;
    /** The cell on the board's rim that a point just outside belongs to (where a piece can leave the board). */
    virtual std::optional<Cell> rimAt(QPointF point) const = 0;

    /**
     * Whether a hand can turn the board freely by what it takes hold of here: beside the cells of a board that fits at
     * any angle.
     */
    virtual bool isGrip(QPointF point) const;
    /**
     * Where a point lies around the middle of such a board: degrees anticlockwise from the lower side as it is seen, 0
     * to below 360; nothing in the very middle, and on boards that only stand straight.
     */
    virtual std::optional<double> directionOf(QPointF point) const;

    /** Outer edge of a board's cells, where its frame begins. */
    virtual QPainterPath edge(int face) const = 0;
    /** The cells of a board and the frame around them, as one area that the cells are painted on. */
    virtual QPainterPath framed(int face) const = 0;
    /** The lines between a board's cells. */
    virtual QPainterPath cellLines(int face) const = 0;
    /** Those of them that are sides of one place. */
    virtual QPainterPath linesAround(Place place) const = 0;
    /** The line across a board before one of its columns; with half a column more along its middle. */
    virtual QPainterPath columnLine(int face, double column) const = 0;
    /** The line across a board at a height, counted in rows from below; boards whose rows are no lines have none. */
    virtual QPainterPath rowLine(int, double) const { return {}; }
    /**
     * The ground of all places, in the order in which it is painted; by default place by place, as the board lists
     * them.
     */
    virtual std::vector<GroundShape> grounds() const;
    /** Numbers of boards, and with coordinates the names of columns and rows. */
    virtual std::vector<BoardLabel> labels() const = 0;
    /** The sides of a cell over which a piece can leave the board. */
    virtual std::vector<RimEdge> rimEdges(Cell cell) const = 0;
    /** Whether both cells have such a side on the same edge of a board. */
    bool shareRim(Cell one, Cell other) const;
    /**
     * The side of a place that a piece walks over towards one of the four straight directions; nothing for the others.
     */
    virtual std::optional<RimEdge> sideTowards(Place place, Direction heading) const = 0;
    /**
     * Middle of something round of radius @p reach that stands in a corner, beside a piece: in the upper left one as it
     * is seen.
     */
    virtual QPointF noteCentre(Place place, double reach) const = 0;
    /**
     * The same for what goes one way, as headingCentre() has it: behind the pawn, clear of it, and of what tells its way, which
     * is of radius @p besideReach.
     */
    QPointF noteCentre(Place place, double reach, Direction heading, double angle, double besideReach) const;
    /**
     * Middle of something round of radius @p reach that tells which way a pawn goes that stands turned by @p angle
     * degrees, clockwise: in a corner where it does not touch the pawn, ahead at its left hand if that is one, so that
     * what faces it has another. @pre @p heading is one of the four straight directions
     */
    QPointF headingCentre(Place place, double reach, Direction heading, double angle) const;
    virtual HomeEdge homeEdge(int face, double homeAngle) const = 0;
    /** Where words can stand in the middle of a board; nothing where cells are. */
    virtual std::optional<QRectF> middle(int face) const;
    /**
     * The line that a piece follows from the middle of one cell to the middle of another: straight, or along a ring. @p
     * heading, East or West, decides which way round a ring; else the shorter one is taken.
     */
    virtual QPolygonF way(Cell from, Cell to, std::optional<Direction> heading) const;
    /** The line that a piece follows from where it was on the same board, turned otherwise, to where it is now. */
    virtual QPolygonF turningWay(QPointF from, QPointF to) const;
    /**
     * The line that an arrow follows, from off the middle of one cell to the middle of another: as way(), but a
     * knight's is bent.
     */
    virtual QPolygonF arrowAxis(Cell from, Cell to) const = 0;

    QPointF cellCentre(Cell cell) const { return centre(m_board.place(cell)); }
    const BoardShapes& shapes() const;
    const QPainterPath& cellOutline(Cell cell) const { return shapeOf(cell).outline; }
    /** The smallest upright rectangle around a place: what to repaint when it changes. */
    QRectF placeBounds(Place place) const;
    /**
     * The corners of all places from @p lowest (least column and row) to @p highest together, moved inwards by @p inset
     * units, as corners() has them: however the board is turned.
     */
    QPolygonF block(Place lowest, Place highest, double inset) const;
    const QRectF& cellBounds(Cell cell) const { return shapeOf(cell).bounds; }
    std::optional<Cell> cellAt(QPointF point) const;

protected:
    /** The one of corners() where coordinates stand on the cell; nothing on most. */
    virtual std::optional<std::size_t> namedCorner(Place place) const;
    /** @p leastWithCoordinates and @p lettersBeside as BoardMeasures has them. */
    BoardLayout(const Board& board, double cellSize, LayoutOptions options, double leastWithCoordinates = 20,
                int lettersBeside = 1);
    double grained(double length) const { return measures(0).grained(length); }
    double nearGrain(double length) const { return measures(0).nearGrain(length); }
    double margin(int face = 0) const { return measures(face).margin(); }

private:
    /** What a corner beside a pawn is for. */
    enum class Sign : std::uint8_t { Way, Note };
    /** Numbers of a place's corners, first those where something round of radius @p reach is best seen as that. */
    std::vector<std::size_t> cornersFor(Sign sign, Place place, double reach, Direction heading, double angle) const;
    /** The sides of the roads of a board. */
    std::vector<BoardShapes::Shape> kerbs(int face) const;
    const BoardShapes::Shape& shapeOf(Cell cell) const { return shapes().tiles[shapes().tileOfCell[cell.index]]; }

    const Board& m_board;
    double m_cellSize;
    LayoutOptions m_options;
    double m_leastWithCoordinates; ///< px
    int m_lettersBeside;
    mutable std::unique_ptr<const BoardShapes> m_shapes;
};

/**
 * A layout with cells of the given size, boards in the arrangement that comes closest to a square. With a focus that
 * board has them.
 */
std::unique_ptr<BoardLayout> makeLayout(const Board& board, double cellSize, const LayoutOptions& options);
/** The layout of a table of square boards as it is planned. @pre all faces are square */
std::unique_ptr<BoardLayout> plannedLayout(const Board& board, TablePlan plan, const LayoutOptions& options);
/**
 * The layout with the largest cells that fit into @p space; never smaller than 4 px, so it may be larger than the
 * space.
 */
std::unique_ptr<BoardLayout> fitLayout(const Board& board, QSizeF space, const LayoutOptions& options);
/** The layout whose picture is @p width wide; with a grain the widest that is not wider. @pre options.pixel is 0 */
std::unique_ptr<BoardLayout> makeLayoutOfWidth(const Board& board, double width, const LayoutOptions& options);

} // namespace ringford::ui
