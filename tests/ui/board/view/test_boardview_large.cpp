// SPDX-License-Identifier: GPL-3.0-or-later
// A board that is larger than its window: how it is fitted, turned, and brought into view.
#include "tests/support/TestProgram.h"
#include "tests/support/ui/BoardHands.h"
#include "tests/support/ui/BoardSetups.h"
#include "tests/support/ui/PlayText.h"
#include "ui/board/tools/PlayTool.h"
#include "ui/board/view/EdgeLabels.h"
#include "ui/board/view/Minimap.h"

#include <QScrollBar>
#include <QTest>

#include <algorithm>

using namespace ringford;
using ringford::test::BoardHands;
using ringford::test::matchOf;

namespace {

/** Whether the map of the board has the last action's colour in the middle of a cell, or around what stands there. */
bool isMarkedInMap(const BoardHands& hands, const char* cell)
{
    auto* const map = hands.view.findChild<ui::Minimap*>();
    const ui::BoardLayout& layout = hands.view.boardScene().boardLayout();
    const QImage image = map->grab().toImage();
    const QPoint at = map->fromScene(layout.cellCentre(hands.cell(cell))).toPoint();
    const QRgb mark = hands.view.boardScene().style().theme.lastOnDark.rgb();
    for (int x = at.x() - 2; x <= at.x() + 2; ++x) {
        for (int y = at.y() - 2; y <= at.y() + 2; ++y) {
            if (image.pixel(x, y) == mark)
                return true;
        }
    }
    return false;
}

/** So large that labels are kept at all edges, with a cell in the middle. */
void zoomInOn(BoardHands& hands, const char* middle)
{
    hands.view.zoomToHeight();
    for (int i = 0; i < 4; ++i)
        hands.view.zoomIn();
    hands.view.centerOn(hands.view.boardScene().boardLayout().cellCentre(hands.cell(middle)));
}

} // namespace

class TestBoardViewLarge : public QObject {
    Q_OBJECT

private slots:
    void turnsFromEndToEnd()
    {
        BoardHands hands(matchOf("longchess"), {1240, 420});
        const double cell = hands.view.boardScene().boardLayout().cellSize();
        QVERIFY(hands.at("e1").x() < hands.at("e37").x());
        hands.view.turn();
        QVERIFY(hands.at("e1").x() > hands.at("e37").x());
        QCOMPARE(hands.view.boardScene().boardLayout().cellSize(), cell);
        hands.view.turn();
        QVERIFY(hands.at("e1").x() < hands.at("e37").x());
    }

    void fitsWidthAndHeight()
    {
        BoardHands hands(matchOf("longchess"), {1240, 690});
        const double whole = hands.view.boardScene().boardLayout().cellSize();
        QCOMPARE(whole, 32.0); // as the design has it
        hands.view.zoomToHeight();
        const auto height = [&] { return hands.view.boardScene().boardLayout().bounds().height(); };
        const double tall = hands.view.boardScene().boardLayout().cellSize();
        QVERIFY2(tall > 1.5 * whole && height() <= hands.view.viewport()->height(), qPrintable(QString::number(tall)));
        QCOMPARE(hands.view.verticalScrollBar()->maximum(), 0);
        QVERIFY(hands.view.horizontalScrollBar()->maximum() > 0);
        hands.view.resize(1240, 600); // it stays so
        QVERIFY(hands.view.boardScene().boardLayout().cellSize() < tall);
        QVERIFY(height() <= hands.view.viewport()->height());
        QCOMPARE(hands.view.verticalScrollBar()->maximum(), 0);
        hands.view.zoomToWidth();
        QCOMPARE(hands.view.boardScene().boardLayout().cellSize(), whole);
        QCOMPARE(hands.view.horizontalScrollBar()->maximum(), 0);
    }

    /** What the other side played out of sight stayed there. */
    void whatIsPlayedOutOfSightIsBroughtIntoView()
    {
        BoardHands hands(matchOf("longchess"), {1240, 600});
        zoomInOn(hands, "e3");
        const auto isSeen = [&](const char* cell) {
            return hands.view.viewport()->rect().contains(hands.view.cellRect(hands.cell(cell)));
        };
        QVERIFY(isSeen("e3") && !isSeen("e34"));
        const int before = hands.view.horizontalScrollBar()->value();
        QVERIFY(test::playText(hands.model, "d5-d6")); // where somebody looks nothing moves
        QCoreApplication::processEvents();
        QCOMPARE(hands.view.horizontalScrollBar()->value(), before);
        QVERIFY(test::playText(hands.model, "d33-d32"));
        QTRY_VERIFY(isSeen("d32"));
        // So it is for who looks back and on again, whatever was in hand.
        hands.view.centerOn(hands.view.boardScene().boardLayout().cellCentre(hands.cell("e3")));
        hands.click("d6");
        QVERIFY(!hands.view.playTool().touched().empty());
        hands.model.showPrevious();
        hands.model.showNext();
        QTRY_VERIFY(isSeen("d32"));
    }

