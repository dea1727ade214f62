// SPDX-License-Identifier: GPL-3.0-or-later
// What the window offers for several boards, and remembers of it.
#include "engine/games/Registry.h"
#include "tests/support/Matches.h"
#include "tests/support/TestGames.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/OfferedGames.h"
#include "tests/support/ui/WindowHands.h"
#include "ui/board/view/BoardView.h"
#include "ui/dialogs/NewGameDialog.h"
#include "ui/gallery/PictureView.h"
#include "ui/match/ClockModel.h"
#include "ui/match/MatchModel.h"
#include "ui/settings/WindowMemory.h"
#include "ui/window/CommandSet.h"
#include "ui/window/WindowLayout.h"

#include <QAction>
#include <QDockWidget>
#include <QFontMetrics>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>
#include <QToolBar>
#include <QTreeView>

#include <memory>
#include <utility>
#include <vector>

using namespace ringford;
using ringford::test::matchOf;
using ringford::test::WindowHands;

namespace {

Match timed(const char* game)
{
    Match match = matchOf(game);
    match.tags().clock = "20";
    return match;
}

/** Presses the line above the list of moves; what is dragged then is Qt's affair. */
void takeByHand(WindowHands& hands)
{
    QTest::qWait(50);
    const auto* const moves = hands.find<QDockWidget>(QStringLiteral("movesDock"));
    const QPoint line = moves->geometry().topLeft() + QPoint(moves->width() / 2, -2);
    QTest::mousePress(&hands.window, Qt::LeftButton, {}, line);
    QTest::mouseRelease(&hands.window, Qt::LeftButton, {}, line);
}

} // namespace

class TestMainWindowArrangement : public QObject {
    Q_OBJECT

private slots:
    void commandsAreThereWhereBoardsAre()
    {
        WindowHands hands;
        const ui::CommandSet& commands = hands.window.commands();
        for (const QAction* const action :
             {commands[Command::Circle], commands[Command::AllBoards], commands[Command::NextBoard],
              commands[Command::PreviousBoard], commands[Command::NextBoardOnTurn],
              commands.menu(CommandMenu::Followed)->menuAction()})
            QVERIFY2(!action->isVisible(), qPrintable(action->objectName()));
        hands.window.model().replace(matchOf("toy"));
        for (const QAction* const action :
             {commands[Command::Circle], commands[Command::AllBoards], commands[Command::NextBoard],
              commands[Command::PreviousBoard], commands[Command::NextBoardOnTurn],
              commands.menu(CommandMenu::Followed)->menuAction()})
            QVERIFY2(action->isVisible(), qPrintable(action->objectName()));
        QCOMPARE(commands.menu(CommandMenu::Followed)->actions().size(), 3); // a seat each
    }

    void panelsOfEightSeatsAreSeenWhole()
    {
        WindowHands hands;
        hands.window.resize(1280, 800);
        for (const char* const players : {"4", "8", "4"}) { // heights of the game before are no reason to cut
            Match match = matchOf("multiplayer", {}, {{"players", players}});
            match.tags().clock = "20";
            hands.window.model().replace(std::move(match));
            for (const char* const name : {"seats", "dials"}) {
                const auto* const view = hands.find<QTreeView>(QString::fromLatin1(name));
                QTRY_VERIFY2(view->verticalScrollBar()->maximum() == 0 && view->isVisible(),
                             qPrintable(QStringLiteral("%1 of %2, %3 high")
                                            .arg(QString::fromLatin1(name), QString::fromLatin1(players))
                                            .arg(view->height())));
            }
        }
    }

    /** Seats say less in fewer columns then, and a button beside them goes where it has room, while both are laid out. */
    void aWindowOfThreeBoardsIsMadeSmaller()
    {
        WindowHands hands;
        hands.window.resize(1240, 700);
        hands.window.model().replace(matchOf("strategic", {}, {{"boards", "3"}}));
        QVERIFY(QTest::qWaitForWindowExposed(&hands.window));
        for (const QSize size :
             {QSize(740, 560), QSize(1000, 600), QSize(740, 560), QSize(1240, 740), QSize(740, 560)}) {
            QTest::qWait(300); // panels that fold take their time
            hands.window.resize(size);
            QTRY_VERIFY(hands.find<QTreeView>(QStringLiteral("seats"))->isVisible());
        }
        QTest::qWait(300);
        QCOMPARE(hands.window.size(), QSize(740, 560));
    }

