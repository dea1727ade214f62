// SPDX-License-Identifier: GPL-3.0-or-later
// Switches, results, messages and exit statuses of the subcommands.
#include "tests/cli/Cli.h"
#include "tests/support/TestProgram.h"

#include <QRegularExpression>
#include <QTest>

using namespace ringford;
using test::Run;
using test::runCli;
using test::runScript;

namespace {

QByteArray lines(const QByteArrayList& list)
{
    return list.join('\n') + '\n';
}

void addCalls(const QList<QStringList>& calls)
{
    QTest::addColumn<QStringList>("arguments");
    for (const QStringList& call : calls)
        QTest::newRow(qPrintable(call.isEmpty() ? "(nothing)" : call.join(' '))) << call;
}

} // namespace

class CliSubcommandsTest : public QObject {
    Q_OBJECT

private slots:
    void wrongUsageIsTwo_data()
    {
        addCalls({{},
                  {"nonsense"},
                  {""},
                  {"search"},
                  {"selfplay"},
                  {"selfplay", "checkers"},
                  {"selfplay", "checkers", "--player", "random", "--games", "2"},
                  {"selfplay", "checkers", "--player", "random", "--seed", "2"},
                  {"selfplay", "checkers", "--games", "2", "--seed", "2"},
                  {"selfplay", "checkers", "--player", "random", "--games", "two", "--seed", "2"},
                  {"selfplay", "checkers", "--player", "random", "--games", "2", "--seed", "-2"},
                  {"selfplay", "checkers", "--player", "random", "--games", "2", "--games", "2", "--seed", "2"},
                  {"selfplay", "checkers", "--player", "random", "--games", "2", "--seed", "2", "--part", "3/2"},
                  {"selfplay", "checkers", "--player", "random", "--games", "2", "--seed", "2", "--part", "1"},
                  {"selfplay", "checkers", "--player", "random", "--games", "2", "--seed", "2", "--sprt", "0,5"},
                  {"selfplay", "checkers", "extra", "--player", "random", "--games", "2", "--seed", "2"},
                  {"results"},
                  {"results", "--sprt", "5,0", "file"},
                  {"results", "--sprt", "5", "file"},
                  {"sheet"},
                  {"kit"},
                  {"dice"},
                  {"tournament"},
                  {"help"},
                  {"--nonsense"},
                  {"-x", "perft"},
                  {"Perft", "checkers", "1"},
                  {"--"},
                  {"--", "--help"},
                  {"perft"},
                  {"perft", "checkers"},
                  {"perft", "checkers", "x"},
                  {"perft", "checkers", "-1"},
                  {"perft", "checkers", "--", "-1"},
                  {"perft", "checkers", "+1"},
                  {"perft", "checkers", "1.5"},
                  {"perft", "checkers", ""},
                  {"perft", "checkers", "1", "2"},
                  {"perft", "orthodox", "fide=plain"},
                  {"perft", "checkers", "1", "--nonsense"},
                  {"perft", "checkers", "1", "--setup"},
                  {"perft", "checkers", "1", "--threads"},
                  {"perft", "checkers", "1", "--threads", "x"},
                  {"perft", "checkers", "1", "--threads=-1"},
                  {"perft", "checkers", "1", "--divide=yes"},
                  {"perft", "checkers", "1", "--divide", "--divide"},
                  {"perft", "checkers", "1", "-d"},
                  {"check"},
                  {"check", "--nonsense", "file"},
                  {"serve", "now"},
                  {"serve", "--nonsense"},
                  {"uci", "now"},
                  {"bench", "now"},
                  {"bench", "--seconds", "x"},
                  {"bench", "--seconds"}});
    }
    void wrongUsageIsTwo()
    {
        QFETCH(const QStringList, arguments);
        const Run run = runCli(arguments);
        QCOMPARE(run.status, 2);
        QCOMPARE(run.out, QByteArray());
        QVERIFY2(run.err.startsWith("ringford-cli") && run.err.contains("--help"), run.err.constData());
    }

    void theWordThatIsTooMuchIsNamed()
    {
        QVERIFY(runCli({"perft", "orthodox", "2", "3"}).err.contains("unexpected argument '3'"));
        QVERIFY(runCli({"perft", "circular", "four", "3"}).err.contains("unexpected argument 'four'"));
    }

    void aKingThatIsRefusedDoesNotLackAsWell()
    {
        const auto refused = [](const char* setup) { return runCli({"perft", "orthodox", "1", "--setup", setup}).err; };
        const QByteArray twice = refused("white: Ke1; black: Ke1; turn: white");
        QVERIFY2(twice.contains("the cell is occupied") && !twice.contains("king"), twice.constData());
        QVERIFY(!refused("white: Ke1; black: Kx9; turn: white").contains("exactly one king"));
        QVERIFY(refused("white: Ke1; black: Qe1; turn: white").contains("exactly one king is needed, not 0"));
    }

