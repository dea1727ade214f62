// SPDX-License-Identifier: GPL-3.0-or-later
// Longchess by hand, through the viewport: charges, shots, flags and leaving.
#include "tests/support/TestProgram.h"
#include "tests/support/ui/BoardSetups.h"
#include "tests/support/ui/LongHands.h"

using namespace ringford;
using namespace ringford::test;

namespace {

constexpr auto kCarrier = "white: Fe2 Re34; black: Na1 Fe34; turn: white";

} // namespace

class TestBoardViewLong : public QObject {
    Q_OBJECT

private slots:
    void dragsAndChargesByShift()
    {
        BoardHands hands(longMatch(), kLongWindow);
        hands.drag(hands.at("c5"), hands.at("c6"), Qt::ShiftModifier);
        QCOMPARE(hands.lastEntry(), "Cx5+1");
        hands.drag("a33", "a32");
        QCOMPARE(hands.lastEntry(), "a33-a32");
        // Straight into the river: where the pawns would end is said.
        hands.drag(hands.at("c6"), hands.at("c8"), {});
        QCOMPARE(hands.lastEntry(), "a33-a32");
        QVERIFY(!hands.view.reason().isEmpty());
    }

    void aChargeIntoTheRiverSaysWhere()
    {
        BoardHands hands(longMatch(), kLongWindow);
        const QPoint water = atPlace(hands, {0, 6, 6}); // c7
        hands.drag(hands.at("c5"), water, Qt::ShiftModifier);
        QVERIFY2(hands.view.reason().startsWith("The charge would end in water on "), qPrintable(hands.view.reason()));
        QVERIFY(std::ranges::find(hands.view.boardScene().picture().dangers, hands.cell("c5")) !=
                hands.view.boardScene().picture().dangers.end());
        const auto* bubble = hands.view.findChild<QWidget*>("reasonBubble");
        QVERIFY((bubble->geometry().center() - water).manhattanLength() < 300);
        QCOMPARE(hands.lastEntry(), "");
        // By clicks it is the same; with the hand no charge was meant.
        QTest::mouseClick(hands.view.viewport(), Qt::LeftButton, Qt::ShiftModifier, hands.at("c5"));
        hands.click(water);
        QVERIFY(hands.view.reason().startsWith("The charge would end in water on "));
        hands.drag(hands.at("c5"), water, {});
        QCOMPARE(hands.view.reason(), "No piece can stand there: that is water.");
        hands.view.playTool().setGameTool(toolNamed(hands, "charge"));
        hands.drag("c5", "c6");
        QCOMPARE(hands.lastEntry(), "Cx5+1");
        QCOMPARE(int(hands.view.playTool().gameTool()), 0); // the next seat begins with the hand
    }

    void whatMayChargeIsOutlined()
    {
        BoardHands hands(longMatch(), kLongWindow);
        const auto outlined = [&] {
            const ui::BoardPicture& picture = hands.view.boardScene().picture();
            std::vector<Cell> cells;
            for (const Target& target : picture.targets) {
                if (picture.isAimingWide && target.kind == Target::Kind::Aim)
                    cells.push_back(target.cell);
            }
            std::ranges::sort(cells);
            return cells;
        };
        std::vector<Cell> pawns;
        for (const char row : std::string("abcdfghi"))
            pawns.push_back(hands.cell(row + std::string("5")));
        std::ranges::sort(pawns);
        QVERIFY(outlined().empty());
        const QImage before = hands.view.grab().toImage();
        hands.view.playTool().setGameTool(toolNamed(hands, "charge"));
        QCOMPARE(outlined(), pawns);
        QVERIFY(hands.view.grab().toImage() != before);
        hover(hands, "b5");
        QVERIFY(hands.view.boardScene().picture().foresight.range.empty()); // that is where a pawn goes alone
        hands.click(hands.at("c5"));
        QVERIFY(outlined().empty()); // one is in hand: where it can go is marked
        hands.view.playTool().cancel();
        hands.view.playTool().setGameTool(0);
        QVERIFY(outlined().empty());
    }

