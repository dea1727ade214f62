// SPDX-License-Identifier: GPL-3.0-or-later
// How long seats of the computer rest on boards that do not wait for one another.
#include "tests/support/Matches.h"
#include "tests/support/TestProgram.h"
#include "ui/computer/Pace.h"
#include "ui/match/MatchModel.h"

#include <QSignalSpy>
#include <QTest>

using namespace ringford;
using namespace ringford::ui;
using std::chrono::milliseconds;

namespace {

constexpr Seat kReader{0}, kActive{1}, kIdle{2};
constexpr milliseconds kPause{500};

/** A game of Multi Player Chess with clocks that a test moves on; the computer has all seats but the first. */
struct PacedTable {
    explicit PacedTable(const char* clock) : model(matchWith(clock)), clocks(model)
    {
        clocks.setWatch([this] { return now; });
    }
    static Match matchWith(const char* clock)
    {
        Match match = test::matchOf("multiplayer");
        match.tags().clock = clock;
        return match;
    }
    void play(const char* text)
    {
        const Action action = *model.game().parse(model.match().position(model.gameNode()), text);
        if (model.play(action).refusal)
            qFatal("%s is not legal", text);
    }
    SeatSet computers() const
    {
        SeatSet seats = SeatSet::firstOnes(4);
        seats.erase(kReader);
        return seats;
    }

    MatchModel model;
    ClockModel clocks;
    ClockModel::Time now{1000};
    Pace pace{model, clocks};
};

} // namespace

class TestPace : public QObject {
    Q_OBJECT

private slots:
    void restsGrowWithWhatIsDoneAndNeverTakeMuchOfAClock()
    {
        QCOMPARE(restAfter(kPause, 1, std::chrono::minutes(30)), milliseconds(1000));
        QCOMPARE(restAfter(kPause, 2, std::chrono::minutes(30)), milliseconds(2000));
        QCOMPARE(restAfter(kPause, 100, std::chrono::minutes(30)), milliseconds(4000));
        QCOMPARE(restAfter(kPause, 3, std::chrono::seconds(40)), milliseconds(1000));
        QCOMPARE(restAfter(milliseconds(0), 3, std::chrono::minutes(30)), milliseconds(0));
    }

    void whoHasActedRestsAndOthersDoNot()
    {
        PacedTable table("30");
        table.play("2:e2-e4");
        table.pace.acted(kActive, kPause, table.computers());
        QVERIFY(!table.pace.isRested(kActive));
        QVERIFY(table.pace.isRested(kIdle));
        table.now += std::chrono::seconds(1);
        QVERIFY(table.pace.isRested(kActive));
    }

    void itTellsWhenSomebodyHasRested()
    {
        PacedTable table("30");
        QSignalSpy due(&table.pace, &Pace::due);
        table.play("2:e2-e4");
        table.pace.acted(kActive, milliseconds(1), table.computers());
        QVERIFY(!table.pace.isRested(kActive));
        QTRY_COMPARE(due.size(), 1);
    }

    void aRestStandsStillWhileClocksAreHeld()
    {
        PacedTable table("30");
        table.play("2:e2-e4");
        table.pace.acted(kActive, kPause, table.computers());
        table.clocks.hold(ClockModel::Hold::Absent, true);
        table.now += std::chrono::seconds(10);
        QVERIFY(!table.pace.isRested(kActive));
        table.clocks.hold(ClockModel::Hold::Absent, false);
        QVERIFY(!table.pace.isRested(kActive));
        table.now += std::chrono::seconds(1);
        QVERIFY(table.pace.isRested(kActive));
    }

    void whereNobodyReadsNobodyRests()
    {
        PacedTable table("30");
        table.play("2:e2-e4");
        table.pace.acted(kActive, kPause, SeatSet::firstOnes(4));
        QVERIFY(table.pace.isRested(kActive));
    }

    void withoutClocksAndInAnotherMatchNobodyRests()
    {
        PacedTable untimed("");
        untimed.play("2:e2-e4");
        untimed.pace.acted(kActive, kPause, untimed.computers());
        QVERIFY(untimed.pace.isRested(kActive));
        PacedTable table("30");
        table.play("2:e2-e4");
        table.pace.acted(kActive, kPause, table.computers());
        table.pace.begin();
        QVERIFY(table.pace.isRested(kActive));
    }
};

RINGFORD_TEST(TestPace)
#include "test_pace.moc"