    void anInputThatIsRefusedIsOne_data()
    {
        addCalls({{"perft", "chess", "1"},
                  {"perft", "Checkers", "1"},
                  {"perft", "", "1"},
                  {"perft", "orthodox", "fide=hard", "1"},
                  {"perft", "orthodox", "x=y", "1"},
                  {"perft", "orthodox", "fide=plain", "fide=plain", "1"},
                  {"perft", "checkers", "=", "1"},
                  {"perft", "checkers", "1", "--setup", "nonsense"},
                  {"perft", "checkers", "1", "--setup", ""},
                  {"perft", "checkers", "1", "--setup", "white: Ma1; turn: white"},
                  {"perft", "checkers", "99999999999999999999"},
                  {"perft", "checkers", "1", "--threads", "0"},
                  {"perft", "checkers", "1", "--threads", "99999999999"},
                  {"check", "/no/such/file"},
                  {"check", "/"},
                  {"check", "/dev/null"},
                  {"check", "-"},
                  {"check", "--", "--help"},
                  {"selfplay", "chess", "--player", "random", "--games", "2", "--seed", "2"},
                  {"selfplay", "checkers", "--player", "strong", "--games", "2", "--seed", "2"},
                  {"selfplay", "checkers", "--player", "level=11", "--games", "2", "--seed", "2"},
                  {"selfplay", "checkers", "--player", "random", "--games", "0", "--seed", "2"},
                  {"selfplay", "checkers", "--player", "random", "--games", "9999999", "--seed", "2"},
                  {"selfplay", "checkers", "--player", "random", "--games", "2", "--seed", "2", "--part", "1/2"},
                  {"selfplay", "checkers", "--player", "random", "--games", "2", "--seed", "2", "--setup", "x"},
                  {"selfplay", "checkers", "--player=random", "--player=random", "--player=random", "--games", "2",
                   "--seed", "2"},
                  {"selfplay", "checkers", "--player", "random", "--games", "2", "--seed", "2", "-o", "/no/such/dir/x"},
                  {"results", "/no/such/file"},
                  {"results", "/dev/null"},
                  {"tournament", "/no/such/file"},
                  {"tournament", "--json", "/dev/null"},
                  {"bench", "--seconds", "0"}});
    }
    void anInputThatIsRefusedIsOne()
    {
        QFETCH(const QStringList, arguments);
        const Run run = runCli(arguments);
        QCOMPARE(run.status, 1);
        QCOMPARE(run.out, QByteArray());
        QCOMPARE(run.err.count('\n'), 1);
        QVERIFY(run.err.size() > 1);
    }

    void helpTellsOfASubcommand()
    {
        const Run asked = runCli({"help", "sheet"});
        QCOMPARE(asked.status, 0);
        QCOMPARE(asked.out, runCli({"sheet", "--help"}).out);
        QVERIFY(asked.err.isEmpty());
        for (const QStringList& wrong : {QStringList{"help", "nothing"}, QStringList{"help", "sheet", "kit"}}) {
            const Run run = runCli(wrong);
            QCOMPARE(run.status, 2);
            QVERIFY(run.out.isEmpty());
        }
    }

    void helpAndVersionWorkEverywhere_data()
    {
        addCalls({{},
                  {"help"},
                  {"serve"},
                  {"perft"},
                  {"perft", "checkers", "x"},
                  {"check"},
                  {"render"},
                  {"dice"},
                  {"tournament"},
                  {"selfplay"},
                  {"results"},
                  {"bench"}});
    }
    void helpAndVersionWorkEverywhere()
    {
        QFETCH(const QStringList, arguments);
        const bool isOfAll = arguments.isEmpty() || arguments[0] == "help";
        const Run help = runCli(arguments + QStringList{"--help"});
        QCOMPARE(help.status, 0);
        QVERIFY(help.out.startsWith("Usage: ringford-cli " + (isOfAll ? "SUBCOMMAND" : arguments[0].toLatin1())));
        QVERIFY(help.err.isEmpty());
        const Run version = runCli(arguments + QStringList{"--version"});
        QCOMPARE(version.status, 0);
        QVERIFY(QRegularExpression("^ringford-cli \\d+\\.\\d+\\.\\d+\\n$").match(version.out).hasMatch());
    }

    void whatIsStillToComeIsNotListed()
    {
        const QByteArray help = runCli({"--help"}).out;
        QVERIFY(help.contains("\n  perft ") && help.contains("\n  dice ") && help.contains("\n  tournament "));
        QVERIFY(help.contains("\n  selfplay ") && help.contains("\n  results "));
        QVERIFY(!help.contains("\n  search "));
    }