    void whereAPawnShootsIsNoPlaceOfACharge()
    {
        BoardHands hands(longMatch(), kLongWindow);
        const auto isMarked = [&](const char* cell) { return hands.targets().contains(QLatin1String(cell)); };
        hands.click("a5");
        QVERIFY(isMarked("a6") && isMarked("a8")); // over the river
        hands.view.playTool().cancel();
        hands.view.playTool().setGameTool(toolNamed(hands, "charge"));
        hands.click("a5");
        QVERIFY(isMarked("a6") && isMarked("a3"));
        QVERIFY(!isMarked("a8"));
    }

    void aWrongChargeInPracticeGivesTheHandBack()
    {
        BoardHands hands(longMatch(), kLongWindow);
        ui::PlayTool& tool = hands.view.playTool();
        tool.setPractising(true);
        const auto chargeWrongly = [&] {
            hands.drag(hands.at("c5"), hands.at("c8"), Qt::ShiftModifier);
            return hands.lastEntry().isEmpty() && tool.gameTool() == toolNamed(hands, "charge");
        };
        QVERIFY(chargeWrongly());
        QTRY_COMPARE(int(tool.gameTool()), 0); // when it has been seen
        QVERIFY(chargeWrongly());
        hands.drag("c5", "c6"); // or with the next touch
        QCOMPARE(hands.lastEntry(), "c5-c6");
    }

    void choosesBetweenMoveAndShot()
    {
        BoardHands hands(longMatch(kRange), kLongWindow);
        hands.drag("b1", "b12");
        QCOMPARE(offered(hands), QStringList({"Go there (b 1W takes b 12W)", "Shoot (b 1W shoots b 12W)"}));
        for (const QToolButton* const button : hands.view.chooser()->findChildren<QToolButton*>())
            QVERIFY(!button->icon().isNull());
        choose(hands, "Shoot");
        QCOMPARE(hands.lastEntry(), "b1*b12");
        QCOMPARE(hands.on("b1"), "Rw");
        QCOMPARE(hands.on("b12"), "");
        // Who shot is seen as well as what was shot.
        const std::vector<Cell>& marked = hands.view.boardScene().picture().lastAction.ends;
        QVERIFY(std::ranges::find(marked, hands.cell("b1")) != marked.end());
    }

    void takesTheFlagAlongOrLeavesIt()
    {
        BoardHands hands(longMatch(kCarrier), kLongWindow);
        hands.drag("e34", "e30");
        QVERIFY(!hands.view.chooser());
        QCOMPARE(hands.lastEntry(), "e34-e30");
        QCOMPARE(hands.on("e34"), "");
        QCOMPARE(hands.on("e30"), "Rw");
        hands.model.takeBack();
        hands.view.playTool().setGameTool(toolNamed(hands, "flag"));
        hands.drag("e34", "e30");
        QCOMPARE(hands.lastEntry(), "e34-e30~");
        QCOMPARE(hands.on("e34"), "Fb");
        hands.model.takeBack();
        hands.view.playTool().setGameTool(0);
        hands.drag(hands.at("e34"), hands.at("e30"), Qt::ShiftModifier); // no pawn, so it is no charge
        QCOMPARE(hands.lastEntry(), "e34-e30~");
        QCOMPARE(hands.view.playTool().gameTool(), std::uint8_t{0});
    }

    void whatCarriesNothingCanLeaveNothing()
    {
        BoardHands hands(longMatch(kRange), kLongWindow);
        QVERIFY(!hands.view.playTool().canUse(toolNamed(hands, "flag")));
        hands.view.playTool().setGameTool(toolNamed(hands, "flag"));
        hands.click("b1");
        QVERIFY2(hands.view.reason().contains("carries no flag"), qPrintable(hands.view.reason()));
    }

    void whatACarrierMayDoBesideAShotIsOneSentence()
    {
        BoardHands hands(longMatch("white: Fe2 Re19; black: Ne14 Fe19; turn: white"), kLongWindow);
        hands.drag("e19", "e14");
        QStringList words = offered(hands);
        words.sort();
        QCOMPARE(words, QStringList({"Go there (e C takes e 14W)", "Shoot (e C shoots e 14W)"}));
        choose(hands, "Go");
        QCOMPARE(hands.lastEntry(), "e19xe14");
        hands.model.takeBack();
        hands.view.playTool().setGameTool(toolNamed(hands, "flag"));
        hands.drag("e19", "e14");
        QCOMPARE(hands.lastEntry(), "e19xe14~");
    }

