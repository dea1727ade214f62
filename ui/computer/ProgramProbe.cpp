// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/computer/ProgramProbe.h"

#include "ui/computer/ProgramRunner.h"
#include "ui/words/Words.h"

#include <QFileInfo>
#include <QStandardPaths>
#include <QTimer>

#include <algorithm>

namespace ringford::ui {

namespace {

constexpr std::chrono::milliseconds kUntilXboard{2000};
constexpr qint64 kTimersAreEarly = 100; // ms
constexpr qsizetype kLongestTold = 60;  // characters of arguments

} // namespace

ProgramProbe::ProgramProbe(std::chrono::milliseconds patience, QObject* parent)
    : QObject(parent), m_patience(patience), m_silence(new QTimer(this))
{
    m_silence->setSingleShot(true);
    connect(m_silence, &QTimer::timeout, this, &ProgramProbe::beginXboard);
}

void ProgramProbe::ask(const ChessProgram& program)
{
    cancel();
    m_program = program;
    m_program.elo = 0;
    if (const QString path = QStandardPaths::findExecutable(m_program.file); !path.isEmpty())
        m_program.file = path;
    m_isXboardTried = false;
    m_asked.start();
    m_silence->start(std::min(m_patience / 2, kUntilXboard));
    m_uci = begin(EngineKind::Uci);
}

void ProgramProbe::cancel()
{
    m_silence->stop();
    end(m_uci);
    end(m_xboard);
}

void ProgramProbe::end(ProgramRunner*& runner)
{
    if (runner) {
        runner->disconnect(this);
        runner->deleteLater();
    }
    runner = nullptr;
}

/** The program once more, spoken to in what time is left. */
ProgramRunner* ProgramProbe::begin(EngineKind kind)
{
    ChessProgram program = m_program;
    program.kind = kind;
    auto* const runner = new ProgramRunner(program, this);
    connect(runner, &ProgramRunner::ready, this, [this, runner] { take(*runner); });
    connect(runner, &ProgramRunner::failed, this, [this, kind](const QString& why) { lose(kind, why); });
    const auto left = m_patience - std::chrono::milliseconds(m_asked.elapsed());
    runner->start(std::max(left, std::chrono::milliseconds(1)));
    return runner;
}

void ProgramProbe::beginXboard()
{
    m_silence->stop();
    m_isXboardTried = true;
    m_xboard = begin(EngineKind::Xboard);
}

void ProgramProbe::take(const ProgramRunner& runner)
{
    const EngineTalk& talk = runner.talk();
    ChessProgram program = runner.program();
    const auto [least, most] = talk.eloRange().value_or(std::pair(0, 0));
    program.leastElo = least;
    program.mostElo = most;
    const QString name = QString::fromStdString(talk.name()).simplified();
    cancel();
    emit found(program, name);
}

void ProgramProbe::lose(EngineKind kind, const QString& why)
{
    end(kind == EngineKind::Uci ? m_uci : m_xboard);
    const QFileInfo file(m_program.file);
    const bool isProgram = file.isFile() && file.isExecutable();
    if (isProgram && !m_isXboardTried)
        beginXboard();
    if (isBusy())
        return;
    cancel();
    emit failed(isProgram ? whyNone() : why);
}

QString ProgramProbe::whyNone() const
{
    const auto seconds = static_cast<int>(m_patience.count() / 1000);
    const bool isSilent = m_asked.hasExpired(m_patience.count() - kTimersAreEarly);
    const QString arguments = words::elided(m_program.arguments.simplified().toStdString(), kLongestTold);
    if (!arguments.isEmpty() && isSilent)
        //: %1 is a program, %2 what is typed behind it to start it
        return tr("%1 has not answered in %n seconds: it may not do so with the arguments that it is given (%2), may "
                  "not be a chess program, or needs longer to start. You can try again.",
                  nullptr, seconds)
            .arg(m_program.name, arguments);
    if (!arguments.isEmpty())
        //: %1 is a program, %2 what is typed behind it to start it
        return tr("%1 speaks neither UCI nor the protocol of xboard when it is given these arguments: %2. Without "
                  "them, it may.")
            .arg(m_program.name, arguments);
    if (isSilent)
        //: %1 is a program
        return tr("%1 has not answered in %n seconds: it is not a chess program, or needs longer to start. You can try "
                  "again.",
                  nullptr, seconds)
            .arg(m_program.name);
    return tr("%1 is not a chess program: it speaks neither UCI nor the protocol of xboard.").arg(m_program.name);
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