    void heightsGivenByHandAreKept()
    {
        WindowHands hands;
        hands.window.resize(1280, 900);
        hands.window.model().replace(timed("multiplayer"));
        QTest::qWait(50);
        auto* const moves = hands.find<QDockWidget>(QStringLiteral("movesDock"));
        const auto* const stock = hands.find<QDockWidget>(QStringLiteral("stockDock"));
        const int before = stock->height();
        const QPoint line = moves->geometry().topLeft() + QPoint(moves->width() / 2, -2);
        QTest::mousePress(&hands.window, Qt::LeftButton, {}, line); // what is dragged then is Qt's affair
        QTest::mouseRelease(&hands.window, Qt::LeftButton, {}, line);
        hands.window.resizeDocks({hands.find<QDockWidget>(QStringLiteral("stockDock")), moves},
                                 {before + 60, moves->height() - 60}, Qt::Vertical);
        QTRY_VERIFY(stock->height() > before + 20);
        const int given = stock->height();
        hands.window.model().replace(timed("multiplayer"));
        QTest::qWait(50);
        QCOMPARE(stock->height(), given);
        hands.window.commands()[Command::ResetLayout]->trigger();
        QTRY_VERIFY(stock->height() < given);
    }

    /** What lies in front of others has their tabs below it, as high as the style has them. */
    void aHeightGivenByHandToPanelsWithTabsStays()
    {
        WindowHands hands;
        hands.window.resize(1240, 744);
        const auto timedForAll = [] {
            Match match = matchOf("multiplayer", {}, {{"players", "16"}});
            match.tags().clock = "20";
            return match;
        };
        hands.window.model().replace(timedForAll());
        hands.window.commands()[Command::Values]->trigger();
        QTest::qWait(50);
        auto* const moves = hands.find<QDockWidget>(QStringLiteral("movesDock"));
        QVERIFY(!hands.window.tabifiedDockWidgets(hands.find<QDockWidget>(QStringLiteral("valuesDock"))).isEmpty());
        const QPoint line = moves->geometry().topLeft() + QPoint(moves->width() / 2, -2);
        QTest::mousePress(&hands.window, Qt::LeftButton, {}, line);
        QTest::mouseRelease(&hands.window, Qt::LeftButton, {}, line);
        QTest::qWait(50);
        const QRect given = moves->geometry();
        for (int time = 0; time < 3; ++time) {
            hands.window.model().replace(timedForAll());
            QTest::qWait(50);
            QCOMPARE(moves->geometry(), given);
        }
    }

    /** What came between took its room from one panel, and left it to another. */
    void sizesGivenByHandComeBackWhenAnotherPanelIsGone()
    {
        WindowHands hands;
        hands.window.resize(1280, 1000);
        auto* const moves = hands.find<QDockWidget>(QStringLiteral("movesDock"));
        auto* const seats = hands.find<QDockWidget>(QStringLiteral("seatsDock"));
        auto* const clocks = hands.find<QDockWidget>(QStringLiteral("clocksDock"));
        const auto* const values = hands.find<QDockWidget>(QStringLiteral("valuesDock"));
        const auto places = [&] { return QList<QRect>{seats->geometry(), clocks->geometry(), moves->geometry()}; };
        for (const char* const game : {"orthodox", "multiplayer"}) {
            hands.window.model().replace(timed(game));
            for (const int higher : {300, -60}) { // also what is given anew
                takeByHand(hands);
                hands.window.resizeDocks({seats, moves}, {seats->height() + higher, moves->height() - higher},
                                         Qt::Vertical);
                hands.window.resizeDocks({moves}, {340 + higher / 4}, Qt::Horizontal);
                QTest::qWait(50);
                const QList<QRect> given = places();
                for (int time = 0; time < 2; ++time) {
                    hands.window.commands()[Command::Values]->trigger();
                    QTest::qWait(50);
                    QVERIFY(values->isVisible());
                    hands.window.commands()[Command::Values]->trigger();
                    QTest::qWait(50);
                    QVERIFY(values->isHidden());
                    QCOMPARE(places(), given);
                }
            }
        }
    }

