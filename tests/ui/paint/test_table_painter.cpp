// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/ChessTable.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/BoardPaintings.h"
#include "tests/support/ui/SvgOf.h"
#include "ui/paint/BoardPainter.h"
#include "ui/paint/Export.h"
#include "ui/paint/PieceArt.h"

#include <QImage>
#include <QTest>

using namespace ringford;
using namespace ringford::ui;
using ringford::test::ChessTable;
using ringford::test::contains;

namespace {

QRectF around(QPointF centre, double radius)
{
    return {centre - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius)};
}

} // namespace

/** What is painted of a table of several boards beyond what each board has. */
class TestTablePainter : public QObject {
    Q_OBJECT

private slots:
    void seatsAreToldBesideTheirBoards()
    {
        for (const auto kind : {Arrangement::Kind::Desk, Arrangement::Kind::Circle}) {
            const ChessTable table(4);
            const auto layout = layoutOf(table, kind);
            const QImage image = painted(*layout, pictureOf(table));
            for (int board = 0; board < 4; ++board) {
                const HomeEdge home = layout->homeEdge(board, 0);
                const auto seat = Seat{static_cast<std::uint8_t>(board)};
                QVERIFY(contains(image, around(home.badge, 1.5 * layout->cellSize()),
                                 Theme::fill(table.game.seat(seat).colour)));
            }
        }
    }

    void whoHasTakenABoardOverIsToldThere()
    {
        ChessTable table(4);
        const auto layout = layoutOf(table, Arrangement::Kind::Desk);
        const QRectF badge = around(layout->homeEdge(1, 0).badge, 6);
        const QColor red = Theme::fill(Colour::Red);
        QVERIFY(!contains(painted(*layout, pictureOf(table)), badge, red));
        table.contents.players[2] = Seat{0}; // white on board 2
        QVERIFY(contains(painted(*layout, pictureOf(table)), badge, red));
    }

    void seatsOfOneColourAreToldByASecondRim()
    {
        ChessTable table(3);
        const auto layout = layoutOf(table, Arrangement::Kind::Desk);
        const QRectF badge = around(layout->homeEdge(0, 0).badge, 20);
        const QImage plain = painted(*layout, pictureOf(table)).copy(badge.toRect());
        table.game.seats[0].doubled = true;
        QVERIFY(painted(*layout, pictureOf(table)).copy(badge.toRect()) != plain);
    }

    void aPieceFromAnotherSetBearsItsNumber()
    {
        ChessTable table(3);
        const Cell cell = table.contents.pieces.front().cell; // 1:a1
        const auto layout = layoutOf(table, Arrangement::Kind::Desk);
        const QRect on = layout->cellBounds(cell).toRect();
        const QImage bare = painted(*layout, pictureOf(table)).copy(on);
        table.contents.pieces.front().piece.set = 1; // the board's own
        QCOMPARE(painted(*layout, pictureOf(table)).copy(on), bare);
        table.contents.pieces.front().piece.set = 3;
        QVERIFY(painted(*layout, pictureOf(table)).copy(on) != bare);
        m_style.showsSets = false;
        QCOMPARE(painted(*layout, pictureOf(table)).copy(on), bare);
        m_style.showsSets = true;
    }

    void boardsThatHaveActedAreMarkedBesideTheirCells()
    {
        const ChessTable table(3);
        for (const auto kind : {Arrangement::Kind::Desk, Arrangement::Kind::Circle}) {
            for (const double turn : {0.0, 90.0, 180.0, 270.0}) {
                const auto layout = layoutOf(table, kind, {}, turn);
                BoardPicture picture = pictureOf(table);
                const QImage before = painted(*layout, picture);
                picture.contents.acted = {1};
                const QImage after = painted(*layout, picture);
                // No piece, and nobody's badge, is covered.
                for (int face = 0; face < 3; ++face) {
                    const QRect board = layout->edge(face).boundingRect().toRect();
                    QCOMPARE(before.copy(board), after.copy(board));
                    const auto margin = static_cast<int>(layout->measures(face).margin());
                    const QRect whole = board.adjusted(-margin, -margin, margin, margin);
                    QCOMPARE(before.copy(whole) == after.copy(whole), face != 1);
                    for (const double home : {0.0, 180.0}) {
                        const QRect badge =
                            around(layout->homeEdge(face, home).badge, layout->measures(face).badgeRadius()).toRect();
                        QVERIFY2(before.copy(badge) == after.copy(badge),
                                 qPrintable(
                                     QStringLiteral("board %1, turned by %2, side %3").arg(face).arg(turn).arg(home)));
                    }
                }
            }
        }
    }

