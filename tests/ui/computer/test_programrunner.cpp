// SPDX-License-Identifier: GPL-3.0-or-later
// Chess programs beside the window: what becomes of those that answer, and of those that do not.
#include "tests/support/Effort.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/FakeEngine.h"
#include "ui/computer/ProgramProbe.h"
#include "ui/computer/ProgramRunner.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

#ifdef Q_OS_UNIX
#include <signal.h>
#endif

using namespace ringford;
using namespace ringford::ui;
using std::chrono::milliseconds;

namespace {

EngineQuestion questionAfter(std::vector<std::string> moves)
{
    EngineQuestion question{"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", std::move(moves)};
    question.isWhite = question.moves.size() % 2 == 0;
    question.perMove = milliseconds(20);
    return question;
}

/** In milliseconds: a game goes on within 2 s of a program's fault; the rest is for machines that are busy. */
const qint64 kSoon = test::cases(4'000, 20'000);

/** A program, and what it was heard of. */
struct HeardRunner {
    explicit HeardRunner(const ChessProgram& program) : runner(program) {}
    void ask(std::vector<std::string> moves = {}, milliseconds patience = milliseconds(5'000))
    {
        runner.ask(questionAfter(std::move(moves)), patience);
    }
    QString failure() const { return failed.isEmpty() ? QString() : failed.first().first().toString(); }

    ProgramRunner runner;
    QSignalSpy moved{&runner, &ProgramRunner::moved};
    QSignalSpy resigned{&runner, &ProgramRunner::resigned};
    QSignalSpy failed{&runner, &ProgramRunner::failed};
};

#ifdef Q_OS_UNIX
/** Whether a process runs no more: what is nobody's child may stay a zombie where nobody reaps the orphans. */
bool isGone(pid_t process)
{
    QFile file(QStringLiteral("/proc/%1/stat").arg(process));
    return kill(process, 0) != 0 || (file.open(QIODevice::ReadOnly) && file.readAll().contains(") Z "));
}
#endif

} // namespace

class TestProgramRunner : public QObject {
    Q_OBJECT

private slots:
    void itAnswers()
    {
        ChessProgram program = m_engines.uci("answers", "echo info depth 1; echo bestmove e7e5 ponder g1f3");
        program.elo = 1500;
        HeardRunner heard(program);
        heard.ask({"e2e4"});
        QTRY_COMPARE(heard.moved.size(), 1);
        QCOMPARE(heard.moved.first().first().toString(), QStringLiteral("e7e5"));
        QVERIFY(heard.failed.isEmpty());
        heard.ask({"e2e4", "e7e5", "d2d4"});
        QTRY_COMPARE(heard.moved.size(), 2);
        const QStringList log = m_engines.log();
        QCOMPARE(log.count("uci"), 1); // it was started once
        QVERIFY(log.contains("setoption name UCI_Elo value 1500"));
        QVERIFY(log.contains("go movetime 20"));
    }

    void xboardsProtocolIsSpokenToo()
    {
        HeardRunner heard(m_engines.xboard("xboard", "echo move g8f6"));
        heard.ask({"e2e4"});
        QTRY_COMPARE(heard.moved.size(), 1);
        HeardRunner tired(m_engines.xboard("tired", "echo resign"));
        tired.ask();
        QTRY_COMPARE(tired.resigned.size(), 1);
        QVERIFY(tired.moved.isEmpty());
    }

