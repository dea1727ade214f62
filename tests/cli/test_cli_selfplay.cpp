// SPDX-License-Identifier: GPL-3.0-or-later
// `selfplay` and `results`: what they print and write, whole and in parts.
#include "tests/cli/Cli.h"
#include "tests/support/TestProgram.h"

#include <QRegularExpression>
#include <QTest>

using namespace ringford;
using test::Run;

namespace {

const QStringList kSeries{"circular", "players=3", "--player", "random", "--player",
                          "greedy",   "--games",   "9",        "--seed", "7"};

} // namespace

class CliSelfplayTest : public QObject, private test::CliFolder {
    Q_OBJECT

private slots:
    void init() { newFolder(); }

    void theTableIsPrintedAndProgressIsTold()
    {
        const Run run =
            runIn("selfplay", {"checkers", "--player", "random", "--player", "greedy", "--games", "4", "--seed", "1"});
        QCOMPARE(run.status, 0);
        const QByteArrayList lines = run.out.trimmed().split('\n');
        QCOMPARE(lines.size(), 2);
        for (qsizetype i = 0; i < 2; ++i) {
            const QRegularExpression form(QStringLiteral("^%1: won \\d drawn \\d lost \\d placement [01]\\.\\d{3} elo "
                                                         "[+-](\\d+|inf) \\+-(\\d+|inf)$")
                                              .arg(i == 0 ? "random" : "greedy"));
            QVERIFY2(form.match(lines[i]).hasMatch(), lines[i].constData());
        }
        const QByteArrayList told = run.err.trimmed().split('\n');
        QCOMPARE(told.size(), 4);
        QVERIFY2(QRegularExpression("^game 1 of 4: (won by|drawn) .*\\(.*\\), \\d+ plies$").match(told[0]).hasMatch(),
                 told[0].constData());
        QVERIFY(names().isEmpty());
    }

    /** Games of three actions had four. */
    void noGameIsLongerThanIsAskedFor()
    {
        QStringList arguments{"checkers", "--player", "random", "--player", "greedy", "--games",
                              "2",        "--seed",   "1",      "--plies",  "3"};
        const Run run = runIn("selfplay", arguments);
        QCOMPARE(run.status, 0);
        QCOMPARE(run.err.count("drawn (agreed), 3 plies"), 2);
        const Run longer = runIn("selfplay", arguments << "--openings"
                                                       << "4");
        QCOMPARE(longer.status, 1);
        QVERIFY2(longer.err.contains("--plies: expected at least the 4 actions"), longer.err.constData());
    }

    void theSameCallPlaysTheSameGames()
    {
        const QStringList first = kSeries + QStringList{"-o", "first.ringford"};
        const QStringList second = kSeries + QStringList{"-o", "second.ringford"};
        const Run run = runIn("selfplay", first);
        QCOMPARE(run.status, 0);
        QCOMPARE(runIn("selfplay", second).out, run.out);
        QCOMPARE(content("second.ringford"), content("first.ringford"));
        const Run check = runIn("check", {"first.ringford"});
        QCOMPARE(check.status, 0);
        QVERIFY2(check.out.startsWith("first.ringford: ok (9 records, "), check.out.constData());
        QStringList other = second;
        other[other.indexOf("7")] = "8";
        QCOMPARE(runIn("selfplay", other).status, 0);
        QVERIFY(content("second.ringford") != content("first.ringford"));
    }

    void partsAreTheWholeSeries()
    {
        const Run whole = runIn("selfplay", kSeries + QStringList{"-o", "whole.ringford"});
        QCOMPARE(whole.status, 0);
        QByteArray together;
        QStringList parts;
        for (const char* part : {"1", "2"}) {
            const QString name = QStringLiteral("part%1.ringford").arg(part);
            QCOMPARE(runIn("selfplay", kSeries + QStringList{"--part", QString(part) + "/2", "-o", name}).status, 0);
            together += (together.isEmpty() ? "" : "\n") + content(name);
            parts.prepend(name);
        }
        QCOMPARE(together, content("whole.ringford"));
        QCOMPARE(runIn("results", {"whole.ringford"}).out, whole.out);
        const Run results = runIn("results", parts);
        QCOMPARE(results.status, 0);
        QCOMPARE(results.out, whole.out);
        QVERIFY(results.err.isEmpty());
    }

