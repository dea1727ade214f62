// SPDX-License-Identifier: GPL-3.0-or-later
// What the window offers for several boards, and remembers of it.
#include "tests/support/Matches.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/WindowHands.h"
#include "ui/Commands.h"
#include "ui/board/BoardView.h"
#include "ui/models/MatchModel.h"

#include <QAction>
#include <QMenu>
#include <QTest>

using namespace ringford;
using ringford::test::matchOf;
using ringford::test::WindowHands;

class TestMainWindowArrangement : public QObject {
    Q_OBJECT

private slots:
    void commandsAreThereWhereBoardsAre()
    {
        WindowHands hands;
        const ui::Commands& commands = hands.window.commands();
        for (const QAction* const action : {commands.circle, commands.allBoards, commands.nextBoard,
                                            commands.previousBoard, commands.followed->menuAction()})
            QVERIFY2(!action->isVisible(), qPrintable(action->objectName()));
        hands.window.model().replace(matchOf("toy"));
        for (const QAction* const action : {commands.circle, commands.allBoards, commands.nextBoard,
                                            commands.previousBoard, commands.followed->menuAction()})
            QVERIFY2(action->isVisible(), qPrintable(action->objectName()));
        QCOMPARE(commands.followed->actions().size(), 3); // a seat each
    }

    void circleIsRemembered()
    {
        WindowHands hands;
        hands.window.model().replace(matchOf("toy"));
        QVERIFY(!hands.window.commands().circle->isChecked());
        hands.window.commands().circle->trigger();
        QCOMPARE(hands.window.board().boardScene().boardLayout().options().arrangement.kind,
                 ui::Arrangement::Kind::Circle);
        QCOMPARE(ui::readSettings(hands.store).boards, ui::Settings::Boards::Circle);
        hands.window.commands().circle->trigger();
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

    void aSeatIsFollowedAndRemembered()
    {
        WindowHands hands;
        hands.window.model().replace(matchOf("toy")); // green is on turn on board 2
        QAction* const green = hands.window.commands().followed->actions().at(1);
        green->trigger();
        QCOMPARE(hands.window.board().boardScene().focusedFace(), std::optional(1));
        QVERIFY(ui::readSettings(hands.store).followed.contains(Seat{1}));
        green->trigger();
        QVERIFY(ui::readSettings(hands.store).followed.empty());
        QVERIFY(!green->isChecked());
    }
};

RINGFORD_TEST(TestMainWindowArrangement)
#include "test_mainwindow_arrangement.moc"