    /** Where the map would take all that the boards could win, it gives way to them. */
    /** Not before the others have done on what is seen, nor while a hand holds something or has just looked there. */
    void aBoardComesIntoViewWhereSomebodyIsWaitedFor()
    {
        BoardHands hands(matchOf("multiplayer", {}, {{"players", "3"}}), {900, 700});
        hands.setMotion(0);
        SeatSet computers(Seat{1});
        computers.insert(Seat{2});
        hands.model.setAbsent(computers);
        const auto plays = [&](const char* text) { return test::playText(hands.model, text); };
        const auto settle = [] { QCoreApplication::processEvents(); };
        const auto isSeen = [&](const char* cell) { return hands.view.viewport()->rect().contains(hands.at(cell)); };
        const auto goTo = [&](const char* cell) {
            hands.view.centerOn(hands.view.boardScene().boardLayout().cellCentre(hands.cell(cell)));
        };
        for (int i = 0; i < 4; ++i)
            hands.view.zoomIn();
        goTo("2:e5");
        QVERIFY(!isSeen("1:e2") && !isSeen("3:e7"));
        for (const char* const action : {"2:d2-d4", "2:d7-d5", "2:b1-c3"}) {
            QVERIFY(plays(action));
            settle();
            QVERIFY2(!isSeen("1:e2") && !isSeen("3:e7"), action);
        }
        // With this each of the others has acted twice, and waits.
        hands.click("2:g8");
        QVERIFY(plays("3:e2-e4"));
        settle();
        QVERIFY(isSeen("1:e2") || isSeen("3:e7"));
        hands.model.showFirst();
        settle();
        goTo("2:e5");
        hands.model.showLast();
        settle();
        QVERIFY(!isSeen("1:e2") && !isSeen("3:e7")); // it was looked at on purpose
    }

    void theMapGivesWayToTheHeight()
    {
        BoardHands hands(matchOf("longchess"), {1240, 430});
        const double whole = hands.view.boardScene().boardLayout().cellSize();
        hands.view.zoomToHeight();
        QVERIFY(hands.view.boardScene().boardLayout().cellSize() > whole);
        QVERIFY(!hands.view.findChild<QWidget*>(QStringLiteral("minimap"))->isVisible());
        QCOMPARE(hands.view.verticalScrollBar()->maximum(), 0);
        QVERIFY(hands.view.mapLacksRoom()); // which is said where it is asked for
        hands.view.zoomIn();
        const auto* const map = hands.view.findChild<QWidget*>(QStringLiteral("minimap"));
        QVERIFY(map->isVisible() && map->height() < 430 / 8); // as small as may be
        const int small = map->height();
        hands.view.resize(1240, 760); // of so much it takes little
        QVERIFY(map->isVisible() && map->height() > small);
        QVERIFY(!hands.view.mapLacksRoom());
        hands.view.zoomToFit();
        QVERIFY(!hands.view.mapLacksRoom());
    }

    /** Below a row of boards there is next to nothing free on a small screen. */
    void aRowOfBoardsHasAMapInALowView()
    {
        BoardHands hands(matchOf("strategic", {}, {{"boards", "8"}}), {760, 205});
        const auto* const map = hands.view.findChild<QWidget*>(QStringLiteral("minimap"));
        QVERIFY(!map->isVisible());
        for (int i = 0; i < 3; ++i)
            hands.view.zoomIn();
        QVERIFY(hands.view.horizontalScrollBar()->maximum() > 0);
        QVERIFY(map->isVisible());
        QVERIFY(map->height() <= 205 / 4);
    }

