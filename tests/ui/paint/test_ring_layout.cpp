// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/BoardBuilder.h"
#include "engine/board/RingBoard.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/LaidRing.h"
#include "ui/paint/BoardLayout.h"

#include <QFont>
#include <QFontMetricsF>
#include <QLineF>
#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <random>

using namespace ringford;
using namespace ringford::test;
using namespace ringford::ui;

namespace {

constexpr double kPi = std::numbers::pi;

double areaOf(const QPainterPath& path)
{
    double doubled = 0;
    const QPolygonF line = QTransform::fromScale(0.01, 0.01).map(path.toFillPolygon(QTransform::fromScale(100, 100)));
    for (qsizetype i = 0; i + 1 < line.size(); ++i)
        doubled += line[i].x() * line[i + 1].y() - line[i + 1].x() * line[i].y();
    return std::abs(doubled) / 2;
}

/** What the letters of a word cover. */
QRectF room(const BoardLabel& label)
{
    QFont font(QStringLiteral("DejaVu Sans"));
    font.setPixelSize(100);
    const QSizeF size = QFontMetricsF(font).tightBoundingRect(label.text).size() * label.size / 100;
    return {label.centre - QPointF(size.width(), size.height()) / 2, size};
}

/** The same in bold, without what a font leaves free. */
QRectF inkOf(const BoardLabel& label)
{
    QFont font(QStringLiteral("DejaVu Sans"));
    font.setBold(true);
    font.setPixelSize(100);
    const QSizeF size = QFontMetricsF(font).tightBoundingRect(label.text).size() * label.size / 100;
    return {label.centre - QPointF(size.width(), size.height()) / 2, size};
}

/** Cross, crown and foot of a king in a box of that size: the tallest piece. */
std::array<QRectF, 3> partsOfKing(QPointF centre, double box)
{
    const auto part = [&](double halfWidth, double top, double bottom) {
        return QRectF(centre + QPointF(-halfWidth, top) * box / 2, QSizeF(2 * halfWidth, bottom - top) * box / 2);
    };
    return {part(0.27, -0.93, -0.45), part(0.7, -0.45, 0.3), part(0.66, 0.3, 0.88)};
}

} // namespace

/** Where wedges lie, however many there are, however large and turned, and what a point in them is. */
class TestRingLayout : public QObject {
    Q_OBJECT

private slots:
    void proportionsAreThoseOfTheDesign_data()
    {
        QTest::addColumn<int>("seats");
        QTest::addColumn<double>("innerPart");
        QTest::addColumn<double>("radius");
        QTest::addColumn<double>("box");
        QTest::newRow("16 columns") << 2 << 0.32 << 5.88 << 1.03;
        QTest::newRow("24 columns") << 3 << 0.44 << 7.14 << 1.05;
        QTest::newRow("32 columns") << 4 << 0.52 << 8.33 << 1.05;
        QTest::newRow("40 columns") << 5 << 0.58 << 9.52 << 1.04;
        QTest::newRow("48 columns") << 6 << 0.62 << 10.53 << 1.01;
    }
    void proportionsAreThoseOfTheDesign()
    {
        QFETCH(int, seats);
        QFETCH(double, innerPart);
        QFETCH(double, radius);
        QFETCH(double, box);
        const LaidRing ring(seats, 100);
        QVERIFY(std::abs(ring.inner() / ring.outer() - innerPart) < 1e-9);
        QVERIFY(std::abs(ring.outer() / 100 - radius) < 0.006);
        QVERIFY(std::abs(ring.layout->pieceBox() / 100 - box) < 0.01);
        for (const char* name : {"a1", "b1", "c1"}) {
            QCOMPARE(ring.layout->inscribed(ring.board.place(ring.cell(name))), 100.0);
            const double away = QLineF(ring.middle(), ring.layout->cellCentre(ring.cell(name))).length();
            QVERIFY(std::abs(std::fmod(ring.outer() - away, 100) - 50) < 1e-6);
        }
        const double fromInner =
            QLineF(ring.middle(), ring.layout->cellCentre(ring.cell("d1"))).length() - ring.inner();
        QVERIFY(fromInner > 51.5 && fromInner < 54.5);
    }

