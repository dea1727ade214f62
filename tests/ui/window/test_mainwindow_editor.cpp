// SPDX-License-Identifier: GPL-3.0-or-later
// Positions are edited on the boards, in every game: by mouse, by keyboard alone, and undone.
#include "engine/setup/SetupEdits.h"
#include "engine/setup/SetupSketch.h"
#include "tests/support/Dice.h"
#include "tests/support/Effort.h"
#include "tests/support/Positions.h"
#include "tests/support/TestGames.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/EditorHands.h"
#include "tests/support/ui/EveryWindow.h"
#include "ui/editor/GroupFields.h"
#include "ui/editor/GroupsPanel.h"
#include "ui/editor/Palette.h"
#include "ui/match/ClockModel.h"
#include "ui/panels/MovesDock.h"
#include "ui/widgets/Announcer.h"
#include "ui/widgets/MessageBar.h"
#include "ui/words/Language.h"

#include <QScopeGuard>

using namespace ringford;
using namespace ringford::ui;
using namespace ringford::test;

namespace {

enum class EditedOptions : std::uint8_t { Usual, Others };

/** A row for each game. */
void addGames(EditedOptions options)
{
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<QByteArray>("options");
    const std::vector<GameChoice> choices = gameChoices(2);
    for (auto at = choices.begin(); at != choices.end(); ++at) {
        const GameDescription& game = at->game->description();
        const auto next = std::next(at);
        const bool isLast = next == choices.end() || next->game->description().id != game.id;
        const bool isFirst = at == choices.begin() || std::prev(at)->game->description().id != game.id;
        if (options == EditedOptions::Usual ? !isFirst : !isLast)
            continue;
        const GameChoice& choice = *at;
        QByteArray line = QByteArray::fromStdString(choice.line);
        line = line.contains(' ') ? line.mid(line.indexOf(' ') + 1) : QByteArray();
        QTest::newRow(choice.line.c_str()) << QByteArray::fromStdString(game.id) << line;
    }
}

OptionValues fetchedOptions()
{
    QFETCH(const QByteArray, options);
    QFETCH(const QByteArray, id);
    return gameOf(id.toStdString(), options.toStdString())->description().options;
}

} // namespace

class TestMainWindowEditor : public QObject {
    Q_OBJECT

private slots:
    void everyGameIsEditedByMouse_data() { addGames(EditedOptions::Usual); }
    void everyGameIsEditedByMouse()
    {
        QFETCH(const QByteArray, id);
        EditorHands hands(id.constData(), "", fetchedOptions());
        const QString before = hands.now();
        const auto empty = hands.emptyCells();
        QVERIFY(empty.size() > 4);
        const char letter = hands.game().kinds.front().letter;
        // Painted by a click, taken off by the next; painted by dragging; taken off by the right button.
        hands.take(letter, 0);
        QTest::mouseClick(hands.viewport(), Qt::LeftButton, {}, hands.at(empty[0]));
        QVERIFY(hands.pieceAt(empty[0]));
        QCOMPARE(hands.pieceAt(empty[0])->piece.side,
                 sidesOn(hands.game(), hands.game().board.place(empty[0]).face)[0]);
        QCOMPARE(hands.edit().tool().selected(), std::optional(empty[0]));
        QTest::mouseClick(hands.viewport(), Qt::LeftButton, {}, hands.at(empty[0]));
        QVERIFY(!hands.pieceAt(empty[0]));
        hands.take(letter, 1);
        hands.dragTo(empty[0], hands.at(empty[1]));
        QVERIFY(hands.pieceAt(empty[0]) && hands.pieceAt(empty[1]));
        QTest::mouseClick(hands.viewport(), Qt::RightButton, {}, hands.at(empty[1]));
        QVERIFY(hands.pieceAt(empty[0]) && !hands.pieceAt(empty[1]));
        // Moved, copied, and dragged off.
        hands.take(Brush{});
        hands.dragTo(empty[0], hands.at(empty[2]));
        QVERIFY(!hands.pieceAt(empty[0]) && hands.pieceAt(empty[2]));
        hands.dragTo(empty[2], hands.at(empty[1]), Qt::LeftButton, Qt::ControlModifier);
        QVERIFY(hands.pieceAt(empty[2]) && hands.pieceAt(empty[1]));
        hands.dragTo(empty[1], QPoint(1, 1));
        QVERIFY(!hands.pieceAt(empty[1]));
        while (hands.document().edits().canUndo())
            hands.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(hands.now(), before);
        while (hands.document().edits().canRedo())
            hands.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(hands.pieceAt(empty[2]));
        // The standard start can be played.
        hands.edit().action("clear")->trigger();
        QVERIFY(hands.document().contents().pieces.empty());
        QVERIFY(!hands.edit().action("playFromHere")->isEnabled());
        hands.edit().action("start")->trigger();
        QVERIFY(hands.edit().action("playFromHere")->isEnabled());
        hands.edit().action("playFromHere")->trigger();
        QVERIFY(!hands.edit().isOn());
        QCOMPARE(hands.setup(), hands.now());
    }

