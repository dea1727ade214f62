// SPDX-License-Identifier: GPL-3.0-or-later
// Boards that go: the last one stays to be seen, and none goes or grows under a hand.
#include "tests/support/Matches.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/BoardHands.h"
#include "tests/support/ui/ClosingBoards.h"
#include "tests/support/ui/PlayText.h"

#include <QSignalSpy>
#include <QTest>

using namespace ringford;
using ringford::test::almostMated;
using ringford::test::BoardHands;
using ringford::test::cellOf;
using ringford::test::matchOf;

namespace {

/** Of three seats two are left; A mates B, and so wins the game, with 1:a1-a8. */
Match almostWon()
{
    return matchOf("multiplayer", "1w: Kg1 Ra1; 1b: Kh8 Pg7 Ph7; 2w: Ke1; 2b: Ke8; turn: 1w 2w; seats: 1=AB 2=BA",
                   {{"players", "3"}});
}

/** D is in stalemate on board 4, and waits. */
constexpr const char* kStalemateOnOne =
    "1w: Kh1 Qd4; 1b: Kd8; 2w: Ke1; 2b: Ke8; 3w: Ke1; 3b: Ke8; 4w: Kh1; 4b: Ka8 Qg3; turn: 1b 2w 3w 4w; "
    "seats: 1=AB 2=BC 3=CD 4=DA";

const ui::BoardScene& scene(const BoardHands& hands)
{
    return hands.view.boardScene();
}

/** Plays as others do: by typing, or by time. */
void type(BoardHands& hands, const char* text)
{
    QVERIFY(test::playText(hands.model, text));
}

} // namespace

class TestBoardViewEnd : public QObject {
    Q_OBJECT

private slots:
    void theBoardThatDecidedTheGameStaysAsItWas()
    {
        BoardHands hands(almostWon(), {1200, 700});
        hands.drag("1:a1", "1:a8");
        QVERIFY(hands.model.gameNode()->outcome().decided());
        QCOMPARE(scene(hands).goneFaces(), std::vector<int>{2});
        QCOMPARE(hands.on("1:a8"), "R1");
        QCOMPARE(hands.on("1:h8"), "K1");
        QCOMPARE(scene(hands).picture().checks(), std::vector<Cell>{hands.cell("1:h8")});
        QCOMPARE(scene(hands).picture().closing, std::vector<int>{0}); // nothing is written across it
        QVERIFY(scene(hands).contents().sidesOut.empty() || !scene(hands).contents().sidesOut.contains(Side{1}));
        QCOMPARE(scene(hands).focusedFace(), std::optional(0));
        QVERIFY(cellOf(hands, 0) > 1.3 * cellOf(hands, 1));
        QCOMPARE(hands.view.mapFromScene(hands.itemAt("1:h8")), hands.at("1:h8"));
    }

    /** No position knows that a draw was agreed. */
    void nobodyWaitsWhenItIsOver()
    {
        BoardHands hands(matchOf("multiplayer", kStalemateOnOne, {{"players", "4"}}), {1200, 700});
        QVERIFY(!scene(hands).contents().sidesWaiting.empty());
        QVERIFY(!hands.model.agreeDraw().refusal);
        QVERIFY(scene(hands).contents().sidesWaiting.empty());
        QVERIFY(scene(hands).contents().sidesOnTurn.empty());
    }

    void itIsSeenWhereTheEndIsLookedAtAgain()
    {
        BoardHands hands(almostWon(), {1200, 700});
        hands.drag("1:a1", "1:a8");
        hands.hover("2:a3");
        QVERIFY(hands.model.showPrevious());
        QVERIFY(!scene(hands).focusedFace());
        QCOMPARE(hands.on("1:a1"), "R1");
        QCOMPARE(hands.view.mapFromScene(hands.itemAt("1:a1")), hands.at("1:a1"));
        QCOMPARE(scene(hands).picture().checks(), std::vector<Cell>());
        hands.model.showLast();
        QCOMPARE(hands.on("1:a8"), "R1");
        QCOMPARE(scene(hands).focusedFace(), std::optional(0));
        // Whoever wants all boards large has them so.
        hands.key(Qt::Key_0);
        QVERIFY(!scene(hands).focusedFace());
        hands.model.setComments(hands.model.viewedNode(), {"well played"});
        QVERIFY(!scene(hands).focusedFace());
    }

    void itIsThereWhenAGameThatIsOverIsOpened()
    {
        Match match = almostWon();
        ringford::test::enterAll(match, "1:a1-a8");
        BoardHands hands(std::move(match), {1200, 700});
        hands.model.showLast();
        QCOMPARE(hands.on("1:h8"), "K1");
        QCOMPARE(scene(hands).focusedFace(), std::optional(0));
        hands.model.replace(matchOf("multiplayer"));
        QVERIFY(!scene(hands).focusedFace());
        QCOMPARE(scene(hands).picture().closing, std::vector<int>());
    }

