// SPDX-License-Identifier: GPL-3.0-or-later
// What pointers do to the board's view: zoom, turn, and pass on to the tool in use.
#include "ui/board/view/BoardView.h"

#include "ui/board/tools/PlayTool.h"
#include "ui/board/view/ActionOffer.h"
#include "ui/board/view/BoardKeys.h"
#include "ui/board/view/EdgeLabels.h"
#include "ui/board/view/ReasonBubble.h"

#include <QApplication>
#include <QGuiApplication>
#include <QMouseEvent>
#include <QScrollBar>
#include <QStyleHints>

#include <algorithm>
#include <cmath>
#include <utility>

namespace ringford::ui {

namespace {

constexpr double kWheelZoom = 1.25;       // of a notch of the wheel
constexpr double kLeastPlayableCell = 20; // px

} // namespace

BoardPointer BoardView::pointer(QPoint inViewport) const
{
    const QPointF scenePos = viewportTransform().inverted().map(QPointF(inViewport));
    BoardPointer at;
    at.scenePos = scenePos;
    at.modifiers = m_modifiers;
    at.button = m_pressedAs == Qt::RightButton ? Qt::RightButton : Qt::LeftButton;
    at.isCovered = edgeAt(inViewport) != nullptr;
    if (!at.isCovered) { // what labels lie over is not seen, and so not touched
        at.touch = m_scene->touchAt(scenePos);
        at.place = m_scene->boardLayout().placeAt(scenePos);
    }
    return at;
}

void BoardView::wheelEvent(QWheelEvent* event)
{
    const int turned = event->angleDelta().y();
    if (event->modifiers().testFlag(Qt::ControlModifier)) {
        setZoom(m_zoom * std::pow(kWheelZoom, turned / 120.0), event->position().toPoint());
        event->accept();
    } else if (m_scene->manner().wheelSteps && turned != 0) {
        if (turned > 0)
            m_model.showPrevious();
        else
            m_model.showNext();
        event->accept();
    } else if (verticalScrollBar()->maximum() == verticalScrollBar()->minimum() && turned != 0) {
        // A long board is panned along its length.
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() - turned);
        event->accept();
    } else {
        QGraphicsView::wheelEvent(event);
    }
}

/** The labels that lie over the boards there; null: none. */
EdgeLabels* BoardView::edgeAt(QPoint inViewport) const
{
    const QPoint inView = viewport()->mapToParent(inViewport);
    const auto found = std::ranges::find_if(
        m_edges, [inView](const EdgeLabels* edge) { return edge->isVisible() && edge->geometry().contains(inView); });
    return found == m_edges.end() ? nullptr : *found;
}

/** What is dragged to the labels at an edge is wanted beyond it. */
void BoardView::scrollAtEdge(QPoint inViewport)
{
    constexpr int kPause = 40; // ms from one step to the next
    m_scrollingAt = inViewport;
    const bool isHeld = !m_grip.isHeld() && (m_broughtFrom || (m_pressedTool && m_pressedTool->isDragging()));
    if (!isHeld || !edgeAt(inViewport))
        m_scrolling.stop();
    else if (!m_scrolling.isActive())
        m_scrolling.start(kPause);
}

void BoardView::scrollOn()
{
    constexpr double kStep = 0.3; // cells
    const EdgeLabels* const edge = edgeAt(m_scrollingAt);
    if (!edge || (!m_isDragging && !m_broughtFrom)) {
        m_scrolling.stop();
        return;
    }
    const bool isAcross = edge->side() == Qt::LeftEdge || edge->side() == Qt::RightEdge;
    const bool isBack = edge->side() == Qt::LeftEdge || edge->side() == Qt::TopEdge;
    QScrollBar* const bar = isAcross ? horizontalScrollBar() : verticalScrollBar();
    const int step = std::max(1, qRound(kStep * m_scene->boardLayout().cellSize()));
    bar->setValue(bar->value() + (isBack ? -step : step));
    if (BoardTool* const tool = m_broughtFrom ? m_tool : m_pressedTool.data())
        tool->drag(pointer(m_scrollingAt));
}

// Mouse

/** New input never waits for what is still being shown of the old. */
void BoardView::takeInput()
{
    m_bubble->dismiss();
    m_offer->close();
    m_scene->finishMotion();
}

