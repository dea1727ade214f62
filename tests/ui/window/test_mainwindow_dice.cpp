// SPDX-License-Identifier: GPL-3.0-or-later
// The dice beside the board.
#include "tests/support/TestProgram.h"
#include "tests/support/ui/WindowHands.h"
#include "ui/board/view/BoardView.h"
#include "ui/dice/DiceDock.h"
#include "ui/dice/DicePanel.h"
#include "ui/dice/DiceWindow.h"
#include "ui/help/HelpBrowser.h"
#include "ui/help/HelpWindow.h"
#include "ui/match/MatchModel.h"
#include "ui/paint/Theme.h"
#include "ui/settings/WindowMemory.h"
#include "ui/window/CommandSet.h"
#include "ui/window/Startup.h"

#include <QAction>
#include <QImage>
#include <QLineEdit>
#include <QPushButton>
#include <QTabBar>
#include <QTest>
#include <QTextDocument>

#include <memory>

using namespace ringford;
using namespace ringford::ui;
using test::WindowHands;

class TestMainWindowDice : public QObject {
    Q_OBJECT

private slots:
    void theyAreHiddenUntilAskedFor()
    {
        const WindowHands hands;
        auto* const dock = hands.find<DiceDock>();
        QVERIFY(dock);
        QVERIFY(!dock->isVisible());
        QVERIFY(!dock->findChild<DicePanel*>()); // nothing is made for whoever needs no dice
        QVERIFY(hands.program.dice.history().isEmpty());
    }

    void ctrlRShowsThemAndRolls()
    {
        WindowHands hands;
        hands.key(Qt::Key_R, Qt::ControlModifier);
        auto* const dock = hands.find<DiceDock>();
        QVERIFY(dock->isVisible());
        QCOMPARE(hands.program.dice.history().size(), 1U);
        QVERIFY(hands.window.commands()[Command::Dice]->isChecked());
        hands.window.board().setFocus();
        hands.key(Qt::Key_R, Qt::ControlModifier);
        QCOMPARE(hands.program.dice.history().size(), 2U);
        QVERIFY(hands.window.board().hasFocus()); // whoever plays goes on playing
        hands.click(*hands.find<QPushButton>("doRoll"));
        QCOMPARE(hands.program.dice.history().size(), 3U);
    }

    void theMenuShowsAndHidesThem()
    {
        WindowHands hands;
        QAction* const command = hands.window.commands()[Command::Dice];
        command->trigger();
        QVERIFY(hands.find<DiceDock>()->isVisible());
        QVERIFY(hands.find<DiceDock>()->isAncestorOf(QApplication::focusWidget()));
        command->trigger();
        QVERIFY(!hands.find<DiceDock>()->isVisible());
        command->trigger();
        hands.find<DiceDock>()->close();
        QVERIFY(!command->isChecked());
    }

    void nothingOfThemIsCutBesideTheBoard()
    {
        WindowHands hands;
        hands.window.resize(1280, 520); // so low that they are scrolled
        hands.key(Qt::Key_R, Qt::ControlModifier);
        auto* const dock = hands.find<DiceDock>();
        QTRY_VERIFY(dock->panel().visibleRegion().boundingRect().width() == dock->panel().width());
        QVERIFY(hands.window.board().width() > 400);
    }

    void onSmallScreensTheyLieOverAPanel()
    {
        WindowHands hands;
        hands.window.resize(740, 700);
        hands.key(Qt::Key_R, Qt::ControlModifier);
        auto* const dock = hands.find<DiceDock>();
        QTRY_COMPARE(hands.window.tabifiedDockWidgets(dock).size(), 1);
        QCoreApplication::processEvents();
        for (const QTabBar* const bar : hands.window.findChildren<QTabBar*>(Qt::FindDirectChildrenOnly))
            QVERIFY(!bar->isVisible() || bar->count() == 2);
    }

    void theProjectorHidesThem()
    {
        WindowHands hands;
        hands.window.commands()[Command::Dice]->trigger();
        hands.window.commands()[Command::Projector]->trigger();
        QVERIFY(!hands.find<DiceDock>()->isVisible());
        hands.window.commands()[Command::Projector]->trigger();
        QVERIFY(hands.find<DiceDock>()->isVisible());
    }

