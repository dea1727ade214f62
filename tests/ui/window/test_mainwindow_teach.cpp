// SPDX-License-Identifier: GPL-3.0-or-later
// What a teacher switches on in a running game: demonstrations, practice, layers of marks.
#include "engine/setup/SetupEdits.h"
#include "engine/text/KeptSetups.h"
#include "engine/text/RecordWriter.h"
#include "tests/support/GameRows.h"
#include "tests/support/Matches.h"
#include "tests/support/TestFiles.h"
#include "tests/support/TestGames.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/ChessHands.h"
#include "ui/board/view/BoardView.h"
#include "ui/editor/Demonstration.h"
#include "ui/editor/EditSession.h"
#include "ui/editor/SetupDocument.h"
#include "ui/lesson/LessonWindow.h"
#include "ui/lesson/PupilBook.h"
#include "ui/match/ClockModel.h"
#include "ui/match/MatchModel.h"
#include "ui/panels/GameLine.h"
#include "ui/panels/MoveEntry.h"
#include "ui/panels/MovesDock.h"
#include "ui/panels/PracticeBar.h"
#include "ui/widgets/MessageBar.h"
#include "ui/window/CommandSet.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLineEdit>
#include <QMessageBox>
#include <QScopeGuard>
#include <QTest>
#include <QUndoStack>

#include <optional>
#include <utility>

using namespace ringford;
using namespace ringford::ui;

namespace {

struct Class : test::ChessHands {
    Demonstration& shown() { return window.demonstration(); }
    SetupDocument& document() { return shown().document(); }
    QString line() { return QString::fromStdString(writeSetup(document().setup())); }
    std::vector<std::string> kept()
    {
        return keptSetups(window.model().viewedNode()->comments(), window.model().description().board);
    }
    Cell cell(const char* name) { return *window.model().description().board.find(name); }
    QPoint at(const char* name) { return window.board().cellRect(cell(name)).center(); }
    const Piece* on(const char* name) { return window.board().boardScene().pieceOn(cell(name)); }
    /** The middle of the item of a cell's piece, as seen in the viewport. */
    QPoint itemOf(const char* name)
    {
        return window.board().mapFromScene(window.board().boardScene().piecePos(cell(name)));
    }
    int wrong(std::uint8_t seat) { return window.practice().counted(Seat{seat}); }
    bool isNear(const char* piece, const char* where) { return (itemOf(piece) - at(where)).manhattanLength() < 6; }
};

/** From where to where somebody on turn would drag a piece to do what is not allowed. */
std::optional<std::pair<Cell, Cell>> mistakeIn(const Game& game, const Position& position)
{
    const Contents contents = game.contents(position);
    for (const PlacedPiece& placed : contents.pieces) {
        if (!contents.sidesOnTurn.contains(placed.piece.side))
            continue;
        for (std::uint16_t index = 0; index < game.board().cellCount(); ++index) {
            const Gesture drag{0, {Touch::on(placed.cell), Touch::on(Cell{index})}};
            const auto action = Cell{index} == placed.cell ? std::nullopt : game.intended(position, drag);
            if (action && game.why(position, *action))
                return std::pair(placed.cell, Cell{index});
        }
    }
    return std::nullopt;
}

} // namespace

class TestMainWindowTeach : public QObject {
    Q_OBJECT

private slots:
    void resultsOfItsLessonKeepAWindowOpen()
    {
        Class hands;
        hands.window.openLesson(QStringLiteral(TEST_DATA_DIR "/../../resources/lessons/en/checkers.ringford"));
        auto* const lesson = hands.window.findChild<LessonWindow*>();
        QVERIFY(lesson && QTest::qWaitForWindowExposed(lesson));
        const QFileInfo book(PupilBook::usualFile());
        QVERIFY(QDir(book.path()).removeRecursively());
        test::makeFile(book.path(), {}); // no file can be made in that
        const auto room = qScopeGuard([&book] { QFile::remove(book.path()); });
        lesson->showStep(2);
        lesson->hint();
        QVERIFY(!hands.window.close());
        const auto* const question = lesson->findChild<QMessageBox*>(QStringLiteral("unwrittenResults"));
        QVERIFY(question && question->isVisible());
        QFile::remove(book.path());
        QVERIFY(hands.window.close());
    }

    void anythingGoesInADemonstration()
    {
        Class hands;
        hands.window.commands()[Command::Demonstration]->trigger();
        QVERIFY(hands.shown().isOn());
        hands.drag("a1", "d5"); // through everything, by any seat
        hands.drag("e8", "e3");
        QVERIFY(hands.on("d5") && hands.on("e3") && !hands.on("a1") && !hands.on("e8"));
        QTest::mouseClick(hands.window.board().viewport(), Qt::RightButton, {}, hands.at("d1"));
        QVERIFY(!hands.on("d1"));
        hands.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(hands.on("d1"));
        hands.key(Qt::Key_Z, Qt::ControlModifier);
        hands.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(hands.line(), hands.setup());
        QVERIFY(!hands.shown().action("undo")->isEnabled());
    }

