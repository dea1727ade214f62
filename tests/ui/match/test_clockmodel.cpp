// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/text/RecordWriter.h"
#include "tests/support/TestGames.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/ClockedTable.h"
#include "ui/files/PastedText.h"
#include "ui/panels/SeatsModel.h"
#include "ui/words/Words.h"

#include <QSignalSpy>
#include <QTest>

using namespace ringford;
using namespace ringford::ui;
using namespace std::chrono_literals;
using ringford::test::clockedMatch;
using ringford::test::ClockedTable;
using ringford::test::matchOf;

namespace {

constexpr Side kWhite{0};
constexpr Side kBlack{1};

} // namespace

class TestClockModel : public QObject {
    Q_OBJECT

private slots:
    void anActionOfTwoTurnsTellsBothClocks()
    {
        Match linked = matchOf("strategic", "1w: Ke1 Rh4; 1b: Ke8; 2w: Ke1; 2b: Ke8; turn: 1w 2w", {{"boards", "2"}});
        linked.tags().clock = "5+3 2w=8+3";
        ClockedTable table(std::move(linked));
        table.clocks.toggle();
        table.now += 10s;
        QVERIFY(table.play("1:h4-2:a4")); // a push
        QCOMPARE(table.match.gameNode()->comments().back(), std::string("[%clk 0:04:53] [%clkof 2w 0:07:53]"));
        QVERIFY(table.play("1:e8-e7"));
        QCOMPARE(table.match.gameNode()->comments().back(), std::string("[%clk 0:05:03]"));
    }

    void heldTheyAllStandAndGoOnByThemselves()
    {
        ClockedTable table("5");
        QVERIFY(table.play("e2-e4"));
        table.now += 10s;
        table.clocks.hold(ClockModel::Hold::ClosingUp, true);
        table.now += 400s; // more than is left
        table.clocks.tick();
        QCOMPARE(table.clocks.left(kBlack), ClockModel::Time(4min + 50s));
        QVERIFY(!table.match.gameNode()->outcome().decided());
        QVERIFY(!table.clocks.isPaused()); // nobody has to let them go on
        table.clocks.hold(ClockModel::Hold::ClosingUp, false);
        table.now += 20s;
        QCOMPARE(table.clocks.left(kBlack), ClockModel::Time(4min + 30s));
        QVERIFY(table.play("e7-e5"));
        QCOMPARE(table.clocks.left(kBlack), ClockModel::Time(4min + 30s));
        table.clocks.hold(ClockModel::Hold::ClosingUp, true);
        table.now += 7s;
        QVERIFY(table.play("g1-f3")); // who acts meanwhile has lost no time
        table.clocks.hold(ClockModel::Hold::ClosingUp, false);
        QCOMPARE(table.clocks.left(kWhite), ClockModel::Time(5min));
    }

    /** A clock that stood for a question looked as if it ran. For a moment nothing flickers. */
    void heldForLongTheyDoNotTick()
    {
        ClockedTable table("5");
        QVERIFY(table.play("e2-e4"));
        QVERIFY(table.clocks.isTicking(kBlack) && !table.clocks.isTicking(kWhite));
        const QSignalSpy changed(&table.clocks, &ClockModel::changed);
        table.clocks.hold(ClockModel::Hold::ClosingUp, true);
        QVERIFY(table.clocks.isTicking(kBlack));
        table.clocks.hold(ClockModel::Hold::ClosingUp, false);
        QCOMPARE(changed.count(), 0);
        for (const ClockModel::Hold reason : {ClockModel::Hold::Question, ClockModel::Hold::Absent}) {
            table.clocks.hold(reason, true);
            QVERIFY(!table.clocks.isTicking() && !table.clocks.isTicking(kBlack));
            QVERIFY(table.clocks.isRunning(kBlack)); // nobody has to let it go on
            table.clocks.hold(reason, false);
            QVERIFY(table.clocks.isTicking(kBlack));
        }
        QCOMPARE(changed.count(), 4); // who shows them hears of it
    }