    void aFlagThatLiesIsMovedByHand()
    {
        BoardHands hands(longMatch(kRange), kLongWindow);
        QCOMPARE(hands.on("e2"), "Fw");
        hands.setMotion(1);
        hands.click("e2");
        hands.click("e3");
        QCOMPARE(hands.lastEntry(), "e2-e3");
        QVERIFY(hands.view.boardScene().isMoving());
        QTRY_COMPARE(hands.itemAt("e3"), hands.view.boardScene().boardLayout().cellCentre(hands.cell("e3")));
    }

    void leavesOverTheRim()
    {
        BoardHands hands(longMatch(kRange), kLongWindow);
        const ui::BoardLayout& layout = hands.view.boardScene().boardLayout();
        hands.drag(hands.at("b1"), hands.at("b1") - QPoint(static_cast<int>(0.7 * layout.cellSize()), 0));
        QCOMPARE(hands.lastEntry(), "b1-off");
        QCOMPARE(hands.on("b1"), "");
    }

    void leavesBesideTheMark()
    {
        BoardHands hands(longMatch(kRange), kLongWindow);
        const int away = static_cast<int>(0.7 * hands.view.boardScene().boardLayout().cellSize());
        hands.drag(hands.at("b1"), hands.at("c1") - QPoint(away, 0)); // not where the arrow head is
        QCOMPARE(hands.lastEntry(), "b1-off");
        hands.model.takeBack();
        hands.click("b1");
        hands.click(hands.at("c1") - QPoint(away, 0)); // the same by clicks
        QCOMPARE(hands.lastEntry(), "b1-off");
        hands.model.takeBack();
        // Who clicks elsewhere beside the board wants nothing: what was selected is put back.
        hands.click("b1");
        hands.click(hands.at("a5") - QPoint(0, away));
        QCOMPARE(hands.lastEntry(), "");
        QVERIFY(!hands.view.boardScene().picture().selected);
        hands.click("b1");
        hands.click(hands.at("b1") - QPoint(away, 0));
        QCOMPARE(hands.lastEntry(), "b1-off");
    }

    void whereItCanLeaveAStripIsSeen()
    {
        BoardHands hands(longMatch(kRange), kLongWindow);
        const int away = static_cast<int>(0.3 * hands.view.boardScene().boardLayout().cellSize());
        const auto colourAt = [&](const char* cell) {
            const QRect rect = hands.view.cellRect(hands.cell(cell));
            return hands.view.viewport()->grab().toImage().pixelColor(rect.left() - away, rect.top() + 2);
        };
        const QColor bare = colourAt("g1");
        hands.click("b1");
        QVERIFY(colourAt("g1") != bare && colourAt("i1") == colourAt("g1"));
        hands.key(Qt::Key_Escape);
        QCOMPARE(colourAt("g1"), bare);
        hands.dragAndHold("b1", hands.at("b4"));
        QVERIFY(colourAt("g1") != bare);
        hands.letGo(hands.at("b1"));
    }

    void leavingIsToldBeforeItIsPlayed()
    {
        BoardHands hands(longMatch(kRange), kLongWindow);
        const int away = static_cast<int>(0.7 * hands.view.boardScene().boardLayout().cellSize());
        hands.dragAndHold("b1", hands.at("b1") - QPoint(away, 0));
        QCOMPARE(hands.view.reason(), "Over this edge the piece leaves the board for good.");
        hands.letGo(hands.at("b1"));
        QCOMPARE(hands.lastEntry(), "");
    }

    void leavesByKeys()
    {
        BoardHands hands(longMatch(kRange), kLongWindow);
        hands.point("b1");
        hands.key(Qt::Key_Left);
        QCOMPARE(hands.view.reason(), ""); // nothing is in hand
        hands.key(Qt::Key_Return);
        hands.key(Qt::Key_Left);
        QCOMPARE(hands.view.reason(), "Over this edge the piece leaves the board for good: press Enter to let it go.");
        hands.key(Qt::Key_Return);
        QCOMPARE(hands.lastEntry(), "b1-off");
        // Another arrow means another cell.
        hands.model.takeBack();
        hands.point("b1");
        hands.key(Qt::Key_Return);
        hands.key(Qt::Key_Left);
        hands.key(Qt::Key_Right);
        hands.key(Qt::Key_Left);
        hands.key(Qt::Key_Return);
        QCOMPARE(hands.lastEntry(), ""); // put back on its own cell
    }

