// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/scene/BurstItem.h"

#include "ui/board/scene/Layers.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace ringford::ui {

namespace {

constexpr double kFlash = 0.35; // of the time

/** What lies no more than @p reach steps along rows and columns away. */
QPolygonF diamond(double reach)
{
    return QPolygonF({{0, -reach}, {reach, 0}, {0, reach}, {-reach, 0}, {0, -reach}});
}

} // namespace

BurstItem::BurstItem(QPointF centre, double cellSize, Kind kind, double reach, const QColor& colour)
    : m_cell(cellSize), m_kind(kind), m_reach(reach), m_colour(colour)
{
    setAcceptedMouseButtons(Qt::NoButton);
    setPos(centre);
    setZValue(layer::kMovingPiece);
}

BurstItem::BurstItem(QPointF from, QPointF way, double cellSize, const QColor& colour)
    : BurstItem(from, cellSize, Kind::Shot, 0, colour)
{
    m_way = way;
}

void BurstItem::setPart(double part)
{
    m_part = part;
    update();
}

QRectF BurstItem::boundingRect() const
{
    const double reach = (m_reach + 0.2) * m_cell;
    if (m_kind == Kind::Shot)
        return QRectF(QPointF(), m_way).normalized().adjusted(-reach, -reach, reach, reach);
    return {-reach, -reach, 2 * reach, 2 * reach};
}

void BurstItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    painter->setRenderHint(QPainter::Antialiasing);
    if (m_kind == Kind::Shot) {
        paintShot(*painter);
        return;
    }
    const double reach = (0.3 + (m_reach - 0.3) * m_part) * m_cell;
    const double rest = 1 - m_part * m_part;
    if (m_kind == Kind::Blast) {
        QColor flash = m_colour;
        flash.setAlphaF(m_part < kFlash ? static_cast<float>(0.3 * (1 - m_part / kFlash)) : 0.0F);
        QColor line = m_colour;
        line.setAlphaF(static_cast<float>(rest));
        painter->setBrush(flash);
        painter->setPen(QPen(line, 0.12 * m_cell, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter->drawPolygon(diamond(reach));
        return;
    }
    // Discs that fly off in a circle, with a rim that is seen on everything.
    constexpr int kDiscs = 12;
    painter->setOpacity(rest);
    painter->setBrush(m_colour);
    painter->setPen(QPen(QColor(0x10, 0x10, 0x10), 0.03 * m_cell));
    for (int i = 0; i < kDiscs; ++i) {
        const double angle = 2 * std::numbers::pi * i / kDiscs;
        painter->drawEllipse(QPointF(std::sin(angle), -std::cos(angle)) * reach, 0.1 * m_cell, 0.1 * m_cell);
    }
}

/** A ball with a tail; a light rim, for it flies over every ground. */
void BurstItem::paintShot(QPainter& painter) const
{
    constexpr double kTail = 1.2; // cells
    const double whole = std::hypot(m_way.x(), m_way.y());
    const QPointF at = m_way * m_part;
    const QPointF tail = m_way * std::max(0.0, m_part - kTail * m_cell / std::max(whole, 1.0));
    const QColor rim = m_colour.lightnessF() < 0.5 ? QColor(Qt::white) : QColor(Qt::black);
    for (const auto& [colour, more] : {std::pair(rim, 0.05), std::pair(m_colour, 0.0)}) {
        painter.setPen(QPen(colour, (0.08 + more) * m_cell, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(tail, at);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.drawEllipse(at, (0.1 + more / 2) * m_cell, (0.1 + more / 2) * m_cell);
    }
}

} // namespace ringford::ui
