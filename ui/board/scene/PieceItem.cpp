// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/scene/PieceItem.h"

#include "ui/board/scene/Layers.h"
#include "ui/paint/BoardPainter.h"
#include "ui/paint/PainterCanvas.h"
#include "ui/paint/PieceStack.h"
#include "ui/paint/SetBadge.h"

namespace ringford::ui {

namespace {
constexpr double kHeldScale = 1.1;
constexpr double kRimAround = 0.06; // of the box
} // namespace

PieceItem::PieceItem(PieceArt& art, const QFont& font, const Piece& piece, const PieceLook& look, double box)
    : m_art(art), m_font(font), m_piece(piece), m_look(look), m_box(box)
{
    setAcceptedMouseButtons(Qt::NoButton);
    setZValue(layer::kPieces);
}

void PieceItem::setPiece(const Piece& piece, const PieceLook& look)
{
    m_piece = piece;
    if (look == m_look)
        return;
    m_look = look;
    update();
}

void PieceItem::setBadge(int number)
{
    if (number == m_badge)
        return;
    m_badge = number;
    update();
}

void PieceItem::setCarried(std::vector<PieceLook> carried)
{
    if (carried == m_carried)
        return;
    m_carried = std::move(carried);
    update();
}

void PieceItem::drop(const PieceLook& look)
{
    std::vector<PieceLook> left = m_carried;
    std::erase(left, look);
    setCarried(std::move(left));
}

void PieceItem::setBox(double box)
{
    if (box == m_box)
        return;
    prepareGeometryChange();
    m_box = box;
}

void PieceItem::setAngle(double angle)
{
    if (angle == m_angle)
        return;
    m_angle = angle;
    update(); // all ink lies within a circle: the bounds stay
}

void PieceItem::setHeld(bool held)
{
    if (held == m_isHeld)
        return;
    prepareGeometryChange();
    m_isHeld = held;
    setZValue(held ? layer::kHeldPiece : layer::kPieces);
}

double PieceItem::box() const
{
    return m_isHeld ? m_box * kHeldScale : m_box;
}

QRectF PieceItem::boundingRect() const
{
    // What it carries has a rim. A pixel more on each side, for where the middle is not on a whole pixel.
    const double half = box() / 2 + kRimAround * box() + 1;
    return {-half, -half, 2 * half, 2 * half};
}

void PieceItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    PainterCanvas canvas(*painter, m_art, m_font, 1);
    const Pose pose{QPointF(), box(), m_angle, 1};
    canvas.piece(m_look, pose);
    if (m_badge != 0)
        paintSetBadge(canvas, pose, m_badge);
    for (int number = static_cast<int>(m_carried.size()); number-- > 0;)
        paintCarried(canvas, m_art, m_carried[static_cast<std::size_t>(number)], carriedPose(pose, number));
}

} // namespace ringford::ui