    /** What was given was forgotten with the first game of another kind. */
    void sizesGivenByHandComeBackWithTheGame()
    {
        const auto places = [](const WindowHands& hands) {
            QList<QRect> seen;
            for (const char* const name : {"seatsDock", "clocksDock", "movesDock"})
                seen += hands.find<QDockWidget>(QLatin1String(name))->geometry();
            return seen;
        };
        // A busy machine lets panels find their places late.
        const auto placesAtRest = [&places](const WindowHands& hands) {
            QList<QRect> last;
            for (int rounds = 0; rounds < 5;) {
                QTest::qWait(20);
                const QList<QRect> now = places(hands);
                rounds = std::exchange(last, now) == now ? rounds + 1 : 0;
            }
            return last;
        };
        for (const char* const other : {"orthodox", "longchess"}) {
            WindowHands hands;
            hands.window.resize(1280, 1000);
            hands.window.model().replace(timed("multiplayer"));
            takeByHand(hands);
            hands.window.resizeDocks({hands.find<QDockWidget>(QStringLiteral("movesDock"))}, {420}, Qt::Horizontal);
            const QList<QRect> given = placesAtRest(hands);
            hands.window.model().replace(timed(other));
            QVERIFY2(placesAtRest(hands) != given, other); // as it holds
            hands.window.model().replace(timed("multiplayer"));
            QTRY_COMPARE(places(hands), given);
            // Nor are they forgotten with the window, whatever was played in it last.
            hands.window.model().replace(timed(other));
            (void)placesAtRest(hands);
            hands.window.model().setModified(false);
            hands.window.close();
            ui::MainWindow again(hands.program);
            again.show();
            QVERIFY(QTest::qWaitForWindowExposed(&again));
            again.model().replace(timed("multiplayer"));
            QTRY_COMPARE(again.findChild<QDockWidget*>(QStringLiteral("movesDock"))->width(), given.back().width());
        }
    }

    /** A bar of the panel stood beside that of the list. */
    void listsInLowPanelsAreScrolledByThemselvesAlone()
    {
        WindowHands hands;
        hands.window.resize(1280, 760);
        hands.window.model().replace(matchOf("longchess", {}, {{"teams", "4"}}));
        takeByHand(hands);
        auto* const charges = hands.find<QDockWidget>(QStringLiteral("actionsDock"));
        QTest::qWait(50);
        auto* const moves = hands.find<QDockWidget>(QStringLiteral("movesDock"));
        const int all = charges->height() + moves->height();
        for (const int height : {100, 80, 1}) { // the last: as low as it can be
            hands.window.resizeDocks({charges, moves}, {height, all - height}, Qt::Vertical);
            QTest::qWait(50);
            const auto& pane = *qobject_cast<const QScrollArea*>(charges->widget());
            QVERIFY(hands.find<QListWidget>(QStringLiteral("actions"))->isVisible());
            QVERIFY2(pane.verticalScrollBar()->maximum() == 0, qPrintable(QString::number(charges->height())));
        }
    }

    void runningClocksAreNotCut()
    {
        WindowHands hands;
        hands.window.resize(1280, 800);
        for (const char* const boards : {"2", "8"}) {
            Match match = matchOf("strategic", {}, {{"boards", boards}});
            match.tags().clock = "20";
            hands.window.model().replace(std::move(match));
            hands.window.commands()[Command::Pause]->trigger();
            QTest::qWait(50);
            const auto& view = *hands.find<QTreeView>(QStringLiteral("dials"));
            for (int column = 1; column < view.model()->columnCount(); ++column) {
                const QModelIndex dial = view.model()->index(0, column);
                if (column == 1)
                    QVERIFY(dial.data().toString().startsWith(u'▸'));
                const QFontMetrics letters(dial.data(Qt::FontRole).value<QFont>());
                QVERIFY(view.visualRect(dial).width() >=
                        letters.horizontalAdvance(dial.data().toString()) + view.iconSize().width());
            }
            hands.window.commands()[Command::Pause]->trigger();
        }
    }