    /** As soon as there is room beside it, or both its sides are cut; what can be seen whole is not cut for a map. */
    void aZoomedRingHasAMap()
    {
        for (const char* const players : {"2", "4", "6"}) {
            for (const QSize size : {QSize(915, 690), QSize(700, 640), QSize(640, 900)}) {
                BoardHands hands(matchOf("circular", {}, {{"players", players}}), size);
                const auto* const map = hands.view.findChild<ui::Minimap*>();
                QVERIFY(!map->isVisible());
                hands.view.zoomToWidth();
                QCOMPARE(hands.view.horizontalScrollBar()->maximum(), 0);
                hands.view.zoomToFit();
                for (int step = 0; step < 6; ++step) {
                    hands.view.zoomIn();
                    const bool isCutTwice = hands.view.horizontalScrollBar()->maximum() > 0 &&
                                            hands.view.verticalScrollBar()->maximum() > 0;
                    QVERIFY2(map->isVisible() || !isCutTwice, qPrintable(QStringLiteral("%1 seats, %2 px, step %3")
                                                                             .arg(QLatin1String(players))
                                                                             .arg(size.width())
                                                                             .arg(step)));
                    QVERIFY(map->isVisible() || step < 3);
                    if (!map->isVisible())
                        continue;
                    QVERIFY(!map->geometry().intersects(hands.view.viewport()->geometry())); // never over pieces
                    QVERIFY(map->width() >= 40 && 6 * map->width() <= size.width());
                }
            }
        }
    }

    void aRingAsWideAsTheViewHasAMapBesideIt()
    {
        BoardHands hands(matchOf("circular", {}, {{"players", "6"}}), {1000, 640});
        hands.view.zoomToWidth();
        QVERIFY(hands.view.findChild<ui::Minimap*>()->isVisible());
        QCOMPARE(hands.view.horizontalScrollBar()->maximum(), 0);
        QVERIFY(hands.view.verticalScrollBar()->maximum() > 0);
    }

    /** Its cells ended where the map's strip begins, as if there were none below that. */
    void aLineTellsWhereTheMapCutsTheBoard()
    {
        BoardHands hands(matchOf("circular", {}, {{"players", "6"}}), {1000, 640});
        const auto* const map = hands.view.findChild<ui::Minimap*>();
        for (int i = 0; i < 8 && !(map->isVisible() && hands.view.horizontalScrollBar()->maximum() > 0); ++i)
            hands.view.zoomIn();
        QVERIFY(map->isVisible());
        const QRect seen = hands.view.viewport()->geometry();
        QVERIFY(seen.right() < map->x());
        const ui::Theme& theme = hands.view.boardScene().style().theme;
        const QImage strip = hands.view.grab().toImage();
        for (const int y : {seen.top() + 20, seen.center().y(), seen.bottom() - 20}) {
            QCOMPARE(strip.pixelColor(seen.right() + 1, y), theme.lines);
            QCOMPARE(strip.pixelColor(seen.right() + 3, y), theme.surround);
        }
        hands.view.zoomToWidth(); // there is nothing beyond it then
        QVERIFY(map->isVisible() && hands.view.horizontalScrollBar()->maximum() == 0);
        const QRect whole = hands.view.viewport()->geometry();
        QCOMPARE(hands.view.grab().toImage().pixelColor(whole.right() + 1, whole.center().y()), theme.surround);
    }

    /** Whoever zooms sees at least as much of the board as would be seen without a map, until both its sides are cut. */
    void theMapTakesNothingFromTheBoard()
    {
        for (const QSize size : {QSize(1240, 430), QSize(1240, 690), QSize(1000, 500), QSize(800, 700)}) {
            for (const char* const teams : {"2", "4"}) {
                BoardHands hands(matchOf("longchess", {}, {{"teams", teams}}), size);
                int maps = 0;
                for (int i = 0; i < 8; ++i) {
                    hands.view.zoomIn();
                    const auto* const map = hands.view.findChild<ui::Minimap*>();
                    const QSizeF whole = hands.view.boardScene().boardLayout().bounds().size();
                    const QSize seen = hands.view.viewport()->size();
                    const QSize bars(hands.view.verticalScrollBar()->sizeHint().width(),
                                     hands.view.horizontalScrollBar()->sizeHint().height());
                    maps += map->isVisible() ? 1 : 0;
                    QVERIFY(whole.height() > size.height() || seen.height() >= whole.height() ||
                            seen.height() >= size.height() - bars.height());
                    QVERIFY(whole.width() > size.width() || seen.width() >= whole.width() ||
                            seen.width() >= size.width() - bars.width());
                    QVERIFY(seen.height() > 0.85 * size.height() || seen.height() >= whole.height());
                }
                QVERIFY(maps > 0 || size.height() < 500 || size.width() < 1000);
            }
        }
    }

    void linkedBoardsHaveAMapWhenTheyAreZoomed()
    {
        for (const QSize size : {QSize(1240, 430), QSize(1240, 690)}) {
            BoardHands hands(matchOf("strategic", {}, {{"boards", "8"}}), size);
            const auto* const map = hands.view.findChild<ui::Minimap*>();
            QVERIFY(!map->isVisible());
            hands.view.zoomIn();
            QVERIFY(map->isVisible());
            hands.view.zoomToFit();
            hands.key(Qt::Key_3);
            QVERIFY(map->isVisible());
        }
    }

