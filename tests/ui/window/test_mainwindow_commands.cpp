// SPDX-License-Identifier: GPL-3.0-or-later
// The whole window, asked by keys for everything but playing on the board. Runs on a real screen too.
#include "tests/support/Matches.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/BoardHands.h"
#include "tests/support/ui/WindowHands.h"
#include "ui/board/view/BoardView.h"
#include "ui/dialogs/KeysDialog.h"
#include "ui/dialogs/RecordChooser.h"
#include "ui/help/HelpBrowser.h"
#include "ui/help/HelpWindow.h"
#include "ui/match/MatchModel.h"
#include "ui/panels/GameLine.h"
#include "ui/panels/MoveEntry.h"
#include "ui/panels/MovesDock.h"
#include "ui/window/CommandSet.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QTest>
#include <QTreeView>

using namespace ringford;
using namespace ringford::ui;
using test::WindowHands;

class TestMainWindowCommands : public QObject {
    Q_OBJECT

private slots:
    void beginsAGameByKeys()
    {
        WindowHands hands;
        hands.key(Qt::Key_N, Qt::ControlModifier);
        auto* const dialog = hands.find<QDialog>("newGame");
        QVERIFY(dialog && QTest::qWaitForWindowActive(dialog));
        hands.key(Qt::Key_O); // the list finds it by its first letter
        hands.key(Qt::Key_Return);
        QCOMPARE(hands.window.model().description().id, "orthodox");
        QVERIFY(QTest::qWaitForWindowActive(&hands.window));
        QVERIFY(hands.window.board().hasFocus());
    }

    void typedActionsArePlayedOrExplained()
    {
        WindowHands hands;
        hands.key(Qt::Key_Slash);
        MoveEntry& entry = hands.window.moveEntry();
        QCOMPARE(QApplication::focusWidget(), entry.field());
        hands.type("b2-c3");
        hands.key(Qt::Key_Return);
        QCOMPARE(hands.lastEntry(), "b2-c3");
        QVERIFY(entry.field()->text().isEmpty());
        hands.type("hello");
        hands.key(Qt::Key_Return);
        QVERIFY(!entry.complaint().isEmpty());
        entry.field()->clear();
        hands.type("a7-a6");
        QVERIFY(entry.complaint().isEmpty());
        hands.key(Qt::Key_Return);
        QVERIFY(!entry.complaint().isEmpty());
        QCOMPARE(hands.lastEntry(), "b2-c3");
        hands.key(Qt::Key_Escape);
        QVERIFY(entry.isHidden());
        QVERIFY(hands.window.board().hasFocus());
    }

    void positionsGoOverTheClipboard()
    {
        WindowHands hands;
        hands.click("b2");
        hands.click("c3");
        const QString there = hands.setup();
        hands.key(Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QApplication::clipboard()->text(), there);
        hands.key(Qt::Key_Z, Qt::ControlModifier);
        hands.window.model().setModified(false);
        hands.key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(hands.setup(), there);
        QVERIFY(hands.window.model().viewedNode()->isRoot());

        QApplication::clipboard()->setText("4k3/p7/8/8/8/8/8/4K3 b - - 0 5");
        hands.key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(hands.window.model().description().id, "orthodox");
        QCOMPARE(hands.window.model().match().firstFullMove(), 5);

        QApplication::clipboard()->setText(" \n");
        hands.key(Qt::Key_V, Qt::ControlModifier);
        QVERIFY2(hands.window.messages().text().contains("the clipboard holds no text"),
                 qPrintable(hands.window.messages().text()));

        const QString before = hands.setup();
        QApplication::clipboard()->setText("a shopping list");
        hands.key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(hands.setup(), before);
        QVERIFY(!hands.find<QWidget>("messageBar")->isHidden());
    }

