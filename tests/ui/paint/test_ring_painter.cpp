// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/Effort.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/CellMarks.h"
#include "tests/support/ui/RingPaintings.h"
#include "tests/support/ui/SvgOf.h"
#include "ui/paint/Export.h"

#include <QPainter>
#include <QSvgRenderer>
#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>
#include <cmath>

using namespace ringford;
using namespace ringford::ui;
using ringford::test::differences;
using ringford::test::isAbout;

namespace {

const test::CellMarks& ringMarks()
{
    static const test::CellMarks kMarks = [] {
        test::CellMarks marks = test::cellMarks();
        marks["piece"] = test::standing({PieceKind{0}, Side{1}});
        marks["pawn"] = test::standing({PieceKind{5}, Side{1}}, {4, Direction::West, false});
        return marks;
    }();
    return kMarks;
}

} // namespace

/** Pictures of rings: what each thing changes, and where. */
class TestRingPainter : public QObject, private test::RingPaintings {
    Q_OBJECT

private slots:
    void cellsHaveTheirGroundsColour_data()
    {
        QTest::addColumn<int>("seats");
        QTest::addColumn<QByteArray>("theme");
        QTest::addColumn<bool>("dark");
        for (int seats = 2; seats <= 6; ++seats) {
            for (const char* theme : {"wood", "high-contrast"}) {
                for (const bool dark : {false, true})
                    QTest::addRow("%d seats, %s, %d", seats, theme, dark) << seats << QByteArray(theme) << dark;
            }
        }
    }
    void cellsHaveTheirGroundsColour()
    {
        QFETCH(int, seats);
        QFETCH(QByteArray, theme);
        QFETCH(bool, dark);
        use(seats, 30, 11, theme, dark);
        const QImage image = painted(empty());
        for (const Tile& tile : m_ring.game.board.tiles())
            QCOMPARE(at(image, m_layout->centre(tile.place)), m_style.theme.cell(tile.ground));
        QCOMPARE(at(image, m_layout->bounds().center()), m_style.theme.surround);
        QCOMPARE(image.pixelColor(1, 1), m_style.theme.surround);
    }

    void marksStayInTheirWedge_data()
    {
        QTest::addColumn<QByteArray>("mark");
        QTest::addColumn<QByteArray>("name");
        for (const auto& [mark, change] : ringMarks()) {
            for (const char* name : {"a1", "c13", "d48"})
                QTest::addRow("%s on %s", mark.constData(), name) << mark << QByteArray(name);
        }
    }
    void marksStayInTheirWedge()
    {
        QFETCH(QByteArray, mark);
        QFETCH(QByteArray, name);
        use(6, 34, 23);
        const Cell cell = m_ring.cell(name.constData());
        BoardPicture picture = empty();
        const QImage before = painted(picture);
        ringMarks().at(mark)(picture, cell);
        const std::vector<QPointF> changed = differences(before, painted(picture), 40);
        QVERIFY(changed.size() > (mark == "aim" ? 8U : 20U)); // four thin ticks are a hint alone
        const QPainterPath allowed = wedge(cell, -1.5);
        for (const QPointF pixel : changed)
            QVERIFY2(allowed.contains(pixel), qPrintable(QStringLiteral("%1,%2").arg(pixel.x()).arg(pixel.y())));
    }

    void oneCellRepaintedIsTheWholePictureRepainted_data() { marksStayInTheirWedge_data(); }
    void oneCellRepaintedIsTheWholePictureRepainted()
    {
        QFETCH(QByteArray, mark);
        QFETCH(QByteArray, name);
        use(6, 34, 23);
        const Cell cell = m_ring.cell(name.constData());
        BoardPicture picture = empty();
        QImage image = painted(picture);
        ringMarks().at(mark)(picture, cell);
        const QRectF around = m_layout->cellBounds(cell).toAlignedRect().adjusted(-4, -4, 4, 4);
        {
            QPainter painter(&image);
            painter.setClipRect(around);
            paintBoard(painter, *m_layout, picture, m_style, {kAllBoardLayers, around});
        }
        QVERIFY(differences(image, painted(picture), 2).empty());
    }

    void layersOneByOneAreTheWholePicture()
    {
        use(3, 40, 0);
        BoardPicture picture = start();
        for (const auto& [name, change] : ringMarks()) {
            if (name != "piece" && name != "pawn")
                change(picture, m_ring.cell("b4"));
        }
        QImage image(m_layout->bounds().size().toSize(), QImage::Format_RGB32);
        QPainter painter(&image);
        for (const BoardLayer layer :
             {BoardLayer::Ground, BoardLayer::Under, BoardLayer::Pieces, BoardLayer::Over, BoardLayer::Cursor})
            paintBoard(painter, *m_layout, picture, m_style, {layer, {}});
        QVERIFY(differences(image, painted(picture)).empty());
    }