    void theLinesOfHelpFitATerminal()
    {
        for (const QStringList& call : QList<QStringList>{{},
                                                          {"serve"},
                                                          {"perft"},
                                                          {"check"},
                                                          {"dice"},
                                                          {"tournament"},
                                                          {"selfplay"},
                                                          {"results"},
                                                          {"uci"},
                                                          {"bench"}}) {
            for (const QByteArray& line : runCli(call + QStringList{"--help"}).out.split('\n'))
                QVERIFY2(line.size() <= 110, line.constData());
        }
    }

    void perftPrintsTheLinesOfTheProtocol()
    {
        QCOMPARE(runCli({"perft", "checkers", "3"}).out, QByteArray("392\n"));
        QCOMPARE(runCli({"perft", "checkers", "0", "--divide"}).out, QByteArray("1\n"));
        const QByteArray divided =
            lines({"49", "b2-a3: 7", "b2-c3: 7", "d2-c3: 7", "d2-e3: 7", "f2-e3: 7", "f2-g3: 7", "h2-g3: 7"});
        QCOMPARE(runCli({"perft", "checkers", "2", "--divide"}).out, divided);
        QCOMPARE(runCli({"perft", "--divide", "checkers", "2", "--threads", "3"}).out, divided);
        QCOMPARE(runCli({"perft", "--divide", "--", "checkers", "2"}).out, divided);
    }

    void perftTakesOptionsAndSetups()
    {
        const QString kings = "white: Ka1; black: Kc3; turn: white";
        QCOMPARE(runCli({"perft", "orthodox", "1", "--setup", kings}).out, QByteArray("2\n"));
        QCOMPARE(runCli({"perft", "orthodox", "fide=plain", "1", "--setup=" + kings}).out, QByteArray("2\n"));
        QCOMPARE(runCli({"perft", "orthodox", "fide=strict", "1", "--setup", kings}).out, QByteArray("0\n"));
        QCOMPARE(runCli({"perft", "orthodox", "fide=strict", "0", "--setup", kings}).out, QByteArray("1\n"));
    }

    void perftCountsTheSameWithManyThreads()
    {
        const QByteArray one = runCli({"perft", "orthodox", "4", "--divide"}).out;
        QVERIFY(one.startsWith("197281\n"));
        for (const char* threads : {"2", "5", "1000"})
            QCOMPARE(runCli({"perft", "orthodox", "4", "--divide", "--threads", threads}).out, one);
        QCOMPARE(runCli({"perft", "orthodox", "4", "--threads", "2"}).out, QByteArray("197281\n"));
    }

    void whatGoesOnPrintingIsWaitedFor()
    {
        const Run run = runScript("for i in 1 2 3 4 5 6; do sleep 0.5; echo $i; done", {}, 2000);
        QCOMPARE(run.status, 0);
        QCOMPARE(run.out, QByteArray("1\n2\n3\n4\n5\n6\n"));
        QCOMPARE(runScript("echo 1; sleep 30", {}, 500).status, -1);
    }

    void benchPrintsALineForEachGame()
    {
        const Run run = runCli({"bench", "--seconds", "1"});
        QCOMPARE(run.status, 0);
        const QByteArrayList games = runCli({"serve"}, "games\n").out.mid(2).trimmed().split('\n');
        const QByteArrayList told = run.out.trimmed().split('\n');
        QCOMPARE(told.size(), games.size());
        for (qsizetype i = 0; i < told.size(); ++i) {
            const QRegularExpression form(
                "^" + games[i] + ": (\\d+) nodes per second \\(depth \\d+, (\\d+) nodes in \\d+\\.\\d\\d s\\)$");
            const auto match = form.match(told[i]);
            QVERIFY2(match.hasMatch(), told[i].constData());
            QVERIFY(match.captured(1).toULongLong() > 1000 && match.captured(2).toULongLong() > 1000);
        }
    }

    void anOutputThatCannotBeWrittenIsAnError_data()
    {
        QTest::addColumn<QString>("call");
        for (const char* call : {"--help", "--version", "perft checkers 2", "bench --seconds 1"})
            QTest::newRow(call) << call;
    }
    void anOutputThatCannotBeWrittenIsAnError()
    {
        QFETCH(const QString, call);
        const Run run = runScript("\"$CLI\" " + call + " > /dev/full");
        QCOMPARE(run.status, 1);
        QVERIFY2(run.err.startsWith("standard output: "), run.err.constData());
        QCOMPARE(run.err.count('\n'), 1);
    }

    void messagesHoldNoControlCharacters()
    {
        const Run run = runCli({"perft", "a\x1b[31m\nb", "1"});
        QCOMPARE(run.status, 1);
        QVERIFY2(run.err.contains("a\\x1b[31m\\x0ab"), run.err.constData());
    }
};

RINGFORD_TEST(CliSubcommandsTest)
#include "test_cli_subcommands.moc"
