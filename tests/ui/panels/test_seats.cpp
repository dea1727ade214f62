// SPDX-License-Identifier: GPL-3.0-or-later
// The table of Multi Player Chess: who takes a board over, who must give one up, who waits; by the mouse.
#include "tests/support/Matches.h"
#include "tests/support/Positions.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/PlayText.h"
#include "tests/support/ui/TableHands.h"
#include "ui/board/view/BoardView.h"
#include "ui/computer/ComputerSeats.h"
#include "ui/match/ClockModel.h"
#include "ui/match/MatchModel.h"
#include "ui/panels/ClocksDock.h"
#include "ui/panels/SeatsDock.h"
#include "ui/panels/SeatsModel.h"
#include "ui/widgets/MessageBar.h"
#include "ui/window/CommandSet.h"

#include <QAction>
#include <QApplication>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>
#include <QTreeView>

using namespace ringford;
using namespace ringford::ui;
using namespace std::chrono_literals;
using ringford::test::matchOf;
using ringford::test::TableHands;

namespace {

/** A can mate B on board 1. */
constexpr auto kMate = "1w: Kg6 Qa7; 1b: Kg8; 2w: Kh1 Pa2; 2b: Kb8; 3w: Kd1 Pd2; 3b: Kd8; 4w: Ka1 Pb2; 4b: Ka8 Pb7; "
                       "turn: 1w 2w 3w 4w; seats: 1=AB 2=BC 3=CD 4=DA; stock: A=Nw#3 B=Qw#1";
/** B is in stalemate on both of its boards. */
constexpr auto kYield = "1w: Kg1 Qg6; 1b: Kh8; 2w: Kh1; 2b: Kb8 Qg3; 3w: Kd1 Pd2; 3b: Kd8; 4w: Ka1 Pb2; 4b: Ka8 Pb7; "
                        "turn: 1b 2w 3w 4w; seats: 1=AB 2=BC 3=CD 4=DA; stock: A=Pb#2,Pw#3,Qw#2 C=Bb#1 D=Nb#1";

struct Table : TableHands {
    explicit Table(const char* setup, const char* clock = "", const OptionValues& options = {})
    {
        Match match = matchOf("multiplayer", setup, options);
        match.tags().seatNames = {"Ann", "Ben", "Cem", "Ann"};
        match.tags().seatNames.resize(match.game().description().seats.size());
        match.tags().clock = clock;
        window.model().replace(std::move(match));
        QCoreApplication::processEvents();
    }

    /** The buttons of boards that can be given up. */
    QList<QPushButton*> offers()
    {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        return window.panel<SeatsDock>().findChildren<QPushButton*>(QRegularExpression(QStringLiteral("^offer")));
    }
    /** The pointer rests on no board any more: what is below it stays where it is. */
    void leaveBoards()
    {
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(window.board().viewport(), &leave);
    }
    /** Boards are seen to move from now on. */
    void letMove() { program.settings.set(&Settings::animation, Settings::Speed::Fast); }
    double cellOf(int face) const { return window.board().boardScene().boardLayout().cellSize(face); }
};

} // namespace

class TestSeats : public QObject {
    Q_OBJECT

private slots:
    void whoWinsABoardTakesTheNextOneOver()
    {
        Table table(kMate);
        QCOMPARE(table.seat(0, SeatsModel::Boards), QStringLiteral("white 1 ▸   black 4"));
        table.drag("1:a7", "1:g7");
        QCOMPARE(table.lastEntry(), QStringLiteral("1:a7-g7"));
        QCOMPARE(table.seat(0, SeatsModel::Boards), QStringLiteral("white 2 ▸   black 4"));
        QCOMPARE(table.seat(1, SeatsModel::Boards), QString());
        QVERIFY(table.seat(1, SeatsModel::State, Qt::AccessibleTextRole).startsWith(QStringLiteral("lost to Seat A")));
        const QString reported = table.window.messages().text();
        QVERIFY2(reported.contains(QStringLiteral("Seat A (Ann) now plays white on board 2.")), qPrintable(reported));
        // The circle has closed up, and who took the board over plays on it.
        table.leaveBoards();
        QCOMPARE(table.cellOf(0), 0.0);
        table.drag("2:a2", "2:a4");
        QCOMPARE(table.lastEntry(), QStringLiteral("2:a2-a4"));
        QCOMPARE(table.window.model().gameNode()->entry().seat, std::optional(Seat{0}));
        table.window.model().takeBack();
        table.window.model().takeBack();
        QCOMPARE(table.seat(1, SeatsModel::Boards), QStringLiteral("black 1   white 2 ▸"));
        QVERIFY(table.cellOf(0) > 0);
    }

