// SPDX-License-Identifier: GPL-3.0-or-later
// Tools of a board: which one gets what hands and keys do.
#include "tests/support/TestProgram.h"
#include "tests/support/ui/BoardHands.h"
#include "ui/board/tools/BoardTool.h"

#include <QGuiApplication>
#include <QSignalSpy>
#include <QStyleHints>
#include <QTest>

using namespace ringford;
using ringford::test::BoardHands;
using ringford::test::matchOf;

namespace {

/** Writes down what it is told. */
class ListeningTool : public ui::BoardTool {
public:
    void press(const ui::BoardPointer& at) override { note("press", at); }
    void drag(const ui::BoardPointer& at) override
    {
        if (heard.isEmpty() || !heard.back().startsWith(QStringLiteral("drag")))
            note("drag", at);
    }
    void release(const ui::BoardPointer& at) override { note("release", at); }
    void hover(const ui::BoardPointer& /*at*/) override {}
    void activate(const Touch& /*touch*/) override { heard << QStringLiteral("activate"); }
    bool cancel() override
    {
        heard << QStringLiteral("cancel");
        return false;
    }
    bool takesRightButton() const override { return takesRight; }
    bool pressKey(int key, Qt::KeyboardModifiers /*modifiers*/, Cell /*cursor*/) override
    {
        if (key == Qt::Key_E)
            heard << QStringLiteral("key");
        return key == Qt::Key_E;
    }
    bool canUndo() const override { return true; }
    void undo() override { heard << QStringLiteral("undo"); }
    Qt::CursorShape shapeAt(const ui::BoardPointer& /*at*/) override { return Qt::CrossCursor; }
    void reset() override {}
    void rearranged() override {}

    QStringList heard;
    bool takesRight = false;

private:
    void note(const char* what, const ui::BoardPointer& at)
    {
        heard << QStringLiteral("%1 %2").arg(QLatin1String(what), at.button == Qt::RightButton ? QLatin1String("right")
                                                                                               : QLatin1String("left"));
    }
};

const QStringList kRightDrag = {QStringLiteral("press right"), QStringLiteral("drag right"),
                                QStringLiteral("release right")};

void rightDrag(BoardHands& hands, QPoint from, QPoint to)
{
    QTest::mousePress(hands.view.viewport(), Qt::RightButton, {}, from);
    for (int i = 1; i <= 4; ++i)
        QTest::mouseMove(hands.view.viewport(), from + (to - from) * i / 4);
    QTest::mouseRelease(hands.view.viewport(), Qt::RightButton, {}, to);
}

} // namespace

class TestBoardViewTools : public QObject {
    Q_OBJECT

private slots:
    void theToolInUseGetsHandsAndKeys()
    {
        BoardHands hands(matchOf("checkers"));
        ListeningTool tool;
        QSignalSpy changed(&hands.view, &ui::BoardView::toolChanged);
        hands.view.setTool(tool);
        QCOMPARE(changed.count(), 1);
        QCOMPARE(&hands.view.tool(), static_cast<ui::BoardTool*>(&tool));
        hands.drag("b2", "c3");
        QCOMPARE(tool.heard, QStringList({"press left", "drag left", "release left"}));
        QCOMPARE(hands.lastEntry(), ""); // nothing was played
        tool.heard.clear();
        hands.point("b2");
        hands.key(Qt::Key_Return);
        hands.key(Qt::Key_E);
        hands.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(tool.heard, QStringList({"activate", "key", "undo"}));
        hands.view.setPlayTool();
        hands.drag("b2", "c3");
        QCOMPARE(hands.lastEntry(), "b2-c3");
    }

    void itTakesWhatTheOneBeforeHeldOutOfItsHand()
    {
        BoardHands hands(matchOf("checkers"));
        hands.click("b2");
        QVERIFY(!hands.targets().isEmpty());
        ListeningTool tool;
        hands.view.setTool(tool);
        QVERIFY(hands.targets().isEmpty());
    }

