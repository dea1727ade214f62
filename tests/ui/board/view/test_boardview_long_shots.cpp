// SPDX-License-Identifier: GPL-3.0-or-later
// Pieces that capture from afar: how far they reach, what is seen of a shot, and why there is none.
#include "tests/support/TestProgram.h"
#include "tests/support/ui/BoardSetups.h"
#include "tests/support/ui/LongHands.h"

using namespace ringford;
using namespace ringford::test;

namespace {

constexpr auto kNobodyNear = "white: Rb1 Fe2 Pe5 Nh4; black: Na30 Fe36; turn: white";

bool has(const std::vector<Target>& targets, Cell cell, Target::Kind kind)
{
    return std::ranges::find(targets, Target{cell, kind}) != targets.end();
}

} // namespace

class TestBoardViewLongShots : public QObject {
    Q_OBJECT

private slots:
    void reachIsSeenThoughNobodyIsInIt()
    {
        BoardHands hands(longMatch(kNobodyNear), kLongWindow);
        const auto& range = hands.view.boardScene().picture().foresight.range;
        hover(hands, "b1");
        QVERIFY(has(range, hands.cell("b20"), Target::Kind::Move) == false); // it pauses at the centre
        QVERIFY(has(range, hands.cell("b12"), Target::Kind::Move));
        QVERIFY(has(range, hands.cell("b12"), Target::Kind::Aim));
        QVERIFY(has(range, hands.cell("b4"), Target::Kind::Move));
        QVERIFY(!has(range, hands.cell("b4"), Target::Kind::Aim)); // behind its own home river nothing is shot
        hover(hands, "e5");
        QVERIFY(has(range, hands.cell("e8"), Target::Kind::Aim)); // over the river
        hover(hands, "h4");
        QVERIFY(range.empty()); // a nightrider shoots at nothing
    }

    void reachIsSeenInHand()
    {
        BoardHands hands(longMatch(kNobodyNear), kLongWindow);
        const auto& targets = hands.view.boardScene().picture().targets;
        hands.click("b1");
        QVERIFY(has(targets, hands.cell("b12"), Target::Kind::Move) &&
                has(targets, hands.cell("b12"), Target::Kind::Aim));
        hands.key(Qt::Key_Escape);
        hands.click("e5");
        QVERIFY(has(targets, hands.cell("e8"), Target::Kind::Aim) &&
                !has(targets, hands.cell("e8"), Target::Kind::Move));
        hands.click("e8"); // nobody is there to be shot
        QCOMPARE(hands.lastEntry(), "");
        QVERIFY(!hands.view.reason().isEmpty());
    }

    void aShotIsSeenAsALine()
    {
        BoardHands hands(longMatch(kRange), kLongWindow);
        hands.drag("b1", "b12");
        choose(hands, "Shoot");
        hover(hands, "i20");
        const auto& last = hands.view.boardScene().picture().lastAction;
        QCOMPARE(last.shots, (std::vector<ui::ShotLine>{{hands.cell("b1"), hands.cell("b12")}}));
        // On the way there is something of the shot's colour; where nobody shot there is none.
        const QImage image = hands.view.viewport()->grab().toImage();
        const QColor colour = hands.view.boardScene().appearance().theme.capture;
        const auto isSeen = [&](const char* name) {
            const QRect cell = hands.view.cellRect(hands.cell(name));
            for (int x = cell.left(); x <= cell.right(); ++x) {
                if (image.pixelColor(x, cell.center().y()) == colour)
                    return true;
            }
            return false;
        };
        QVERIFY(isSeen("b6") && isSeen("b11"));
        QVERIFY(!isSeen("c6") && !isSeen("b14"));
        hands.model.takeBack();
        QVERIFY(hands.view.boardScene().picture().lastAction.shots.empty());
    }

    void aShotFlies()
    {
        BoardHands hands(longMatch(kRange), kLongWindow);
        const auto items = hands.view.boardScene().items().size();
        const auto shoot = [&] {
            hands.drag("b1", "b12");
            choose(hands, "Shoot");
        };
        shoot();
        QVERIFY(!hands.view.boardScene().isMoving()); // with motion off
        QCOMPARE(hands.view.boardScene().items().size(), items - 1);
        hands.model.takeBack();
        hands.setMotion(1);
        shoot();
        QVERIFY(hands.view.boardScene().isMoving());
        QCOMPARE(hands.view.boardScene().items().size(), items + 1); // the captured is on its way out
        QTRY_VERIFY(!hands.view.boardScene().isMoving());
        QCOMPARE(hands.view.boardScene().items().size(), items - 1);
        QCOMPARE(hands.on("b1"), "Rw");
    }

    void aRefusedMoveSaysWhyThereIsNoShot()
    {
        BoardHands hands(longMatch("white: Fe2 Pa5 Rb2; black: Ab6 Na9 Fe36 Pc3; turn: white", {{"artillery", "on"}}),
                         kLongWindow);
        hands.drag("a5", "a9");
        QCOMPARE(hands.view.reason(),
                 "The pawn goes one cell up, down, left or right; nor can it shoot: a pawn shoots straight ahead over "
                 "a river "
                 "that it stands two places before, three places on; a 9W is not there from a 5W.");
        hands.drag("b2", "a9");
        QCOMPARE(hands.view.reason().count("nor can it shoot"), 0); // not its way, whatever it wants there
        QVERIFY(!hands.view.reason().isEmpty());
        hands.drag("a5", "b6");
        QVERIFY2(hands.view.reason().endsWith("nor can it shoot: artillery cannot be captured from range."),
                 qPrintable(hands.view.reason()));
    }
};

RINGFORD_TEST(TestBoardViewLongShots)
#include "test_boardview_long_shots.moc"
