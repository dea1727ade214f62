// SPDX-License-Identifier: GPL-3.0-or-later
// A game with two boards, stockpiles, buttons, the rim and several tools goes through the same view without a word
// about it there.
#include "engine/search/GameSearch.h"
#include "engine/search/PlainJudge.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/BoardHands.h"
#include "tests/toy/ToyGame.h"
#include "ui/board/scene/SeatAngle.h"
#include "ui/board/tools/PlayTool.h"
#include "ui/board/tools/TouchBar.h"
#include "ui/panels/ActionsDock.h"

#include <QApplication>
#include <QListWidget>
#include <QTest>

using namespace ringford;
using ringford::test::BoardHands;
using ringford::test::matchOf;

namespace {

constexpr auto kStocked =
    "1r: Ca1 Mc1; 1g: Cd2; 1b: Ca4; 2r: Ca1 Mb1 Mc1; 2g: Cd2; 2b: Ca4; turn: 1r 2g; stock: red=1r,1r";
constexpr auto kAtTheRim = "1r: Ca1 Mb4; 1g: Cd2; 1b: Ca3; 2r: Ca1; 2g: Cd2; 2b: Ca4; turn: 1r 2g";
constexpr auto kNoCharge = "1r: Ca1 Mc1; 1g: Cd3; 1b: Cb4; 2r: Ca1; 2g: Cd2; 2b: Ca4; turn: 1r 2g";
constexpr auto kRecall = "1r: Ca1 Mb1; 1g: Cd2; 1b: Ca4; 2r: Ca1; 2g: Cd2; 2b: Ca4; turn: 1g 2g";

/** The same game for the hand alone, with one button that is of single boards. */
class OneToolToy : public toy::ToyGame {
public:
    OneToolToy() : ToyGame({0}, {}), m_about(ToyGame::description())
    {
        m_about.tools.resize(1);
        m_about.buttons[0].hint = "Ends the turn on board 1";
        m_about.buttons[1].byBoard = "Yield on %1";
    }
    const GameDescription& description() const { return m_about; }
    std::vector<Gesture> gestures(const toy::State& state, const Action& action) const
    {
        std::vector<Gesture> gestures = ToyGame::gestures(state, action);
        for (Gesture& gesture : gestures)
            gesture.tool = 0;
        return gestures;
    }

private:
    GameDescription m_about;
};

QAction* barAction(const ui::TouchBar& bar, const QString& part)
{
    for (QAction* action : bar.actions()) {
        if (action->text().contains(part))
            return action;
    }
    return nullptr;
}

/** The middle of the rim above a cell of the topmost row. */
QPoint rimAbove(const BoardHands& hands, std::string_view cell)
{
    return hands.at(cell) - QPoint(0, static_cast<int>(0.8 * hands.view.boardScene().boardLayout().cellSize()));
}

/** In the arrow head that says that a piece can leave there, inside the upper edge of its cell. */
QPoint arrowOver(const BoardHands& hands, std::string_view cell)
{
    const ui::BoardLayout& layout = hands.view.boardScene().boardLayout();
    return hands.at(cell) - QPoint(0, static_cast<int>(0.38 * layout.cellSize()));
}

} // namespace

class TestBoardViewToy : public QObject {
    Q_OBJECT

private slots:
    void bothBoardsAreShownAndPlayedOn()
    {
        BoardHands hands(matchOf("toy"), {900, 500});
        for (std::uint16_t index = 0; index < hands.model.description().board.cellCount(); ++index)
            QVERIFY(hands.view.viewport()->rect().contains(hands.view.cellRect(Cell{index})));
        hands.drag("1:b1", "1:b2");
        QCOMPARE(hands.lastEntry(), "1:b1-b2");
        hands.click("2:d1"); // green is on turn there
        hands.click("2:c1");
        QVERIFY(!hands.lastEntry().startsWith("2:d1-")); // red's man is there: it is a capture
        QCOMPARE(hands.lastEntry(), "2:d1xc1");
    }

    void theTurnGoesOnAfterADropAndAButtonEndsIt()
    {
        BoardHands hands(matchOf("toy", kStocked), {900, 500});
        ui::TouchBar bar(hands.view.boardScene(), hands.view.playTool());
        QVERIFY(!barAction(bar, "Yield on board 1")->isEnabled());
        hands.view.activate(hands.view.playTool().stockTouches().front());
        hands.click("1:b1");
        QVERIFY(hands.view.playTool().stockTouches().empty()); // not a second drop
        QVERIFY(barAction(bar, "Yield on board 1")->isEnabled());
        QVERIFY(!barAction(bar, "Yield on board 2")->isEnabled());
        barAction(bar, "Yield on board 1")->trigger();
        QCOMPARE(hands.lastEntry(), "1:yield");
    }