    void ticksLeaveBadgesOfAllBoardsAlone()
    {
        for (int boards = 3; boards <= 8; ++boards) {
            const ChessTable table(boards);
            const auto layout = layoutOf(table, Arrangement::Kind::Desk);
            BoardPicture picture = pictureOf(table);
            const QImage before = painted(*layout, picture);
            for (int acted = 0; acted < boards; ++acted) {
                picture.contents.acted = {acted};
                const QImage after = painted(*layout, picture);
                QVERIFY(after != before);
                for (int face = 0; face < boards; ++face) {
                    for (const double home : {0.0, 180.0}) {
                        const QRect badge =
                            around(layout->homeEdge(face, home).badge, layout->measures(face).badgeRadius()).toRect();
                        QVERIFY2(before.copy(badge) == after.copy(badge),
                                 qPrintable(QStringLiteral("%1 boards: the tick of %2 is on a badge of %3")
                                                .arg(boards)
                                                .arg(acted + 1)
                                                .arg(face + 1)));
                    }
                }
            }
        }
    }

    void whatWasPlayedBeforeOnAnotherBoardIsSeenWeaker()
    {
        const ChessTable table(3);
        const auto layout = layoutOf(table, Arrangement::Kind::Desk);
        BoardPicture picture = pictureOf(table);
        const Cell dark = *table.game.board.find("2:e5");
        const QRectF on = layout->cellBounds(dark);
        picture.earlierActions.ends = {dark};
        const QImage earlier = painted(*layout, picture);
        QVERIFY(contains(earlier, on, m_style.theme.earlierAction(Ground::Dark)));
        QVERIFY(!contains(earlier, on, m_style.theme.lastAction(Ground::Dark)));
        picture.earlierActions = {};
        picture.lastAction.ends = {dark};
        const QImage last = painted(*layout, picture);
        QVERIFY(contains(last, on, m_style.theme.lastAction(Ground::Dark)));
        // Its brackets are thicker: they tell where tints do not.
        const auto ink = [&](const QImage& image) {
            int count = 0;
            const QRect inner = on.toRect().adjusted(2, 2, -2, -2);
            for (int y = inner.top(); y <= inner.bottom(); ++y) {
                for (int x = inner.left(); x <= inner.right(); ++x)
                    count += image.pixelColor(x, y) == m_style.theme.lines;
            }
            return count;
        };
        QVERIFY(ink(earlier) > 0 && ink(last) > 2 * ink(earlier));
    }

    void whoWaitsIsToldAtTheEdge()
    {
        const ChessTable table(4);
        const auto layout = layoutOf(table, Arrangement::Kind::Circle);
        BoardPicture picture = pictureOf(table);
        picture.contents.sidesOnTurn = {};
        const QImage bare = painted(*layout, picture);
        picture.contents.sidesWaiting = SideSet(Side{2}); // white on board 2
        const QImage waiting = painted(*layout, picture);
        for (int face = 0; face < 4; ++face) {
            for (const double angle : {0.0, 180.0}) {
                const QRect edge = layout->homeEdge(face, angle).band.boundingRect().toAlignedRect();
                QCOMPARE(bare.copy(edge) != waiting.copy(edge), face == 1 && angle == 0);
            }
        }
    }