    void everyChangeIsUndone_data() { addGames(EditedOptions::Others); }

    /** Whatever is done to a setup, undoing it all gives the one before, change by change. */
    void everyChangeIsUndone()
    {
        QFETCH(const QByteArray, id);
        EditorHands hands(id.constData(), "", fetchedOptions());
        Dice dice(3);
        EditTool& tool = hands.edit().tool();
        QStringList setups{hands.now()};
        const auto cells = static_cast<std::size_t>(hands.game().board.cellCount());
        for (int round = 0; round < cases(30, 10); ++round) {
            Brush brush;
            brush.kind = static_cast<Brush::Kind>(dice.below(4));
            brush.piece.index = static_cast<std::uint8_t>(dice.below(hands.game().kinds.size()));
            brush.army = static_cast<int>(dice.below(2));
            if (brush.kind == Brush::Kind::Piece || brush.kind == Brush::Kind::Marker)
                brush.kind = hands.game().kind(brush.piece).isMarker ? Brush::Kind::Marker : Brush::Kind::Piece;
            tool.setBrush(brush);
            tool.activate(Touch::on(Cell{static_cast<std::uint16_t>(dice.below(cells))}));
            tool.activate(Touch::on(Cell{static_cast<std::uint16_t>(dice.below(cells))}));
            if (dice.oneIn(8))
                hands.edit().action(dice.among(std::vector{"clear", "start", "mirror", "turnOver"}))->trigger();
            while (hands.document().edits().count() >= setups.size()) // never more than two or three at once
                setups << QString();
            setups.back() = hands.now();
        }
        while (!hands.document().edits().isClean() && hands.document().edits().canUndo()) {
            const QString& expected = setups[hands.document().edits().index()];
            if (!expected.isEmpty())
                QCOMPARE(hands.now(), expected);
            hands.document().edits().undo();
        }
        QCOMPARE(hands.now(), setups.front());
    }

