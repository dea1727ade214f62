// SPDX-License-Identifier: GPL-3.0-or-later
// Drawing on what is set up: in the editor and in a demonstration, and where the drawings go then.
#include "engine/text/KeptSetups.h"
#include "engine/text/RecordWriter.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/SetupHands.h"
#include "ui/editor/Demonstration.h"
#include "ui/match/Worksheet.h"
#include "ui/panels/GameLine.h"
#include "ui/panels/MovesDock.h"
#include "ui/panels/Panel.h"
#include "ui/widgets/MessageBar.h"

#include <QDockWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QToolButton>

using namespace ringford;
using namespace ringford::ui;
using test::AskedHands;

namespace {

/** Somebody who draws on what is set up. */
struct DrawerHands : AskedHands {
    const Board& board() { return window.model().description().board; }
    Drawings drawnOn(const SetupStage& stage) { return drawingsOf(stage.document().comments(), board()); }
    void dragRight(const char* from, const char* to)
    {
        const auto at = [&](const char* cell) { return window.board().cellRect(*board().find(cell)).center(); };
        QWidget* const viewport = window.board().viewport();
        QTest::mousePress(viewport, Qt::RightButton, {}, at(from));
        for (int step = 1; step <= 5; ++step)
            QTest::mouseMove(viewport, at(from) + (at(to) - at(from)) * step / 5);
        QTest::mouseRelease(viewport, Qt::RightButton, {}, at(to));
    }
};

} // namespace

class TestMainWindowSetupDraw : public QObject {
    Q_OBJECT

private slots:
    void oneDrawsWhileSettingUp_data()
    {
        QTest::addColumn<bool>("edits");
        QTest::newRow("editor") << true;
        QTest::newRow("demonstration") << false;
    }
    void oneDrawsWhileSettingUp()
    {
        QFETCH(const bool, edits);
        DrawerHands hands;
        (edits ? hands.window.commands()[Command::EditPosition] : hands.window.commands()[Command::Demonstration])
            ->trigger();
        SetupStage& stage = edits ? static_cast<SetupStage&>(hands.window.editing()) : hands.window.demonstration();
        // With the right button: a drag draws, a click takes off.
        hands.dragRight("a3", "c5");
        QCOMPARE(hands.drawnOn(stage).arrows.size(), std::size_t(1));
        hands.dragRight("e2", "e5");
        QCOMPARE(hands.drawnOn(stage).arrows.size(), std::size_t(2));
        QCOMPARE(stage.document().contents().pieces.size(), std::size_t(32));
        hands.dragRight("e2", "e2");
        QCOMPARE(stage.document().contents().pieces.size(), std::size_t(31));
        QCOMPARE(hands.drawnOn(stage).arrows.size(), std::size_t(2));
        // It is undone like everything else.
        hands.key(Qt::Key_Z, Qt::ControlModifier);
        hands.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(hands.drawnOn(stage).arrows.size(), std::size_t(1));
        QCOMPARE(stage.document().contents().pieces.size(), std::size_t(32));
        hands.window.commands()[Command::UndoEdit]->trigger();
        QVERIFY(hands.drawnOn(stage).isEmpty());
        QVERIFY(!hands.window.commands()[Command::UndoEdit]->isEnabled() &&
                hands.window.commands()[Command::RedoEdit]->isEnabled());
        // With the bar.
        hands.window.commands()[Command::Draw]->trigger();
        QVERIFY(stage.isOn());
        hands.key(Qt::Key_O);
        hands.click("d4");
        QCOMPARE(hands.drawnOn(stage).rings.size(), std::size_t(1));
        hands.window.commands()[Command::Draw]->trigger();
        QVERIFY(stage.isOn());
        hands.drag("a1", "a4");
        QVERIFY(hands.window.board().boardScene().pieceOn(*hands.board().find("a4")));
        // The game has none of it.
        stage.leave();
        QVERIFY(hands.window.model().viewedNode()->comments().empty());
    }

