// SPDX-License-Identifier: GPL-3.0-or-later
// Computer players as a command line describes them.
#include "engine/contest/ContestantSpec.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace ringford;
using Kind = ContestantSpec::Kind;
using std::chrono::milliseconds;

class TestContestantSpec : public QObject {
    Q_OBJECT

private slots:
    void wordsStandAlone()
    {
        QVERIFY(readContestant("random")->kind == Kind::Random);
        QVERIFY(readContestant("greedy")->kind == Kind::Greedy);
        QCOMPARE(readContestant("greedy")->text, std::string("greedy"));
        QVERIFY(!readContestant("random,nodes=3"));
        QVERIFY(!readContestant("nodes=3,greedy"));
    }

    void partsAreRead()
    {
        const auto spec = readContestant("level=4,nodes=3000,ms=250,threads=2");
        QVERIFY(spec);
        QVERIFY(spec->kind == Kind::Search);
        QCOMPARE(spec->level, std::optional(4));
        QCOMPARE(spec->nodes, std::optional<std::uint64_t>(3000));
        QVERIFY(spec->perAction == milliseconds(250));
        QCOMPARE(spec->threads, 2);
        QVERIFY(!spec->clock);
        QVERIFY(!spec->values);
        QVERIFY(readContestant("nodes=1,values=mobility")->values == PieceValues::Mobility);
        QVERIFY(readContestant("nodes=1,values=tuned")->values == PieceValues::Tuned);
        QVERIFY(!spec->opponents);
        QVERIFY(readContestant("nodes=1,others=one-against")->opponents == Opponents::OneAgainst);
        QVERIFY(readContestant("nodes=1,others=themselves")->opponents == Opponents::ForThemselves);

        const auto plain = readContestant("nodes=1");
        QVERIFY(plain && !plain->level && !plain->perAction);
        QCOMPARE(plain->threads, 1);
        QVERIFY(!plain->isBoardwise);
        QVERIFY(readContestant("nodes=1,sight=board")->isBoardwise);
        QVERIFY(!readContestant("nodes=1,sight=all")->isBoardwise);
    }