    void startLinesAreWholeAndPromotionLinesDashed()
    {
        use(2, 90, 0);
        const QImage image = painted(empty());
        const auto darkPart = [&](int column) {
            const QPainterPath line = m_layout->columnLine(0, column);
            const QPointF from = line.elementAt(0);
            const QPointF way = line.currentPosition() - from;
            const QPointF across = QPointF(way.y(), -way.x()) / std::hypot(way.x(), way.y());
            int dark = 0;
            for (int i = 5; i < 95; ++i) {
                // Beside the line between cells, on what makes this one thicker.
                const QPointF point = from + way * (i / 100.0) + across * 1.4;
                dark += isAbout(at(image, point - QPointF(0.5, 0.5)), m_style.theme.lines, 60);
            }
            return dark / 90.0;
        };
        for (int seat = 0; seat < 2; ++seat) {
            QVERIFY2(darkPart(8 * seat) > 0.95, qPrintable(QString::number(darkPart(8 * seat))));
            for (const int column : {8 * seat + 1, (8 * seat + 15) % 16})
                QVERIFY2(darkPart(column) > 0.4 && darkPart(column) < 0.8,
                         qPrintable(QString::number(darkPart(column))));
            QVERIFY(darkPart(8 * seat + 3) < 0.35);
        }
    }

    void everySeatHasItsBand()
    {
        for (const bool dark : {false, true}) {
            use(6, 40, 7, "slate", dark);
            const QImage image = painted(empty());
            for (const SideInfo& side : m_ring.game.sides) {
                const QRectF band = m_layout->homeEdge(0, side.homeAngle).band.boundingRect();
                int filled = 0;
                for (int y = static_cast<int>(band.top()); y < band.bottom(); ++y) {
                    for (int x = static_cast<int>(band.left()); x < band.right(); ++x)
                        filled += image.pixelColor(x, y) == Theme::fill(side.colour);
                }
                QVERIFY(filled > 150);
            }
            // Nothing of that over other columns.
            QCOMPARE(at(image, onRim("a4", 5)), m_style.theme.surround);
        }
    }

    void onlyTheSeatOnTurnHasAnArrowHead()
    {
        use(4, 40, 0);
        BoardPicture picture = empty();
        const QImage before = painted(picture);
        picture.contents.sidesOnTurn = {};
        picture.contents.sidesOnTurn.insert(Side{1});
        const std::vector<QPointF> changed = differences(before, painted(picture), 30);
        QVERIFY(changed.size() > 10);
        const QPointF home = m_layout->homeEdge(0, m_ring.game.sides[1].homeAngle).middle;
        for (const QPointF pixel : changed)
            QVERIFY(QLineF(home, pixel).length() < 1.4 * 40);
    }

    void pawnsTellHowFarAndWhichWay()
    {
        use(6, 40, 0);
        const auto with = [&](std::optional<std::uint8_t> travelled, std::optional<Direction> heading) {
            BoardPicture picture = empty();
            picture.contents.pieces = {{m_ring.cell("b4"), {PieceKind{5}, Side{2}, 0}, {travelled, heading, false}}};
            return painted(picture);
        };
        const QImage plain = with(std::nullopt, std::nullopt);
        QVERIFY(differences(plain, with(0, std::nullopt)).empty());
        const std::vector<QPointF> three = differences(plain, with(3, std::nullopt), 30);
        QVERIFY(three.size() > 10);
        QVERIFY(!differences(with(3, std::nullopt), with(4, std::nullopt)).empty());
        // What a pawn draws is seen as it was: the number stands beside it.
        const QPointF centre = m_layout->cellCentre(m_ring.cell("b4"));
        for (const QPointF pixel : three)
            QVERIFY(QLineF(centre, pixel).length() > 0.2 * 40);
        for (const Direction heading : {Direction::East, Direction::West}) {
            const auto side = m_layout->sideTowards(m_ring.game.board.place(m_ring.cell("b4")), heading);
            const auto ahead = [&](QPointF pixel) { return QPointF::dotProduct(pixel - centre, side->outward); };
            const std::vector<QPointF> head = differences(plain, with(std::nullopt, heading), 30);
            QVERIFY(head.size() > 8);
            for (const QPointF pixel : head)
                QVERIFY(wedge(m_ring.cell("b4"), 0).contains(pixel));
            const auto foremost = *std::ranges::max_element(head, {}, ahead);
            const auto hindmost = *std::ranges::min_element(head, {}, ahead);
            const auto across = [&](QPointF at) { // how many pixels of the head lie beside a point of its way
                return std::ranges::count_if(head,
                                             [&](QPointF pixel) { return std::abs(ahead(pixel) - ahead(at)) < 1.2; });
            };
            QVERIFY(across(foremost) < across(hindmost)); // it points that way
            for (const QPointF pixel : differences(with(0, heading), with(5, heading), 30)) {
                for (const QPointF other : head)
                    QVERIFY(QLineF(pixel, other).length() > 2);
            }
        }
        // Too small to be read, it is left out; the direction is not.
        use(6, 23, 0);
        const QImage small = with(std::nullopt, std::nullopt);
        QVERIFY(differences(small, with(3, std::nullopt)).empty());
        QVERIFY(!differences(small, with(3, Direction::East)).empty());
    }

