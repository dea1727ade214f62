// SPDX-License-Identifier: GPL-3.0-or-later
// The list of moves in the window: walking, comments, marks, deleting and bringing back; and files that come to the
// window.
#include "tests/support/Effort.h"
#include "tests/support/TestFiles.h"
#include "tests/support/TestProgram.h"
#include "tests/support/WorkTimer.h"
#include "tests/support/ui/RandomPlay.h"
#include "tests/support/ui/WindowHands.h"
#include "ui/board/view/BoardView.h"
#include "ui/files/Document.h"
#include "ui/match/MatchModel.h"
#include "ui/panels/MovesDock.h"
#include "ui/panels/MovesView.h"
#include "ui/widgets/MessageBar.h"
#include "ui/window/CommandSet.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTest>
#include <QUndoStack>
#include <QWheelEvent>

using namespace ringford;
using namespace ringford::ui;
using test::WindowHands;

namespace {

const QByteArray kTreeGame =
    "[Game \"checkers\"]\n\n1. b2-c3 a7-b6 {quiet} 2. c3-d4 (2. a1-b2 b6-a5 3. c3-b4) 2... b6-c5 *\n";

/** A window with that game open, the list of moves in focus. */
struct Opened : WindowHands {
    explicit Opened(const QByteArray& game = kTreeGame)
    {
        window.openFile(fileWith(game));
        if (!waitForFiles())
            qFatal("the file does not open");
        QCoreApplication::processEvents();
        list().setFocus();
    }
    MovesView& list() { return *window.moves().view(); }
    void choose(std::string_view entry)
    {
        for (const Node* const node : test::allNodes(window.model().match())) {
            if (node->entry().text == entry)
                list().setCurrentIndex(list().moves().indexOf(node));
        }
    }
};

} // namespace

class TestMainWindowTree : public QObject {
    Q_OBJECT

private slots:
    void walksByKeys()
    {
        Opened hands;
        QCOMPARE(hands.shownEntry(), "b6-c5");
        hands.key(Qt::Key_Left);
        QCOMPARE(hands.shownEntry(), "c3-d4");
        hands.key(Qt::Key_Down, Qt::ControlModifier);
        QCOMPARE(hands.shownEntry(), "a1-b2");
        hands.key(Qt::Key_End);
        QCOMPARE(hands.shownEntry(), "c3-b4");
        hands.key(Qt::Key_Up);
        QCOMPARE(hands.shownEntry(), "a1-b2");
        hands.key(Qt::Key_Home);
        QVERIFY(hands.window.model().viewedNode()->isRoot());
        QCOMPARE(hands.lastEntry(), "b6-c5");
        hands.key(Qt::Key_Right);
        QCOMPARE(hands.shownEntry(), "b2-c3");
    }

    void walksByClickAndFollowsPlay()
    {
        Opened hands;
        const QModelIndex second = hands.list().model()->index(0, MovesModel::Second);
        QTest::mouseClick(hands.list().viewport(), Qt::LeftButton, {}, hands.list().visualRect(second).center());
        QCOMPARE(hands.shownEntry(), "a7-b6");
        hands.click("d2");
        hands.click("e3");
        QCOMPARE(hands.lastEntry(), "d2-e3");
        QCOMPARE(hands.list().currentIndex().data().toString(), "d2-e3");
        QCOMPARE(hands.window.model().viewedNode()->parent->entry().text, "a7-b6");
        QVERIFY(hands.window.model().viewedNode()->nextSibling);
    }

    void takesOverAComment()
    {
        Opened hands;
        hands.key(Qt::Key_M, Qt::ControlModifier);
        auto* const editor = hands.find<QPlainTextEdit>("comment");
        QVERIFY(editor->hasFocus());
        hands.type("bold");
        hands.key(Qt::Key_Tab);
        QCOMPARE(hands.window.model().viewedNode()->comments(), std::vector<std::string>{"bold"});
        QVERIFY(hands.window.isWindowModified());
        hands.window.commands()[Command::UndoEdit]->trigger();
        QVERIFY(hands.window.model().viewedNode()->comments().empty());
        QVERIFY(editor->toPlainText().isEmpty());

        // What is being typed belongs to its place, also when another is shown meanwhile.
        const Node* const there = hands.window.model().viewedNode();
        hands.key(Qt::Key_M, Qt::ControlModifier);
        hands.type("half a");
        hands.window.model().showPrevious();
        QCOMPARE(there->comments(), std::vector<std::string>{"half a"});
        hands.window.model().showPrevious();
        QCOMPARE(editor->toPlainText(), "quiet");
    }

