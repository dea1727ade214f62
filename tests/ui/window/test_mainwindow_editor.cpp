// SPDX-License-Identifier: GPL-3.0-or-later
// Positions are edited, in every game: by mouse, by keyboard alone, and undone.
#include "engine/play/SetupEdits.h"
#include "engine/play/SetupSketch.h"
#include "tests/support/Dice.h"
#include "tests/support/Matches.h"
#include "tests/support/Positions.h"
#include "tests/support/TestGames.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/WindowHands.h"
#include "ui/Commands.h"
#include "ui/board/BoardView.h"
#include "ui/editor/EditSession.h"
#include "ui/editor/EditTool.h"
#include "ui/editor/FactsPanel.h"
#include "ui/editor/GroupFields.h"
#include "ui/editor/GroupsPanel.h"
#include "ui/editor/Palette.h"
#include "ui/editor/ProblemsPanel.h"
#include "ui/editor/SetupDocument.h"
#include "ui/models/ClockModel.h"
#include "ui/models/MatchModel.h"
#include "ui/panels/MessageBar.h"
#include "ui/panels/MovesDock.h"

#include <QAbstractButton>
#include <QAction>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QSpinBox>
#include <QTest>

#include <algorithm>

using namespace ringford;
using namespace ringford::ui;
using namespace ringford::test;

namespace {

/** A window whose position is edited. */
struct Hands : WindowHands {
    explicit Hands(const char* id = "orthodox", const char* setup = "", const OptionValues& options = {})
    {
        window.resize(1280, 800);
        window.model().replace(matchOf(id, setup, options));
        window.commands().editPosition->trigger();
        QCoreApplication::processEvents();
    }
    ~Hands() { window.model().setModified(false); }

    EditSession& edit() { return window.editing(); }
    SetupDocument& document() { return edit().document(); }
    const GameDescription& game() { return document().description(); }
    QString now() { return QString::fromStdString(writeSetup(document().setup())); }
    Cell cell(std::string_view name) { return *game().board.find(name); }
    QPoint at(Cell cell) { return window.board().cellRect(cell).center(); }
    QWidget* viewport() { return window.board().viewport(); }

