// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/Clocks.h"
#include "engine/match/GameTree.h"

#include <QObject>

#include <chrono>
#include <functional>
#include <map>
#include <optional>
#include <set>

class QTimer;

namespace ringford::ui {

class MatchModel;

/**
 * The clocks of the match that is open, if its `Clock` tag gives it any. They follow where the game stands, not what is
 * looked at: they run on when something is played, go back with what is taken back, and a clock at 0 enters the flag's
 * fall. What the clock of the one who acted shows is written into the match (`[%clk 0:09:57]`).
 */
class ClockModel : public QObject {
    Q_OBJECT

public:
    using Time = Clocks::Time;
    /** How late it is: milliseconds since any fixed moment. */
    using Watch = std::function<Time()>;

    /** @p match outlives it. */
    explicit ClockModel(MatchModel& match, QObject* parent = nullptr);
    /** Looks at another watch from now on: for tests, which cannot wait. @pre the clocks do not run */
    void setWatch(Watch watch);

    bool hasClocks() const { return m_clocks.has_value(); }
    /** @pre hasClocks() */
    const TimeControl& control(Side side) const { return m_controls[side.index]; }
    /** What the clock of @p side has left, periods of byo-yomi included. @pre hasClocks() */
    Time left(Side side) const;
    /**
     * What it showed when the game stood at @p node, as far as that is known; where the game stands now: left().
     * @pre hasClocks()
     */
    Time leftAt(const Node* node, Side side) const;
    /** What of its turn does not count yet (simple delay), or is given back (Bronstein). @pre hasClocks() */
    Time grace(Side side) const;
    /** How late it is for the clocks: it stands still while they are held. */
    Time now() const;
    bool isRunning(Side side) const;
    /** Whether time passes for anybody. */
    bool isRunning() const { return m_clocks && m_clocks->areRunning(); }
    /** Whether it runs, and is not held by anything that lasts: who looks at it sees time pass. */
    bool isTicking(Side side) const { return isRunning(side) && !isHeld(); }
    bool isTicking() const { return isRunning() && !isHeld(); }
    bool isPaused() const { return m_clocks && m_clocks->arePaused(); }
    /** Whether they wait to be started, by hand or by what is played. */
    bool isWaiting() const;
    /** Whether toggle() would do anything. */
    bool canToggle() const;

    /** Starts the clocks that wait, stops those that run, lets go on those that are paused. */
    void toggle();
    void pause();
    /** What clocks stand for, started or not, as long as it lasts. */
    enum class Hold : std::uint8_t {
        ClosingUp, ///< boards close up, and nobody can act
        Question,  ///< something about the game is asked that all players answer
        Absent     ///< who is on turn waits for those who look elsewhere
    };
    void hold(Hold reason, bool isHeld);
    /**
     * Writes what clocks show that no entry tells (those that have run since) to where the game stands: `[%dials
     * 1w=0:09:57]`. Time that passes is no change of the game: it is as modified as before.
     */
    void keepTimes();
    /** Whether clocks show again what they showed then where a game goes back (and on again); they do at first. */
    void setGivesTimeBack(bool gives) { m_givesTimeBack = gives; }
    bool givesTimeBack() const { return m_givesTimeBack; }

    /** Looks whether a flag has fallen, and tells the views how late it is: a timer does this while the clocks run. */
    void tick();

signals:
    /** Time has passed. */
    void ticked();
    /**
     * Clocks began or ceased to run, or show something else all at once. Of another match MatchModel::replaced() tells;
     * the clocks are its own by then.
     */
    void changed();

private:
    /** What the clocks showed when an entry was played, and whether that ended a pause. */
    struct Shown {
        Clocks::Reading reading;
        bool endedPause;
    };

    /** Takes over the clocks of another match. */
    void begin();
    void follow();
    bool stoodBefore(const Node* entry) const;
    void write(const Node* node, Side side, Time now);
    /** But for a moment. */
    bool isHeld() const { return m_holds.contains(Hold::Question) || m_holds.contains(Hold::Absent); }
    ClockTurn turnAt(const Node* node) const;
    Clocks::Reading readingAt(const Node* node) const;
    Clocks::Reading leftNow(Time now) const;
    void updateTimer();

    MatchModel& m_match;
    Watch m_watch;
    std::set<Hold> m_holds;
    std::optional<Time> m_heldSince; ///< by the watch
    Time m_heldFor{};                ///< for how long they were held before
    QTimer* m_timer;
    ClockSpec m_controls;
    std::optional<Clocks> m_clocks;
    bool m_givesTimeBack = true;
    const Node* m_at = nullptr;                ///< where the game stood when the clocks were set last
    const Node* m_keptAt = nullptr;            ///< where keepTimes() wrote last
    std::uint32_t m_firstPlayed = 0;           ///< serial of the first node that was not read from a record
    std::map<std::uint32_t, Shown> m_readings; ///< by serial: what the clocks showed when it was played
    mutable const Node* m_asked = nullptr;     ///< where leftAt() was asked for last
    mutable std::vector<Time> m_answer;        ///< and what all clocks showed there
};

} // namespace ringford::ui
