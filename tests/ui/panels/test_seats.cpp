// SPDX-License-Identifier: GPL-3.0-or-later
// The table of Multi Player Chess: who takes a board over, who must give one up, who waits; by the mouse.
#include "tests/support/Matches.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/WindowHands.h"
#include "ui/board/BoardView.h"
#include "ui/models/ClockModel.h"
#include "ui/models/MatchModel.h"
#include "ui/models/SeatsModel.h"
#include "ui/panels/ClocksDock.h"
#include "ui/panels/MessageBar.h"
#include "ui/panels/SeatsDock.h"

#include <QPushButton>
#include <QRegularExpression>
#include <QTest>
#include <QTreeView>

using namespace ringford;
using namespace ringford::ui;
using namespace std::chrono_literals;
using ringford::test::matchOf;
using ringford::test::WindowHands;

namespace {

/** A can mate B on board 1. */
constexpr auto kMate = "1w: Kg6 Qa7; 1b: Kg8; 2w: Kh1 Pa2; 2b: Kb8; 3w: Kd1 Pd2; 3b: Kd8; 4w: Ka1 Pb2; 4b: Ka8 Pb7; "
                       "turn: 1w 2w 3w 4w; seats: 1=AB 2=BC 3=CD 4=DA; stock: A=Nw#3 B=Qw#1";
/** B is in stalemate on both of its boards. */
constexpr auto kYield = "1w: Kg1 Qg6; 1b: Kh8; 2w: Kh1; 2b: Kb8 Qg3; 3w: Kd1 Pd2; 3b: Kd8; 4w: Ka1 Pb2; 4b: Ka8 Pb7; "
                        "turn: 1b 2w 3w 4w; seats: 1=AB 2=BC 3=CD 4=DA; stock: A=Pb#2,Pw#3,Qw#2 C=Bb#1 D=Nb#1";

struct Table : WindowHands {
    explicit Table(const char* setup, const char* clock = "")
    {
        Match match = matchOf("multiplayer", setup);
        match.tags().seatNames = {"Ann", "Ben", "Cem", "Ann"};
        match.tags().clock = clock;
        window.resize(1280, 800);
        window.model().replace(std::move(match));
        QCoreApplication::processEvents();
    }
    ~Table() { window.model().setModified(false); }

    QString seat(int row, int column, int role = Qt::DisplayRole)
    {
        return window.panel<SeatsDock>().view()->model()->index(row, column).data(role).toString();
    }
    QString dial(int row, int column, int role = Qt::DisplayRole)
    {
        return window.panel<ClocksDock>().view()->model()->index(row, column).data(role).toString();
    }
    /** The buttons of boards that can be given up. */
    QList<QPushButton*> offers()
    {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        return window.panel<SeatsDock>().findChildren<QPushButton*>(QRegularExpression(QStringLiteral("^offer")));
    }
    double cellOf(int face) const { return window.board().boardScene().boardLayout().cellSize(face); }
};

} // namespace

class TestSeats : public QObject {
    Q_OBJECT

private slots:
    void whoWinsABoardTakesTheNextOneOver();
    void aDialIsTakenOverWithTheBoard();
    void aBoardIsGivenUpByItsButton();
    void eitherBoardCanBeGivenUp();
    void aStalemateOnOneBoardWaits();
};

void TestSeats::whoWinsABoardTakesTheNextOneOver()
{
    Table table(kMate);
    QCOMPARE(table.seat(0, SeatsModel::Boards), QStringLiteral("1w ▸   4b"));
    table.drag("1:a7", "1:g7");
    QCOMPARE(table.lastEntry(), QStringLiteral("1:a7-g7"));
    QCOMPARE(table.seat(0, SeatsModel::Boards), QStringLiteral("2w ▸   4b"));
    QCOMPARE(table.seat(1, SeatsModel::Boards), QString());
    QVERIFY(table.seat(1, SeatsModel::State, Qt::AccessibleTextRole).startsWith(QStringLiteral("out by Seat A")));
    const QString told = table.window.messages().text();
    QVERIFY2(told.contains(QStringLiteral("Seat A (Ann) now plays white on board 2.")), qPrintable(told));
    // The circle has closed up, and who took the board over plays on it.
    QCOMPARE(table.cellOf(0), 0.0);
    table.drag("2:a2", "2:a4");
    QCOMPARE(table.lastEntry(), QStringLiteral("2:a2-a4"));
    QCOMPARE(table.window.model().current()->entry.seat, std::optional(Seat{0}));
    table.window.model().takeBack();
    table.window.model().takeBack();
    QCOMPARE(table.seat(1, SeatsModel::Boards), QStringLiteral("1b   2w ▸"));
    QVERIFY(table.cellOf(0) > 0);
}

void TestSeats::aDialIsTakenOverWithTheBoard()
{
    Table table(kMate, "10 2w=7");
    QVERIFY(table.dial(1, 1, Qt::AccessibleTextRole).startsWith(QStringLiteral("Seat B (Ben), white: ")));
    table.drag("1:a7", "1:g7");
    QVERIFY(table.dial(1, 1, Qt::AccessibleTextRole).startsWith(QStringLiteral("Seat A (Ann), white: ")));
    QVERIFY2(table.dial(1, 1).endsWith(QStringLiteral("7:00")) || table.dial(1, 1).endsWith(QStringLiteral("6:59")),
             qPrintable(table.dial(1, 1)));
    QCOMPARE(table.dial(0, 1), QString());
}

void TestSeats::aBoardIsGivenUpByItsButton()
{
    Table table(kYield);
    const QList<QPushButton*> offers = table.offers();
    QCOMPARE(offers.size(), 2);
    QCOMPARE(offers[0]->text(), QStringLiteral("Yield board &1"));
    QCOMPARE(offers[1]->text(), QStringLiteral("Yield board &2"));
    table.click(*offers[1]);
    QCOMPARE(table.lastEntry(), QStringLiteral("2:yield"));
    QVERIFY(table.offers().isEmpty());
    // C has won it, and has B's other board now.
    QCOMPARE(table.seat(2, SeatsModel::Boards), QStringLiteral("1b …   3w ▸"));
    table.window.model().takeBack();
    QCOMPARE(table.offers().size(), 2);
}

void TestSeats::eitherBoardCanBeGivenUp()
{
    Table table(kYield);
    table.click(*table.offers()[0]);
    QCOMPARE(table.lastEntry(), QStringLiteral("1:yield"));
    QCOMPARE(table.seat(0, SeatsModel::Boards), QStringLiteral("2w ▸   4b"));
    table.window.model().takeBack();
    QCOMPARE(table.offers().size(), 2);
    table.click(*table.offers()[1]);
    QCOMPARE(table.lastEntry(), QStringLiteral("2:yield"));
}

void TestSeats::aStalemateOnOneBoardWaits()
{
    // B can still drop a pawn on its other board.
    std::string setup = kYield;
    setup.insert(setup.find(" C=Bb"), " B=Pw#3");
    Table table(setup.c_str(), "5");
    QCOMPARE(table.seat(1, SeatsModel::Boards), QStringLiteral("1b …   2w ▸"));
    QCOMPARE(table.seat(1, SeatsModel::Boards, Qt::AccessibleTextRole),
             QStringLiteral("black on board 1: has no move there and waits; white on board 2: to play"));
    QVERIFY(table.offers().isEmpty());
    table.click(*table.window.panel<ClocksDock>().button());
    QVERIFY(!table.window.clocks().isRunning(Side{1})); // waiting costs no time
    QVERIFY(table.window.clocks().isRunning(Side{2}));
}

RINGFORD_TEST(TestSeats)
#include "test_seats.moc"