    void theyStayShownAtTheNextStart()
    {
        WindowHands hands;
        hands.window.commands()[Command::Dice]->trigger();
        hands.window.close();
        MainWindow next(hands.program);
        next.show();
        QVERIFY(next.findChild<DiceDock*>()->isVisible());
        QVERIFY(next.commands()[Command::Dice]->isChecked());
        next.commands()[Command::ResetLayout]->trigger();
        QVERIFY(!next.findChild<DiceDock*>()->isVisible());
    }

    void allWindowsShareOneHistory()
    {
        WindowHands hands;
        hands.key(Qt::Key_R, Qt::ControlModifier);
        const std::unique_ptr<DiceWindow> own(&openDice(hands.program));
        own->panel().roll();
        QCOMPARE(hands.program.dice.history().size(), 2U);
        hands.find<QWidget>("back")->isEnabled();
        QVERIFY(hands.find<QWidget>("back")->isEnabled());
    }

    void theirOwnWindowRollsByKeys()
    {
        WindowHands hands;
        const std::unique_ptr<DiceWindow> own(&openDice(hands.program));
        QVERIFY(QTest::qWaitForWindowActive(own.get()));
        QVERIFY(own->isAncestorOf(QApplication::focusWidget()));
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("3d8")); // in place of the roll that is offered
        QCOMPARE(static_cast<QLineEdit*>(QApplication::focusWidget())->text(), QStringLiteral("3d8"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_R, Qt::ControlModifier);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(hands.program.dice.history().size(), 2U);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_W, Qt::ControlModifier);
        QVERIFY(!own->isVisible());
    }

    void f1OpensThePageOnDice()
    {
        WindowHands hands;
        hands.window.commands()[Command::Dice]->trigger();
        hands.window.commands()[Command::Help]->trigger();
        QCOMPARE(hands.window.help().browser()->documentTitle(), QString("Dice"));
        hands.window.board().setFocus();
        hands.window.commands()[Command::Help]->trigger();
        QVERIFY(hands.window.help().browser()->documentTitle() != QString("Dice"));
        hands.window.help().close();
        const std::unique_ptr<DiceWindow> own(&openDice(hands.program));
        QVERIFY(QTest::qWaitForWindowActive(own.get()));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F1);
        auto* const help = own->findChild<HelpWindow*>();
        QVERIFY(help && help->isVisible());
        QCOMPARE(help->browser()->documentTitle(), QString("Dice"));
    }

    void theirHelpFollowsTheTheme()
    {
        WindowHands hands;
        const std::unique_ptr<DiceWindow> own(&openDice(hands.program));
        emit own->helpWanted();
        const auto* const help = own->findChild<HelpWindow*>();
        QVERIFY(help);
        help->browser()->openPage(QStringLiteral("checkers"));
        for (const auto surroundings : {Settings::Surroundings::Light, Settings::Surroundings::Dark}) {
            hands.program.settings.set(&Settings::theme, QStringLiteral("slate"));
            hands.program.settings.set(&Settings::surroundings, surroundings);
            const Theme theme = *Theme::named(QStringLiteral("slate"), surroundings == Settings::Surroundings::Dark);
            const QVariant board = help->browser()->document()->resource(
                QTextDocument::ImageResource, QUrl(QStringLiteral("diagram:checkers?width=300")));
            QCOMPARE(board.value<QImage>().pixelColor(0, 0), theme.surround);
        }
    }

    /** They left one row of them, and that was cut. */
    void piecesOfADemonstrationLieOverThemWhereThereIsNoRoom()
    {
        WindowHands hands;
        hands.window.resize(800, 600);
        QCoreApplication::processEvents();
        hands.key(Qt::Key_R, Qt::ControlModifier);
        auto* const dice = hands.find<DiceDock>();
        QTRY_VERIFY(!hands.window.tabifiedDockWidgets(dice).isEmpty());
        hands.window.commands()[Command::Demonstration]->trigger();
        const auto* const pieces = hands.find<QDockWidget>(QStringLiteral("demonstrationPieces"));
        QVERIFY(pieces);
        QTRY_VERIFY(hands.window.tabifiedDockWidgets(dice).contains(pieces));
        QTRY_VERIFY(!pieces->visibleRegion().isEmpty());
        QVERIFY2(pieces->height() > 300, qPrintable(QString::number(pieces->height())));
        hands.window.commands()[Command::Demonstration]->trigger();
        QTRY_VERIFY(hands.window.moves().isVisible());
    }
};

RINGFORD_TEST(TestMainWindowDice)
#include "test_mainwindow_dice.moc"
