// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/BoardBuilder.h"
#include "engine/board/SquareBoards.h"
#include "tests/support/ChessTable.h"
#include "tests/support/TestProgram.h"
#include "ui/paint/BoardLayout.h"

#include <QTest>

#include <cmath>

using namespace ringford;
using namespace ringford::ui;

namespace {

Board tableOf(int count, bool isLinked = false)
{
    if (isLinked)
        return test::linkedBoards(count);
    SquareSpec spec;
    spec.boards = count;
    return buildSquareBoards(spec);
}

LayoutOptions standing(Arrangement::Kind kind, std::optional<int> focus = std::nullopt)
{
    LayoutOptions options;
    options.arrangement.kind = kind;
    options.arrangement.focus = focus;
    return options;
}

void asOnAProjector(LayoutOptions& options)
{
    options.coordinateSize = 0.34;
    options.mostCoordinates = 60;
}

QRectF edgeOf(const BoardLayout& layout, int face)
{
    return layout.edge(face).boundingRect();
}

double distance(QPointF one, QPointF other)
{
    return std::hypot(one.x() - other.x(), one.y() - other.y());
}

constexpr auto kDesk = Arrangement::Kind::Desk;
constexpr auto kCircle = Arrangement::Kind::Circle;

QPointF nearestOf(const QRectF& rect, QPointF point)
{
    return {std::clamp(point.x(), rect.left(), rect.right()), std::clamp(point.y(), rect.top(), rect.bottom())};
}

} // namespace

/** How several boards stand: in rows, around a table, linked, and with one of them large. */
class TestTableLayout : public QObject {
    Q_OBJECT

private slots:
    void everyCellIsFoundAtItsCentre_data()
    {
        QTest::addColumn<int>("count");
        QTest::addColumn<bool>("isCircle");
        QTest::addColumn<bool>("isSeamed");
        QTest::addColumn<int>("focus");
        for (const int count : {2, 3, 4, 5, 8, 13, 16}) {
            QTest::addRow("%d on a desk", count) << count << false << false << -1;
            QTest::addRow("%d in a circle", count) << count << true << false << -1;
            QTest::addRow("%d, the last in focus", count) << count << false << false << count - 1;
            QTest::addRow("%d of a circle, the first in focus", count) << count << true << false << 0;
        }
        QTest::addRow("8 linked") << 8 << false << true << -1;
    }
    void everyCellIsFoundAtItsCentre()
    {
        QFETCH(int, count);
        QFETCH(bool, isCircle);
        QFETCH(bool, isSeamed);
        QFETCH(int, focus);
        const Board board = tableOf(count, isSeamed);
        const LayoutOptions options =
            standing(isCircle ? kCircle : kDesk, focus < 0 ? std::nullopt : std::optional(focus));
        const auto layout = fitLayout(board, {1240, 690}, options);
        QVERIFY(layout->bounds().width() <= 1240 && layout->bounds().height() <= 690);
        for (const Tile& tile : board.tiles()) {
            QCOMPARE(layout->cellAt(layout->centre(tile.place)), tile.cell);
            QVERIFY(layout->bounds().contains(layout->placeBounds(tile.place)));
            for (const QPointF corner : layout->corners(tile.place, 1))
                QCOMPARE(layout->cellAt(corner), tile.cell);
        }
        for (int face = 0; face < count; ++face) {
            QCOMPARE(layout->cellSize(face), std::round(layout->cellSize(face))); // crisp
            for (int other = 0; other < face; ++other)
                QVERIFY(!edgeOf(*layout, face).adjusted(1, 1, -1, -1).intersects(edgeOf(*layout, other)));
        }
    }

