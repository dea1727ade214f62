// SPDX-License-Identifier: GPL-3.0-or-later
// Playing with the board's own window: each way of using hands, through the real viewport.
#include "tests/support/ui/BoardHands.h"

#include <QSignalSpy>
#include <QTest>
#include <QTimer>
#include <QToolButton>

using namespace ringford;
using ringford::test::BoardHands;
using ringford::test::matchOf;

namespace {

constexpr auto kFewMen = "white: Mb2 Mf2; black: Ma7 Mg7; turn: white";

/** How many pixels differ when one picture is moved by so much. */
int differing(const QImage& a, const QImage& b, QPoint by)
{
    const QRect both = a.rect() & b.rect().translated(by);
    int count = 0;
    for (int y = both.top(); y <= both.bottom(); ++y) {
        for (int x = both.left(); x <= both.right(); ++x)
            count += std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(QPoint(x, y) - by))) > 64 ? 1 : 0;
    }
    return count;
}

/** But for what smoothing leaves along edges, and a pixel more on one side than on the other. */
bool alike(const QImage& a, const QImage& b)
{
    int least = a.width() * a.height();
    for (const int x : {-1, 0, 1}) {
        for (const int y : {-1, 0, 1})
            least = std::min(least, differing(a, b, {x, y}));
    }
    return a.size() == b.size() && least < a.width() * a.height() / 50;
}

} // namespace

class TestBoardViewPlay : public QObject {
    Q_OBJECT

private slots:
    void aDragPlays();
    void aDragShowsGhostTargetsAndCarriesThePiece();
    void aClickSelectsAndAnotherPlays();
    void aClickOnAnotherOwnPieceSelectsIt();
    void aSecondClickOnThePiecePutsItDown();
    void aClickBesideTheBoardPutsItDown();
    void keysPlay();
    void escapePutsBack();
    void anotherButtonDuringADragPutsBack();
    void anIllegalDropGlidesBackAndSaysWhy();
    void aPieceOfTheOtherSeatCannotBeDraggedButSaysWhy();
    void clickingAnOpponentsPieceShowsHowItMoves();
    void inADecidedGamePiecesShowHowTheyMove();
    void aDropBesideTheBoardSaysNothing();
    void aDropOnAPlaceThatIsNoCellSaysWhy();
    void aClickOnAPlaceThatIsNoCellSaysWhy();
    void theReasonCoversNothingThatItIsAbout();
    void theReasonCoversNoTargetOfAPieceLookedAt();
    void marksOfAReasonGoWithIt();
    void castlingOntoTheRookIsNoCapture();
    void eachActionCanBeConfirmed();
    void whatIsNotConfirmedIsPutBack();
    void eachSeatHasItsOwnManner();
    void piecesCanFaceTheirOwnSeats();
    void playsWhenTurned();
    void playsWhenZoomed();
    void theWheelZoomsToThePointer();
    void targetsCanBeHidden();
    void reasonsCanBeSilenced();
    void whoDragsDoesNotPlayByClicks();
    void whoClicksDoesNotPlayByDrags();
    void theBoardTurnsToTheSeatOnTurn();
    void theBoardTurnsAfterThePieceHasArrived();
    void whatIsPickedUpStaysSoWhenTheBoardIsLaidOutAnew();
    void aDragGoesOnWhenTheBoardIsTurned();
};

void TestBoardViewPlay::aDragPlays()
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

void TestBoardViewPlay::aDragShowsGhostTargetsAndCarriesThePiece()
{
    BoardHands hands(matchOf("checkers"));
    const auto itemsBefore = hands.view.boardScene().items().size();
    const QPoint away = hands.at("d4") + QPoint(7, 5);
    hands.dragAndHold("b2", away);
    QCOMPARE(hands.itemAt("b2"), hands.view.mapToScene(away));
    QCOMPARE(hands.targets(), QStringList({"a3", "c3"}));
    QCOMPARE(hands.view.boardScene().items().size(), itemsBefore + 1); // the ghost
    QCOMPARE(hands.model.current(), hands.model.match().start());
    QTest::mouseMove(hands.view.viewport(), hands.at("c3"));
    QCOMPARE(hands.view.boardScene().picture().pointedAt, std::optional(hands.cell("c3")));
    hands.letGo(hands.at("c3"));
    QCOMPARE(hands.lastEntry(), "b2-c3");
    QCOMPARE(hands.view.boardScene().items().size(), itemsBefore);
    QVERIFY(hands.targets().isEmpty());
    QVERIFY(!hands.view.boardScene().picture().pointedAt);
}