    void aDialIsTakenOverWithTheBoard()
    {
        Table table(kMate, "10 2w=7");
        QVERIFY(table.dial(1, 1, Qt::AccessibleTextRole).startsWith(QStringLiteral("Seat B (Ben), white: ")));
        table.drag("1:a7", "1:g7");
        QVERIFY(table.dial(1, 1, Qt::AccessibleTextRole).startsWith(QStringLiteral("Seat A (Ann), white: ")));
        QVERIFY2(table.dial(1, 1).endsWith(QStringLiteral("7:00")) || table.dial(1, 1).endsWith(QStringLiteral("6:59")),
                 qPrintable(table.dial(1, 1)));
        // A board that is over takes no row.
        const QTreeView& dials = *table.window.panel<ClocksDock>().view();
        QVERIFY(dials.isRowHidden(0, {}) && !dials.isRowHidden(1, {}));
        QVERIFY(dials.visualRect(dials.model()->index(2, 1)).top() >=
                dials.visualRect(dials.model()->index(1, 1)).bottom());
        const int height = dials.visualRect(dials.model()->index(1, 1)).height();
        QVERIFY(height >= QFontMetrics(dials.model()->index(1, 1).data(Qt::FontRole).value<QFont>()).height());
    }

    void aBoardIsGivenUpByItsButton()
    {
        Table table(kYield);
        const QList<QPushButton*> offers = table.offers();
        QCOMPARE(offers.size(), 2);
        QCOMPARE(offers[0]->text(), QStringLiteral("Yield Board &1"));
        QCOMPARE(offers[1]->text(), QStringLiteral("Yield Board &2"));
        // The menu leads there, too.
        QVERIFY(table.window.commands()[Command::ChooseBoard]->isEnabled());
        table.window.commands()[Command::ChooseBoard]->trigger();
        QCOMPARE(QApplication::focusWidget(), offers[0]);
        table.click(*offers[1]);
        QCOMPARE(table.lastEntry(), QStringLiteral("2:yield"));
        QVERIFY(table.offers().isEmpty());
        QVERIFY(!table.window.commands()[Command::ChooseBoard]->isEnabled());
        // C has won it, and has B's other board now.
        QCOMPARE(table.seat(2, SeatsModel::Boards), QStringLiteral("black 1 …   white 3 ▸"));
        table.window.model().takeBack();
        QCOMPARE(table.offers().size(), 2);
    }

    void eitherBoardCanBeGivenUp()
    {
        Table table(kYield);
        table.click(*table.offers()[0]);
        QCOMPARE(table.lastEntry(), QStringLiteral("1:yield"));
        QCOMPARE(table.seat(0, SeatsModel::Boards), QStringLiteral("white 2 ▸   black 4"));
        table.window.model().takeBack();
        QCOMPARE(table.offers().size(), 2);
        table.click(*table.offers()[1]);
        QCOMPARE(table.lastEntry(), QStringLiteral("2:yield"));
    }