    void aGameWithOneToolHasItsButtonsInTheBar()
    {
        const auto game = std::make_shared<SearchedGame<OneToolToy, PlainJudge<OneToolToy>>>(OneToolToy());
        const auto setup = readSetup(kStocked);
        BoardHands hands(Match(game, *game->read(*setup)), {900, 500});
        ui::TouchBar bar(hands.view.boardScene(), hands.view.playTool());
        QCOMPARE(bar.actions().size(), 1); // the other is of single boards, and offered at the table
        QAction* const button = bar.actions().front();
        QCOMPARE(button->text(), "Yield on board 1");
        QCOMPARE(button->toolTip(), "Ends the turn on board 1. (Alt+1)");
        QVERIFY(!button->isEnabled());
        hands.view.activate(hands.view.playTool().stockTouches().front());
        hands.click("1:b1");
        QVERIFY(bar.actions().front()->isEnabled());
        bar.actions().front()->trigger();
        QCOMPARE(hands.lastEntry(), "1:yield");
    }

    void aPieceLeavesOverTheRim()
    {
        BoardHands hands(matchOf("toy", kAtTheRim), {900, 500});
        const QPoint rim = rimAbove(hands, "1:b4");
        const auto colour = [&] {
            return hands.view.viewport()->grab().toImage().pixelColor(arrowOver(hands, "1:b4"));
        };
        const QColor before = colour();
        hands.click("1:b4");
        QCOMPARE(hands.view.boardScene().picture().leavings, std::vector<Cell>{hands.cell("1:b4")});
        QCOMPARE(colour(), hands.view.boardScene().appearance().theme.target); // an arrow head on the rim
        hands.click("1:b4");
        QVERIFY(hands.view.boardScene().picture().leavings.empty());
        QCOMPARE(colour(), before);
        hands.drag(hands.at("1:b4"), rim);
        QCOMPARE(hands.lastEntry(), "1:b4-off");
        QCOMPARE(hands.on("1:b4"), "");
    }

    void whoCannotLeaveIsToldWhy()
    {
        BoardHands hands(matchOf("toy", kAtTheRim), {900, 500});
        hands.drag(hands.at("1:a1"), rimAbove(hands, "1:b4"));
        QCOMPARE(hands.lastEntry(), "");
        QCOMPARE(hands.view.reason(), "A captain does not leave his board.");
    }

    void anotherToolMovesAllMen()
    {
        BoardHands hands(matchOf("toy"), {900, 500});
        ui::TouchBar bar(hands.view.boardScene(), hands.view.playTool());
        hands.setMotion(1);
        barAction(bar, "Charge")->trigger();
        hands.click("1:b1");
        hands.click("1:b2");
        QCOMPARE(hands.lastEntry(), "1:charge+1");
        QVERIFY(hands.view.boardScene().isMoving());
        QTRY_VERIFY(!hands.view.boardScene().isMoving());
        for (const auto* name : {"1:b2", "1:c2"}) {
            QCOMPARE(hands.on(name), "M1");
            QCOMPARE(hands.itemAt(name), hands.view.boardScene().boardLayout().cellCentre(hands.cell(name)));
        }
    }

    void shiftTakesATool()
    {
        BoardHands hands(matchOf("toy"), {900, 500});
        hands.drag(hands.at("1:b1"), hands.at("1:b2"), Qt::ShiftModifier);
        QCOMPARE(hands.lastEntry(), "1:charge+1");
        QCOMPARE(int(hands.view.playTool().gameTool()), 0);
        // By clicks, too: the first takes it, and it is in hand until the second.
        hands.model.takeBack();
        QTest::mouseClick(hands.view.viewport(), Qt::LeftButton, Qt::ShiftModifier, hands.at("1:c1"));
        QCOMPARE(int(hands.view.playTool().gameTool()), 1);
        hands.click("1:c2");
        QCOMPARE(hands.lastEntry(), "1:charge+1");
        hands.model.takeBack();
        QTest::mouseClick(hands.view.viewport(), Qt::LeftButton, Qt::ShiftModifier, hands.at("1:c1"));
        hands.key(Qt::Key_Escape);
        QCOMPARE(int(hands.view.playTool().gameTool()), 0);
        hands.drag("1:b1", "1:b2");
        QCOMPARE(hands.lastEntry(), "1:b1-b2");
    }

