// SPDX-License-Identifier: GPL-3.0-or-later
// Drawing on the board: by right button, by the pens of the bar, by keyboard, by finger.
#include "tests/support/TestProgram.h"
#include "tests/support/ui/BoardHands.h"
#include "ui/board/view/DrawTool.h"
#include "ui/match/DrawingPad.h"

#include <QGuiApplication>
#include <QSignalSpy>
#include <QStyleHints>
#include <QTest>
#include <QUndoStack>

using namespace ringford;
using ringford::test::BoardHands;
using ringford::test::matchOf;

namespace {

using Pen = ui::DrawTool::Pen;

/** A board that can be drawn on, as the window has it. */
struct Drawer {
    explicit Drawer(const char* game) : hands(matchOf(game)) { hands.view.setRightTool(tool); }

    void drag(const char* from, const char* to, Qt::MouseButton button, Qt::KeyboardModifiers modifiers = {})
    {
        QWidget* const viewport = hands.view.viewport();
        const QPoint a = hands.at(from), b = hands.at(to);
        QTest::mousePress(viewport, button, modifiers, a);
        for (int i = 1; i <= 4; ++i) {
            QMouseEvent move(QEvent::MouseMove, a + (b - a) * i / 4, viewport->mapToGlobal(a + (b - a) * i / 4),
                             Qt::NoButton, button, modifiers);
            QCoreApplication::sendEvent(viewport, &move);
        }
        QTest::mouseRelease(viewport, button, modifiers, b);
    }
    void rightClick(const char* cell, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mouseClick(hands.view.viewport(), Qt::RightButton, modifiers, hands.at(cell));
    }
    void enter(const char* cell)
    {
        hands.point(cell);
        hands.key(Qt::Key_Return);
    }
    QString comment() const
    {
        const Comments& comments = hands.model.viewedNode()->comments();
        return comments.empty() ? QString() : QString::fromStdString(comments.front());
    }
    const ui::BoardPicture& picture() const { return hands.view.boardScene().picture(); }

    QUndoStack edits;
    BoardHands hands;
    ui::DrawingPad pad{hands.model, edits};
    ui::DrawTool* tool = new ui::DrawTool(hands.view, pad);
};

} // namespace

class TestBoardViewDrawing : public QObject {
    Q_OBJECT

private slots:
    void aRightDragDrawsAnArrowAndAgainTakesItAway()
    {
        Drawer drawer("orthodox");
        drawer.drag("e2", "e4", Qt::RightButton);
        QCOMPARE(drawer.comment(), "[%cal Ge2e4]");
        QCOMPARE(drawer.picture().arrows.size(), std::size_t{1});
        drawer.drag("e2", "e4", Qt::RightButton);
        QCOMPARE(drawer.comment(), "");
        QVERIFY(drawer.picture().arrows.empty());
        QCOMPARE(drawer.hands.lastEntry(), ""); // nothing was played
    }

    void aRightClickDrawsARing()
    {
        Drawer drawer("orthodox");
        drawer.rightClick("d5");
        QCOMPARE(drawer.comment(), "[%csl Gd5]");
        QCOMPARE(drawer.picture().rings.size(), std::size_t{1});
        drawer.rightClick("d5");
        QCOMPARE(drawer.comment(), "");
        drawer.drag("d5", "d5", Qt::RightButton);
        QCOMPARE(drawer.comment(), "[%csl Gd5]");
    }

    void modifiersChooseTheColour()
    {
        Drawer drawer("orthodox");
        drawer.rightClick("a3", Qt::ShiftModifier);
        drawer.rightClick("b3", Qt::AltModifier);
        drawer.rightClick("c3", Qt::ShiftModifier | Qt::AltModifier);
        drawer.drag("a1", "a4", Qt::RightButton, Qt::ShiftModifier);
        QCOMPARE(drawer.comment(), "[%cal Ra1a4] [%csl Ra3,Bb3,Yc3]");
    }

    void anArrowIsSeenWhileItIsDrawn()
    {
        Drawer drawer("orthodox");
        QWidget* const viewport = drawer.hands.view.viewport();
        QTest::mousePress(viewport, Qt::RightButton, {}, drawer.hands.at("b1"));
        QTest::mouseMove(viewport, drawer.hands.at("b4"));
        QCOMPARE(drawer.picture().arrows.size(), std::size_t{1});
        QCOMPARE(drawer.comment(), "");
        QTest::mousePress(viewport, Qt::LeftButton, {}, drawer.hands.at("b4")); // puts back
        QVERIFY(drawer.picture().arrows.empty());
        QTest::mouseRelease(viewport, Qt::LeftButton, {}, drawer.hands.at("b4"));
        QTest::mouseRelease(viewport, Qt::RightButton, {}, drawer.hands.at("b4"));
        QCOMPARE(drawer.comment(), "");
    }

