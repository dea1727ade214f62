// SPDX-License-Identifier: GPL-3.0-or-later
// F6 leads round the parts of the window.
#include "tests/support/GameRows.h"
#include "tests/support/Matches.h"
#include "tests/support/TestGames.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/EditorHands.h"
#include "tests/support/ui/EveryWindow.h"
#include "tests/support/ui/PlayText.h"
#include "tests/support/ui/WindowHands.h"
#include "ui/board/view/BoardView.h"
#include "ui/files/Document.h"
#include "ui/help/HelpWindow.h"
#include "ui/match/MatchModel.h"
#include "ui/panels/GameLine.h"
#include "ui/panels/MoveEntry.h"
#include "ui/panels/MovesDock.h"
#include "ui/panels/MovesView.h"
#include "ui/widgets/MessageBar.h"
#include "ui/window/CommandSet.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QPushButton>
#include <QSet>
#include <QTest>
#include <QTreeView>

#include <algorithm>

using namespace ringford;
using namespace ringford::ui;
using namespace ringford::test;

class TestFocusRound : public QObject {
    Q_OBJECT

private slots:
    void everyPartIsMetOnceAndTheWayLeadsBack_data() { test::addGames(); }
    void everyPartIsMetOnceAndTheWayLeadsBack()
    {
        QFETCH(const QString, game);
        WindowHands hands;
        hands.window.document().begin(matchOf(game.toStdString()));
        hands.waitForFiles();
        QCoreApplication::processEvents();
        QWidgetList met;
        walk(hands, met);
    }

    void theDiceAreMetBesideThePanels()
    {
        WindowHands hands;
        hands.window.resize(1280, 800);
        hands.window.commands()[Command::Dice]->trigger();
        QCoreApplication::processEvents();
        auto* const roll = hands.find<QPushButton>(QStringLiteral("doRoll"));
        QVERIFY(roll);
        roll->setFocus();
        QWidgetList met;
        walk(hands, met);
        QVERIFY(met.contains(roll)); // where the focus was
    }

    void theDocksOfTheEditorAreMet()
    {
        EditorHands hands("strategic");
        QWidgetList met;
        walk(hands, met);
        QVERIFY(isMet(met, hands.edit().palette()));
    }

