// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/contest/PlatformProcess.h"

#include <QProcess>

namespace ringford::ui {

/** A program beside the window, and all that it starts: none of it outlives this, as far as the system sees to it. */
class ProgramProcess : public QProcess {
    Q_OBJECT

public:
    explicit ProgramProcess(QObject* parent = nullptr);
    ~ProgramProcess() override;

    /** Starts the program that was set. */
    void begin();
    /** Ends it, and what it started, at once and without asking. */
    void endAll();

private:
    GroupGuard m_guard;
    qint64 m_leader = 0; ///< the number of its process; 0: it was never started
};

} // namespace ringford::ui