void TestBoardViewPlay::aClickSelectsAndAnotherPlays()
{
    BoardHands hands(matchOf("checkers"));
    hands.click("b2");
    QCOMPARE(hands.view.boardScene().picture().selected, std::optional(hands.cell("b2")));
    QCOMPARE(hands.targets(), QStringList({"a3", "c3"}));
    hands.click("a3");
    QCOMPARE(hands.lastEntry(), "b2-a3");
}

void TestBoardViewPlay::aClickOnAnotherOwnPieceSelectsIt()
{
    BoardHands hands(matchOf("checkers"));
    hands.click("b2");
    hands.click("f2");
    QCOMPARE(hands.targets(), QStringList({"e3", "g3"}));
    QCOMPARE(hands.view.reason(), "");
    hands.click("g3");
    QCOMPARE(hands.lastEntry(), "f2-g3");
}

void TestBoardViewPlay::aSecondClickOnThePiecePutsItDown()
{
    BoardHands hands(matchOf("checkers"));
    hands.click("b2");
    hands.click("b2");
    QVERIFY(!hands.view.boardScene().picture().selected);
    QVERIFY(hands.targets().isEmpty());
    hands.click("c3");
    QCOMPARE(hands.lastEntry(), "");
}

void TestBoardViewPlay::aClickBesideTheBoardPutsItDown()
{
    BoardHands hands(matchOf("checkers"));
    hands.click("b2");
    hands.click(QPoint(2, 2));
    QVERIFY(!hands.view.boardScene().picture().selected);
    QCOMPARE(hands.view.reason(), "");
}

void TestBoardViewPlay::keysPlay()
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

void TestBoardViewPlay::escapePutsBack()
{
    BoardHands hands(matchOf("checkers"));
    hands.dragAndHold("b2", hands.at("c3"));
    hands.key(Qt::Key_Escape);
    hands.letGo(hands.at("c3"));
    QCOMPARE(hands.lastEntry(), "");
    QCOMPARE(hands.itemAt("b2"), hands.view.boardScene().boardLayout().cellCentre(hands.cell("b2")));
    QVERIFY(!hands.view.boardScene().picture().selected);
}

void TestBoardViewPlay::anotherButtonDuringADragPutsBack()
{
    BoardHands hands(matchOf("checkers"));
    hands.dragAndHold("b2", hands.at("c3"));
    QTest::mousePress(hands.view.viewport(), Qt::RightButton, {}, hands.at("c3"));
    QTest::mouseRelease(hands.view.viewport(), Qt::RightButton, {}, hands.at("c3"));
    hands.letGo(hands.at("c3"));
    QCOMPARE(hands.lastEntry(), "");
    QCOMPARE(hands.itemAt("b2"), hands.view.boardScene().boardLayout().cellCentre(hands.cell("b2")));
}

void TestBoardViewPlay::anIllegalDropGlidesBackAndSaysWhy()
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

void TestBoardViewPlay::aPieceOfTheOtherSeatCannotBeDraggedButSaysWhy()
{
    BoardHands hands(matchOf("checkers"));
    hands.drag("c7", "d6");
    QCOMPARE(hands.lastEntry(), "");
    QVERIFY(!hands.view.reason().isEmpty());
    QCOMPARE(hands.itemAt("c7"), hands.view.boardScene().boardLayout().cellCentre(hands.cell("c7")));
}

void TestBoardViewPlay::clickingAnOpponentsPieceShowsHowItMoves()
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

void TestBoardViewPlay::inADecidedGamePiecesShowHowTheyMove()
{
    BoardHands hands(matchOf("checkers", kFewMen));
    QVERIFY(!hands.model.retire(Side{0}, Retire::Resigned));
    hands.click("b2");
    QCOMPARE(hands.targets(), QStringList({"a3", "c3"}));
    QCOMPARE(hands.view.reason(), "The game is over.");
    hands.drag("b2", "c3");
    QCOMPARE(hands.on("b2"), "Mw");
    QVERIFY(!hands.view.reason().isEmpty());
}

void TestBoardViewPlay::aDropBesideTheBoardSaysNothing()
{
    BoardHands hands(matchOf("checkers"));
    hands.drag(hands.at("b2"), QPoint(3, 3));
    QCOMPARE(hands.view.reason(), "");
    QCOMPARE(hands.lastEntry(), "");
    QCOMPARE(hands.itemAt("b2"), hands.view.boardScene().boardLayout().cellCentre(hands.cell("b2")));
}