    void theMapMovesTheView()
    {
        BoardHands hands(matchOf("longchess"), {1000, 500});
        auto* const map = hands.view.findChild<ui::Minimap*>();
        QVERIFY(map && !map->isVisible() && !map->accessibleName().isEmpty());
        hands.view.zoomToHeight();
        QVERIFY(map->isVisible());
        // It has its room beside the board: no cell and no label lies under it.
        QVERIFY(!hands.view.viewport()->geometry().intersects(map->geometry()));
        QVERIFY(hands.view.rect().contains(map->geometry()));
        const auto isSeen = [&](const char* cell) { return hands.view.viewport()->rect().contains(hands.at(cell)); };
        const auto pointOf = [&](const char* cell) {
            return map->fromScene(hands.view.boardScene().boardLayout().cellCentre(hands.cell(cell))).toPoint();
        };
        QTest::mousePress(map, Qt::LeftButton, {}, pointOf("e3"));
        QVERIFY(isSeen("e2") && !isSeen("e36"));
        QTest::mouseMove(map, pointOf("e20"));
        QTest::mouseMove(map, pointOf("e35"));
        QTest::mouseRelease(map, Qt::LeftButton, {}, pointOf("e35"));
        QVERIFY(isSeen("e36") && !isSeen("e2"));
        QTest::keyClick(map, Qt::Key_Left);
        const int before = hands.view.horizontalScrollBar()->value();
        QTest::keyClick(map, Qt::Key_Left);
        QVERIFY(hands.view.horizontalScrollBar()->value() < before);
        hands.view.zoomToFit();
        QVERIFY(!map->isVisible());
        const QSize whole = hands.view.viewport()->size();
        ui::BoardAppearance appearance = hands.view.boardScene().appearance();
        appearance.showsMap = false;
        hands.view.setAppearance(appearance);
        hands.view.zoomToHeight();
        QVERIFY(!map->isVisible());
        QCOMPARE(hands.view.viewport()->width(), whole.width()); // and takes no room
    }

    void theMapShowsWhereSomethingHasLeft()
    {
        BoardHands hands(matchOf("longchess", test::kRange), {1000, 500});
        hands.view.zoomToHeight();
        QVERIFY(!isMarkedInMap(hands, "b1"));
        test::playText(hands.model, "b1-off");
        QVERIFY(isMarkedInMap(hands, "b1"));
        QVERIFY(!isMarkedInMap(hands, "f1"));
    }

    void theMapShowsWhereShellsCameDown()
    {
        BoardHands hands(matchOf("longchess",
                                 "white: Ae1 Fe2 Pa5; black: Pg30 Fe36 Ae37; turn: black; shells: white=c20",
                                 {{"artillery", "on"}}),
                         {1000, 500});
        hands.view.zoomToHeight();
        QVERIFY(!isMarkedInMap(hands, "c20"));
        test::playText(hands.model, "g30-g29");
        QVERIFY(isMarkedInMap(hands, "c20") && isMarkedInMap(hands, "g29"));
    }

    void labelsStayInView()
    {
        BoardHands hands(matchOf("longchess"), {1000, 500});
        const auto edges = hands.view.findChildren<ui::EdgeLabels*>();
        QCOMPARE(edges.size(), 4);
        const auto seen = [&] {
            return std::ranges::count_if(edges, [](const QWidget* edge) { return edge->isVisible(); });
        };
        QCOMPARE(seen(), 0);
        hands.view.zoomToHeight();
        hands.view.centerOn(hands.view.boardScene().boardLayout().cellCentre(hands.cell("e19")));
        QCOMPARE(seen(), 2); // left and right
        hands.view.horizontalScrollBar()->setValue(0);
        QCOMPARE(seen(), 1);
        for (int i = 0; i < 4; ++i)
            hands.view.zoomIn();
        hands.view.centerOn(hands.view.boardScene().boardLayout().cellCentre(hands.cell("e19")));
        QCOMPARE(seen(), 4);
        const QImage before = hands.view.grab().toImage();
        hands.view.horizontalScrollBar()->setValue(hands.view.horizontalScrollBar()->value() + 7);
        QVERIFY(hands.view.grab().toImage() != before);
    }

