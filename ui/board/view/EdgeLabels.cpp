// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/view/EdgeLabels.h"

#include "ui/board/view/BoardView.h"
#include "ui/paint/PainterCanvas.h"

#include <QPainter>

namespace ringford::ui {

namespace {
constexpr double kThick = 1.7; // in heights of the letters
constexpr double kWide = 0.7;  // of their height
constexpr int kAlpha = 225;
} // namespace

EdgeLabels::EdgeLabels(BoardView& view, Qt::Edge side) : ViewOverlay(view), m_side(side)
{
    setObjectName(QStringLiteral("edgeLabels"));
    place();
}

/** How far from the view's left or upper edge the board has them; nothing where it has none. */
std::optional<double> EdgeLabels::labelsAt() const
{
    for (const BoardLabel& label : view().boardScene().boardLayout().shapes().labels) {
        if (label.side == m_side) {
            const QPointF at = view().viewportTransform().map(label.centre);
            return isUpright() ? at.x() : at.y();
        }
    }
    return std::nullopt;
}

/** Whether that side of the board is out of sight, so that panning would show more. @p end: of the viewport */
bool EdgeLabels::isBeyond(int end) const
{
    constexpr double kSlack = 1; // px
    const QRectF seen = view().viewportTransform().mapRect(view().boardScene().boardLayout().bounds());
    switch (m_side) {
    case Qt::LeftEdge: return seen.left() < -kSlack;
    case Qt::RightEdge: return seen.right() > end + kSlack;
    case Qt::TopEdge: return seen.top() < -kSlack;
    case Qt::BottomEdge: return seen.bottom() > end + kSlack;
    }
    return false;
}

void EdgeLabels::place()
{
    const auto at = labelsAt();
    const QRect around = view().viewport()->geometry();
    const int end = isUpright() ? around.width() : around.height();
    const bool isFirst = m_side == Qt::LeftEdge || m_side == Qt::TopEdge;
    // Half a letter is none; letters are less wide than high.
    const double half = view().boardScene().boardLayout().coordinateSize() / 2;
    const double away = isUpright() ? kWide * half : half;
    setVisible(at && (isFirst ? *at < away : *at > end - away) && isBeyond(end));
    const int thick = static_cast<int>(kThick * 2 * half);
    switch (m_side) {
    case Qt::LeftEdge: setGeometry(around.left(), around.top(), thick, around.height()); break;
    case Qt::RightEdge: setGeometry(around.right() + 1 - thick, around.top(), thick, around.height()); break;
    case Qt::TopEdge: setGeometry(around.left(), around.top(), around.width(), thick); break;
    case Qt::BottomEdge: setGeometry(around.left(), around.bottom() + 1 - thick, around.width(), thick); break;
    }
    update();
}

void EdgeLabels::paintEvent(QPaintEvent*)
{
    const BoardStyle& style = view().boardScene().style();
    QPainter painter(this);
    QColor ground = style.theme.surround;
    ground.setAlpha(kAlpha);
    painter.fillRect(rect(), ground);
    PainterCanvas canvas(painter, *style.art, style.font, 1);
    for (const BoardLabel& label : view().boardScene().boardLayout().shapes().labels) {
        if (label.side != m_side)
            continue;
        const QPointF at = view().viewportTransform().map(label.centre) + view().viewport()->pos() - pos();
        const QPointF middle = QRectF(rect()).center();
        canvas.write({isUpright() ? QPointF(middle.x(), at.y()) : QPointF(at.x(), middle.y()), label.text, label.size,
                      label.bold, style.theme.text});
    }
}

} // namespace ringford::ui
