// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/scene/BoardScene.h"
#include "ui/board/view/ActionChooser.h"
#include "ui/board/view/TurnGrip.h"

#include <QGraphicsView>
#include <QPointer>
#include <QTimer>

namespace ringford::ui {

class ActionOffer;
class BoardKeys;
struct BoardPointer;
class BoardTool;
class ClockModel;
class EdgeLabels;
class Minimap;
class PlayTool;
class ReasonBubble;

/**
 * The window onto the boards of a match: passes what hands do to the tool in use, moves the keyboard's cursor, zooms,
 * and shows reasons and choices at the place they are about.
 */
class BoardView : public QGraphicsView {
    Q_OBJECT

public:
    explicit BoardView(MatchModel& model, QWidget* parent = nullptr);
    ~BoardView() override;

    MatchModel& model() const { return m_model; }
    BoardScene& boardScene() const { return *m_scene; }
    PlayTool& playTool() const { return *m_playTool; }
    /** The tool that hands and keys use. */
    BoardTool& tool() const { return *m_tool; }
    /**
     * Takes another tool in hand; what the one before held is put back. When a tool is destroyed that is in use, the
     * board is played on again.
     */
    void setTool(BoardTool& tool);
    /** Plays again. */
    void setPlayTool();
    /** The tool that gets the right button from those that do not take it themselves; null: nobody does. */
    void setRightTool(BoardTool* tool);
    void setManner(const BoardManner& manner);
    /**
     * The clocks that are shown on the board where there is room, and told when somebody asks; they outlive the view.
     */
    void setClocks(const ClockModel& clocks)
    {
        m_clocks = &clocks;
        m_scene->setClocks(clocks);
    }

    /** Makes a board large, as BoardScene::setFocus(); of linked boards it is seen as large as its height fits. */
    void focusOn(std::optional<int> face);
    /** Turns the boards by a side. (By its rim a hand can turn a ring to any angle.) */
    void turn();
    void zoomIn();
    void zoomOut();
    /** The whole, all of its width, all of its height: so it stays while the view is resized. */
    void zoomToFit();
    void zoomToWidth();
    void zoomToHeight();
    double zoom() const { return m_zoom; }

    /** The cell that the keyboard is at, whether or not its mark is seen. */
    Cell cursorCell() const;
    void setCursorCell(Cell cell);
    /** Touches something beside the board, as a click on it or Enter does. */
    void activate(const Touch& touch);
    /**
     * A drag that begins beside the board, with something that can be touched there: what the pointer does goes on over
     * the board.
     * @p global: where the pointer is on the screen.
     */
    void beginBeside(const Touch& touch, QPoint global);
    void dragBeside(QPoint global);
    /** @p isBack: let go where it began. */
    void endBeside(QPoint global, bool isBack);
    void cancelBeside();
    /** Whether that place of the screen is on the part of the boards that is seen. */
    bool isOver(QPoint global) const;
    /** Says something beside a place of the scene, to eyes and ears. */
    void say(const QString& sentence, const QRectF& at);
    /** What the bubble says; empty when none is seen. */
    QString reason() const;
    /** What is offered right now; null if nothing is. */
    ActionChooser* chooser() const;
    /** Where a cell is seen, in the viewport's coordinates. */
    QRect cellRect(Cell cell) const;
    /** Where a part of the scene is seen; a null one stands for no place, which is the middle. */
    QRect inViewport(const QRectF& inScene) const;
    /** What words beside a place must not cover now, or rather not. */
    KeptFree keptFree() const;

signals:
    /** Something was not played, and why. */
    void refused(const ringford::Refusal& refusal);
    void zoomChanged(double zoom);
    /**
     * What can be done in the middle of an action, as the end of a sentence; empty: nothing to say. @p of: the seat
     * that acts, where others may have the turn as well
     */
    void hintChanged(const QString& hint, std::optional<ringford::Seat> of);
    /** The keyboard's cursor came to another cell. */
    void cursorMoved(ringford::Cell cell);
    /** Another tool is in use. */
    void toolChanged();

protected:
    bool event(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    BoardPointer pointer(QPoint inViewport) const;
    BoardPointer pointerBeside(QPoint global) const;
    void arrange();
    void takeArrangement();
    void takeContents();
    /** What the boards are as large as; Free: as large as somebody wanted them. */
    enum class Fit : std::uint8_t { Free, Width, Height };
    void setZoom(double zoom, QPoint fixed, Fit fit = Fit::Free);
    void makeMap();
    void placeMap();
    QSize wholeSpace() const;
    QSizeF spaceBeside() const;
    void takeInput();
    void putDown();
    void letGo(const BoardPointer& at, BoardTool& tool);
    bool bringsForward(QPoint at);
    void showLinked(std::optional<int> face);
    void showShape(const BoardPointer& at);
    bool isStepOfTool(const QKeyEvent& event) const;
    void stepWithTool(const QKeyEvent& event);
    BoardTool* toolFor(Qt::MouseButton button) const;
    void awaitLongPress(const QMouseEvent& event);
    void takeLongPress();
    void showRefusal(const Refusal& refusal, const QRectF& at);
    void tellStop();
    QString rowUnderWay() const;
    void pan(QPoint to);
    EdgeLabels* edgeAt(QPoint inViewport) const;
    void scrollAtEdge(QPoint inViewport);
    void scrollOn();
    bool panByKey(int key, Qt::KeyboardModifiers modifiers);

    MatchModel& m_model;
    const ClockModel* m_clocks = nullptr;
    BoardScene* m_scene;
    PlayTool* m_playTool;
    BoardTool* m_tool; ///< the one in use
    BoardKeys* m_keys;
    ReasonBubble* m_bubble;
    ActionOffer* m_offer;
    TurnGrip m_grip;
    QString m_hint;
    std::vector<EdgeLabels*> m_edges;
    Minimap* m_minimap = nullptr;
    double m_zoom = 1;
    Fit m_fit = Fit::Free;
    bool m_mapGivesWay = false; ///< it would take most of the height that the boards could win
    bool m_isSpaceHeld = false;
    bool m_hasPanned = false; ///< since then
    QPointer<BoardTool> m_rightTool;
    QPointer<BoardTool> m_pressedTool;          ///< that the pressed button is used by
    Qt::MouseButton m_pressed = Qt::NoButton;   ///< the button itself
    Qt::MouseButton m_pressedAs = Qt::NoButton; ///< what it counts as
    QTimer m_longPress;
    QTimer m_scrolling;                ///< while something is dragged over the labels at an edge
    QPoint m_scrollingAt;              ///< where, in the viewport
    std::optional<QPoint> m_pressedAt; ///< where that went down
    bool m_isDragging = false;
    bool m_hasBroughtForward = false;   ///< the last press made a board large that was too small to play on
    std::optional<Touch> m_broughtFrom; ///< where a drag began beside the board
    std::optional<QPoint> m_pannedFrom;
    Qt::KeyboardModifiers m_modifiers{}; ///< of the last event of a pointer
};

} // namespace ringford::ui