    void aDemonstrationLeavesTheGameAlone()
    {
        Class hands;
        const QString before = hands.setup();
        const Node* const stood = hands.window.model().gameNode();
        hands.window.commands()[Command::Demonstration]->trigger();
        hands.drag("a1", "d5");
        QVERIFY(!hands.window.commands()[Command::TakeBack]->isEnabled());
        QVERIFY(hands.window.gameLine().text().contains(QStringLiteral("without rules")));
        hands.key(Qt::Key_Escape); // the piece that is looked at
        hands.key(Qt::Key_Escape); // the message
        hands.key(Qt::Key_Escape);
        QVERIFY(!hands.shown().isOn());
        QVERIFY(!hands.window.commands()[Command::Demonstration]->isChecked());
        QCOMPARE(hands.setup(), before);
        QCOMPARE(hands.window.model().gameNode(), stood);
        QVERIFY(hands.on("a1") && !hands.on("d5"));
        QVERIFY(!hands.window.model().isModified());
        QVERIFY(hands.window.commands()[Command::TakeBack]->isEnabled());
        // It goes on where it was left.
        hands.window.commands()[Command::Demonstration]->trigger();
        QVERIFY(hands.on("d5") && !hands.on("a1"));
        // Editing a position takes its place, and the other way round.
        hands.window.commands()[Command::EditPosition]->trigger();
        QVERIFY(hands.window.editing().isOn() && !hands.shown().isOn());
        hands.window.commands()[Command::Demonstration]->trigger();
        QVERIFY(!hands.window.editing().isOn() && hands.shown().isOn());
        QVERIFY(hands.window.commands()[Command::Demonstration]->isChecked() &&
                !hands.window.commands()[Command::EditPosition]->isChecked());
    }

    void aDemonstrationIsKeptBesideItsPlace()
    {
        Class hands;
        hands.window.commands()[Command::Demonstration]->trigger();
        QVERIFY(!hands.shown().action("keep")->isEnabled()); // the game has it
        hands.drag("a1", "d5");
        hands.key(Qt::Key_M, Qt::ControlModifier);
        QCOMPARE(hands.kept(), std::vector{hands.line().toStdString()});
        QVERIFY(hands.window.model().isModified());
        QVERIFY(!hands.shown().action("keep")->isEnabled());
        // It is saved with the game.
        const auto record = writeRecord(hands.window.model().match(), Registry::standard());
        QVERIFY(record && QString::fromStdString(*record).contains(QStringLiteral("[%setup ") + hands.line()));
        // Kept by mistake, forgotten, and not forgotten after all.
        hands.shown().action("forget")->trigger();
        QVERIFY(hands.kept().empty());
        hands.window.moves().edits()->undo();
        QCOMPARE(hands.kept().size(), std::size_t(1));
        hands.window.moves().edits()->undo();
        QVERIFY(hands.kept().empty());
        QVERIFY(hands.shown().action("keep")->isEnabled());
    }