    void gamesThatAreThereTwiceCountOnce()
    {
        const Run whole = runIn("selfplay", kSeries + QStringList{"-o", "whole.ringford"});
        QCOMPARE(runIn("selfplay", kSeries + QStringList{"--part", "1/3", "-o", "part.ringford"}).status, 0);
        const Run results = runIn("results", {"whole.ringford", "part.ringford"});
        QCOMPARE(results.status, 1);
        QCOMPARE(results.out, whole.out);
        QCOMPARE(results.err.count('\n'), 3);
        QVERIFY2(results.err.startsWith("part.ringford: record 1: game 1 of the series with seed 7 is there twice\n"),
                 results.err.constData());
    }

    void otherGamesAndPlayersHaveTablesOfTheirOwn()
    {
        const QStringList checkers{"checkers", "--player", "greedy", "--games",          "2",
                                   "--seed",   "7",        "-o",     "checkers.ringford"};
        const Run one = runIn("selfplay", kSeries + QStringList{"-o", "circular.ringford"});
        const Run other = runIn("selfplay", checkers);
        const Run results = runIn("results", {"circular.ringford", "checkers.ringford"});
        QCOMPARE(results.out, "circular players=3: random, greedy\n" + one.out + "checkers: greedy\n" + other.out);
    }

    void recordsOfOthersAreRefused()
    {
        write("mine.ringford", "[Game \"checkers\"]\n\n1. b2-a3 *\n");
        write("bad.ringford", "[Game \"checkers\"]\n\n1. a3-b9 *\n");
        QCOMPARE(runIn("selfplay", kSeries + QStringList{"-o", "whole.ringford"}).status, 0);
        const Run results = runIn("results", {"mine.ringford", "bad.ringford", "whole.ringford"});
        QCOMPARE(results.status, 1);
        QCOMPARE(results.out, runIn("results", {"whole.ringford"}).out);
        QVERIFY2(results.err.startsWith("mine.ringford: record 1: the tag Player "), results.err.constData());
        QVERIFY2(results.err.contains("\nbad.ringford:3:4: "), results.err.constData());
    }

    void theTestStopsASeriesThatIsDecided()
    {
        const QStringList series{"checkers", "--player", "greedy", "--player", "random",
                                 "--games",  "1000",     "--seed", "3"};
        const Run run = runIn("selfplay", series + QStringList{"--sprt", "0,200", "-o", "games.ringford"});
        QCOMPARE(run.status, 0);
        const QRegularExpression form(
            "\nsprt 0\\.00,200\\.00: accepted after (\\d+) games \\(ratio (\\d+\\.\\d\\d) of 2\\.94\\)\n$");
        const auto found = form.match(run.err);
        QVERIFY2(found.hasMatch(), run.err.right(200).constData());
        const int games = found.captured(1).toInt();
        QVERIFY(games > 2 && games < 200 && games % 2 == 0);
        QVERIFY(found.captured(2).toDouble() >= 2.94);

        const Run results = runIn("results", {"games.ringford", "--sprt", "0,200"});
        QCOMPARE(results.out, run.out);
        QVERIFY(run.err.endsWith(results.err));
        QVERIFY(runIn("results", {"games.ringford", "--sprt=-700,0"}).err.startsWith("sprt -700.00,0.00: "));
        const Run short_ =
            runIn("selfplay", QStringList{"orthodox", "--player", "random", "--player", "random", "--games", "2",
                                          "--seed", "3", "--plies", "20", "--sprt", "0,5"});
        QVERIFY2(short_.err.contains(": undecided after 2 games (ratio -0.0"), short_.err.constData());
    }

    void aDrawIsAgreedAfterTheLastPly()
    {
        const Run run = runIn("selfplay", {"orthodox", "--player", "random", "--games", "1", "--seed", "3", "--plies",
                                           "10", "--openings", "0"});
        QCOMPARE(run.err, QByteArray("game 1 of 1: drawn (agreed), 10 plies\n"));
        QCOMPARE(run.out, QByteArray("random: won 0 drawn 2 lost 0 placement 0.500 elo +0 +-inf\n"));
    }

    void aSetupIsWhereGamesBegin()
    {
        const QString setup = "white: Ka1; black: Kh8; turn: white";
        const QStringList series{"checkers", "--player", "random", "--games",       "2", "--seed", "3",
                                 "--setup",  setup,      "-o",     "kings.ringford"};
        QCOMPARE(runIn("selfplay", series).status, 0);
        QCOMPARE(content("kings.ringford").count("[Setup \"white: Ka1; black: Kh8; turn: white\"]"), 2);
        QCOMPARE(runIn("check", {"kings.ringford"}).status, 0);
        QStringList over = series;
        over[over.indexOf(setup)] = "white: Ka1; black:; turn: white";
        const Run run = runIn("selfplay", over);
        QCOMPARE(run.status, 1);
    }

