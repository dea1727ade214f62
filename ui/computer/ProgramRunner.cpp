// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/computer/ProgramRunner.h"

#include "ui/computer/ProgramProcess.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QTimer>

#include <utility>

namespace ringford::ui {

namespace {

using Kind = HeardFromEngine::Kind;
using ProgramMs = std::chrono::milliseconds;

constexpr ProgramMs kPatienceForHurry{1000};
constexpr ProgramMs kPatienceForQuit{1000};
constexpr qsizetype kLongestLine = 1 << 20; // bytes
// Bytes about one question: a program that thinks for long tells more, but none has a hundredth of this to tell.
constexpr qint64 kMostWrittenAtOnce = 1 << 22;
constexpr qint64 kMostWrittenASecond = 1 << 20;

/** What keeps the file of a program from being started. */
QString whyNotStarted(const QProcess& process)
{
    const QFileInfo file(process.program());
    if (file.isAbsolute() && !file.exists())
        return ProgramRunner::tr("there is no such file.");
    if (file.isAbsolute() && (!file.isFile() || !file.isExecutable()))
        return ProgramRunner::tr("the file is no program that may be run.");
    return process.errorString();
}

/** Asks a program to quit, and sees to it that it does; nobody waits for that. */
void bidFarewell(ProgramProcess* process)
{
    process->disconnect();
    process->setParent(QCoreApplication::instance());
    QObject::connect(process, &QProcess::readyReadStandardOutput, process, [process] { process->readAll(); });
    QObject::connect(process, &QProcess::finished, process, &QObject::deleteLater);
    QObject::connect(QCoreApplication::instance(), &QCoreApplication::aboutToQuit, process, [process] {
        process->endAll();
        process->waitForFinished(static_cast<int>(kPatienceForQuit.count()));
    });
    QTimer::singleShot(kPatienceForQuit, process, &ProgramProcess::endAll);
    process->write("quit\n");
    process->closeWriteChannel();
}

} // namespace

ProgramRunner::ProgramRunner(ChessProgram program, QObject* parent)
    : QObject(parent), m_program(std::move(program)), m_deadline(new QTimer(this)), m_slow(new QTimer(this))
{
    m_slow->setSingleShot(true);
    connect(m_slow, &QTimer::timeout, this, [this] {
        if (m_state == State::Thinking ? isSilent() : isStarting() && m_question)
            emit slow();
    });
    m_deadline->setSingleShot(true);
    connect(m_deadline, &QTimer::timeout, this, &ProgramRunner::endTime);
}

ProgramRunner::~ProgramRunner()
{
    sendAway();
}

void ProgramRunner::start(Milliseconds patience)
{
    if (m_state != State::Off)
        return;
    EngineTalk::Options options;
    if (m_program.elo > 0 && m_program.kind == EngineKind::Uci)
        options = {{"UCI_LimitStrength", "true"}, {"UCI_Elo", std::to_string(m_program.elo)}};
    m_talk = newEngineTalk(m_program.kind, std::move(options));
    m_rest.clear();
    countAnew();
    m_state = State::Starting;
    m_process = new ProgramProcess(this);
    m_process->setProgram(m_program.file);
    m_process->setArguments(QProcess::splitCommand(m_program.arguments));
    if (const QFileInfo file(m_program.file); file.isAbsolute())
        m_process->setWorkingDirectory(file.path());
    m_process->setStandardErrorFile(QProcess::nullDevice());
    connect(m_process, &QProcess::readyReadStandardOutput, this, &ProgramRunner::read);
    // Queued: it may be told while something is sent.
    connect(m_process, &QProcess::errorOccurred, this, &ProgramRunner::loseProcess, Qt::QueuedConnection);
    connect(m_process, &QProcess::finished, this, &ProgramRunner::loseProcess, Qt::QueuedConnection);
    m_process->begin();
    giveTime(patience);
    send(m_talk->greeting());
}

void ProgramRunner::ask(EngineQuestion question, Milliseconds patience)
{
    if (m_state == State::Thinking || m_state == State::Late)
        drop();
    m_question = std::move(question);
    m_patience = patience;
    if (m_state == State::Off)
        start();
    else if (m_state == State::Idle)
        askNow();
    if (isStarting())
        m_slow->start(kUntilSlow);
}

void ProgramRunner::hurry()
{
    if (m_state == State::Thinking)
        endTime();
    else if (m_question)
        m_patience = Milliseconds(0); // once it is asked
}

bool ProgramRunner::isSilent() const
{
    return isStarting() || (m_state == State::Thinking && m_written == 0);
}

void ProgramRunner::drop()
{
    m_question.reset();
    if (m_state != State::Thinking && m_state != State::Late)
        return;
    m_state = State::Dropped;
    giveTime(kPatienceForHurry);
    send(m_talk->hurry());
}

void ProgramRunner::read()
{
    const QByteArray bytes = m_process->readAllStandardOutput();
    const bool isFirst = std::exchange(m_written, m_written + bytes.size()) == 0;
    if (writesWithoutEnd()) { // before it is listened to, which would take long
        fail(tr("%1 writes without end.").arg(m_program.name));
        return;
    }
    m_rest += bytes;
    qsizetype at = 0;
    const ProgramProcess* const process = m_process;
    for (qsizetype end = m_rest.indexOf('\n'); end >= 0 && m_process == process; end = m_rest.indexOf('\n', at)) {
        const QByteArray line = m_rest.mid(at, end - at);
        at = end + 1;
        hear(std::string_view(line.constData(),
                              static_cast<std::size_t>(line.endsWith('\r') ? line.size() - 1 : line.size())));
    }
    if (m_process != process)
        return;
    m_rest.remove(0, at);
    if (m_rest.size() > kLongestLine)
        fail(tr("%1 writes without end.").arg(m_program.name));
    else if (isFirst)
        emit spoke();
}

void ProgramRunner::countAnew()
{
    m_written = 0;
    m_counted.start();
}

bool ProgramRunner::writesWithoutEnd() const
{
    return m_written > kMostWrittenAtOnce + m_counted.elapsed() * kMostWrittenASecond / 1000;
}

void ProgramRunner::hear(std::string_view line)
{
    const HeardFromEngine heard = m_talk->hear(line);
    send(heard.replies);
    switch (heard.kind) {
    case Kind::Nothing: return;
    case Kind::Fault:
        if (m_state == State::Starting)
            fail(tr("%1 does not speak the protocol of chess programs.").arg(m_program.name));
        else
            fail(tr("%1 takes a legal move for an illegal one.").arg(m_program.name));
        return;
    case Kind::Ready:
        if (m_state == State::Starting) {
            becomeIdle();
            emit ready();
        }
        return;
    case Kind::Move:
    case Kind::Resigns: break;
    }
    const bool isWanted = m_state == State::Thinking || m_state == State::Late;
    if (!isWanted && m_state != State::Dropped)
        return;
    becomeIdle();
    if (isWanted && heard.kind == Kind::Move)
        emit moved(QString::fromUtf8(heard.text.data(), static_cast<qsizetype>(heard.text.size())));
    else if (isWanted)
        emit resigned();
}

void ProgramRunner::becomeIdle()
{
    m_state = State::Idle;
    m_deadline->stop();
    if (m_question)
        askNow();
}

void ProgramRunner::askNow()
{
    const HeardFromEngine asked = m_talk->ask(*std::exchange(m_question, std::nullopt));
    if (asked.kind == Kind::Fault) {
        // Not at once: who asks does not expect an answer before asking is over.
        QMetaObject::invokeMethod(
            this, [this] { fail(tr("%1 cannot begin from a position that was set up.").arg(m_program.name)); },
            Qt::QueuedConnection);
        return;
    }
    m_state = State::Thinking;
    if (m_patience > 2 * kUntilSilent)
        m_slow->start(kUntilSilent);
    countAnew();
    giveTime(m_patience);
    send(asked.replies);
}

void ProgramRunner::send(const EngineTalk::Lines& lines)
{
    if (!m_process->isWritable()) // it could not be started, and that is told soon
        return;
    for (const std::string& line : lines)
        m_process->write(QByteArray::fromStdString(line) + '\n');
}

void ProgramRunner::loseProcess()
{
    if (!m_process || sender() != m_process)
        return;
    if (m_process->error() == QProcess::FailedToStart) {
        //: %1 is a program, %2 why, as the system says it
        fail(tr("%1 cannot be started: %2").arg(m_program.name, whyNotStarted(*m_process)));
    } else if (m_process->state() == QProcess::NotRunning) {
        if (m_state == State::Idle || (m_state == State::Dropped && !m_question))
            sendAway(); // nobody needs it now
        else
            fail(tr("%1 has ended.").arg(m_program.name));
    }
}

void ProgramRunner::fail(const QString& why)
{
    m_question.reset();
    sendAway();
    emit failed(why);
}

void ProgramRunner::sendAway()
{
    m_deadline->stop();
    m_state = State::Off;
    ProgramProcess* const process = std::exchange(m_process, nullptr);
    if (!process)
        return;
    if (process->state() == QProcess::NotRunning)
        process->deleteLater();
    else
        bidFarewell(process);
}

void ProgramRunner::giveTime(Milliseconds time)
{
    m_deadline->start(time);
}

void ProgramRunner::endTime()
{
    switch (m_state) {
    case State::Off:
    case State::Idle: return;
    case State::Thinking:
        m_state = State::Late;
        giveTime(kPatienceForHurry);
        send(m_talk->hurry());
        return;
    case State::Dropped: { // it does not listen: another one does
        std::optional<EngineQuestion> question = std::exchange(m_question, std::nullopt);
        sendAway();
        if (question)
            ask(*std::move(question), m_patience);
        return;
    }
    case State::Starting:
    case State::Late: fail(tr("%1 does not answer.").arg(m_program.name)); return;
    }
}

} // namespace ringford::ui