    void everyCellIsFoundAtItsCentre_data() { addRings(); }
    void everyCellIsFoundAtItsCentre()
    {
        QFETCH(int, seats);
        QFETCH(double, depth);
        QFETCH(double, angle);
        const LaidRing ring(seats, depth, turned(angle));
        for (const Tile& tile : ring.board.tiles()) {
            const QPointF centre = ring.layout->centre(tile.place);
            QCOMPARE(ring.layout->cellAt(centre), tile.cell);
            QVERIFY(ring.layout->outline(tile.place, 0).contains(centre));
            QVERIFY(ring.layout->bounds().contains(ring.layout->placeBounds(tile.place)));
            // Corners are those of the wedge: a little inside is the cell, a little outside another.
            const auto inside = ring.layout->corners(tile.place, 0.01 * depth);
            const auto outside = ring.layout->corners(tile.place, -0.01 * depth);
            for (std::size_t i = 0; i < inside.size(); ++i) {
                QCOMPARE(ring.layout->cellAt(inside[i]), tile.cell);
                QVERIFY(ring.layout->cellAt(outside[i]) != tile.cell);
            }
        }
    }

    void aPointBelongsToTheOneWedgeThatHoldsIt_data() { addRings(); }
    void aPointBelongsToTheOneWedgeThatHoldsIt()
    {
        QFETCH(int, seats);
        QFETCH(double, depth);
        QFETCH(double, angle);
        const LaidRing ring(seats, depth, turned(angle));
        std::mt19937 random(7);
        std::uniform_real_distribution<double> anywhere(0, ring.layout->bounds().width());
        int found = 0;
        for (int i = 0; i < 150; ++i) {
            const QPointF point(anywhere(random), anywhere(random));
            const auto cell = ring.layout->cellAt(point);
            found += cell.has_value();
            for (std::uint16_t index = 0; index < ring.board.cellCount(); ++index) {
                const Place place = ring.board.place(Cell{index});
                if (cell == Cell{index})
                    QVERIFY(ring.layout->outline(place, -0.02).contains(point));
                else
                    QVERIFY(!ring.layout->outline(place, 0.02).contains(point));
            }
        }
        QVERIFY(found > 30);
    }

    void wedgesFillTheRing()
    {
        for (int seats = 2; seats <= 6; ++seats) {
            const LaidRing ring(seats, 40, turned(13));
            double area = 0;
            for (const Tile& tile : ring.board.tiles())
                area += areaOf(ring.layout->outline(tile.place, 0));
            const double whole = kPi * (ring.outer() * ring.outer() - ring.inner() * ring.inner());
            QVERIFY(std::abs(area / whole - 1) < 1e-4);
        }
    }

    void pointsBesideTheRingAreNoCells()
    {
        const LaidRing ring(4, 30);
        QVERIFY(!ring.layout->cellAt(ring.middle()));
        for (int i = 0; i < 50; ++i) {
            const double angle = i * 0.13;
            QVERIFY(!ring.layout->cellAt(ring.seen(ring.inner() - 0.01, angle)));
            QVERIFY(ring.layout->cellAt(ring.seen(ring.inner() + 0.01, angle)));
            QVERIFY(ring.layout->cellAt(ring.seen(ring.outer() - 0.01, angle)));
            QVERIFY(!ring.layout->cellAt(ring.seen(ring.outer() + 0.01, angle)));
        }
        QVERIFY(!ring.layout->cellAt(QPointF(-1e9, 1e9)));
    }

    void pieceFitsEveryCell_data() { addRings(); }
    void pieceFitsEveryCell()
    {
        QFETCH(int, seats);
        QFETCH(double, depth);
        QFETCH(double, angle);
        const LaidRing ring(seats, depth, turned(angle));
        for (const Tile& tile : ring.board.tiles()) {
            const double radius = ring.layout->inscribed(tile.place) / 2;
            QVERIFY(ring.layout->pieceBox() <= 1.1 * 2 * radius + 1e-9); // no drawing fills its box
            for (int i = 0; i < 40; ++i) {
                const double way = i * kPi / 20;
                const QPointF edge =
                    ring.layout->centre(tile.place) + QPointF(std::cos(way), std::sin(way)) * (radius - 1e-6);
                QCOMPARE(ring.layout->cellAt(edge), tile.cell);
            }
        }
    }

    void insetOutlineIsAsFarFromAllSides()
    {
        const LaidRing ring(3, 50, turned(20));
        for (const char* name : {"a1", "d17"}) {
            const Place place = ring.board.place(ring.cell(name));
            const QPainterPath outline = ring.layout->outline(place, 5);
            const auto corners = ring.layout->corners(place, 5);
            for (int i = 0; i <= 200; ++i) {
                const QPointF point = outline.pointAtPercent(i / 200.0);
                // Something round of that size just fits everywhere along it.
                for (int j = 0; j < 24; ++j) {
                    const QPointF way(std::cos(j * kPi / 12), std::sin(j * kPi / 12));
                    QCOMPARE(ring.layout->cellAt(point + way * 4.99), ring.cell(name));
                }
            }
            QVERIFY(QLineF(outline.elementAt(0), corners[0]).length() < 1e-9);
        }
    }

