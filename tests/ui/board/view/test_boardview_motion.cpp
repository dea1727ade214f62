// SPDX-License-Identifier: GPL-3.0-or-later
// What moves on the board, and that it never is in the way.
#include "tests/support/TestProgram.h"
#include "tests/support/ui/BoardHands.h"
#include "tests/support/ui/BoardSetups.h"

#include <QTest>

using namespace ringford;
using ringford::test::BoardHands;
using ringford::test::matchOf;

namespace {
}

class TestBoardViewMotion : public QObject {
    Q_OBJECT

private slots:
    void aClickedMoveGlides()
    {
        BoardHands hands(matchOf("checkers"));
        hands.setMotion(1);
        const QPointF from = hands.itemAt("b2");
        const QPointF to = hands.view.boardScene().boardLayout().cellCentre(hands.cell("c3"));
        hands.click("b2");
        hands.click("c3");
        QVERIFY(hands.view.boardScene().isMoving());
        QTRY_VERIFY(hands.itemAt("c3") != from);
        QTRY_COMPARE(hands.itemAt("c3"), to);
        QTRY_VERIFY(!hands.view.boardScene().isMoving());
    }

    void aDroppedPieceStaysWhereItWasDropped()
    {
        BoardHands hands(matchOf("checkers"));
        hands.setMotion(1);
        hands.drag("b2", "c3");
        QCOMPARE(hands.itemAt("c3"), hands.view.boardScene().boardLayout().cellCentre(hands.cell("c3")));
    }

    void aRefusedDropGlidesBack()
    {
        BoardHands hands(matchOf("checkers"));
        hands.setMotion(1);
        hands.drag("b2", "b4");
        const QPointF home = hands.view.boardScene().boardLayout().cellCentre(hands.cell("b2"));
        QVERIFY(hands.view.boardScene().isMoving());
        QVERIFY(hands.itemAt("b2") != home);
        QTRY_COMPARE(hands.itemAt("b2"), home);
    }

    void nothingMovesWhenMotionIsOff()
    {
        BoardHands hands(matchOf("checkers"));
        hands.click("b2");
        hands.click("c3");
        QVERIFY(!hands.view.boardScene().isMoving());
        hands.drag("a7", "a5");
        QVERIFY(!hands.view.boardScene().isMoving());
    }

    void newInputEndsMotion()
    {
        BoardHands hands(matchOf("checkers"));
        hands.setMotion(50); // slower than any test
        hands.click("b2");
        hands.click("c3");
        QVERIFY(hands.view.boardScene().isMoving());
        QTest::mousePress(hands.view.viewport(), Qt::LeftButton, {}, hands.at("c7"));
        QVERIFY(!hands.view.boardScene().isMoving());
        QCOMPARE(hands.itemAt("c3"), hands.view.boardScene().boardLayout().cellCentre(hands.cell("c3")));
        QTest::mouseRelease(hands.view.viewport(), Qt::LeftButton, {}, hands.at("c7"));
        hands.click("d6");
        QCOMPARE(hands.lastEntry(), "c7-d6");
        hands.key(Qt::Key_Left);
        QVERIFY(!hands.view.boardScene().isMoving());
    }

    void theCapturedFadesAndIsGone()
    {
        BoardHands hands(matchOf("checkers", test::kJumps));
        hands.setMotion(1);
        const auto itemsBefore = hands.view.boardScene().items().size();
        hands.drag("c3", "g7");
        QCOMPARE(hands.lastEntry(), "c3xe5xg7");
        QCOMPARE(hands.view.boardScene().items().size(), itemsBefore); // still fading
        QTRY_COMPARE(hands.view.boardScene().items().size(), itemsBefore - 2);
    }

    void takingBackBringsTheCapturedBack()
    {
        BoardHands hands(matchOf("checkers", test::kJumps));
        const auto itemsBefore = hands.view.boardScene().items().size();
        hands.drag("c3", "g7");
        hands.setMotion(1);
        QVERIFY(hands.model.takeBack());
        QVERIFY(hands.view.boardScene().isMoving());
        QTRY_VERIFY(!hands.view.boardScene().isMoving());
        QCOMPARE(hands.view.boardScene().items().size(), itemsBefore);
        for (const auto* name : {"c3", "d4", "f6"})
            QCOMPARE(hands.itemAt(name), hands.view.boardScene().boardLayout().cellCentre(hands.cell(name)));
        QCOMPARE(hands.on("d4"), "Mb");
    }

