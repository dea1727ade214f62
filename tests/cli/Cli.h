// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QProcess>
#include <QStringList>

namespace ringford::test {

/** What a run of ringford-cli came to. */
struct Run {
    int status = -1; ///< exit status; -1 when it did not end by itself
    QByteArray out;
    QByteArray err;
};

/** Runs ringford-cli with nothing but @p input to read. */
Run runCli(const QStringList& arguments, const QByteArray& input = {});

/**
 * Runs a shell script in which "$CLI" is ringford-cli and "$1" ... are @p arguments: for what a pipe or a limit does to
 * it.
 */
Run runScript(const QString& script, const QStringList& arguments = {});

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
