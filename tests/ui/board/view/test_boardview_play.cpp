// SPDX-License-Identifier: GPL-3.0-or-later
// Playing with the board's own window: each way of using hands, through the real viewport.
#include "tests/support/TestProgram.h"
#include "tests/support/ui/BoardHands.h"

#include <QDialog>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

using namespace ringford;
using ringford::test::BoardHands;
using ringford::test::matchOf;

namespace {

constexpr auto kFewMen = "white: Mb2 Mf2; black: Ma7 Mg7; turn: white";

} // namespace

class TestBoardViewPlay : public QObject {
    Q_OBJECT

private slots:
    void aDragPlays()
    {
        BoardHands hands(matchOf("checkers"));
        hands.drag("b2", "c3");
        QCOMPARE(hands.lastEntry(), "b2-c3");
        QCOMPARE(hands.on("c3"), "Mw");
        QCOMPARE(hands.on("b2"), "");
        QCOMPARE(hands.itemAt("c3"), hands.view.boardScene().boardLayout().cellCentre(hands.cell("c3")));
        hands.drag("c7", "d6");
        QCOMPARE(hands.lastEntry(), "c7-d6");
    }

    void aDragShowsGhostTargetsAndCarriesThePiece()
    {
        BoardHands hands(matchOf("checkers"));
        const auto itemsBefore = hands.view.boardScene().items().size();
        const QPoint away = hands.at("d4") + QPoint(7, 5);
        hands.dragAndHold("b2", away);
        QCOMPARE(hands.itemAt("b2"), hands.view.mapToScene(away));
        QCOMPARE(hands.targets(), QStringList({"a3", "c3"}));
        QCOMPARE(hands.view.boardScene().items().size(), itemsBefore + 1); // the ghost
        QCOMPARE(hands.model.gameNode(), hands.model.match().start());
        QTest::mouseMove(hands.view.viewport(), hands.at("c3"));
        QCOMPARE(hands.view.boardScene().picture().pointedAt, std::optional(hands.cell("c3")));
        hands.letGo(hands.at("c3"));
        QCOMPARE(hands.lastEntry(), "b2-c3");
        QCOMPARE(hands.view.boardScene().items().size(), itemsBefore);
        QVERIFY(hands.targets().isEmpty());
        QVERIFY(!hands.view.boardScene().picture().pointedAt);
    }

    void aClickSelectsAndAnotherPlays()
    {
        BoardHands hands(matchOf("checkers"));
        hands.click("b2");
        QCOMPARE(hands.view.boardScene().picture().selected, std::optional(hands.cell("b2")));
        QCOMPARE(hands.targets(), QStringList({"a3", "c3"}));
        hands.click("a3");
        QCOMPARE(hands.lastEntry(), "b2-a3");
    }

    void aClickOnAnotherOwnPieceSelectsIt()
    {
        BoardHands hands(matchOf("checkers"));
        hands.click("b2");
        hands.click("f2");
        QCOMPARE(hands.targets(), QStringList({"e3", "g3"}));
        QCOMPARE(hands.view.reason(), "");
        hands.click("g3");
        QCOMPARE(hands.lastEntry(), "f2-g3");
    }

    void aSecondClickOnThePiecePutsItDown()
    {
        BoardHands hands(matchOf("checkers"));
        hands.click("b2");
        hands.click("b2");
        QVERIFY(!hands.view.boardScene().picture().selected);
        QVERIFY(hands.targets().isEmpty());
        hands.click("c3");
        QCOMPARE(hands.lastEntry(), "");
    }

    void aClickBesideTheBoardPutsItDown()
    {
        BoardHands hands(matchOf("checkers"));
        hands.click("b2");
        hands.click(QPoint(2, 2));
        QVERIFY(!hands.view.boardScene().picture().selected);
        QCOMPARE(hands.view.reason(), "");
    }

    void keysPlay()
    {
        BoardHands hands(matchOf("checkers"));
        hands.point("b2");
        hands.key(Qt::Key_Return);
        QCOMPARE(hands.targets(), QStringList({"a3", "c3"}));
        hands.key(Qt::Key_Up); // only dark cells: one of the two above
        const Cell above = hands.view.cursorCell();
        QVERIFY(above == hands.cell("a3") || above == hands.cell("c3"));
        hands.key(Qt::Key_Space);
        QCOMPARE(hands.on(hands.model.description().board.name(above)), "Mw");
        QVERIFY(hands.lastEntry().startsWith("b2-"));
    }

    void escapePutsBack()
    {
        BoardHands hands(matchOf("checkers"));
        hands.dragAndHold("b2", hands.at("c3"));
        hands.key(Qt::Key_Escape);
        hands.letGo(hands.at("c3"));
        QCOMPARE(hands.lastEntry(), "");
        QCOMPARE(hands.itemAt("b2"), hands.view.boardScene().boardLayout().cellCentre(hands.cell("b2")));
        QVERIFY(!hands.view.boardScene().picture().selected);
    }

