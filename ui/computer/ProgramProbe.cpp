// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/computer/ProgramProbe.h"

#include "ui/computer/ProgramRunner.h"

#include <QFileInfo>
#include <QStandardPaths>

namespace ringford::ui {

void ProgramProbe::ask(const ChessProgram& program)
{
    m_program = program;
    m_program.elo = 0;
    if (const QString path = QStandardPaths::findExecutable(m_program.file); !path.isEmpty())
        m_program.file = path;
    tryKind(EngineKind::Uci);
}

void ProgramProbe::cancel()
{
    if (m_runner) {
        m_runner->disconnect(this);
        m_runner->deleteLater();
    }
    m_runner = nullptr;
}

void ProgramProbe::tryKind(EngineKind kind)
{
    cancel();
    m_program.kind = kind;
    m_runner = new ProgramRunner(m_program, this);
    connect(m_runner, &ProgramRunner::ready, this, [this] {
        const EngineTalk& talk = m_runner->talk();
        ChessProgram program = m_program;
        const auto [least, most] = talk.eloRange().value_or(std::pair(0, 0));
        program.leastElo = least;
        program.mostElo = most;
        const QString name = QString::fromStdString(talk.name()).simplified();
        cancel();
        emit found(program, name);
    });
    connect(m_runner, &ProgramRunner::failed, this, [this](const QString& why) {
        const QFileInfo file(m_program.file);
        const bool isProgram = file.isFile() && file.isExecutable();
        if (isProgram && m_program.kind == EngineKind::Uci) {
            tryKind(EngineKind::Xboard);
            return;
        }
        cancel();
        emit failed(
            isProgram
                ? tr("%1 is not a chess program: it speaks neither UCI nor the protocol of xboard.").arg(m_program.name)
                : why);
    });
    m_runner->start(m_patience);
}

QStringList ProgramProbe::installed()
{
    static const QStringList names{QStringLiteral("stockfish"), QStringLiteral("fairymax"),
                                   QStringLiteral("gnuchess"),  QStringLiteral("crafty"),
                                   QStringLiteral("phalanx"),   QStringLiteral("hoichess"),
                                   QStringLiteral("toga2"),     QStringLiteral("glaurung"),
                                   QStringLiteral("sjaakii"),   QStringLiteral("fairy-stockfish")};
    QStringList found;
    for (const QString& name : names) {
        QString path = QStandardPaths::findExecutable(name);
        if (path.isEmpty()) // where Debian keeps games; not every desktop looks there
            path = QStandardPaths::findExecutable(name,
                                                  {QStringLiteral("/usr/games"), QStringLiteral("/usr/local/games")});
        if (!path.isEmpty())
            found += path;
    }
    return found;
}

} // namespace ringford::ui