    void aToolThatIsGoneLeavesTheBoardToPlay()
    {
        BoardHands hands(matchOf("checkers"));
        {
            ListeningTool tool;
            hands.view.setTool(tool);
            hands.view.setRightTool(&tool);
        }
        rightDrag(hands, hands.at("b2"), hands.at("c3"));
        hands.drag("b2", "c3");
        QCOMPARE(hands.lastEntry(), "b2-c3");
    }

    void theRightButtonGoesToTheToolForIt()
    {
        BoardHands hands(matchOf("checkers"));
        rightDrag(hands, hands.at("b2"), hands.at("c3")); // there is none yet
        QCOMPARE(hands.lastEntry(), "");
        ListeningTool right;
        hands.view.setRightTool(&right);
        hands.click("b2");
        rightDrag(hands, hands.at("b2"), hands.at("c3"));
        QCOMPARE(right.heard, kRightDrag);
        hands.click("c3"); // what was picked up is still in hand
        QCOMPARE(hands.lastEntry(), "b2-c3");
    }

    void aToolMayTakeTheRightButtonItself()
    {
        BoardHands hands(matchOf("checkers"));
        ListeningTool right, tool;
        hands.view.setRightTool(&right);
        tool.takesRight = true;
        hands.view.setTool(tool);
        rightDrag(hands, hands.at("b2"), hands.at("c3"));
        QCOMPARE(tool.heard, kRightDrag);
        QVERIFY(right.heard.isEmpty());
    }

    void aSecondButtonDuringARightDragPutsBack()
    {
        BoardHands hands(matchOf("checkers"));
        ListeningTool right;
        hands.view.setRightTool(&right);
        QWidget* const viewport = hands.view.viewport();
        QTest::mousePress(viewport, Qt::RightButton, {}, hands.at("b2"));
        QTest::mouseMove(viewport, hands.at("d4"));
        QTest::mousePress(viewport, Qt::LeftButton, {}, hands.at("d4"));
        QTest::mouseRelease(viewport, Qt::LeftButton, {}, hands.at("d4"));
        QTest::mouseRelease(viewport, Qt::RightButton, {}, hands.at("d4"));
        QCOMPARE(right.heard, QStringList({"press right", "drag right", "cancel"}));
    }

    void aLongPressOfAFingerIsARightClick()
    {
        BoardHands hands(matchOf("checkers"));
        ListeningTool right;
        hands.view.setRightTool(&right);
        QGuiApplication::styleHints()->setMousePressAndHoldInterval(60);
        QPointingDevice* const finger = QTest::createTouchDevice();
        QTest::touchEvent(&hands.view, finger).press(0, hands.at("b2"), hands.view.viewport());
        QTRY_COMPARE_WITH_TIMEOUT(right.heard, QStringList({"press right"}), 2000);
        QTest::touchEvent(&hands.view, finger).release(0, hands.at("b2"), hands.view.viewport());
        QCOMPARE(right.heard, QStringList({"press right", "release right"}));
        QVERIFY(hands.targets().isEmpty()); // nor is the piece picked up
    }

    void aFingerThatMovesIsNoLongPress()
    {
        BoardHands hands(matchOf("checkers"));
        ListeningTool right;
        hands.view.setRightTool(&right);
        QGuiApplication::styleHints()->setMousePressAndHoldInterval(60);
        QPointingDevice* const finger = QTest::createTouchDevice();
        QWidget* const viewport = hands.view.viewport();
        QTest::touchEvent(&hands.view, finger).press(0, hands.at("b2"), viewport);
        QTest::touchEvent(&hands.view, finger).move(0, hands.at("c3"), viewport);
        QTest::qWait(150);
        QTest::touchEvent(&hands.view, finger).release(0, hands.at("c3"), viewport);
        QVERIFY(right.heard.isEmpty());
        QCOMPARE(hands.lastEntry(), "b2-c3");
    }
};

RINGFORD_TEST(TestBoardViewTools)
#include "test_boardview_tools.moc"