    void clocksAreRead_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("time");
        QTest::addColumn<int>("bonus");
        const auto row = [](const QByteArray& text, int time, int bonus) {
            QTest::newRow(text.constData()) << text << time << bonus;
        };
        row("1:00+0.5", 60'000, 500);
        row("0:01+0.01", 1'000, 10);
        row("10:30+5", 630'000, 5'000);
        row("2:05", 125'000, 0);
        row("0:10+0.125", 10'000, 125);
    }
    void clocksAreRead()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const int, time);
        QFETCH(const int, bonus);
        const auto spec = readContestant("clock=" + text.toStdString());
        QVERIFY(spec);
        QVERIFY(spec->clock == (ContestClock{milliseconds(time), milliseconds(bonus)}));
    }

    void allThatFollowsBelongsToTheCommandOfAnEngine()
    {
        const auto spec = readContestant("nodes=5,uci=engine --style a,b,level=3");
        QVERIFY(spec);
        QVERIFY(spec->kind == Kind::Engine);
        QCOMPARE(spec->command, std::string("engine --style a,b,level=3"));
        QVERIFY(!spec->level);
    }

    void enginesSpeakOneOfTwoLanguages()
    {
        const auto xboard = readContestant("clock=0:10,xboard=engine -a,uci=b");
        QVERIFY(xboard && xboard->engine == EngineKind::Xboard);
        QCOMPARE(xboard->command, std::string("engine -a,uci=b"));
        const auto uci = readContestant("ms=5,uci=engine -a,xboard=b");
        QVERIFY(uci && uci->engine == EngineKind::Uci);
        QCOMPARE(uci->command, std::string("engine -a,xboard=b"));
    }

    void clocksAreWoundUpAfterSoManyMoves()
    {
        for (const char* const text : {"clock=0:10+1,moves=40", "moves=40,clock=0:10+1"}) {
            const auto spec = readContestant(text);
            QVERIFY(spec);
            QVERIFY(spec->clock == (ContestClock{milliseconds(10'000), milliseconds(1'000), 40}));
        }
    }

    void anEngineHasOptionsOfItsOwn()
    {
        const auto spec = readContestant("option.Skill Level=3,ms=5,option.UCI_Elo=1800,uci=engine");
        QVERIFY(spec);
        QVERIFY(spec->options ==
                (std::vector<std::pair<std::string, std::string>>{{"Skill Level", "3"}, {"UCI_Elo", "1800"}}));
    }

    void whatIsWrongIsNamedWithWhatWasExpected_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("named");
        QTest::addColumn<QByteArray>("expected");
        const auto row = [](const QByteArray& text, const QByteArray& named, const QByteArray& expected) {
            QTest::newRow(text.isEmpty() ? "(nothing)" : text.constData()) << text << named << expected;
        };
        row("", "''", "random or greedy alone, or");
        row("strong", "'strong'", "random or greedy alone, or");
        row("Random", "'Random'", "random or greedy alone, or");
        row("random,level=3", "'random'", "random or greedy alone, or");
        row("speed=3", "'speed=3'", "nodes=N");
        row("nodes=3,", "''", "nodes=N");
        row("nodes=3,,ms=1", "''", "nodes=N");
        row("nodes", "'nodes'", "nodes=N");
        row("level=0", "'level=0'", "1..10");
        row("level=11", "'level=11'", "1..10");
        row("level=", "'level='", "1..10");
        row("nodes=0", "'nodes=0'", "1..2147483647");
        row("nodes=-5", "'nodes=-5'", "1..2147483647");
        row("nodes=99999999999", "'nodes=99999999999'", "1..2147483647");
        row("ms=fast", "'ms=fast'", "milliseconds");
        row("nodes=1,threads=0", "'threads=0'", "1..256");
        row("nodes=1,threads=1000", "'threads=1000'", "1..256");
        row("nodes=1,values=best", "'values=best'", "tuned or mobility");
        row("nodes=1,values=tuned,uci=engine", "values=", "uci=");
        row("nodes=1,sight=two", "'sight=two'", "sight=all or sight=board");
        row("nodes=1,sight=board,uci=engine", "sight=", "uci=");
        row("nodes=1,others=all", "'others=all'", "one-against");
        row("nodes=1,others=against,uci=engine", "others=", "uci=");
        row("clock=1", "'clock=1'", "clock=1:00+0.5");
        row("clock=1:5", "'clock=1:5'", "clock=1:00+0.5");
        row("clock=1:60", "'clock=1:60'", "clock=1:00+0.5");
        row("clock=0:00+1", "'clock=0:00+1'", "clock=1:00+0.5");
        row("clock=1:00+", "'clock=1:00+'", "clock=1:00+0.5");
        row("clock=1:00+0.0001", "'clock=1:00+0.0001'", "clock=1:00+0.5");
        row("clock=1:00+.5", "'clock=1:00+.5'", "clock=1:00+0.5");
        row("nodes=3,nodes=4", "nodes", "twice");
        row("ms=3,clock=1:00", "ms=", "clock=");
        row("threads=2", "'threads=2'", "level=, nodes=, ms= or clock=");
        row("uci=engine", "'uci=engine'", "nodes=, ms= or clock=");
        row("nodes=1,uci=", "'uci='", "command");
        row("uci=/x,ms=100", "'uci=/x,ms=100'", "uci= and xboard= come last");
        row("xboard=/x,clock=1:00,moves=40", "clock=", "come last");
        row("level=3,nodes=1,uci=engine", "level=", "uci=");
        row("nodes=1,option.Hash=3", "option.Hash=", "uci=");
        row("nodes=1,option.Hash,uci=engine", "'option.Hash'", "option.NAME");
        row("nodes=1,option.Hash=3,option.Hash=4,uci=engine", "option.Hash", "twice");
        row("clock=0:10,moves=0", "'moves=0'", "1..10000");
        row("moves=40", "moves=", "clock=");
        row("ms=5,moves=40", "moves=", "clock=");
        row("nodes=5,xboard=engine", "nodes=", "xboard=");
        row("level=5,ms=3,xboard=engine", "level=", "xboard=");
        row("ms=3,xboard=", "'xboard='", "command");
        row("nodes=1 ", "nodes=1", "blanks");
        row("nodes=1,uci=\x1b[31m", "nodes=1", "printable");
    }
    void whatIsWrongIsNamedWithWhatWasExpected()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, named);
        QFETCH(const QByteArray, expected);
        const auto spec = readContestant(text.toStdString());
        QVERIFY(!spec);
        const QByteArray error = QByteArray::fromStdString(spec.error());
        QVERIFY2(error.startsWith("player: ") && error.contains(named) && error.contains(expected), error.constData());
    }
};

RINGFORD_TEST(TestContestantSpec)
#include "test_contestant_spec.moc"
