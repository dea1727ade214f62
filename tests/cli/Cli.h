// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QProcess>
#include <QStringList>
#include <QTemporaryDir>

#include <memory>

namespace ringford::test {

/** What a run of ringford-cli came to. */
struct Run {
    int status = -1; ///< exit status; -1 when it did not end by itself
    QByteArray out;
    QByteArray err;
};

/** In milliseconds. Only what hangs says nothing for so long. */
inline constexpr int kCliPatience = 60'000;

/** What @p process, which has been started, comes to with nothing but @p input to read. */
Run outcome(QProcess& process, const QByteArray& input = {}, int patience = kCliPatience);
/** The path of the program with the window. */
QString ringford();
/** Runs ringford-cli with nothing but @p input to read. */
Run runCli(const QStringList& arguments, const QByteArray& input = {});

/**
 * Runs a shell script in which "$CLI" is ringford-cli and "$1" ... are @p arguments: for what a pipe or a limit does to
 * it. It is given up where it neither ends nor prints anything for @p patience milliseconds.
 */
Run runScript(const QString& script, const QStringList& arguments = {}, int patience = kCliPatience);

/** The most memory that any program started so far has had, in bytes; 0 where the system does not say. */
qint64 largestRun();

/** A folder for files that a test reads and writes. */
class CliFolder {
protected:
    /** An empty one in place of that before. */
    void newFolder();
    /** Of a file in it; without a name its own. */
    QString path(const QString& name = {}) const;
    /** All that lies in it, what is hidden too, by name. */
    QStringList names() const;
    QByteArray content(const QString& name) const;
    void write(const QString& name, const QByteArray& bytes) const;
    /** Runs a subcommand of ringford-cli that finds the folder's files by their names alone. */
    Run runIn(const QString& subcommand, const QStringList& arguments) const;

private:
    std::unique_ptr<QTemporaryDir> m_folder;
};

/** A `ringford-cli serve` that one talks with. */
class Serve {
public:
    Serve();
    ~Serve();

    void send(const QByteArray& bytes);
    /** The next answer, its empty line included; what has come so far when no whole answer comes in time. */
    QByteArray answer();
    /** Sends a line and gives its answer. */
    QByteArray ask(const QByteArray& line);
    /** Ends the input; gives all that is still answered. */
    QByteArray finish();
    /** After finish(): the exit status; -1 when the program crashed. */
    int status() const;
    qint64 processId() const { return m_process.processId(); }

private:
    QProcess m_process;
    QByteArray m_read;
};

} // namespace ringford::test
