// SPDX-License-Identifier: GPL-3.0-or-later
// What the window makes of a board that is much longer than others, and of games that need more beside it.
#include "tests/support/TestProgram.h"
#include "tests/support/ui/BoardHands.h"
#include "tests/support/ui/WindowHands.h"
#include "ui/board/view/BoardView.h"
#include "ui/board/view/Minimap.h"
#include "ui/match/MatchModel.h"
#include "ui/panels/ActionsDock.h"
#include "ui/panels/LossesDock.h"
#include "ui/panels/MovesDock.h"
#include "ui/panels/MovesModel.h"
#include "ui/panels/MovesView.h"
#include "ui/widgets/AccessKeys.h"
#include "ui/window/CommandSet.h"
#include "ui/words/Language.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QMenu>
#include <QScopeGuard>
#include <QTest>

using namespace ringford;
using namespace ringford::ui;
using test::matchOf;
using test::WindowHands;

class TestMainWindowLong : public QObject {
    Q_OBJECT

private slots:
    /** Of German the letters of a title may all be taken in the menu. */
    void thePanelOfActionsHasAnAccessKeyInItsMenu()
    {
        WindowHands hands;
        QMenu& view = *hands.window.commands().menu(CommandMenu::View);
        for (char letter = 'A'; letter <= 'Z'; ++letter)
            view.addAction(u'&' + QString(QLatin1Char(letter)));
        hands.window.model().replace(matchOf("longchess", {}, {{"artillery", "on"}}));
        QCoreApplication::processEvents();
        const QAction& shows = *hands.window.panel<ActionsDock>().toggleViewAction();
        QVERIFY2(!accessKeyOf(shows.text()).isEmpty(), qPrintable(shows.text()));
    }

    void docksGoBelowALongBoardAndBack()
    {
        WindowHands hands;
        MainWindow& window = hands.window;
        QCOMPARE(window.dockWidgetArea(&window.moves()), Qt::RightDockWidgetArea);
        QVERIFY(!window.panel<ActionsDock>().isVisible());
        window.model().replace(matchOf("longchess"));
        QCOMPARE(window.dockWidgetArea(&window.moves()), Qt::BottomDockWidgetArea);
        QVERIFY(window.panel<ActionsDock>().isVisible());
        QVERIFY(window.panel<LossesDock>().isVisible());
        // What a person changes there holds for long boards alone.
        window.addDockWidget(Qt::LeftDockWidgetArea, &window.moves());
        window.model().replace(matchOf("checkers"));
        QCOMPARE(window.dockWidgetArea(&window.moves()), Qt::RightDockWidgetArea);
        QVERIFY(!window.panel<ActionsDock>().isVisible() && !window.panel<LossesDock>().isVisible());
        QVERIFY(!window.panel<ActionsDock>().toggleViewAction()->isVisible());
        window.model().replace(matchOf("longchess"));
        QCOMPARE(window.dockWidgetArea(&window.moves()), Qt::LeftDockWidgetArea);
        window.commands()[Command::ResetLayout]->trigger();
        QCOMPARE(window.dockWidgetArea(&window.moves()), Qt::BottomDockWidgetArea);
    }

    void whatIsClosedStaysClosed()
    {
        WindowHands hands;
        MainWindow& window = hands.window;
        window.model().replace(matchOf("longchess"));
        ActionsDock& actions = window.panel<ActionsDock>();
        actions.close();
        window.model().replace(matchOf("longchess"));
        QVERIFY(!actions.isVisible());
        QVERIFY(actions.toggleViewAction()->isVisible()); // from where it can be shown again
        actions.toggleViewAction()->trigger();
        window.model().replace(matchOf("longchess"));
        QVERIFY(actions.isVisible());
        actions.close();
        window.commands()[Command::ResetLayout]->trigger();
        QVERIFY(actions.isVisible());
    }

    void whatIsClosedIsClosedInThatGameAlone()
    {
        WindowHands hands;
        MainWindow& window = hands.window;
        window.model().replace(matchOf("checkers"));
        window.moves().close();
        window.model().replace(matchOf("orthodox")); // a board of the same shape
        QVERIFY(window.moves().isVisible());
        window.model().replace(matchOf("longchess"));
        QVERIFY(window.moves().isVisible());
        window.panel<LossesDock>().close();
        window.model().replace(matchOf("checkers"));
        QVERIFY(!window.moves().isVisible());
        window.moves().toggleViewAction()->trigger();
        window.model().replace(matchOf("orthodox"));
        window.model().replace(matchOf("checkers"));
        QVERIFY(window.moves().isVisible());
        window.model().replace(matchOf("longchess"));
        QVERIFY(!window.panel<LossesDock>().isVisible());
        window.commands()[Command::ResetLayout]->trigger();
        QVERIFY(window.panel<LossesDock>().isVisible());
    }