void TestBoardViewPlay::aDropOnAPlaceThatIsNoCellSaysWhy()
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

void TestBoardViewPlay::aClickOnAPlaceThatIsNoCellSaysWhy()
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

void TestBoardViewPlay::theReasonCoversNothingThatItIsAbout()
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

void TestBoardViewPlay::theReasonCoversNoTargetOfAPieceLookedAt()
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

void TestBoardViewPlay::marksOfAReasonGoWithIt()
{
    BoardHands hands(matchOf("orthodox", "white: Ke1 Ne2 Pa2; black: Kd8 Re8; turn: white"));
    hands.drag("e2", "g3");
    QVERIFY(!hands.view.boardScene().picture().dangers.empty());
    auto* const bubble = hands.view.findChild<QWidget*>("reasonBubble");
    bubble->findChild<QTimer*>()->start(1); // it has been read
    QTRY_VERIFY(!bubble->isVisible());
    QVERIFY(hands.view.boardScene().picture().dangers.empty());
}

void TestBoardViewPlay::castlingOntoTheRookIsNoCapture()
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

void TestBoardViewPlay::eachActionCanBeConfirmed()
{
    BoardHands hands(matchOf("checkers"));
    ui::BoardManner manner = hands.view.boardScene().manner();
    manner.confirms = true;
    hands.view.setManner(manner);
    hands.click("b2");
    hands.click("c3");
    QCOMPARE(hands.lastEntry(), "");
    QVERIFY(hands.view.chooser());
    QCOMPARE(hands.itemAt("b2"), hands.view.boardScene().boardLayout().cellCentre(hands.cell("c3")));
    QVERIFY(!hands.view.chooser()->geometry().intersects(hands.view.cellRect(hands.cell("c3"))));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(hands.lastEntry(), "b2-c3");
    QVERIFY(!hands.view.chooser());
    hands.drag("c7", "d6");
    QCOMPARE(hands.lastEntry(), "b2-c3");
    auto* const yes = hands.view.chooser()->findChildren<QToolButton*>().front();
    QCOMPARE(yes->text(), "Play c7-d6");
    QTest::mouseClick(yes, Qt::LeftButton);
    QCOMPARE(hands.lastEntry(), "c7-d6");
}

void TestBoardViewPlay::whatIsNotConfirmedIsPutBack()
{
    BoardHands hands(matchOf("checkers"));
    ui::BoardManner manner = hands.view.boardScene().manner();
    manner.confirms = true;
    hands.view.setManner(manner);
    const QPointF home = hands.view.boardScene().boardLayout().cellCentre(hands.cell("b2"));
    hands.drag("b2", "c3");
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QCOMPARE(hands.itemAt("b2"), home);
    hands.drag("b2", "c3");
    QTest::mouseClick(hands.view.chooser()->findChildren<QToolButton*>().back(), Qt::LeftButton);
    QCOMPARE(hands.itemAt("b2"), home);
    hands.drag("b2", "c3");
    hands.click("h4"); // beside the question
    QCOMPARE(hands.itemAt("b2"), home);
    QCOMPARE(hands.lastEntry(), "");
    QVERIFY(!hands.view.chooser());
}

void TestBoardViewPlay::eachSeatHasItsOwnManner()
{
    BoardHands hands(matchOf("checkers"));
    ui::BoardManner manner = hands.view.boardScene().manner();
    manner.seats.confirm.insert(Seat{1});
    manner.seats.whyNot.insert(Seat{1});
    manner.seats.legalTargets.insert(Seat{0});
    hands.view.setManner(manner);
    hands.drag("b2", "b4");
    QVERIFY(!hands.view.reason().isEmpty());
    hands.click("b2");
    QVERIFY(hands.targets().isEmpty());
    hands.click("c3");
    QCOMPARE(hands.lastEntry(), "b2-c3");
    hands.drag("c7", "c5");
    QCOMPARE(hands.view.reason(), "");
    hands.click("d2"); // black wants to see how white's piece moves, and no reason
    QVERIFY(!hands.targets().isEmpty());
    QCOMPARE(hands.view.reason(), "");
    hands.click("c7");
    QCOMPARE(hands.targets(), QStringList({"b6", "d6"}));
    hands.click("d6");
    QCOMPARE(hands.lastEntry(), "b2-c3");
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(hands.lastEntry(), "c7-d6");
}

