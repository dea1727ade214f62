// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/contest/EngineTalk.h"
#include "ui/settings/ChessProgram.h"

#include <QByteArray>
#include <QElapsedTimer>
#include <QObject>

#include <chrono>
#include <memory>
#include <optional>

class QTimer;

namespace ringford::ui {

class ProgramProcess;

/**
 * A chess program that runs beside the window and is talked with; nothing here waits. One that ends, is late or does
 * not speak its protocol is given up: it is killed with all that it started, and what went wrong is told. The next
 * question starts it anew.
 */
class ProgramRunner : public QObject {
    Q_OBJECT

public:
    using Milliseconds = std::chrono::milliseconds;

    static constexpr Milliseconds kPatienceForStart{10'000};
    static constexpr Milliseconds kUntilSlow{2'000};
    static constexpr Milliseconds kUntilSilent{5'000}; ///< some think for long before they show anything

    explicit ProgramRunner(ChessProgram program, QObject* parent = nullptr);
    /** Sends the program away without waiting for it. */
    ~ProgramRunner() override;

    const ChessProgram& program() const { return m_program; }
    /** Whether it was started and has not said yet that it can play. */
    bool isStarting() const { return m_state == State::Starting; }
    /** Whether it has not shown anything since it was started or asked. */
    bool isSilent() const;
    /** Starts it, so that it is ready when it is asked. @p patience: how long it may take */
    void start(Milliseconds patience = kPatienceForStart);
    /** Asks for a move, in place of what was asked before. Who does not answer in @p patience is hurried, then left. */
    void ask(EngineQuestion question, Milliseconds patience);
    /** Has it answer now; who does not listen is left. */
    void hurry();
    /** Nobody wants the answer any more. */
    void drop();
    /** What it has told of itself. @pre it is ready */
    const EngineTalk& talk() const { return *m_talk; }

signals:
    void ready();
    /** It was asked kUntilSlow ago and is not ready yet, some programs need seconds; or thinks for kUntilSilent in silence. */
    void slow();
    /** It has written something for the first time since it was started or asked. */
    void spoke();
    /** Its move, as it wrote it. */
    void moved(const QString& move);
    /** It gives the game up. */
    void resigned();
    /** It has been given up; @p why is a sentence with its name. */
    void failed(const QString& why);

private:
    enum class State : unsigned char {
        Off,
        Starting,
        Idle,
        Thinking,
        Late,    ///< it was hurried because its time was over
        Dropped, ///< it thinks about what nobody wants to know any more
    };

    void read();
    void countAnew();
    bool writesWithoutEnd() const;
    void hear(std::string_view line);
    void becomeIdle();
    void askNow();
    void send(const EngineTalk::Lines& lines);
    void loseProcess();
    void fail(const QString& why);
    void sendAway();
    void giveTime(Milliseconds time);
    void endTime();

    const ChessProgram m_program;
    std::unique_ptr<EngineTalk> m_talk;
    ProgramProcess* m_process = nullptr; ///< none while it is off
    QTimer* m_deadline;
    QTimer* m_slow; ///< since it was asked while it starts
    State m_state = State::Off;
    QByteArray m_rest;                        ///< of what it wrote: no whole line yet
    qint64 m_written = 0;                     ///< bytes that it wrote since m_counted
    QElapsedTimer m_counted;                  ///< since it was started or asked
    std::optional<EngineQuestion> m_question; ///< waits until the program is idle
    Milliseconds m_patience{};
};

} // namespace ringford::ui
