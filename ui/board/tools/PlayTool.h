// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/scene/BoardManner.h"
#include "ui/board/scene/GestureSession.h"
#include "ui/board/tools/BoardTool.h"
#include "ui/match/MatchModel.h"

#include <QTimer>

#include <memory>

namespace ringford::ui {

class BoardScene;

/**
 * Plays: collects touches by drag, by clicks and by keyboard until they are an action, and asks the model to play it.
 * Touches that lead nowhere are answered with the reason; a piece that cannot be played shows how it moves.
 */
class PlayTool : public BoardTool {
    Q_OBJECT

public:
    PlayTool(MatchModel& model, BoardScene& scene, QObject* parent = nullptr);

    void press(const BoardPointer& at) override;
    void drag(const BoardPointer& at) override;
    void release(const BoardPointer& at) override;
    /** Who plays has something in hand; else a drag is nothing. */
    bool isDragging() const override { return m_dragged.has_value(); }
    void hover(const BoardPointer& at) override;
    void activate(const Touch& touch) override;
    bool cancel() override;
    /**
     * Makes room for another's action: a promotion that waits for its piece is taken up again behind it, all else is
     * put back.
     */
    void setAside();
    /** In mid-jump, undo takes back the part that has been touched, not an action before. */
    bool canUndo() const override { return touched().size() > 1; }
    void undo() override { cancel(); }
    Qt::CursorShape shapeAt(const BoardPointer& at) override;
    void reset() override;
    void rearranged() override;

    /** The kinds of tool that the game has (GameDescription::tools). */
    void setGameTool(std::uint8_t tool);
    std::uint8_t gameTool() const { return m_tool; }
    void setPointerUse(PointerUse use) { m_use = use; }
    /**
     * Practice: what may not be played is seen as if it were played, with the reason; a moment later, or with the next
     * touch, it is taken back.
     */
    void setPractising(bool practises);
    bool isPractising() const { return m_practises; }
    /** Shows such an action that did not come from a hand on the board. */
    void showMistake(const Action& action, const Refusal& refusal);
    /** Takes back what showMistake() or a hand has put there; false if nothing was. */
    bool endMistake();
    /** Plays one of the actions that chooserWanted() offered, at the place that it was about. */
    void choose(const Action& action, const Touch& at, std::optional<Seat> actor = {});
    /** Plays what confirmWanted() asked about. */
    void confirm(const Action& action);
    /** Places that may be touched now, for views beside the board. */
    std::vector<Touch> nextTouches();
    /** Pieces in stockpiles that can be taken now, also in place of what is in hand. */
    std::vector<Touch> stockTouches();
    /** Whether anything can be played now with a tool. The hand can always look at pieces. */
    bool canUse(std::uint8_t tool) { return tool == 0 || session().canUse(tool); }
    /** The places touched so far, of what is not an action yet. */
    const std::vector<Touch>& touched() const;
    /** The cell of a piece that rests elsewhere in the middle of its action (a row of jumps). */
    std::optional<Cell> restingFrom();
    /** Whether only a piece from a stockpile can be touched next: a promotion waits for what comes onto the board. */
    bool awaitsStock();
    /** Whether what is touched is all of an action, which may end there. */
    bool canEndHere() { return !touched().empty() && session().canEnd(); }
    /** Why what is pointed at would be taken by going there and cannot be shot, where the piece could do both. */
    const std::optional<Text>& shotHint() const { return m_shotHint; }

signals:
    /** The touches mean several actions: somebody must choose one, at the place last touched. */
    void chooserWanted(const std::vector<ringford::Action>& actions, const ringford::Touch& at);
    /** Several seats may do this out of turn: somebody must say which one does. */
    void actorWanted(const ringford::Action& action, ringford::SeatSet seats, const ringford::Touch& at);
    /** Somebody must say that this is meant, after a question if the game has one; else cancel() puts all back. */
    void confirmWanted(const ringford::Action& action, const ringford::Text& question, const ringford::Touch& at);
    /** Cannot be played. @p at is the place last touched, in the scene; null if it has none there. */
    void refused(const ringford::Refusal& refusal, const QRectF& at);
    /** In practice: this seat did what may not be played. */
    void mistaken(ringford::Seat seat);
    /** Another tool was taken in hand by somebody. */
    void toolTaken();
    /** What is touched, or what may be touched next, has changed. */
    void touchesChanged();
    /** A promotion that waited for its piece cannot go on any more: somebody else's action was in its way. */
    void promotionLost();
    /** What is in hand would leave the board at @p at, a place in the scene; null: it would not any more. */
    void leavingForeseen(const QRectF& at);
    /** What would happen where the pointer or the cursor is has changed. */
    void foreseenChanged();

private:
    void takeUpAgain();
    bool isElsewhere(const Touch& touch);

