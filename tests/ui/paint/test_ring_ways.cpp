// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/BoardBuilder.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/LaidRing.h"
#include "ui/paint/BoardLayout.h"

#include <QLineF>
#include <QTest>

#include <cmath>

using namespace ringford;
using namespace ringford::test;
using namespace ringford::ui;

/** What leads somewhere on a ring: sides, homes, and the ways of pieces and arrows. */
class TestRingWays : public QObject {
    Q_OBJECT

private slots:
    void rimBelongsToTheOutermostRow()
    {
        const LaidRing ring(6, 40, turned(99));
        for (int column = 1; column <= 48; ++column) {
            const Cell cell = ring.cell(("a" + std::to_string(column)).c_str());
            const QPointF way = (ring.layout->cellCentre(cell) - ring.middle()) / (ring.outer() - 20);
            QCOMPARE(ring.layout->rimAt(ring.middle() + way * (ring.outer() + 1)), std::optional(cell));
            QCOMPARE(ring.layout->rimAt(ring.middle() + way * (ring.outer() + 19)), std::optional(cell));
            QVERIFY(!ring.layout->rimAt(ring.middle() + way * (ring.outer() + 21)));
            QVERIFY(!ring.layout->rimAt(ring.middle() + way * (ring.outer() - 1)));
            QCOMPARE(ring.layout->rimEdges(cell).size(), std::size_t{1});
        }
        QVERIFY(ring.layout->rimEdges(ring.cell("b7")).empty());
        QVERIFY(ring.layout->rimEdges(ring.cell("d7")).empty());
    }

    void sidesLeadToNeighbours()
    {
        const LaidRing ring(2, 40, turned(-50));
        for (std::uint16_t index = 0; index < ring.board.cellCount(); ++index) {
            const Place place = ring.board.place(Cell{index});
            for (const Direction heading : {Direction::North, Direction::East, Direction::South, Direction::West}) {
                const auto side = ring.layout->sideTowards(place, heading);
                QVERIFY(side);
                QCOMPARE(ring.layout->cellAt(side->middle - side->outward), std::optional(Cell{index}));
                const auto next = ring.board.step(Cell{index}, heading);
                QCOMPARE(ring.layout->cellAt(side->middle + side->outward),
                         next ? std::optional(next->cell) : std::nullopt);
            }
            QVERIFY(!ring.layout->sideTowards(place, Direction::NorthEast));
        }
    }

    void homeBandLiesOverTwoColumns()
    {
        const LaidRing ring(4, 40);
        const HomeEdge edge = ring.layout->homeEdge(0, 90);
        QVERIFY(edge.isAlwaysShown);
        for (const char* name : {"a8", "a9"}) {
            const QPointF way = (ring.layout->cellCentre(ring.cell(name)) - ring.middle()) / (ring.outer() - 20);
            QVERIFY(edge.band.contains(ring.middle() + way * (ring.outer() + 1)));
            QVERIFY(!edge.band.contains(ring.middle() + way * (ring.outer() - 1)));
            QVERIFY(!edge.band.contains(ring.middle() + way * (ring.outer() + 8)));
        }
        for (const char* name : {"a7", "a10"}) {
            const QPointF way = (ring.layout->cellCentre(ring.cell(name)) - ring.middle()) / (ring.outer() - 20);
            QVERIFY(!edge.band.contains(ring.middle() + way * (ring.outer() + 1)));
        }
    }

    void wayAlongARingIsItsArc()
    {
        const LaidRing ring(6, 40, turned(10));
        const auto check = [&](const char* from, const char* to, std::optional<Direction> heading, const char* over) {
            const QPolygonF way = ring.layout->way(ring.cell(from), ring.cell(to), heading);
            QVERIFY(QLineF(way.front(), ring.layout->cellCentre(ring.cell(from))).length() < 1e-9);
            QVERIFY(QLineF(way.back(), ring.layout->cellCentre(ring.cell(to))).length() < 1e-9);
            const double radius = QLineF(ring.middle(), way.front()).length();
            bool isOver = false;
            for (const QPointF point : way) {
                QVERIFY(std::abs(QLineF(ring.middle(), point).length() - radius) < 1e-9);
                isOver = isOver || ring.layout->cellAt(point) == ring.cell(over);
            }
            QVERIFY(isOver);
        };
        check("a1", "a9", std::nullopt, "a5");
        check("a1", "a44", std::nullopt, "a46");
        check("a1", "a44", Direction::East, "a20");
        check("d40", "d2", Direction::West, "d20");
        check("d40", "d2", std::nullopt, "d45");
        QCOMPARE(ring.layout->way(ring.cell("a1"), ring.cell("d1"), std::nullopt).size(), 2);
    }

