// SPDX-License-Identifier: GPL-3.0-or-later
// How the window's program starts, and what it says where it cannot.
#include "tests/cli/Cli.h"
#include "tests/support/TestProgram.h"

#include <QElapsedTimer>
#include <QFileInfo>
#include <QProcess>
#include <QProcessEnvironment>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

using namespace ringford::test;

namespace {

Run runRingford(const QStringList& arguments, const QStringList& surroundings = {})
{
    const QTemporaryDir home;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("HOME", home.path());
    environment.insert("XDG_CONFIG_HOME", home.path());
    environment.insert("ASAN_OPTIONS", "detect_leaks=0"); // Qt keeps fonts and the like until the process ends
    for (const QString& one : surroundings)
        environment.insert(one.section('=', 0, 0), one.section('=', 1));
    QProcess process;
    process.setProcessEnvironment(environment);
    process.start(test::ringford(), arguments);
    return outcome(process);
}

} // namespace

class RingfordStartTest : public QObject {
    Q_OBJECT

private slots:
    void withoutADisplayItSaysSo_data()
    {
        QTest::addColumn<QStringList>("surroundings");
        QTest::newRow("none is named") << QStringList();
        QTest::newRow("X does not answer") << QStringList{"DISPLAY=:4711"};
        QTest::newRow("Wayland does not answer") << QStringList{"WAYLAND_DISPLAY=none", "QT_QPA_PLATFORM=wayland"};
        QTest::newRow("a platform that is none") << QStringList{"QT_QPA_PLATFORM=none"};
    }
    void withoutADisplayItSaysSo()
    {
        QFETCH(QStringList, surroundings);
        const Run run = runRingford({}, surroundings);
        QCOMPARE(run.status, 1);
        QVERIFY2(run.err.startsWith("ringford: there is no display"), run.err.constData());
        QVERIFY2(!run.err.contains("Reinstalling"), run.err.constData());
        QCOMPARE(run.out, QByteArray());
    }

    void helpAndVersionNeedNoDisplay()
    {
        for (const char* word : {"--help", "-h"}) {
            const Run help = runRingford({word});
            QCOMPARE(help.status, 0);
            QVERIFY(help.out.startsWith("Usage: "));
        }
        const Run version = runRingford({"--version"});
        QCOMPARE(version.status, 0);
        QVERIFY(version.out.startsWith("ringford "));
    }

    // Else the connection to the screen, or a game that is saved, gets the number of a stream that is closed, and with
    // it what is printed.
    void closedStreamsAreOccupied()
    {
        if (!QFileInfo::exists("/proc/self/fd"))
            QSKIP("the system does not tell which files a process has open");
        const QTemporaryDir home;
        QProcess shell;
        shell.start("bash",
                    {"-c",
                     "HOME=$1 XDG_CONFIG_HOME=$1 XDG_RUNTIME_DIR=$1 QT_QPA_PLATFORM=offscreen \"$0\" <&- >&- 2>&- &\n"
                     "until [ -e /proc/$!/fd/5 ] || ! kill -0 $!; do sleep 0.05; done\n"
                     "for i in 0 1 2; do readlink /proc/$!/fd/$i; done; kill -9 $!",
                     test::ringford(), home.path()});
        QVERIFY(shell.waitForFinished(60'000));
        QCOMPARE(shell.readAllStandardOutput(), QByteArray("/dev/null\n/dev/null\n/dev/null\n"));
    }

    /** However the window ends: nobody would end a program that heeds nobody. */
    void chessProgramsEndWithTheWindow_data()
    {
        QTest::addColumn<QString>("signal");
        for (const char* const name : {"TERM", "KILL"})
            QTest::newRow(name) << QString(name);
    }
    void chessProgramsEndWithTheWindow()
    {
#ifndef Q_OS_LINUX
        QSKIP("no other system ends a program with the one that started it");
#endif
        QFETCH(const QString, signal);
        const QTemporaryDir home;
        const auto write = [&home](const QString& name, const QByteArray& text) {
            QFile file(home.filePath(name));
            return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() &&
                   file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        };
        QVERIFY(write("engine", "#!/bin/sh\ntrap '' TERM HUP PIPE; while read -r x; do case $x in uci) echo uciok;; "
                                "isready) echo readyok;; go*) sleep 1000 & echo $! > child; echo $$ > pid; while :; do "
                                "sleep 0.1; done;; esac; done\n"));
        QVERIFY(write("game.ringford", "[Game \"orthodox\"]\n[Computer \"white: engine=Deaf\"]\n\n*\n"));
        QSettings(home.filePath("ringford/ringford.conf"), QSettings::IniFormat)
            .setValue("computer/programs",
                      QStringLiteral(R"([{"name":"Deaf","file":"%1","protocol":"uci"}])").arg(home.filePath("engine")));
        QProcess shell;
        shell.start("bash",
                    {"-c",
                     "cd \"$1\"; HOME=$1 XDG_CONFIG_HOME=$1 XDG_RUNTIME_DIR=$1 QT_QPA_PLATFORM=offscreen \"$0\" "
                     "game.ringford & for i in {1..300}; do [ -s pid ] && break; sleep 0.1; done; read -r engine "
                     "< pid; read -r child < child; kill -$2 $!; wait $! 2>&-; for i in {1..30}; do kill -0 $engine "
                     "2>&- || kill -0 $child 2>&- || exec echo gone; sleep 0.1; done; kill -KILL $engine $child; echo "
                     "left",
                     test::ringford(), home.path(), signal});
        QVERIFY(shell.waitForFinished(60'000));
        QCOMPARE(shell.readAllStandardOutput(), QByteArray("gone\n"));
    }

    void wrongUsageIsTwo()
    {
        const Run run = runRingford({"--bogus"}, {"QT_QPA_PLATFORM=offscreen"});
        QCOMPARE(run.status, 2);
        QVERIFY2(run.err.contains("bogus"), run.err.constData());
        QCOMPARE(run.out, QByteArray());
    }
};

RINGFORD_TEST(RingfordStartTest)
#include "test_ringford_start.moc"
