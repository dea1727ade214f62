// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/BoardLayout.h"
#include "ui/paint/BoardPicture.h"
#include "ui/paint/PieceLook.h"

#include <QFlags>

class QPainter;

namespace ringford::ui {

class Canvas;

/** What lies over what on a board, from the bottom up. */
enum class BoardLayer : unsigned {
    Ground = 1, ///< surround, frame, cells, lines, coordinates
    Under = 2,  ///< marks below the pieces: last action, selection, danger, check, capture; whose turn it is
    Pieces = 4,
    Over = 8,    ///< marks above them: targets, shots, drawn rings and arrows, closed boards
    Cursor = 16, ///< above a piece in hand, too: the keyboard's cursor, whether the piece may stay
};
Q_DECLARE_FLAGS(BoardLayers, BoardLayer)
Q_DECLARE_OPERATORS_FOR_FLAGS(BoardLayers)

constexpr BoardLayers kAllBoardLayers =
    BoardLayers(BoardLayer::Ground) | BoardLayer::Under | BoardLayer::Pieces | BoardLayer::Over | BoardLayer::Cursor;

/** Which part of a picture is to be painted. */
struct BoardPart {
    BoardLayers layers = kAllBoardLayers;
    /** In layout units; null: all. Cells that do not touch it are left out, so that one cell is quickly repainted. */
    QRectF exposed;
    /** Of a board that is cut off there: no label stands beyond it. Null: none is. */
    QRectF cells{};
};

/**
 * Paints with a QPainter whose coordinates are the layout's. The surround is painted as far as bounds(), or what is
 * exposed, go.
 */
void paintBoard(QPainter& painter, const BoardLayout& layout, const BoardPicture& picture, const BoardStyle& style,
                const BoardPart& part = {});
/** The same on anything that can be drawn on. */
void paintBoard(Canvas& canvas, const BoardLayout& layout, const BoardPicture& picture, const BoardStyle& style,
                const BoardPart& part = {});
/** A single piece, as it is dragged or glides: around @p centre, @p scale times as large as on its cell. */
void paintPiece(QPainter& painter, const BoardLayout& layout, const BoardStyle& style, const PieceLook& look,
                QPointF centre, double scale = 1);

} // namespace ringford::ui
