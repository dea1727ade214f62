// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/BoardBuilder.h"
#include "engine/board/SquareBoards.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/LaidRing.h"
#include "ui/paint/BoardLayout.h"

#include <QTest>

#include <cmath>

using namespace ringford;
using namespace ringford::test;
using namespace ringford::ui;

namespace {

Board boards(int count = 1, int files = 8, int ranks = 8)
{
    return buildSquareBoards({files, ranks, count, false});
}

std::string nameAt(const BoardLayout& layout, QPointF point)
{
    const auto cell = layout.cellAt(point);
    return cell ? layout.board().name(*cell) : "nothing";
}

} // namespace

/** Where squares lie, turned and side by side, and what a point in them is. */
class TestSquareLayout : public QObject {
    Q_OBJECT

private slots:
    void everyCellIsFoundAtItsCentre_data()
    {
        QTest::addColumn<double>("angle");
        QTest::addColumn<int>("count");
        for (const double angle : {0.0, 90.0, 180.0, 270.0, 37.0, -60.0}) {
            QTest::addRow("one board turned by %g", angle) << angle << 1;
            QTest::addRow("three boards turned by %g", angle) << angle << 3;
        }
    }
    void everyCellIsFoundAtItsCentre()
    {
        QFETCH(double, angle);
        QFETCH(int, count);
        const Board board = boards(count, 5, 3);
        const auto layout = makeLayout(board, 23, turned(angle));
        for (const Tile& tile : board.tiles()) {
            const QPointF centre = layout->centre(tile.place);
            QCOMPARE(layout->cellAt(centre), tile.cell);
            QVERIFY(layout->bounds().contains(layout->placeBounds(tile.place)));
            QVERIFY(layout->outline(tile.place, 0).contains(centre));
            // Near the corners, too, and not beyond them.
            for (const QPointF corner : layout->corners(tile.place, 0)) {
                QCOMPARE(layout->cellAt(centre + (corner - centre) * 0.98), tile.cell);
                QVERIFY(layout->cellAt(centre + (corner - centre) * 1.02) != tile.cell);
            }
        }
    }

    void cellsTouchWithoutGapsOrOverlaps()
    {
        const Board board = boards();
        const auto layout = makeLayout(board, 30, {});
        const QRectF cells = layout->edge(0).boundingRect();
        double area = 0;
        for (std::uint16_t index = 0; index < board.cellCount(); ++index) {
            const QRectF bounds = layout->cellBounds(Cell{index});
            QVERIFY(cells.contains(bounds));
            area += bounds.width() * bounds.height();
        }
        QCOMPARE(area, cells.width() * cells.height());
    }

    void pointsBesideTheBoardAreNoCells()
    {
        const Board board = boards();
        const auto layout = makeLayout(board, 30, {});
        const QRectF cells = layout->edge(0).boundingRect();
        QCOMPARE(nameAt(*layout, cells.topLeft() + QPointF(1, 1)), std::string("a8"));
        QCOMPARE(nameAt(*layout, cells.bottomRight() - QPointF(1, 1)), std::string("h1"));
        QVERIFY(!layout->cellAt(cells.topLeft() - QPointF(1, -1)));
        QVERIFY(!layout->cellAt(cells.bottomRight() + QPointF(-1, 1)));
        QVERIFY(!layout->cellAt(QPointF(-1e9, 1e9)));
    }

    void placesWithoutCellsAreNoCells()
    {
        const Board board = buildSquareBoards({8, 8, 1, true});
        const auto layout = makeLayout(board, 30, {});
        const QPointF h1 = layout->centre({0, 7, 0});
        QVERIFY(layout->placeAt(h1) == Place({0, 7, 0}));
        QVERIFY(!layout->cellAt(h1));
        QCOMPARE(nameAt(*layout, h1 - QPointF(30, 0)), std::string("g1"));
    }

    void turningBringsTheHomeSideDown_data()
    {
        QTest::addColumn<double>("angle");
        QTest::addColumn<QString>("lowerLeft");
        QTest::addColumn<QString>("lowerRight");
        QTest::newRow("lower side") << 0.0 << "a1"
                                    << "h1";
        QTest::newRow("right side") << 90.0 << "h1"
                                    << "h8";
        QTest::newRow("upper side") << 180.0 << "h8"
                                    << "a8";
        QTest::newRow("left side") << 270.0 << "a8"
                                   << "a1";
    }
    void turningBringsTheHomeSideDown()
    {
        QFETCH(double, angle);
        QFETCH(QString, lowerLeft);
        QFETCH(QString, lowerRight);
        const Board board = boards();
        const auto layout = makeLayout(board, 30, turned(angle));
        const QRectF cells = layout->edge(0).boundingRect();
        QCOMPARE(nameAt(*layout, cells.bottomLeft() + QPointF(2, -2)), lowerLeft.toStdString());
        QCOMPARE(nameAt(*layout, cells.bottomRight() + QPointF(-2, -2)), lowerRight.toStdString());
    }