    /** Of all armies as they start: what tells pawns' ways lies in their cells, and on no piece. */
    void marksOfPawnsTouchNothing()
    {
        for (const int seats : {2, 3, 4, 5, 6}) {
            for (const double angle : {0.0, 17.0, 60.0}) {
                use(seats, 32, angle);
                const BoardPicture armies = start();
                BoardPicture plain = armies;
                for (PlacedPiece& placed : plain.contents.pieces)
                    placed.facts.heading.reset();
                constexpr int kEdge = 40; // of 255: less than a quarter of a pixel
                const BoardPart over{BoardLayer::Ground | BoardLayer::Over, {}};
                const BoardPart pieces{BoardLayer::Ground | BoardLayer::Pieces, {}};
                const std::vector<QPointF> marks = differences(painted(armies, over), painted(plain, over), kEdge);
                const QImage stand = painted(plain, pieces);
                const QImage bare = painted(empty(), {BoardLayer::Ground, {}});
                QVERIFY(!marks.empty());
                for (const QPointF mark : marks) {
                    const QPoint at(static_cast<int>(mark.x()), static_cast<int>(mark.y()));
                    QVERIFY2(isAbout(stand.pixelColor(at), bare.pixelColor(at), kEdge),
                             qPrintable(QStringLiteral("%1 seats, turned by %2: %3, %4")
                                            .arg(seats)
                                            .arg(angle)
                                            .arg(at.x())
                                            .arg(at.y())));
                    const auto cell = m_layout->cellAt(mark);
                    QVERIFY(cell && wedge(*cell, 0).contains(mark));
                }
            }
        }
    }

    void bracketsCrossNoMarkOfAPawn()
    {
        for (const int seats : {2, 3, 4, 6}) {
            for (const double angle : {0.0, 17.0, 60.0}) {
                use(seats, 40, angle);
                BoardPicture plain = start();
                for (PlacedPiece& placed : plain.contents.pieces)
                    placed.facts = {};
                const BoardPart over{BoardLayer::Ground | BoardLayer::Over, {}};
                const BoardPart under{BoardLayer::Ground | BoardLayer::Under, {}};
                const QImage withoutSigns = painted(plain, over);
                const BoardPicture armies = start();
                for (std::size_t at = 0; at < armies.contents.pieces.size(); at += test::cases(1, 5)) {
                    BoardPicture played = armies;
                    PlacedPiece& pawn = played.contents.pieces[at];
                    if (!pawn.facts.heading)
                        continue;
                    pawn.facts.travelled = 4;
                    const std::vector<QPointF> signs = differences(painted(played, over), withoutSigns, 60);
                    BoardPicture tinted = played;
                    tinted.lastAction.touched = {pawn.cell};
                    played.lastAction.ends = {pawn.cell};
                    const std::vector<QPointF> brackets =
                        differences(painted(played, under), painted(tinted, under), 60);
                    QVERIFY(!brackets.empty()); // in the other corners
                    for (const QPointF bracket : brackets)
                        QVERIFY2(std::ranges::find(signs, bracket) == signs.end(),
                                 qPrintable(QStringLiteral("%1 seats, turned by %2").arg(seats).arg(angle)));
                }
            }
        }
    }

    void marksOfFacingPawnsStayApart()
    {
        for (const double depth : {24.0, 30.0, 48.0}) {
            use(6, depth, 35);
            const auto head = [&](const char* cell, Direction heading) {
                BoardPicture picture = empty();
                picture.contents.pieces = {{m_ring.cell(cell), {PieceKind{5}, Side{2}, 0}, {0, std::nullopt, false}}};
                const QImage plain = painted(picture);
                picture.contents.pieces.front().facts.heading = heading;
                return differences(plain, painted(picture), 30);
            };
            const std::vector<QPointF> plus = head("b20", Direction::East);
            const std::vector<QPointF> minus = head("b21", Direction::West);
            QVERIFY(!plus.empty() && !minus.empty());
            for (const QPointF one : plus) {
                for (const QPointF other : minus)
                    QVERIFY(QLineF(one, other).length() > 0.2 * depth);
            }
        }
    }

