// SPDX-License-Identifier: GPL-3.0-or-later
// What the window keeps of its games: a game that was left on the board, a file that another window has, the last game,
// clocks.
#include "tests/support/Matches.h"
#include "tests/support/TestFiles.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/WindowHands.h"
#include "ui/board/view/BoardView.h"
#include "ui/files/Document.h"
#include "ui/files/JournalPlace.h"
#include "ui/match/ClockModel.h"
#include "ui/match/MatchModel.h"
#include "ui/panels/MoveEntry.h"
#include "ui/widgets/MessageBar.h"
#include "ui/window/CommandSet.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QTest>

#include <algorithm>
#include <string>

using namespace ringford;
using namespace ringford::ui;
using test::WindowHands;

namespace {

const QByteArray kClockedGame = "[Game \"orthodox\"]\n[Seat \"white: Ada\"]\n[Clock \"10+5\"]\n\n1. e2-e4 e7-e5 *\n";

QStringList journals()
{
    return QDir(JournalPlace::usualFolder()).entryList({QStringLiteral("*.ringford")}, QDir::Files);
}

} // namespace

class TestMainWindowGames : public QObject {
    Q_OBJECT

private slots:
    void init() { QDir(JournalPlace::usualFolder()).removeRecursively(); }

    void goesOnWithWhatWasLeft()
    {
        auto place = JournalPlace::create(JournalPlace::usualFolder());
        QVERIFY(place && place->write(kClockedGame, QStringLiteral("/games/club.ringford")));
        WindowHands hands;
        hands.window.resume(std::move(place));
        QCOMPARE(hands.lastEntry(), QStringLiteral("e7-e5"));
        QVERIFY(hands.window.model().isModified());
        QVERIFY(hands.window.messages().text().contains(QStringLiteral("club.ringford")));
        QVERIFY(hands.window.document().file().isEmpty());
        QTRY_COMPARE(journals().size(), 1);
        hands.window.model().setModified(false);
        QTRY_VERIFY(journals().isEmpty());
    }

    void whatCannotBeReadIsKeptAside()
    {
        auto place = JournalPlace::create(JournalPlace::usualFolder());
        QVERIFY(place && place->write("[Game \"orthodox\"]\n\n1. nonsense *\n", {}));
        WindowHands hands;
        hands.window.resume(std::move(place));
        QVERIFY(hands.window.messages().isVisible());
        QVERIFY(hands.lastEntry().isEmpty());
        QVERIFY(journals().isEmpty());
        QCOMPARE(QDir(JournalPlace::usualFolder()).entryList({QStringLiteral("*.damaged")}).size(), 1);
    }

    void whatCanBeReadOfWhatIsDamagedGoesOn()
    {
        auto place = JournalPlace::create(JournalPlace::usualFolder());
        QVERIFY(place && place->write("[Game \"orthodox\"]\n\n1. e2-e4 e7-e5 2. e4-e5 *\n", {}));
        WindowHands hands;
        hands.window.resume(std::move(place));
        QCOMPARE(hands.lastEntry(), QStringLiteral("e7-e5"));
        QVERIFY(hands.window.model().isModified());
        QVERIFY(hands.window.messages().text().contains(QStringLiteral(".damaged")));
        QCOMPARE(QDir(JournalPlace::usualFolder()).entryList({QStringLiteral("*.damaged")}).size(), 1);
        hands.window.model().setModified(false);
    }

    void playingIsKeptUntilTheWindowCloses()
    {
        {
            WindowHands hands;
            hands.click("b2");
            hands.click("c3");
            QTRY_COMPARE(journals().size(), 1);
            hands.window.model().setModified(false);
            QVERIFY(hands.window.close());
        }
        QVERIFY(journals().isEmpty());
    }

    void aFileOfAnotherWindowOpensAsACopy()
    {
        WindowHands first;
        const QString file = first.fileWith(kClockedGame);
        first.window.openFile(file);
        QVERIFY(first.waitForFiles());
        WindowHands second;
        second.window.openFile(file);
        QVERIFY(second.waitForFiles());
        QTRY_VERIFY(second.window.document().file().isEmpty());
        QVERIFY(second.window.messages().text().contains(QStringLiteral("copy")));
        QCOMPARE(second.lastEntry(), QStringLiteral("e7-e5"));
        QCOMPARE(first.window.document().file(), file);
    }

