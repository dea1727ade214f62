// SPDX-License-Identifier: GPL-3.0-or-later
// Longchess by hand, through the viewport: charges, shots, flags, mines and shells.
#include "tests/support/TestProgram.h"
#include "tests/support/ui/BoardHands.h"
#include "ui/board/ActionChooser.h"
#include "ui/board/PlayTool.h"
#include "ui/board/TouchBar.h"

#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <algorithm>

using namespace ringford;
using ringford::test::BoardHands;
using ringford::test::matchOf;

namespace {

constexpr QSize kSize{1240, 420};
constexpr auto kRange = "white: Rb1 Fe2; black: Nb12 Fe36 Ri37; turn: white";
constexpr auto kCarrier = "white: Fe2 Re34; black: Na1 Fe34; turn: white";
constexpr auto kArmed = "white: Ae1 Fe2 Pe6 Pg5; black: Fe36 Ae37; turn: white";
constexpr auto kMined = "white: Fe2 Pb9 Pd9; black: Rb10 Nb12 Bd12 Fe36 Ri37; turn: white; mines: black=b11";

Match longMatch(const char* setup = "", const OptionValues& options = {})
{
    return matchOf("longchess", setup, options);
}

/** The words on the buttons of what is offered, sorted. */
QStringList offered(const BoardHands& hands)
{
    QStringList words;
    if (const ui::ActionChooser* const chooser = hands.view.chooser()) {
        for (const QToolButton* const button : chooser->findChildren<QToolButton*>())
            words += button->text();
    }
    words.sort();
    return words;
}

void choose(const BoardHands& hands, const QString& words)
{
    for (QToolButton* const button : hands.view.chooser()->findChildren<QToolButton*>()) {
        if (button->text().contains(words)) {
            QTest::mouseClick(button, Qt::LeftButton);
            return;
        }
    }
    QFAIL(qPrintable(words));
}

void hover(const BoardHands& hands, std::string_view cell)
{
    const QPoint at = hands.at(cell);
    QMouseEvent event(QEvent::MouseMove, at, hands.view.viewport()->mapToGlobal(at), Qt::NoButton, Qt::NoButton, {});
    QApplication::sendEvent(hands.view.viewport(), &event);
}

std::size_t threatened(const BoardHands& hands)
{
    return hands.view.boardScene().picture().foresight.threatened.size();
}

std::size_t lying(const BoardHands& hands, char kind)
{
    const auto& markers = hands.view.boardScene().contents().markers;
    return static_cast<std::size_t>(std::ranges::count_if(
        markers, [&](const Marker& marker) { return hands.model.description().kind(marker.kind).letter == kind; }));
}

/** The middle of a place that may be no cell. */
QPoint atPlace(const BoardHands& hands, Place place)
{
    return hands.view.mapFromScene(hands.view.boardScene().boardLayout().centre(place));
}

std::uint8_t toolNamed(const BoardHands& hands, std::string_view drawing)
{
    const auto& tools = hands.model.description().tools;
    return static_cast<std::uint8_t>(std::ranges::find(tools, drawing, &ToolInfo::drawing) - tools.begin());
}

} // namespace

class TestBoardViewLong : public QObject {
    Q_OBJECT

private slots:
    void dragsAndChargesByShift();
    void aChargeIntoTheRiverSaysWhere();
    void choosesBetweenMoveAndShot();
    void takesTheFlagAlongOrLeavesIt();
    void aFlagThatLiesIsMovedByHand();
    void leavesOverTheRim();
    void laysMinesWithTheirTool();
    void firesShellsOneByOne();
    void shellsAreTouchedInAnyOrder();
    void toolsSayWhyNotWhereTheyAreUsed();
    void toolsWithoutUseAreGreyed();
    void whatCanBeTakenAndShotIsMarkedAsBoth();
    void blastsAreShownOnHover();
    void chargesAreShownOnHover();
    void theCursorShowsWhatThePointerDoes();
    void effectsAreSeenPhaseByPhase();
    void aFlagBroughtHomeIsCelebrated();
};

void TestBoardViewLong::dragsAndChargesByShift()
{
    BoardHands hands(longMatch(), kSize);
    hands.drag(hands.at("c5"), hands.at("c6"), Qt::ShiftModifier);
    QCOMPARE(hands.lastEntry(), "Cx5+1");
    hands.drag("a33", "a32");
    QCOMPARE(hands.lastEntry(), "a33-a32");
    // Straight into the river: where the pawns would end is said.
    hands.drag(hands.at("c6"), hands.at("c8"), {});
    QCOMPARE(hands.lastEntry(), "a33-a32");
    QVERIFY(!hands.view.reason().isEmpty());
}