    void boardsAreAsLargeAsTheyMustBe_data()
    {
        QTest::addColumn<int>("count");
        QTest::addColumn<bool>("isCircle");
        QTest::addColumn<QSize>("space");
        QTest::addColumn<int>("least");
        const QSize docked(960, 690), wide(1240, 690), large(2180, 1320);
        for (const bool isCircle : {false, true}) {
            const char* const how = isCircle ? "circle" : "desk";
            QTest::addRow("4 beside a dock, %s", how) << 4 << isCircle << docked << 34;
            QTest::addRow("8 beside a dock, %s", how) << 8 << isCircle << docked << 22;
            QTest::addRow("8 alone, %s", how) << 8 << isCircle << wide << 29;
            QTest::addRow("16 on a large screen, %s", how) << 16 << isCircle << large << 31;
        }
    }
    void boardsAreAsLargeAsTheyMustBe()
    {
        QFETCH(int, count);
        QFETCH(bool, isCircle);
        QFETCH(QSize, space);
        QFETCH(int, least);
        const Board board = tableOf(count);
        const auto layout = fitLayout(board, space, standing(isCircle ? kCircle : kDesk));
        QVERIFY2(layout->cellSize() >= least, qPrintable(QString::number(layout->cellSize())));
    }

    void neighboursInACircleFaceEachOther()
    {
        for (const int count : {4, 6, 8, 16}) { // where no row is shorter than the other
            const Board board = tableOf(count);
            const auto layout = fitLayout(board, {2180, 1320}, standing(kCircle));
            for (int face = 0; face < count; ++face) {
                // Black here and white on the next board are one seat, which sits between them or at their corner.
                const QPointF ahead = layout->homeEdge(face, 180).middle;
                const QPointF back = layout->homeEdge((face + 1) % count, 0).middle;
                const QPointF otherWay = layout->homeEdge((face + 1) % count, 180).middle;
                // Around a corner both of its sides can be as far.
                QVERIFY2(distance(ahead, back) < distance(ahead, otherWay) + 1e-6,
                         qPrintable(QStringLiteral("board %1 of %2").arg(face + 1).arg(count)));
                QCOMPARE(std::fmod(layout->turn(face), 90), 0.0); // pieces stay crisp
            }
            const double gap = distance(layout->homeEdge(0, 180).middle, layout->homeEdge(1, 0).middle);
            QVERIFY(gap < 3 * layout->cellSize() + 2 * layout->frameWidth());
        }
    }

    void circleCanBeginWithAnyBoard()
    {
        const Board board = tableOf(6);
        LayoutOptions options = standing(kCircle);
        const auto first = fitLayout(board, {1240, 690}, options);
        options.arrangement.first = 2;
        const auto third = fitLayout(board, {1240, 690}, options);
        for (int face = 0; face < 6; ++face)
            QCOMPARE(edgeOf(*third, (face + 2) % 6), edgeOf(*first, face));
    }

    void boardInFocusIsLarge()
    {
        const Board board = tableOf(8);
        const QSizeF space(1240, 690);
        const auto layout = fitLayout(board, space, standing(kDesk, 3));
        QCOMPARE(layout->cellSize(), layout->cellSize(3));
        QVERIFY(layout->cellSize(3) > 70);
        QVERIFY(edgeOf(*layout, 3).width() <= 0.62 * space.width());
        for (const int face : {0, 1, 2, 4, 5, 6, 7}) {
            QVERIFY(layout->cellSize(face) >= 15);
            QVERIFY(edgeOf(*layout, face).left() > edgeOf(*layout, 3).right());
            QVERIFY(layout->pieceBox(face) < layout->cellSize(face));
        }
        // Larger by zooming, it stays as large as was asked for.
        QCOMPARE(makeLayout(board, 120, standing(kDesk, 3))->cellSize(3), 120.0);
    }

