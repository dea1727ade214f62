// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/search/Search.h"
#include "ui/computer/ComputerSeats.h"

#include <QObject>

#include <chrono>
#include <optional>
#include <utility>

class QMainWindow;
class QTimer;

namespace ringford::ui {

class ActionSketch;
class ClockModel;
class CommandSet;
class GameArea;
class GiverQuestion;
class MatchModel;
class Pace;
class ProgramTroubles;
class SeatsDock;
class StageController;
class Thinkers;
struct Program;

/**
 * Plays the seats that no person has: asks who thinks for them as soon as one is on turn where the game stands, and
 * plays the answer once eyes have come to rest. It waits while a person looks elsewhere: at another place of the game,
 * a dialog, a position that is set up; its clocks wait with it.
 */
class ComputerController : public QObject {
    Q_OBJECT

public:
    /** What it works with; all of it outlives it. */
    struct Context {
        QMainWindow& window;
        Program& program;
        MatchModel& match;
        ClockModel& clocks;
        GameArea& area;
        CommandSet& commands;
        const StageController& stage;
        SeatsDock& seats;
        ActionSketch& sketch;
    };
    explicit ComputerController(const Context& context);

    /**
     * Has the computer, a program or a person play these seats from now on.
     * @pre one seat, or all
     */
    void setPlayer(SeatSet seats, const SeatPlayer& player);
    bool isThinking() const { return m_thought.has_value(); }
    /** Whether it waits until somebody lets it go on, because something was taken back, or a game was opened. */
    bool isHeld() const { return m_isHeld; }
    /** Waits where it is on turn: nobody has asked it to go on in the game that has just come. */
    void waitFirst() { m_isToWait = m_isToWait || !computers().seats().empty(); }
    /** Ends its thinking: it plays the best that it has found so far. Lets it go on when it is held, or try again when it was stuck. */
    void moveNow();

signals:
    /** The seat on turn is about to act, and thinks that its chances are @p value, from -1000 to 1000. */
    void considered(ringford::Seat seat, int value);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /** What it thinks about, and how far that is. */
    struct Thought {
        const Node* node;
        Seat seat;
        SeatPlayer player;
        bool isPauseOver = false; ///< nothing moves on the board, and the pause for eyes has begun, or is over
        std::optional<SearchReport> answer{};
    };

    /** What has to be closed before it goes on; the menu is that of who plays. */
    enum class Obstacle : std::uint8_t { None, Dialog, Menu };

    void connectThinkers();
    void managePrograms();
    void offerPrograms();
    ComputerSeats computers() const;
    void connectUpdates();
    void begin();
    void update();
    SeatSet onTurn() const;
    SeatSet awaited() const;
    void thinkFor();
    void think(Thought thought);
    void takeAnswer(const SearchReport& report);
    void giveUp();
    void loseProgram(const QString& why);
    void forget();
    void rest();
    std::chrono::milliseconds pauseBefore(const Thought& thought) const;
    SideSet sidesAwaited() const;
    void play();
    void playFor(const Action& action, Seat seat);
    void acted(Seat seat, const Node* node);
    void announceChances(const SearchReport& report);
    bool claims(const SearchReport& report) const;
    void hold();
    bool isStuck() const;
    void updateCommands();

    const Context m_;
    Thinkers* m_thinkers;
    QTimer* m_soon;  ///< looks once at what several signals tell
    QTimer* m_pause; ///< until the board and eyes are at rest
    Pace* m_pace;
    GiverQuestion* m_givers; ///< asks persons whose pieces the computer would take
    ProgramTroubles* m_troubles;
    std::optional<Thought> m_thought;
    std::uint64_t m_seed = 0;                              ///< of the match
    const Node* m_played = nullptr;                        ///< made by the computer
    const Node* m_stuckAt = nullptr;                       ///< nothing was found there
    std::optional<std::pair<Seat, SeatPlayer>> m_replaced; ///< by a person, the last one
    Obstacle m_obstacle = Obstacle::None;
    bool m_isToWait = false; ///< as soon as it is on turn: something was taken back, or a game opened
    bool m_isHeld = false;   ///< it waits until somebody lets it go on
};

} // namespace ringford::ui