    void farOffTheBoardTheNearestEdgeIsMeant()
    {
        BoardHands hands(longMatch("white: Rb1 Ba10 Fe2; black: Na30 Fe36; turn: white"), kLongWindow);
        hands.drag(hands.at("a10"), QPoint(hands.at("a10").x(), 2));
        QCOMPARE(hands.view.reason(), "No way of the bishop on a 10W leads over its own end of the board.");
    }

    void whoCannotLeaveThereIsTold()
    {
        BoardHands hands(longMatch("white: Rb1 Ba10 Fe2; black: Na30 Fe36; turn: white"), kLongWindow);
        const QPoint up(0, static_cast<int>(0.7 * hands.view.boardScene().boardLayout().cellSize()));
        hands.drag(hands.at("a10"), hands.at("a10") - up);
        QCOMPARE(hands.view.reason(), "No way of the bishop on a 10W leads over its own end of the board.");
        hands.drag(hands.at("b1"), hands.at("a4") - up);
        QCOMPARE(hands.view.reason(), "This piece leaves the board where the arrow heads are, not here.");
        QCOMPARE(hands.lastEntry(), "");
        BoardHands chess(matchOf("orthodox")); // where nobody leaves, a drop beside the board means nothing
        const int away = static_cast<int>(0.7 * chess.view.boardScene().boardLayout().cellSize());
        chess.drag(chess.at("a2"), chess.at("a2") - QPoint(away, 0));
        QCOMPARE(chess.view.reason(), "");
    }

    void withFourTeamsAPieceLeavesOverTheEdgesOfItsOwnQuadrantAlone()
    {
        BoardHands hands(
            longMatch("nw: Fb2 Rd4; ne: Fb12 Rd10; sw: Fl2 Rj4; se: Fl12 Rj10; turn: nw", {{"teams", "4"}}),
            {900, 900});
        const QImage before = hands.view.viewport()->grab().toImage();
        const double size = hands.view.boardScene().boardLayout().cellSize();
        const QPoint up(0, static_cast<int>(0.75 * size));
        const QPoint left(static_cast<int>(0.75 * size), 0);
        hands.click("d4");
        const QImage after = hands.view.viewport()->grab().toImage();
        const auto isMarked = [&](QPoint at) { return after.pixelColor(at) != before.pixelColor(at); };
        QVERIFY(isMarked(hands.at("a6") - up));
        QVERIFY(!isMarked(hands.at("a8") - up));
        QVERIFY(isMarked(hands.at("f1") - left - QPoint(0, static_cast<int>(size / 3))));
        QVERIFY(!isMarked(hands.at("h1") - left - QPoint(0, static_cast<int>(size / 3))));
        hands.click(hands.at("a8") - up);
        QCOMPARE(hands.view.reason(), "This piece leaves the board where the arrow heads are, not here.");
        hands.click("d4");
        hands.drag(hands.at("d4"), hands.at("k1") - left);
        QCOMPARE(hands.view.reason(), "This piece leaves the board where the arrow heads are, not here.");
        QCOMPARE(hands.lastEntry(), "");
        hands.click("d4");
        hands.click(hands.at("a6") - up);
        QCOMPARE(hands.lastEntry(), "d4-off");
    }

    void aStripOverAnEdgeVeilsNeitherTheTurnBarNorTheNamesOfRows()
    {
        BoardHands hands(
            longMatch("nw: Fb2 Rd4; ne: Fb12 Rd10; sw: Fl2 Rj4; se: Fl12 Rj10; turn: nw", {{"teams", "4"}}),
            {900, 900});
        const ui::BoardLayout& layout = hands.view.boardScene().boardLayout();
        const SideInfo& side = hands.view.boardScene().description().sides.front();
        const QPointF bar = layout.homeEdge(0, side.homeAngle).middle;
        const double away = layout.measures(0).homeBar() / 2;
        const QPoint onBar = hands.view.mapFromScene(QPointF(bar.x() - away, layout.cellCentre(hands.cell("c1")).y()));
        const QColor before = hands.view.viewport()->grab().toImage().pixelColor(onBar);
        hands.click("d4");
        QCOMPARE(hands.view.viewport()->grab().toImage().pixelColor(onBar), before);
    }

