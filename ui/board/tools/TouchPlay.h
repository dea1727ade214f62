// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/tools/ActionForesight.h"
#include "ui/board/tools/PlayingHand.h"
#include "ui/board/tools/PracticeMistake.h"
#include "ui/board/tools/PromotionAside.h"
#include "ui/board/tools/ToolBelt.h"
#include "ui/match/Actors.h"

#include <QObject>

namespace ringford::ui {

/**
 * Makes actions of touches, one after the other, and asks the model to play them. Touches that lead nowhere are
 * answered with the reason; a piece that cannot be played shows how it moves. Knows no pointer.
 */
class TouchPlay : public QObject {
    Q_OBJECT

public:
    /** What a person is in the middle of. */
    enum class State : std::uint8_t {
        Idle,
        Looking,  ///< at a piece that is not played
        Touching, ///< places that are no action yet
        Holding,  ///< a piece of the board is in hand
        Mistaken  ///< in practice, what may not be played is seen for a moment
    };

    /** Both must live longer. */
    TouchPlay(MatchModel& model, BoardScene& scene);

    State state();
    TouchSession& touches() { return m_touches; }
    const TouchSession& touches() const { return m_touches; }
    ToolBelt& belt() { return m_belt; }
    PlayingHand& hand() { return m_hand; }
    const PlayingHand& hand() const { return m_hand; }
    ActionForesight& foresight() { return m_foresight; }
    const ActionForesight& foresight() const { return m_foresight; }
    PracticeMistake& practice() { return m_mistake; }

    /** Touches a place, as a click does. */
    void click(const Touch& touch);
    /** The same by keys: what is refused stays in hand, for it is a long way back. */
    void activate(const Touch& touch);
    /** Begins with a place from where more touches lead on; false if none do. */
    bool begin(const Touch& touch);
    /**
     * Takes a piece from a stockpile that what was touched before waits for, in place of one taken before; false if
     * none is waited for.
     */
    bool takeFromStock(const Touch& touch);
    /** Goes on as the session has answered a touch. */
    void follow(const GestureSession::Answer& answer);
    /** Shows how a piece moves that is not played. */
    void inspect(Cell cell);
    /** Whether, while a promotion waits for its piece, @p touch begins something on another board. */
    bool isElsewhere(const Touch& touch);
    /** Whether nothing but a row that has begun can go on or end: shells that are aimed. */
    bool isInRow() const { return OrderedRow(m_model.match(), m_model.viewedNode()).progress().has_value(); }

    /** Plays an action, after what must be asked; @p who does it, where that was asked. */
    void play(const Action& action, const Touch& at, std::optional<Seat> who = {});
    /** Plays what confirmWanted() asked about. */
    void confirm(const Action& action);

    /** Shift may lend a tool. */
    void takeToolFor(Qt::KeyboardModifiers modifiers);
    /** Shows what is touched, or that nothing is. */
    void showTouches();
    /** Forgets what was touched; a piece in hand goes back to its cell. */
    void forget();
    /** The same, and a tool that was lent goes, too. */
    void putBack();
    /** Makes room for another's action: see PlayTool. */
    void setAside();
    /** Goes on with what was set aside, where that is possible. */
    void takeUpAgain();
    /** Another position is shown. */
    void reset();

    /** Says why touches are no action; in practice they are seen as if they were one. */
    void refuse(const Gesture& touched);
    /** Says why a piece of a stockpile cannot be played. */
    void refuseStock(const Touch& stock);
    /** Shows an action that may not be played and did not come from a hand on the board. */
    void showMistake(const Action& action, const Refusal& refusal);
    /** Takes back what showMistake() or a hand has put there; false if nothing was. */
    bool endMistake();

signals:
    // Each as in PlayTool.
    void chooserWanted(const std::vector<ringford::Action>& actions, const ringford::Touch& at);
    void actorWanted(const ringford::Action& action, ringford::SeatSet seats, const ringford::Touch& at);
    void confirmWanted(const ringford::Action& action, const ringford::ui::AskedBefore& question,
                       const ringford::Touch& at);
    void refused(const ringford::Refusal& refusal, const QRectF& at, std::optional<ringford::Cell> from);
    void awaiting(const QRectF& at);
    void mistaken(ringford::Seat seat);
    void touchesChanged();
    void promotionLost();

private:
    void clickNext(const Touch& touch);
    void lookAt(const Touch& touch);
    void rest();
    void showAsPlayed(const Touch& at);
    void takeBackTouch();
    void takeMistakeBack();
    bool tryAsMistake(const Gesture& touched, const Refusal& refusal);
    void explain(const Refusal& refusal, const Touch& first, const QRectF& at);

    MatchModel& m_model;
    BoardScene& m_scene;
    TouchSession m_touches;
    ToolBelt m_belt;
    PlayingHand m_hand;
    ActionForesight m_foresight;
    PromotionAside m_aside;
    PracticeMistake m_mistake;
    std::optional<Seat> m_actor; ///< who plays what is confirmed next, where that was asked
    bool m_keepsInHand = false;  ///< what is refused now is put back by hand alone
    bool m_isPlaying = false;    ///< what was touched is becoming an action
};

} // namespace ringford::ui