    void labelsOfAWholeBoardAreThereOnce()
    {
        for (const char* const game : {"orthodox", "checkers", "longchess"}) {
            BoardHands hands(matchOf(game), {820, 520});
            for (int height = 520; height < 620; ++height) {
                hands.view.resize(820, height);
                for (const auto* const edge : hands.view.findChildren<ui::EdgeLabels*>())
                    QVERIFY2(!edge->isVisible(), qPrintable(QString::number(height)));
            }
        }
    }

    /** The row under the labels is not seen: nothing goes there, and nothing there is picked up. */
    void whatLabelsLieOverIsNotTouched()
    {
        BoardHands hands(matchOf("longchess", "white: Rd14 Fe2; black: Fe36 Ri37; turn: white"), {1000, 500});
        zoomInOn(hands, "d14");
        const auto edges = hands.view.findChildren<ui::EdgeLabels*>();
        const auto* const left = *std::ranges::find(edges, Qt::LeftEdge, &ui::EdgeLabels::side);
        QVERIFY(left->isVisible());
        // Rank 10 is brought under the labels at the left.
        QScrollBar* const bar = hands.view.horizontalScrollBar();
        bar->setValue(bar->value() + hands.at("d10").x() - left->width() / 2);
        const QPoint under(left->width() / 2, hands.at("d10").y());
        QCOMPARE(hands.view.boardScene().boardLayout().cellAt(hands.view.mapToScene(under)),
                 std::optional(hands.cell("d10")));
        hands.drag(hands.at("d14"), under);
        QCOMPARE(hands.lastEntry(), "");
        hands.click("d14");
        hands.click(under);
        QCOMPARE(hands.lastEntry(), "");
        QVERIFY(hands.view.reason().isEmpty());
        hands.view.zoomToFit();
        hands.drag("d14", "d10"); // where it is seen it can go there
        QCOMPARE(hands.lastEntry(), "d14-d10");
    }

    void whatIsDraggedToTheLabelsScrolls()
    {
        BoardHands hands(matchOf("longchess", "white: Rd12 Fe2; black: Fe36 Ri37; turn: white"), {1000, 500});
        zoomInOn(hands, "d12");
        QScrollBar* const bar = hands.view.horizontalScrollBar();
        const int before = bar->value();
        const QPoint atLabels(4, hands.at("d12").y());
        hands.dragAndHold("d13", atLabels); // nothing stands there
        QTest::qWait(150);
        QCOMPARE(bar->value(), before);
        hands.letGo(atLabels);
        hands.dragAndHold("d12", atLabels);
        QTRY_VERIFY(bar->value() < before - 20);
        // Where the labels are where they belong there is nothing beyond.
        QTRY_COMPARE(bar->value(), bar->minimum());
        hands.view.playTool().cancel();
        const int after = bar->value();
        QTest::qWait(100);
        QCOMPARE(bar->value(), after);
    }

    /** Also where no labels are: of a ring, or where nobody wants coordinates. */
    void whatIsHeldAtAnEdgeScrolls()
    {
        BoardHands hands(matchOf("circular"), {600, 600});
        for (int i = 0; i < 4; ++i)
            hands.view.zoomIn();
        hands.view.centerOn(hands.view.boardScene().boardLayout().cellCentre(hands.cell("b2")));
        QScrollBar* const bar = hands.view.verticalScrollBar();
        const int before = bar->value();
        const QPoint edge(hands.at("b2").x(), 3);
        hands.dragAndHold("b2", edge);
        QTRY_VERIFY(bar->value() < before - 20);
        hands.letGo(edge);
        const int after = bar->value();
        hands.hover(edge); // nothing is held
        QTest::qWait(50);
        QCOMPARE(bar->value(), after);
    }

    void spaceDragPans()
    {
        BoardHands hands(matchOf("longchess"), {1000, 500});
        hands.view.zoomToHeight();
        hands.view.centerOn(hands.view.boardScene().boardLayout().cellCentre(hands.cell("e19")));
        const int before = hands.view.horizontalScrollBar()->value();
        QTest::keyPress(&hands.view, Qt::Key_Space);
        hands.drag(hands.at("e19"), hands.at("e19") + QPoint(60, 0));
        QTest::keyRelease(&hands.view, Qt::Key_Space);
        QCOMPARE(hands.view.horizontalScrollBar()->value(), before - 60);
        QVERIFY(hands.view.playTool().touched().empty());
        hands.point("a5");
        hands.key(Qt::Key_Space); // alone it picks up
        QCOMPARE(hands.view.playTool().touched().size(), std::size_t{1});
    }
};

RINGFORD_TEST(TestBoardViewLarge)
#include "test_boardview_large.moc"
