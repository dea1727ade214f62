// SPDX-License-Identifier: GPL-3.0-or-later
// The board without a mouse: what keys do, what is seen of it and what is said.
#include "tests/support/TestProgram.h"
#include "tests/support/ui/BoardHands.h"
#include "tests/support/ui/BoardSetups.h"

#include "ui/board/tools/PlayTool.h"

#include <QApplication>
#include <QTest>

#include <set>

using namespace ringford;
using ringford::test::BoardHands;
using ringford::test::matchOf;

namespace {

constexpr auto kPinnedKnight = "white: Ke1 Ne2 Pa2; black: Kd8 Re8; turn: white";

} // namespace

class TestBoardViewKeys : public QObject {
    Q_OBJECT

private slots:
    // The first of all: nothing was used yet.
    void noCursorIsSeenBeforeKeysAreUsed()
    {
        BoardHands hands(matchOf("orthodox"));
        hands.view.clearFocus();
        hands.view.setFocus(Qt::OtherFocusReason); // as the window does at its start
        QVERIFY(!hands.view.boardScene().cursorCell());
        hands.model.replace(matchOf("checkers"));
        QVERIFY(!hands.view.boardScene().cursorCell());
        hands.view.clearFocus();
        hands.view.setFocus(Qt::TabFocusReason);
        QVERIFY(hands.view.boardScene().cursorCell());
        hands.click("c3");
        QVERIFY(!hands.view.boardScene().cursorCell());
        hands.key(Qt::Key_F12); // of use elsewhere
        hands.view.turn();
        QVERIFY(!hands.view.boardScene().cursorCell());
        hands.key(Qt::Key_Up);
        QVERIFY(hands.view.boardScene().cursorCell());
    }

    void aPieceThatCannotBePlayedSaysWhy()
    {
        BoardHands hands(matchOf("orthodox", kPinnedKnight));
        hands.drag("e2", "g3");
        const QString why = hands.view.reason();
        QVERIFY(!why.isEmpty());
        hands.point("e2");
        hands.key(Qt::Key_Return);
        QVERIFY(!hands.view.reason().isEmpty());
        QVERIFY(hands.view.boardScene().picture().isInspecting);
        hands.point("g3");
        hands.key(Qt::Key_Return);
        QCOMPARE(hands.view.reason(), why);
        QCOMPARE(hands.lastEntry(), "");
        hands.point("a2");
        hands.key(Qt::Key_Return);
        QCOMPARE(hands.view.reason(), "");
        QVERIFY(!hands.view.boardScene().picture().isInspecting);
    }

    void aShutInPieceSaysSo()
    {
        BoardHands hands(matchOf("orthodox"));
        hands.point("e1");
        hands.key(Qt::Key_Return);
        QCOMPARE(hands.view.reason(), "The piece on e1 has nowhere to go.");
        hands.key(Qt::Key_Return); // enough looked at
        QCOMPARE(hands.view.reason(), "");
        QVERIFY(!hands.view.boardScene().picture().selected);
    }

    void theOthersPieceSaysWhoseTurnItIs()
    {
        BoardHands hands(matchOf("orthodox"));
        for (const auto* name : {"e7", "e8"}) { // one that could go, were it its turn, and one that is shut in
            hands.point(name);
            hands.key(Qt::Key_Return);
            QVERIFY2(hands.view.reason().endsWith("belongs to black, and it is the turn of white."),
                     qPrintable(hands.view.reason()));
        }
    }

    void theCursorIsSeenWhereverKeysBringTheFocus()
    {
        BoardHands hands(matchOf("orthodox"));
        hands.point("e2");
        for (const auto reason :
             {Qt::OtherFocusReason, Qt::ActiveWindowFocusReason, Qt::PopupFocusReason, Qt::TabFocusReason}) {
            hands.key(Qt::Key_F12); // whatever, but a key
            hands.view.clearFocus();
            QVERIFY(!hands.view.boardScene().cursorCell());
            hands.view.setFocus(reason);
            QCOMPARE(hands.view.boardScene().cursorCell(), std::optional(hands.cell("e2")));
        }
        hands.click("d3");
        hands.view.clearFocus();
        hands.view.setFocus(Qt::OtherFocusReason);
        QVERIFY(!hands.view.boardScene().cursorCell()); // brought there by the mouse
        // A button that goes when it is clicked hands the focus on as Tab does.
        hands.view.clearFocus();
        hands.view.setFocus(Qt::TabFocusReason);
        QVERIFY(!hands.view.boardScene().cursorCell());
    }

    void theCursorIsSeenInAnotherMatch()
    {
        BoardHands hands(matchOf("orthodox"));
        hands.point("h8");
        hands.key(Qt::Key_F12);
        hands.model.replace(matchOf("checkers"));
        QCOMPARE(hands.view.boardScene().cursorCell(), std::optional(hands.view.cursorCell()));
    }