    void aFileOfAnotherWindowIsNotWrittenOver()
    {
        WindowHands first;
        const QString file = first.fileWith(kClockedGame);
        first.window.openFile(file);
        QVERIFY(first.waitForFiles());
        WindowHands second;
        second.click("b2");
        second.click("c3");
        second.window.commands()[Command::SaveAs]->trigger();
        auto* const dialog = second.find<QFileDialog>(QStringLiteral("saveAs"));
        QVERIFY(dialog);
        emit dialog->fileSelected(file);
        dialog->close();
        QVERIFY(second.waitForFiles());
        QVERIFY(second.window.messages().text().contains(QStringLiteral("open in another window")));
        QVERIFY(second.window.model().isModified());
        QCOMPARE(test::bytesIn(file), kClockedGame);
        second.window.model().setModified(false);
    }

    void laterStartsReopenTheLastGame()
    {
        WindowHands hands;
        const QString file = hands.fileWith(kClockedGame);
        hands.window.openFile(file);
        QVERIFY(hands.waitForFiles());
        QVERIFY(hands.window.close());
        MainWindow next(hands.program);
        next.reopenLast();
        QTRY_COMPARE(next.document().file(), file);
        QVERIFY(next.close());
        // Without the file the same game begins anew, with its people and clocks.
        QFile::remove(file);
        MainWindow later(hands.program);
        later.reopenLast();
        QCOMPARE(later.model().description().id, std::string("orthodox"));
        QVERIFY(later.model().gameNode()->isRoot() && !later.model().isModified());
        QCOMPARE(later.model().match().tags().seatNames.front(), std::string("Ada"));
        QVERIFY(later.clocks().hasClocks());
    }

    void theFirstStartHasNothingToReopen()
    {
        WindowHands hands;
        const std::string before = hands.window.model().description().id;
        hands.window.reopenLast();
        QCOMPARE(hands.window.model().description().id, before);
        QVERIFY(!hands.window.messages().isVisible());
    }

    void typedActionsAreAskedAboutToo()
    {
        WindowHands hands;
        hands.window.openFile(
            hands.fileWith("[Game \"circular\"]\n[Options \"players=3\"]\n[Setup \"white: Kd1 Pa2+0; red: Rd5 "
                           "Kd9; black: Kd17; turn: white\"]\n\n*\n"));
        QVERIFY(hands.waitForFiles());
        hands.window.activateWindow();
        hands.window.board().setFocus();
        QTRY_VERIFY(QApplication::focusWidget());
        const auto type = [&hands](int answer) {
            hands.key(Qt::Key_Slash);
            hands.type(QStringLiteral("/a2-a3")); // once too often does no harm
            hands.key(Qt::Key_Return);
            auto* const box = hands.find<QMessageBox>(QStringLiteral("typedQuestion"));
            QVERIFY(box);
            QVERIFY(hands.lastEntry().isEmpty());
            box->done(answer);
            QTRY_VERIFY(!hands.find<QMessageBox>(QStringLiteral("typedQuestion")));
            hands.window.activateWindow();
            QTRY_VERIFY(QApplication::focusWidget());
        };
        type(QMessageBox::No);
        QVERIFY(hands.lastEntry().isEmpty());
        const auto* const field = hands.find<MoveEntry>()->findChild<QLineEdit*>();
        QCOMPARE(field->selectedText(), QStringLiteral("/a2-a3")); // what is typed next is another try
        hands.window.board().setFocus();
        type(QMessageBox::Yes);
        QCOMPARE(hands.lastEntry(), QStringLiteral("a2-a3"));
        hands.window.model().setModified(false);
    }