    void columnOneBeginsAtTheBottomAndNumbersRiseAnticlockwise()
    {
        const LaidRing ring(2, 50);
        const QPointF a1 = ring.layout->cellCentre(ring.cell("a1")) - ring.middle();
        const QPointF a16 = ring.layout->cellCentre(ring.cell("a16")) - ring.middle();
        const QPointF a5 = ring.layout->cellCentre(ring.cell("a5")) - ring.middle();
        QVERIFY(a1.y() > 0 && a1.x() > 0);
        QVERIFY(std::abs(a1.x() + a16.x()) < 1e-9 && std::abs(a1.y() - a16.y()) < 1e-9);
        QVERIFY(a5.x() > 0 && a5.y() < 0);
    }

    void turningBringsASeatDown()
    {
        for (int seats = 2; seats <= 6; ++seats) {
            for (int seat = 0; seat < seats; ++seat) {
                const double home = 360.0 * seat / seats;
                const LaidRing ring(seats, 30, turned(home));
                const std::string first = "a" + std::to_string(8 * seat + 1);
                const QPointF at = ring.layout->cellCentre(ring.cell(first.c_str())) - ring.middle();
                QVERIFY(at.y() > 0 && at.x() > 0 && at.x() < 0.6 * at.y());
                const HomeEdge edge = ring.layout->homeEdge(0, home);
                QVERIFY(QLineF(edge.inward, QPointF(0, -1)).length() < 1e-9);
                QVERIFY(QLineF(edge.middle, ring.seen(ring.outer(), 0)).length() < 1e-9);
            }
        }
    }

    void wordsLieOutsideCellsAndEachOther_data() { addRings(); }
    void wordsLieOutsideCellsAndEachOther()
    {
        QFETCH(int, seats);
        QFETCH(double, depth);
        QFETCH(double, angle);
        LayoutOptions options = turned(angle);
        options.coordinateSize = depth > 70 ? 0.34 : 0.26; // as a projector has it
        const LaidRing ring(seats, depth, options);
        const std::vector<BoardLabel> labels = ring.layout->labels();
        std::vector<QRectF> rooms;
        for (const BoardLabel& label : labels) {
            const QRectF own = room(label);
            for (const QRectF& other : rooms)
                QVERIFY(!own.intersects(other));
            rooms.push_back(own);
            if (label.isOnCells)
                continue;
            QVERIFY(ring.layout->bounds().contains(own));
            QVERIFY(label.size >= 9);
            for (const QPointF corner : {own.topLeft(), own.topRight(), own.bottomLeft(), own.bottomRight()})
                QVERIFY(QLineF(ring.middle(), corner).length() > ring.outer());
            for (int seat = 0; seat < seats; ++seat)
                QVERIFY(!ring.layout->homeEdge(0, 360.0 * seat / seats).band.intersects(own));
        }
        const auto onCells = std::ranges::count(labels, true, &BoardLabel::isOnCells);
        QCOMPARE(onCells, depth < 21 ? 0 : 4);
        QCOMPARE(static_cast<int>(labels.size()) - static_cast<int>(onCells), 8 * seats);
        for (std::size_t i = 0; i < labels.size(); ++i) {
            if (!labels[i].isOnCells)
                continue;
            const std::string name = labels[i].text.toStdString() + "1";
            const Place place = ring.board.place(ring.cell(name.c_str()));
            QVERIFY(ring.layout->outline(place, 0).contains(labels[i].centre));
            if (depth > 70 && labels[i].text == "a") // on the outer ring there is room
                QVERIFY2(labels[i].size > 0.27 * depth, qPrintable(QString::number(labels[i].size / depth)));
            // Small letters are no smaller in small cells, and may reach into the box, whose corners pieces leave free.
            const double reach = depth < 24 ? 0.42 : 0.5;
            QVERIFY(QLineF(ring.layout->centre(place), labels[i].centre).length() > reach * ring.layout->pieceBox());
        }
    }