    void circleIsRemembered()
    {
        WindowHands hands;
        hands.window.model().replace(matchOf("toy"));
        QVERIFY(!hands.window.commands()[Command::Circle]->isChecked());
        hands.window.commands()[Command::Circle]->trigger();
        QCOMPARE(hands.window.board().boardScene().boardLayout().options().arrangement.kind,
                 ui::Arrangement::Kind::Circle);
        QCOMPARE(ui::readSettings(hands.store).boards, ui::Settings::Boards::Circle);
        hands.window.commands()[Command::Circle]->trigger();
        QCOMPARE(ui::readSettings(hands.store).boards, ui::Settings::Boards::Desk);
    }

    void boardsAreSteppedThrough()
    {
        WindowHands hands;
        hands.window.model().replace(matchOf("toy"));
        const ui::BoardScene& scene = hands.window.board().boardScene();
        hands.key(Qt::Key_PageDown, Qt::ControlModifier);
        QCOMPARE(scene.focusedFace(), std::optional(0));
        hands.key(Qt::Key_PageDown, Qt::ControlModifier);
        QCOMPARE(scene.focusedFace(), std::optional(1));
        hands.key(Qt::Key_PageDown, Qt::ControlModifier);
        QCOMPARE(scene.focusedFace(), std::optional(0));
        hands.key(Qt::Key_PageUp, Qt::ControlModifier);
        QCOMPARE(scene.focusedFace(), std::optional(1));
        hands.key(Qt::Key_0);
        QVERIFY(!scene.focusedFace());
    }

    void boardsAreSteppedThroughWhereSomebodyIsOnTurn()
    {
        WindowHands hands;
        hands.window.model().replace(matchOf("toy")); // red is on turn on board 1, green on board 2
        const ui::BoardScene& scene = hands.window.board().boardScene();
        const auto step = [&] { hands.key(Qt::Key_PageDown, Qt::ControlModifier | Qt::ShiftModifier); };
        step();
        QCOMPARE(scene.focusedFace(), std::optional(0));
        step();
        QCOMPARE(scene.focusedFace(), std::optional(1));
        step();
        QCOMPARE(scene.focusedFace(), std::optional(0));
        hands.window.commands().menu(CommandMenu::Followed)->actions().at(1)->trigger(); // green
        QCOMPARE(scene.focusedFace(), std::optional(1));
        step();
        QCOMPARE(scene.focusedFace(), std::optional(1));
        hands.window.model().setModified(false);
    }

    void aSeatIsFollowedAndRemembered()
    {
        WindowHands hands;
        hands.window.model().replace(matchOf("toy")); // green is on turn on board 2
        QAction* const green = hands.window.commands().menu(CommandMenu::Followed)->actions().at(1);
        green->trigger();
        QCOMPARE(hands.window.board().boardScene().focusedFace(), std::optional(1));
        QVERIFY(ui::readSettings(hands.store).followed.contains(Seat{1}));
        green->trigger();
        QVERIFY(ui::readSettings(hands.store).followed.empty());
        QVERIFY(!green->isChecked());
    }

    // Qt keeps a copy of what it restores into a window that will fill the screen, and does not fit into it.
    void layoutTallerThanScreenIsRestoredFullScreen()
    {
        WindowHands hands;
        hands.window.model().replace(timed("multiplayer"));
        hands.window.resize(1280, 1600);
        QTest::qWait(50);
        hands.window.showFullScreen();
        ui::WindowMemory memory;
        memory.arrangement = hands.window.saveState(2);
        memory.longArrangement = memory.arrangement;
        memory.geometry = hands.window.saveGeometry();
        for (const bool isFull : {true, false}) {
            if (!isFull) {
                hands.window.showMaximized();
                memory.geometry = hands.window.saveGeometry();
            }
            ui::writeWindowMemory(hands.store, memory);
            ui::MainWindow again(hands.program);
            again.show();
            QVERIFY(QTest::qWaitForWindowExposed(&again));
            again.model().replace(timed("multiplayer"));
            QTest::qWait(20);
        }
    }

    void noWindowCoversAnotherExactly()
    {
        WindowHands hands;
        hands.window.move(40, 40);
        const QPoint place = hands.window.geometry().topLeft();
        ui::WindowMemory memory;
        memory.geometry = hands.window.saveGeometry();
        ui::writeWindowMemory(hands.store, memory);
        const ui::MainWindow another(hands.program);
        QVERIFY(another.geometry().topLeft() != place);
        hands.window.hide();
        const ui::MainWindow alone(hands.program);
        QCOMPARE(alone.geometry().topLeft(), place);
    }