    void homeEdgeTurnsWithTheBoard()
    {
        const Board board = boards();
        for (const double angle : {0.0, 90.0, 180.0, 270.0}) {
            const auto layout = makeLayout(board, 30, turned(angle));
            const QRectF cells = layout->edge(0).boundingRect();
            const HomeEdge edge = layout->homeEdge(0, angle);
            QVERIFY(edge.band.boundingRect().top() >= cells.bottom());
            QVERIFY(layout->bounds().contains(edge.band.boundingRect()));
            QVERIFY(std::hypot(edge.inward.x(), edge.inward.y() + 1) < 1e-9);
        }
    }

    void cellsAreWholePixels_data()
    {
        QTest::addColumn<double>("ratio");
        for (const double ratio : {1.0, 1.25, 1.5, 2.0})
            QTest::addRow("%g", ratio) << ratio;
    }
    void cellsAreWholePixels()
    {
        QFETCH(double, ratio);
        const Board board = boards(2, 7, 5);
        for (const double angle : {0.0, 90.0, 180.0}) {
            LayoutOptions options = turned(angle);
            options.grain = 1 / ratio;
            const auto layout = fitLayout(board, QSizeF(801, 599), options);
            for (const Tile& tile : board.tiles()) {
                for (const QPointF corner : layout->corners(tile.place, 0)) {
                    const QPointF inPixels = corner * ratio;
                    QVERIFY(std::abs(inPixels.x() - std::round(inPixels.x())) < 1e-6);
                    QVERIFY(std::abs(inPixels.y() - std::round(inPixels.y())) < 1e-6);
                }
            }
        }
    }

    void layoutFitsItsSpace_data()
    {
        QTest::addColumn<QSizeF>("space");
        QTest::addColumn<int>("count");
        for (const QSizeF space :
             {QSizeF(300, 200), QSizeF(800, 600), QSizeF(1900, 1000), QSizeF(3840, 2160), QSizeF(200, 900)}) {
            for (const int count : {1, 2, 5})
                QTest::addRow("%d in %gx%g", count, space.width(), space.height()) << space << count;
        }
    }
    void layoutFitsItsSpace()
    {
        QFETCH(QSizeF, space);
        QFETCH(int, count);
        const Board board = boards(count);
        const auto layout = fitLayout(board, space, {});
        QVERIFY(layout->bounds().width() <= space.width());
        QVERIFY(layout->bounds().height() <= space.height());
        // One pixel more a cell would not fit, in any arrangement that makeLayout knows.
        const auto larger = makeLayout(board, layout->cellSize() + 1, {});
        QVERIFY(larger->bounds().width() > space.width() || larger->bounds().height() > space.height());
    }

    void twoBoardsStandSideBySideOrOnTopOfEachOther()
    {
        const Board board = boards(2);
        const auto wide = fitLayout(board, QSizeF(1000, 500), {});
        const auto tall = fitLayout(board, QSizeF(500, 1000), {});
        QVERIFY(wide->edge(1).boundingRect().left() > wide->edge(0).boundingRect().right());
        QVERIFY(tall->edge(1).boundingRect().top() > tall->edge(0).boundingRect().bottom());
        QVERIFY(wide->edge(1).boundingRect().left() - wide->edge(0).boundingRect().right() >= 32);
    }

    void smallCellsHaveNoCoordinates()
    {
        const Board board = boards();
        QVERIFY(makeLayout(board, 19, {})->labels().empty());
        QCOMPARE(makeLayout(board, 20, {})->labels().size(), std::size_t{16});
        const Board longBoard = boards(1, 24, 9); // nobody counts to 23
        QVERIFY(makeLayout(longBoard, 15, {})->labels().empty());
        QCOMPARE(makeLayout(longBoard, 16, {})->labels().size(), std::size_t{2 * (24 + 9)});
        LayoutOptions without;
        without.coordinates = false;
        QVERIFY(makeLayout(board, 60, without)->labels().empty());
        LayoutOptions allAround;
        allAround.coordinatesAllAround = true;
        QCOMPARE(makeLayout(board, 60, allAround)->labels().size(), std::size_t{32});
    }

