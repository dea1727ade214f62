// SPDX-License-Identifier: GPL-3.0-or-later
// Panels of games with several boards: the table by seats, and two dials (or more) a board.
#include "tests/support/Matches.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/TableHands.h"
#include "ui/board/view/BoardView.h"
#include "ui/match/ClockModel.h"
#include "ui/panels/ClocksDock.h"
#include "ui/panels/SeatsDock.h"
#include "ui/panels/SeatsModel.h"
#include "ui/window/CommandSet.h"

#include <QAction>
#include <QComboBox>
#include <QDialog>
#include <QPushButton>
#include <QTest>
#include <QTreeView>

using namespace ringford;
using namespace ringford::ui;
using namespace std::chrono_literals;
using ringford::test::matchOf;
using ringford::test::TableHands;

namespace {

/** A table for three, who play on two boards each; Ann has two of the seats. */
struct Table : TableHands {
    explicit Table(const char* clock = "", const char* setup = nullptr)
    {
        Match match = setup ? matchOf("toy", setup) : matchOf("toy");
        match.tags().clock = clock;
        match.tags().seatNames = {"Ann", "Ben", "Ann"};
        window.model().replace(std::move(match));
    }
};

} // namespace

class TestMainWindowBoards : public QObject {
    Q_OBJECT

private slots:
    void aRowIsASeatWithItsBoards()
    {
        Table table;
        QTreeView* const view = table.window.panel<SeatsDock>().view();
        QCOMPARE(view->model()->rowCount(), 3);
        QVERIFY(!view->isColumnHidden(SeatsModel::Boards));
        QVERIFY(view->isColumnHidden(SeatsModel::Clock));
        QCOMPARE(table.seat(0, SeatsModel::Boards), QStringLiteral("red 1 ▸   red 2"));
        QCOMPARE(table.seat(1, SeatsModel::Boards), QStringLiteral("green 1   green 2 ▸"));
        QCOMPARE(table.seat(0, SeatsModel::Boards, Qt::AccessibleTextRole),
                 QStringLiteral("red on board 1: to play; red on board 2"));
        QCOMPARE(table.seat(2, SeatsModel::Boards), QStringLiteral("blue 1   blue 2"));
        // Who has several seats sees which.
        QCOMPARE(table.seat(0, SeatsModel::Who), QStringLiteral("Red (• Ann)"));
        QCOMPARE(table.seat(0, SeatsModel::Who, Qt::AccessibleTextRole), QStringLiteral("Red (Ann)"));
        QCOMPARE(table.seat(0, SeatsModel::State), QStringLiteral("also B"));
        QCOMPARE(table.seat(0, SeatsModel::State, Qt::AccessibleTextRole), QStringLiteral("also Blue"));
        QCOMPARE(table.seat(2, SeatsModel::State, Qt::AccessibleTextRole), QStringLiteral("also Red"));
        QCOMPARE(table.seat(1, SeatsModel::State), QString()); // told beside the boards
        table.click("1:b1");
        table.click("1:b2");
        QCOMPARE(table.seat(0, SeatsModel::Boards), QStringLiteral("red 1   red 2"));
        QCOMPARE(table.seat(1, SeatsModel::Boards), QStringLiteral("green 1 ▸   green 2 ▸"));
        table.window.model().replace(matchOf("checkers"));
        QVERIFY(view->isColumnHidden(SeatsModel::Boards));
        QCOMPARE(table.seat(0, SeatsModel::Boards), QString());
    }

    void whoIsOutHasNoBoards()
    {
        Table table;
        QVERIFY(!table.window.model().retire(Side{0}, Retire::Resigned).refusal);
        QVERIFY(!table.window.model().retire(Side{3}, Retire::Resigned).refusal);
        QCOMPARE(table.seat(0, SeatsModel::Boards), QString());
        QCOMPARE(table.seat(0, SeatsModel::State).section(',', 0, 0), QStringLiteral("resigned"));
        table.window.model().takeBack();
        QVERIFY(!table.seat(0, SeatsModel::State).contains(QStringLiteral("resigned")));
    }

    void resigningAsksForWhichBoard()
    {
        Table table;
        table.window.commands()[Command::Resign]->trigger();
        auto* const choice = table.find<QDialog>(QStringLiteral("resignDialog"))->findChild<QComboBox*>();
        QCOMPARE(choice->count(), 6);
        QCOMPARE(choice->itemText(0), QStringLiteral("Red (Ann): red on board 1"));
        choice->setCurrentIndex(choice->findText(QStringLiteral("Green (Ben): green on board 1")));
        table.find<QDialog>(QStringLiteral("resignDialog"))->accept();
        QCOMPARE(table.lastEntry(), QStringLiteral("resign:1g"));
    }

    void eachBoardHasItsDials()
    {
        Table table("5");
        ClocksDock& dock = table.window.panel<ClocksDock>();
        QVERIFY(dock.isVisible());
        QCOMPARE(dock.view()->model()->rowCount(), 2);
        QCOMPARE(dock.view()->model()->columnCount(), 4);
        QCOMPARE(table.dial(1, 0), QStringLiteral("2"));
        QCOMPARE(table.dial(0, 1), QStringLiteral("5:00"));
        QVERIFY(!table.window.panel<SeatsDock>().button()->isVisible());
        QTest::mouseClick(dock.button(), Qt::LeftButton);
        QVERIFY(table.window.clocks().isRunning());
        // Two boards, two clocks: that of red on the first, of green on the second.
        QVERIFY(table.dial(0, 1).startsWith(u'▸') && table.dial(1, 2).startsWith(u'▸'));
        QVERIFY(!table.dial(0, 2).startsWith(u'▸'));
        QVERIFY(table.dial(0, 1, Qt::AccessibleTextRole).startsWith(QStringLiteral("Red (Ann), red: ")));
        QVERIFY(table.dial(0, 1, Qt::AccessibleTextRole).endsWith(QStringLiteral("running")));
        table.click("1:b1");
        table.click("1:b2");
        QVERIFY(!table.dial(0, 1).startsWith(u'▸') && table.dial(0, 2).startsWith(u'▸'));
        QVERIFY(table.dial(1, 2).startsWith(u'▸')); // the other board goes on
        QTest::mouseClick(dock.button(), Qt::LeftButton);
        QVERIFY(table.window.clocks().isPaused());
    }

    void aBoardThatIsOverHasNoDials()
    {
        Table table("5");
        for (const std::uint8_t side : {0, 1})
            QVERIFY(!table.window.model().retire(Side{side}, Retire::Resigned).refusal);
        QCOMPARE(table.dial(0, 3), QString());
        QVERIFY(!table.dial(1, 1).isEmpty());
        table.window.model().showFirst();
        QVERIFY(!table.dial(0, 3).isEmpty());
    }

    void withoutClocksThereIsNoPanel()
    {
        Table table("5");
        QVERIFY(table.window.panel<ClocksDock>().isVisible());
        table.window.model().replace(matchOf("toy"));
        QVERIFY(!table.window.panel<ClocksDock>().isVisible());
        Match chess = matchOf("orthodox");
        chess.tags().clock = "5";
        table.window.model().replace(std::move(chess));
        QVERIFY(!table.window.panel<ClocksDock>().isVisible()); // a single board has them at the table
        QVERIFY(table.window.panel<SeatsDock>().button()->isVisible());
    }
};

RINGFORD_TEST(TestMainWindowBoards)
#include "test_mainwindow_boards.moc"