    void onlyTheOwnEndIsMarked()
    {
        BoardHands hands(longMatch("white: Fe2 Na5; black: Ri37 Fe36; turn: black"), kLongWindow);
        hands.click("i37");
        QCOMPARE(hands.view.boardScene().picture().leavings, std::vector{hands.cell("i37")});
        const auto edges = hands.view.boardScene().boardLayout().rimEdges(hands.cell("i37"));
        QCOMPARE(edges.size(), std::size_t{1}); // not over the long side, too
        QCOMPARE(edges.front().outward, QPointF(1, 0));
        // The head is on the board, where no label is.
        const QRect cell = hands.view.cellRect(hands.cell("i37"));
        const QImage image = hands.view.viewport()->grab().toImage();
        const QColor colour = hands.view.boardScene().appearance().theme.target;
        QCOMPARE(image.pixelColor(cell.right() - cell.width() / 20, cell.center().y()), colour);
        for (int x = cell.right() + cell.width() * 15 / 100; x < cell.right() + cell.width(); ++x)
            QVERIFY(image.pixelColor(x, cell.center().y()) != colour);
        QCOMPARE(BoardHands(longMatch("", {{"teams", "4"}})).view.boardScene().boardLayout().rimEdges(Cell{0}).size(),
                 std::size_t{2});
    }

    void whatWouldBePickedUpIsSeen()
    {
        BoardHands hands(longMatch("white: Fe2 Re30; black: Na1 Fe34; turn: white"), kLongWindow);
        const auto seen = [&] {
            const QRect cell = hands.view.cellRect(hands.cell("e34"));
            return hands.view.viewport()->grab().toImage().pixelColor(cell.center() +
                                                                      QPoint(cell.width(), cell.width()) * 27 / 100);
        };
        const QColor colour = hands.view.boardScene().appearance().theme.target;
        QVERIFY(seen() != colour);
        hands.click("e30");
        QCOMPARE(seen(), colour); // beside the flag, not on it
    }

    void whatCanBeTakenAndShotIsMarkedAsBoth()
    {
        BoardHands hands(longMatch(kRange), kLongWindow);
        hands.click("b1");
        const std::vector<Target>& targets = hands.view.boardScene().picture().targets;
        const auto isMarked = [&](Target::Kind kind) {
            return std::ranges::find(targets, Target{hands.cell("b12"), kind}) != targets.end();
        };
        QVERIFY(isMarked(Target::Kind::Capture) && isMarked(Target::Kind::Shot) && !isMarked(Target::Kind::Move));
        QCOMPARE(std::ranges::count(targets, hands.cell("b5"), &Target::cell), 1);
        QCOMPARE(std::ranges::count(targets, hands.cell("b9"), &Target::cell), 2); // it could be shot at, too
    }

    void chargesAreShownOnHover()
    {
        BoardHands hands(longMatch(kMined, {{"mines", "on"}}), kLongWindow);
        QTest::mouseClick(hands.view.viewport(), Qt::LeftButton, Qt::ShiftModifier, hands.at("d9"));
        hover(hands, "d10");
        const ui::Foresight& seen = hands.view.boardScene().picture().foresight;
        QCOMPARE(seen.ways.size(), std::size_t{2});
        QVERIFY(std::ranges::find(seen.lost, hands.cell("b10")) != seen.lost.end());
        QVERIFY(std::ranges::find(seen.lost, hands.cell("b12")) != seen.lost.end()); // by the mine that goes off
        hands.key(Qt::Key_Escape);
        QVERIFY(hands.view.boardScene().picture().foresight.isEmpty());
    }

    void aFlagBroughtHomeIsCelebrated()
    {
        BoardHands hands(longMatch("white: Fe5 Re4; black: Fe4 Na37; turn: white"), kLongWindow);
        hands.setMotion(1);
        const auto items = hands.view.boardScene().items().size();
        hands.click("e4");
        hands.click("e3");
        QVERIFY(hands.model.viewedNode()->outcome().decided());
        QTRY_COMPARE(hands.view.boardScene().items().size(), items + 1); // something more for a while
        QTRY_COMPARE(hands.view.boardScene().items().size(), items);
    }
};

RINGFORD_TEST(TestBoardViewLong)
#include "test_boardview_long.moc"