    void otherWindowsAreNoPartOfIt()
    {
        WindowHands hands;
        hands.window.help().open(QStringLiteral("window"));
        hands.window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&hands.window));
        QWidgetList met;
        walk(hands, met);
        QVERIFY(!isMet(met, hands.window.help()));
    }

    void whatComesAndGoesIsMetWhileItIsThere()
    {
        WindowHands hands;
        QVERIFY(!isMet(round(hands), hands.window.moveEntry()));
        QVERIFY(!isMet(round(hands), hands.window.gameLine()));
        hands.window.moveEntry().open();
        QVERIFY(isMet(round(hands), hands.window.moveEntry()));
        hands.window.messages().show({Message::Kind::Trouble, QStringLiteral("The file is gone."), {}, true});
        QVERIFY(isMet(round(hands), hands.window.messages()));
        // Where nothing is to be answered its words come first. They can be copied without a mouse.
        while (!hands.window.messages().isAncestorOf(hands.window.focusWidget()))
            hands.key(Qt::Key_F6);
        auto* const words = qobject_cast<QLabel*>(hands.window.focusWidget());
        QVERIFY(words);
        QTest::keyClick(words, Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(words->selectedText(), QStringLiteral("The file is gone."));
        hands.key(Qt::Key_Tab);
        QVERIFY(hands.window.messages().isAncestorOf(hands.window.focusWidget()));
        hands.click("b2");
        hands.click("c3");
        hands.window.model().showFirst(); // and there is a way back to the game
        QVERIFY(isMet(round(hands), hands.window.gameLine()));
        hands.window.model().setModified(false);
    }

    void aPanelKeepsItsPlace()
    {
        WindowHands hands;
        auto* const comment = hands.find<QWidget>(QStringLiteral("comment"));
        QVERIFY(comment);
        comment->setFocus();
        QVERIFY(isMet(round(hands), *comment));
        QVERIFY(!isMet(round(hands), *hands.window.moves().view()));
    }

    void aNoteInPlaceOfAListIsMet()
    {
        WindowHands hands;
        hands.window.resize(1280, 800);
        hands.window.document().begin(matchOf("longchess", "white: Fe2 Rc9; black: Pc10 Pd30 Fe36; turn: white"));
        hands.waitForFiles();
        auto* const losses = hands.find<QTreeView>(QStringLiteral("losses"));
        auto* const panel = hands.find<QDockWidget>(QStringLiteral("lossesDock"));
        QVERIFY(losses && panel);
        panel->raise();
        QCoreApplication::processEvents();
        QVERIFY(!losses->isVisible());
        QVERIFY(isMet(round(hands), *panel));
        while (!panel->isAncestorOf(hands.window.focusWidget()))
            hands.key(Qt::Key_F6);
        auto* const read = QAccessible::queryAccessibleInterface(hands.window.focusWidget());
        QVERIFY(read->text(QAccessible::Name).startsWith(QStringLiteral("Captured pieces come here")));
        QCOMPARE(read->text(QAccessible::Description), losses->accessibleName());
        // The focus goes to the rows that come in place of the note, and back.
        ui::MatchModel& model = hands.window.model();
        QVERIFY(test::playText(model, "c9xc10"));
        QVERIFY(losses->hasFocus());
        model.showFirst();
        QVERIFY(panel->isAncestorOf(hands.window.focusWidget()));
        model.setModified(false);
    }

    void theMenusAreWalkedAndLeft()
    {
        WindowHands hands;
        const QMenuBar& menus = *hands.window.menuBar();
        hands.key(Qt::Key_F6, Qt::ShiftModifier);
        while (!menus.hasFocus())
            hands.key(Qt::Key_F6, Qt::ShiftModifier);
        QCOMPARE(menus.activeAction(), menus.actions().front());
        QVERIFY(!QApplication::activePopupWidget());
        const auto pictureOfFirst = [&menus] {
            return const_cast<QMenuBar&>(menus).grab(menus.actionGeometry(menus.actions().front())).toImage();
        };
        const QImage chosen = pictureOfFirst();
        hands.key(Qt::Key_Right);
        QVERIFY(pictureOfFirst() != chosen); // one sees where one is
        QCOMPARE(menus.activeAction(), menus.actions().at(1));
        hands.key(Qt::Key_Down);
        QVERIFY(QApplication::activePopupWidget());
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Escape);
        QVERIFY(!QApplication::activePopupWidget());
        hands.key(Qt::Key_Escape);
        QVERIFY(hands.window.board().hasFocus());
        QVERIFY(!menus.activeAction());
    }

    void theMenusGiveTheFocusBack()
    {
        WindowHands hands;
        QMenuBar& menus = *hands.window.menuBar();
        auto* const comment = hands.find<QWidget>(QStringLiteral("comment"));
        QVERIFY(comment);
        comment->setFocus();
        const auto open = [&](Qt::Key letter) {
            QTest::keyClick(&hands.window, letter, Qt::AltModifier);
            return QApplication::activePopupWidget();
        };
        // Esc leaves the menu closed and the bar in focus; from there another one is opened, and something in it is chosen.
        QWidget* menu = open(Qt::Key_G);
        QVERIFY(menu);
        QTest::keyClick(menu, Qt::Key_Escape);
        QVERIFY(menus.hasFocus());
        menu = open(Qt::Key_E);
        QVERIFY(menu);
        QTest::keyClick(menu, Qt::Key_C);
        QVERIFY(!QApplication::activePopupWidget());
        QVERIFY(comment->hasFocus());
        // And once more Esc is all that is pressed.
        menu = open(Qt::Key_G);
        QVERIFY(menu);
        QTest::keyClick(menu, Qt::Key_Escape);
        QTest::keyClick(&menus, Qt::Key_Escape);
        QVERIFY(comment->hasFocus());
        // Nor is the bar where one comes back to from another window.
        while (!menus.hasFocus())
            hands.key(Qt::Key_F6);
        hands.key(Qt::Key_F1);
        QTRY_VERIFY(hands.window.help().isActiveWindow());
        QTest::keyClick(&hands.window.help(), Qt::Key_Escape);
        hands.window.activateWindow(); // window managers do that
        QTRY_VERIFY(hands.window.isActiveWindow());
        QVERIFY(!menus.hasFocus());
        QVERIFY(hands.window.focusWidget() && hands.window.focusWidget() != &menus);
    }

    void f10LeadsToTheMenus()
    {
        WindowHands hands;
        QMenuBar& menus = *hands.window.menuBar();
        QVERIFY(hands.window.board().hasFocus());
        hands.key(Qt::Key_F10);
        QVERIFY(menus.hasFocus());
        QCOMPARE(menus.activeAction(), menus.actions().front());
        QTest::keyClick(&menus, Qt::Key_Escape);
        QVERIFY(hands.window.board().hasFocus());
        QVERIFY(!menus.activeAction());
    }

private:
    /** Walks there and back: each part that is seen is met once, and the way back is the same. */
    static void walk(WindowHands& hands, QWidgetList& met)
    {
        met = round(hands);
        QVERIFY(isMet(met, *hands.window.menuBar()));
        for (const QDockWidget* const panel : hands.window.findChildren<QDockWidget*>()) {
            const bool isSeen = panel->isVisible() && hands.window.rect().intersects(panel->geometry());
            if (isSeen && !reachable(*panel).empty())
                QVERIFY2(isMet(met, *panel), qPrintable(panel->objectName()));
        }
        QCOMPARE(QSet<QWidget*>(met.begin(), met.end()).size(), met.size());
        QWidgetList back = round(hands, Qt::ShiftModifier);
        std::reverse(back.begin() + 1, back.end());
        QCOMPARE(back, met);
    }

    /** Where the key leads from the board until it is back there. */
    static QWidgetList round(WindowHands& hands, Qt::KeyboardModifiers modifiers = {})
    {
        constexpr int kMost = 30;
        QWidgetList met;
        hands.window.board().setFocus();
        do {
            met += hands.window.focusWidget();
            hands.key(Qt::Key_F6, modifiers);
        } while (!hands.window.board().hasFocus() && met.size() < kMost);
        return met;
    }
    static bool isMet(const QWidgetList& met, const QWidget& part)
    {
        return std::ranges::any_of(met, [&](QWidget* one) { return one == &part || part.isAncestorOf(one); });
    }
};

RINGFORD_TEST(TestFocusRound)
#include "test_focus_round.moc"