    void heldForTwoReasonsTheyStandUntilBothAreOver()
    {
        ClockedTable table("5");
        QVERIFY(table.play("e2-e4"));
        table.clocks.hold(ClockModel::Hold::Question, true);
        table.clocks.hold(ClockModel::Hold::ClosingUp, true);
        table.now += 10s;
        table.clocks.hold(ClockModel::Hold::ClosingUp, false);
        table.now += 10s;
        QCOMPARE(table.clocks.left(kBlack), ClockModel::Time(5min));
        table.clocks.hold(ClockModel::Hold::Question, false);
        table.now += 10s;
        QCOMPARE(table.clocks.left(kBlack), ClockModel::Time(4min + 50s));
    }

    void theyStandWhileThePlayersAreAsked()
    {
        ClockedTable table("5");
        QVERIFY(table.play("e2-e4"));
        auto question = std::make_unique<QObject>();
        table.match.question().ask(*question);
        table.now += 10s;
        QCOMPARE(table.clocks.left(kBlack), ClockModel::Time(5min));
        question.reset();
        table.now += 10s;
        QCOMPARE(table.clocks.left(kBlack), ClockModel::Time(4min + 50s));
    }

    void timeThatPassesLeavesAGameSaved()
    {
        ClockedTable table("5");
        QVERIFY(table.play("e2-e4"));
        table.match.setModified(false);
        table.now += 10s;
        table.clocks.keepTimes();
        QVERIFY(!table.match.isModified());
        QVERIFY(table.match.gameNode()->comments().back().find("dials") != std::string::npos);
        QVERIFY(table.play("e7-e5"));
        table.now += 10s;
        table.clocks.keepTimes();
        QVERIFY(table.match.isModified());
    }

    void runFromTheFirstAction()
    {
        ClockedTable table("10+5");
        QVERIFY(table.clocks.isWaiting() && !table.clocks.isRunning());
        table.now += 1h;
        QVERIFY(table.play("e2-e4"));
        table.now += 20s;
        QCOMPARE(table.clocks.left(kWhite), ClockModel::Time(605s));
        QCOMPARE(table.clocks.left(kBlack), ClockModel::Time(580s));
        QVERIFY(table.clocks.isRunning(kBlack) && !table.clocks.isRunning(kWhite));
        QVERIFY(table.play("e7-e5"));
        QCOMPARE(table.match.gameNode()->comments(), std::vector<std::string>{"[%clk 0:09:45]"});
    }

    void noTagNoClocks()
    {
        ClockedTable table("");
        QVERIFY(!table.clocks.hasClocks() && !table.clocks.canToggle());
        QVERIFY(table.play("e2-e4"));
        QVERIFY(table.match.gameNode()->comments().empty());
    }

    void whatIsPutInItsPlaceGetsNoTimeBack()
    {
        Match firing = matchOf("longchess", "white: Ae1 Fe2; black: Ae37 Fe36; turn: white", {{"artillery", "on"}});
        firing.tags().clock = "10";
        ClockedTable table(std::move(firing));
        table.play("e1-d1");
        table.play("e37-d37");
        table.now += 30s;
        QVERIFY(table.play("fire:e12"));
        table.now += 20s;
        const auto late = table.match.game().parse(table.match.position(), "fire:a3");
        QVERIFY(late && !table.match.play(*late).refusal); // comes before it in the record
        table.now += 10s;
        QCOMPARE(table.clocks.left(kWhite), ClockModel::Time(540s));
        QVERIFY(table.clocks.isRunning(kWhite));
    }

    void takingBackGivesTheTimeThatWasThere()
    {
        ClockedTable table("10");
        table.play("e2-e4");
        table.now += 20s;
        table.play("e7-e5");
        table.now += 30s;
        table.play("g1-f3");
        table.now += 40s;
        table.match.takeBack();
        QCOMPARE(table.clocks.left(kWhite), ClockModel::Time(600s));
        QCOMPARE(table.clocks.left(kBlack), ClockModel::Time(580s));
        table.now += 1s;
        QCOMPARE(table.clocks.left(kWhite), ClockModel::Time(599s));
        table.match.playAgain();
        QCOMPARE(table.clocks.left(kWhite), ClockModel::Time(570s));
        while (table.match.takeBack()) {
        }
        QVERIFY(table.clocks.isWaiting());
        QCOMPARE(table.clocks.left(kBlack), ClockModel::Time(600s));
    }