    void afterTheMouseEnterOnlyShowsTheCursor()
    {
        BoardHands hands(matchOf("orthodox"));
        hands.click("e2");
        QVERIFY(!hands.view.boardScene().cursorCell());
        hands.key(Qt::Key_Return);
        QCOMPARE(hands.view.boardScene().cursorCell(), std::optional(hands.cell("e2")));
        QCOMPARE(hands.view.boardScene().picture().selected, std::optional(hands.cell("e2"))); // not put down
        hands.key(Qt::Key_Return);
        QVERIFY(!hands.view.boardScene().picture().selected);
    }

    void afterTheMouseAnArrowGoesOnFromThere()
    {
        BoardHands hands(matchOf("orthodox"));
        hands.click("e2");
        hands.key(Qt::Key_Up);
        QCOMPARE(hands.view.boardScene().cursorCell(), std::optional(hands.cell("e3")));
        hands.drag("e2", "e4");
        hands.key(Qt::Key_Right); // from where it was put
        QCOMPARE(hands.view.boardScene().cursorCell(), std::optional(hands.cell("f4")));
    }

    void zoomKeepsTheCursorInView()
    {
        BoardHands hands(matchOf("orthodox"));
        hands.point("h1");
        for (int i = 0; i < 5; ++i) {
            hands.view.zoomIn();
            QVERIFY(hands.view.viewport()->rect().contains(hands.view.cellRect(hands.cell("h1")).center()));
        }
        hands.view.zoomOut();
        QVERIFY(hands.view.viewport()->rect().contains(hands.view.cellRect(hands.cell("h1")).center()));
    }

    void arrowsOnDarkCellsGoByOneRule()
    {
        BoardHands hands(matchOf("checkers"));
        const auto leads = [&](std::string_view from, Qt::Key key) {
            hands.point(from);
            hands.key(key);
            return QString::fromStdString(hands.model.description().board.name(hands.view.cursorCell()));
        };
        QCOMPARE(leads("c3", Qt::Key_Up), "d4");
        QCOMPARE(leads("d4", Qt::Key_Up), "c5");
        QCOMPARE(leads("d4", Qt::Key_Down), "c3");
        QCOMPARE(leads("c3", Qt::Key_Right), "e3");
        QCOMPARE(leads("e3", Qt::Key_Left), "c3");
        QCOMPARE(leads("g3", Qt::Key_Right), "g3"); // the row ends
        hands.point("e3");                          // however one came to a cell
        hands.key(Qt::Key_Left);
        hands.key(Qt::Key_Up);
        QCOMPARE(hands.view.cursorCell(), hands.cell("d4"));
        hands.view.turn();
        QCOMPARE(leads("c3", Qt::Key_Down), "d4");
        QCOMPARE(leads("d4", Qt::Key_Up), "c3");
    }

    void arrowsReachEveryDarkCell()
    {
        BoardHands hands(matchOf("checkers"));
        std::set<Cell> reached{hands.cell("a1")};
        std::vector<Cell> open(reached.begin(), reached.end());
        while (!open.empty()) {
            const Cell from = open.back();
            open.pop_back();
            for (const auto& [key, back] : {std::pair(Qt::Key_Up, Qt::Key_Down),
                                            {Qt::Key_Down, Qt::Key_Up},
                                            {Qt::Key_Left, Qt::Key_Right},
                                            {Qt::Key_Right, Qt::Key_Left}}) {
                hands.view.setCursorCell(from);
                hands.key(key);
                const Cell to = hands.view.cursorCell();
                if (to == from)
                    continue;
                if (reached.insert(to).second)
                    open.push_back(to);
                hands.key(back);
                QCOMPARE(hands.view.cursorCell(), from);
            }
        }
        QCOMPARE(reached.size(), 32u);
    }

    void undoInMidJumpTakesThePartBack()
    {
        BoardHands hands(matchOf("checkers", test::kJumps));
        hands.point("c3");
        hands.key(Qt::Key_Return);
        hands.point("e5");
        hands.key(Qt::Key_Return);
        QCOMPARE(hands.view.playTool().touched().size(), 2u);
        hands.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(hands.view.playTool().touched().empty());
        QCOMPARE(hands.itemAt("c3"), hands.view.boardScene().boardLayout().cellCentre(hands.cell("c3")));
        QKeyEvent idle(QEvent::ShortcutOverride, Qt::Key_Z, Qt::ControlModifier);
        idle.ignore();
        QCoreApplication::sendEvent(&hands.view, &idle);
        QVERIFY(!idle.isAccepted()); // then it is the window's
    }