    void severalWindowsStayOnTheScreen()
    {
        WindowHands hands;
        const QRect room = hands.window.screen()->availableGeometry();
        hands.window.resize(room.size() - QSize(40, 60)); // as on a screen of 1280 x 800
        hands.window.move(room.topLeft());
        QCoreApplication::processEvents();
        ui::WindowMemory memory;
        memory.geometry = hands.window.saveGeometry();
        ui::writeWindowMemory(hands.store, memory);
        std::vector<std::unique_ptr<ui::MainWindow>> others;
        QList<QPoint> places{hands.window.pos()};
        for (int number = 0; number < 4; ++number) {
            const auto& another = others.emplace_back(std::make_unique<ui::MainWindow>(hands.program));
            QVERIFY(room.contains(another->geometry()));
            another->show();
            QVERIFY(QTest::qWaitForWindowExposed(another.get()));
            QVERIFY(room.contains(another->frameGeometry()));
            QVERIFY(!places.contains(another->pos()));
            places += another->pos();
        }
    }

    /** It was as small on large screens as on small ones, and lists were scrolled there that had room beside. */
    void firstWindowIsAsLargeAsTheScreenLetsIt()
    {
        const auto usual = [](int width, int height) { return ui::WindowLayout::usualSize({width, height}); };
        QCOMPARE(usual(1280, 800), QSize(1240, 740)); // all but what its frame takes
        QCOMPARE(usual(1366, 768), QSize(1280, 708));
        QCOMPARE(usual(1920, 1080), QSize(1440, 810));
        QCOMPARE(usual(3840, 2160), QSize(1600, 1000)); // no eye wanders so far
        WindowHands hands;
        const QSize room = hands.window.screen()->availableGeometry().size();
        QCOMPARE(ui::MainWindow(hands.program).size(), usual(room.width(), room.height()));
    }

    void damagedLayoutsAreAsUsual()
    {
        WindowHands hands;
        hands.window.model().replace(timed("multiplayer"));
        ui::WindowMemory memory;
        memory.arrangement = memory.longArrangement = hands.window.saveState(2);
        memory.geometry = hands.window.saveGeometry();
        ui::writeWindowMemory(hands.store, memory);
        const QStringList keys{QStringLiteral("window/arrangement"), QStringLiteral("window/longArrangement"),
                               QStringLiteral("window/geometry")};
        QMap<QString, QByteArray> saved;
        for (const QString& key : keys)
            saved[key] = hands.store.value(key).toByteArray();
        quint32 chance = 1;
        const auto damaged = [&chance](QByteArray bytes) {
            for (int i = 0; i < 3; ++i) {
                chance = chance * 1664525 + 1013904223;
                bytes[static_cast<qsizetype>((chance >> 8) % static_cast<quint32>(bytes.size()))] =
                    static_cast<char>(chance >> 3);
            }
            return chance & 0x8000'0000 ? bytes : bytes.left((chance >> 4) % static_cast<quint32>(bytes.size()));
        };
        for (int round = 0; round < 40; ++round) {
            for (const QString& key : keys)
                hands.store.setValue(key, damaged(saved[key]));
            ui::MainWindow again(hands.program);
            again.show();
            again.model().replace(timed("multiplayer"));
            const QSize room = again.screen()->availableGeometry().size();
            QVERIFY2(again.width() <= room.width() && again.height() <= room.height(),
                     qPrintable(QString::number(round)));
        }
    }

    void rowsOfTheTableAreSeenWithoutScrolling()
    {
        WindowHands hands;
        hands.window.resize(1280, 800);
        hands.window.model().replace(timed("multiplayer"));
        for (const char* const name : {"seats", "dials"}) {
            const auto* const view = hands.window.findChild<QTreeView*>(QLatin1String(name));
            QVERIFY2(view, name);
            QTRY_VERIFY2(view->verticalScrollBar()->maximum() == 0,
                         qPrintable(QStringLiteral("%1 is %2 high, at most %3")
                                        .arg(QLatin1String(name))
                                        .arg(view->height())
                                        .arg(view->maximumHeight())));
        }
    }

