// SPDX-License-Identifier: GPL-3.0-or-later
// The clocks of a game of two in the panel of seats.
#include "tests/support/TestProgram.h"
#include "tests/support/ui/ClockedTable.h"
#include "ui/board/view/BoardView.h"
#include "ui/panels/SeatsDock.h"
#include "ui/panels/SeatsModel.h"

#include <QLabel>
#include <QLayout>
#include <QPushButton>
#include <QTest>
#include <QTreeView>

using namespace ringford;
using namespace ringford::ui;
using namespace std::chrono_literals;
using ringford::test::clockedMatch;
using ringford::test::ClockedTable;

class TestSeatsClocks : public QObject {
    Q_OBJECT

private slots:
    void namesGiveWayAndClocksDoNot()
    {
        ClockedTable table("10");
        Match named = clockedMatch("10");
        named.tags().seatNames = {"Alexandra Konstantinopolskaja-Featherstonehaugh",
                                  "Bartholomaeus van der Westerhuizen"};
        table.match.replace(std::move(named));
        BoardView board(table.match);
        SeatsDock dock(table.match, table.clocks, board);
        dock.show();
        const auto check = [&] {
            for (const int width : {180, 240, 300, 420}) {
                dock.resize(width, 200);
                QCoreApplication::processEvents();
                for (int row = 0; row < 2; ++row) {
                    const QModelIndex clock = dock.view()->model()->index(row, SeatsModel::Clock);
                    const QRect seen = dock.view()->visualRect(clock);
                    QVERIFY2(seen.right() < dock.view()->viewport()->width() &&
                                 seen.width() >= dock.view()->sizeHintForIndex(clock).width(),
                             qPrintable(QStringLiteral("%1 to %2 of %3")
                                            .arg(seen.left())
                                            .arg(seen.right())
                                            .arg(dock.view()->viewport()->width())));
                    QVERIFY(dock.view()->visualRect(clock.siblingAtColumn(SeatsModel::Who)).width() > 40);
                }
            }
        };
        check();
        QVERIFY(table.play("e2-e4"));
        check();
        QVERIFY(!table.match.agreeDraw().refusal); // nobody is on turn, and nothing is told of states
        check();
        const QModelIndex who = dock.view()->model()->index(0, SeatsModel::Who);
        QVERIFY(who.data(Qt::ToolTipRole).toString().contains(QStringLiteral("Featherstonehaugh")));
    }

    void theDockShowsSeatsAndClocks()
    {
        ClockedTable table("10");
        BoardView board(table.match);
        SeatsDock dock(table.match, table.clocks, board);
        dock.resize(300, 200);
        dock.show();
        const QAbstractItemModel& seats = *dock.view()->model();
        QCOMPARE(seats.rowCount(), 2);
        QCOMPARE(seats.index(0, SeatsModel::State).data(Qt::AccessibleTextRole).toString(), QStringLiteral("to play"));
        QCOMPARE(seats.index(1, SeatsModel::Clock).data().toString(), QStringLiteral("10:00"));
        QVERIFY(dock.button()->isVisible());
        QTest::keyClick(dock.button(), Qt::Key_Space);
        QVERIFY(table.clocks.isRunning(Side{0}));
        table.now += 9min + 45s;
        table.clocks.tick();
        QVERIFY(seats.index(0, SeatsModel::Clock).data().toString().contains(QStringLiteral("0:15")));
        QVERIFY(seats.index(0, SeatsModel::Clock).data(Qt::AccessibleTextRole).toString().contains("running"));
        table.match.retire(Side{0}, Retire::Resigned);
        QCOMPARE(seats.index(1, SeatsModel::State).data().toString(), QStringLiteral("won"));
        QVERIFY(!dock.button()->isEnabled());
        table.match.replace(matchOf("orthodox"));
        QVERIFY(!dock.button()->isVisible());
        QVERIFY(dock.view()->isColumnHidden(SeatsModel::Clock));
    }