    void aLetterChoosesThePromotion()
    {
        BoardHands hands(matchOf("orthodox", test::kPromotion));
        hands.point("b7");
        hands.key(Qt::Key_Return);
        hands.point("b8");
        hands.key(Qt::Key_Return);
        QVERIFY(hands.view.chooser());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_X);
        QVERIFY(hands.view.chooser());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_R);
        QCOMPARE(hands.lastEntry(), "b7-b8=R");
        QCOMPARE(hands.view.boardScene().cursorCell(), std::optional(hands.cell("b8")));
    }

    void aNewGameBeginsOnAnOwnPiece()
    {
        BoardHands hands(matchOf("longchess"));
        const auto cursorPiece = [&] {
            return hands.on(hands.model.description().board.name(hands.view.cursorCell()));
        };
        QVERIFY2(cursorPiece().endsWith('w'), qPrintable(cursorPiece()));
        hands.model.replace(matchOf("orthodox", "white: Ka1; black: Kh8 Rb2; turn: black"));
        QVERIFY2(cursorPiece().endsWith('b'), qPrintable(cursorPiece()));
    }

    /** After a rematch somebody else's turn may be first: the computer's. */
    void theCursorBeginsWithThePiecesOfWhoUsesIt()
    {
        BoardHands hands(matchOf("orthodox"));
        const auto side = [&] { return hands.view.boardScene().pieceOn(hands.view.cursorCell())->side; };
        QCOMPARE(side(), Side{0});
        hands.model.setAbsent(SeatSet(Seat{0}));
        hands.model.replace(matchOf("orthodox"));
        QCOMPARE(side(), Side{1});
        hands.model.setAbsent(SeatSet(Seat{1}));
        hands.model.replace(matchOf("orthodox"));
        QCOMPARE(side(), Side{0});
        SeatSet both(Seat{0});
        both.insert(Seat{1});
        hands.model.setAbsent(both);
        hands.model.replace(matchOf("orthodox"));
        QCOMPARE(side(), Side{0}); // nobody uses it: whoever begins
    }

    void altArrowsLeapToTheNextPiece()
    {
        BoardHands hands(matchOf("longchess"), {1240, 420});
        const auto leads = [&](Qt::Key key) {
            hands.key(key, Qt::AltModifier);
            return QString::fromStdString(hands.model.description().board.name(hands.view.cursorCell()));
        };
        hands.point("a5");
        QCOMPARE(leads(Qt::Key_Right), "a33");
        QCOMPARE(leads(Qt::Key_Right), "a37"); // the board ends
        QCOMPARE(leads(Qt::Key_Right), "a37");
        QCOMPARE(leads(Qt::Key_Down), "b37");
        QCOMPARE(leads(Qt::Key_Left), "b33");
        hands.point("e10");
        QCOMPARE(leads(Qt::Key_Left), "e2"); // a flag is something, too
        BoardHands ring(matchOf("circular"));
        ring.key(Qt::Key_Right, Qt::AltModifier); // comes to an end
    }

    void aRingSaysWhereItGoesOn()
    {
        BoardHands hands(matchOf("circular"));
        hands.view.setCursorCell(Cell{0});
        Cell before;
        int steps = 0;
        do {
            before = hands.view.cursorCell();
            QVERIFY(hands.view.reason().isEmpty());
            hands.key(Qt::Key_Right);
        } while (hands.view.cursorCell() != before && ++steps < 100);
        QVERIFY(steps < 100);
        QVERIFY2(hands.view.reason().startsWith("Nothing lies that way. Along the ring: "),
                 qPrintable(hands.view.reason()));
        QVERIFY2(hands.view.reason().contains("Up") || hands.view.reason().contains("Down"),
                 qPrintable(hands.view.reason()));
        BoardHands square(matchOf("checkers"));
        square.point("a1");
        square.key(Qt::Key_Left);
        QVERIFY(square.view.reason().isEmpty()); // where a board ends everybody sees
    }

    void whatIsRefusedStaysInHand()
    {
        BoardHands hands(matchOf("orthodox"));
        hands.point("e2");
        hands.key(Qt::Key_Return);
        hands.point("e5");
        hands.key(Qt::Key_Return);
        QVERIFY(!hands.view.reason().isEmpty());
        hands.point("e4");
        hands.key(Qt::Key_Return);
        QCOMPARE(hands.lastEntry(), "e2-e4");
        // A click is no long way: it puts back.
        hands.click("e7");
        hands.click("e4");
        hands.click("e5");
        QCOMPARE(hands.lastEntry(), "e2-e4");
    }
};

RINGFORD_TEST(TestBoardViewKeys)
#include "test_boardview_keys.moc"
