// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/view/CutLabels.h"

#include "ui/board/view/BoardView.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace ringford::ui {

namespace {

/** What letters of that size cover. */
QSizeF sizeOf(const BoardLabel& label, QFont font)
{
    constexpr double kSlack = 3; // px: places of letters are rounded
    font.setPixelSize(std::max(1, qCeil(label.size)));
    font.setBold(label.bold);
    const QFontMetricsF metrics(font);
    return {metrics.horizontalAdvance(label.text) + kSlack, metrics.capHeight() + kSlack};
}

} // namespace

CutLabels::CutLabels(BoardView& view) : ViewOverlay(view)
{
    setObjectName(QStringLiteral("cutLabels"));
    place();
}

void CutLabels::place()
{
    const QRectF seen = view().viewport()->rect();
    const QTransform& transform = view().viewportTransform();
    m_rests.clear();
    for (const BoardLabel& label : view().boardScene().boardLayout().shapes().labels) {
        if (label.side || label.isOnCells)
            continue; // EdgeLabels has the others
        QRectF place(QPointF(), sizeOf(label, view().boardScene().style().font));
        place.moveCenter(transform.map(label.centre));
        if (place.intersects(seen) && !seen.contains(place))
            m_rests.push_back(place.intersected(seen));
    }
    setGeometry(view().viewport()->geometry());
    setVisible(!m_rests.empty());
    update();
}

void CutLabels::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    QRegion free(rect());
    for (const QWidget* const over : view().viewport()->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
        if (over->isVisible())
            free -= over->geometry(); // words and questions lie over the board
    }
    painter.setClipRegion(free);
    for (const QRectF& rest : m_rests)
        painter.fillRect(rest, view().boardScene().style().theme.surround);
}

} // namespace ringford::ui