    void anEngineThatCannotPlayIsRefusedBeforeAnyGame()
    {
        const auto played = [this](const char* game, const QString& player) {
            return runIn("selfplay", {game, "--player", player, "--games", "1", "--seed", "3"});
        };
        const Run missing = played("orthodox", "ms=1,uci=exec /no/such/engine 2>&-");
        QCOMPARE(missing.status, 1);
        QCOMPARE(missing.err, QByteArray("player: 'ms=1,uci=exec /no/such/engine 2>&-' has ended, when told 'uci'\n"));
        const Run other = played("checkers", "ms=1,uci=cat");
        QCOMPARE(other.status, 1);
        QCOMPARE(other.err, QByteArray("player: 'ms=1,uci=cat' plays orthodox alone\n"));
    }

    void anOptionThatAnEngineHasNotIsRefused_data()
    {
        QTest::addColumn<QString>("option");
        QTest::addColumn<QByteArray>("wrong");
        QTest::newRow("name") << "option.Nope=8"
                              << QByteArray("has no option 'Nope': it has Hash, Skill Level, Ponder");
        QTest::newRow("no number") << "option.Hash=abc"
                                   << QByteArray("takes a number of 1..1024 for its option 'Hash', not 'abc'");
        QTest::newRow("too much") << "option.hash=5000"
                                  << QByteArray("takes a number of 1..1024 for its option 'hash', not '5000'");
        QTest::newRow("a blank") << "option.Skill Level=-1"
                                 << QByteArray("takes a number of 0..20 for its option 'Skill Level', not '-1'");
        QTest::newRow("check") << "option.Ponder=2"
                               << QByteArray("takes true or false for its option 'Ponder', not '2'");
        QTest::newRow("right") << "option.skill level=20,option.Hash=1,option.Ponder=False" << QByteArray();
    }
    void anOptionThatAnEngineHasNotIsRefused()
    {
        QFETCH(const QString, option);
        QFETCH(const QByteArray, wrong);
        const QString engine =
            "while read -r line; do case $line in uci) echo option name Hash type spin default 16 min 1 max 1024; echo "
            "option name Skill Level type spin default 20 min 0 max 20; echo option name Ponder type check default "
            "false; echo uciok;; isready) echo readyok;; go*) echo bestmove 0000;; quit) exit;; esac; done";
        const Run run = runIn("selfplay", {"orthodox", "--player", "ms=100," + option + ",uci=" + engine, "--player",
                                           "random", "--games", "1", "--seed", "3"});
        QVERIFY2(wrong.isEmpty() ? run.err.contains("game 1 of 1") : run.err.trimmed().endsWith("' " + wrong),
                 run.err.constData());
        QCOMPARE(run.out.isEmpty(), !wrong.isEmpty());
    }

    /** Of two that stand in one folder the name is what differs. */
    void aProgramIsToldByTheNameOfItsFile()
    {
        const QString folder = QStringLiteral("/nowhere/").repeated(10);
        const Run run = runIn("selfplay", {"orthodox", "--player", "ms=100,uci=" + folder + "second", "--player",
                                           "random", "--games", "1", "--seed", "3"});
        QVERIFY2(run.err.contains("player: 'ms=100,uci") && run.err.contains("/second' "), run.err.constData());
    }

    void openingsThatNoGameHasAreRefused()
    {
        const Run run = runIn("selfplay", {"checkers", "--player", "random", "--player", "greedy", "--games", "2",
                                           "--seed", "3", "--openings", "1000", "-o", "games.ringford"});
        QCOMPARE(run.status, 1);
        QCOMPARE(run.err, QByteArray("--openings: game 1 has none that long: a hundred games at random were over "
                                     "before\n"));
        QVERIFY(!content("games.ringford").contains("Openings"));
    }

    void anEngineThatFailsLosesAndItIsTold()
    {
        const QString player = "ms=1,uci=while read -r x; do case $x in uci) echo uciok;; isready) echo readyok;; "
                               "go*) exit;; quit) exit;; esac; done";
        const Run run = runIn("selfplay", {"orthodox", "--player", player, "--player", "random", "--games", "2",
                                           "--seed", "3", "-o", "games.ringford"});
        QCOMPARE(run.status, 1);
        QVERIFY2(run.out.contains("\nrandom: won 2 drawn 0 lost 0 "), run.out.constData());
        QVERIFY2(run.err.contains("game 1, ply 5, white: ms=1,uci=while"), run.err.constData());
        QCOMPARE(runIn("check", {"games.ringford"}).status, 0);
        QCOMPARE(runIn("results", {"games.ringford"}).out, run.out);
    }