    void ofSeveralThatArePastedOneIsChosen()
    {
        WindowHands hands;
        const auto chooseSecond = [&](const char* question) {
            hands.key(Qt::Key_V, Qt::ControlModifier);
            auto* const chooser = hands.window.findChild<RecordChooser*>();
            QVERIFY(chooser);
            QVERIFY2(chooser->findChild<QLabel*>()->text().contains(question),
                     qPrintable(chooser->findChild<QLabel*>()->text()));
            auto* const list = chooser->findChild<QTreeView*>();
            list->setCurrentIndex(list->model()->index(1, 0));
            chooser->accept();
            delete chooser;
        };
        QApplication::clipboard()->setText(
            "4k3/p7/8/8/8/8/8/4K3 w - - 0 5; bm Kd2; id \"One\";\n\n"
            "8/8/8/8/8/3k4/8/1N1K1N2 w - - 0 1\r\nnothing at all\n7k/8/8/8/8/8/8/K7 w\n");
        chooseSecond("3 positions");
        QVERIFY2(hands.setup().contains("Nb1"), qPrintable(hands.setup()));
        QVERIFY2(hands.window.messages().text().contains("Line 4, column 8: "),
                 qPrintable(hands.window.messages().text()));
        QApplication::clipboard()->setText(
            "[FEN \"7k/8/8/8/8/8/8/K7 w - - 0 1\"]\n\n1. Ka2 *\n\n[White \"Ann\"]\n\n1. e4 *\n");
        chooseSecond("2 games");
        QCOMPARE(QString::fromStdString(hands.window.model().viewedNode()->entry().text), QStringLiteral("e2-e4"));
        hands.window.model().setModified(false);
    }

