// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/BoardLayout.h"

#include <QPixmap>
#include <QWidget>

#include <memory>

namespace ringford::ui {

class BoardScene;
class BoardView;

/**
 * The whole board in small, beside what is seen of it, while only a part of it is seen: where pieces and flags are,
 * what was done last, and which part is seen. Dragging in it, or the arrow keys, move the view.
 */
class Minimap : public QWidget {
    Q_OBJECT

public:
    explicit Minimap(BoardView& view);

    /** Goes to its place beside the viewport. */
    void place();
    /** Whether it is wide enough to lie below the board rather than beside it. */
    bool isWide() const { return width() > 2 * height(); }
    /** Where it is to lie: below the viewport, or at its right. */
    void setBelow(bool isBelow) { m_isBelow = isBelow; }
    /** Of the cells of a map for which there is all the room it wants, and of the smallest that can be read. */
    double usualCell() const;
    static constexpr double kLeastCell = 3;
    /** How large cells are in it. Smaller ones than usual: with next to nothing around it. */
    void setCell(double cell);
    /** What it needs of the view there. */
    QMargins margins() const;
    /** In a small view the board needs all there is. */
    bool hasRoomIn(QSize space) const;
    /** Where a point of the scene is in it. */
    QPointF fromScene(QPointF point) const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void rebuild();
    bool isCompact() const { return m_cell > 0; }
    int away() const;
    void moveTo(QPointF at);
    QRectF boardRect(const BoardLayout& layout) const;
    void paintPieces(QPainter& painter) const;
    void paintLastCells(QPainter& painter) const;
    void paintLastAction(QPainter& painter) const;
    void paintFrame(QPainter& painter) const;
    const BoardScene& scene() const;

    BoardView& m_view;
    std::unique_ptr<BoardLayout> m_layout;
    QPixmap m_ground;
    bool m_isBelow = true;
    double m_cell = 0; ///< side; 0: the usual one
    QRect m_shown;     ///< what of the layout is in it: the boards, without what stands around them
};

} // namespace ringford::ui
