// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QGraphicsItem>

namespace ringford::ui {

/**
 * Something that is seen for a moment: a mine or a shell that goes off around a cell, joy at a flag that has come home,
 * a shot that flies from its cell to another.
 */
class BurstItem : public QGraphicsItem {
public:
    enum class Kind : std::uint8_t { Blast, Joy, Shot };

    /** @p reach is how far it grows, in cells. */
    BurstItem(QPointF centre, double cellSize, Kind kind, double reach, const QColor& colour);

    /** A shot; @p way leads from @p from to where it hits. */
    BurstItem(QPointF from, QPointF way, double cellSize, const QColor& colour);

    Kind kind() const { return m_kind; }
    /** How much of it is over, 0 to 1. */
    void setPart(double part);

    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    void paintShot(QPainter& painter) const;

    double m_cell;
    Kind m_kind;
    double m_reach;
    QColor m_colour;
    QPointF m_way; ///< Shot
    double m_part = 0;
};

} // namespace ringford::ui