    /** What was left when its turn began may be too little to do anything. */
    void whereAFlagFallIsTakenBackClocksStandUntilSomebodyActs()
    {
        ClockedTable table("0.5");
        table.play("e2-e4");
        table.now += 29s;
        table.play("e7-e5");
        table.play("g1-f3");
        table.now += 1s;
        table.clocks.tick();
        QCOMPARE(table.match.gameNode()->entry().kind, Entry::Kind::FlagFall);
        table.match.takeBack();
        QVERIFY(table.clocks.isPaused());
        table.now += 10s;
        table.clocks.tick();
        QCOMPARE(table.clocks.left(kBlack), ClockModel::Time(1s));
        QVERIFY(table.play("b8-c6"));
        QVERIFY(table.clocks.isRunning(kWhite));
        table.now += 1s;
        QCOMPARE(table.clocks.left(kWhite), ClockModel::Time(29s));
        table.match.takeBack(); // nothing else that is taken back stops them
        QVERIFY(table.clocks.isRunning(kBlack));
    }

    void whereAnAgreedDrawIsTakenBackClocksStandAsTheyDidBefore()
    {
        ClockedTable table("10");
        table.play("e2-e4");
        table.clocks.pause();
        QVERIFY(!table.match.agreeDraw().refusal);
        table.match.takeBack();
        QVERIFY(table.clocks.isPaused());
        table.clocks.toggle();
        QVERIFY(!table.match.agreeDraw().refusal);
        table.match.takeBack();
        QVERIFY(table.clocks.isRunning(kBlack));
    }

    void periodsAreKeptInTheRecord()
    {
        ClockedTable table("1y3x30");
        table.play("e2-e4");
        table.play("e7-e5");
        table.now += 75s; // half of the first period
        table.play("g1-f3");
        QCOMPARE(table.match.gameNode()->comments().back(), std::string("[%clk 0:01:30]"));
        const auto record = writeRecord(table.match.match(), ringford::test::testRegistry());
        QVERIFY(record);
        auto read = matchFromRecord(ringford::test::testRegistry(), QString::fromStdString(*record));
        QVERIFY(read);
        ClockedTable again(*std::move(read));
        QCOMPARE(again.clocks.left(kWhite), ClockModel::Time(90s));
        QCOMPARE(again.clocks.left(kBlack), ClockModel::Time(150s));
        again.clocks.toggle();
        again.now += 60s;
        QCOMPARE(words::clock(again.clocks.control(kBlack), again.clocks.left(kBlack)), QStringLiteral("0:30 ×3"));
        QCOMPARE(words::clockAloud(again.clocks.control(kBlack), again.clocks.left(kBlack)),
                 QStringLiteral("0:30, 3 periods left"));
    }

    void takingBackGivesNoTimeWhereThatIsNotWanted()
    {
        ClockedTable table("10");
        table.clocks.setGivesTimeBack(false);
        table.play("e2-e4");
        table.now += 20s;
        table.play("e7-e5");
        table.now += 30s;
        table.match.takeBack();
        QCOMPARE(table.clocks.left(kWhite), ClockModel::Time(570s));
        QCOMPARE(table.clocks.left(kBlack), ClockModel::Time(580s));
        table.now += 1s;
        QCOMPARE(table.clocks.left(kBlack), ClockModel::Time(579s));
        table.match.takeBack();
        QVERIFY(table.clocks.isWaiting());
        QCOMPARE(table.clocks.left(kBlack), ClockModel::Time(579s));
    }

    void leafingBackTouchesNoClock()
    {
        ClockedTable table("10");
        table.play("e2-e4");
        table.match.showFirst();
        table.now += 20s;
        QCOMPARE(table.clocks.left(kBlack), ClockModel::Time(580s));
        QVERIFY(table.clocks.isRunning(kBlack));
    }

