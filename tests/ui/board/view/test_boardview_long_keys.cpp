// SPDX-License-Identifier: GPL-3.0-or-later
// Boards with rivers by keys: the cursor at water, and which part of the board is seen.
#include "tests/support/TestProgram.h"
#include "tests/support/ui/LongHands.h"

#include <QScrollBar>

using namespace ringford;
using namespace ringford::test;

class TestBoardViewLongKeys : public QObject {
    Q_OBJECT

private slots:
    void theCursorKeepsItsFileOverWater()
    {
        BoardHands hands(longMatch("", {{"teams", "4"}}));
        const auto leads = [&](std::string_view from, Qt::Key key, std::string_view to) {
            hands.point(from);
            hands.key(key);
            return hands.view.cursorCell() == hands.cell(to);
        };
        QVERIFY(leads("h1", Qt::Key_Up, "f1")); // not onto the bridge beside
        QVERIFY(leads("f1", Qt::Key_Down, "h1"));
        QVERIFY(leads("h2", Qt::Key_Up, "g2")); // which is a bridge itself
        QVERIFY(leads("c6", Qt::Key_Right, "c8"));
        QVERIFY(leads("e7", Qt::Key_Up, "b7")); // two ranks of water
        hands.view.turn();
        QVERIFY(leads("c6", Qt::Key_Up, "c8") || leads("c6", Qt::Key_Down, "c8"));
    }

    void theCursorStaysWhereTheBoardEndsInWater()
    {
        BoardHands hands(longMatch("", {{"teams", "4"}}));
        hands.point("b7");
        hands.key(Qt::Key_Up); // a7 is water, and nothing lies beyond
        QCOMPARE(hands.view.cursorCell(), hands.cell("b7"));
        hands.key(Qt::Key_Left);
        QCOMPARE(hands.view.cursorCell(), hands.cell("b6"));
    }

    void keysMoveWhatIsSeen()
    {
        BoardHands hands(longMatch(), kLongWindow);
        const QScrollBar* const bar = hands.view.horizontalScrollBar();
        hands.view.setFocus();
        hands.key(Qt::Key_PageDown);
        QCOMPARE(bar->maximum(), bar->minimum()); // all is seen
        hands.view.zoomToHeight();
        hands.view.zoomIn();
        hands.view.zoomIn();
        const auto seenFrom = [&](Qt::Key key, Qt::KeyboardModifiers modifiers) {
            hands.key(key, modifiers);
            return bar->value();
        };
        hands.view.horizontalScrollBar()->setValue(0);
        const double cell = hands.view.boardScene().boardLayout().cellSize();
        QCOMPARE(seenFrom(Qt::Key_Right, Qt::AltModifier | Qt::ShiftModifier), qRound(2 * cell));
        QCOMPARE(seenFrom(Qt::Key_Left, Qt::AltModifier | Qt::ShiftModifier), 0);
        const int page = seenFrom(Qt::Key_PageDown, {});
        QVERIFY(page > hands.view.viewport()->width() / 2 && page < hands.view.viewport()->width());
        QCOMPARE(seenFrom(Qt::Key_PageUp, {}), 0);
        QScrollBar* const down = hands.view.verticalScrollBar();
        down->setValue(0);
        hands.key(Qt::Key_Down, Qt::AltModifier | Qt::ShiftModifier);
        QVERIFY(down->value() > 0 && bar->value() == 0);
    }

    void aReasonGoesWithTheTool()
    {
        BoardHands hands(longMatch("white: Fe2 Pe6 Pg5; black: Fe36 Ne37; turn: white", {{"mines", "on"}}),
                         kLongWindow);
        hands.view.playTool().setGameTool(toolNamed(hands, "mine"));
        hands.click("a20");
        QVERIFY(!hands.view.reason().isEmpty());
        hands.view.playTool().setGameTool(0);
        QCOMPARE(hands.view.reason(), "");
    }
};

RINGFORD_TEST(TestBoardViewLongKeys)
#include "test_boardview_long_keys.moc"