    void commandsFitWidthAndHeight()
    {
        WindowHands hands;
        hands.window.model().replace(matchOf("longchess"));
        for (QDockWidget* const dock : hands.window.findChildren<QDockWidget*>())
            dock->hide(); // the screen of a test is small
        QCoreApplication::processEvents();
        const auto* const map = hands.window.findChild<Minimap*>();
        QVERIFY(!map->isVisible());
        const double whole = hands.window.board().boardScene().boardLayout().cellSize();
        hands.window.commands()[Command::ZoomHeight]->trigger();
        QVERIFY(hands.window.board().boardScene().boardLayout().cellSize() > whole);
        QVERIFY(map->isVisible());
        hands.window.commands()[Command::ZoomWidth]->trigger();
        QCOMPARE(hands.window.board().boardScene().boardLayout().cellSize(), whole);
        QVERIFY(!map->isVisible());
    }

    void aChargeIsPlayedFromTheList()
    {
        WindowHands hands;
        hands.window.model().replace(matchOf("longchess"));
        QListWidget* const list = hands.window.panel<ActionsDock>().list();
        QTRY_COMPARE(list->count(), 3);
        QCOMPARE(list->item(0)->text(), QStringLiteral("Charge, 5W to 3W"));
        list->setFocus();
        list->setCurrentRow(0);
        QTest::keyClick(list, Qt::Key_Return);
        QCOMPARE(hands.lastEntry(), QStringLiteral("Cx5-2"));
    }

    void aKeyThatIsHeldDownPlaysOneCharge()
    {
        WindowHands hands;
        hands.window.model().replace(matchOf("longchess"));
        QListWidget* const list = hands.window.panel<ActionsDock>().list();
        QTRY_COMPARE(list->count(), 3);
        list->setFocus();
        list->setCurrentRow(0);
        QTest::keyClick(list, Qt::Key_Return);
        QTRY_COMPARE(list->count(), 3); // those of who is on turn next
        list->setCurrentRow(0);
        QKeyEvent held(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, QStringLiteral("\r"), true);
        QApplication::sendEvent(list, &held);
        QCOMPARE(hands.lastEntry(), QStringLiteral("Cx5-2"));
        QTest::keyClick(list, Qt::Key_Return);
        QVERIFY(hands.lastEntry() != QStringLiteral("Cx5-2"));
    }

