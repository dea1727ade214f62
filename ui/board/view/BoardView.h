// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/scene/BoardScene.h"
#include "ui/board/tools/PlayTool.h"
#include "ui/board/view/ActionChooser.h"
#include "ui/board/view/BoardKeys.h"
#include "ui/board/view/KeyRouter.h"
#include "ui/board/view/PanZoom.h"
#include "ui/board/view/PlayHints.h"
#include "ui/board/view/PointerRouter.h"

#include <QGraphicsView>
#include <QPointer>

namespace ringford::ui {

class ActionOffer;
class ClockModel;
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
    /** Whether that is the one that plays. */
    bool isPlaying() const { return m_tool == m_playTool; }
    /**
     * Takes another tool in hand; what the one before held is put back. When a tool is destroyed that is in use, the
     * board is played on again.
     */
    void setTool(BoardTool& tool);
    /** Plays again. */
    void setPlayTool() { setTool(*m_playTool); }
    /** The tool that gets the right button from those that do not take it themselves; null: nobody does. */
    void setRightTool(BoardTool* tool) { m_rightTool = tool; }
    /** Who uses a button: the tool in use, or the one that draws. Null: nobody. */
    BoardTool* toolFor(Qt::MouseButton button) const;
    void setAppearance(const BoardAppearance& appearance);
    /**
     * The clocks that are shown on the board where there is room, and told when somebody asks; they outlive the view.
     */
    void setClocks(const ClockModel& clocks)
    {
        m_keyRouter.setClocks(clocks);
        m_scene->setClocks(clocks);
    }

    /** Makes a board large, as TableStage::setFocus(); of linked boards it is seen as large as its height fits. */
    void focusOn(std::optional<int> face);
    /** Turns the boards by a side. (By its rim a hand can turn a ring to any angle.) */
    void turn() { m_scene->table().turn(); }
    void zoomIn() { m_pan.zoomIn(); }
    void zoomOut() { m_pan.zoomOut(); }
    /** The whole, all of its width, all of its height: so it stays while the view is resized. */
    void zoomToFit() { m_pan.zoomToFit(); }
    void zoomToWidth() { m_pan.zoomToWidth(); }
    void zoomToHeight() { m_pan.zoomToHeight(); }
    double zoom() const { return m_pan.zoom(); }
    /** Whether the map is wanted and of use, but there is no room for it. */
    bool mapLacksRoom() const { return m_pan.mapLacksRoom(); }
    /** The room beside the viewport is the map's. */
    using QGraphicsView::setViewportMargins;
    using QGraphicsView::viewportMargins;

    /** The cell that the keyboard is at, whether or not its mark is seen. */
    Cell cursorCell() const { return m_keys->cell(); }
    void setCursorCell(Cell cell) { m_keys->goTo(cell); }
    /** Until the next key that leads it. */
    void hideCursor() { m_keys->hide(); }
    /** Touches something beside the board, as a click on it or Enter does. */
    void activate(const Touch& touch);
    /** New input never waits for what is still being shown of the old. */
    void takeInput();
    /**
     * A drag that begins beside the board, with something that can be touched there: what the pointer does goes on over
     * the board.
     * @p global: where the pointer is on the screen.
     */
    void beginBeside(const Touch& touch, QPoint global) { m_pointer.beginBeside(touch, global); }
    void dragBeside(QPoint global) { m_pointer.dragBeside(global); }
    /** @p isBack: let go where it began. */
    void endBeside(QPoint global, bool isBack) { m_pointer.endBeside(global, isBack); }
    void cancelBeside() { m_pointer.cancelBeside(); }
    /** Whether that place of the screen is on the part of the boards that is seen. */
    bool isOver(QPoint global) const { return viewport()->rect().contains(viewport()->mapFromGlobal(global)); }
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
    Unobstructed unobstructed() const;

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
    bool viewportEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override { m_pointer.press(*event); }
    void mouseMoveEvent(QMouseEvent* event) override { m_pointer.move(*event); }
    void mouseReleaseEvent(QMouseEvent* event) override { m_pointer.release(*event); }
    void mouseDoubleClickEvent(QMouseEvent* event) override { m_pointer.doubleClick(*event); }
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void connectScene();
    void connectPlayTool();
    void takeArrangement();
    void takeContents();
    void takeTouches();
    void showRefusal(const Refusal& refusal, const QRectF& at, std::optional<Cell> from);
    bool isStillRefused() const;

    /** What the bubble refuses; without a node it says something else, or nothing. */
    struct Refused {
        const Node* at = nullptr;
        std::vector<Cell> cells; ///< marked as the reason
        std::optional<Cell> from;
    };

    MatchModel& m_model;
    BoardScene* m_scene;
    PlayTool* m_playTool;
    BoardTool* m_tool; ///< the one in use
    QPointer<BoardTool> m_rightTool;
    BoardKeys* m_keys;
    ReasonBubble* m_bubble;
    Refused m_refused;
    ActionOffer* m_offer;
    PanZoom m_pan;
    PointerRouter m_pointer;
    KeyRouter m_keyRouter;
    PlayHints m_hints;
};

} // namespace ringford::ui