    void boardsThatAreGoneLeaveNoPlace()
    {
        const Board board = tableOf(4);
        for (const Arrangement::Kind kind : {kDesk, kCircle}) {
            LayoutOptions options = standing(kind);
            const auto all = fitLayout(board, {960, 690}, options);
            options.arrangement.gone = {1, 3};
            const auto left = fitLayout(board, {960, 690}, options);
            QVERIFY(left->cellSize() >= all->cellSize());
            QVERIFY(left->bounds().width() * left->bounds().height() < all->bounds().width() * all->bounds().height() ||
                    left->cellSize() > all->cellSize());
            QCOMPARE(left->cellSize(1), 0.0);
            QVERIFY(!left->cellSize(*board.find("2:e4")));
            QVERIFY(left->cellBounds(*board.find("2:e4")).isEmpty());
            QCOMPARE(left->cellAt(left->cellCentre(*board.find("3:e4"))), board.find("3:e4"));
            for (double x = 0; x < left->bounds().width(); x += 7) {
                for (double y = 0; y < left->bounds().height(); y += 7) {
                    const auto cell = left->cellAt({x, y});
                    QVERIFY(!cell || board.place(*cell).face % 2 == 0);
                    const auto rim = left->rimAt({x, y});
                    QVERIFY(!rim || board.place(*rim).face % 2 == 0);
                }
            }
            for (const BoardLabel& label : left->labels())
                QVERIFY(label.text != "2" || !label.bold);
        }
    }

    void seamsAreWhereStepsLeadAcross()
    {
        QCOMPARE(seamsOf(tableOf(3, true)), (std::vector<Seam>{{0, 1}, {1, 2}}));
        QVERIFY(seamsOf(tableOf(3)).empty());
        QVERIFY(seamsOf(tableOf(1)).empty());
    }

    void linkedBoardsTouch()
    {
        const Board board = tableOf(3, true);
        for (const double turn : {0.0, 90.0, 180.0}) {
            LayoutOptions options = standing(kCircle); // they stand in their row all the same
            options.turns = {turn};
            const auto layout = fitLayout(board, {1240, 690}, options);
            for (const char* const rank : {"1", "5", "8"}) {
                const QRectF last = layout->cellBounds(*board.find(0, "h" + std::string(rank)));
                const QRectF first = layout->cellBounds(*board.find(1, "a" + std::string(rank)));
                QCOMPARE(distance(last.center(), first.center()), layout->cellSize());
            }
        }
    }

    void linkedBoardsStandInRowsWhereThatIsAsked()
    {
        const Board board = tableOf(5, true);
        LayoutOptions options;
        options.printed = true;
        options.arrangement.perRow = 2;
        const auto layout = makeLayout(board, 40, options);
        const QRectF first = edgeOf(*layout, 0);
        QCOMPARE(edgeOf(*layout, 1).left(), first.right());
        for (int face = 2; face < 5; ++face) {
            QVERIFY(edgeOf(*layout, face).top() > edgeOf(*layout, face - 2).bottom() + 40);
            QCOMPARE(edgeOf(*layout, face).left(), edgeOf(*layout, face - 2).left());
        }
        QVERIFY(layout->bounds().contains(edgeOf(*layout, 4)));
        // Where a row ends it tells where it goes on; the rows of both sides have their numbers.
        QStringList texts;
        for (const BoardLabel& label : layout->labels()) {
            texts << label.text;
            QVERIFY(layout->bounds().contains(label.centre));
        }
        for (const char* text : {"→ 3", "2 →", "→ 5", "4 →"})
            QCOMPARE(texts.count(QString::fromUtf8(text)), 1);
        QCOMPARE(texts.count("7"), 3);
        // A seam in the middle of each full row, and both sides of those between rows.
        QCOMPARE(layout->shapes().seams.size(), std::size_t(6));
    }

    void linkedBoardsAreLabelledAtTheEnds()
    {
        const Board board = tableOf(3, true);
        const auto layout = fitLayout(board, {1240, 690}, {});
        int ranks = 0;
        int numbers = 0;
        for (const BoardLabel& label : layout->labels()) {
            QVERIFY(!layout->placeAt(label.centre)); // beside the boards, not on another one
            numbers += label.bold;
            ranks += !label.bold && label.text.front().isDigit();
        }
        QCOMPARE(ranks, 8);
        QCOMPARE(numbers, 3);
        // Two of them beside a lesson on a small screen: all are read there.
        const Board two = tableOf(2, true);
        QVERIFY(makeLayout(two, 16, {})->hasCoordinates());
        QVERIFY(!makeLayout(two, 15, {})->hasCoordinates());
        QVERIFY(!makeLayout(tableOf(2), 19, {})->hasCoordinates());
    }