    /** As Reinforcements are. */
    void aClickInTheListShowsAndADoubleClickPlaysOnce()
    {
        WindowHands hands;
        hands.window.model().replace(matchOf("longchess"));
        QListWidget* const list = hands.window.panel<ActionsDock>().list();
        QTRY_COMPARE(list->count(), 3);
        const auto doubleClick = [list] {
            const QPoint first = list->visualItemRect(list->item(0)).center();
            QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, first);
            QTest::mouseDClick(list->viewport(), Qt::LeftButton, {}, first);
        };
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(list->item(0)).center());
        QCOMPARE(hands.lastEntry(), QString());
        QCOMPARE(list->currentRow(), 0);
        QVERIFY(!hands.window.board().boardScene().picture().foresight.isEmpty());
        doubleClick();
        QCOMPARE(hands.lastEntry(), QStringLiteral("Cx5-2"));
        QTRY_VERIFY(list->count() > 0 &&
                    list->item(0)->text().startsWith(QStringLiteral("Charge, 5B"))); // what Black can play
        // Who aimed at what was listed before plays none that has come there.
        doubleClick();
        QCOMPARE(hands.lastEntry(), QStringLiteral("Cx5-2"));
        QTest::qWait(QApplication::doubleClickInterval() + 50);
        doubleClick();
        QVERIFY(hands.lastEntry() != QStringLiteral("Cx5-2"));
    }

    void theListHoldsShellsWhileTheyAreAimed()
    {
        WindowHands hands;
        hands.window.model().replace(
            matchOf("longchess", "white: Fe2 Ae5 Pa5 Pb5; black: Na6 Fe36 Ae37; turn: white", {{"artillery", "on"}}));
        const QListWidget* const list = hands.window.panel<ActionsDock>().list();
        const auto holds = [list](const QString& text) { return !list->findItems(text, Qt::MatchContains).isEmpty(); };
        QTRY_VERIFY(holds(QStringLiteral("Charge, 5W")));
        QVERIFY(!holds(QStringLiteral("Shell")));
        hands.window.model().play(*hands.window.model().game().parse(hands.window.model().position(), "fire:e8"));
        QTRY_VERIFY(holds(QStringLiteral("Fire"))); // as the button beside it says
        QVERIFY(holds(QStringLiteral("Shell aimed at e 9W")));
        QVERIFY(!holds(QStringLiteral("Charge")));
        QVERIFY2(!holds(QStringLiteral("fire:")), "words, not what records write");
    }

    /** It said "Actions", and held no others than charges. */
    void theListIsNamedAfterWhatItHolds_data()
    {
        QTest::addColumn<QLocale>("language");
        QTest::addColumn<QString>("charges");
        QTest::addColumn<QString>("shells");
        QTest::addRow("English") << QLocale(QLocale::English) << "Charge"
                                 << "Aim Shells";
        QTest::addRow("German") << QLocale(QLocale::German) << "Sturmlauf"
                                << "Granaten richten";
    }
    void theListIsNamedAfterWhatItHolds()
    {
        QFETCH(const QString, charges);
        QFETCH(const QString, shells);
        QFETCH(const QLocale, language);
        installLanguage(language);
        const auto back = qScopeGuard([] { installLanguage(QLocale(QLocale::English)); });
        WindowHands hands;
        hands.window.model().replace(
            matchOf("longchess", "white: Fe2 Ae5 Pa5 Pb5; black: Na6 Fe36 Ae37; turn: white", {{"artillery", "on"}}));
        const ActionsDock& actions = hands.window.panel<ActionsDock>();
        const auto isNamed = [&](const QString& title) {
            return actions.windowTitle() == title && actions.list()->accessibleName() == title &&
                   plainName(actions.toggleViewAction()->text()) == title;
        };
        QTRY_VERIFY2(isNamed(charges), qPrintable(actions.windowTitle()));
        hands.window.model().play(*hands.window.model().game().parse(hands.window.model().position(), "fire:e8"));
        QTRY_VERIFY2(isNamed(shells), qPrintable(actions.windowTitle()));
        hands.window.model().play(*hands.window.model().game().parse(hands.window.model().position(), "fire:done"));
        QTRY_VERIFY2(isNamed(charges), qPrintable(actions.windowTitle()));
    }

    /** Charges were listed until the first shell was set. */
    void whoAimsShellsSeesTheirCellsFromTheFirstOn()
    {
        WindowHands hands;
        hands.window.model().replace(
            matchOf("longchess", "white: Fe2 Ae5 Pa5 Pb5; black: Na6 Fe36 Ae37; turn: white", {{"artillery", "on"}}));
        const ActionsDock& actions = hands.window.panel<ActionsDock>();
        const auto isListed = [&](const QString& title, const char* first) {
            return actions.windowTitle() == title && actions.list()->count() > 0 &&
                   actions.list()->item(0)->text().startsWith(QLatin1String(first));
        };
        QTRY_VERIFY(isListed(QStringLiteral("Charge"), "Charge, "));
        const std::vector<ToolInfo>& tools = hands.window.model().description().tools;
        const auto shell = std::ranges::find(tools, std::string("shell"), &ToolInfo::drawing);
        PlayTool& tool = hands.window.board().playTool();
        tool.setGameTool(static_cast<std::uint8_t>(shell - tools.begin()));
        QTRY_VERIFY2(isListed(QStringLiteral("Aim Shells"), "Shell aimed at "), qPrintable(actions.windowTitle()));
        tool.setGameTool(0);
        QTRY_VERIFY(isListed(QStringLiteral("Charge"), "Charge, "));
    }

    /** The room that it had while there were charges was kept for good, and others were scrolled above it. */
    void whatIsEmptyForARoundIsSmall()
    {
        WindowHands hands;
        hands.window.resize(1280, 1000); // no two panels are folded
        MatchModel& match = hands.window.model();
        match.replace(matchOf("longchess", "nw: Fb2 Nb3 Pe2 Pe3; ne: Re5 Fb12; se: Fl12 Rk12; sw: Fl2 Rk2; turn: nw",
                              {{"teams", "4"}}));
        const ActionsDock& actions = hands.window.panel<ActionsDock>();
        QTRY_VERIFY(actions.list()->count() > 0);
        const auto settle = [] {
            for (int round = 0; round < 8; ++round)
                QCoreApplication::processEvents();
        };
        settle();
        const int high = actions.height();
        const auto play = [&](const char* text) {
            const auto action = match.game().parse(match.position(), text);
            const bool isPlayed = action && !match.play(*action).refusal;
            settle();
            return isPlayed;
        };
        QVERIFY(play("b3-a1"));
        QVERIFY(play("e5xe3"));
        QVERIFY(actions.list()->isHidden());
        QVERIFY(actions.height() >= high); // the next seat may have some
        for (const char* const text : {"k12-k11", "k2-k3", "a1-b3", "e3-e4"})
            QVERIFY2(play(text), text);
        QVERIFY2(actions.height() < high, qPrintable(QStringLiteral("%1").arg(actions.height())));
    }

    void noChargeIsMissedWhereNobodyAskedForOne()
    {
        WindowHands hands;
        hands.window.model().replace(matchOf("longchess", "white: Fe2 Re30; black: Na1 Fe36; turn: white"));
        ActionsDock& actions = hands.window.panel<ActionsDock>();
        const auto told = [&] {
            QStringList texts;
            for (const QLabel* const label : actions.findChildren<QLabel*>())
                texts += label->isHidden() ? QString() : label->text();
            return texts.join(u'|');
        };
        QTRY_VERIFY(actions.list()->isHidden());
        QVERIFY2(!told().contains(QStringLiteral("Charge")), qPrintable(told()));
        hands.window.board().playTool().setGameTool(1);
        QVERIFY2(told().contains(QStringLiteral("Charge: none can be played now.")), qPrintable(told()));
    }

    void whoPlaysTheLastChargeIsOnTheBoardNext()
    {
        WindowHands hands;
        hands.window.model().replace(matchOf("longchess", "white: Fe2 Pa5 Pc5; black: Na36 Fe36; turn: white"));
        QListWidget* const list = hands.window.panel<ActionsDock>().list();
        QTRY_VERIFY(list->count() > 0);
        hands.window.activateWindow();
        list->setFocus();
        QTRY_VERIFY(list->hasFocus());
        list->setCurrentRow(0);
        QTest::keyClick(list, Qt::Key_Return);
        QTRY_VERIFY(list->isHidden()); // Black has nothing to charge with
        QVERIFY(hands.window.board().hasFocus());
    }

    void whatShellsKillIsNoCapture()
    {
        WindowHands hands;
        hands.window.model().replace(matchOf("longchess",
                                             "white: Fe2 Pa5 Pc5 Rc20; black: Na6 Fe36 Ae37; turn: white; shells: "
                                             "black=c20",
                                             {{"artillery", "on"}}));
        const QListWidget* const list = hands.window.panel<ActionsDock>().list();
        QTRY_VERIFY(list->count() > 0);
        QStringList texts;
        for (int row = 0; row < list->count(); ++row)
            texts += list->item(row)->text();
        QVERIFY2(texts.contains(QStringLiteral("Charge, 5W to 6W, captures 1")), qPrintable(texts.join(u'|')));
    }

    void theMapIsShownAndHiddenFromTheMenu()
    {
        WindowHands hands;
        hands.window.model().replace(matchOf("longchess"));
        for (QDockWidget* const dock : hands.window.findChildren<QDockWidget*>())
            dock->hide();
        hands.window.commands()[Command::ZoomHeight]->trigger();
        QCoreApplication::processEvents();
        const auto* const map = hands.window.findChild<Minimap*>();
        QVERIFY(map->isVisible());
        hands.window.commands()[Command::Minimap]->trigger();
        QVERIFY(!map->isVisible() && !hands.settings().minimap);
        hands.window.commands()[Command::Minimap]->trigger();
        QVERIFY(map->isVisible());
        QVERIFY(!hands.window.commands()[Command::Minimap]->shortcut().isEmpty());
    }

    void movesAreSaidAsTheBoardIsLabelled()
    {
        WindowHands hands;
        hands.window.model().replace(matchOf("longchess", "white: Fe2 Re30; black: Na1 Fe36; turn: white"));
        hands.window.board().setFocus();
        hands.window.model().play(*hands.window.model().game().parse(hands.window.model().position(), "e30-e34"));
        const MovesModel& moves = hands.window.moves().view()->moves();
        const QModelIndex index = moves.indexOf(hands.window.model().gameNode());
        QCOMPARE(index.data().toString(), QStringLiteral("Re4B"));
        // The tip has it as the record does.
        QVERIFY2(index.data(Qt::ToolTipRole).toString().contains(QStringLiteral("e30-e34: e 8B to e 4B")),
                 qPrintable(index.data(Qt::ToolTipRole).toString()));
        QVERIFY(index.data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("(e 8B to e 4B)")));
    }

    void fourTeamsSitAtASquareBoard()
    {
        WindowHands hands;
        hands.window.model().replace(matchOf("longchess", {}, {{"teams", "4"}}));
        QCOMPARE(hands.window.dockWidgetArea(&hands.window.moves()), Qt::RightDockWidgetArea);
        QVERIFY(hands.window.panel<ActionsDock>().isVisible());
        // One column at the side: the board has all the rest of the width.
        for (QDockWidget* const dock : hands.window.findChildren<QDockWidget*>())
            QVERIFY(dock->isHidden() || hands.window.dockWidgetArea(dock) == Qt::RightDockWidgetArea);
        QVERIFY(hands.window.board().mapTo(&hands.window, QPoint()).x() < 10);
        hands.window.board().turn(); // by a quarter, never onto a corner
        const BoardLayout& layout = hands.window.board().boardScene().boardLayout();
        QCOMPARE(layout.bounds().width(), layout.bounds().height());
    }
};

RINGFORD_TEST(TestMainWindowLong)
#include "test_mainwindow_long.moc"
