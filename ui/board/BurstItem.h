// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QGraphicsItem>

namespace ringford::ui {

/** Something that grows around a cell and is gone: a mine or a shell that goes off, or joy at a flag that has come home. */
class BurstItem : public QGraphicsItem {
public:
    enum class Kind : std::uint8_t { Blast, Joy };

    /** @p reach is how far it grows, in cells. */
    BurstItem(QPointF centre, double cellSize, Kind kind, double reach, const QColor& colour);

    /** How much of it is over, 0 to 1. */
    void setPart(double part);

    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    double m_cell;
    Kind m_kind;
    double m_reach;
    QColor m_colour;
    double m_part = 0;
};

} // namespace ringford::ui