    /** Whoever is asked can see what is asked about: the question stood in the middle of the boards. */
    void aTypedQuestionCoversNothingThatItIsAbout()
    {
        WindowHands hands;
        hands.window.resize(800, 600);
        hands.window.model().replace(test::matchOf(
            "strategic", "1w: Kc1 Bg1 Nh4; 1b: Kb7; 2w: Kf1; 2b: Kf7 Pa6; turn: 1b 2w", {{"boards", "2"}}));
        hands.window.activateWindow();
        hands.window.board().setFocus();
        QTRY_VERIFY(QApplication::focusWidget());
        hands.key(Qt::Key_Slash);
        hands.type(QStringLiteral("1:h4-2:b5"));
        hands.key(Qt::Key_Return);
        auto* const box = hands.find<QMessageBox>(QStringLiteral("typedQuestion"));
        QVERIFY(box);
        const BoardView& board = hands.window.board();
        const auto covered = [&] {
            int count = 0;
            for (std::uint16_t cell = 0; cell < 2 * 64; ++cell) {
                const QRect at = board.cellRect({cell});
                count += box->frameGeometry().intersects({board.viewport()->mapToGlobal(at.topLeft()), at.size()});
            }
            return count;
        };
        QTRY_COMPARE(covered(), 0); // there is room below both boards
        box->done(QMessageBox::No);
        hands.window.model().setModified(false);
    }

    /** What several opponents may do is one action; it is asked who does it where none of them is on turn. */
    void facingPawnsAreTakenOffByTyping()
    {
        WindowHands hands;
        const auto type = [&](const char* turn) {
            hands.window.model().replace(test::matchOf(
                "circular", std::string("white: Pa5+ Pa6- Ra12 Kd1; red: Kd9 Nd10; black: Kd17 Nd18; turn: ") + turn,
                {{"players", "3"}, {"rules", "byzantine"}}));
            hands.window.activateWindow();
            hands.window.board().setFocus();
            QTRY_VERIFY(QApplication::focusWidget());
            hands.key(Qt::Key_Slash);
            hands.type(QStringLiteral("remove:a5,a6"));
            hands.key(Qt::Key_Return);
        };
        type("red");
        QCOMPARE(hands.lastEntry(), QStringLiteral("remove:a5,a6"));
        QCOMPARE(hands.window.model().gameNode()->entry().seat, std::optional(Seat{1}));
        type("white");
        QVERIFY(hands.lastEntry().isEmpty());
        auto* const box = hands.find<QMessageBox>(QStringLiteral("typedActor"));
        QVERIFY(box);
        const QList<QAbstractButton*> buttons = box->buttons();
        QTRY_VERIFY(box->focusWidget());
        QWidget* const begun = box->focusWidget();
        int passed = 0;
        do {
            QTest::keyClick(box->focusWidget(), Qt::Key_Tab);
            ++passed;
        } while (box->focusWidget() != begun && passed < 10);
        QCOMPARE(passed, int(buttons.size())); // Tab comes to each of them
        const auto black = std::ranges::find(buttons, QStringLiteral("Black"), &QAbstractButton::text);
        QVERIFY(black != buttons.end());
        (*black)->click();
        QCOMPARE(hands.lastEntry(), QStringLiteral("remove:a5,a6"));
        QCOMPARE(hands.window.model().gameNode()->entry().seat, std::optional(Seat{2}));
        hands.window.model().setModified(false);
    }

    void clocksArePausedByKey()
    {
        WindowHands hands;
        QAction& pause = *hands.window.commands()[Command::Pause];
        QVERIFY(!pause.isEnabled());
        hands.window.openFile(hands.fileWith(kClockedGame));
        QVERIFY(hands.waitForFiles());
        hands.window.board().setFocus();
        QVERIFY(pause.isEnabled());
        hands.key(Qt::Key_P); // they wait: started by hand
        QVERIFY(hands.window.clocks().isRunning(Side{0}));
        hands.key(Qt::Key_P);
        QVERIFY(hands.window.clocks().isPaused());
        hands.click("g1");
        hands.click("f3");
        QVERIFY(hands.window.clocks().isRunning(Side{1}));
        hands.window.model().setModified(false);
    }
};

RINGFORD_TEST(TestMainWindowGames)
#include "test_mainwindow_games.moc"
