// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/settings/ChessProgram.h"

#include <QElapsedTimer>
#include <QObject>
#include <QStringList>

#include <chrono>

class QTimer;

namespace ringford::ui {

class ProgramRunner;

/**
 * Finds out what a chess program speaks, by asking it: UCI first, then xboard's protocol. To one that is silent both
 * are spoken at the same time, so that it is waited for once.
 */
class ProgramProbe : public QObject {
    Q_OBJECT

public:
    /** @p patience: how long it may take to answer, in all */
    explicit ProgramProbe(std::chrono::milliseconds patience = std::chrono::seconds(4), QObject* parent = nullptr);

    /** Begins, in place of what was asked before. File and arguments are what count. */
    void ask(const ChessProgram& program);
    /** Nobody wants to know any more. */
    void cancel();
    bool isBusy() const { return m_uci || m_xboard; }

    /** Chess programs that lie where programs are looked for, by the names that Debian gives them: whole paths. */
    static QStringList installed();

signals:
    /** It is one: the same program, with its protocol and strengths; @p name is how it calls itself, or empty. */
    void found(const ringford::ui::ChessProgram& program, const QString& name);
    /** It is none; @p why is a sentence. */
    void failed(const QString& why);

private:
    ProgramRunner* begin(EngineKind kind);
    void beginXboard();
    void end(ProgramRunner*& runner);
    void take(const ProgramRunner& runner);
    void lose(EngineKind kind, const QString& why);
    /** Of a program that has run, and is none as it was started. */
    QString whyNone() const;

    const std::chrono::milliseconds m_patience;
    QElapsedTimer m_asked;
    QTimer* m_silence; ///< after it a program may know xboard's protocol alone, and ignore all else
    ChessProgram m_program;
    ProgramRunner* m_uci = nullptr;    ///< none: it has not answered
    ProgramRunner* m_xboard = nullptr; ///< none: it is not asked yet, or has not answered
    bool m_isXboardTried = false;
};

} // namespace ringford::ui
