// SPDX-License-Identifier: GPL-3.0-or-later
// What the window offers for several boards, and remembers of it.
#include "engine/games/Registry.h"
#include "tests/support/Matches.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/WindowHands.h"
#include "ui/Commands.h"
#include "ui/board/BoardView.h"
#include "ui/models/MatchModel.h"

#include <QAction>
#include <QMenu>
#include <QScreen>
#include <QScrollBar>
#include <QTest>
#include <QTreeView>

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

} // namespace

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
            ui::MainWindow again(Registry::standard(), hands.store);
            again.show();
            QVERIFY(QTest::qWaitForWindowExposed(&again));
            again.model().replace(timed("multiplayer"));
            QTest::qWait(20);
        }
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
            ui::MainWindow again(Registry::standard(), hands.store);
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
            for (QAction* const action : hands.window.commands().view->actions()) {
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
        hands.window.commands().resetLayout->trigger();
        QTest::qWait(20);
        const QSize room = hands.window.screen()->availableGeometry().size();
        QVERIFY(hands.window.height() <= room.height());
    }
};

RINGFORD_TEST(TestMainWindowArrangement)
#include "test_mainwindow_arrangement.moc"
