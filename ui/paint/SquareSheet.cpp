// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/SquareSheet.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace ringford::ui {

SquareSheet::SquareSheet(int face, const Face& shape, const TablePlan::Stand& stand)
    : m_face(face), m_shape(&shape), m_cell(stand.cell), m_cells(0, 0, shape.columns * m_cell, shape.rows * m_cell)
{
    m_toPicture.translate(stand.centre.x(), stand.centre.y());
    m_toPicture.rotate(stand.turn);
    m_toPicture.translate(-m_cells.width() / 2, -m_cells.height() / 2);
    m_fromPicture = m_toPicture.inverted();
}

QRectF SquareSheet::upright(Place place) const
{
    return {place.column * m_cell, (m_shape->rows - 1 - place.row) * m_cell, m_cell, m_cell};
}

QPainterPath SquareSheet::map(const QRectF& rect) const
{
    QPainterPath path;
    path.addRect(rect);
    return map(path);
}

QPainterPath SquareSheet::line(QPointF from, QPointF to) const
{
    QPainterPath path(from);
    path.lineTo(to);
    return map(path);
}

Place SquareSheet::placeAt(QPointF upright) const
{
    const int column = static_cast<int>(std::floor(upright.x() / m_cell));
    const int fromTop = static_cast<int>(std::floor(upright.y() / m_cell));
    return {static_cast<std::uint8_t>(m_face), static_cast<std::int16_t>(std::clamp(column, 0, m_shape->columns - 1)),
            static_cast<std::int16_t>(m_shape->rows - 1 - std::clamp(fromTop, 0, m_shape->rows - 1))};
}

SquareSheet::Side SquareSheet::side(int number) const
{
    const std::array<QPointF, 4> ends{m_cells.bottomLeft(), m_cells.bottomRight(), m_cells.topRight(),
                                      m_cells.topLeft()};
    const std::array<QPointF, 4> outward{QPointF(0, 1), QPointF(1, 0), QPointF(0, -1), QPointF(-1, 0)};
    const auto index = static_cast<std::size_t>(number);
    return {map(ends[index]), map(ends[(index + 1) % 4]), mapWay(outward[index])};
}

RimEdge SquareSheet::sideOf(Place place, QPointF step) const
{
    return {map(upright(place).center() + step * (m_cell / 2)), mapWay(step)};
}

} // namespace ringford::ui