    void whatShiftCannotDoIsRefused()
    {
        BoardHands hands(matchOf("toy", kNoCharge), {900, 500});
        const QPointF home = hands.itemAt("1:c1");
        hands.drag(hands.at("1:c1"), hands.at("1:c2"), Qt::ShiftModifier);
        QCOMPARE(hands.lastEntry(), "");
        QVERIFY(!hands.view.reason().isEmpty());
        QCOMPARE(hands.itemAt("1:c1"), home);
        QCOMPARE(int(hands.view.playTool().gameTool()), 0);
    }

    void whatIsListedIsShownAndPlayed()
    {
        BoardHands hands(matchOf("toy"), {900, 500});
        ui::ActionsDock dock(hands.model, hands.view.boardScene(), hands.view.playTool());
        QVERIFY(dock.isWanted());
        QStringList texts;
        for (int row = 0; row < dock.list()->count(); ++row)
            texts += dock.list()->item(row)->text();
        const QString charge = "Board 1: charge, a to b";
        QVERIFY2(texts.contains(charge), qPrintable(texts.join(' ')));
        QListWidgetItem* const item = dock.list()->item(static_cast<int>(texts.indexOf(charge)));
        emit dock.list()->itemEntered(item);
        QCOMPARE(hands.view.boardScene().picture().foresight.ways.size(), std::size_t{2});
        QEvent leave(QEvent::Leave);
        QApplication::sendEvent(dock.list()->viewport(), &leave);
        QVERIFY(hands.view.boardScene().picture().foresight.isEmpty());
        emit dock.list()->itemClicked(item); // shows it
        QCOMPARE(hands.lastEntry(), "");
        QCOMPARE(hands.view.boardScene().picture().foresight.ways.size(), std::size_t{2});
        emit dock.list()->itemDoubleClicked(item);
        QCOMPARE(hands.lastEntry(), "1:charge+1");
        QTRY_VERIFY(dock.list()->count() > 0); // of the next seat
    }

    void aSingleTouchIsAWholeGesture()
    {
        BoardHands hands(matchOf("toy", kRecall), {900, 500});
        ui::TouchBar bar(hands.view.boardScene(), hands.view.playTool());
        barAction(bar, "Recall")->trigger();
        QTest::mousePress(hands.view.viewport(), Qt::LeftButton, {}, hands.at("1:b1"));
        QCOMPARE(hands.lastEntry(), ""); // a press can still be taken back
        QTest::mouseRelease(hands.view.viewport(), Qt::LeftButton, {}, hands.at("1:b1"));
        QCOMPARE(hands.lastEntry(), "1:recall:b1"); // by red, who is not on turn
    }

    void whereASingleTouchCanBeIsMarked()
    {
        BoardHands hands(matchOf("toy", kRecall), {900, 500});
        hands.view.playTool().setGameTool(2);
        QCOMPARE(hands.targets(), QStringList({"1:b1"}));
        hands.view.playTool().setGameTool(0);
        QCOMPARE(hands.targets(), QStringList());
    }

    void keysReachTheOtherBoard()
    {
        BoardHands hands(matchOf("toy"), {900, 500});
        hands.point("1:d1");
        const Face& face = hands.model.description().board.faces()[0];
        for (int i = 0; i < face.columns; ++i)
            hands.key(Qt::Key_Right);
        QVERIFY(hands.model.description().board.place(hands.view.cursorCell()).face == 1);
        hands.key(Qt::Key_1);
        QCOMPARE(int(hands.model.description().board.place(hands.view.cursorCell()).face), 0);
        hands.key(Qt::Key_2);
        QCOMPARE(int(hands.model.description().board.place(hands.view.cursorCell()).face), 1);
    }

    void turningTurnsBothBoards()
    {
        BoardHands hands(matchOf("toy"), {900, 500});
        QVERIFY(hands.at("1:a1").x() < hands.at("1:b1").x());
        hands.view.turn(); // by a quarter: green sits at 90 degrees
        QVERIFY(hands.at("1:a1").y() != hands.at("1:b1").y());
        QVERIFY(hands.at("2:a1").y() != hands.at("2:b1").y());
        hands.drag("1:b1", "1:b2");
        QCOMPARE(hands.lastEntry(), "1:b1-b2");
    }