    void aStalemateOnOneBoardWaits()
    {
        // B can still drop a pawn on its other board.
        std::string setup = kYield;
        setup.insert(setup.find(" C=Bb"), " B=Pw#3");
        Table table(setup.c_str(), "5");
        QCOMPARE(table.seat(1, SeatsModel::Boards), QStringLiteral("black 1 …   white 2 ▸"));
        QCOMPARE(table.seat(1, SeatsModel::Boards, Qt::AccessibleTextRole),
                 QStringLiteral("black on board 1: has no move there and waits; white on board 2: to play"));
        // Who hears the row read has heard that by then.
        QCOMPARE(table.seat(1, SeatsModel::State, Qt::AccessibleTextRole), QString());
        QVERIFY(table.offers().isEmpty());
        table.click(*table.window.panel<ClocksDock>().button());
        QVERIFY(!table.window.clocks().isRunning(Side{1})); // waiting costs no time
        QVERIFY(table.window.clocks().isRunning(Side{2}));
    }

    /** The rules take it away with the mate, which nobody could look at any more. */
    void aBoardThatWasMatedIsThereForWhoLooksBack()
    {
        Table table(kMate);
        table.drag("1:a7", "1:g7");
        table.leaveBoards();
        MatchModel& model = table.window.model();
        const BoardScene& scene = table.window.board().boardScene();
        const Board& board = model.description().board;
        const auto isThere = [&] { return scene.pieceOn(*board.find("1:g7")) && scene.pieceOn(*board.find("1:g8")); };
        QVERIFY(!isThere()); // the game goes on without it
        QTRY_COMPARE(table.cellOf(0), 0.0);
        QVERIFY(test::playText(model, "2:a2-a4"));
        model.showPrevious();
        QVERIFY(isThere());
        QTRY_VERIFY(table.cellOf(0) > 0);
        QCOMPARE(scene.picture().mated, std::vector<Cell>{*board.find("1:g8")});
        QVERIFY(!scene.focusedFace()); // it is not larger than the others
        model.showPrevious();
        model.showNext();
        QVERIFY(isThere());
        model.showNext();
        QVERIFY(!isThere());
        QVERIFY(scene.picture().mated.empty());
        QTRY_COMPARE(table.cellOf(0), 0.0);
        // From there the game goes on as from any other place.
        model.showPrevious();
        QVERIFY(test::playText(model, "3:d2-d4"));
        QVERIFY(!isThere());
    }

    void clocksStandWhileTheCircleCloses()
    {
        ClockModel::Time now{};
        Table table(kMate, "10");
        table.window.clocks().setWatch([&now] { return now; });
        table.letMove();
        const BoardScene& scene = table.window.board().boardScene();
        const QSignalSpy closing(&scene, &BoardScene::closingUp);
        table.drag("1:a7", "1:g7");
        QCOMPARE(closing.size(), 1);
        QVERIFY(closing.front().front().toBool());
        now += 60s;
        QCOMPARE(table.window.clocks().left(Side{2}), ClockModel::Time(10min)); // A on board 2
        QVERIFY(QTest::qWaitFor([&] { return closing.size() == 2; }));
        QVERIFY(!closing.back().front().toBool());
        QVERIFY(!scene.isMoving());
        now += 15s; // clocks wait for no hand that rests on the board that is to go
        QCOMPARE(table.window.clocks().left(Side{2}), ClockModel::Time(9min + 45s));
        table.leaveBoards();
        QTRY_COMPARE(table.cellOf(0), 0.0);
        // Who goes on at once need not wait for it.
        table.window.model().takeBack();
        table.drag("1:a7", "1:g7");
        QCOMPARE(closing.size(), 3);
        table.drag("2:a2", "2:a4");
        QCOMPARE(table.lastEntry(), QStringLiteral("2:a2-a4"));
        QVERIFY(QTest::qWaitFor([&] { return closing.size() == 4; }));
    }

