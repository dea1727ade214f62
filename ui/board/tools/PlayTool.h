// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/scene/BoardAppearance.h"
#include "ui/board/tools/BoardTool.h"
#include "ui/board/tools/DragHandling.h"
#include "ui/board/tools/TouchPlay.h"
#include "ui/match/MatchModel.h"

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
    bool isDragging() const override { return m_play.hand().state() == PlayingHand::State::Dragging; }
    void hover(const BoardPointer& at) override { m_play.foresight().pointAt(at.touch); }
    void activate(const Touch& touch) override { m_play.activate(touch); }
    bool cancel() override;
    /**
     * Makes room for another's action: a promotion that waits for its piece is taken up again behind it, all else is
     * put back.
     */
    void setAside() { m_play.setAside(); }
    /**
     * The same for an action that begins elsewhere: what was touched first, and nothing after it, is still touched behind
     * it, where it can be.
     */
    void makeRoom()
    {
        if (touched().size() != 1)
            m_play.setAside();
    }
    /** In mid-jump, undo takes back the part that has been touched, not an action before. */
    bool canUndo() const override { return touched().size() > 1; }
    void undo() override { cancel(); }
    Qt::CursorShape shapeAt(const BoardPointer& at) override;
    void reset() override { m_play.reset(); }
    void rearranged() override;

    /** The kinds of tool that the game has (GameDescription::tools). */
    void setGameTool(std::uint8_t tool);
    std::uint8_t gameTool() const { return m_play.touches().tool(); }
    void setPointerUse(PointerUse use) { m_use = use; }
    /**
     * Practice: what may not be played is seen as if it were played, with the reason; a moment later, or with the next
     * touch, it is taken back.
     */
    void setPractising(bool practises);
    bool isPractising() { return m_play.practice().isPractising(); }
    /** Shows such an action that did not come from a hand on the board. */
    void showMistake(const Action& action, const Refusal& refusal) { m_play.showMistake(action, refusal); }
    /** Takes back what showMistake() or a hand has put there; false if nothing was. */
    bool endMistake() { return m_play.endMistake(); }
    /** Plays one of the actions that chooserWanted() offered, at the place that it was about. */
    void choose(const Action& action, const Touch& at, std::optional<Seat> actor = {})
    {
        m_play.play(action, at, actor);
    }
    /** Plays what confirmWanted() asked about. */
    void confirm(const Action& action) { m_play.confirm(action); }
    /** Places that may be touched now, for views beside the board. */
    std::vector<Touch> nextTouches() { return session().next(); }
    /** Pieces in stockpiles that can be taken now, also in place of what is in hand. */
    std::vector<Touch> stockTouches() { return m_play.touches().stockTouches(); }
    /**
     * Whether anything can be played now with a tool. The hand can look at pieces, but in the middle of a row that another
     * tool goes on with (shells that are aimed): how they go is of no use then.
     */
    bool canUse(std::uint8_t tool) { return session().canUse(tool) || (tool == 0 && !m_play.isInRow()); }
    /** The places touched so far, of what is not an action yet. */
    const std::vector<Touch>& touched() const { return m_play.touches().touched(); }
    /** The cell of a piece that rests elsewhere in the middle of its action (a row of jumps). */
    std::optional<Cell> restingFrom() const { return m_play.hand().restingFrom(); }
    /** Whether only a piece from a stockpile can be touched next: a promotion waits for what comes onto the board. */
    bool awaitsStock() { return m_play.touches().awaitsStock(); }
    /** Whether what is touched is all of an action, which may end there. */
    bool canEndHere() { return !touched().empty() && session().canEnd(); }
    /** Why what is pointed at would be taken by going there and cannot be shot, where the piece could do both. */
    const std::optional<Text>& shotHint() const { return m_play.foresight().shotHint(); }

signals:
    /** The touches mean several actions: somebody must choose one, at the place last touched. */
    void chooserWanted(const std::vector<ringford::Action>& actions, const ringford::Touch& at);
    /** Several seats may do this out of turn: somebody must say which one does. */
    void actorWanted(const ringford::Action& action, ringford::SeatSet seats, const ringford::Touch& at);
    /** Somebody must say that this is meant, after a question if the game has one; else cancel() puts all back. */
    void confirmWanted(const ringford::Action& action, const ringford::ui::AskedBefore& question,
                       const ringford::Touch& at);
    /**
     * Cannot be played. @p at is the place last touched, in the scene; null if it has none there. @p from: the cell that
     * was touched first, whose piece it is about
     */
    void refused(const ringford::Refusal& refusal, const QRectF& at, std::optional<ringford::Cell> from);
    /** Nothing can be played now: it is the turn of seats for which no hand acts (MatchModel::awaited()). */
    void awaiting(const QRectF& at);
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
    GestureSession& session() { return m_play.touches().get(); }
    void clickWithPointer(const Touch& touch);
    bool isBesideWayOut(const BoardPointer& at);
    void releaseNothing(const BoardPointer& at);
    bool reachesWithoutHolding(const Touch& touch);

    BoardScene& m_scene;
    TouchPlay m_play;
    DragHandling m_drag;
    PointerUse m_use = PointerUse::DragAndClick;
    bool m_hasJustBegun = false; ///< so that the click that picked up does not put down
};

} // namespace ringford::ui