    void whereNoBoardGoesItIsUnderNoVeil()
    {
        // One board alone, and the third of three: whoever looks at the end sees the mate.
        const auto mated = [](const OptionValues& options, const char* setup, const char* from, const char* to,
                              int face) {
            BoardHands hands(matchOf("strategic", setup, options), {1200, 700});
            hands.drag(from, to);
            QVERIFY(hands.model.gameNode()->outcome().decided());
            QCOMPARE(scene(hands).picture().closing, std::vector<int>{face});
            QCOMPARE(scene(hands).picture().checks().size(), std::size_t{1});
            QVERIFY(!scene(hands).focusedFace());
            // What was played somewhere is no end.
            QVERIFY(hands.model.showPrevious());
            QCOMPARE(scene(hands).picture().closing, std::vector<int>());
            QVERIFY(scene(hands).picture().checks().empty());
        };
        mated({{"boards", "1"}}, "1w: Kb6 Qh7; 1b: Ka8; turn: 1w", "1:h7", "1:b7", 0);
        mated({{"boards", "3"}}, "1w: Kg1; 1b: Kg8; 2w: Ke1; 2b: Ke8; 3w: Kb6 Qh7; 3b: Ka8; turn: 1w 2w 3w", "3:h7",
              "3:b7", 2);
    }

    void itsPiecesStayWhileBoardsMove()
    {
        BoardHands hands(almostWon(), {1200, 700});
        hands.setMotion(0.05);
        hands.drag("1:a1", "1:a8");
        QTRY_VERIFY(!scene(hands).isMoving() && scene(hands).focusedFace() == 0);
        QCOMPARE(hands.on("1:h8"), "K1");
        QCOMPARE(hands.itemAt("1:h8"), scene(hands).boardLayout().cellCentre(hands.cell("1:h8")));
        hands.hover("2:a3");
        QVERIFY(hands.model.takeBack());
        QTRY_VERIFY(!scene(hands).isMoving());
        QCOMPARE(hands.itemAt("1:a1"), scene(hands).boardLayout().cellCentre(hands.cell("1:a1")));
    }

    void nothingIsPlayedOnIt()
    {
        BoardHands hands(almostWon(), {1200, 700});
        hands.drag("1:a1", "1:a8");
        hands.drag("1:a8", "1:a1");
        hands.click("1:h8");
        hands.click("1:g8");
        QCOMPARE(hands.lastEntry(), "1:a1-a8");
        QVERIFY(!hands.view.reason().isEmpty());
    }

    void aLostBoardStaysUnderThePointer()
    {
        BoardHands hands(almostMated(), {1200, 700});
        QSignalSpy closing(&hands.view.boardScene(), &ui::BoardScene::closingUp);
        hands.drag("1:d8", "1:h4");
        QCOMPARE(scene(hands).goneFaces(), std::vector<int>{0});
        QVERIFY(cellOf(hands, 0) > 0);
        QVERIFY(closing.isEmpty() || !closing.last().first().toBool()); // no clock waits for the pointer
        hands.hover("1:a3");
        QVERIFY(cellOf(hands, 0) > 0);
        hands.hover("2:a3");
        QCOMPARE(cellOf(hands, 0), 0.0);
    }

    void itGoesWhenKeysAreUsedOrThePointerLeaves()
    {
        BoardHands byKey(almostMated(), {1200, 700});
        byKey.drag("1:d8", "1:h4");
        byKey.key(Qt::Key_Left);
        QCOMPARE(cellOf(byKey, 0), 0.0);
        BoardHands leaving(almostMated(), {1200, 700});
        leaving.drag("1:d8", "1:h4");
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(leaving.view.viewport(), &leave);
        QCOMPARE(cellOf(leaving, 0), 0.0);
    }

    void boardsStayAsTheyAreWhileAButtonIsHeld()
    {
        BoardHands hands(almostMated(), {1200, 700});
        const double before = cellOf(hands, 1);
        hands.dragAndHold("2:e2", hands.at("2:e3"));
        type(hands, "1:d8-h4");
        QVERIFY(cellOf(hands, 0) > 0);
        QCOMPARE(cellOf(hands, 1), before);
        hands.letGo(hands.at("2:e3"));
        QCOMPARE(cellOf(hands, 0), 0.0);
        QVERIFY(cellOf(hands, 1) > before);
    }

    void boardsOnTheirWayStopUnderAHand()
    {
        BoardHands hands(matchOf("multiplayer"), {1200, 700});
        hands.setMotion(1);
        const double before = cellOf(hands, 0);
        hands.view.focusOn(0);
        QTRY_VERIFY(cellOf(hands, 0) > before);
        QTest::mousePress(hands.view.viewport(), Qt::LeftButton, {}, hands.at("2:e2"));
        const double held = cellOf(hands, 0);
        QVERIFY(scene(hands).picture().selected == hands.cell("2:e2")); // what was seen there is meant
        QCoreApplication::processEvents();
        QCOMPARE(cellOf(hands, 0), held);
        hands.letGo(hands.at("2:e2"));
        QVERIFY(scene(hands).isMoving());
        hands.view.boardScene().finishMotion();
        QVERIFY(cellOf(hands, 0) > held);
    }
};

RINGFORD_TEST(TestBoardViewEnd)
#include "test_boardview_end.moc"
#include "tests/support/ui/PlayText.h"