    void leafingThroughAClosingStopsNoClock()
    {
        ClockModel::Time now{};
        Table table(kMate, "10");
        table.window.clocks().setWatch([&now] { return now; });
        table.drag("1:a7", "1:g7");
        table.drag("2:a2", "2:a4");
        table.letMove();
        const QSignalSpy closing(&table.window.board().boardScene(), &BoardScene::closingUp);
        table.window.model().showFirst();
        table.window.model().showNext();
        now += 15s;
        QVERIFY(closing.isEmpty());
        QCOMPARE(table.window.clocks().left(Side{3}), ClockModel::Time(9min + 45s)); // black on board 2
    }

    /** The boards told when it had begun to run, with the sign of one that runs. */
    void whoLooksBackSeesOnTheBoardsWhatRuns()
    {
        ClockModel::Time now{};
        Table table(kMate, "10");
        table.window.clocks().setWatch([&now] { return now; });
        table.drag("2:a2", "2:a4");
        now += 15s;
        table.window.model().showFirst();
        const auto dial = [&](std::size_t side) { return table.window.board().boardScene().picture().dials.at(side); };
        QTRY_COMPARE(dial(3).time, QStringLiteral("9:45")); // black on board 2
        QVERIFY(dial(3).isRunning);
        QCOMPARE(dial(2).time, QStringLiteral("10:00"));
        QVERIFY(!dial(2).isRunning);
    }

    void matesOfARoundAreToldTogether()
    {
        // The round is complete with A's action: A has mated B, and C has mated D before.
        Table table(
            "1w: Ra1 Kg1; 1b: Pg7 Ph7 Kh8; 2w: Kd1 Pd2; 2b: Pd7 Kd8; 3w: Ra8 Kg1; 3b: Pg7 Ph7 Kh8; 4w: Ka1 Pb2; "
            "4b: Kh1 Pb7; 5w: Ke1; 5b: Ke8; turn: 1w 2w 3b 4w 5b; seats: 1=AB 2=BC 3=CD 4=DE 5=EA; acted: 2 3 4 5",
            "", {{"players", "5"}, {"pacing", "rounds"}});
        table.drag("1:a1", "1:a8");
        const QString reported = table.window.messages().text();
        for (const char* const part : {"Seat B (Ben)", "Seat D", "Seat A (Ann) now plays white on board 2.",
                                       "Seat C (Cem) now plays white on board 4."})
            QVERIFY2(reported.contains(QLatin1String(part)), qPrintable(reported));
        QCOMPARE(reported.count(QStringLiteral(" are out")), 1); // both in one breath
        QVERIFY(table.seat(1, SeatsModel::Boards).isEmpty() && table.seat(3, SeatsModel::Boards).isEmpty());
    }