    void panelsNeverMakeTheWindowTallerThanTheScreen()
    {
        WindowHands hands;
        for (const char* const game : {"multiplayer", "strategic", "longchess", "circular"}) {
            hands.window.model().replace(timed(game));
            for (QAction* const action : hands.window.commands().menu(CommandMenu::View)->actions()) {
                if (action->isVisible() && action->isCheckable() && !action->isChecked())
                    action->trigger();
            }
            QTest::qWait(20);
            QVERIFY2(hands.window.minimumSizeHint().height() <= 700 && hands.window.minimumSizeHint().width() <= 1240,
                     qPrintable(QStringLiteral("%1: %2 x %3")
                                    .arg(QLatin1String(game))
                                    .arg(hands.window.minimumSizeHint().width())
                                    .arg(hands.window.minimumSizeHint().height())));
        }
        hands.window.commands()[Command::ResetLayout]->trigger();
        QTest::qWait(20);
        const QSize room = hands.window.screen()->availableGeometry().size();
        QVERIFY(hands.window.height() <= room.height());
    }

    /** Run once more on a screen of 320 x 320 points (TestPrograms.cmake): there panels stand beside all boards. */
    void longBoardsFitLowScreens()
    {
        constexpr int kFrame = 24;
        WindowHands hands;
        const QSize room = hands.window.screen()->availableGeometry().size();
        for (const char* const game : {"longchess", "strategic", "orthodox", "longchess"}) {
            hands.window.model().replace(
                matchOf(game, {}, game == std::string("strategic") ? OptionValues{{"boards", "4"}} : OptionValues{}));
            QTest::qWait(20);
            const bool isBelow = hands.window.dockWidgetArea(hands.find<QDockWidget>(QStringLiteral("movesDock"))) ==
                                 Qt::BottomDockWidgetArea;
            QCOMPARE(isBelow, game != std::string("orthodox") && room.height() > 400);
            QVERIFY2(hands.window.minimumSizeHint().height() + kFrame <= room.height(),
                     qPrintable(QStringLiteral("%1: %2 of %3")
                                    .arg(QLatin1String(game))
                                    .arg(hands.window.minimumSizeHint().height())
                                    .arg(room.height())));
        }
    }

    void whatPanelsMadeLargerThanTheScreenFitsAgain()
    {
        WindowHands hands;
        const QSize room = hands.window.screen()->availableGeometry().size();
        QDockWidget high;
        auto* const content = new QWidget;
        content->setMinimumHeight(room.height());
        high.setWidget(content);
        hands.window.addDockWidget(Qt::LeftDockWidgetArea, &high);
        QTRY_VERIFY(hands.window.height() > room.height());
        content->setMinimumHeight(0); // as where panels are folded
        QTRY_VERIFY(hands.window.frameGeometry().height() <= room.height());
        // Who wants a larger window has it, whatever panels do.
        hands.window.resize(room + QSize(0, 300));
        QTRY_COMPARE(hands.window.height(), room.height() + 300);
        hands.window.model().replace(matchOf("longchess"));
        hands.window.model().replace(matchOf("orthodox"));
        QTest::qWait(50);
        QCOMPARE(hands.window.height(), room.height() + 300);
    }

    void returnPressesTheButtonInFocus()
    {
        WindowHands hands;
        hands.window.model().replace(timed("orthodox"));
        auto* const button = hands.find<QPushButton>(QStringLiteral("clockButton"));
        button->setFocus();
        QVERIFY(!hands.window.clocks().isRunning());
        hands.key(Qt::Key_Return);
        QVERIFY(hands.window.clocks().isRunning());
    }

    void homeInAListIsItsFirstRow()
    {
        WindowHands hands;
        hands.window.model().replace(matchOf("orthodox"));
        hands.drag("e2", "e4");
        auto* const seats = hands.find<QTreeView>(QStringLiteral("seats"));
        seats->setFocus();
        seats->setCurrentIndex(seats->model()->index(1, 0));
        hands.key(Qt::Key_Home);
        QCOMPARE(hands.shownEntry(), QStringLiteral("e2-e4"));
        QCOMPARE(seats->currentIndex().row(), 0);
        hands.window.board().setFocus();
        hands.key(Qt::Key_Home);
        QCOMPARE(hands.shownEntry(), QString());
    }