void TestBoardViewPlay::piecesCanFaceTheirOwnSeats()
{
    BoardHands hands(matchOf("orthodox"));
    const auto seen = [&](const char* name) {
        const QRect cell = hands.view.cellRect(hands.cell(name)).adjusted(2, 2, -2, -2);
        return hands.view.viewport()->grab(cell).toImage();
    };
    const QImage white = seen("d1");
    const QImage black = seen("d8");
    const auto upsideDown = [](const QImage& image) { return image.mirrored(true, true); };
    QVERIFY(!alike(black, upsideDown(black)));
    ui::BoardManner manner = hands.view.boardScene().manner();
    manner.turning = ui::Turning::Tabletop;
    hands.view.setManner(manner);
    QCOMPARE(seen("d1"), white);
    QVERIFY(alike(seen("d8"), upsideDown(black)));
    hands.view.turn();
    QVERIFY(alike(seen("d8"), black));
    QVERIFY(alike(seen("d1"), upsideDown(white)));
    manner.turning = ui::Turning::Fixed;
    hands.view.setManner(manner);
    QVERIFY(alike(seen("d1"), white));
}

void TestBoardViewPlay::playsWhenTurned()
{
    BoardHands hands(matchOf("checkers"));
    const QPoint before = hands.at("b2");
    hands.view.turn();
    QVERIFY(hands.at("b2") != before);
    QVERIFY(hands.at("a1").y() < hands.at("a7").y());
    hands.drag("b2", "c3");
    QCOMPARE(hands.lastEntry(), "b2-c3");
    hands.point("c3");
    hands.key(Qt::Key_Down); // down the screen is up the board now
    const QString name = QString::fromStdString(hands.model.description().board.name(hands.view.cursorCell()));
    QVERIFY2(name == "b4" || name == "d4", qPrintable(name));
    hands.view.turn();
    QCOMPARE(hands.at("b2"), before);
}

void TestBoardViewPlay::playsWhenZoomed()
{
    BoardHands hands(matchOf("checkers"));
    const double cellBefore = hands.view.boardScene().boardLayout().cellSize();
    for (int i = 0; i < 4; ++i)
        hands.view.zoomIn();
    QVERIFY(hands.view.boardScene().boardLayout().cellSize() > 2 * cellBefore);
    hands.view.ensureVisible(hands.view.boardScene().boardLayout().cellBounds(hands.cell("b2")));
    hands.drag("b2", "c3");
    QCOMPARE(hands.lastEntry(), "b2-c3");
    hands.view.zoomToFit();
    QCOMPARE(hands.view.boardScene().boardLayout().cellSize(), cellBefore);
}

