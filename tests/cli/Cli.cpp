// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/Cli.h"
#include "tests/support/TestFiles.h"

#include <QDir>
#include <QProcessEnvironment>
#include <QTest>

#ifdef Q_OS_UNIX
#include <sys/resource.h>
#endif

namespace ringford::test {

namespace {

/** False where it neither ends nor prints anything for so long: what still prints does not hang, but is slow. */
bool waitForEnd(QProcess& process, int patience)
{
    while (process.state() != QProcess::NotRunning) {
        if (!process.waitForReadyRead(patience) && process.state() != QProcess::NotRunning)
            return false;
    }
    return true;
}

} // namespace

Run outcome(QProcess& process, const QByteArray& input, int patience)
{
    if (!process.waitForStarted(kCliPatience))
        return {};
    process.write(input);
    process.closeWriteChannel();
    if (!waitForEnd(process, patience)) {
        process.kill();
        process.waitForFinished();
        return {};
    }
    const int status = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
    return {status, process.readAllStandardOutput(), process.readAllStandardError()};
}

QString ringford()
{
    return QStringLiteral(RINGFORD);
}

Run runCli(const QStringList& arguments, const QByteArray& input)
{
    QProcess process;
    process.start(RINGFORD_CLI, arguments);
    return outcome(process, input);
}

Run runScript(const QString& script, const QStringList& arguments, int patience)
{
    QProcess process;
    QProcessEnvironment surroundings = QProcessEnvironment::systemEnvironment();
    surroundings.insert("CLI", RINGFORD_CLI);
    process.setProcessEnvironment(surroundings);
    process.start("bash", QStringList{"-c", script, "bash"} + arguments);
    return outcome(process, {}, patience);
}

qint64 largestRun()
{
#ifdef Q_OS_UNIX
    rusage used{};
    getrusage(RUSAGE_CHILDREN, &used);
    return qint64(used.ru_maxrss) * 1024;
#else
    return 0;
#endif
}

void CliFolder::newFolder()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

QString CliFolder::path(const QString& name) const
{
    return name.isEmpty() ? m_folder->path() : m_folder->filePath(name);
}

QStringList CliFolder::names() const
{
    return QDir(path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot, QDir::Name);
}

QByteArray CliFolder::content(const QString& name) const
{
    return bytesIn(path(name));
}

void CliFolder::write(const QString& name, const QByteArray& bytes) const
{
    makeFile(path(name), bytes);
}

Run CliFolder::runIn(const QString& subcommand, const QStringList& arguments) const
{
    return runScript(QStringLiteral("cd \"$1\"; shift; \"$CLI\" \"$@\""), QStringList{path(), subcommand} + arguments);
}

Serve::Serve()
{
    m_process.start(RINGFORD_CLI, {"serve"});
    m_process.waitForStarted(kCliPatience);
}

Serve::~Serve()
{
    m_process.kill();
    m_process.waitForFinished();
}

void Serve::send(const QByteArray& bytes)
{
    m_process.write(bytes);
    while (m_process.bytesToWrite() > 0 && m_process.waitForBytesWritten(kCliPatience)) {
    }
}

QByteArray Serve::answer()
{
    auto end = m_read.indexOf("\n\n");
    while (end < 0 && m_process.waitForReadyRead(kCliPatience)) {
        m_read += m_process.readAllStandardOutput();
        end = m_read.indexOf("\n\n");
    }
    const QByteArray answer = m_read.left(end < 0 ? m_read.size() : end + 2);
    m_read.remove(0, answer.size());
    return answer;
}

QByteArray Serve::ask(const QByteArray& line)
{
    send(line + '\n');
    return answer();
}

QByteArray Serve::finish()
{
    m_process.closeWriteChannel();
    m_process.waitForFinished(kCliPatience);
    return m_read + m_process.readAllStandardOutput();
}

int Serve::status() const
{
    const bool ended = m_process.state() == QProcess::NotRunning && m_process.exitStatus() == QProcess::NormalExit;
    return ended ? m_process.exitCode() : -1;
}

} // namespace ringford::test
