// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/computer/ProgramProcess.h"

#include <QCoreApplication>

namespace ringford::ui {

ProgramProcess::ProgramProcess(QObject* parent) : QProcess(parent)
{
#ifdef Q_OS_UNIX // Qt declares it nowhere else
    setChildProcessModifier([this, window = QCoreApplication::applicationPid()] {
        leadProcessGroup();
        endWithParent(window); // programs are started by the main thread alone
        m_guard.standBy();
    });
#endif
}

ProgramProcess::~ProgramProcess()
{
    endAll();
}

void ProgramProcess::begin()
{
    start();
    m_leader = processId();
}

void ProgramProcess::endAll()
{
    if (m_leader != 0)
        endProcessGroup(m_leader);
    kill();
}

} // namespace ringford::ui