void TestBoardViewPlay::theWheelZoomsToThePointer()
{
    BoardHands hands(matchOf("checkers"));
    const QPoint pointer = hands.at("g7");
    QWheelEvent wheel(pointer, hands.view.viewport()->mapToGlobal(QPointF(pointer)), {}, {0, 240}, Qt::NoButton,
                      Qt::ControlModifier, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(hands.view.viewport(), &wheel);
    QVERIFY(hands.view.zoom() > 1.5);
    const auto under = hands.view.boardScene().boardLayout().cellAt(hands.view.mapToScene(pointer));
    QCOMPARE(under, std::optional(hands.cell("g7")));
}

void TestBoardViewPlay::targetsCanBeHidden()
{
    BoardHands hands(matchOf("checkers"));
    ui::BoardManner manner = hands.view.boardScene().manner();
    manner.showsTargets = false;
    hands.view.setManner(manner);
    hands.click("b2");
    QVERIFY(hands.targets().isEmpty());
    QCOMPARE(hands.view.boardScene().picture().selected, std::optional(hands.cell("b2")));
    hands.click("c3");
    QCOMPARE(hands.lastEntry(), "b2-c3");
}

void TestBoardViewPlay::reasonsCanBeSilenced()
{
    BoardHands hands(matchOf("checkers"));
    ui::BoardManner manner = hands.view.boardScene().manner();
    manner.explains = false;
    hands.view.setManner(manner);
    hands.drag("b2", "b4");
    QCOMPARE(hands.view.reason(), "");
    QCOMPARE(hands.lastEntry(), "");
}

void TestBoardViewPlay::whoDragsDoesNotPlayByClicks()
{
    BoardHands hands(matchOf("checkers"));
    ui::BoardManner manner = hands.view.boardScene().manner();
    manner.pointer = ui::PointerUse::Drag;
    hands.view.setManner(manner);
    hands.click("b2");
    QCOMPARE(hands.targets(), QStringList({"a3", "c3"}));
    hands.click("c3");
    QCOMPARE(hands.lastEntry(), "");
    QVERIFY(hands.targets().isEmpty());
    hands.click("b2");
    hands.click("f2");
    QCOMPARE(hands.targets(), QStringList({"e3", "g3"}));
    hands.drag("f2", "g3");
    QCOMPARE(hands.lastEntry(), "f2-g3");
}

void TestBoardViewPlay::whoClicksDoesNotPlayByDrags()
{
    BoardHands hands(matchOf("checkers"));
    ui::BoardManner manner = hands.view.boardScene().manner();
    manner.pointer = ui::PointerUse::Click;
    hands.view.setManner(manner);
    hands.drag("b2", "c3");
    QCOMPARE(hands.lastEntry(), "");
    QCOMPARE(hands.view.reason(), "");
    QCOMPARE(hands.itemAt("b2"), hands.view.boardScene().boardLayout().cellCentre(hands.cell("b2")));
    hands.click("c3"); // the press has picked the piece up
    QCOMPARE(hands.lastEntry(), "b2-c3");
}

void TestBoardViewPlay::theBoardTurnsToTheSeatOnTurn()
{
    BoardHands hands(matchOf("checkers"));
    ui::BoardManner manner = hands.view.boardScene().manner();
    manner.turning = ui::Turning::SeatOnTurn;
    hands.view.setManner(manner);
    const auto isWhiteBelow = [&] { return hands.at("a1").y() > hands.at("a7").y(); };
    QVERIFY(isWhiteBelow());
    hands.drag("b2", "c3");
    QVERIFY(!isWhiteBelow());
    hands.drag("c7", "d6");
    QCOMPARE(hands.lastEntry(), "c7-d6");
    QVERIFY(isWhiteBelow());
    hands.model.showPrevious();
    QVERIFY(!isWhiteBelow());
}

void TestBoardViewPlay::theBoardTurnsAfterThePieceHasArrived()
{
    BoardHands hands(matchOf("checkers"));
    ui::BoardManner manner = hands.view.boardScene().manner();
    manner.turning = ui::Turning::SeatOnTurn;
    manner.motion.factor = 1;
    hands.view.setManner(manner);
    hands.click("b2");
    hands.click("c3");
    QVERIFY(hands.view.boardScene().isMoving());
    QVERIFY(hands.at("a1").y() > hands.at("a7").y());
    QTRY_VERIFY(hands.at("a1").y() < hands.at("a7").y());
    QTRY_VERIFY(!hands.view.boardScene().isMoving());
    QCOMPARE(hands.itemAt("c3"), hands.view.boardScene().boardLayout().cellCentre(hands.cell("c3")));
}

void TestBoardViewPlay::whatIsPickedUpStaysSoWhenTheBoardIsLaidOutAnew()
{
    BoardHands hands(matchOf("checkers"));
    hands.click("b2");
    const QPoint before = hands.at("b2");
    hands.view.resize(500, 520);
    QCoreApplication::processEvents();
    QVERIFY(hands.at("b2") != before);
    hands.view.turn();
    hands.view.setManner(hands.view.boardScene().manner());
    hands.view.zoomIn();
    hands.view.zoomToFit();
    QCOMPARE(hands.view.boardScene().picture().selected, std::optional(hands.cell("b2")));
    QCOMPARE(hands.targets(), QStringList({"a3", "c3"}));
    hands.click("c3");
    QCOMPARE(hands.lastEntry(), "b2-c3");
}

void TestBoardViewPlay::aDragGoesOnWhenTheBoardIsTurned()
{
    BoardHands hands(matchOf("checkers"));
    const auto itemsBefore = hands.view.boardScene().items().size();
    hands.dragAndHold("b2", hands.at("d4"));
    hands.view.turn();
    QCOMPARE(hands.view.boardScene().items().size(), itemsBefore + 1); // its ghost
    QTest::mouseMove(hands.view.viewport(), hands.at("c3"));
    QCOMPARE(hands.itemAt("b2"), hands.view.mapToScene(hands.at("c3")));
    hands.letGo(hands.at("c3"));
    QCOMPARE(hands.lastEntry(), "b2-c3");
    QCOMPARE(hands.view.boardScene().items().size(), itemsBefore);
}

QTEST_MAIN(TestBoardViewPlay)
#include "test_boardview_play.moc"