    void anotherButtonDuringADragPutsBack()
    {
        BoardHands hands(matchOf("checkers"));
        hands.dragAndHold("b2", hands.at("c3"));
        QTest::mousePress(hands.view.viewport(), Qt::RightButton, {}, hands.at("c3"));
        QTest::mouseRelease(hands.view.viewport(), Qt::RightButton, {}, hands.at("c3"));
        hands.letGo(hands.at("c3"));
        QCOMPARE(hands.lastEntry(), "");
        QCOMPARE(hands.itemAt("b2"), hands.view.boardScene().boardLayout().cellCentre(hands.cell("b2")));
    }

    void anIllegalDropGlidesBackAndSaysWhy()
    {
        BoardHands hands(matchOf("checkers"));
        QSignalSpy refused(&hands.view, &ui::BoardView::refused);
        hands.drag("b2", "b4");
        QCOMPARE(hands.lastEntry(), "");
        QCOMPARE(refused.size(), 1);
        QVERIFY(!hands.view.reason().isEmpty());
        QCOMPARE(hands.itemAt("b2"), hands.view.boardScene().boardLayout().cellCentre(hands.cell("b2")));
        const auto* bubble = hands.view.findChild<QWidget*>("reasonBubble");
        QVERIFY(bubble->isVisible());
        QVERIFY(!bubble->geometry().intersects(hands.view.cellRect(hands.cell("b4")))); // beside the place, not on it
        hands.click("f2");
        QCOMPARE(hands.view.reason(), ""); // new input hides it
    }

    void aPieceOfTheOtherSeatCannotBeDraggedButSaysWhy()
    {
        BoardHands hands(matchOf("checkers"));
        hands.drag("c7", "d6");
        QCOMPARE(hands.lastEntry(), "");
        QVERIFY(!hands.view.reason().isEmpty());
        QCOMPARE(hands.itemAt("c7"), hands.view.boardScene().boardLayout().cellCentre(hands.cell("c7")));
    }

    void clickingAnOpponentsPieceShowsHowItMoves()
    {
        BoardHands hands(matchOf("checkers"));
        hands.click("c7");
        QCOMPARE(hands.targets(), QStringList({"b6", "d6"}));
        QVERIFY(hands.view.boardScene().picture().isInspecting);
        QCOMPARE(hands.view.reason(), "It is the turn of White.");
        hands.click("h4");
        QVERIFY(hands.targets().isEmpty());
        QCOMPARE(hands.view.reason(), "It is the turn of White.");
        hands.click("c7");
        hands.click("d6"); // it moves there, but not now
        QCOMPARE(hands.lastEntry(), "");
        QVERIFY(hands.targets().isEmpty());
        QVERIFY(!hands.view.reason().isEmpty());
    }

    void inADecidedGamePiecesShowHowTheyMove()
    {
        BoardHands hands(matchOf("checkers", kFewMen));
        QVERIFY(!hands.model.retire(Side{0}, Retire::Resigned).refusal);
        hands.click("b2");
        QCOMPARE(hands.targets(), QStringList({"a3", "c3"}));
        QCOMPARE(hands.view.reason(), "The game is over.");
        hands.drag("b2", "c3");
        QCOMPARE(hands.on("b2"), "Mw");
        QVERIFY(!hands.view.reason().isEmpty());
    }

    void aDropBesideTheBoardSaysNothing()
    {
        BoardHands hands(matchOf("checkers"));
        hands.drag(hands.at("b2"), QPoint(3, 3));
        QCOMPARE(hands.view.reason(), "");
        QCOMPARE(hands.lastEntry(), "");
        QCOMPARE(hands.itemAt("b2"), hands.view.boardScene().boardLayout().cellCentre(hands.cell("b2")));
    }

    void aDropOnAPlaceThatIsNoCellSaysWhy()
    {
        BoardHands hands(matchOf("checkers"));
        const QPoint light = (hands.at("b4") + hands.at("d4")) / 2;
        hands.drag(hands.at("b2"), light);
        QCOMPARE(hands.view.reason(), "No piece can stand there: that place is not played on.");
        QCOMPARE(hands.lastEntry(), "");
        QCOMPARE(hands.itemAt("b2"), hands.view.boardScene().boardLayout().cellCentre(hands.cell("b2")));
        const auto* bubble = hands.view.findChild<QWidget*>("reasonBubble");
        QVERIFY(!bubble->geometry().contains(light));
        QVERIFY((bubble->geometry().center() - light).manhattanLength() < 200);
        hands.drag("b2", "c3"); // nothing hangs on
        QCOMPARE(hands.lastEntry(), "b2-c3");
    }