    void byKeyboardAlone()
    {
        WindowHands hands;
        hands.window.model().replace(matchOf("orthodox"));
        hands.window.board().setFocus();
        hands.key(Qt::Key_E, Qt::ControlModifier);
        EditSession& edit = hands.window.editing();
        QVERIFY(edit.isOn());
        hands.key(Qt::Key_Delete, Qt::ControlModifier);
        QVERIFY(edit.document().contents().pieces.empty());
        // From e1 on; the first key shows where the cursor is.
        hands.window.board().setCursorCell(*edit.document().description().board.find("e1"));
        hands.key(Qt::Key_K);
        hands.key(Qt::Key_Up);
        hands.key(Qt::Key_P);
        for (int i = 0; i < 6; ++i)
            hands.key(Qt::Key_Up);
        hands.key(Qt::Key_K, Qt::ShiftModifier);
        hands.key(Qt::Key_Escape); // the hand again
        hands.key(Qt::Key_Return); // takes the king
        const QStringList& said = Announcer::of(hands.window).said();
        QCOMPARE(said.back(), QStringLiteral("e8, black king: picked up"));
        hands.key(Qt::Key_Escape);
        QCOMPARE(said.back(), QStringLiteral("Put back."));
        hands.key(Qt::Key_Return);
        hands.key(Qt::Key_Left);
        hands.key(Qt::Key_Return);
        QCOMPARE(QString::fromStdString(writeSetup(edit.document().setup())),
                 QString("white: Ke1^ Pe2; black: Kd8; turn: white"));
        hands.key(Qt::Key_Left);
        hands.key(Qt::Key_R, Qt::ShiftModifier);
        hands.key(Qt::Key_Delete);
        hands.key(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(!edit.isOn());
        QCOMPARE(hands.setup(), QString("white: Ke1 Pe2; black: Kd8; turn: white"));
        QVERIFY(hands.window.board().hasFocus());
    }

    void digitsAndLettersPutPieces()
    {
        EditorHands hands("circular", "", {{"players", "3"}});
        hands.edit().action("clear")->trigger();
        hands.window.board().setCursorCell(hands.cell("b7"));
        hands.key(Qt::Key_3);
        hands.key(Qt::Key_N);
        QVERIFY(hands.pieceAt(hands.cell("b7")));
        QCOMPARE(hands.pieceAt(hands.cell("b7"))->piece.side, Side{2});
        const QStringList& said = Announcer::of(hands.window).said();
        const qsizetype before = said.size();
        hands.key(Qt::Key_N); // it is there already
        QCOMPARE(said.size(), before + 1);
        QVERIFY2(said.back().startsWith(QStringLiteral("b7, ")), qPrintable(said.back()));
        QVERIFY(hands.pieceAt(hands.cell("b7")));
        // What is in hand stays that of the next army, and is led on to other cells; letters are those of the army chosen.
        const auto sideAtCursor = [&hands] { return hands.pieceAt(hands.window.board().cursorCell())->piece.side; };
        hands.key(Qt::Key_R, Qt::ShiftModifier);
        QCOMPARE(sideAtCursor(), Side{0});
        hands.key(Qt::Key_Up, Qt::ShiftModifier);
        QVERIFY(hands.window.board().cursorCell() != hands.cell("b7"));
        QCOMPARE(sideAtCursor(), Side{0});
        hands.key(Qt::Key_Q);
        QCOMPARE(sideAtCursor(), Side{2});
        hands.key(Qt::Key_Delete);
        // F is no piece here: it turns the board, as ever.
        const double turned = hands.window.board().boardScene().turned();
        hands.key(Qt::Key_F);
        QVERIFY(hands.window.board().boardScene().turned() != turned);
    }

    void lettersAreTheReaders()
    {
        installLanguage(QLocale(QLocale::German));
        const auto back = qScopeGuard([] { installLanguage(QLocale(QLocale::English)); });
        EditorHands hands;
        hands.edit().action("clear")->trigger();
        const PieceKind knight = *hands.game().findKind('N');
        const auto* const button = hands.window.findChild<Palette*>()->button({Brush::Kind::Piece, knight, 0, 0});
        hands.window.board().setCursorCell(hands.cell("e4"));
        hands.program.settings.set(&Settings::notation, words::Notation::Language);
        QVERIFY2(button->toolTip().endsWith(QStringLiteral("(S)")), qPrintable(button->toolTip()));
        QCOMPARE(button->accessibleDescription(), QStringLiteral("S"));
        hands.key(Qt::Key_S);
        QVERIFY(hands.pieceAt(hands.cell("e4")) && hands.pieceAt(hands.cell("e4"))->piece.kind == knight);
        hands.key(Qt::Key_T); // a rook, which there tells nothing: another key does
        hands.key(Qt::Key_Period);
        QVERIFY2(hands.window.board().reason().startsWith(QStringLiteral("Weiß")),
                 qPrintable(hands.window.board().reason()));
        QVERIFY(hands.window.board().reason().contains(QStringLiteral("am Zug")));
        hands.program.settings.set(&Settings::notation, words::Notation::English);
        QCOMPARE(button->accessibleDescription(), QStringLiteral("N"));
        hands.key(Qt::Key_Delete);
        hands.key(Qt::Key_N);
        QVERIFY(hands.pieceAt(hands.cell("e4")) && hands.pieceAt(hands.cell("e4"))->piece.kind == knight);
    }

    void strokesAreUndoneTogether()
    {
        EditorHands hands;
        const QString before = hands.now();
        hands.take('P', 0);
        hands.dragTo(hands.cell("a4"), hands.at(hands.cell("h4")));
        QVERIFY(hands.pieceAt(hands.cell("a4")) && hands.pieceAt(hands.cell("h4")));
        QCOMPARE(hands.document().edits().count(), 1);
        hands.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(hands.now(), before);
        hands.take(Brush{Brush::Kind::Eraser});
        hands.dragTo(hands.cell("a2"), hands.at(hands.cell("h2")));
        QVERIFY(!hands.pieceAt(hands.cell("a2")) && !hands.pieceAt(hands.cell("h2")));
        QCOMPARE(hands.document().edits().count(), 1);
        // Esc in the middle of a drag puts back.
        hands.take(Brush{});
        QTest::mousePress(hands.viewport(), Qt::LeftButton, {}, hands.at(hands.cell("e1")));
        QTest::mouseMove(hands.viewport(), hands.at(hands.cell("e3")));
        QTest::mouseMove(hands.viewport(), hands.at(hands.cell("e4")));
        hands.key(Qt::Key_Escape);
        QTest::mouseRelease(hands.viewport(), Qt::LeftButton, {}, hands.at(hands.cell("e4")));
        QVERIFY(hands.pieceAt(hands.cell("e1")) && !hands.pieceAt(hands.cell("e4")));
        QVERIFY(hands.edit().isOn());
    }

    /** Between two events a hand may have come over several cells. */
    void aQuickStrokeLeavesNoCellOut()
    {
        EditorHands hands;
        hands.take('P', 0);
        const QPoint end = hands.at(hands.cell("h4"));
        QTest::mousePress(hands.viewport(), Qt::LeftButton, {}, hands.at(hands.cell("a4")));
        QTest::mouseMove(hands.viewport(), end);
        QTest::mouseRelease(hands.viewport(), Qt::LeftButton, {}, end);
        for (const char* const cell : {"a4", "b4", "c4", "d4", "e4", "f4", "g4", "h4"})
            QVERIFY2(hands.pieceAt(hands.cell(cell)), cell);
        QCOMPARE(hands.document().edits().count(), 1);
        // A ring has a hole: there is nothing to put on the way over it.
        EditorHands ring("circular", "", {{"players", "3"}});
        ring.take('P', 0);
        const auto count = ring.document().contents().pieces.size();
        QTest::mousePress(ring.viewport(), Qt::LeftButton, {}, ring.at(ring.cell("a5")));
        QTest::mouseMove(ring.viewport(), ring.at(ring.cell("a17")));
        QTest::mouseRelease(ring.viewport(), Qt::LeftButton, {}, ring.at(ring.cell("a17")));
        QVERIFY(ring.document().contents().pieces.size() > count);
    }

    void strokesAreLedOnByKeys()
    {
        EditorHands hands;
        const QString before = hands.now();
        hands.take('P', 1);
        hands.window.board().setFocus();
        hands.window.board().setCursorCell(hands.cell("a4"));
        hands.key(Qt::Key_Return);
        for (int step = 0; step < 4; ++step)
            hands.key(Qt::Key_Right, Qt::ShiftModifier);
        for (const char* name : {"a4", "b4", "c4", "d4", "e4"})
            QVERIFY2(hands.pieceAt(hands.cell(name)), name);
        QVERIFY(!hands.pieceAt(hands.cell("f4")));
        hands.key(Qt::Key_Right); // without Shift it is only led on
        QVERIFY(!hands.pieceAt(hands.cell("f4")));
        QCOMPARE(hands.document().edits().count(), 1);
        hands.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(hands.now(), before);
        // The same with the eraser, and from a cell that is not painted itself.
        hands.take(Brush{Brush::Kind::Eraser});
        hands.window.board().setFocus();
        hands.window.board().setCursorCell(hands.cell("a2"));
        hands.key(Qt::Key_Right, Qt::ShiftModifier);
        hands.key(Qt::Key_Right, Qt::ShiftModifier);
        QVERIFY(hands.pieceAt(hands.cell("a2")) && !hands.pieceAt(hands.cell("b2")) &&
                !hands.pieceAt(hands.cell("c2")));
        QCOMPARE(hands.document().edits().count(), 1);
    }

    void leavingKeepsWhatWasEdited()
    {
        EditorHands hands;
        const QString played = hands.setup();
        hands.edit().action("clear")->trigger();
        hands.key(Qt::Key_Escape);
        QVERIFY(!hands.edit().isOn());
        QCOMPARE(hands.setup(), played);
        QCOMPARE(hands.window.board().boardScene().contents().pieces.size(), std::size_t{32});
        hands.window.commands()[Command::EditPosition]->trigger();
        QVERIFY(hands.document().contents().pieces.empty());
        QVERIFY(hands.window.board().boardScene().contents().pieces.empty());
        QVERIFY(hands.window.messages().isVisible());
        QVERIFY(hands.edit().action("undo")->isEnabled());
        hands.edit().action("undo")->trigger();
        QVERIFY(!hands.edit().action("undo")->isEnabled() && hands.edit().action("redo")->isEnabled());
        QCOMPARE(hands.now(), played);
        hands.edit().action("leave")->trigger();
        // Nothing else is new, so nothing is told.
        hands.window.commands()[Command::EditPosition]->trigger();
        QVERIFY(!hands.window.messages().isVisible());
        hands.window.close(); // in the middle of it
        QVERIFY(!hands.edit().isOn());
    }

    void escapeLeadsFromAPanelToTheBoardFirst()
    {
        EditorHands hands;
        for (QWidget* const panel : {static_cast<QWidget*>(&hands.edit().palette()),
                                     static_cast<QWidget*>(hands.edit().groups().field("turn"))}) {
            const auto inside = test::reachable(*panel);
            QVERIFY(!inside.empty());
            inside.front()->setFocus();
            QVERIFY(panel->isAncestorOf(QApplication::focusWidget()));
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
            QVERIFY(hands.window.board().hasFocus());
            QVERIFY(hands.edit().isOn());
        }
        hands.key(Qt::Key_Escape);
        QVERIFY(!hands.edit().isOn());
    }

    void anotherGameEndsEditing()
    {
        EditorHands hands;
        hands.edit().action("clear")->trigger();
        hands.window.model().replace(matchOf("longchess"));
        QVERIFY(!hands.edit().isOn());
        QVERIFY(!hands.window.commands()[Command::EditPosition]->isChecked());
        QVERIFY(!hands.window.board().boardScene().contents().pieces.empty());
        hands.window.commands()[Command::EditPosition]->trigger();
        QVERIFY(hands.edit().isOn());
        QCOMPARE(hands.document().description().id, std::string("longchess"));
        QVERIFY(!hands.document().contents().pieces.empty());
    }

    void playWaitsMeanwhile()
    {
        WindowHands hands;
        Match match = matchOf("orthodox");
        match.tags().clock = "5";
        hands.window.model().replace(std::move(match));
        hands.drag("e2", "e4");
        QVERIFY(hands.window.moves().isVisible());
        hands.window.commands()[Command::EditPosition]->trigger();
        QVERIFY(hands.window.clocks().isPaused());
        QVERIFY(!hands.window.moves().isVisible());
        QVERIFY(!hands.window.commands()[Command::TakeBack]->isEnabled());
        hands.drag("e7", "e5");
        QCOMPARE(hands.lastEntry(), QString("e2-e4"));
        hands.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(hands.lastEntry(), QString("e2-e4"));
        hands.window.commands()[Command::EditPosition]->trigger();
        QVERIFY(hands.window.moves().isVisible());
        QVERIFY(hands.window.commands()[Command::TakeBack]->isEnabled());
        hands.window.clocks().toggle();
        hands.drag("e7", "e5");
        QCOMPARE(hands.lastEntry(), QString("e7-e5"));
        hands.window.model().setModified(false);
    }

    void marksOfPlayGoWithIt()
    {
        WindowHands hands;
        hands.window.model().replace(matchOf("longchess"));
        hands.window.board().setFocus();
        hands.window.board().setCursorCell(*hands.window.model().description().board.find("b5"));
        hands.key(Qt::Key_Up);
        const BoardScene& scene = hands.window.board().boardScene();
        QVERIFY(!scene.picture().foresight.isEmpty());
        hands.key(Qt::Key_E, Qt::ControlModifier);
        QVERIFY(hands.window.editing().isOn());
        QVERIFY(scene.picture().foresight.isEmpty());
        hands.window.editing().leave();
    }
};

RINGFORD_TEST(TestMainWindowEditor)
#include "test_mainwindow_editor.moc"