    void whatIsKeptIsLeafedThrough()
    {
        Class hands;
        hands.window.commands()[Command::Demonstration]->trigger();
        QStringList lines{hands.line()};
        for (const char* to : {"d5", "d3"}) {
            hands.drag(lines.size() == 1 ? "a1" : "d5", to);
            hands.shown().action("keep")->trigger();
            lines += hands.line();
        }
        hands.key(Qt::Key_Left, Qt::ControlModifier);
        QCOMPARE(hands.line(), lines[1]);
        hands.key(Qt::Key_Left, Qt::ControlModifier);
        QCOMPARE(hands.line(), lines[0]);
        QVERIFY(!hands.shown().action("previousKept")->isEnabled());
        hands.key(Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(hands.line(), lines[1]);
        hands.drag("e8", "e3"); // off the kept one, and back to it
        hands.key(Qt::Key_Left, Qt::ControlModifier);
        QCOMPARE(hands.line(), lines[1]);
        hands.key(Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(hands.line(), lines[2]);
        QVERIFY(!hands.shown().action("nextKept")->isEnabled());
        // A line in a file that is none changes nothing, and is told.
        hands.window.commands()[Command::Demonstration]->trigger();
        hands.window.model().setComments(hands.window.model().viewedNode(), {"[%setup rubbish without end]"});
        hands.window.commands()[Command::Demonstration]->trigger();
        const QString shown = hands.line();
        hands.shown().action("reset")->trigger();
        hands.shown().action("nextKept")->trigger();
        QCOMPARE(hands.line(), lines[0]);
        QVERIFY(hands.window.messages().text().contains(QStringLiteral("not a position")));
    }

    void whatPastesNothingSaysSo()
    {
        Class hands;
        hands.window.commands()[Command::Demonstration]->trigger();
        QApplication::clipboard()->setText(QStringLiteral(" "));
        hands.window.commands()[Command::PastePosition]->trigger();
        QVERIFY2(hands.window.messages().text().contains(QStringLiteral("the clipboard holds no text")),
                 qPrintable(hands.window.messages().text()));
    }

    void aDemonstrationBecomesAGame()
    {
        Class hands;
        hands.window.commands()[Command::Demonstration]->trigger();
        hands.drag("d1", "d5");
        QVERIFY(hands.shown().action("keepAsGame")->isEnabled());
        const QString line = hands.line();
        QTest::mouseClick(hands.window.board().viewport(), Qt::RightButton, {}, hands.at("e8"));
        QVERIFY(!hands.shown().action("keepAsGame")->isEnabled()); // nobody plays without a king
        hands.key(Qt::Key_Z, Qt::ControlModifier);
        hands.window.model().setModified(false);
        hands.shown().action("keepAsGame")->trigger();
        QVERIFY(!hands.shown().isOn());
        const Match& match = hands.window.model().match();
        QVERIFY(match.gameNode()->isRoot());
        QCOMPARE(hands.setup(), line);
        QCOMPARE(match.start()->comments().size(), std::size_t(1));
        QVERIFY(QString::fromStdString(match.start()->comments().front()).contains(QStringLiteral("e7-e5")));
        QVERIFY(hands.window.model().isModified());
    }

    void anotherPlaceOrGameEndsIt()
    {
        Class hands;
        hands.window.commands()[Command::Demonstration]->trigger();
        hands.drag("a1", "d5");
        hands.window.model().showPrevious();
        QVERIFY(!hands.shown().isOn());
        QVERIFY(hands.on("a1") && !hands.on("d5"));
        hands.window.commands()[Command::Demonstration]->trigger();
        QVERIFY(!hands.on("d5")); // here nothing was demonstrated yet
        hands.drag("a1", "d5");
        hands.window.model().replace(test::matchOf("checkers"));
        QVERIFY(!hands.shown().isOn());
        hands.window.commands()[Command::Demonstration]->trigger();
        QCOMPARE(hands.line(), hands.setup());
    }

    void everyGameIsDemonstrated_data() { test::addGames(); }
    void everyGameIsDemonstrated()
    {
        QFETCH(const QString, game);
        Class hands;
        hands.window.model().replace(test::matchOf(game.toStdString()));
        hands.window.commands()[Command::Demonstration]->trigger();
        const auto& pieces = hands.document().contents().pieces;
        QVERIFY(!pieces.empty());
        const Cell first = pieces.front().cell;
        const QPoint from = hands.window.board().cellRect(first).center();
        QTest::mouseClick(hands.window.board().viewport(), Qt::RightButton, {}, from);
        QVERIFY(!hands.window.board().boardScene().pieceOn(first));
        hands.shown().action("keep")->trigger();
        QCOMPARE(hands.kept(), std::vector{hands.line().toStdString()});
        QVERIFY(readSetup(hands.kept().front()));
        hands.window.commands()[Command::Demonstration]->trigger();
        QVERIFY(hands.window.board().boardScene().pieceOn(first));
    }

    void everyGameIsPractised_data() { everyGameIsDemonstrated_data(); }
    void everyGameIsPractised()
    {
        QFETCH(const QString, game);
        Class hands;
        hands.window.model().replace(test::matchOf(game.toStdString()));
        hands.window.commands()[Command::Practice]->trigger();
        const auto mistake = mistakeIn(hands.window.model().game(), hands.window.model().position());
        QVERIFY(mistake);
        const Board& board = hands.window.model().description().board;
        hands.drag(board.name(mistake->first), board.name(mistake->second));
        int counted = 0;
        for (std::uint8_t seat = 0; seat < hands.window.model().description().seats.size(); ++seat)
            counted += hands.wrong(seat);
        QCOMPARE(counted, 1);
        QVERIFY(!hands.window.board().reason().isEmpty());
        QCOMPARE(hands.window.model().viewedNode(), hands.window.model().match().start());
    }

    void aWrongActionIsShownCountedAndTakenBack()
    {
        Class hands;
        hands.window.commands()[Command::Practice]->trigger();
        QVERIFY(hands.window.practice().isVisible());
        hands.drag("a1", "a5");
        QVERIFY(hands.isNear("a1", "a5"));
        QVERIFY(!hands.window.board().reason().isEmpty());
        QCOMPARE(hands.wrong(0), 1);
        QCOMPARE(hands.lastEntry(), QStringLiteral("e7-e5"));
        QTRY_VERIFY_WITH_TIMEOUT(hands.isNear("a1", "a1"), 5000); // by itself
        // By the seat that is not on turn; the next touch takes back. By clicks, too.
        hands.drag("d8", "d2");
        QVERIFY(hands.isNear("d8", "d2"));
        QCOMPARE(hands.wrong(1), 1);
        hands.click("h5");
        QVERIFY(hands.isNear("d8", "d8") && hands.on("d2"));
        QCOMPARE(hands.wrong(1), 1);
        hands.click("b1");
        hands.click("b5");
        QVERIFY(hands.isNear("b1", "b5"));
        QCOMPARE(hands.wrong(0), 2);
        // What is allowed is played as ever.
        hands.drag("g1", "f3");
        QCOMPARE(hands.lastEntry(), QStringLiteral("g1-f3"));
        QCOMPARE(hands.wrong(0), 2);
    }

    void aWrongTypedActionIsShownToo()
    {
        Class hands;
        hands.window.commands()[Command::Practice]->trigger();
        hands.key(Qt::Key_Slash);
        hands.type(QStringLiteral("a1-a5"));
        hands.key(Qt::Key_Return);
        QVERIFY(hands.isNear("a1", "a5"));
        QVERIFY(!hands.window.moveEntry().complaint().isEmpty());
        QCOMPARE(hands.wrong(0), 1);
        QTRY_VERIFY_WITH_TIMEOUT(hands.isNear("a1", "a1"), 5000);
    }

    void aKeyTakesAMistakeBack()
    {
        Class hands;
        hands.window.commands()[Command::Practice]->trigger();
        hands.drag("a1", "a5");
        QVERIFY(hands.isNear("a1", "a5"));
        hands.key(Qt::Key_Escape);
        QVERIFY(hands.isNear("a1", "a1"));
        // Switching it off does so as well.
        hands.drag("a1", "a5");
        hands.window.commands()[Command::Practice]->trigger();
        QVERIFY(hands.isNear("a1", "a1"));
        QVERIFY(hands.window.practice().isHidden());
    }

    void countsAreClearedAndBeginAnew()
    {
        Class hands;
        hands.window.commands()[Command::Practice]->trigger();
        const QString nothing = hands.window.practice().text();
        hands.drag("a1", "a5");
        hands.drag("a1", "a6");
        QCOMPARE(hands.wrong(0), 2);
        QVERIFY(hands.window.practice().text().contains(u'2'));
        for (QAction* const action : hands.window.practice().actions()) {
            if (!action->text().isEmpty())
                action->trigger();
        }
        QCOMPARE(hands.wrong(0), 0);
        QCOMPARE(hands.window.practice().text(), nothing);
        hands.drag("a1", "a5");
        hands.window.model().replace(test::matchOf("circular", "", {{"players", "3"}}));
        QCOMPARE(hands.window.practice().text(), nothing);
        hands.window.practice().count(Seat{2});
        QCOMPARE(hands.wrong(2), 1);
    }

    void withoutPracticeNothingIsCounted()
    {
        Class hands;
        hands.drag("a1", "a5");
        QTRY_VERIFY(hands.isNear("a1", "a1"));
        QCOMPARE(hands.wrong(0), 0);
    }

    void layersAreHiddenAndShown()
    {
        Class hands;
        const BoardPicture& picture = hands.window.board().boardScene().picture();
        hands.window.model().setComments(hands.window.model().viewedNode(), {"[%cal Ge2e4][%csl Re5]"});
        QVERIFY(!picture.lastAction.ends.empty());
        QCOMPARE(picture.arrows.size(), std::size_t(1));
        hands.window.commands()[Command::ShowDrawings]->trigger();
        QVERIFY(picture.arrows.empty() && !picture.lastAction.ends.empty());
        hands.window.commands()[Command::ShowDrawings]->trigger();
        QCOMPARE(picture.arrows.size(), std::size_t(1));
        hands.window.commands()[Command::ShowProgramMarks]->trigger();
        QVERIFY(picture.lastAction.ends.empty() && !picture.arrows.empty());
        // Nor is a check marked.
        hands.click("d1");
        hands.click("h5");
        hands.click("g8");
        hands.click("f6");
        hands.drag("h5", "f7");
        QCOMPARE(hands.lastEntry(), QStringLiteral("h5xf7"));
        QVERIFY(picture.checks().empty());
        hands.window.commands()[Command::ShowProgramMarks]->trigger();
        QVERIFY(!picture.checks().empty() && !picture.lastAction.ends.empty());
    }
};

RINGFORD_TEST(TestMainWindowTeach)
#include "test_mainwindow_teach.moc"
