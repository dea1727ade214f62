// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/scene/LayerItem.h"

#include <QStyleOptionGraphicsItem>

namespace ringford::ui {

namespace {
constexpr double kMarkReach = 0.5; // how far a mark goes beyond its cell, in cells
}

LayerItem::LayerItem(BoardLayer layer, double z, const BoardPicture& picture, const BoardStyle& style)
    : m_layer(layer), m_picture(picture), m_style(style)
{
    setAcceptedMouseButtons(Qt::NoButton);
    setFlag(ItemUsesExtendedStyleOption); // for the exposed rectangle
    setZValue(z);
}

void LayerItem::setLayout(const BoardLayout& layout)
{
    prepareGeometryChange();
    m_layout = &layout;
    m_bounds = layout.bounds();
    update();
}

void LayerItem::updateCell(Cell cell)
{
    const double reach = kMarkReach * m_layout->cellSize(cell);
    update(m_layout->cellBounds(cell).adjusted(-reach, -reach, reach, reach));
}

void LayerItem::updateFace(int face)
{
    const BoardMeasures around = m_layout->measures(face);
    const double reach = around.margin() + 2 * around.badgeRadius();
    update(m_layout->edge(face).boundingRect().adjusted(-reach, -reach, reach, reach));
}

void LayerItem::paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget*)
{
    paintBoard(*painter, *m_layout, m_picture, m_style, {m_layer, option->exposedRect});
}

} // namespace ringford::ui
