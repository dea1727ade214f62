// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/BoardPainter.h"

#include <QGraphicsItem>

namespace ringford::ui {

/** One layer of a board's picture as an item, so that the scene repaints only the cells that changed. */
class LayerItem : public QGraphicsItem {
public:
    LayerItem(BoardLayer layer, double z, const BoardPicture& picture, const BoardStyle& style);

    /** @p layout must live until the next call. */
    void setLayout(const BoardLayout& layout);
    /** Repaints what marks on and around a cell may have changed. */
    void updateCell(Cell cell);

    /** Repaints what marks on and around a board may have changed. */
    void updateFace(int face);

    QRectF boundingRect() const override { return m_bounds; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    BoardLayer m_layer;
    const BoardPicture& m_picture;
    const BoardStyle& m_style;
    const BoardLayout* m_layout = nullptr;
    QRectF m_bounds;
};

} // namespace ringford::ui