    GestureSession& session();
    std::optional<Touch> meant(const BoardPointer& at);
    std::optional<Cell> exitBeside(Cell beyond);
    Cell nearestCell(QPointF scenePos) const;
    bool refuseBeyondRim(const Touch& held, const BoardPointer& at);
    void pointAt(const std::optional<Touch>& touch);
    void foreseeAt(const std::optional<Touch>& touch);
    std::vector<Target> rangeFrom(const Touch& touch) const;
    void click(const Touch& touch);
    bool begin(const Touch& touch);
    bool canHold(const Touch& touch);
    void pickUp(const Touch& touch);
    bool takeFromStock(const Touch& touch);
    void carry(QPointF scenePos);
    void settleOn(const Touch& held, Cell cell);
    void follow(const GestureSession::Answer& answer);
    void play(const Action& action, const Touch& at, std::optional<Seat> who = {});
    void showAsPlayed(const Touch& at);
    void refuse(const Gesture& touched);
    bool mistake(const Gesture& touched, const Refusal& refusal);
    void takeMistakeBack();
    void showWrong(const Touch& first, Cell to);
    Seat whoseIs(const Touch& touch) const;
    void refuseNext(const Touch& touch);
    void refuseDropped(const Touch& held, const Touch& on);
    void explain(const Refusal& refusal, const Touch& first, const QRectF& at);
    void takeBackTouch();
    void foreseeLeaving(const std::optional<Touch>& touch);
    void lookAt(const Touch& touch);
    void inspect(Cell cell);
    /** Forgets what was touched; a piece in hand goes back to its cell. */
    void forget();
    /** The same, and a tool taken by Shift goes, too. */
    void putBack();
    void showTouches();
    void clickWithPointer(const Touch& touch);
    void dropInHand(const Touch& held, const std::optional<Touch>& on);
    void leaveInHand(const Touch& held, bool isBack);
    void takeUsefulTool();
    bool toolDrags() const;
    Cell lastCell();
    void takeToolFor(Qt::KeyboardModifiers modifiers);
    void takeTool(std::uint8_t tool);
    void returnTool();

    MatchModel& m_model;
    BoardScene& m_scene;
    std::optional<GestureSession> m_session; // made when first needed: nobody touches most positions
    std::shared_ptr<const Game> m_game;      ///< that it is about
    std::uint8_t m_tool = 0;
    SideSet m_servedSides;                   ///< on whose turn the tool is in hand
    std::optional<std::uint8_t> m_usualTool; ///< that a tool taken by Shift gives way to again
    PointerUse m_use = PointerUse::DragAndClick;
    std::optional<Touch> m_pressed;
    std::optional<Touch> m_foreseen; ///< what is shown to happen is about this place
    std::optional<Text> m_shotHint;
    bool m_foreseesLeaving = false;
    bool m_keepsInHand = false;     ///< what is refused now is put back by hand alone
    std::optional<Seat> m_actor;    ///< who plays what is confirmed next, where that was asked
    bool m_hasJustBegun = false;    // so that the click that picked up does not put down
    std::optional<Touch> m_dragged; ///< what the pressed button holds: a piece on the board, or one from a stockpile
    std::optional<Cell> m_inHand;   ///< where the piece on the board came from that a drag or a resting jump holds
    std::optional<Cell> m_inspected;
    std::vector<Touch> m_aside;      ///< what was touched of a promotion that was set aside
    const Node* m_asideAt = nullptr; ///< and the place where that was
    bool m_isPlaying = false;        ///< what was touched is becoming an action
    bool m_practises = false;
    QTimer m_mistake; ///< runs while one is seen
};

} // namespace ringford::ui