    void gamesGoOverTheClipboard()
    {
        WindowHands hands;
        hands.click("b2");
        hands.click("c3");
        hands.key(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(QApplication::clipboard()->text().startsWith("[Game \"checkers\"]"));
        hands.key(Qt::Key_Z, Qt::ControlModifier);
        hands.window.model().setModified(false);
        hands.key(Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(hands.lastEntry(), "b2-c3");
        QVERIFY(hands.window.isWindowModified());
    }

    void claimSaysWhatIsLacking()
    {
        WindowHands hands;
        const QAction* const claim = hands.window.commands()[Command::Claim];
        QVERIFY(!claim->isEnabled());
        QVERIFY2(claim->toolTip().contains("third"), qPrintable(claim->toolTip()));
        QApplication::clipboard()->setText("white: Ke1; black: Ke8 Pa7; turn: white");
        hands.key(Qt::Key_N, Qt::ControlModifier);
        hands.key(Qt::Key_O);
        hands.key(Qt::Key_Return);
        QTRY_COMPARE(hands.window.model().description().id, "orthodox");
        hands.key(Qt::Key_Slash);
        for (int round = 0; round < 2; ++round) {
            for (const char* const action : {"g1-f3", "g8-f6", "f3-g1", "f6-g8"}) {
                hands.type(action);
                hands.key(Qt::Key_Return);
            }
        }
        QCOMPARE(hands.lastEntry(), "f6-g8");
        QVERIFY(claim->isEnabled());
        auto* const button = hands.find<QPushButton>("claimNow");
        const int height = hands.window.gameLine().height();
        QVERIFY(button->isVisible());
        hands.window.model().showPrevious();
        QVERIFY(!button->isVisible());
        hands.window.model().showLast();
        button->click();
        QVERIFY(!button->isVisible());
        QCoreApplication::processEvents();
        QCOMPARE(hands.window.gameLine().height(), height);
        QCOMPARE(hands.lastEntry(), "claim");
        QVERIFY2(hands.window.gameLine().text().contains("third time"), qPrintable(hands.window.gameLine().text()));
        QVERIFY(!hands.window.commands()[Command::Agree]->isEnabled());
    }

    void longNamesGiveWay()
    {
        WindowHands hands;
        QCoreApplication::processEvents(); // panels have shared their room then
        const int narrow = hands.window.gameLine().minimumSizeHint().width();
        const int dock = hands.window.moves().width();
        MatchTags tags = hands.window.model().match().tags();
        for (std::string& name : tags.seatNames)
            name = std::string(150, 'n');
        hands.window.model().setTags(tags);
        QCoreApplication::processEvents();
        QCOMPARE(hands.window.gameLine().minimumSizeHint().width(), narrow);
        QCOMPARE(hands.window.moves().width(), dock);
        const auto* const state = hands.find<QLabel>("stateOfGame");
        QVERIFY(state->text().contains(QString(150, u'n')));
        QVERIFY(state->width() <= hands.window.gameLine().width());
    }

    void resigningAsksOnceAndLeadsToARematch()
    {
        WindowHands hands;
        MatchTags tags = hands.window.model().match().tags();
        tags.seatNames = {"Anna", "Ben"};
        hands.window.model().setTags(tags);
        hands.window.commands()[Command::Resign]->trigger();
        auto* const dialog = hands.find<QDialog>("resignDialog");
        QVERIFY(dialog && QTest::qWaitForWindowActive(dialog));
        QCOMPARE(dialog->findChild<QComboBox*>()->currentText(), "White (Anna)");
        hands.key(Qt::Key_Return);
        QCOMPARE(hands.lastEntry(), "resign:white");
        QVERIFY2(hands.window.gameLine().text().contains("Black"), qPrintable(hands.window.gameLine().text()));
        QVERIFY(!hands.window.commands()[Command::Resign]->isEnabled());
        QPushButton* rematch = nullptr;
        for (auto* const button : hands.window.gameLine().findChildren<QPushButton*>()) {
            if (button->isVisible())
                rematch = button;
        }
        QVERIFY(rematch);
        hands.window.model().setModified(false);
        rematch->click();
        QVERIFY(hands.window.model().viewedNode()->isRoot());
        QCOMPARE(hands.window.model().match().tags().seatNames, (std::vector<std::string>{"Ben", "Anna"}));
    }

    void agreeingAsksOnce()
    {
        WindowHands hands;
        hands.window.commands()[Command::Agree]->trigger();
        auto* const question = hands.find<QMessageBox>("agreeDialog");
        QVERIFY(question && QTest::qWaitForWindowActive(question));
        hands.key(Qt::Key_Escape);
        QVERIFY(hands.lastEntry().isEmpty());
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        hands.window.commands()[Command::Agree]->trigger();
        auto* const again = hands.find<QMessageBox>("agreeDialog");
        QVERIFY(again && QTest::qWaitForWindowActive(again));
        hands.key(Qt::Key_Return);
        QCOMPARE(hands.lastEntry(), "agree-draw");
    }

    void helpOpensWhereTheRefusalIsExplained()
    {
        WindowHands hands;
        hands.key(Qt::Key_F1);
        HelpWindow& help = hands.window.help();
        QVERIFY(QTest::qWaitForWindowActive(&help));
        QVERIFY(help.browser()->source().path().endsWith("checkers.html"));
        hands.key(Qt::Key_Escape);
        QVERIFY(QTest::qWaitForWindowActive(&hands.window));
        hands.key(Qt::Key_Slash);
        hands.type("b2-c1");
        hands.key(Qt::Key_Return);
        const auto action = hands.window.model().game().parse(hands.window.model().position(), "b2-c1");
        QVERIFY(action);
        const auto refusal = hands.window.model().play(*action).refusal;
        QVERIFY(refusal && !refusal->helpSection.empty());
        hands.key(Qt::Key_F1);
        QCOMPARE(help.browser()->source().fragment().toStdString(), refusal->helpSection);
    }

    void keysAreListedAsTheyAre()
    {
        WindowHands hands;
        hands.key(Qt::Key_Question, Qt::ShiftModifier);
        auto* const dialog = hands.find<KeysDialog>();
        QVERIFY(dialog);
        const QString lines = dialog->lines().join(u'\n');
        QSet<QKeySequence> keys;
        for (const QAction* const action : hands.window.commands().findChildren<QAction*>()) {
            for (const QKeySequence& key : action->shortcuts()) {
                QVERIFY2(!action->isVisible() || lines.contains(key.toString(QKeySequence::NativeText)),
                         qPrintable(action->text()));
                QVERIFY2(!keys.contains(key), qPrintable(key.toString() + " means two things"));
                keys.insert(key);
            }
        }
        QVERIFY(keys.contains(QKeySequence(Qt::Key_F1)));
    }

    void settingsHoldAtOnceAndCanBeTakenBack()
    {
        WindowHands hands;
        hands.window.commands()[Command::Configure]->trigger();
        auto* const dialog = hands.find<QDialog>("settings");
        QVERIFY(dialog && QTest::qWaitForWindowActive(dialog));
        dialog->findChild<QComboBox*>("theme")->setCurrentIndex(1);
        QCOMPARE(hands.settings().theme, "slate");
        QCOMPARE(hands.window.board().boardScene().appearance().theme.name, "slate");
        dialog->findChild<QComboBox*>("surroundings")->setCurrentIndex(2);
        QVERIFY(hands.window.board().boardScene().appearance().theme.dark);
        hands.key(Qt::Key_Escape);
        QCOMPARE(hands.settings().theme, "wood");
        QCOMPARE(readSettings(hands.store).theme, "wood");
        hands.window.commands()[Command::Coordinates]->trigger();
        QVERIFY(!hands.window.board().boardScene().appearance().showsCoordinates);
        QVERIFY(!readSettings(hands.store).coordinates);
    }

    void whoSitsBelowIsChosenInTheMenu()
    {
        WindowHands hands;
        const BoardView& board = hands.window.board();
        const auto isWhiteBelow = [&] {
            const Board& cells = hands.window.model().description().board;
            return board.cellRect(*cells.find("a1")).y() > board.cellRect(*cells.find("a7")).y();
        };
        hands.find<QAction>("turningSeatOnTurn")->trigger();
        QCOMPARE(hands.settings().turning, Settings::Turning::SeatOnTurn);
        hands.click("b2");
        hands.click("c3");
        QVERIFY(!isWhiteBelow());
        hands.find<QAction>("turningTabletop")->trigger();
        QCOMPARE(readSettings(hands.store).turning, Settings::Turning::Tabletop);
        QCOMPARE(board.boardScene().picture().pieceTurns.size(), std::size_t{2});
        QVERIFY(board.boardScene().picture().pieceTurns[0] != board.boardScene().picture().pieceTurns[1]);
        hands.find<QAction>("turningFixed")->trigger();
        QVERIFY(board.boardScene().picture().pieceTurns.empty());
        QVERIFY(!hands.find<QAction>("turningTabletop")->isChecked());
    }

    void seatsChooseForThemselves()
    {
        WindowHands hands;
        auto* const choices = hands.find<QMenu>("seatChoices");
        QCOMPARE(choices->actions().size(), 2);
        QCOMPARE(choices->actions()[1]->text().remove(u'&'), "Black");
        QAction* const ask = choices->actions()[1]->menu()->actions().back();
        QVERIFY(!ask->isChecked());
        ask->trigger();
        QVERIFY(ask->isChecked());
        QCOMPARE(readSettings(hands.store).seats.confirm, SeatSet(Seat{1}));
        hands.click("b2");
        hands.click("c3");
        QCOMPARE(hands.lastEntry(), "b2-c3");
        hands.click("c7");
        hands.click("d6");
        QCOMPARE(hands.lastEntry(), "b2-c3"); // black is asked
        QVERIFY(hands.window.board().chooser());
        hands.key(Qt::Key_Escape);
        hands.program.settings.set(&Settings::confirm, true);
        QVERIFY(!ask->isChecked()); // still the other way round
        QVERIFY(choices->actions()[0]->menu()->actions().back()->isChecked());
    }

    void aRestingPieceTellsInTheLineAboveThatItMayStop()
    {
        WindowHands hands;
        hands.window.model().replace(test::matchOf("checkers", "white: Mc3 Mh2; black: Md4 Mf6 Mh8; turn: white"));
        hands.click("c3");
        QCOMPARE(hands.window.gameLine().text(), "White to play");
        hands.click("e5");
        QVERIFY2(hands.window.gameLine().text().endsWith("press Enter to stop here"),
                 qPrintable(hands.window.gameLine().text()));
        hands.key(Qt::Key_Escape);
        QCOMPARE(hands.window.gameLine().text(), "White to play");
    }

    void layoutComesBack()
    {
        WindowHands hands;
        auto* const dock = hands.find<QWidget>("movesDock");
        dock->close(); // by hand
        hands.window.close();
        MainWindow later(hands.program);
        later.model().replace(test::matchOf("checkers")); // as the last game comes back
        later.show();
        auto* const laterDock = later.findChild<QWidget*>("movesDock");
        QVERIFY(!laterDock->isVisible());
        later.commands()[Command::ResetLayout]->trigger();
        QVERIFY(laterDock->isVisible());
    }

    void everythingInTheTabOrderHasAName()
    {
        WindowHands hands;
        int seen = 0;
        for (QWidget* at = hands.window.nextInFocusChain(); at != &hands.window; at = at->nextInFocusChain()) {
            if (!at->isVisible() || at->focusProxy() || !(at->focusPolicy() & Qt::TabFocus))
                continue;
            ++seen;
            QAccessibleInterface* const reported = QAccessible::queryAccessibleInterface(at);
            QVERIFY2(reported && !reported->text(QAccessible::Name).isEmpty(),
                     qPrintable(at->objectName() + " is a " + at->metaObject()->className()));
        }
        QVERIFY(seen >= 3); // board, moves, comment
    }
};

RINGFORD_TEST(TestMainWindowCommands)
#include "test_mainwindow_commands.moc"