    void whoDoesNotPlayAlongIsGivenUp_data()
    {
        QTest::addColumn<QByteArray>("script");
        QTest::addColumn<QString>("why");
        const QByteArray greeted = "read -r l; echo uciok; read -r l; read -r l; echo readyok; read -r l; read -r l\n";
        QTest::newRow("ends at once") << QByteArray("exit 1") << "fake has ended.";
        QTest::newRow("ends when asked") << greeted + "exit"
                                         << "fake has ended.";
        QTest::newRow("is killed") << greeted + "kill -9 $$"
                                   << "fake has ended.";
        QTest::newRow("is silent") << greeted + "exec sleep 1000"
                                   << "fake does not answer.";
        QTest::newRow("is deaf") << greeted + "trap '' TERM INT HUP; while :; do :; done"
                                 << "fake does not answer.";
        QTest::newRow("writes a line without end") << greeted + "yes | tr -d '\\n'"
                                                   << "fake writes without end.";
        QTest::newRow("writes gigabytes") << greeted + "exec yes info string and so on and so on and so on and so on"
                                          << "fake writes without end.";
        QTest::newRow("repeats what it is told")
            << QByteArray("exec cat") << "fake does not speak the protocol of chess programs.";
        QTest::newRow("speaks another protocol")
            << QByteArray("while read -r l; do echo \"Error (unknown command): $l\"; done")
            << "fake does not speak the protocol of chess programs.";
    }
    void whoDoesNotPlayAlongIsGivenUp()
    {
        QFETCH(const QByteArray, script);
        QFETCH(const QString, why);
        HeardRunner heard(m_engines.script("fake", script));
        const bool isSilent = why.contains("answer");
        QElapsedTimer waited;
        waited.start();
        heard.ask({}, milliseconds(isSilent ? 10 : 60'000));
        QTRY_COMPARE_WITH_TIMEOUT(heard.failed.size(), 1, 30'000);
        QVERIFY2(waited.elapsed() < kSoon, qPrintable(QStringLiteral("%1 ms").arg(waited.elapsed())));
        QCOMPARE(heard.failure(), why);
        QVERIFY(heard.moved.isEmpty());
    }

    void whatIsNotThereCannotBeStarted()
    {
        ChessProgram program;
        program.name = QStringLiteral("Nobody");
        QFile noProgram(m_engines.path("notes"));
        QVERIFY(noProgram.open(QIODevice::WriteOnly));
        const QString notThere = QStringLiteral("Nobody cannot be started: there is no such file.");
        const QString notRun = QStringLiteral("Nobody cannot be started: the file is no program that may be run.");
        for (const auto& [file, why] :
             {std::pair(m_engines.path("no such program"), notThere), std::pair(QDir::tempPath(), notRun),
              std::pair(QStringLiteral("/dev/null"), notRun), std::pair(noProgram.fileName(), notRun)}) {
            program.file = file;
            HeardRunner heard(program);
            heard.ask();
            QTRY_COMPARE(heard.failed.size(), 1);
            QCOMPARE(heard.failure(), why);
        }
    }

    void itIsStartedAnewAfterItHasFailed()
    {
        const QByteArray once = m_engines.path("once").toUtf8();
        HeardRunner heard(
            m_engines.uci("again", "[ -e '" + once + "' ] || { touch '" + once + "'; exit; }; echo bestmove a2a3"));
        heard.ask();
        QTRY_COMPARE(heard.failed.size(), 1);
        heard.ask();
        QTRY_COMPARE(heard.moved.size(), 1);
    }

    void theAnswerToWhatWasDroppedIsNotTheNextOne()
    {
        HeardRunner heard(m_engines.uci("slow",
                                        "case $line in *movetime*) n=$((n+1)); [ $n = 1 ] || echo bestmove e2e4;; esac",
                                        "echo bestmove h2h3"));
        heard.ask();
        QTRY_VERIFY(m_engines.log().contains("go movetime 20"));
        heard.ask({"e2e4", "e7e5"});
        QTRY_COMPARE(heard.moved.size(), 1);
        QCOMPARE(heard.moved.first().first().toString(), QStringLiteral("e2e4"));
        QVERIFY(heard.failed.isEmpty());
    }

    void whoIsDroppedAndDoesNotListenIsReplaced()
    {
        const QByteArray once = m_engines.path("deaf once").toUtf8();
        HeardRunner heard(m_engines.uci("deaf", "[ -e '" + once + "' ] || { touch '" + once +
                                                    "'; exec sleep 1000; }; echo bestmove d2d4"));
        heard.ask();
        QTRY_VERIFY(QFile::exists(once));
        heard.runner.drop();
        heard.ask();
        QTRY_COMPARE(heard.moved.size(), 1);
        QVERIFY(heard.failed.isEmpty());
    }

    void itAnswersAtOnceWhenHurried()
    {
        HeardRunner heard(m_engines.uci("hurried", "true", "echo bestmove d2d4"));
        heard.ask({}, milliseconds(600'000));
        QTRY_VERIFY(m_engines.log().contains("go movetime 20"));
        heard.runner.hurry();
        QTRY_COMPARE(heard.moved.size(), 1);
    }

    void whoDoesNotListenWhenHurriedIsGivenUp()
    {
        HeardRunner heard(m_engines.uci("deaf", "exec sleep 1000"));
        heard.ask({}, milliseconds(600'000));
        QTRY_VERIFY(m_engines.log().contains("go movetime 20"));
        QElapsedTimer timer;
        timer.start();
        heard.runner.hurry();
        QTRY_COMPARE_WITH_TIMEOUT(heard.failed.size(), 1, 30'000);
        QCOMPARE(heard.failure(), QStringLiteral("deaf does not answer."));
        QVERIFY2(timer.elapsed() < kSoon, qPrintable(QString::number(timer.elapsed())));
        // Also where it is asked anew while it still has to hear that nobody wants the last answer.
        heard.ask({}, milliseconds(600'000));
        QTRY_COMPARE(m_engines.log().count("go movetime 20"), 2);
        heard.ask({"e2e4", "e7e5"}, milliseconds(600'000));
        timer.restart();
        heard.runner.hurry();
        QTRY_COMPARE_WITH_TIMEOUT(heard.failed.size(), 2, 30'000);
        QVERIFY2(timer.elapsed() < kSoon, qPrintable(QString::number(timer.elapsed())));
    }

    void whoThinksInSilenceIsToldOf()
    {
        HeardRunner silent(m_engines.uci("silent", "true"));
        HeardRunner talking(m_engines.uci("talking", "echo info depth 1"));
        QSignalSpy slow(&silent.runner, &ProgramRunner::slow);
        QSignalSpy other(&talking.runner, &ProgramRunner::slow);
        QSignalSpy spoke(&talking.runner, &ProgramRunner::spoke);
        silent.ask({}, milliseconds(600'000));
        talking.ask({}, milliseconds(600'000));
        QTRY_COMPARE_WITH_TIMEOUT(slow.size(), 1, 30'000);
        QVERIFY(silent.runner.isSilent());
        QTRY_VERIFY(!talking.runner.isSilent());
        QCOMPARE(spoke.size(), 2); // when it was started, and when it was asked
        QVERIFY(other.isEmpty());
    }

#ifdef Q_OS_UNIX
    void nobodyWaitsForOneThatHangs()
    {
        const ChessProgram program = m_engines.uci("hangs", "trap '' TERM INT HUP; while :; do :; done");
        pid_t pid = 0;
        {
            HeardRunner heard(program);
            heard.ask();
            QTRY_VERIFY(m_engines.log().contains("go movetime 20"));
            QFile file(m_engines.path("pid"));
            QVERIFY(file.open(QIODevice::ReadOnly));
            pid = file.readAll().trimmed().toInt();
            QVERIFY(pid > 0 && kill(pid, 0) == 0);
        }
        QTRY_VERIFY(kill(pid, 0) != 0); // gone, and nobody's zombie
    }

    void whatAProgramStartedEndsWithIt_data()
    {
        QTest::addColumn<QByteArray>("atGo");
        QTest::newRow("it ends by itself") << QByteArray("exit");
        QTest::newRow("it is killed") << QByteArray("trap '' TERM INT HUP; while :; do :; done");
    }
    void whatAProgramStartedEndsWithIt()
    {
        QFETCH(const QByteArray, atGo);
        const QString path = m_engines.path("child");
        QFile::remove(path);
        // A child that would wait for ever.
        const QByteArray birth = "tail -f /dev/null & echo $! >'" + path.toUtf8() + "'; ";
        pid_t child = 0;
        {
            HeardRunner heard(m_engines.uci("parent", birth + atGo));
            heard.ask();
            QFile file(path);
            QTRY_VERIFY(file.exists() && file.size() > 1);
            QVERIFY(file.open(QIODevice::ReadOnly));
            child = file.readAll().trimmed().toInt();
            QVERIFY(child > 0 && kill(child, 0) == 0);
        }
        QTRY_VERIFY(isGone(child));
    }
#endif

    void itIsFoundOutWhatAProgramSpeaks()
    {
        ProgramProbe probe(milliseconds(1'000));
        QSignalSpy found(&probe, &ProgramProbe::found);
        QSignalSpy failed(&probe, &ProgramProbe::failed);
        ChessProgram program = m_engines.uci("asked", "true");
        program.kind = EngineKind::Xboard;
        probe.ask(program);
        QTRY_COMPARE(found.size(), 1);
        auto told = found.first().first().value<ChessProgram>();
        QVERIFY(told.kind == EngineKind::Uci);
        QCOMPARE(told.leastElo, 1300);
        QCOMPARE(told.mostElo, 2800);
        QCOMPARE(found.first().last().toString(), QStringLiteral("A fake 2"));

        probe.ask(m_engines.xboard("asked too", "true"));
        QTRY_COMPARE(found.size(), 2);
        told = found.last().first().value<ChessProgram>();
        QVERIFY(told.kind == EngineKind::Xboard);
        QCOMPARE(told.mostElo, 0);
        QCOMPARE(found.last().last().toString(), QStringLiteral("B fake"));
        QVERIFY(failed.isEmpty());

        probe.ask(m_engines.script("cat", "exec cat"));
        QTRY_COMPARE(failed.size(), 1);
        QCOMPARE(failed.first().first().toString(),
                 QStringLiteral("cat is not a chess program: it speaks neither UCI nor the protocol of xboard."));
        // A chess program that is told to do something else first does not answer either.
        ChessProgram benched = m_engines.script("benched", "exec cat");
        benched.arguments = QStringLiteral("bench 16  \"two words");
        probe.ask(benched);
        QTRY_COMPARE(failed.size(), 2);
        QCOMPARE(failed.last().first().toString(),
                 QStringLiteral("benched speaks neither UCI nor the protocol of xboard when it is given these "
                                "arguments: bench 16 \"two words. Without them, it may."));
        program.file = m_engines.path("nothing");
        program.name = QStringLiteral("Nothing");
        probe.ask(program);
        QTRY_COMPARE(failed.size(), 3);
        QCOMPARE(failed.last().first().toString(), QStringLiteral("Nothing cannot be started: there is no such file."));
    }

    void whoIsSilentIsWaitedForOnce()
    {
        constexpr milliseconds kPatience{3'000};
        ProgramProbe probe(kPatience);
        QSignalSpy failed(&probe, &ProgramProbe::failed);
        QElapsedTimer waited;
        waited.start();
        probe.ask(m_engines.script("silent", "exec sleep 1000"));
        QVERIFY(failed.wait(30'000));
        QVERIFY2(waited.elapsed() < 2 * kPatience.count() - 300, qPrintable(QString::number(waited.elapsed())));
        QVERIFY(!probe.isBusy());
        const QString why = failed.first().first().toString();
        QVERIFY2(why.startsWith(QStringLiteral("silent has not answered in 3 seconds")), qPrintable(why));
    }

    void whoAnswersLateOrOneProtocolAloneIsFoundOutToo_data()
    {
        QTest::addColumn<QByteArray>("script");
        QTest::addColumn<bool>("isUci");
        QTest::newRow("starts slowly") << QByteArray("sleep 3; while read -r line; do case $line in uci) echo uciok;; "
                                                     "isready) echo readyok;; quit) exit;; esac; done")
                                       << true;
        QTest::newRow("ignores what it does not know")
            << QByteArray(
                   "while read -r line; do case $line in protover*) echo feature done=1;; quit) exit;; esac; done")
            << false;
    }
    void whoAnswersLateOrOneProtocolAloneIsFoundOutToo()
    {
        QFETCH(const QByteArray, script);
        QFETCH(const bool, isUci);
        ProgramProbe probe;
        QSignalSpy found(&probe, &ProgramProbe::found);
        probe.ask(m_engines.script("late", script));
        QVERIFY(found.wait(30'000));
        QCOMPARE(found.first().first().value<ChessProgram>().kind == EngineKind::Uci, isUci);
    }

    void init()
    {
        QFile::remove(m_engines.path("log"));
    }

private:
    test::FakeEngines m_engines;
};

RINGFORD_TEST(TestProgramRunner)
#include "test_programrunner.moc"