    /** Takes a piece or marker of an army in hand. */
    void take(char letter, int army)
    {
        const PieceKind kind = *game().findKind(letter);
        const bool isMarker = game().kind(kind).isMarker;
        take({isMarker ? Brush::Kind::Marker : Brush::Kind::Piece, kind, army, 0});
    }
    void take(const Brush& brush)
    {
        QAbstractButton* const button = edit().palette().button(brush);
        if (!button)
            qFatal("no such button");
        button->click();
    }
    void dragTo(Cell from, QPoint to, Qt::MouseButton button = Qt::LeftButton, Qt::KeyboardModifiers modifiers = {})
    {
        constexpr int kSteps = 6;
        QTest::mousePress(viewport(), button, modifiers, at(from));
        for (int i = 1; i <= kSteps; ++i)
            QTest::mouseMove(viewport(), at(from) + (to - at(from)) * i / kSteps);
        QTest::mouseRelease(viewport(), button, modifiers, to);
    }
    const PlacedPiece* pieceAt(Cell cell)
    {
        const auto& pieces = document().contents().pieces;
        const auto found = std::ranges::find(pieces, cell, &PlacedPiece::cell);
        return found == pieces.end() ? nullptr : &*found;
    }
    /** Cells on which nothing is, and that are seen, in order. */
    std::vector<Cell> emptyCells()
    {
        std::vector<Cell> cells;
        for (std::uint16_t index = 0; index < game().board.cellCount(); ++index) {
            const auto& markers = document().contents().markers;
            if (!pieceAt(Cell{index}) && std::ranges::find(markers, Cell{index}, &Marker::cell) == markers.end() &&
                viewport()->rect().contains(at(Cell{index})))
                cells.push_back(Cell{index});
        }
        return cells;
    }
    QListWidget& problems() { return edit().problems().list(); }
};

void addGames()
{
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<QByteArray>("options");
    for (const GameChoice& choice : gameChoices(1)) {
        const GameDescription& game = choice.game->description();
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
    void everyGameIsEditedByMouse_data() { addGames(); }
    void everyGameIsEditedByMouse();
    void everyChangeIsUndone_data() { addGames(); }
    void everyChangeIsUndone();
    void byKeyboardAlone();
    void digitsAndLettersPutPieces();
    void strokesAreUndoneTogether();
    void strokesAreLedOnByKeys();
    void leavingKeepsWhatWasEdited();
    void anotherGameEndsEditing();
    void playWaitsMeanwhile();
    void pastingTellsWhatIsWrongAndWhere();
    void problemsLeadToTheirPlaces();
    void factsOfPiecesAreChanged();
    void groupsAreChanged();
    void stockpilesAndPlayersAreChanged();
    void minesAndFlagsArePut();
};

void TestMainWindowEditor::everyGameIsEditedByMouse()
{
    QFETCH(const QByteArray, id);
    Hands hands(id.constData(), "", fetchedOptions());
    const QString before = hands.now();
    const auto empty = hands.emptyCells();
    QVERIFY(empty.size() > 4);
    const char letter = hands.game().kinds.front().letter;
    // Painted by a click, taken off by the next; painted by dragging; taken off by the right button.
    hands.take(letter, 0);
    QTest::mouseClick(hands.viewport(), Qt::LeftButton, {}, hands.at(empty[0]));
    QVERIFY(hands.pieceAt(empty[0]));
    QCOMPARE(hands.pieceAt(empty[0])->piece.side, sidesOn(hands.game(), hands.game().board.place(empty[0]).face)[0]);
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

/** Whatever is done to a setup, undoing it all gives the one before, change by change. */
void TestMainWindowEditor::everyChangeIsUndone()
{
    QFETCH(const QByteArray, id);
    Hands hands(id.constData(), "", fetchedOptions());
    Dice dice(3);
    EditTool& tool = hands.edit().tool();
    QStringList setups{hands.now()};
    const auto cells = static_cast<std::size_t>(hands.game().board.cellCount());
    for (int round = 0; round < 30; ++round) {
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

void TestMainWindowEditor::byKeyboardAlone()
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

void TestMainWindowEditor::digitsAndLettersPutPieces()
{
    Hands hands("circular", "", {{"players", "3"}});
    hands.edit().action("clear")->trigger();
    hands.window.board().setCursorCell(hands.cell("b7"));
    hands.key(Qt::Key_3);
    hands.key(Qt::Key_N);
    QVERIFY(hands.pieceAt(hands.cell("b7")));
    QCOMPARE(hands.pieceAt(hands.cell("b7"))->piece.side, Side{2});
    hands.key(Qt::Key_N);
    QVERIFY(!hands.pieceAt(hands.cell("b7")));
    // F is no piece here: it turns the board, as ever.
    const double turned = hands.window.board().boardScene().turned();
    hands.key(Qt::Key_F);
    QVERIFY(hands.window.board().boardScene().turned() != turned);
}

void TestMainWindowEditor::strokesAreUndoneTogether()
{
    Hands hands;
    const QString before = hands.now();
    hands.take('P', 0);
    hands.dragTo(hands.cell("a4"), hands.at(hands.cell("h4")));
    QVERIFY(hands.pieceAt(hands.cell("a4")) && hands.pieceAt(hands.cell("h4")));
    QCOMPARE(hands.document().edits().count(), 1);
    hands.key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(hands.now(), before);
    hands.dragTo(hands.cell("a2"), hands.at(hands.cell("h2")), Qt::RightButton);
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

void TestMainWindowEditor::strokesAreLedOnByKeys()
{
    Hands hands;
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
    QVERIFY(hands.pieceAt(hands.cell("a2")) && !hands.pieceAt(hands.cell("b2")) && !hands.pieceAt(hands.cell("c2")));
    QCOMPARE(hands.document().edits().count(), 1);
}

void TestMainWindowEditor::leavingKeepsWhatWasEdited()
{
    Hands hands;
    const QString played = hands.setup();
    hands.edit().action("clear")->trigger();
    hands.key(Qt::Key_Escape);
    QVERIFY(!hands.edit().isOn());
    QCOMPARE(hands.setup(), played);
    QCOMPARE(hands.window.board().boardScene().contents().pieces.size(), std::size_t{32});
    hands.window.commands().editPosition->trigger();
    QVERIFY(hands.document().contents().pieces.empty());
    QVERIFY(hands.window.board().boardScene().contents().pieces.empty());
    QVERIFY(hands.window.messages().isVisible());
    QVERIFY(hands.edit().action("undo")->isEnabled());
    hands.edit().action("undo")->trigger();
    QVERIFY(!hands.edit().action("undo")->isEnabled() && hands.edit().action("redo")->isEnabled());
    QCOMPARE(hands.now(), played);
    hands.edit().action("leave")->trigger();
    // Nothing else is new, so nothing is told.
    hands.window.commands().editPosition->trigger();
    QVERIFY(!hands.window.messages().isVisible());
    hands.window.close(); // in the middle of it
    QVERIFY(!hands.edit().isOn());
}

void TestMainWindowEditor::anotherGameEndsEditing()
{
    Hands hands;
    hands.edit().action("clear")->trigger();
    hands.window.model().replace(matchOf("longchess"));
    QVERIFY(!hands.edit().isOn());
    QVERIFY(!hands.window.commands().editPosition->isChecked());
    QVERIFY(!hands.window.board().boardScene().contents().pieces.empty());
    hands.window.commands().editPosition->trigger();
    QVERIFY(hands.edit().isOn());
    QCOMPARE(hands.document().description().id, std::string("longchess"));
    QVERIFY(!hands.document().contents().pieces.empty());
}

void TestMainWindowEditor::playWaitsMeanwhile()
{
    WindowHands hands;
    Match match = matchOf("orthodox");
    match.tags().clock = "5";
    hands.window.model().replace(std::move(match));
    hands.drag("e2", "e4");
    QVERIFY(hands.window.moves().isVisible());
    hands.window.commands().editPosition->trigger();
    QVERIFY(hands.window.clocks().isPaused());
    QVERIFY(!hands.window.moves().isVisible());
    QVERIFY(!hands.window.commands().takeBack->isEnabled());
    hands.drag("e7", "e5");
    QCOMPARE(hands.lastEntry(), QString("e2-e4"));
    hands.key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(hands.lastEntry(), QString("e2-e4"));
    hands.window.commands().editPosition->trigger();
    QVERIFY(hands.window.moves().isVisible());
    QVERIFY(hands.window.commands().takeBack->isEnabled());
    hands.window.clocks().toggle();
    hands.drag("e7", "e5");
    QCOMPARE(hands.lastEntry(), QString("e7-e5"));
    hands.window.model().setModified(false);
}

void TestMainWindowEditor::pastingTellsWhatIsWrongAndWhere()
{
    Hands hands;
    const QString before = hands.now();
    const auto paste = [&](const char* text) {
        QGuiApplication::clipboard()->setText(text);
        hands.window.commands().pastePosition->trigger();
    };
    paste("white: Ke1; black Ke8; turn: white");
    QVERIFY(hands.window.messages().isVisible());
    QVERIFY(hands.window.messages().text().contains("black Ke8"));
    QCOMPARE(hands.now(), before);
    paste("rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    QVERIFY(hands.window.messages().isVisible());
    QCOMPARE(hands.now(), before);
    // What is a setup but not of this game's rules can be looked at and mended.
    paste("white: Ke1 Ke2 Xa1; black: Ke8; turn: white");
    QCOMPARE(hands.document().contents().pieces.size(), std::size_t{3});
    QCOMPARE(hands.problems().count(), 2);
    paste("4k3/8/8/8/8/8/8/4K3 b - - 3 9");
    QCOMPARE(hands.now(), QString("white: Ke1; black: Ke8; turn: black; quiet: 3"));
    hands.window.commands().copyPosition->trigger();
    QCOMPARE(QGuiApplication::clipboard()->text(), hands.now());
    QVERIFY(hands.edit().isOn());
}

void TestMainWindowEditor::problemsLeadToTheirPlaces()
{
    Hands hands;
    QGuiApplication::clipboard()->setText("white: Ke1 Pa8 Zb3; black:; turn: nobody");
    hands.window.commands().pastePosition->trigger();
    const auto choose = [&](const QString& part) {
        for (int row = 0; row < hands.problems().count(); ++row) {
            if (!hands.problems().item(row)->text().contains(part))
                continue;
            hands.problems().setCurrentRow(row);
            emit hands.problems().itemActivated(hands.problems().item(row));
            return true;
        }
        return false;
    };
    QVERIFY(choose("Pa8"));
    QCOMPARE(hands.window.board().cursorCell(), hands.cell("a8"));
    QCOMPARE(hands.window.board().boardScene().picture().dangers, std::vector{hands.cell("a8")});
    QVERIFY(choose("nobody"));
    QVERIFY(hands.edit().groups().field("turn")->isAncestorOf(QApplication::focusWidget()));
    QVERIFY(choose("Zb3"));
    QCOMPARE(hands.window.board().cursorCell(), hands.cell("b3"));
    hands.problems().setFocus();
    hands.key(Qt::Key_Delete);
    QVERIFY(!hands.now().contains("Zb3"));
}

void TestMainWindowEditor::factsOfPiecesAreChanged()
{
    Hands hands("circular", "", {{"players", "2"}});
    auto* const facts = hands.find<FactsPanel>("facts");
    const Cell pawn = hands.document().contents().pieces.front().cell;
    const auto isPawn = [](const PlacedPiece& placed) { return placed.facts.heading.has_value(); };
    const auto placed = std::ranges::find_if(hands.document().contents().pieces, isPawn);
    QVERIFY(placed != hands.document().contents().pieces.end());
    const Cell at = placed->cell;
    const auto headed = *placed->facts.heading;
    QTest::mouseClick(hands.viewport(), Qt::LeftButton, {}, hands.at(at));
    QCoreApplication::processEvents();
    auto lists = facts->findChildren<QComboBox*>();
    QCOMPARE(lists.size(), 2);
    lists[0]->setCurrentIndex(1 - lists[0]->currentIndex());
    emit lists[0]->activated(lists[0]->currentIndex());
    QVERIFY(hands.pieceAt(at)->facts.heading != headed);
    QCoreApplication::processEvents();
    lists = facts->findChildren<QComboBox*>();
    lists[1]->setCurrentIndex(4);
    emit lists[1]->activated(4);
    QCOMPARE(hands.pieceAt(at)->facts.travelled, std::optional<std::uint8_t>(4));
    hands.key(Qt::Key_Z, Qt::ControlModifier);
    hands.key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(hands.pieceAt(at)->facts.heading == headed);
    Q_UNUSED(pawn);
}

void TestMainWindowEditor::groupsAreChanged()
{
    Hands hands("strategic", "", {{"boards", "2"}});
    GroupsPanel& groups = hands.edit().groups();
    const auto choose = [](QComboBox* list, int choice) {
        list->setCurrentIndex(choice);
        emit list->activated(choice);
    };
    const auto turns = groups.field("turn")->findChildren<QComboBox*>();
    QCOMPARE(turns.size(), 2);
    choose(turns[1], 2);
    QVERIFY2(hands.now().contains("turn: 1w 2b"), qPrintable(hands.now()));
    choose(turns[0], 0);
    const auto closed = groups.field("closed")->findChildren<QComboBox*>();
    choose(closed[0], 2);
    QVERIFY2(hands.now().contains("turn: 2b; closed: 1=b"), qPrintable(hands.now()));
    groups.field("quiet")->findChild<QSpinBox*>()->setValue(12);
    QVERIFY(hands.now().endsWith("closed: 1=b; quiet: 12"));
    QVERIFY(hands.document().problems().empty());
    QCOMPARE(hands.window.board().boardScene().contents().closed.size(), std::size_t{1});
    hands.key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(groups.field("quiet")->findChild<QSpinBox*>()->value(), 0);
    hands.edit().action("turnOver")->trigger();
    QVERIFY2(hands.now().contains("turn: 2w; closed: 1=w"), qPrintable(hands.now()));
}

void TestMainWindowEditor::stockpilesAndPlayersAreChanged()
{
    Hands hands("multiplayer", "", {{"players", "3"}});
    GroupsPanel& groups = hands.edit().groups();
    const auto lines = groups.field("stock")->findChildren<QLineEdit*>();
    QCOMPARE(lines.size(), 3);
    lines[1]->setText("Qw#3, Pb#1");
    emit lines[1]->editingFinished();
    QVERIFY2(hands.now().contains("stock: B=Pb#1,Qw#3"), qPrintable(hands.now()));
    QCOMPARE(lines[1]->text(), QString("Pb#1 Qw#3"));
    const auto players = groups.field("seats")->findChildren<QComboBox*>();
    QCOMPARE(players.size(), 6);
    for (const int list : {2, 3}) {
        players[list]->setCurrentIndex(0);
        emit players[list]->activated(0);
    }
    QVERIFY2(hands.now().contains("seats: 1=AB 3=CA"), qPrintable(hands.now()));
    QVERIFY(!hands.document().problems().empty());
}

void TestMainWindowEditor::minesAndFlagsArePut()
{
    Hands hands("longchess", "", {{"mines", "on"}});
    hands.window.board().zoomToFit();
    const auto empty = hands.emptyCells();
    hands.take('M', 1);
    QTest::mouseClick(hands.viewport(), Qt::LeftButton, {}, hands.at(empty[3]));
    const std::string name = hands.game().board.name(empty[3]);
    QVERIFY(hands.now().contains(QString::fromStdString("mines: " + hands.game().seats[1].name + '=' + name)));
    QTest::mouseClick(hands.viewport(), Qt::RightButton, {}, hands.at(empty[3]));
    QVERIFY(!hands.now().contains("mines"));
    // A flag that a piece carries goes with it.
    hands.edit().action("clear")->trigger();
    hands.take('R', 0);
    QTest::mouseClick(hands.viewport(), Qt::LeftButton, {}, hands.at(empty[3]));
    hands.take('F', 1);
    QTest::mouseClick(hands.viewport(), Qt::LeftButton, {}, hands.at(empty[3]));
    QVERIFY(hands.document().contents().markers.front().carried);
    hands.take(Brush{});
    hands.dragTo(empty[3], hands.at(empty[5]));
    QCOMPARE(hands.document().contents().markers.front().cell, empty[5]);
    QVERIFY(hands.document().contents().markers.front().carried);
}

RINGFORD_TEST(TestMainWindowEditor)
#include "test_mainwindow_editor.moc"