    void listsShowThatTheyHaveTheFocus()
    {
        WindowHands hands;
        auto* const seats = hands.find<QTreeView>(QStringLiteral("seats"));
        seats->setFocus();
        auto* const ring = seats->findChild<QWidget*>(QStringLiteral("focusRing"));
        QVERIFY(ring && ring->isVisible());
        QCOMPARE(ring->size(), seats->size());
        hands.window.board().setFocus();
        QVERIFY(!ring->isVisible());
    }

    void newGameKnowsWhatOtherGamesWereBegunWith()
    {
        ui::PieceArt art;
        const Match three = matchOf("multiplayer", {}, {{"players", "3"}});
        const OptionValues options = three.game().description().options;
        ui::NewGameDialog dialog(ringford::test::testRegistry(), matchOf("orthodox"), art, ui::Theme(), nullptr,
                                 {{"multiplayer", options}});
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        auto* const games = dialog.findChild<ui::PictureView*>(QStringLiteral("games"));
        games->setRow(ringford::test::offeredRow("multiplayer"));
        QTest::keyClick(&dialog, Qt::Key_S, Qt::AltModifier);
        QCOMPARE(dialog.focusWidget()->objectName(), QStringLiteral("start"));
        QVERIFY(dialog.takeMatch().game().description().options == options);
    }

    void aNewGameBeginsWhole()
    {
        WindowHands hands;
        hands.window.model().replace(matchOf("longchess"));
        hands.window.board().zoomToHeight();
        QVERIFY(hands.window.board().zoom() > 1);
        hands.window.model().replace(matchOf("strategic", {}, {{"boards", "2"}}));
        QCOMPARE(hands.window.board().zoom(), 1.0);
    }

    void panelsOfManySeatsTakeTheRoomThatOthersDoNotNeed()
    {
        WindowHands hands;
        hands.window.resize(1280, 800);
        Match eight = matchOf("multiplayer", {}, {{"players", "8"}});
        eight.tags().clock = "20";
        hands.window.model().replace(std::move(eight));
        auto* const seats = hands.find<QTreeView>(QStringLiteral("seats"));
        auto* const dials = hands.find<QTreeView>(QStringLiteral("dials"));
        const auto rowsSeen = [](const QTreeView& view) {
            return view.viewport()->height() / std::max(1, view.visualRect(view.model()->index(0, 0)).height());
        };
        QTRY_VERIFY(rowsSeen(*seats) >= 8);
        QTRY_VERIFY(rowsSeen(*dials) >= 6);
        // And no running clock is cut.
        auto running = dials->model()->index(0, 1).data(Qt::FontRole).value<QFont>();
        running.setBold(true);
        QVERIFY(dials->columnWidth(1) >
                QFontMetrics(running).horizontalAdvance(QStringLiteral("▸ 19:59")) + dials->iconSize().width());
    }

    void buttonsOfTheBarHaveKeysLikeTools()
    {
        WindowHands hands;
        hands.window.model().replace(matchOf("longchess", {}, {{"mines", "on"}, {"artillery", "on"}}));
        QStringList keys;
        for (const QAction* action : hands.find<QToolBar>(QStringLiteral("touchBar"))->actions()) {
            if (!action->isSeparator())
                keys += action->shortcut().toString(QKeySequence::PortableText);
        }
        QCOMPARE(keys, QStringList({"Alt+1", "Alt+2", "Alt+3", "Alt+4", "Alt+5", "Alt+6"}));
    }

    void listsOfAnotherGameAreNotAskedAboutThisOne()
    {
        // The bar of tools makes the board smaller while lists still show the seats of the game before.
        Match many = matchOf("multiplayer", {}, {{"players", "16"}});
        ringford::test::enterAll(many, "15:e2-e4 15:d7-d5 15:e4xd5");
        WindowHands hands;
        hands.window.resize(1400, 900);
        hands.window.model().replace(std::move(many));
        QTest::qWait(1);
        hands.window.model().replace(matchOf("longchess"));
        QCOMPARE(hands.find<QTreeView>(QStringLiteral("seats"))->model()->rowCount(), 2);
    }

    void escapeLeadsFromAPanelBackToTheBoard()
    {
        WindowHands hands;
        hands.find<QTreeView>(QStringLiteral("seats"))->setFocus();
        hands.key(Qt::Key_Escape);
        QVERIFY(hands.window.board().hasFocus());
    }
};

RINGFORD_TEST(TestMainWindowArrangement)
#include "test_mainwindow_arrangement.moc"