    void aDelayIsToldFromALossOfTime()
    {
        ClockedTable table("10d5");
        BoardView board(table.match);
        SeatsDock dock(table.match, table.clocks, board);
        const QModelIndex white = dock.view()->model()->index(0, SeatsModel::Clock);
        QTest::keyClick(dock.button(), Qt::Key_Space);
        QCOMPARE(white.data().toString(), QStringLiteral("▹ 10:00"));
        table.now += 2s + 500ms;
        table.clocks.tick();
        QCOMPARE(white.data().toString(), QStringLiteral("▹ 10:00"));
        QCOMPARE(white.data(Qt::ToolTipRole).toString(), QStringLiteral("10:00, runs in 3 s"));
        table.now += 4s;
        table.clocks.tick();
        QCOMPARE(white.data().toString(), QStringLiteral("▸ 9:58"));
        QCOMPARE(white.data(Qt::ToolTipRole).toString(), QStringLiteral("9:58, running"));
    }

    void whatIsHeldForAQuestionLooksHeld()
    {
        ClockedTable table("10");
        BoardView board(table.match);
        SeatsDock dock(table.match, table.clocks, board);
        const QModelIndex white = dock.view()->model()->index(0, SeatsModel::Clock);
        QTest::keyClick(dock.button(), Qt::Key_Space);
        QCOMPARE(white.data().toString(), QStringLiteral("▸ 10:00"));
        table.clocks.hold(ClockModel::Hold::Question, true);
        QCOMPARE(white.data().toString(), QStringLiteral("10:00"));
        QCOMPARE(white.data(Qt::AccessibleTextRole).toString(), QStringLiteral("10:00"));
        table.clocks.hold(ClockModel::Hold::Question, false);
        QCOMPARE(white.data().toString(), QStringLiteral("▸ 10:00"));
    }

    void theDockTellsThenFromNow()
    {
        ClockedTable table("10");
        BoardView board(table.match);
        SeatsDock dock(table.match, table.clocks, board);
        dock.show();
        const QAbstractItemModel& seats = *dock.view()->model();
        auto* const note = dock.findChild<QLabel*>(QStringLiteral("clocksThen"));
        const auto clock = [&](int row, int role = Qt::DisplayRole) {
            return seats.index(row, SeatsModel::Clock).data(role);
        };
        const auto isQuiet = [&](int row) { return clock(row, Qt::FontRole).value<QFont>().italic(); };
        table.play("e2-e4");
        table.now += 20s;
        table.play("e7-e5");
        table.now += 30s;
        table.play("g1-f3");
        table.now += 5s;
        table.clocks.tick();
        QVERIFY(!note->isVisible() && !isQuiet(0) && !isQuiet(1));
        const auto height = [&note] {
            constexpr int kNarrow = 220; // px
            const QLayout& rows = *note->parentWidget()->layout();
            return rows.hasHeightForWidth() ? rows.heightForWidth(kNarrow) : rows.sizeHint().height();
        };
        const int heightNow = height();
        // White's time is that of then, and Black's runs on.
        table.match.show(table.match.match().start()->firstChild);
        QCOMPARE(clock(0).toString(), QStringLiteral("10:00"));
        QCOMPARE(clock(1).toString(), QStringLiteral("▸ 9:35"));
        QVERIFY(isQuiet(0) && !isQuiet(1));
        QVERIFY(clock(0, Qt::AccessibleTextRole).toString().contains("at the position shown"));
        QVERIFY(note->isVisible() && note->text().contains(QStringLiteral("▸")));
        QCOMPARE(height(), heightNow); // below it is what was clicked to look back
        table.now += 5s;
        table.clocks.tick();
        QCOMPARE(clock(0).toString(), QStringLiteral("10:00"));
        QCOMPARE(clock(1).toString(), QStringLiteral("▸ 9:30"));
        // Where nothing runs, all times are of then.
        table.clocks.pause();
        table.match.showNext();
        QCOMPARE(clock(1).toString(), QStringLiteral("9:40"));
        QVERIFY(isQuiet(0) && isQuiet(1));
        QVERIFY(note->isVisible() && !note->text().contains(QStringLiteral("▸")));
        table.match.show(table.match.gameNode());
        QCOMPARE(clock(0).toString(), QStringLiteral("9:30"));
        QCOMPARE(clock(1).toString(), QStringLiteral("9:30"));
        QVERIFY(!note->isVisible() && !isQuiet(0) && !isQuiet(1));
    }
};

RINGFORD_TEST(TestSeatsClocks)
#include "test_seats_clocks.moc"
