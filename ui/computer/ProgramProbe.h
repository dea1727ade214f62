// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/settings/ChessProgram.h"

#include <QObject>
#include <QStringList>

#include <chrono>

namespace ringford::ui {

class ProgramRunner;

/** Finds out what a chess program speaks, by asking it: UCI first, then xboard's protocol. */
class ProgramProbe : public QObject {
    Q_OBJECT

public:
    /** @p patience: how long it may take to answer, each time */
    explicit ProgramProbe(std::chrono::milliseconds patience = std::chrono::seconds(4), QObject* parent = nullptr)
        : QObject(parent), m_patience(patience)
    {
    }

    /** Begins, in place of what was asked before. File and arguments are what count. */
    void ask(const ChessProgram& program);
    /** Nobody wants to know any more. */
    void cancel();
    bool isBusy() const { return m_runner; }

    /** Chess programs that lie where programs are looked for, by the names that Debian gives them: whole paths. */
    static QStringList installed();

signals:
    /** It is one: the same program, with its protocol and strengths; @p name is how it calls itself, or empty. */
    void found(const ringford::ui::ChessProgram& program, const QString& name);
    /** It is none; @p why is a sentence. */
    void failed(const QString& why);

private:
    void tryKind(EngineKind kind);

    const std::chrono::milliseconds m_patience;
    ChessProgram m_program;
    ProgramRunner* m_runner = nullptr;
};

} // namespace ringford::ui