    void turningGoesFromSeatToSeat()
    {
        GameDescription game = matchOf("toy").game().description();
        QCOMPARE(ui::nextSeatAngle(game, 0), 90.0);
        for (SideInfo& side : game.sides)
            side.homeAngle = 120 * side.seat.index - 120; // three around a ring
        QCOMPARE(ui::nextSeatAngle(game, 0), 120.0);
        QCOMPARE(ui::nextSeatAngle(game, 120), 240.0);
        QCOMPARE(ui::nextSeatAngle(game, 240), 0.0);
        for (SideInfo& side : game.sides)
            side.homeAngle = 0; // all look the same way
        QCOMPARE(ui::nextSeatAngle(game, 0), 180.0);
        QCOMPARE(ui::nextSeatAngle(game, 180), 0.0);
    }

    void eachBoardTurnsToItsSeat()
    {
        BoardHands hands(matchOf("toy"), {900, 500});
        ui::BoardAppearance appearance = hands.view.boardScene().appearance();
        appearance.turning = ui::Turning::SeatOnTurn;
        hands.view.setAppearance(appearance);
        // Red, at home on rank 1, is on turn on the first board; green, at home on file d, on the second.
        QVERIFY(hands.at("1:a1").y() > hands.at("1:a4").y());
        QVERIFY(hands.at("2:d1").y() > hands.at("2:a1").y());
        hands.drag("1:b1", "1:b2");
        QVERIFY(hands.at("1:d1").y() > hands.at("1:a1").y());
        QVERIFY(hands.at("2:d1").y() > hands.at("2:a1").y());
    }

    void refusalsSayWhyOnTheRightBoard()
    {
        BoardHands hands(matchOf("toy"), {900, 500});
        hands.drag("1:b1", "1:b3");
        QVERIFY(!hands.view.reason().isEmpty());
        QCOMPARE(hands.lastEntry(), "");
        hands.drag("1:b1", "2:b2");
        QVERIFY(!hands.view.reason().isEmpty());
        QCOMPARE(hands.lastEntry(), "");
    }

    void anotherGameBeginsWithTheHand()
    {
        BoardHands hands(matchOf("toy"), {900, 500});
        ui::TouchBar bar(hands.view.boardScene(), hands.view.playTool());
        barAction(bar, "Charge")->trigger();
        QCOMPARE(int(hands.view.playTool().gameTool()), 1);
        hands.click("1:b1"); // in hand when the other game comes
        hands.model.replace(matchOf("checkers"));
        QVERIFY(bar.actions().isEmpty());
        hands.drag("b2", "c3");
        QCOMPARE(hands.lastEntry(), "b2-c3");
        hands.model.replace(matchOf("toy"));
        QVERIFY(!barAction(bar, "Charge")->isChecked());
        hands.drag("1:b1", "1:b2");
        QCOMPARE(hands.lastEntry(), "1:b1-b2");
    }

    void theOnlyUsefulToolIsTaken()
    {
        BoardHands hands(matchOf("toy"), {900, 500});
        ui::TouchBar bar(hands.view.boardScene(), hands.view.playTool());
        barAction(bar, "Charge")->trigger();
        hands.click("1:b1");
        hands.click("1:b2");
        QCOMPARE(hands.lastEntry(), "1:charge+1");
        // Wherever a charge cannot follow, and only the hand can do something, the hand is taken.
        hands.model.replace(matchOf("toy", kNoCharge));
        QVERIFY(!barAction(bar, "Charge")->isEnabled());
        hands.view.playTool().setGameTool(1);
        hands.drag("1:c1", "1:c2"); // with a tool that begins nothing: nothing is played
        QCOMPARE(hands.lastEntry(), "");
        hands.view.playTool().reset();
        QCOMPARE(int(hands.view.playTool().gameTool()), 0);
        hands.drag("1:c1", "1:c2");
        QCOMPARE(hands.lastEntry(), "1:c1-c2");
    }

    void theBarKeepsNoOldActions()
    {
        BoardHands hands(matchOf("toy"), {900, 500});
        ui::TouchBar bar(hands.view.boardScene(), hands.view.playTool());
        const auto count = [&] {
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            return bar.findChildren<QAction*>().size();
        };
        const auto before = count();
        hands.drag("1:b1", "1:b2");
        hands.drag("2:d1", "2:c1");
        hands.model.showFirst();
        QCOMPARE(count(), before);
        hands.model.replace(matchOf("checkers"));
        QVERIFY(count() < before);
    }
};

RINGFORD_TEST(TestBoardViewToy)
#include "test_boardview_toy.moc"