    /**
     * On the screen that most have, rings were labelled in letters of 7 px. Some stay nearly as small where a ring is
     * turned so that pieces leave no more room in the corners of its cells.
     */
    void lettersOfRingsAreRead()
    {
        for (int seats = 2; seats <= 6; ++seats) {
            for (int seat = 0; seat < seats; ++seat) {
                const LaidRing ring(seats, 29, turned(360.0 * seat / seats));
                double all = 0;
                for (const BoardLabel& label : ring.layout->labels()) {
                    if (!label.isOnCells)
                        continue;
                    all += label.size / 4;
                    const Place place = ring.board.place(ring.cell((label.text.toStdString() + "1").c_str()));
                    const QRectF ink = inkOf(label);
                    for (const QRectF& part : partsOfKing(ring.layout->centre(place), ring.layout->pieceBox()))
                        QVERIFY(label.size < 7.1 || !part.intersects(ink));
                }
                const double least = seats < 6 ? 7.8 : seat == 3 ? 8.3 : 9;
                QVERIFY2(all >= least,
                         qPrintable(QStringLiteral("%1 px, seat %2 of %3").arg(all).arg(seat).arg(seats)));
            }
        }
    }

    void notesLieInTheirCells_data() { addRings(); }
    void notesLieInTheirCells()
    {
        QFETCH(int, seats);
        QFETCH(double, depth);
        QFETCH(double, angle);
        const LaidRing ring(seats, depth, turned(angle));
        for (const Tile& tile : ring.board.tiles()) {
            const double reach = 0.16 * ring.layout->inscribed(tile.place);
            const QPointF centre = ring.layout->noteCentre(tile.place, reach);
            for (int i = 0; i < 24; ++i) {
                const QPointF way(std::cos(i * kPi / 12), std::sin(i * kPi / 12));
                QCOMPARE(ring.layout->cellAt(centre + way * (0.99 * reach)), tile.cell);
            }
            for (const BoardLabel& label : ring.layout->labels())
                QVERIFY(QLineF(centre, label.centre).length() > reach + 0.4 * label.size);
        }
    }

    void notesOfPawnsAreBesideTheirWays_data() { addRings(); }
    void notesOfPawnsAreBesideTheirWays()
    {
        QFETCH(int, seats);
        QFETCH(double, depth);
        QFETCH(double, angle);
        const LaidRing ring(seats, depth, turned(angle));
        for (const Tile& tile : ring.board.tiles()) {
            const double unit = ring.layout->inscribed(tile.place);
            for (const double reach : {0.12 * unit, 0.3 * unit}) {
                for (const Direction heading : {Direction::East, Direction::West}) {
                    for (const double stands : {0.0, 135.0}) {
                        const QPointF way = ring.layout->headingCentre(tile.place, 0.2 * unit, heading, stands);
                        const QPointF note = ring.layout->noteCentre(tile.place, reach, heading, stands, 0.2 * unit);
                        QVERIFY(QLineF(way, note).length() > 0.3 * unit);
                    }
                }
            }
        }
    }

    void notesOfPawnsThatFaceEachOtherStandApart_data() { addRings(); }

    /** Two numbers side by side would read as one. */
    void notesOfPawnsThatFaceEachOtherStandApart()
    {
        QFETCH(int, seats);
        QFETCH(double, depth);
        QFETCH(double, angle);
        const LaidRing ring(seats, depth, turned(angle));
        const auto note = [&](Place place, Direction heading) {
            const double unit = ring.layout->inscribed(place);
            return ring.layout->noteCentre(place, 0.144 * unit, heading, 0, 0.18 * unit);
        };
        int near = 0;
        int all = 0;
        for (const Tile& tile : ring.board.tiles()) {
            const auto next = ring.board.step(*tile.cell, Direction::East);
            if (!next)
                continue;
            const Place other = ring.board.place(next->cell);
            const double unit = ring.layout->inscribed(tile.place);
            near += QLineF(note(tile.place, Direction::East), note(other, Direction::West)).length() < 0.45 * unit;
            ++all;
        }
        QVERIFY2(near * 20 <= all, qPrintable(QStringLiteral("%1 of %2").arg(near).arg(all)));
    }

    void waysAreToldWherePawnsGo_data() { addRings(); }

    /** Ahead of the pawn, as long as it leaves a corner free there. */
    void waysAreToldWherePawnsGo()
    {
        QFETCH(int, seats);
        QFETCH(double, depth);
        QFETCH(double, angle);
        const LaidRing ring(seats, depth, turned(angle));
        int behind = 0;
        int all = 0;
        for (const Tile& tile : ring.board.tiles()) {
            for (const Direction heading : {Direction::East, Direction::West}) {
                const double reach = 0.18 * ring.layout->inscribed(tile.place);
                const QPointF way = ring.layout->headingCentre(tile.place, reach, heading, 0);
                const QPointF ahead = ring.layout->sideTowards(tile.place, heading)->outward;
                behind += QPointF::dotProduct(way - ring.layout->centre(tile.place), ahead) <= 0;
                ++all;
            }
        }
        QVERIFY2(behind * 4 <= all, qPrintable(QStringLiteral("%1 of %2").arg(behind).arg(all)));
    }