    void eachDrawingIsUndoneByItself()
    {
        Drawer drawer("orthodox");
        drawer.rightClick("d5");
        drawer.drag("e2", "e4", Qt::RightButton);
        drawer.edits.undo();
        QCOMPARE(drawer.comment(), "[%csl Gd5]");
        QVERIFY(drawer.picture().arrows.empty());
        drawer.edits.undo();
        QCOMPARE(drawer.comment(), "");
        drawer.edits.redo();
        drawer.edits.redo();
        QCOMPARE(drawer.comment(), "[%cal Ge2e4] [%csl Gd5]");
    }

    void playingKeepsDrawingsWhereTheyAre()
    {
        Drawer drawer("orthodox");
        drawer.rightClick("d5");
        drawer.hands.drag("e2", "e4");
        QVERIFY(drawer.picture().rings.empty()); // they are of the place before
        drawer.rightClick("a8");
        QVERIFY(drawer.hands.model.showPrevious());
        QCOMPARE(drawer.picture().rings.size(), std::size_t{1});
        QCOMPARE(drawer.picture().rings.front().cell, drawer.hands.cell("d5"));
        drawer.hands.click("a2"); // picks up a pawn
        QCOMPARE(drawer.comment(), "[%csl Gd5]");
    }

    void aClickClearsThemIfSoSet()
    {
        Drawer drawer("orthodox");
        ui::BoardAppearance appearance = drawer.hands.view.boardScene().appearance();
        appearance.input.clickClears = true;
        drawer.hands.view.setAppearance(appearance);
        drawer.rightClick("d5");
        QCOMPARE(drawer.comment(), "[%csl Gd5]");
        drawer.hands.click("d5");
        QCOMPARE(drawer.comment(), "");
        drawer.edits.undo();
        QCOMPARE(drawer.comment(), "[%csl Gd5]");
        drawer.pad.setLocked(true);
        drawer.hands.click("d5");
        QCOMPARE(drawer.comment(), "[%csl Gd5]");
    }

    void lockedNothingChanges()
    {
        Drawer drawer("orthodox");
        drawer.rightClick("d5");
        drawer.pad.setLocked(true);
        drawer.rightClick("d5");
        drawer.drag("e2", "e4", Qt::RightButton);
        drawer.tool->clear();
        QCOMPARE(drawer.comment(), "[%csl Gd5]");
        QVERIFY(!drawer.hands.view.reason().isEmpty()); // and it says so
        QVERIFY(drawer.picture().arrows.empty());
        drawer.pad.setLocked(false);
        drawer.tool->clear();
        QCOMPARE(drawer.comment(), "");
    }

    void pensDrawWithTheLeftButton()
    {
        Drawer drawer("orthodox");
        drawer.hands.view.setTool(*drawer.tool);
        drawer.tool->setColour(MarkColour::Blue);
        drawer.hands.drag("e2", "e4");
        drawer.tool->setPen(Pen::Fill);
        drawer.hands.click("e4");
        drawer.tool->setPen(Pen::Ring);
        drawer.hands.click("d4");
        QCOMPARE(drawer.comment(), "[%csl Bd4] [%fil Be4] [%cal Be2e4]");
        QSignalSpy wanted(drawer.tool, &ui::DrawTool::labelWanted);
        drawer.tool->setPen(Pen::Label);
        drawer.hands.click("c4");
        QCOMPARE(wanted.count(), 1);
        drawer.tool->write(drawer.hands.cell("c4"), QStringLiteral("here"));
        QCOMPARE(drawer.picture().labels.size(), std::size_t{1});
        drawer.tool->setPen(Pen::Eraser);
        drawer.hands.click("e4");
        QCOMPARE(drawer.comment(), "[%lbl c4 here] [%csl Bd4]");
        QCOMPARE(drawer.hands.lastEntry(), "");
    }