    void everyBoardHasItsNumber()
    {
        const Board board = tableOf(16);
        for (const Arrangement::Kind kind : {kDesk, kCircle}) {
            const auto layout = fitLayout(board, {960, 690}, standing(kind));
            QVERIFY(!layout->hasCoordinates());
            QStringList names;
            for (const BoardLabel& label : layout->labels()) {
                QVERIFY(!layout->placeAt(label.centre));
                QVERIFY(layout->bounds().contains(label.centre));
                names += label.text;
            }
            QCOMPARE(names.size(), 16);
            QCOMPARE(names.last(), "16");
        }
    }

    void badgesStandBesideTheBoards()
    {
        for (const Arrangement::Kind kind : {kDesk, kCircle}) {
            for (const auto& [count, room] :
                 {std::pair(2, QSize(1240, 690)), std::pair(5, QSize(1240, 690)), std::pair(9, QSize(1240, 690)),
                  std::pair(4, QSize(640, 170)), std::pair(2, QSize(720, 330)), std::pair(3, QSize(400, 600)),
                  std::pair(3, QSize(1070, 1080))}) {
                const auto board = tableOf(count);
                LayoutOptions options = standing(kind);
                if (room.height() > 1000)
                    asOnAProjector(options);
                const auto layout = fitLayout(board, room, options);
                for (int face = 0; face < count; ++face) {
                    const double radius = layout->measures(face).badgeRadius() + 1; // with half of its rim
                    for (const double home : {0.0, 180.0}) {
                        const QPointF badge = layout->homeEdge(face, home).badge;
                        QVERIFY(layout->bounds().contains(
                            QRectF(badge.x() - radius, badge.y() - radius, 2 * radius, 2 * radius)));
                        QVERIFY(!layout->placeAt(badge));
                        for (int other = 0; other < count; ++other) // and no piece lies below one
                            QVERIFY(distance(badge, nearestOf(edgeOf(*layout, other), badge)) >= radius);
                    }
                }
            }
        }
    }

    void badgesAreLargeOnAProjector()
    {
        const auto board = tableOf(3);
        LayoutOptions options = standing(kDesk);
        const double usual = fitLayout(board, {1070, 1080}, options)->measures(0).badgeRadius();
        asOnAProjector(options);
        const auto layout = fitLayout(board, {1070, 1080}, options);
        const double radius = layout->measures(0).badgeRadius();
        QVERIFY2(radius > 1.4 * usual && radius > 0.9 * layout->coordinateSize(), qPrintable(QString::number(radius)));
    }

    /** With their rims, which are as wide there as cells say. */
    void badgesAreWholeOnPaper()
    {
        LayoutOptions options = standing(kDesk);
        options.printed = true;
        options.pixel = 0;
        const auto board = tableOf(4);
        const auto layout = makeLayout(board, 40, options);
        for (int face = 0; face < 4; ++face) {
            const double radius = layout->measures(face).badgeRadius() + 0.03 * layout->cellSize(face);
            for (const double home : {0.0, 180.0}) {
                const QPointF badge = layout->homeEdge(face, home).badge;
                QVERIFY(
                    layout->bounds().contains(QRectF(badge.x() - radius, badge.y() - radius, 2 * radius, 2 * radius)));
            }
        }
    }