    void obstaclesArePaleAndGoNowhere()
    {
        use(6, 40, 0);
        BoardPicture picture = start();
        const QImage before = painted(picture);
        picture.contents.sidesOut.insert(Side{0});
        const QImage after = painted(picture);
        const Cell king = m_ring.cell("d1");
        QVERIFY(isAbout(at(before, m_layout->cellCentre(king) + QPointF(6, 2)), Theme::fill(Colour::Black)));
        QVERIFY(!isAbout(at(after, m_layout->cellCentre(king) + QPointF(6, 2)), Theme::fill(Colour::Black), 60));
        // The foot stays as it was.
        const QPointF foot(0, (51.5 - 32) / 64 * m_layout->pieceBox());
        QVERIFY(isAbout(at(after, m_layout->cellCentre(king) + foot), Theme::fill(Colour::Black)));
        BoardPicture still = picture;
        for (PlacedPiece& placed : still.contents.pieces)
            placed.facts = {};
        for (PlacedPiece& placed : picture.contents.pieces) {
            if (placed.piece.side != Side{0})
                placed.facts = {};
        }
        QVERIFY(differences(painted(picture), painted(still)).empty());
    }

    void middleTellsWhoIsOnTurn()
    {
        use(6, 40, 0);
        BoardPicture picture = empty();
        const QImage before = painted(picture);
        picture.turnNotes = {{Colour::Purple, QStringLiteral("P"),
                              QStringLiteral("A person with a name that is far too long"), QStringLiteral("1:23:45")}};
        const QImage after = painted(picture);
        const std::vector<QPointF> changed = differences(before, after);
        QVERIFY(changed.size() > 1000);
        const QRectF middle = *m_layout->middle(0);
        for (const QPointF pixel : changed)
            QVERIFY(middle.contains(pixel));
        // Who is on turn is who plays the side now.
        Contents contents = m_ring.contents;
        const auto titleOf = [](const Text& title) { return QString::fromStdString(title.english()); };
        QCOMPARE(TurnNote::of(m_ring.game, contents, titleOf).front().name, QStringLiteral("Black"));
        contents.players.assign(6, Seat{2});
        QCOMPARE(TurnNote::of(m_ring.game, contents, titleOf).front().badge, QStringLiteral("B"));
        QCOMPARE(TurnNote::of(m_ring.game, contents, titleOf).front().colour, Colour::Blue);
        contents.sidesOnTurn = {};
        QVERIFY(TurnNote::of(m_ring.game, contents, titleOf).empty());
        QVERIFY(std::ranges::any_of(changed, [&](QPointF pixel) {
            return at(after, pixel - QPointF(0.5, 0.5)) == Theme::fill(Colour::Purple);
        }));
    }

    void svgIsWhatIsPainted()
    {
        for (const int seats : {2, 6}) {
            use(seats, 40, 0);
            LayoutOptions options;
            options.turns = {30};
            const auto layout = paperLayout(m_ring.game.board, {150, {}}, options);
            BoardPicture picture = start();
            picture.lastAction.ends = {m_ring.cell("a4"), m_ring.cell("a5")};
            picture.arrows = {{MarkColour::Red, m_ring.cell("b4"), m_ring.cell("b12")}};
            picture.turnNotes = {{Colour::Black, QStringLiteral("B"), QStringLiteral("Black & <White>"), {}}};
            const QByteArray svg = test::svgFile(*layout, picture, m_style, QStringLiteral("Ring"));
            QXmlStreamReader xml(svg);
            int pieces = 0;
            while (!xml.atEnd()) {
                xml.readNext();
                pieces += xml.isStartElement() && xml.name() == u"use";
            }
            QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
            QCOMPARE(pieces, 16 * seats);
            QVERIFY(!svg.contains("nan") && !svg.contains("inf"));
            QVERIFY(svg.size() < 200'000);

            QSvgRenderer renderer(svg);
            QVERIFY(renderer.isValid());
            QImage drawn(750, 750, QImage::Format_RGB32);
            drawn.fill(m_style.theme.surround);
            QPainter onDrawn(&drawn);
            renderer.render(&onDrawn, drawn.rect());
            QImage direct(750, 750, QImage::Format_RGB32);
            direct.fill(m_style.theme.surround);
            QPainter onDirect(&direct);
            onDirect.scale(5, 5);
            paintBoard(onDirect, *layout, picture, m_style);
            // Letters differ, and pieces by less than a pixel.
            QVERIFY(differences(drawn, direct, 60).size() < 750 * 750 / 50);
            for (const Tile& tile : m_ring.game.board.tiles()) {
                const QPointF point = layout->centre(tile.place) * 5;
                const auto stands = std::ranges::find(picture.contents.pieces, tile.cell, &PlacedPiece::cell);
                if (stands == picture.contents.pieces.end())
                    QVERIFY(isAbout(at(drawn, point), at(direct, point), 12));
            }
        }
    }
};

RINGFORD_TEST(TestRingPainter)
#include "test_ring_painter.moc"
