// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/Board.h"

#include <QPainterPath>
#include <QPointF>
#include <QRectF>
#include <QString>

#include <algorithm>
#include <optional>
#include <vector>

namespace ringford::ui {

/**
 * How the boards of a table stand beside one another. Boards with seams stand in rows without gaps, in one if
 * nothing else is asked.
 *
 *     desk     1 2 3     circle    1 2     focus on 1   +---+ 2 3
 *              4 5 6              6   3                 | 1 | 4 5
 *                                  5 4                  +---+ 6
 */
struct Arrangement {
    enum class Kind : std::uint8_t { Desk, Circle };
    Kind kind = Kind::Desk;
    int first = 0;              ///< Circle: the board at the left of the upper row; the others follow clockwise
    std::optional<int> focus{}; ///< the board that is large; the others stand small beside it, as on a desk
    std::vector<int> gone{};    ///< boards that are not seen any more, in order: the others close up
    int perRow = 0;             ///< Desk: boards in a row; 0: as many as make the whole fit best, of linked ones all
    bool operator==(const Arrangement&) const = default;
};

/** How a table of boards is to be laid out. */
struct LayoutOptions {
    /**
     * What a screen's device-independent pixel is in the layout's units: 1 on screen, where marks and text have least
     * sizes in pixels; 0 on paper (units are mm), where all is in proportion to the cell.
     */
    double pixel = 1;
    /** The smallest step that an edge can be placed by: 1 / devicePixelRatio on screen, 0 on paper. */
    double grain = 1;
    /**
     * Which side is turned to the person, in degrees anticlockwise from the lower side, as SideInfo::homeAngle; one a
     * face. A single one holds for all, none is 0.
     */
    std::vector<double> turns;
    Arrangement arrangement{};
    bool coordinates = true;
    bool coordinatesAllAround = false;
    static constexpr double kUsualCoordinates = 0.26;
    static constexpr double kUsualMostCoordinates = 18;
    double coordinateSize = kUsualCoordinates;      ///< in cells (a projector: 0.34)
    double mostCoordinates = kUsualMostCoordinates; ///< how high letters get at most, px (a projector: 60)
    bool hasPaperLetters = false; ///< coordinates on paper are as large as PaperLetters says, not as cells are
    bool printed = false;         ///< lines have the weights of paper (PaperStyle.h), however large cells are
};

/** How large names of columns and rows are beside diagrams that people read as they read the text around them; mm. */
struct PaperLetters {
    static constexpr double kLeast = 1.76;      ///< 5 points, where margins have room for them
    static constexpr double kMost = 2.47;       ///< 7 points
    static constexpr double kReadable = 1.2;    ///< smaller ones are left out
    static constexpr double kMostOfCell = 0.34; ///< for which margins have room

    /** What letters of that size become beside such cells; 0: nothing. */
    static double of(double size, double cell)
    {
        const double bounded = std::min(std::max(size, std::min(kLeast, kMostOfCell * cell)), kMost);
        return bounded < kReadable ? 0 : bounded;
    }
};

/** A word beside the board: the name of a column, a row or a board. */
struct BoardLabel {
    QPointF centre;
    QString text;
    double size = 0; ///< of the font, in layout units
    bool bold = false;
    bool isOnCells = false;         ///< it stands on the board, not beside it
    std::optional<Qt::Edge> side{}; ///< of the picture, where it stands in a row along one
};

/** The edge of a board where a side sits. */
struct HomeEdge {
    QPainterPath band;          ///< along the edge, outside the frame
    QPointF middle;             ///< of the band, on its inner rim
    QPointF inward;             ///< unit vector into the board
    QPointF badge;              ///< middle of a disc that says who sits there, where there are several boards
    bool isAlwaysShown = false; ///< not only while its side is on turn
    /** On paper, beyond a band that is always there: how far from the middle whose turn it is is marked, and how long. */
    double turnAway = 0;
    double turnLength = 0;
};

/** A side of a cell; one that lies on the rim of its board, for instance. */
struct RimEdge {
    QPointF middle;
    QPointF outward; ///< unit vector out of the cell
};

/** What is filled with the colour of one ground. */
struct GroundShape {
    Ground ground{};
    QPainterPath path;
    int face = 0;
};

/** The shapes that every repainting asks for. */
struct BoardShapes {
    struct Shape {
        QPainterPath outline;
        QRectF bounds;
    };
    struct LineShape {
        FaceLine::Kind kind{};
        QPainterPath path;
        QRectF bounds; ///< with room for its thickness
    };
    struct FaceShape {
        QPainterPath framed;
        QPainterPath lines;
        std::vector<LineShape> faceLines;
        QRectF bounds;              ///< with its frame
        std::vector<Shape> kerbs{}; ///< of roads
    };
    struct FilledGround {
        GroundShape shape;
        QRectF bounds;
    };
    std::vector<Shape> tiles;            ///< as Board::tiles()
    std::vector<std::size_t> tileOfCell; ///< by cell
    std::vector<FaceShape> faces;
    struct SeamShape {
        QPainterPath path;
        QRectF bounds; ///< with room for its thickness
        int face = 0;  ///< one of the two boards
    };
    std::vector<SeamShape> seams;
    std::vector<FilledGround> grounds;
    std::vector<BoardLabel> labels;
};

} // namespace ringford::ui