    /** It can be seen which board each of them is of. */
    void badgesOfADeskDoNotMeet()
    {
        for (const QSize space : {QSize(990, 700), QSize(2250, 1330)}) {
            for (const int count : {4, 9, 16}) {
                const auto board = tableOf(count);
                const auto layout = fitLayout(board, space, standing(kDesk));
                std::vector<QPointF> badges;
                for (int face = 0; face < count; ++face) {
                    badges.push_back(layout->homeEdge(face, 0).badge);
                    badges.push_back(layout->homeEdge(face, 180).badge);
                }
                const double across = 2 * layout->measures(0).badgeRadius();
                for (std::size_t i = 0; i < badges.size(); ++i) {
                    for (std::size_t j = 0; j < i; ++j)
                        QVERIFY2(distance(badges[i], badges[j]) > 1.3 * across,
                                 qPrintable(QStringLiteral("%1 boards: %2 and %3, %4 for %5")
                                                .arg(count)
                                                .arg(j)
                                                .arg(i)
                                                .arg(distance(badges[i], badges[j]))
                                                .arg(across)));
                    const auto isClear = [&](const BoardLabel& label) {
                        return distance(label.centre, badges[i]) > across / 2 + label.size / 3;
                    };
                    for (const BoardLabel& label : layout->labels())
                        QVERIFY2(isClear(label), qPrintable(label.text));
                }
            }
        }
    }

    void twoOfACircleStandWhereTheyAreLarger()
    {
        const Board board = tableOf(4);
        LayoutOptions options = standing(kCircle);
        options.arrangement.gone = {0, 2};
        const auto wide = fitLayout(board, {990, 700}, options);
        QVERIFY(edgeOf(*wide, 1).right() < edgeOf(*wide, 3).left());
        QVERIFY(wide->cellSize() >= 48);
        // White here and black there are one seat, which sits on one side of both.
        QVERIFY(wide->homeEdge(1, 0).badge.y() > edgeOf(*wide, 1).bottom());
        QVERIFY(wide->homeEdge(3, 180).badge.y() > edgeOf(*wide, 3).bottom());
        QVERIFY(wide->homeEdge(3, 0).badge.y() < edgeOf(*wide, 3).top());
        const auto high = fitLayout(board, {500, 900}, options);
        QVERIFY(edgeOf(*high, 1).bottom() < edgeOf(*high, 3).top());
        options.arrangement.first = 3;
        const auto other = fitLayout(board, {990, 700}, options);
        QVERIFY(edgeOf(*other, 3).right() < edgeOf(*other, 1).left());
    }

    void boardsWanderFromOnePlanToAnother()
    {
        const Board board = tableOf(5);
        LayoutOptions options = standing(kCircle);
        const TablePlan from = TablePlan::fitting(board, {1240, 690}, options);
        options.arrangement.gone = {2};
        const TablePlan to = TablePlan::fitting(board, {1240, 690}, options);
        QCOMPARE(TablePlan::between(from, to, 0).stands[0], from.stands[0]);
        QCOMPARE(TablePlan::between(from, to, 0).stands[2], from.stands[2]);
        QCOMPARE(TablePlan::between(from, to, 1).stands[4], to.stands[4]);
        const TablePlan half = TablePlan::between(from, to, 0.5);
        QCOMPARE(half.stands[2].cell, from.stands[2].cell / 2); // shrinks where it stood
        QCOMPARE(half.stands[2].centre, from.stands[2].centre);
        for (std::size_t i = 0; i < 5; ++i)
            QVERIFY(std::abs(std::remainder(half.stands[i].turn - from.stands[i].turn, 360)) <= 90); // the shorter way
    }

    void pictureOfATableHasTheWidthThatWasAskedFor()
    {
        const Board board = tableOf(6);
        for (const Arrangement::Kind kind : {kDesk, kCircle}) {
            LayoutOptions paper = standing(kind);
            paper.pixel = 0;
            paper.grain = 0;
            const auto layout = makeLayoutOfWidth(board, 180, paper);
            QVERIFY(std::abs(layout->bounds().width() - 180) < 1e-6);
        }
    }
};

RINGFORD_TEST(TestTableLayout, QCoreApplication)
#include "test_table_layout.moc"
