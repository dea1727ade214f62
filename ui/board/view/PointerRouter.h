// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/tools/BoardTool.h"
#include "ui/board/view/EdgeScroll.h"
#include "ui/board/view/TurnGrip.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <optional>

class QMouseEvent;

namespace ringford::ui {

class BoardKeys;
class BoardScene;
class BoardView;
class PanZoom;

/**
 * Passes what pointers do on a board's view to whoever it is meant for: the hand that pans, also by the empty ground of
 * boards that are larger than the view, the grip that turns a ring, the tool in use or the one of the right button.
 */
class PointerRouter : public QObject {
    Q_OBJECT

public:
    /** All must live longer. */
    PointerRouter(BoardView& view, BoardKeys& keys, PanZoom& pan);

    void press(const QMouseEvent& event);
    void move(const QMouseEvent& event);
    void release(const QMouseEvent& event);
    /**
     * On one of several boards a double click makes it large, or all as large as one another again; else two quick
     * clicks are two clicks.
     */
    void doubleClick(const QMouseEvent& event);
    /** Puts back what the pressed button began. */
    void putDown();
    /** The pointer is not over the boards any more, or keys are used. */
    void leave() { reportHand(std::nullopt); }
    /** Boards have come to stand otherwise: what made one large is told now that words find their place. */
    void rearranged();
    /** Whether a hand turns a ring by its rim, or draws. */
    bool hasBegun() const { return m_grip.isHeld() || (m_press.tool && m_press.as == Qt::RightButton); }

    /** A drag that begins beside the board, with something that can be touched there: see BoardView. */
    void beginBeside(const Touch& touch, QPoint global);
    void dragBeside(QPoint global);
    void endBeside(QPoint global, bool isBack);
    void cancelBeside();

private:
    /** A button that is down. */
    struct Press {
        QPointer<BoardTool> tool;              ///< that it is used by
        Qt::MouseButton button = Qt::NoButton; ///< the button itself
        Qt::MouseButton as = Qt::NoButton;     ///< what it counts as
        std::optional<QPoint> at;              ///< where it went down; nothing: none is
        bool isDragging = false;
        bool isOnGround = false; ///< a drag from there moves the boards
    };

    BoardScene& scene() const;
    QPointF toScene(QPoint inViewport) const;
    BoardPointer pointer(QPoint inViewport) const;
    BoardPointer pointerBeside(QPoint global) const;
    void reportHand(std::optional<QPoint> at);
    void takePress(const QMouseEvent& event);
    bool endsOther(const QMouseEvent& event, bool wasChoosing);
    void begin(const QMouseEvent& event, BoardTool& tool);
    void letGo(const BoardPointer& at, BoardTool& tool);
    bool bringsForward(QPoint at);
    bool isGround(const BoardPointer& at) const;
    void awaitLongPress(const QMouseEvent& event);
    void takeLongPress();
    void showShape(const BoardPointer& at);
    Qt::CursorShape shapeAt(const BoardPointer& at) const;
    void scrollAtEdge(QPoint inViewport);
    void scrollOn();

    BoardView& m_view;
    BoardKeys& m_keys;
    PanZoom& m_pan;
    EdgeScroll m_edges;
    TurnGrip m_grip;
    Press m_press;
    QTimer m_longPress;
    bool m_hasBroughtForward = false;    ///< the last press made a board large that was too small to play on
    std::optional<int> m_toExplain;      ///< the board of which that is still to be told
    std::optional<Touch> m_broughtFrom;  ///< where a drag began beside the board
    Qt::KeyboardModifiers m_modifiers{}; ///< of the last event of a pointer
};

} // namespace ringford::ui