    /** It stands beside the seats, since many panels share the height. */
    void whoPlaysIsAtHandBesideTheSeats_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("option");
        const QString table = QStringLiteral("multiplayer");
        const QString linked = QStringLiteral("strategic");
        QTest::newRow("two boards") << linked << QStringLiteral("boards=2");
        QTest::newRow("four at a table") << table << QStringLiteral("players=4");
        QTest::newRow("sixteen") << table << QStringLiteral("players=16");
    }
    void whoPlaysIsAtHandBesideTheSeats()
    {
        QFETCH(QString, game);
        QFETCH(QString, option);
        TableHands table;
        const auto played = test::gameOf(game.toStdString(), option.toStdString());
        Match match(played, played->start());
        match.tags().clock = "10+5";
        table.window.model().replace(std::move(match));
        QTest::qWait(50); // panels find their places
        QPushButton& button = *table.find<QPushButton>(QStringLiteral("whoPlaysHere"));
        const QTreeView& seats = *table.window.panel<SeatsDock>().view();
        const auto placeOf = [](const QWidget& part) { return QRect(part.mapToGlobal(QPoint()), part.size()); };
        QVERIFY(button.isVisible());
        QCOMPARE(button.visibleRegion(), QRegion(button.rect()));
        QVERIFY(placeOf(button).left() > placeOf(seats).right());
        QVERIFY(placeOf(button).bottom() <= placeOf(seats).bottom());
        QVERIFY(button.text().isEmpty() && !button.icon().isNull());
        QCOMPARE(button.accessibleName(), QStringLiteral("Who Plays"));
        QCOMPARE(button.toolTip(), QStringLiteral("Who Plays"));
        const auto count = static_cast<qsizetype>(table.window.model().description().seats.size());
        QVERIFY(button.menu()->actions().size() > count); // each, and all
    }

    /** What is said of computers left no room for it beside the seats of two linked boards. */
    void whoPlaysIsBelowSeatsOfComputersThatLeaveNoRoom()
    {
        TableHands table;
        const QPushButton& button = *table.find<QPushButton>(QStringLiteral("whoPlaysHere"));
        const QTreeView& seats = *table.window.panel<SeatsDock>().view();
        table.window.resize(1240, 740); // on a screen of 1280 x 800
        Match match = test::matchOf("strategic", {}, {{"boards", "2"}});
        ComputerSeats computers(match);
        for (const std::uint8_t seat : {1, 3})
            computers.setLevel(Seat{seat}, 3);
        computers.write(match.game().description(), match.tags());
        table.window.model().replace(std::move(match));
        QTest::qWait(50);
        QVERIFY(button.isVisible());
        QCOMPARE(button.visibleRegion(), QRegion(button.rect()));
        QVERIFY(button.mapToGlobal(QPoint()).y() >= seats.mapToGlobal(QPoint(0, seats.height())).y());
        QCOMPARE(button.text(), QStringLiteral("&Who Plays"));
        table.window.resize(1240, 600); // all height is wanted by others
        QTRY_VERIFY(button.text().isEmpty());
    }

    /** What is said of seats is shorter at the end: it was a sign there, and gone for who looked back. */
    void whoPlaysStaysWhatItIsForWhoLooksBack_data()
    {
        QTest::addColumn<QString>("boards");
        QTest::newRow("two boards") << QStringLiteral("2");
        QTest::newRow("three boards") << QStringLiteral("3");
    }
    void whoPlaysStaysWhatItIsForWhoLooksBack()
    {
        QFETCH(QString, boards);
        TableHands table;
        const QPushButton& button = *table.find<QPushButton>(QStringLiteral("whoPlaysHere"));
        table.window.resize(1240, 740); // on a screen of 1280 x 800
        Match match = test::matchOf("strategic", {}, {{"boards", boards.toStdString()}});
        match.tags().seatNames.assign(match.game().description().seats.size(), "greedy");
        QVERIFY(match.agreeDraw());
        table.window.model().replace(std::move(match));
        QTest::qWait(50); // panels find their places
        QTRY_VERIFY(button.isVisible());
        const QString atEnd = button.text();
        for (const Command way : {Command::First, Command::Last}) {
            table.window.commands()[way]->trigger();
            QTest::qWait(50);
            QTRY_VERIFY(button.isVisible());
            QTRY_COMPARE(button.visibleRegion(), QRegion(button.rect()));
            QCOMPARE(button.text(), atEnd);
        }
    }

    void whoPlaysIsBelowTheSeatsOfOneBoard()
    {
        TableHands table;
        const QPushButton& button = *table.find<QPushButton>(QStringLiteral("whoPlaysHere"));
        const QTreeView& seats = *table.window.panel<SeatsDock>().view();
        for (const char* const game : {"multiplayer", "orthodox"}) {
            table.window.model().replace(test::matchOf(game));
            QTest::qWait(50);
            const int below = seats.mapToGlobal(QPoint(0, seats.height())).y();
            QCOMPARE(button.mapToGlobal(QPoint()).y() >= below, game == std::string_view("orthodox"));
        }
        QCOMPARE(button.text(), QStringLiteral("&Who Plays"));
        QVERIFY(button.icon().isNull());
    }
};

RINGFORD_TEST(TestSeats)
#include "test_seats.moc"