    void rowsAreSaidToBeOpenWhereSomethingIsBelow()
    {
        Opened hands;
        const MovesView& list = hands.list();
        QAccessibleTableInterface* const table = QAccessible::queryAccessibleInterface(&hands.list())->tableInterface();
        int row = 0;
        int open = 0;
        for (QModelIndex at = list.moves().index(0, 0); at.isValid(); at = list.indexBelow(at), ++row) {
            const bool hasBelow = list.moves().hasChildren(at.siblingAtColumn(MovesModel::Number));
            QCOMPARE(list.isExpanded(at.siblingAtColumn(MovesModel::Number)), hasBelow);
            QCOMPARE(bool(table->cellAt(row, MovesModel::Number)->state().expanded), hasBelow);
            open += hasBelow ? 1 : 0;
        }
        QCOMPARE(table->rowCount(), row);
        QVERIFY(open > 0 && row > open);
    }

    void marksAndUnmarks()
    {
        Opened hands;
        QAction* const good = hands.window.commands().menu(CommandMenu::Marks)->actions().first();
        good->trigger();
        QCOMPARE(hands.window.model().viewedNode()->marks(), std::vector<std::uint8_t>{1});
        QVERIFY(good->isChecked());
        QVERIFY(hands.list().currentIndex().data().toString().endsWith('!'));
        good->trigger();
        QVERIFY(hands.window.model().viewedNode()->marks().empty());
        QVERIFY(!good->isChecked());
    }

    /** The key for the end opened all that was hidden. */
    void theEndOfAPuzzleIsWhatIsTold()
    {
        Opened hands("[Game \"checkers\"]\n[Setup \"white: Ma1 Mc1; black: Mb4 Mh8; turn: white\"]\n\n"
                     "1. a1-b2 b4-a3 2. b2-c3 *\n");
        const MovesModel& moves = hands.list().moves();
        QAction* const last = hands.window.commands()[Command::Last];
        last->trigger();
        QVERIFY(hands.window.model().viewedNode()->isRoot());
        QVERIFY(moves.hidesSolution());
        QCOMPARE(hands.window.messages().text(), QStringLiteral("What follows is hidden."));
        hands.window.model().showNext();
        QVERIFY(hands.window.messages().isHidden());
        hands.window.model().showFirst();
        last->trigger();
        QCOMPARE(hands.shownEntry(), QStringLiteral("a1-b2"));
        hands.window.messages().findChild<QPushButton*>()->click();
        QVERIFY(!moves.hidesSolution());
        QCOMPARE(hands.shownEntry(), QStringLiteral("b2-c3"));
        QVERIFY(hands.window.messages().isHidden());
    }

    void deletesAndBringsBack()
    {
        Opened hands;
        hands.choose("a7-b6");
        hands.key(Qt::Key_Delete);
        QCOMPARE(hands.shownEntry(), "b2-c3");
        QCOMPARE(hands.lastEntry(), "b2-c3");
        QVERIFY2(hands.window.messages().text().contains('6'), qPrintable(hands.window.messages().text()));
        hands.window.messages().findChild<QPushButton*>()->click();
        QCOMPARE(hands.shownEntry(), "a7-b6");
        QCOMPARE(hands.lastEntry(), "b6-c5");
        QVERIFY(hands.window.messages().isHidden());
        // On the board the key means nothing.
        hands.window.board().setFocus();
        hands.key(Qt::Key_Delete);
        QCOMPARE(hands.shownEntry(), "a7-b6");
    }

    void joinsWhatWasPlayedSince()
    {
        Opened hands;
        hands.choose("c3-d4");
        hands.key(Qt::Key_Delete);
        hands.click("c3");
        hands.click("d4");
        hands.click("b8");
        hands.click("a7");
        QCOMPARE(hands.lastEntry(), "b8-a7");
        hands.window.commands()[Command::UndoEdit]->trigger();
        const Node* const joined = hands.window.model().gameNode()->parent;
        QCOMPARE(joined->entry().text, "c3-d4");
        QCOMPARE(GameTree::childCount(joined), 2);
        QCOMPARE(GameTree::childCount(joined->parent), 2);
        QVERIFY(!hands.window.moves().edits()->canRedo());
    }