    void aDemonstrationHasTheGamesDrawings()
    {
        DrawerHands hands;
        hands.dragRight("a3", "c5");
        hands.window.model().setComments(hands.window.model().viewedNode(), {"look here [%cal Ga3c5]"});
        hands.window.commands()[Command::Demonstration]->trigger();
        Demonstration& shown = hands.window.demonstration();
        QCOMPARE(hands.drawnOn(shown).arrows.size(), std::size_t(1));
        QVERIFY(!shown.action("keep")->isEnabled() && !shown.action("reset")->isEnabled());
        hands.dragRight("e2", "e5");
        QVERIFY(shown.action("keep")->isEnabled());
        shown.action("reset")->trigger();
        QCOMPARE(hands.drawnOn(shown).arrows.size(), std::size_t(1));
        // The game's own position is kept with other drawings, too.
        hands.dragRight("e2", "e5");
        shown.action("keep")->trigger();
        QVERIFY(!shown.action("keep")->isEnabled());
        shown.action("previousKept")->trigger();
        QCOMPARE(hands.drawnOn(shown).arrows.size(), std::size_t(1));
        shown.action("nextKept")->trigger();
        QCOMPARE(hands.drawnOn(shown).arrows.size(), std::size_t(2));
    }

    void drawingsAreKeptWithThePosition()
    {
        DrawerHands hands;
        hands.window.commands()[Command::Demonstration]->trigger();
        Demonstration& shown = hands.window.demonstration();
        hands.drag("a1", "d5");
        hands.dragRight("d5", "d7");
        const Drawings drawn = hands.drawnOn(shown);
        shown.action("keep")->trigger();
        QVERIFY(!shown.action("keep")->isEnabled());
        shown.action("previousKept")->trigger();
        QVERIFY(hands.drawnOn(shown).isEmpty());
        shown.action("nextKept")->trigger();
        QCOMPARE(hands.drawnOn(shown).arrows.size(), std::size_t(1));
        QVERIFY(hands.drawnOn(shown) == drawn);
        // More of it takes the place of what was kept; the game itself has nothing drawn.
        hands.dragRight("d5", "g5");
        shown.action("keep")->trigger();
        const Comments& comments = hands.window.model().viewedNode()->comments();
        QCOMPARE(keptSetups(comments, hands.board()).size(), std::size_t(1));
        QVERIFY(drawingsOf(comments, hands.board()).isEmpty());
        shown.leave();
        hands.window.model().setModified(false);
        QVERIFY(hands.window.close());
    }

    void drawingsGoIntoTheGame()
    {
        for (const bool edits : {true, false}) {
            DrawerHands hands;
            (edits ? hands.window.commands()[Command::EditPosition] : hands.window.commands()[Command::Demonstration])
                ->trigger();
            SetupStage& stage = edits ? static_cast<SetupStage&>(hands.window.editing()) : hands.window.demonstration();
            hands.drag("e2", "e4");
            hands.dragRight("e4", "e5");
            stage.action(edits ? "playFromHere" : "keepAsGame")->trigger();
            QVERIFY(!stage.isOn());
            QCOMPARE(drawingsOf(hands.window.model().viewedNode()->comments(), hands.board()).arrows.size(),
                     std::size_t(1));
        }
    }

    void drawingsGoOntoTheWorksheet()
    {
        DrawerHands hands;
        hands.window.commands()[Command::EditPosition]->trigger();
        hands.drag("e2", "e4");
        hands.dragRight("e4", "e5");
        hands.window.commands()[Command::AddToWorksheet]->trigger();
        const Worksheet& sheet = hands.window.worksheet();
        QCOMPARE(sheet.rowCount(), 1);
        QCOMPARE(drawingsOf(sheet.tasks().front().start()->comments(), hands.board()).arrows.size(), std::size_t(1));
        QVERIFY(!hands.window.editing().isUnkept()); // it is on the sheet
    }

    void drawingAndPuttingTakeTurns()
    {
        DrawerHands hands;
        hands.window.commands()[Command::EditPosition]->trigger();
        hands.window.commands()[Command::Draw]->trigger();
        auto& edit = hands.window.editing();
        QVERIFY(&hands.window.board().tool() != &edit.tool());
        edit.palette().button(Brush{})->click(); // the hand, which was in hand before
        QVERIFY(&hands.window.board().tool() == &edit.tool());
        QVERIFY(!hands.window.commands()[Command::Draw]->isChecked());
        hands.window.commands()[Command::Draw]->trigger();
        hands.key(Qt::Key_Escape);
        hands.window.commands()[Command::EditPosition]->trigger();
        QVERIFY(!hands.window.commands()[Command::Draw]->isChecked());
        hands.drag("e2", "e4"); // played
        QCOMPARE(hands.lastEntry(), QStringLiteral("e2-e4"));
    }
};

RINGFORD_TEST(TestMainWindowSetupDraw)
#include "test_mainwindow_setup_draw.moc"
