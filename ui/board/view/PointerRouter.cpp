// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/view/PointerRouter.h"

#include "ui/board/tools/PlayTool.h"
#include "ui/board/view/BoardKeys.h"
#include "ui/board/view/BoardView.h"
#include "ui/board/view/PanZoom.h"
#include "ui/paint/LeastCells.h"

#include <QApplication>
#include <QGuiApplication>
#include <QMouseEvent>
#include <QStyleHints>

#include <algorithm>
#include <utility>

namespace ringford::ui {

namespace {

constexpr double kLeastLinkedCell = 14; // px: linked boards are played on with all of them in view where that can be

} // namespace

PointerRouter::PointerRouter(BoardView& view, BoardKeys& keys, PanZoom& pan)
    : m_view(view), m_keys(keys), m_pan(pan), m_edges(pan), m_grip(view.boardScene())
{
    m_longPress.setSingleShot(true);
    connect(&m_longPress, &QTimer::timeout, this, &PointerRouter::takeLongPress);
    connect(&m_edges, &EdgeScroll::due, this, &PointerRouter::scrollOn);
}

BoardScene& PointerRouter::scene() const
{
    return m_view.boardScene();
}

QPointF PointerRouter::toScene(QPoint inViewport) const
{
    return m_view.viewportTransform().inverted().map(QPointF(inViewport));
}

BoardPointer PointerRouter::pointer(QPoint inViewport) const
{
    BoardPointer at;
    at.scenePos = toScene(inViewport);
    at.modifiers = m_modifiers;
    at.button = m_press.as == Qt::RightButton ? Qt::RightButton : Qt::LeftButton;
    at.isCovered = m_pan.edgeAt(inViewport) != nullptr;
    if (!at.isCovered) { // what labels lie over is not seen, and so not touched
        at.touch = scene().touchAt(at.scenePos);
        at.place = scene().boardLayout().placeAt(at.scenePos);
    }
    return at;
}

/** What a hand is on stays there. @p at: where its pointer is in the viewport, if it is over it */
void PointerRouter::reportHand(std::optional<QPoint> at)
{
    const bool isHeld = m_press.at || m_broughtFrom || m_pan.isGrabbed();
    scene().table().setHand(isHeld, at ? std::optional(toScene(*at)) : std::nullopt);
}

// A button goes down

void PointerRouter::press(const QMouseEvent& event)
{
    scene().table().setHand(true, toScene(event.pos())); // it is meant for what is seen now
    takePress(event);
    reportHand(event.pos());
}

void PointerRouter::takePress(const QMouseEvent& event)
{
    if (event.button() == Qt::MiddleButton || (event.button() == Qt::LeftButton && m_pan.isSpaceHeld())) {
        m_pan.grab(event.pos());
        return;
    }
    m_modifiers = event.modifiers();
    const bool wasChoosing = m_view.chooser() != nullptr;
    m_view.takeInput();
    if (scene().picture().isHidden)
        return; // what nobody sees nobody plays
    if (endsOther(event, wasChoosing)) {
        putDown();
        return;
    }
    BoardTool* const tool = m_view.toolFor(event.button());
    if (!tool)
        return;
    m_hasBroughtForward = false;
    m_toExplain.reset();
    if (tool == &m_view.playTool() && bringsForward(event.pos()))
        return;
    begin(event, *tool);
}

/** Whether a press only puts back what was begun before. */
bool PointerRouter::endsOther(const QMouseEvent& event, bool wasChoosing)
{
    // Another button during a drag, or a click beside a choice, puts everything back.
    if (wasChoosing || (event.button() != m_press.button && m_press.at))
        return true;
    // So does the right one in the middle of an action; while a piece is only picked up one may draw.
    return event.button() == Qt::RightButton && m_view.isPlaying() && m_view.playTool().canUndo();
}

void PointerRouter::begin(const QMouseEvent& event, BoardTool& tool)
{
    m_press = {&tool, event.button(), event.button(), event.pos()};
    const BoardPointer at = pointer(event.pos());
    const bool isOnCell = at.touch && at.touch->kind == Touch::Kind::Cell;
    m_keys.hideAt(isOnCell ? at.touch->cell : m_keys.cell());
    if (event.button() == Qt::LeftButton)
        m_grip.press(at.scenePos);
    m_press.isOnGround = event.button() == Qt::LeftButton && isGround(at);
    // What may become a turn of the board, or a way over it, is nothing else until it turns out to be a click.
    if (m_grip.isHeld() || m_press.isOnGround)
        return;
    tool.press(at);
    awaitLongPress(event);
}

/** Whether nothing lies there that a hand can mean but the boards themselves, of which only a part is seen. */
bool PointerRouter::isGround(const BoardPointer& at) const
{
    return m_pan.canPan() && !at.touch && !at.place && !at.isCovered && !m_grip.isAt(at.scenePos);
}

/** Fingers and pens have no second button. A mouse that rests on a piece has one, and means nothing by resting. */
void PointerRouter::awaitLongPress(const QMouseEvent& event)
{
    const auto type = event.pointerType();
    const bool hasOneButton = type == QPointingDevice::PointerType::Finger || type == QPointingDevice::PointerType::Pen;
    if (hasOneButton && event.button() == Qt::LeftButton && m_view.toolFor(Qt::RightButton))
        m_longPress.start(QGuiApplication::styleHints()->mousePressAndHoldInterval());
}

/** From here on the finger is a right button: let go it is a click, moved on it is a drag. */
void PointerRouter::takeLongPress()
{
    BoardTool* const tool = m_view.toolFor(Qt::RightButton);
    if (!m_press.at || m_press.isDragging || !tool)
        return;
    if (m_press.tool)
        m_press.tool->cancel();
    m_press.as = Qt::RightButton;
    m_press.tool = tool;
    tool->press(pointer(*m_press.at));
}

/** Boards whose cells are too small to play on are for looking: a first click makes them large. */
bool PointerRouter::bringsForward(QPoint at)
{
    const BoardLayout& layout = scene().boardLayout();
    const auto face = layout.faceAt(toScene(at));
    const bool areLinked = scene().areLinked();
    const double least = areLinked ? kLeastLinkedCell : kLeastPlayableCell;
    if (!face || !layout.isOneOfSeveral() || layout.cellSize(*face) >= least ||
        (areLinked && scene().focusedFace() == face))
        return false;
    m_hasBroughtForward = true;
    if (!areLinked)
        m_toExplain = face;
    m_view.focusOn(*face);
    if (areLinked) { // it is seen already
        m_toExplain = face;
        rearranged();
    }
    return true;
}

void PointerRouter::rearranged()
{
    if (!m_toExplain || scene().isMoving())
        return;
    const int face = *std::exchange(m_toExplain, std::nullopt);
    constexpr double kAround = 0.6; // of a cell: coordinates, badges of who plays there
    constexpr double kLeastAround = 24;
    const BoardLayout& layout = scene().boardLayout();
    const double around = std::max(kLeastAround, kAround * layout.cellSize(face));
    m_view.say(scene().areLinked()
                   ? tr("The cells were too small to play on: now they are larger. 0 shows all that stands beside the "
                        "boards again.")
                   : tr("The cells were too small to play on: now this board is large. 0 shows all boards again."),
               layout.edge(face).boundingRect().adjusted(-around, -around, around, around));
}

void PointerRouter::putDown()
{
    m_longPress.stop();
    const Press press = std::exchange(m_press, {});
    const QPointer<BoardTool>& tool = press.tool;
    if (press.isOnGround)
        m_pan.letGo();
    if (m_grip.isHeld())
        m_grip.cancel();
    else if (tool && tool != &m_view.tool())
        tool->cancel();
    else
        m_view.tool().cancel();
}

// The pointer moves

void PointerRouter::move(const QMouseEvent& event)
{
    m_modifiers = event.modifiers();
    reportHand(event.pos());
    if (m_pan.isGrabbed()) {
        m_pan.dragTo(event.pos());
        return;
    }
    if (!m_press.at) {
        const BoardPointer at = pointer(event.pos());
        m_view.tool().hover(at);
        showShape(at);
        return;
    }
    const bool isNear = (event.pos() - *m_press.at).manhattanLength() < QApplication::startDragDistance();
    if (!m_press.isDragging && isNear)
        return;
    m_longPress.stop();
    if (!std::exchange(m_press.isDragging, true) && m_press.isOnGround) {
        m_pan.grab(*m_press.at);
        m_pan.dragTo(event.pos());
        showShape(pointer(event.pos()));
    }
    if (m_press.isOnGround)
        return;
    const BoardPointer at = pointer(event.pos());
    if (m_grip.isHeld())
        m_grip.drag(at.scenePos);
    else if (m_press.tool)
        m_press.tool->drag(at);
    scrollAtEdge(event.pos());
    showShape(at);
}

void PointerRouter::showShape(const BoardPointer& at)
{
    m_view.viewport()->setCursor(shapeAt(at));
}

Qt::CursorShape PointerRouter::shapeAt(const BoardPointer& at) const
{
    if (m_pan.isSpaceHeld())
        return m_pan.isGrabbed() ? Qt::ClosedHandCursor : Qt::OpenHandCursor;
    if ((m_grip.isHeld() || m_press.isOnGround) && m_press.isDragging)
        return Qt::ClosedHandCursor;
    if (!m_press.at && (m_grip.isAt(at.scenePos) || isGround(at)))
        return Qt::OpenHandCursor;
    return (m_press.tool ? m_press.tool.data() : &m_view.tool())->shapeAt(at);
}

/** What is held at an edge is wanted beyond it; what is brought from beside the boards has to be over them. */
void PointerRouter::scrollAtEdge(QPoint inViewport)
{
    const bool isBrought = m_broughtFrom && m_view.viewport()->rect().contains(inViewport);
    const bool isHeld = !m_grip.isHeld() && (isBrought || (m_press.tool && m_press.tool->isDragging()));
    m_edges.pointAt(inViewport, isHeld);
}

void PointerRouter::scrollOn()
{
    if (!m_press.isDragging && !m_broughtFrom) {
        m_edges.stop();
        return;
    }
    if (!m_edges.step())
        return;
    if (BoardTool* const tool = m_broughtFrom ? &m_view.tool() : m_press.tool.data())
        tool->drag(pointer(m_edges.at()));
}

// A button goes up

void PointerRouter::release(const QMouseEvent& event)
{
    m_modifiers = event.modifiers();
    if (m_pan.isGrabbed() && (event.button() == Qt::MiddleButton || !m_press.at)) {
        m_pan.letGo();
        showShape(pointer(event.pos()));
    }
    if (event.button() != m_press.button || !m_press.at) {
        reportHand(event.pos());
        return;
    }
    m_longPress.stop();
    const BoardPointer at = pointer(event.pos());
    const Press press = std::exchange(m_press, {});
    const bool wasHeldBack = m_grip.isHeld() || press.isOnGround;
    m_grip.release();
    if (press.isOnGround)
        m_pan.letGo();
    if (wasHeldBack && !press.isDragging && press.tool)
        press.tool->press(at);
    if (press.tool && (!wasHeldBack || !press.isDragging))
        letGo(at, *press.tool);
    showShape(at);
    // A finger that is lifted is nowhere.
    const bool isFinger = event.pointerType() == QPointingDevice::PointerType::Finger;
    reportHand(isFinger ? std::nullopt : std::optional(event.pos()));
}

void PointerRouter::letGo(const BoardPointer& at, BoardTool& tool)
{
    if (at.touch && at.touch->kind == Touch::Kind::Cell)
        m_keys.hideAt(at.touch->cell); // where something was put down is where keys go on
    tool.release(at);
}

void PointerRouter::doubleClick(const QMouseEvent& event)
{
    const BoardLayout& layout = scene().boardLayout();
    const auto face = layout.faceAt(m_view.viewportTransform().inverted().map(event.position()));
    const bool isOnTable = m_view.isPlaying() && face && layout.isOneOfSeveral() && event.button() == Qt::LeftButton;
    if (!isOnTable || scene().picture().isHidden) {
        press(event);
        return;
    }
    if (std::exchange(m_hasBroughtForward, false))
        return;             // the first click has made it large
    m_view.tool().cancel(); // what the first click picked up
    m_view.focusOn(scene().focusedFace() == face ? std::nullopt : face);
}

// What begins beside the board

BoardPointer PointerRouter::pointerBeside(QPoint global) const
{
    BoardPointer at = pointer(m_view.viewport()->mapFromGlobal(global));
    if (!m_view.isOver(global)) {
        // What lies there is not seen.
        at.touch.reset();
        at.place.reset();
    }
    return at;
}

void PointerRouter::beginBeside(const Touch& touch, QPoint global)
{
    m_view.takeInput();
    if (scene().picture().isHidden)
        return;
    m_broughtFrom = touch;
    reportHand(std::nullopt);
    BoardPointer at = pointerBeside(global);
    at.touch = touch;
    m_view.tool().press(at);
    dragBeside(global);
}

void PointerRouter::dragBeside(QPoint global)
{
    if (!m_broughtFrom)
        return;
    m_view.tool().drag(pointerBeside(global));
    scrollAtEdge(m_view.viewport()->mapFromGlobal(global));
}

void PointerRouter::endBeside(QPoint global, bool isBack)
{
    const auto from = std::exchange(m_broughtFrom, std::nullopt);
    if (!from)
        return;
    BoardPointer at = pointerBeside(global);
    if (isBack)
        at.touch = from;
    letGo(at, m_view.tool());
    reportHand(std::nullopt);
}

void PointerRouter::cancelBeside()
{
    if (!std::exchange(m_broughtFrom, std::nullopt))
        return;
    m_view.tool().cancel();
    reportHand(std::nullopt);
}

} // namespace ringford::ui