    void anEngineThatHeedsNobodyEndsWithTheSeries_data()
    {
        QTest::addColumn<QString>("signal");
        QTest::newRow("asked to end") << "TERM";
        QTest::newRow("not asked") << "KILL";
    }
    void anEngineThatHeedsNobodyEndsWithTheSeries()
    {
        QFETCH(const QString, signal);
#ifndef Q_OS_LINUX
        QSKIP("no other system ends a program with the one that started it");
#endif
        const QString player = "nodes=300,uci=trap '' TERM; while read -r x; do case $x in uci) echo uciok;; isready) "
                               "echo readyok;; go*) echo $$ > pid; while :; do sleep 0.1; done;; esac; done";
        // Whoever has ended, and has not been asked for its status yet, is gone, too.
        const QString script =
            "cd \"$1\"; \"$CLI\" selfplay orthodox --player \"$2\" --player random --games 1 --seed 3 & series=$!; "
            "for i in {1..300}; do [ -s pid ] && break; sleep 0.1; done; read -r engine < pid; kill -$3 $series; "
            "wait $series; for i in {1..20}; do kill -0 $engine 2>&- && ! grep -q '^State:.Z' /proc/$engine/status || "
            "exec echo gone; sleep 0.1; done; kill -KILL $engine; echo left";
        QVERIFY(runScript(script, {path(), player, signal}).out.endsWith("gone\n"));
    }

    void anInterruptedSeriesLeavesWhatWasPlayed_data()
    {
        QTest::addColumn<QString>("signal");
        QTest::addColumn<QByteArray>("status");
        QTest::newRow("Ctrl+C") << "INT" << QByteArray("130");
        QTest::newRow("TERM") << "TERM" << QByteArray("143");
    }
    void anInterruptedSeriesLeavesWhatWasPlayed()
    {
        QFETCH(const QString, signal);
        QFETCH(const QByteArray, status);
        // With -m what runs beside a script heeds Ctrl+C, by which whoever reads what is told ends as well.
        const Run run = runScript(
            "set -m; cd \"$1\"; mkfifo told; cat told > progress & reader=$!; "
            "\"$CLI\" selfplay checkers --player random --player greedy --games 1000000 --seed 1 -o games.ringford "
            "> table 2> told & series=$!; until grep -q '^game 5 ' progress; do sleep 0.1; done; kill -$2 $series; "
            "sleep 0.01; kill -KILL $reader; wait $series; echo $?",
            {path(), signal});
        QVERIFY2(run.out.endsWith(status + '\n'), run.out.constData());
        const QByteArray table = content("table");
        QCOMPARE(table.count('\n'), 2);
        QVERIFY2(table.startsWith("random: won "), table.constData());
        const Run check = runIn("check", {"games.ringford"});
        QCOMPARE(check.status, 0);
        const auto games = QRegularExpression("ok \\((\\d+) records").match(check.out).captured(1).toInt();
        QVERIFY2(games >= 5, check.out.constData());
        QCOMPARE(runIn("results", {"games.ringford"}).out, table);
    }

    void whoThinksForLongIsInterrupted_data()
    {
        QTest::addColumn<QString>("player");
        const QString engine = "uci=while read -r x; do case $x in uci) echo uciok;; isready) echo readyok;; go*) echo "
                               "$$ > asked; %1;; quit) exit;; esac; done";
        QTest::newRow("the search") << "ms=1000000";
        QTest::newRow("a program") << "ms=1000000," + engine.arg("sleep 1000");
        QTest::newRow("a program that tells much") << "ms=1000000," + engine.arg("exec yes info depth 1");
    }
    /** Before the first game is over: an older file stays. */
    void whoThinksForLongIsInterrupted()
    {
        QFETCH(const QString, player);
        write("games.ringford", "old");
        const Run run =
            runScript("cd \"$1\"; \"$CLI\" selfplay orthodox --player \"$2\" --player random --games 2 --seed 3 -o "
                      "games.ringford & series=$!; case $2 in *uci=*) until [ -s asked ]; do sleep 0.1; done;; *) "
                      "sleep 1;; esac; "
                      "kill -TERM $series; wait $series; echo $?",
                      {path(), player});
        QVERIFY2(run.out.endsWith("\n143\n"), run.out.constData());
        QVERIFY2(run.err.contains("interrupted: game 1 and those behind it are left out\n"), run.err.constData());
        QCOMPARE(content("games.ringford"), QByteArray("old"));
    }