    void lettersGrowWithoutAJump()
    {
        const Board board = boards();
        LayoutOptions options;
        const auto size = [&] { return makeLayout(board, 100, options)->coordinateSize(); };
        QCOMPARE(size(), 18.0); // as large as anybody needs who sits before it
        options.coordinateSize += 0.001;
        QCOMPARE(size(), 18.0);
        options.coordinateSize = 0.34;
        options.mostCoordinates = 60; // for a class
        QCOMPARE(size(), 34.0);
        options.mostCoordinates = 30;
        QCOMPARE(size(), 30.0);
    }

    void labelsStandBesideTheirRowsAndColumns_data()
    {
        QTest::addColumn<double>("angle");
        for (const double angle : {0.0, 90.0, 180.0, 270.0})
            QTest::addRow("%g", angle) << angle;
    }
    void labelsStandBesideTheirRowsAndColumns()
    {
        QFETCH(double, angle);
        const Board board = boards();
        const auto layout = makeLayout(board, 40, turned(angle));
        const QRectF cells = layout->edge(0).boundingRect();
        for (const BoardLabel& label : layout->labels()) {
            const bool isBelow = label.centre.y() > cells.bottom();
            QVERIFY(isBelow || label.centre.x() < cells.left());
            QVERIFY(layout->bounds().contains(label.centre));
            const QPointF inBoard =
                isBelow ? QPointF(label.centre.x(), cells.bottom() - 5) : QPointF(cells.left() + 5, label.centre.y());
            QVERIFY(QString::fromStdString(nameAt(*layout, inBoard)).contains(label.text));
        }
    }

    void pictureOfAWidthHasExactlyThatWidth()
    {
        const Board board = boards(2);
        LayoutOptions paper;
        paper.pixel = 0;
        paper.grain = 0;
        for (const double width : {30.0, 120.0, 999.0})
            QVERIFY(std::abs(makeLayoutOfWidth(board, width, paper)->bounds().width() - width) < 1e-6);
    }

    void rimBelongsToTheNearestCell()
    {
        const Board board = boards();
        const auto layout = makeLayout(board, 40, {});
        const QRectF h8 = layout->cellBounds(*board.find("h8"));
        QVERIFY(layout->rimAt(h8.center() + QPointF(0, -30)) == board.find("h8"));
        QVERIFY(layout->rimAt(h8.center() + QPointF(39, 0)) == board.find("h8"));
        QVERIFY(!layout->rimAt(h8.center()));
        QVERIFY(!layout->rimAt(h8.center() + QPointF(41, 0)));
    }

    void knightsArrowIsBentOnce()
    {
        const Board board = boards();
        const auto layout = makeLayout(board, 40, {});
        const auto cell = [&](const char* name) { return *board.find(name); };
        const QPolygonF leap = layout->arrowAxis(cell("g1"), cell("f3"));
        QCOMPARE(leap.size(), 3);
        QCOMPARE(leap[1], layout->cellCentre(cell("g3")));
        QCOMPARE(leap[2], layout->cellCentre(cell("f3")));
        const QPolygonF straight = layout->arrowAxis(cell("a1"), cell("a5"));
        QCOMPARE(straight.size(), 2);
        QCOMPARE(straight[0], layout->cellCentre(cell("a1")) - QPointF(0, 0.3 * 40));
    }

    void roadsHaveKerbsAtTheirSides()
    {
        const Board board = buildSquareBoards({.roads = {0, 1, 4}});
        const auto layout = makeLayout(board, 40, {});
        const auto& kerbs = layout->shapes().faces.front().kerbs;
        QCOMPARE(kerbs.size(), std::size_t{4}); // rows beside each other are one road
        const auto isBeside = [&](std::size_t kerb, const char* cell, int towards) {
            const double off =
                kerbs[kerb].outline.boundingRect().center().y() - layout->cellCentre(*board.find(cell)).y();
            return off * towards > 12 && off * towards < 20;
        };
        QVERIFY(isBeside(0, "a1", 1));
        QVERIFY(isBeside(1, "a2", -1));
        QVERIFY(isBeside(2, "a5", 1));
        QVERIFY(isBeside(3, "a5", -1));
        const Board plain = buildSquareBoards({});
        QVERIFY(makeLayout(plain, 40, {})->shapes().faces.front().kerbs.empty());
    }
};

RINGFORD_TEST(TestSquareLayout, QCoreApplication)
#include "test_square_layout.moc"