    void aClickOnAPlaceThatIsNoCellSaysWhy()
    {
        BoardHands hands(matchOf("checkers"));
        const QPoint light = (hands.at("b4") + hands.at("d4")) / 2;
        hands.click(light);
        QCOMPARE(hands.view.reason(), ""); // nothing was meant
        hands.click("b2");
        hands.click(light);
        QCOMPARE(hands.view.reason(), "No piece can stand there: that place is not played on.");
        QVERIFY(!hands.view.boardScene().picture().selected);
    }

    void theReasonCoversNothingThatItIsAbout()
    {
        // The rook on e8 pins the knight: king, knight and rook are named.
        BoardHands hands(matchOf("orthodox", "white: Ke1 Ne2 Pa2; black: Kd8 Re8; turn: white"), {500, 420});
        for (const auto* to : {"g3", "c3", "d4", "f4", "g1", "c1"}) {
            hands.drag("e2", to);
            const QRect bubble = hands.view.findChild<QWidget*>("reasonBubble")->geometry();
            const auto& named = hands.view.boardScene().picture().dangers;
            QVERIFY(named.size() >= 2);
            for (const Cell cell : named)
                QVERIFY2(!bubble.intersects(hands.view.cellRect(cell)), to);
            QVERIFY2(!bubble.intersects(hands.view.cellRect(hands.cell(to))), to);
            QVERIFY(hands.view.viewport()->rect().contains(bubble));
        }
    }

    void theReasonCoversNoTargetOfAPieceLookedAt()
    {
        BoardHands hands(matchOf("orthodox"), {640, 480});
        for (const auto* name : {"a7", "e7", "h7", "b8", "g8"}) {
            hands.click(name);
            const QRect bubble = hands.view.findChild<QWidget*>("reasonBubble")->geometry();
            QVERIFY(!hands.view.reason().isEmpty() && !hands.targets().isEmpty());
            for (const Target& target : hands.view.boardScene().picture().targets)
                QVERIFY2(!bubble.intersects(hands.view.cellRect(target.cell)), name);
            QVERIFY2(!bubble.intersects(hands.view.cellRect(hands.cell(name))), name);
            hands.key(Qt::Key_Escape);
        }
    }

    void theReasonCoversNotThePieceThatWasTried()
    {
        BoardHands hands(matchOf("orthodox"), {640, 480});
        for (const auto* name : {"a1", "c1", "e1", "h1", "d2", "b1"}) {
            for (const auto* to : {"a5", "e4", "h5", "d6", "b3"}) {
                hands.drag(name, to);
                if (hands.view.reason().isEmpty()) { // it may go there
                    hands.model.takeBack();
                    continue;
                }
                const QRect bubble = hands.view.findChild<QWidget*>("reasonBubble")->geometry();
                QVERIFY2(!bubble.intersects(hands.view.cellRect(hands.cell(name))), name);
            }
        }
    }

    void aReasonGoesWhenADialogComes()
    {
        BoardHands hands(matchOf("checkers"));
        hands.drag("b2", "b4");
        QVERIFY(!hands.view.reason().isEmpty());
        QDialog dialog(&hands.view);
        dialog.open();
        QTRY_COMPARE(hands.view.reason(), QString());
        dialog.close();
    }

    void marksOfAReasonGoWithIt()
    {
        BoardHands hands(matchOf("orthodox", "white: Ke1 Ne2 Pa2; black: Kd8 Re8; turn: white"));
        hands.drag("e2", "g3");
        QVERIFY(!hands.view.boardScene().picture().dangers.empty());
        auto* const bubble = hands.view.findChild<QWidget*>("reasonBubble");
        bubble->findChild<QTimer*>()->start(1); // it has been read
        QTRY_VERIFY(!bubble->isVisible());
        QVERIFY(hands.view.boardScene().picture().dangers.empty());
    }

    void castlingOntoTheRookIsNoCapture()
    {
        BoardHands hands(matchOf("orthodox", "white: Ke1^ Rh1^ Ra1^; black: Ke8 Rb5; turn: white"));
        hands.click("e1");
        int rooks = 0;
        for (const Target& target : hands.view.boardScene().picture().targets) {
            QCOMPARE(target.kind, Target::Kind::Move);
            rooks += target.cell == hands.cell("h1") || target.cell == hands.cell("a1") ? 1 : 0;
        }
        QCOMPARE(rooks, 2);
        hands.click("h1");
        QCOMPARE(hands.on("g1"), "Kw");
        QCOMPARE(hands.on("f1"), "Rw");
    }
};

RINGFORD_TEST(TestBoardViewPlay)
#include "test_boardview_play.moc"