    void jumpingToAnotherNodeMovesNothing()
    {
        BoardHands hands(matchOf("checkers"));
        hands.drag("b2", "c3");
        hands.drag("c7", "d6");
        hands.setMotion(1);
        hands.model.showFirst();
        QVERIFY(!hands.view.boardScene().isMoving());
        QCOMPARE(hands.on("b2"), "Mw");
        QCOMPARE(hands.itemAt("c7"), hands.view.boardScene().boardLayout().cellCentre(hands.cell("c7")));
    }

    void crowningIsSeenOnArrival()
    {
        BoardHands hands(matchOf("checkers", "white: Mb6; black: Ma3 Mh8; turn: white"));
        hands.setMotion(1);
        hands.click("b6");
        hands.click("c7");
        QTRY_VERIFY(!hands.view.boardScene().isMoving());
        hands.drag("a3", "b2");
        const QImage man = hands.view.grab(hands.view.cellRect(hands.cell("c7"))).toImage();
        hands.setMotion(0);
        hands.drag("c7", "b8");
        hands.setMotion(1);
        QVERIFY(hands.model.takeBack());
        QTRY_VERIFY(!hands.view.boardScene().isMoving());
        QCOMPARE(hands.on("c7"), "Mw");
        hands.model.playAgain();
        QTRY_VERIFY(!hands.view.boardScene().isMoving());
        QCOMPARE(hands.on("b8"), "Kw");
        const QImage crowned = hands.view.grab(hands.view.cellRect(hands.cell("b8"))).toImage();
        hands.setMotion(0);
        QCOMPARE(crowned, hands.view.grab(hands.view.cellRect(hands.cell("b8"))).toImage()); // as drawn afresh
        QVERIFY(crowned != man);
    }

    void turningLetsPiecesWander()
    {
        BoardHands hands(matchOf("checkers"));
        hands.setMotion(1);
        const QPointF before = hands.itemAt("b2");
        hands.view.turn();
        QVERIFY(hands.view.boardScene().isMoving());
        QCOMPARE(hands.at("b2"),
                 hands.view.mapFromScene(hands.view.boardScene().boardLayout().cellCentre(hands.cell("b2"))));
        QTRY_VERIFY(hands.itemAt("b2") != before);
        QTRY_VERIFY(!hands.view.boardScene().isMoving());
        QCOMPARE(hands.itemAt("b2"), hands.view.boardScene().boardLayout().cellCentre(hands.cell("b2")));
        hands.view.turn();
        hands.drag("b2", "c3"); // new input does not wait
        QCOMPARE(hands.lastEntry(), "b2-c3");
    }

    void resizingDuringMotionIsSafe()
    {
        BoardHands hands(matchOf("checkers", test::kJumps));
        hands.setMotion(50);
        hands.drag("c3", "g7");
        QVERIFY(hands.view.boardScene().isMoving());
        hands.view.resize(400, 500);
        QCOMPARE(hands.itemAt("g7"), hands.view.boardScene().boardLayout().cellCentre(hands.cell("g7")));
        QVERIFY(!hands.view.boardScene().isMoving());
    }

    void anotherGameDuringMotionIsSafe()
    {
        BoardHands hands(matchOf("checkers", test::kJumps));
        hands.setMotion(50);
        hands.drag("c3", "e5"); // rests
        hands.model.replace(matchOf("toy"));
        hands.drag("1:b1", "1:b2");
        QCOMPARE(hands.lastEntry(), "1:b1-b2");
        hands.model.replace(matchOf("checkers"));
        hands.drag("b2", "c3");
        QCOMPARE(hands.lastEntry(), "b2-c3");
    }
};

RINGFORD_TEST(TestBoardViewMotion)
#include "test_boardview_motion.moc"