    void aBranchGoesOnWithTheTimesOfItsRoot()
    {
        ClockedTable table("10");
        table.play("e2-e4");
        table.now += 20s;
        table.play("e7-e5");
        table.now += 30s;
        table.match.showPrevious();
        QVERIFY(table.play("c7-c5"));
        QCOMPARE(table.clocks.left(kBlack), ClockModel::Time(600s));
        QCOMPARE(table.clocks.left(kWhite), ClockModel::Time(600s));
    }

    void aFallenFlagEndsTheGameWhereItStands()
    {
        ClockedTable table("1");
        table.play("e2-e4");
        table.match.showFirst();
        table.now += 59s;
        table.clocks.tick();
        QVERIFY(!table.match.gameNode()->outcome().decided());
        table.now += 1s;
        table.clocks.tick();
        QCOMPARE(table.match.gameNode()->entry().kind, Entry::Kind::FlagFall);
        QCOMPARE(table.match.gameNode()->entry().side, std::optional(kBlack));
        QVERIFY(table.match.gameNode()->outcome().winners.contains(Seat{0}));
        QVERIFY(!table.clocks.isRunning() && !table.clocks.canToggle());
        QCOMPARE(table.clocks.left(kBlack), ClockModel::Time(0s));
    }

    void aFallenFlagEarnsNothing()
    {
        const auto game = *test::testRegistry().create("circular", {{"players", "3"}});
        Match three(game, game->start());
        three.tags().clock = "1+5";
        ClockedTable table("");
        table.match.replace(std::move(three));
        table.clocks.toggle();
        table.now += 61s;
        table.clocks.tick();
        QCOMPARE(table.match.gameNode()->entry().kind, Entry::Kind::FlagFall);
        QCOMPARE(table.clocks.left(kWhite), ClockModel::Time(0s));
        QVERIFY(table.clocks.isRunning(Side{1}));
    }

    void anEventBeforeTheFirstActionStartsNothing()
    {
        const auto game = *test::testRegistry().create("circular", {{"players", "3"}});
        Match three(game, game->start());
        three.tags().clock = "1+5";
        ClockedTable table("");
        table.match.replace(std::move(three));
        table.match.retire(Side{2}, Retire::Resigned);
        QVERIFY(table.clocks.isWaiting());
        table.now += 61s;
        QCOMPARE(table.clocks.left(kWhite), ClockModel::Time(60s));
    }

    void pauseAndStartByHand()
    {
        ClockedTable table("10");
        table.clocks.toggle();
        table.now += 10s;
        QCOMPARE(table.clocks.left(kWhite), ClockModel::Time(590s));
        table.clocks.toggle();
        QVERIFY(table.clocks.isPaused());
        table.now += 1h;
        QCOMPARE(table.clocks.left(kWhite), ClockModel::Time(590s));
        // Who plays goes on.
        table.play("e2-e4");
        QVERIFY(!table.clocks.isPaused() && table.clocks.isRunning(kBlack));
        QCOMPARE(table.clocks.left(kWhite), ClockModel::Time(590s));
    }

    void whatHasRunSinceTheLastEntryIsKept()
    {
        ClockedTable table("10");
        QVERIFY(table.play("e2-e4") && table.play("e7-e5"));
        table.now += 62s;
        table.clocks.keepTimes();
        table.clocks.keepTimes(); // saved once more: in place of the former
        QCOMPARE(table.match.gameNode()->comments(),
                 (std::vector<std::string>{"[%clk 0:10:00]", "[%dials white=0:08:58]"}));
        QVERIFY(table.play("d2-d4"));
        table.now += 5s;
        table.clocks.keepTimes();
        QCOMPARE(table.match.gameNode()->parent->comments(), (std::vector<std::string>{"[%clk 0:10:00]"}));
        const auto record = writeRecord(table.match.match(), ringford::test::testRegistry());
        ClockedTable opened(*matchFromRecord(ringford::test::testRegistry(), QString::fromStdString(*record)));
        QCOMPARE(opened.clocks.left(kWhite), ClockModel::Time(538s));
        QCOMPARE(opened.clocks.left(kBlack), ClockModel::Time(595s));
    }