void BoardView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::MiddleButton || (event->button() == Qt::LeftButton && m_isSpaceHeld)) {
        m_pannedFrom = event->pos();
        m_hasPanned = true;
        viewport()->setCursor(Qt::ClosedHandCursor);
        return;
    }
    m_modifiers = event->modifiers();
    const bool wasChoosing = chooser() != nullptr;
    takeInput();
    if (m_scene->picture().isHidden)
        return; // what nobody sees nobody plays
    if (wasChoosing || (event->button() != m_pressed && m_pressedAt)) {
        // Another button during a drag, or a click beside a choice, puts everything back.
        putDown();
        return;
    }
    if (event->button() == Qt::RightButton && m_tool == m_playTool && m_playTool->canUndo()) {
        putDown(); // so does the right one in the middle of an action; while a piece is only picked up one may draw
        return;
    }
    BoardTool* const tool = toolFor(event->button());
    if (!tool)
        return;
    m_hasBroughtForward = false;
    if (tool == m_playTool && bringsForward(event->pos()))
        return;
    m_pressed = m_pressedAs = event->button();
    m_pressedTool = tool;
    m_pressedAt = event->pos();
    m_isDragging = false;
    const BoardPointer at = pointer(event->pos());
    const bool isOnCell = at.touch && at.touch->kind == Touch::Kind::Cell;
    m_keys->hideAt(isOnCell ? at.touch->cell : m_keys->cell());
    if (event->button() == Qt::LeftButton)
        m_grip.press(at.scenePos);
    // What may become a turn of the board is nothing else until it turns out to be a click.
    if (m_grip.isHeld())
        return;
    tool->press(at);
    awaitLongPress(*event);
}

/** Who uses a button: the tool in use, or the one that draws. Null: nobody. */
BoardTool* BoardView::toolFor(Qt::MouseButton button) const
{
    if (button == Qt::LeftButton || (button == Qt::RightButton && m_tool->takesRightButton()))
        return m_tool;
    return button == Qt::RightButton ? m_rightTool.data() : nullptr;
}

/** Fingers and pens have no second button. A mouse that rests on a piece has one, and means nothing by resting. */
void BoardView::awaitLongPress(const QMouseEvent& event)
{
    const auto type = event.pointerType();
    const bool hasOneButton = type == QPointingDevice::PointerType::Finger || type == QPointingDevice::PointerType::Pen;
    if (hasOneButton && event.button() == Qt::LeftButton && toolFor(Qt::RightButton))
        m_longPress.start(QGuiApplication::styleHints()->mousePressAndHoldInterval());
}

/** From here on the finger is a right button: let go it is a click, moved on it is a drag. */
void BoardView::takeLongPress()
{
    BoardTool* const tool = toolFor(Qt::RightButton);
    if (!m_pressedAt || m_isDragging || !tool)
        return;
    if (m_pressedTool)
        m_pressedTool->cancel();
    m_pressedAs = Qt::RightButton;
    m_pressedTool = tool;
    tool->press(pointer(*m_pressedAt));
}

void BoardView::setTool(BoardTool& tool)
{
    if (&tool == m_tool)
        return;
    takeInput();
    putDown();
    m_tool = &tool;
    m_tool->reset();
    if (m_tool != m_playTool)
        connect(m_tool, &QObject::destroyed, this, [this](const QObject* gone) {
            if (gone == m_tool) {
                m_tool = m_playTool;
                emit toolChanged();
            }
        });
    emit toolChanged();
}

void BoardView::setRightTool(BoardTool* tool)
{
    m_rightTool = tool;
}

void BoardView::setPlayTool()
{
    setTool(*m_playTool);
}

/** Puts back what the pressed button began. */
void BoardView::putDown()
{
    m_longPress.stop();
    m_pressedAt.reset();
    m_pressed = m_pressedAs = Qt::NoButton;
    m_isDragging = false;
    if (m_grip.isHeld())
        m_grip.cancel();
    else if (const auto tool = std::exchange(m_pressedTool, nullptr); tool && tool != m_tool)
        tool->cancel();
    else
        m_tool->cancel();
}

void BoardView::mouseMoveEvent(QMouseEvent* event)
{
    m_modifiers = event->modifiers();
    if (m_pannedFrom) {
        pan(event->pos());
        return;
    }
    if (!m_pressedAt) {
        const BoardPointer at = pointer(event->pos());
        m_tool->hover(at);
        showShape(at);
        return;
    }
    if (!m_isDragging && (event->pos() - *m_pressedAt).manhattanLength() < QApplication::startDragDistance())
        return;
    m_isDragging = true;
    m_longPress.stop();
    const BoardPointer at = pointer(event->pos());
    if (m_grip.isHeld())
        m_grip.drag(at.scenePos);
    else if (m_pressedTool)
        m_pressedTool->drag(at);
    scrollAtEdge(event->pos());
    showShape(at);
}