    void edgesOfWhoHasSeveralSeatsAreThicker()
    {
        const ChessTable table(4);
        const auto layout = layoutOf(table, Arrangement::Kind::Desk);
        BoardPicture picture = pictureOf(table);
        const QImage bare = painted(*layout, picture);
        picture.heldTogether = SeatSet(Seat{1}); // white on board 2, black on board 1
        const QImage held = painted(*layout, picture);
        for (int face = 0; face < 4; ++face) {
            for (const double angle : {0.0, 180.0}) {
                const QRect edge = layout->homeEdge(face, angle).band.boundingRect().toAlignedRect();
                const bool isOf = (face == 1 && angle == 0) || (face == 0 && angle == 180);
                QCOMPARE(bare.copy(edge) != held.copy(edge), isOf);
            }
        }
    }

    void linkedBoardsHaveSeams()
    {
        const ChessTable table(3, true);
        const auto layout = layoutOf(table, Arrangement::Kind::Desk);
        const QImage image = painted(*layout, pictureOf(table));
        const double cell = layout->cellSize();
        const QRectF h4 = layout->cellBounds(*table.game.board.find("1:h4"));
        QVERIFY(contains(image, QRectF(h4.right() - 0.1 * cell, h4.center().y(), 0.2 * cell, 1), m_style.theme.lines));
    }

    void boardsThatAreGoneAreNotPainted()
    {
        ChessTable table(3);
        table.contents.closed = {{1, Side{2}}};
        std::erase_if(table.contents.pieces,
                      [&](const PlacedPiece& placed) { return table.game.board.place(placed.cell).face == 1; });
        QCOMPARE(goneFaces(table.game.board, table.contents), std::vector<int>{1});
        const auto layout = layoutOf(table, Arrangement::Kind::Circle, {1});
        const QImage image = painted(*layout, pictureOf(table));           // nothing of it is asked for a place
        QVERIFY(!contains(image, around({0, 0}, 4), m_style.theme.lines)); // where it would be by its lack of size
        QVERIFY(layout->cellBounds(*table.game.board.find("2:e4")).isEmpty());
        // A closed board with pieces stays, and so does the last one.
        ChessTable closed(1);
        closed.contents.closed = {{0, std::nullopt}};
        QVERIFY(goneFaces(closed.game.board, closed.contents).empty());
        closed.contents.pieces.clear();
        QVERIFY(goneFaces(closed.game.board, closed.contents).empty());
    }

    void aCircleIsPrinted()
    {
        const ChessTable table(5);
        LayoutOptions options;
        options.arrangement.kind = Arrangement::Kind::Circle;
        const auto layout = paperLayout(table.game.board, {180.0, std::nullopt}, options);
        const QByteArray svg = test::svgFile(*layout, pictureOf(table), m_style, QStringLiteral("Five"));
        QVERIFY(svg.contains("180mm") || svg.contains("180\""));
        for (const char* const letter : {">A<", ">E<"})
            QVERIFY2(svg.contains(letter), letter);
    }

private:
    std::unique_ptr<BoardLayout> layoutOf(const ChessTable& table, Arrangement::Kind kind,
                                          const std::vector<int>& gone = {}, double turn = 0)
    {
        LayoutOptions options;
        options.arrangement.kind = kind;
        options.arrangement.gone = gone;
        options.turns = {turn};
        return fitLayout(table.game.board, {1240, 690}, options);
    }

    static BoardPicture pictureOf(const ChessTable& table)
    {
        BoardPicture picture;
        picture.game = &table.game;
        picture.contents = table.contents;
        return picture;
    }

    QImage painted(const BoardLayout& layout, const BoardPicture& picture)
    {
        return test::painted(layout, picture, m_style);
    }

    PieceArt m_art;
    BoardStyle m_style{*Theme::named(QStringLiteral("wood"), false), &m_art, QFont(QStringLiteral("DejaVu Sans")), 1};
};

RINGFORD_TEST(TestTablePainter)
#include "test_table_painter.moc"