    void anOpenedGameWaitsWithItsTimes()
    {
        ClockedTable table("10");
        Match opened = clockedMatch("5");
        for (const auto& [text, comment] :
             {std::pair<std::string, std::string>{"e2-e4", "[%clk 0:04:50]"}, {"e7-e5", "[%clk 0:03:20]"}}) {
            const auto entry = opened.parseEntry(opened.gameNode(), text);
            opened.addComment(*opened.play(entry->action), comment);
        }
        table.match.replace(std::move(opened));
        QVERIFY(table.clocks.isWaiting());
        table.now += 1h;
        QCOMPARE(table.clocks.left(kWhite), ClockModel::Time(290s));
        QCOMPARE(table.clocks.left(kBlack), ClockModel::Time(200s));
        table.play("g1-f3");
        QCOMPARE(table.clocks.left(kWhite), ClockModel::Time(290s));
    }

    void timesOfARecordAreThoseOfItsPlaces()
    {
        ClockedTable table("10");
        table.play("e2-e4");
        table.now += 20s;
        table.play("e7-e5");
        Match again = clockedMatch("10");
        for (const Node* node : GameTree::path(table.match.gameNode()))
            again.setComments(*again.playAt(again.gameNode(), node->entry()), node->comments());
        table.match.replace(std::move(again));
        QCOMPARE(table.clocks.leftAt(table.match.match().start(), kBlack), ClockModel::Time(10min));
        QCOMPARE(table.clocks.leftAt(table.match.gameNode()->parent, kBlack), ClockModel::Time(10min));
        QCOMPARE(table.clocks.leftAt(table.match.gameNode(), kBlack), ClockModel::Time(580s));
        table.match.setComments(table.match.gameNode()->parent, {"[%clk 0:08:00]"});
        QCOMPARE(table.clocks.leftAt(table.match.gameNode()->parent, kWhite), ClockModel::Time(8min));
    }

    void whoIsOutIsTold()
    {
        MatchModel match(matchOf("toy"));
        ClockModel clocks(match);
        SeatsModel seats(match, clocks);
        QCOMPARE(seats.rowCount(), 3); // a row is a seat: it has two sides there, and is out when it lost both
        match.retire(Side{3}, Retire::FlagFell);
        QCOMPARE(seats.index(0, SeatsModel::State).data(Qt::AccessibleTextRole).toString(), QString());
        QVERIFY(seats.index(0, SeatsModel::Boards).data(Qt::AccessibleTextRole).toString().contains("to play"));
        match.retire(Side{0}, Retire::Resigned);
        QCOMPARE(seats.index(0, SeatsModel::State).data().toString().section(',', 0, 0), QStringLiteral("resigned"));
        match.takeBack();
        QVERIFY(!seats.index(0, SeatsModel::State).data().toString().contains("resigned"));
    }

    void timesAreReadableAtAGlance_data()
    {
        QTest::addColumn<int>("ms");
        QTest::addColumn<QString>("text");
        QTest::newRow("hours") << 3'723'000 << QStringLiteral("1:02:03");
        QTest::newRow("minutes") << 597'900 << QStringLiteral("9:57");
        QTest::newRow("twenty seconds") << 20'000 << QStringLiteral("0:20");
        QTest::newRow("few seconds") << 19'990 << QStringLiteral("0:19.9");
        QTest::newRow("none") << 0 << QStringLiteral("0:00.0");
    }
    void timesAreReadableAtAGlance()
    {
        QFETCH(int, ms);
        QFETCH(QString, text);
        QLocale::setDefault(QLocale::c());
        QCOMPARE(words::clock(std::chrono::milliseconds(ms)), text);
    }
};

RINGFORD_TEST(TestClockModel)
#include "test_clockmodel.moc"
