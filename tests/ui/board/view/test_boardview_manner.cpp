// SPDX-License-Identifier: GPL-3.0-or-later
// What settings change in how a board is shown and played: questions, targets, pointers, turning, zoom.
#include "tests/support/TestProgram.h"
#include "tests/support/ui/BoardHands.h"

#include <QTest>
#include <QToolButton>

using namespace ringford;
using ringford::test::BoardHands;
using ringford::test::matchOf;

namespace {

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

class TestBoardViewManner : public QObject {
    Q_OBJECT

private slots:
    void eachActionCanBeConfirmed()
    {
        BoardHands hands(matchOf("checkers"));
        ui::BoardAppearance appearance = hands.view.boardScene().appearance();
        appearance.input.confirms = true;
        hands.view.setAppearance(appearance);
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

    void whatIsNotConfirmedIsPutBack()
    {
        BoardHands hands(matchOf("checkers"));
        ui::BoardAppearance appearance = hands.view.boardScene().appearance();
        appearance.input.confirms = true;
        hands.view.setAppearance(appearance);
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

    void eachSeatHasItsOwnManner()
    {
        BoardHands hands(matchOf("checkers"));
        ui::BoardAppearance appearance = hands.view.boardScene().appearance();
        appearance.input.seats.confirm.insert(Seat{1});
        appearance.input.seats.whyNot.insert(Seat{1});
        appearance.input.seats.legalTargets.insert(Seat{0});
        hands.view.setAppearance(appearance);
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

    void piecesCanFaceTheirOwnSeats()
    {
        BoardHands hands(matchOf("orthodox"));
        const auto seen = [&](const char* name) {
            // The mark of the bar of who is on turn reaches into a corner.
            const int corner = hands.view.cellRect(hands.cell(name)).width() / 8;
            const QRect cell = hands.view.cellRect(hands.cell(name)).adjusted(corner, corner, -corner, -corner);
            return hands.view.viewport()->grab(cell).toImage();
        };
        const QImage white = seen("d1");
        const QImage black = seen("d8");
        const auto upsideDown = [](const QImage& image) { return image.mirrored(true, true); };
        QVERIFY(!alike(black, upsideDown(black)));
        ui::BoardAppearance appearance = hands.view.boardScene().appearance();
        appearance.turning = ui::Turning::Tabletop;
        hands.view.setAppearance(appearance);
        QCOMPARE(seen("d1"), white);
        QVERIFY(alike(seen("d8"), upsideDown(black)));
        hands.view.turn();
        QVERIFY(alike(seen("d8"), black));
        QVERIFY(alike(seen("d1"), upsideDown(white)));
        appearance.turning = ui::Turning::Fixed;
        hands.view.setAppearance(appearance);
        QVERIFY(alike(seen("d1"), white));
    }

    void playsWhenTurned()
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

    void playsWhenZoomed()
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

    void theWheelZoomsToThePointer()
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

    void targetsCanBeHidden()
    {
        BoardHands hands(matchOf("checkers"));
        ui::BoardAppearance appearance = hands.view.boardScene().appearance();
        appearance.input.showsTargets = false;
        hands.view.setAppearance(appearance);
        hands.click("b2");
        QVERIFY(hands.targets().isEmpty());
        QCOMPARE(hands.view.boardScene().picture().selected, std::optional(hands.cell("b2")));
        hands.click("c3");
        QCOMPARE(hands.lastEntry(), "b2-c3");
    }

    void reasonsCanBeSilenced()
    {
        BoardHands hands(matchOf("checkers"));
        ui::BoardAppearance appearance = hands.view.boardScene().appearance();
        appearance.input.explains = false;
        hands.view.setAppearance(appearance);
        hands.drag("b2", "b4");
        QCOMPARE(hands.view.reason(), "");
        QCOMPARE(hands.lastEntry(), "");
    }

    void whoDragsDoesNotPlayByClicks()
    {
        BoardHands hands(matchOf("checkers"));
        ui::BoardAppearance appearance = hands.view.boardScene().appearance();
        appearance.input.pointer = ui::PointerUse::Drag;
        hands.view.setAppearance(appearance);
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

    void whoClicksDoesNotPlayByDrags()
    {
        BoardHands hands(matchOf("checkers"));
        ui::BoardAppearance appearance = hands.view.boardScene().appearance();
        appearance.input.pointer = ui::PointerUse::Click;
        hands.view.setAppearance(appearance);
        hands.drag("b2", "c3");
        QCOMPARE(hands.lastEntry(), "");
        QCOMPARE(hands.view.reason(), "");
        QCOMPARE(hands.itemAt("b2"), hands.view.boardScene().boardLayout().cellCentre(hands.cell("b2")));
        hands.click("c3"); // the press has picked the piece up
        QCOMPARE(hands.lastEntry(), "b2-c3");
    }

    void theBoardTurnsToTheSeatOnTurn()
    {
        BoardHands hands(matchOf("checkers"));
        ui::BoardAppearance appearance = hands.view.boardScene().appearance();
        appearance.turning = ui::Turning::SeatOnTurn;
        hands.view.setAppearance(appearance);
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

    void theBoardTurnsAfterThePieceHasArrived()
    {
        BoardHands hands(matchOf("checkers"));
        ui::BoardAppearance appearance = hands.view.boardScene().appearance();
        appearance.turning = ui::Turning::SeatOnTurn;
        appearance.motion.factor = 1;
        hands.view.setAppearance(appearance);
        hands.click("b2");
        hands.click("c3");
        QVERIFY(hands.view.boardScene().isMoving());
        QVERIFY(hands.at("a1").y() > hands.at("a7").y());
        QTRY_VERIFY(hands.at("a1").y() < hands.at("a7").y());
        QTRY_VERIFY(!hands.view.boardScene().isMoving());
        QCOMPARE(hands.itemAt("c3"), hands.view.boardScene().boardLayout().cellCentre(hands.cell("c3")));
    }

    void whatIsPickedUpStaysSoWhenTheBoardIsLaidOutAnew()
    {
        BoardHands hands(matchOf("checkers"));
        hands.click("b2");
        const QPoint before = hands.at("b2");
        hands.view.resize(500, 520);
        QCoreApplication::processEvents();
        QVERIFY(hands.at("b2") != before);
        hands.view.turn();
        hands.view.setAppearance(hands.view.boardScene().appearance());
        hands.view.zoomIn();
        hands.view.zoomToFit();
        QCOMPARE(hands.view.boardScene().picture().selected, std::optional(hands.cell("b2")));
        QCOMPARE(hands.targets(), QStringList({"a3", "c3"}));
        hands.click("c3");
        QCOMPARE(hands.lastEntry(), "b2-c3");
    }

    void aDragGoesOnWhenTheBoardIsTurned()
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
};

RINGFORD_TEST(TestBoardViewManner)
#include "test_boardview_manner.moc"