    void theSecondInterruptionEndsTheSeriesAtOnce()
    {
        // Who does not quit is waited for before anything is told, so that there is time for a second one.
        const QString player =
            "ms=1000000,uci=while read -r x; do case $x in uci) echo uciok;; isready) echo readyok;; "
            "go*) echo bestmove e2e4; echo > asked;; quit) sleep 1000;; esac; done";
        const Run run = runScript(
            "set -m; cd \"$1\"; \"$CLI\" selfplay orthodox --player \"$2\" --player ms=1000000 --games 2 --openings 0 "
            "--seed 3 & series=$!; until [ -s asked ]; do sleep 0.1; done; sleep 0.2; kill -INT $series; sleep 0.2; "
            "kill -INT $series; wait $series; echo $?",
            {path(), player});
        QCOMPARE(run.out, QByteArray("130\n"));
        QVERIFY2(!run.err.contains("interrupted: "), run.err.constData());
    }

    void whatAnEngineSaysOnItsStandardErrorIsPassedOn()
    {
        const QString engine =
            "uci=echo hello > /dev/stderr; while read -r x; do case $x in uci) echo uciok;; isready) "
            "echo readyok;; go*) echo 'no move' >&2; exit;; quit) exit;; esac; done";
        const Run run = runIn("selfplay", {"orthodox", "--player", "ms=1000," + engine, "--player", "random", "--games",
                                           "2", "--seed", "3"});
        QCOMPARE(run.err.count("hello\n"), 3); // it is tried before the first game
        QCOMPARE(run.err.count("no move\n"), 2);
        QVERIFY2(run.err.indexOf("no move\n") < run.err.indexOf("game 1 of 2: "), run.err.constData());
    }

    void anEngineThatFloodsItsStandardErrorPlaysOnAndTheRestIsLeftOut()
    {
        const QString engine = "uci=yes flood >&2 & while read -r x; do case $x in uci) echo uciok;; isready) echo "
                               "readyok;; go*) sleep 0.1; echo bestmove 0000;; quit) exit;; esac; done";
        const Run run = runIn("selfplay", {"orthodox", "--player", "ms=1000," + engine, "--player", "random", "--games",
                                           "2", "--seed", "3"});
        QCOMPARE(run.err.count("answered '0000', which is not legal"), 2);
        QVERIFY2(run.err.count("flood\n") > 10'000 && run.err.size() < 70'000, run.err.right(1'000).constData());
        QCOMPARE(run.err.count(" has written 64 KiB to its standard error: what else it writes there is left out\n"),
                 1);
        QVERIFY(run.err.contains("\nplayer: 'ms=1000,uc"));
    }

    void theSearchPlaysTheSameGamesAgain()
    {
        const QStringList series{"orthodox", "--player", "nodes=300", "--player", "level=2",
                                 "--games",  "4",        "--seed",    "3"};
        const Run whole = runIn("selfplay", series + QStringList{"-o", "whole.ringford"});
        QCOMPARE(whole.status, 0);
        for (const char* part : {"1", "2"}) {
            const QString name = QStringLiteral("part%1.ringford").arg(part);
            QCOMPARE(runIn("selfplay", series + QStringList{"--part", QString(part) + "/2", "-o", name}).status, 0);
        }
        QCOMPARE(content("part1.ringford") + '\n' + content("part2.ringford"), content("whole.ringford"));
        QCOMPARE(runIn("results", {"part1.ringford", "part2.ringford"}).out, whole.out);
    }

    void aFileThatCannotBeWrittenIsAnErrorBeforeAnyGame()
    {
        const Run run = runIn("selfplay", kSeries + QStringList{"-o", "no/such/file.ringford"});
        QCOMPARE(run.status, 1);
        QVERIFY(run.out.isEmpty());
        QVERIFY2(run.err.contains("no/such/file.ringford") && run.err.count('\n') == 1, run.err.constData());
    }

    void whatWasPlayedIsPrintedAlsoWhereTheFileTakesNothing()
    {
        // The limit stands for a disk that is full; what is printed goes through a pipe.
        const QString call =
            "cd \"$1\"; echo old > games.ringford; ulimit -f 0; trap '' XFSZ; "
            "\"$CLI\" selfplay checkers --player random --games 2 --seed 1 -o games.ringford 2>&1 | cat";
        const Run run = runScript(call, {path()});
        QCOMPARE(run.out.count("games.ringford: "), 1);
        QVERIFY2(run.out.contains("random: won 0 drawn 0 lost 0"), run.out.constData());
        QCOMPARE(content("games.ringford"), QByteArray("old\n"));
        QCOMPARE(names(), QStringList{"games.ringford"});
    }
};

RINGFORD_TEST(CliSelfplayTest)
#include "test_cli_selfplay.moc"