    void promotesAVariation()
    {
        Opened hands;
        hands.choose("c3-b4");
        hands.window.commands()[Command::Promote]->trigger();
        QCOMPARE(hands.window.model().match().end()->entry().text, "c3-b4");
        hands.window.commands()[Command::UndoEdit]->trigger();
        QCOMPARE(hands.window.model().match().end()->entry().text, "b6-c5");
    }

    void opensWhatIsDropped()
    {
        WindowHands hands;
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(hands.fileWith(kTreeGame))});
        const QPoint at = hands.window.board().mapTo(&hands.window, QPoint(50, 50));
        QDragEnterEvent enter(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&hands.window, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&hands.window, &drop);
        QVERIFY(hands.waitForFiles());
        QTRY_COMPARE(hands.lastEntry(), "b6-c5");
        QVERIFY(!hands.window.board().viewport()->acceptDrops()); // else the board would swallow it

        QMimeData colour;
        colour.setColorData(QColor(Qt::red));
        QDragEnterEvent other(at, Qt::CopyAction, &colour, Qt::LeftButton, Qt::NoModifier);
        other.ignore();
        QApplication::sendEvent(&hands.window, &other);
        QVERIFY(!other.isAccepted());
    }

    void asksBeforeItCloses()
    {
        Opened hands;
        hands.click("c3"); // nothing of white's stands there any more: nothing is played
        QVERIFY(!hands.window.isWindowModified());
        hands.window.model().setMarks(hands.window.model().viewedNode(), {2});
        const auto question = [&] { return hands.find<QMessageBox>("unsaved"); };
        hands.window.close();
        QVERIFY(hands.window.isVisible());
        QVERIFY(question());
        question()->button(QMessageBox::Cancel)->click();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY(hands.window.isVisible());
        hands.window.close();
        question()->button(QMessageBox::Save)->click();
        QTRY_VERIFY(!hands.window.isVisible());
        QVERIFY(test::bytesIn(hands.folder.filePath("game.ringford")).contains("b6-c5 $2"));
    }

    void closesAtOnceWithNothingToSave()
    {
        Opened hands;
        hands.key(Qt::Key_W, Qt::ControlModifier);
        QVERIFY(!hands.window.isVisible());
        QVERIFY(!hands.find<QMessageBox>("unsaved"));
    }

    void asksAgainEachTime()
    {
        Opened hands;
        const auto question = [&] { return hands.find<QMessageBox>("unsaved"); };
        const auto closeAndAnswer = [&](QMessageBox::StandardButton answer) {
            hands.window.model().setMarks(hands.window.model().viewedNode(), {2});
            hands.window.close();
            if (!question())
                return false;
            question()->button(answer)->click();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            return true;
        };
        QVERIFY(closeAndAnswer(QMessageBox::Cancel));
        QVERIFY(closeAndAnswer(QMessageBox::Discard));
        QVERIFY(!hands.window.isVisible());
        hands.window.show();
        QVERIFY(closeAndAnswer(QMessageBox::Cancel));
        QVERIFY(hands.window.isVisible());
    }

    void walksByWheel()
    {
        Opened hands;
        const auto turn = [&](int angle, Qt::KeyboardModifiers keys) {
            QWidget* const view = hands.list().viewport();
            const QPointF at(view->rect().center());
            QWheelEvent wheel(at, view->mapToGlobal(at), {}, {0, angle}, Qt::NoButton, keys, Qt::NoScrollPhase, false);
            QCoreApplication::sendEvent(view, &wheel);
        };
        turn(120, Qt::ControlModifier);
        QCOMPARE(hands.shownEntry(), "c3-d4");
        turn(240, Qt::ControlModifier);
        QCOMPARE(hands.shownEntry(), "b2-c3");
        turn(-60, Qt::ControlModifier);
        turn(-60, Qt::ControlModifier);
        QCOMPARE(hands.shownEntry(), "a7-b6");
        // Without Ctrl the list is scrolled, as every list is.
        turn(120, {});
        QCOMPARE(hands.shownEntry(), "a7-b6");
        QCOMPARE(hands.lastEntry(), "b6-c5");
    }

    void leadsBackToTheOldLine()
    {
        Opened hands;
        hands.choose("a7-b6");
        hands.click("d2");
        hands.click("e3");
        QCOMPARE(hands.lastEntry(), "d2-e3");
        MessageBar& messages = hands.window.messages();
        QVERIFY(messages.isVisible());
        messages.findChild<QPushButton*>()->click();
        QCOMPARE(hands.lastEntry(), "b6-c5");
        QCOMPARE(hands.shownEntry(), "b6-c5");
        QVERIFY(!messages.isVisible());
        // Playing on at the end leaves nothing, and walking the same way again neither.
        hands.choose("c3-d4");
        QVERIFY(!hands.window.model().play(hands.window.model().gameNode()->entry().action).refusal);
        QCOMPARE(hands.lastEntry(), "b6-c5");
        QVERIFY(!messages.isVisible());
    }

    void remembersFiles()
    {
        Opened hands;
        QCOMPARE(hands.window.commands().menu(CommandMenu::Recent)->actions().size(), 1);
        hands.window.document().begin(
            Match(hands.window.model().match().sharedGame(), hands.window.model().game().start()));
        QVERIFY(hands.lastEntry().isEmpty());
        hands.window.commands().menu(CommandMenu::Recent)->actions().first()->trigger();
        QVERIFY(hands.waitForFiles());
        QTRY_COMPARE(hands.lastEntry(), "b6-c5");
        QCOMPARE(hands.program.recentFiles.list().size(), 1);
    }

    void staysAwakeWithALongGame()
    {
        QByteArray game = "[Game \"orthodox\"]\n\n";
        constexpr std::array kDance{"g1-f3 ", "g8-f6 ", "f3-g1 ", "f6-g8 "};
        for (std::size_t entry = 0; entry < 100'000; ++entry)
            game += kDance[entry % 4];
        Opened hands(game + "*\n");
        QCOMPARE(hands.window.model().viewedNode()->depth, 100'000);
        test::WorkTimer timer;
        const auto timed = [&](const char* what, const auto& act) {
            timer.start();
            act();
            QCoreApplication::processEvents();
            qInfo("%s: %lld ms", what, timer.elapsed());
            QVERIFY(timer.elapsed() < test::kDeadPause);
        };
        timed("back one", [&] { hands.key(Qt::Key_Left); });
        timed("to the start", [&] { hands.key(Qt::Key_Home); });
        timed("to the end", [&] { hands.key(Qt::Key_End); });
        timed("play on", [&] {
            hands.click("e2");
            hands.click("e4");
        });
        QCOMPARE(hands.lastEntry(), "e2-e4");
        timed("take back", [&] { hands.key(Qt::Key_Z, Qt::ControlModifier); });
        timed("mark", [&] { hands.window.moves().toggleMark(1); });
        timed("delete all but one", [&] {
            hands.window.model().showFirst();
            hands.window.model().showNext();
            hands.window.moves().deleteFromHere();
        });
    }

    /** A long game said "10…" of each from the thousandth on. */
    void theColumnOfNumbersGrowsWithTheGame()
    {
        WindowHands hands;
        Match match = test::matchOf("orthodox");
        match.setFirstFullMove(998);
        hands.window.model().replace(std::move(match));
        for (const char* const text : {"g1-f3", "g8-f6", "f3-g1", "f6-g8", "g1-f3", "g8-f6"})
            QVERIFY(test::playText(hands.window.model(), text));
        const MovesView& list = *hands.window.moves().view();
        const QModelIndex last = list.model()->index(2, MovesModel::Number);
        QCOMPARE(last.data().toString(), QStringLiteral("1000."));
        QVERIFY2(list.columnWidth(MovesModel::Number) - list.indentation() >=
                     list.fontMetrics().horizontalAdvance(QStringLiteral("1000.")) + 6,
                 qPrintable(QString::number(list.columnWidth(MovesModel::Number))));
        hands.window.model().setModified(false);
    }
};

RINGFORD_TEST(TestMainWindowTree)
#include "test_mainwindow_tree.moc"
