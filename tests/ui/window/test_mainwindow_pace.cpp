// SPDX-License-Identifier: GPL-3.0-or-later
// The computer on boards that do not wait for one another: it leaves people time to read, and says when it waits.
#include "tests/support/Matches.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/ComputerTable.h"
#include "ui/match/ClockModel.h"
#include "ui/panels/SeatsDock.h"
#include "ui/panels/SeatsModel.h"

#include <QTest>
#include <QTreeView>

using namespace ringford;
using namespace ringford::ui;
using ringford::test::ComputerTable;
using ringford::test::matchOf;

namespace {

const std::vector<std::pair<Seat, int>> kAllButTheFirst{{Seat{1}, 4}, {Seat{2}, 4}, {Seat{3}, 4}};

Match withClock(const char* clock)
{
    Match match = matchOf("multiplayer");
    match.tags().clock = clock;
    return match;
}

int played(const ComputerTable& table)
{
    return table.window.model().gameNode()->depth;
}

} // namespace

class TestMainWindowPace : public QObject {
    Q_OBJECT

private slots:
    void withClocksComputersLeaveTimeToRead()
    {
        ComputerTable table({});
        table.program.settings.set(&Settings::computerPause, Settings::Pause::Short);
        ClockModel::Time now{1000};
        table.window.clocks().setWatch([&now] { return now; });
        table.setGame(kAllButTheFirst, withClock("30"));
        table.window.clocks().toggle();
        QTRY_COMPARE(played(table), 3); // each once; time stands still then
        ComputerTable::settle();
        QCOMPARE(table.searches.begun(), 3); // nobody thinks who is not to act
        now += std::chrono::seconds(1);
        QTRY_VERIFY(played(table) > 3);
        table.window.clocks().pause();
    }

    void theSeatsPanelSaysWhoWaitsForAPerson()
    {
        ComputerTable table(kAllButTheFirst, matchOf("multiplayer"));
        const QAbstractItemModel& rows = *table.window.panel<SeatsDock>().view()->model();
        const auto state = [&](int seat) { return rows.index(seat, SeatsModel::State).data().toString(); };
        const auto isAnyWaiting = [&] { return state(1) == kWaits || state(2) == kWaits || state(3) == kWaits; };
        QTRY_VERIFY(isAnyWaiting());
        QVERIFY(!state(0).contains(kWaits));
        table.searches.hold();
        table.drag("1:e2", "1:e4");
        QTRY_VERIFY(!isAnyWaiting());
        QTRY_VERIFY(state(1).contains(QStringLiteral("thinking")));
        table.searches.letGo();
    }

    /** It would act on one board again and again while it loses on time on the other. */
    void itThinksAboutTheBoardWhoseClockIsAboutToRunOut()
    {
        ComputerTable table({});
        ClockModel::Time now{1000};
        table.window.clocks().setWatch([&now] { return now; });
        table.searches.hold();
        Match match = matchOf("multiplayer", "3w: Ke1 Pa2; 3b: Ke8 Pa7; 4w: Ke1 Pa2; 4b: Ke8 Pa7; turn: 3b 4w; "
                                             "seats: 3=BD 4=DB");
        match.tags().clock = "10 4w=0.2";
        table.setGame({{Seat{1}, 4}, {Seat{3}, 4}}, std::move(match));
        QVERIFY(table.waitUntilItThinks());
        const MatchModel& model = table.window.model();
        const SearchTask task = table.searches.lastTask();
        QVERIFY(!task.only.empty());
        for (const Action& action : task.only)
            QVERIFY(model.game().text(model.position(), action).starts_with("4:"));
        table.searches.letGo();
    }

    /** B on board 3 would be thought for first, while D's flag falls on board 4. */
    void itThinksFirstForWhoseClockIsAboutToRunOut()
    {
        ComputerTable table({});
        ClockModel::Time now{1000};
        table.window.clocks().setWatch([&now] { return now; });
        table.searches.hold();
        table.setGame({{Seat{1}, 4}, {Seat{3}, 4}}, withTwoBoards("10 4w=0.2"));
        QVERIFY(table.waitUntilItThinks());
        QCOMPARE(table.searches.lastTask().seat, std::optional(Seat{3}));
        table.searches.letGo();
    }

    /** While it thinks for one board the clock of the other runs as well. */
    void whatWaitsOnSeveralBoardsIsSharedAmongThem()
    {
        ComputerTable table({});
        ClockModel::Time now{1000};
        table.window.clocks().setWatch([&now] { return now; });
        table.searches.hold();
        table.setGame({{Seat{3}, 4}}, withTwoBoards("10"));
        QVERIFY(table.waitUntilItThinks());
        const auto alone = table.searches.lastTask().budget.usual;
        table.setGame({{Seat{1}, 4}, {Seat{3}, 4}}, withTwoBoards("10"));
        QVERIFY(table.waitUntilItThinks(2));
        QVERIFY(table.searches.lastTask().budget.usual < alone * 2 / 3);
        table.searches.letGo();
    }

    /** Eyes are not waited for, nor what moves on the board: its clocks would pay for that. */
    void withSecondsLeftOnSeveralBoardsItActsAtOnce()
    {
        ComputerTable table({});
        table.program.settings.set(&Settings::computerPause, Settings::Pause::Long);
        ClockModel::Time now{1000};
        table.window.clocks().setWatch([&now] { return now; });
        table.setGame({{Seat{0}, 4}, {Seat{1}, 4}, {Seat{2}, 4}, {Seat{3}, 4}}, withTwoBoards("0.15"));
        table.window.clocks().toggle();
        QTRY_VERIFY(played(table) >= 6); // with their pauses they would take longer than this waits
        table.window.clocks().pause();
    }

private:
    static Match withTwoBoards(const char* clock)
    {
        Match match = matchOf("multiplayer", "3w: Ke1 Pa2; 3b: Ke8 Pa7; 4w: Ke1 Pa2; 4b: Ke8 Pa7; turn: 3w 4w; "
                                             "seats: 3=BD 4=DB");
        match.tags().clock = clock;
        return match;
    }

    const QString kWaits = QStringLiteral("waits for you");
};

RINGFORD_TEST(TestMainWindowPace)
#include "test_mainwindow_pace.moc"