    void twoClicksMakeAnArrow()
    {
        Drawer drawer("orthodox");
        drawer.hands.view.setTool(*drawer.tool);
        drawer.hands.click("g1");
        drawer.hands.click("f3");
        QCOMPARE(drawer.comment(), "[%cal Gg1f3]");
        drawer.hands.click("g1");
        drawer.hands.click("g1"); // thought better of it
        drawer.hands.click("a1");
        drawer.hands.key(Qt::Key_Escape);
        drawer.hands.click("a5");
        drawer.hands.key(Qt::Key_Escape);
        QCOMPARE(drawer.comment(), "[%cal Gg1f3]");
    }

    void everyPenWorksByKeyboard()
    {
        Drawer drawer("orthodox");
        drawer.hands.view.setTool(*drawer.tool);
        drawer.enter("e2");
        drawer.enter("e4");
        drawer.hands.key(Qt::Key_R);
        drawer.hands.key(Qt::Key_O);
        drawer.enter("d5");
        drawer.hands.key(Qt::Key_C);
        drawer.hands.key(Qt::Key_Y);
        drawer.enter("d6");
        drawer.hands.key(Qt::Key_N);
        QCOMPARE(drawer.comment(), "[%num] [%fil Yd6] [%csl Rd5] [%cal Ge2e4]");
        QVERIFY(drawer.picture().numbersArrows);
        drawer.hands.point("d5");
        drawer.hands.key(Qt::Key_Delete);
        QCOMPARE(drawer.comment(), "[%num] [%fil Yd6] [%cal Ge2e4]");
        QSignalSpy wanted(drawer.tool, &ui::DrawTool::labelWanted);
        drawer.hands.key(Qt::Key_L);
        drawer.enter("d7");
        QCOMPARE(wanted.count(), 1);
    }

    void undoKeysOfTheToolNeverTakeBackMoves()
    {
        Drawer drawer("orthodox");
        drawer.hands.drag("e2", "e4");
        drawer.hands.view.setTool(*drawer.tool);
        drawer.hands.drag("e7", "e5");
        for (int i = 0; i < 3; ++i)
            drawer.hands.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(drawer.comment(), "");
        QCOMPARE(drawer.hands.lastEntry(), "e2-e4");
        drawer.hands.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(drawer.comment(), "[%cal Ge7e5]");
    }

    void aLongPressDraws()
    {
        Drawer drawer("checkers");
        QGuiApplication::styleHints()->setMousePressAndHoldInterval(40);
        QPointingDevice* const finger = QTest::createTouchDevice();
        QWidget* const viewport = drawer.hands.view.viewport();
        QTest::touchEvent(&drawer.hands.view, finger).press(0, drawer.hands.at("b2"), viewport);
        QTest::qWait(120);
        QTest::touchEvent(&drawer.hands.view, finger).release(0, drawer.hands.at("b2"), viewport);
        QCOMPARE(drawer.comment(), "[%csl Gb2]");
        QTest::touchEvent(&drawer.hands.view, finger).press(0, drawer.hands.at("b2"), viewport);
        QTest::qWait(120);
        QTest::touchEvent(&drawer.hands.view, finger).move(0, drawer.hands.at("c3"), viewport);
        QTest::touchEvent(&drawer.hands.view, finger).move(0, drawer.hands.at("d4"), viewport);
        QTest::touchEvent(&drawer.hands.view, finger).release(0, drawer.hands.at("d4"), viewport);
        QCOMPARE(drawer.comment(), "[%cal Gb2d4] [%csl Gb2]");
    }

    void ringsAndLinkedBoardsAreDrawnOn_data()
    {
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QString>("comment");
        QTest::newRow("ring") << QByteArray("circular") << QByteArray("a2") << QByteArray("c4")
                              << QStringLiteral("[%cal Ga2c4]");
        QTest::newRow("boards") << QByteArray("multiplayer") << QByteArray("1:e2") << QByteArray("2:d5")
                                << QStringLiteral("[%cal G1:e2-2:d5]");
        QTest::newRow("river") << QByteArray("longchess") << QByteArray("a1") << QByteArray("c3")
                               << QStringLiteral("[%cal Ga1c3]");
    }
    void ringsAndLinkedBoardsAreDrawnOn()
    {
        QFETCH(const QByteArray, game);
        QFETCH(const QByteArray, from);
        QFETCH(const QByteArray, to);
        QFETCH(const QString, comment);
        Drawer drawer(game.constData());
        drawer.drag(from.constData(), to.constData(), Qt::RightButton);
        QCOMPARE(drawer.comment(), comment);
    }
};

RINGFORD_TEST(TestBoardViewDrawing)
#include "test_boardview_drawing.moc"