void TestBoardViewLong::aChargeIntoTheRiverSaysWhere()
{
    BoardHands hands(longMatch(), kSize);
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

void TestBoardViewLong::choosesBetweenMoveAndShot()
{
    BoardHands hands(longMatch(kRange), kSize);
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

void TestBoardViewLong::takesTheFlagAlongOrLeavesIt()
{
    BoardHands hands(longMatch(kCarrier), kSize);
    hands.drag("e34", "e30");
    QCOMPARE(offered(hands), QStringList({"Leave the flag (e 4B to e 8B)", "Take the flag along (e 4B to e 8B)"}));
    choose(hands, "Leave");
    QCOMPARE(hands.lastEntry(), "e34-e30~");
    QCOMPARE(hands.on("e34"), "Fb");
    hands.model.takeBack();
    hands.drag("e34", "e30");
    choose(hands, "along");
    QCOMPARE(hands.on("e34"), "");
    QCOMPARE(hands.on("e30"), "Rw");
}

void TestBoardViewLong::aFlagThatLiesIsMovedByHand()
{
    BoardHands hands(longMatch(kRange), kSize);
    QCOMPARE(hands.on("e2"), "Fw");
    hands.setMotion(1);
    hands.click("e2");
    hands.click("e3");
    QCOMPARE(hands.lastEntry(), "e2-e3");
    QVERIFY(hands.view.boardScene().isMoving());
    QTRY_COMPARE(hands.itemAt("e3"), hands.view.boardScene().boardLayout().cellCentre(hands.cell("e3")));
}

void TestBoardViewLong::leavesOverTheRim()
{
    BoardHands hands(longMatch(kRange), kSize);
    const ui::BoardLayout& layout = hands.view.boardScene().boardLayout();
    hands.drag(hands.at("b1"), hands.at("b1") - QPoint(static_cast<int>(0.7 * layout.cellSize()), 0));
    QCOMPARE(hands.lastEntry(), "b1-off");
    QCOMPARE(hands.on("b1"), "");
}

void TestBoardViewLong::laysMinesWithTheirTool()
{
    BoardHands hands(longMatch(kArmed, {{"mines", "on"}, {"artillery", "on"}}), kSize);
    hands.view.playTool().setGameTool(toolNamed(hands, "mine"));
    QCOMPARE(hands.targets(), QStringList({"d6", "e5", "e7", "f5", "f6", "g4", "g6", "h5"}));
    hands.click("e7");
    QCOMPARE(hands.lastEntry(), "mine:e7");
    QCOMPARE(hands.on("e7"), "Mw");
    QCOMPARE(int(hands.view.playTool().gameTool()), 0); // the next seat begins with the hand
}

void TestBoardViewLong::firesShellsOneByOne()
{
    BoardHands hands(longMatch(kArmed, {{"mines", "on"}, {"artillery", "on"}}), kSize);
    ui::TouchBar bar(hands.view.boardScene(), hands.view.playTool());
    hands.view.playTool().setGameTool(toolNamed(hands, "shell"));
    for (const Target& target : hands.view.boardScene().picture().targets) {
        const bool isPiece =
            target.cell == hands.cell("e1") || target.cell == hands.cell("e6") || target.cell == hands.cell("g5");
        QCOMPARE(target.kind, isPiece ? Target::Kind::Capture : Target::Kind::Drop); // no disc lies on a piece
    }
    hands.click("b8");
    hands.click("c9");
    QCOMPARE(hands.lastEntry(), "fire:c9");
    QCOMPARE(lying(hands, 'S'), std::size_t{2});
    hands.model.takeBack();
    QCOMPARE(lying(hands, 'S'), std::size_t{1});
    QCOMPARE(int(hands.view.playTool().gameTool()), int(toolNamed(hands, "shell")));
    hands.click("d10");
    const QList<QAction*> actions = bar.actions();
    const auto fire = std::ranges::find(actions, QStringLiteral("Fire"), &QAction::text);
    QVERIFY(fire != actions.end() && (*fire)->isEnabled());
    (*fire)->trigger();
    QCOMPARE(hands.lastEntry(), "fire:done");
    QCOMPARE(lying(hands, 'S'), std::size_t{2}); // they are still to come
}

void TestBoardViewLong::shellsAreTouchedInAnyOrder()
{
    BoardHands hands(longMatch(kArmed, {{"mines", "on"}, {"artillery", "on"}}), kSize);
    QSignalSpy hints(&hands.view, &ui::BoardView::hintChanged);
    hands.view.playTool().setGameTool(toolNamed(hands, "shell"));
    hands.click("e12");
    QCOMPARE(hints.back().front().toString(), QStringLiteral("Aim shells, 1 of 4 done, 3 left; “Fire” ends"));
    // What comes before it in the order of the rules is lit as well as what comes after it.
    QVERIFY(hands.targets().contains("a3") && hands.targets().contains("f12"));
    QVERIFY(!hands.targets().contains("e12"));
    hover(hands, "a3");
    QCOMPARE(threatened(hands), std::size_t{15}); // the blast is seen before it is aimed
    hands.click("a3");
    hands.click("c9");
    QCOMPARE(lying(hands, 'S'), std::size_t{3});
    QCOMPARE(hints.back().front().toString(), QStringLiteral("Aim shells, 3 of 4 done, 1 left; “Fire” ends"));
    QCOMPARE(hands.lastEntry(), "fire:e12"); // records have them in order
    hands.model.takeBack();
    QCOMPARE(lying(hands, 'S'), std::size_t{2});
    QVERIFY(hands.targets().contains("c9"));
    hands.click("e12");
    QCOMPARE(hands.view.reason(), "A shell is aimed at e 12W already.");
    hands.click("c9");
    hands.click("b2");
    QCOMPARE(lying(hands, 'S'), std::size_t{4});
    QVERIFY(hints.back().front().toString().isEmpty()); // the fourth ends the firing
    QCOMPARE(hands.model.match().onTurn(hands.model.current()).first(), Seat{1});
}

void TestBoardViewLong::toolsSayWhyNotWhereTheyAreUsed()
{
    BoardHands hands(longMatch(kArmed, {{"mines", "on"}, {"artillery", "on"}}), kSize);
    hands.view.playTool().setGameTool(toolNamed(hands, "shell"));
    hands.click("i30");
    QVERIFY2(hands.view.reason().contains("places from the artillery on e 1W"), qPrintable(hands.view.reason()));
    hands.click("c9");
    hands.click("c9");
    QCOMPARE(hands.view.reason(), "A shell is aimed at c 9W already.");
    hands.click(atPlace(hands, {0, 6, 6}));
    QCOMPARE(hands.view.reason(), "Nothing can be put there: that is water.");
    QCOMPARE(hands.lastEntry(), "fire:c9");
    QCOMPARE(int(hands.view.playTool().gameTool()), int(toolNamed(hands, "shell"))); // the same seat fires on
    hands.model.takeBack();
    hands.view.playTool().setGameTool(toolNamed(hands, "mine"));
    hands.click("a20");
    QCOMPARE(hands.view.reason(), "No own pawn stands next to a 18B, orthogonally.");
    hands.click("g5");
    QVERIFY(hands.view.reason().contains("the pawn stands on g 5W"));
    hands.view.setCursorCell(hands.cell("a21"));
    hands.key(Qt::Key_Return);
    QCOMPARE(hands.view.reason(), "No own pawn stands next to a 17B, orthogonally.");
}

void TestBoardViewLong::toolsWithoutUseAreGreyed()
{
    constexpr auto kOnePawn = "white: Ae1 Fe2 Pe6; black: Fe36 Ae37 Rb20; turn: white";
    BoardHands hands(longMatch(kOnePawn, {{"mines", "on"}, {"artillery", "on"}}), kSize);
    ui::TouchBar bar(hands.view.boardScene(), hands.view.playTool());
    const auto enabled = [&] {
        QStringList words;
        for (const QAction* const action : bar.actions()) {
            if (action->isEnabled() && !action->isSeparator())
                words += action->text();
        }
        return words;
    };
    QCOMPARE(enabled(), QStringList({"Move", "Lay a mine", "Aim shells"})); // a charge needs two
    QCOMPARE(bar.actions().front()->shortcut(), QKeySequence(Qt::ALT | Qt::Key_1));
    QVERIFY(bar.actions().front()->toolTip().contains("Alt+1"));
    hands.drag("e6", "e7");
    QCOMPARE(enabled(), QStringList({"Move", "Aim shells"})); // black has no pawns
    hands.view.playTool().setGameTool(toolNamed(hands, "shell"));
    hands.click("e30");
    QCOMPARE(enabled(), QStringList({"Move", "Aim shells", "Fire"}));
}

void TestBoardViewLong::whatCanBeTakenAndShotIsMarkedAsBoth()
{
    BoardHands hands(longMatch(kRange), kSize);
    hands.click("b1");
    const std::vector<Target>& targets = hands.view.boardScene().picture().targets;
    const auto isMarked = [&](Target::Kind kind) {
        return std::ranges::find(targets, Target{hands.cell("b12"), kind}) != targets.end();
    };
    QVERIFY(isMarked(Target::Kind::Capture) && isMarked(Target::Kind::Shot) && !isMarked(Target::Kind::Move));
    QCOMPARE(std::ranges::count(targets, hands.cell("b5"), &Target::cell), 1);
}

void TestBoardViewLong::blastsAreShownOnHover()
{
    BoardHands hands(longMatch(kArmed, {{"mines", "on"}, {"artillery", "on"}}), kSize);
    hover(hands, "e7");
    QCOMPARE(threatened(hands), std::size_t{0});
    hands.view.playTool().setGameTool(toolNamed(hands, "shell"));
    hover(hands, "e12");
    QCOMPARE(threatened(hands), std::size_t{25}); // three steps around, all land
    hands.view.playTool().setGameTool(toolNamed(hands, "mine"));
    hover(hands, "e5");
    QCOMPARE(threatened(hands), std::size_t{13}); // two steps around, one of them on a bridge
    hands.click("e5");
    hover(hands, "a1");
    QCOMPARE(threatened(hands), std::size_t{0});
    hover(hands, "e5"); // it lies there now
    QCOMPARE(threatened(hands), std::size_t{13});
}

void TestBoardViewLong::chargesAreShownOnHover()
{
    BoardHands hands(longMatch(kMined, {{"mines", "on"}}), kSize);
    QTest::mouseClick(hands.view.viewport(), Qt::LeftButton, Qt::ShiftModifier, hands.at("d9"));
    hover(hands, "d10");
    const ui::Foresight& seen = hands.view.boardScene().picture().foresight;
    QCOMPARE(seen.ways.size(), std::size_t{2});
    QVERIFY(std::ranges::find(seen.lost, hands.cell("b10")) != seen.lost.end());
    QVERIFY(std::ranges::find(seen.lost, hands.cell("b12")) != seen.lost.end()); // by the mine that goes off
    hands.key(Qt::Key_Escape);
    QVERIFY(hands.view.boardScene().picture().foresight.isEmpty());
}

void TestBoardViewLong::theCursorShowsWhatThePointerDoes()
{
    BoardHands hands(longMatch(kArmed, {{"mines", "on"}, {"artillery", "on"}}), kSize);
    hands.view.setCursorCell(hands.cell("e11"));
    hands.key(Qt::Key_Right);
    QCOMPARE(threatened(hands), std::size_t{0});
    hands.view.playTool().setGameTool(toolNamed(hands, "shell")); // where the cursor is already
    QCOMPARE(threatened(hands), std::size_t{25});
    hands.view.playTool().setGameTool(toolNamed(hands, "mine"));
    QCOMPARE(threatened(hands), std::size_t{0}); // no pawn is near
    hands.view.setCursorCell(hands.cell("e4"));
    hands.key(Qt::Key_Right);
    QCOMPARE(threatened(hands), std::size_t{13});
}

void TestBoardViewLong::effectsAreSeenPhaseByPhase()
{
    BoardHands hands(longMatch(kMined, {{"mines", "on"}}), kSize);
    const auto items = hands.view.boardScene().items().size();
    hands.setMotion(1);
    hands.drag(hands.at("b9"), hands.at("b10"), Qt::ShiftModifier);
    QCOMPARE(hands.lastEntry(), "Cx9+1");
    // First the charge alone; the mine is still to be seen, and what it will destroy.
    QVERIFY(hands.view.boardScene().isMoving());
    QTRY_VERIFY(!hands.view.boardScene().isMoving());
    QCOMPARE(lying(hands, 'M'), std::size_t{0});
    QCOMPARE(hands.on("b10"), ""); // next to it
    QCOMPARE(hands.on("b12"), "");
    QCOMPARE(hands.on("d10"), "Pw");
    const auto after = hands.view.boardScene().items().size();
    QVERIFY(after < items);
    hands.setMotion(0);
    hands.model.takeBack();
    hands.model.playAgain();
    QCOMPARE(hands.view.boardScene().items().size(), after);
    hands.model.takeBack();
    hands.setMotion(50);
    hands.drag(hands.at("b9"), hands.at("b10"), Qt::ShiftModifier);
    hands.key(Qt::Key_Left); // new input ends all phases at once
    QVERIFY(!hands.view.boardScene().isMoving());
    QCOMPARE(hands.view.boardScene().items().size(), after);
}

void TestBoardViewLong::aFlagBroughtHomeIsCelebrated()
{
    BoardHands hands(longMatch("white: Fe5 Re4; black: Fe4 Na37; turn: white"), kSize);
    hands.setMotion(1);
    const auto items = hands.view.boardScene().items().size();
    hands.click("e4");
    hands.click("e3");
    choose(hands, "along");
    QVERIFY(hands.model.shown()->outcome.decided());
    QTRY_COMPARE(hands.view.boardScene().items().size(), items + 1); // something more for a while
    QTRY_COMPARE(hands.view.boardScene().items().size(), items);
}

RINGFORD_TEST(TestBoardViewLong)
#include "test_boardview_long.moc"