void BoardView::showShape(const BoardPointer& at)
{
    if (m_isSpaceHeld)
        viewport()->setCursor(m_pannedFrom ? Qt::ClosedHandCursor : Qt::OpenHandCursor);
    else if (m_grip.isHeld() && m_isDragging)
        viewport()->setCursor(Qt::ClosedHandCursor);
    else if (!m_pressedAt && m_grip.isAt(at.scenePos))
        viewport()->setCursor(Qt::OpenHandCursor);
    else
        viewport()->setCursor((m_pressedTool ? m_pressedTool.data() : m_tool)->shapeAt(at));
}

void BoardView::mouseReleaseEvent(QMouseEvent* event)
{
    m_modifiers = event->modifiers();
    if (m_pannedFrom && (event->button() == Qt::MiddleButton || !m_pressedAt)) {
        m_pannedFrom.reset();
        showShape(pointer(event->pos()));
    }
    if (event->button() != m_pressed || !m_pressedAt)
        return;
    m_longPress.stop();
    m_pressedAt.reset();
    const bool wasClick = !std::exchange(m_isDragging, false);
    const BoardPointer at = pointer(event->pos());
    m_pressed = m_pressedAs = Qt::NoButton;
    const QPointer<BoardTool> tool = std::exchange(m_pressedTool, nullptr);
    const bool wasGrip = m_grip.isHeld();
    m_grip.release();
    if (wasGrip && wasClick && tool)
        tool->press(at);
    if (tool && (!wasGrip || wasClick))
        letGo(at, *tool);
    showShape(at);
}

void BoardView::letGo(const BoardPointer& at, BoardTool& tool)
{
    if (at.touch && at.touch->kind == Touch::Kind::Cell)
        m_keys->hideAt(at.touch->cell); // where something was put down is where keys go on
    tool.release(at);
}

/** Boards whose cells are too small to play on are for looking: a first click makes them large. */
bool BoardView::bringsForward(QPoint at)
{
    const BoardLayout& layout = m_scene->boardLayout();
    const auto face = layout.faceAt(viewportTransform().inverted().map(QPointF(at)));
    if (!face || !layout.isOneOfSeveral() || m_scene->areLinked() || layout.cellSize(*face) >= kLeastPlayableCell)
        return false;
    focusOn(*face);
    m_hasBroughtForward = true;
    say(tr("The cells were too small to play on: now this board is large. 0 shows all boards again."),
        QRectF(viewportTransform().inverted().map(QPointF(at)), QSizeF(1, 1)));
    return true;
}

/**
 * On one of several boards a double click makes it large, or all as large as one another again; else two quick clicks
 * are two clicks.
 */
void BoardView::mouseDoubleClickEvent(QMouseEvent* event)
{
    const auto face = m_scene->boardLayout().faceAt(viewportTransform().inverted().map(event->position()));
    const bool isOnTable =
        m_tool == m_playTool && face && m_scene->boardLayout().isOneOfSeveral() && event->button() == Qt::LeftButton;
    if (!isOnTable || m_scene->picture().isHidden) {
        mousePressEvent(event);
        return;
    }
    if (std::exchange(m_hasBroughtForward, false))
        return;       // the first click has made it large
    m_tool->cancel(); // what the first click picked up
    focusOn(m_scene->focusedFace() == face ? std::nullopt : face);
}

// What begins beside the board

void BoardView::activate(const Touch& touch)
{
    takeInput();
    if (!m_scene->picture().isHidden)
        m_tool->activate(touch);
}

bool BoardView::isOver(QPoint global) const
{
    return viewport()->rect().contains(viewport()->mapFromGlobal(global));
}

BoardPointer BoardView::pointerBeside(QPoint global) const
{
    BoardPointer at = pointer(viewport()->mapFromGlobal(global));
    if (!isOver(global)) {
        // What lies there is not seen.
        at.touch.reset();
        at.place.reset();
    }
    return at;
}

void BoardView::beginBeside(const Touch& touch, QPoint global)
{
    takeInput();
    if (m_scene->picture().isHidden)
        return;
    m_broughtFrom = touch;
    BoardPointer at = pointerBeside(global);
    at.touch = touch;
    m_tool->press(at);
    dragBeside(global);
}

void BoardView::dragBeside(QPoint global)
{
    if (!m_broughtFrom)
        return;
    m_tool->drag(pointerBeside(global));
    scrollAtEdge(viewport()->mapFromGlobal(global));
}

void BoardView::endBeside(QPoint global, bool isBack)
{
    const auto from = std::exchange(m_broughtFrom, std::nullopt);
    if (!from)
        return;
    BoardPointer at = pointerBeside(global);
    if (isBack)
        at.touch = from;
    letGo(at, *m_tool);
}

void BoardView::cancelBeside()
{
    if (std::exchange(m_broughtFrom, std::nullopt))
        m_tool->cancel();
}

} // namespace ringford::ui