    void smallRingsHaveNoCoordinates()
    {
        QVERIFY(LaidRing(6, 11.5).layout->labels().empty());
        QVERIFY(!LaidRing(6, 12).layout->labels().empty());
        // Letters of rings stand in the cells; lessons speak of them on the smallest screens, too.
        const auto hasLetters = [](double depth) {
            const LaidRing ring(2, depth);
            return std::ranges::any_of(ring.layout->labels(), &BoardLabel::isOnCells);
        };
        QVERIFY(!hasLetters(20.5));
        QVERIFY(hasLetters(21));
        LayoutOptions without;
        without.coordinates = false;
        QVERIFY(LaidRing(6, 60, without).layout->labels().empty());
        QVERIFY(LaidRing(6, 60, without).layout->bounds().width() < LaidRing(6, 60).layout->bounds().width());
    }

    /** They were 0.8 mm high where six rings stand on a page. */
    void lettersOfRingsOnPaperAreReadOrLeftOut()
    {
        LayoutOptions paper;
        paper.pixel = paper.grain = 0;
        paper.printed = paper.hasPaperLetters = true;
        for (int seats = 2; seats <= 6; ++seats) {
            for (double depth = 3; depth < 12; depth += 0.25) {
                const LaidRing ring(seats, depth, paper);
                int letters = 0;
                for (const BoardLabel& label : ring.layout->labels()) {
                    letters += label.isOnCells;
                    QVERIFY2(!label.isOnCells || label.size >= 1.5, qPrintable(QString::number(label.size)));
                }
                const bool mayBeEither = 4.5 <= depth && depth < 6.5; // as pieces leave room
                QVERIFY(mayBeEither ? letters == 0 || letters == 4 : letters == (depth < 5 ? 0 : 4));
            }
        }
    }

    void middleLiesInsideTheRing()
    {
        for (int seats = 2; seats <= 6; ++seats) {
            const LaidRing ring(seats, 40);
            const auto middle = ring.layout->middle(0);
            QVERIFY(middle);
            QCOMPARE(middle->center(), ring.middle());
            QVERIFY(middle->width() <= 1.2 * ring.inner() + 1e-9);
            QVERIFY(QLineF(middle->topLeft(), ring.middle()).length() < 0.9 * ring.inner());
        }
    }

    void fillsItsSpace_data()
    {
        QTest::addColumn<QSizeF>("space");
        for (const QSizeF space : {QSizeF(520, 700), QSizeF(800, 600), QSizeF(1919, 1037), QSizeF(3840, 2160)})
            QTest::addRow("%gx%g", space.width(), space.height()) << space;
    }
    void fillsItsSpace()
    {
        QFETCH(QSizeF, space);
        const double side = std::min(space.width(), space.height());
        for (int seats = 2; seats <= 6; ++seats) {
            for (const double ratio : {1.0, 1.5, 2.0}) {
                LayoutOptions options;
                options.grain = 1 / ratio;
                const Board board = buildRing({seats, false});
                const auto layout = fitLayout(board, space, options);
                QVERIFY(layout->bounds().width() <= side);
                QVERIFY(layout->bounds().width() > side - 3);
                // Scenes of broken pixels would lie between those of the screen.
                const double pixels = layout->bounds().width() * ratio;
                QVERIFY(std::abs(pixels - std::round(pixels)) < 1e-6);
            }
        }
    }

    void pictureOfAWidthHasExactlyThatWidth()
    {
        LayoutOptions paper;
        paper.pixel = 0;
        paper.grain = 0;
        const Board board = buildRing({5, false});
        for (const double width : {30.0, 120.0, 999.0})
            QVERIFY(std::abs(makeLayoutOfWidth(board, width, paper)->bounds().width() - width) < 1e-6);
    }

private:
    void addRings()
    {
        QTest::addColumn<int>("seats");
        QTest::addColumn<double>("depth");
        QTest::addColumn<double>("angle");
        for (int seats = 2; seats <= 6; ++seats) {
            for (const double depth : {21.0, 33.7, 71.3}) {
                for (const double angle : {0.0, 360.0 / seats, 720.0 / seats, 37.3, -101.25, 359.99})
                    QTest::addRow("%d seats, %g deep, turned by %g", seats, depth, angle) << seats << depth << angle;
            }
        }
    }
};

RINGFORD_TEST(TestRingLayout)
#include "test_ring_layout.moc"