    /** As a straight line it crossed cells beside it, and an arrow seemed to lead from those. */
    void aDiagonalWindsFromCornerToCorner()
    {
        const LaidRing ring(2, 40);
        for (const auto& cells : {QStringList{"a1", "b2", "c3", "d4"}, {"d2", "c1", "b16", "a15"}}) {
            const QPolygonF way = ring.layout->way(ring.cell(qPrintable(cells.front())),
                                                   ring.cell(qPrintable(cells.back())), std::nullopt);
            QCOMPARE(way.back(), ring.layout->cellCentre(ring.cell(qPrintable(cells.back()))));
            QSet<int> crossed;
            for (const QPointF point : way) {
                const auto cell = ring.layout->cellAt(point);
                QVERIFY(cell);
                crossed += cell->index;
            }
            for (const QString& name : cells)
                crossed -= ring.cell(qPrintable(name)).index;
            QVERIFY(crossed.isEmpty());
        }
    }

    void piecesOfATurnedRingGoRound()
    {
        for (const double angle : {60.0, 180.0, 300.0}) {
            const LaidRing before(6, 40);
            const LaidRing after(6, 40, turned(angle));
            const auto turnedBy = [&](const char* name) {
                const QPointF from = before.layout->cellCentre(before.cell(name));
                const QPointF to = after.layout->cellCentre(after.cell(name));
                const QPolygonF line = after.layout->turningWay(from, to);
                const QPointF middle = after.middle();
                for (const QPointF point : line) {
                    if (std::abs(QLineF(middle, point).length() - QLineF(middle, from).length()) > 1e-6)
                        return 0.0;
                }
                if (QLineF(line.back(), to).length() > 1e-6)
                    return 0.0;
                return std::remainder(QLineF(middle, line[1]).angle() - QLineF(middle, from).angle(), 360);
            };
            QVERIFY(std::abs(turnedBy("a1")) > 0.1);
            // All the same way round.
            for (const char* name : {"d7", "b30", "c48"})
                QVERIFY(turnedBy(name) * turnedBy("a1") > 0);
        }
    }

    void arrowsFollowTheShorterArc()
    {
        const LaidRing ring(6, 40);
        const QPolygonF axis = ring.layout->arrowAxis(ring.cell("b47"), ring.cell("b3"));
        const QPointF start = ring.layout->cellCentre(ring.cell("b47"));
        QVERIFY(std::abs(QLineF(start, axis.front()).length() - 0.3 * 40) < 0.01);
        QVERIFY(QLineF(axis.back(), ring.layout->cellCentre(ring.cell("b3"))).length() < 1e-9);
        const double radius = QLineF(ring.middle(), start).length();
        for (const QPointF point : axis) {
            QVERIFY(std::abs(QLineF(ring.middle(), point).length() - radius) < 0.05);
            QVERIFY(point.y() > ring.middle().y());
        }
    }

    void arrowsAcrossRowsAreStraightOrBentOnce()
    {
        const LaidRing ring(3, 40);
        QCOMPARE(ring.layout->arrowAxis(ring.cell("a5"), ring.cell("d5")).size(), 2);
        QCOMPARE(ring.layout->arrowAxis(ring.cell("a24"), ring.cell("d4")).size(), 2);
        const QPolygonF steep = ring.layout->arrowAxis(ring.cell("a5"), ring.cell("c6"));
        QCOMPARE(steep.size(), 3);
        QVERIFY(QLineF(steep[1], ring.layout->cellCentre(ring.cell("c5"))).length() < 1e-9);
        const QPolygonF flat = ring.layout->arrowAxis(ring.cell("a24"), ring.cell("b2"));
        QVERIFY(QLineF(flat[flat.size() - 2], ring.layout->cellCentre(ring.cell("a2"))).length() < 1e-9);
        QVERIFY(QLineF(flat.back(), ring.layout->cellCentre(ring.cell("b2"))).length() < 1e-9);
    }
};

RINGFORD_TEST(TestRingWays)
#include "test_ring_ways.moc"
