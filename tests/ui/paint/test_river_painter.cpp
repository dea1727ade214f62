// SPDX-License-Identifier: GPL-3.0-or-later
// Boards with rivers, and what lies on them: what each thing changes, and where.
#include "tests/support/TestGames.h"
#include "tests/support/TestProgram.h"
#include "tests/support/Texts.h"
#include "tests/support/ui/BoardPaintings.h"
#include "tests/support/ui/ListCanvas.h"
#include "tests/support/ui/SvgOf.h"
#include "ui/paint/BoardPainter.h"
#include "ui/paint/Export.h"
#include "ui/paint/PieceArt.h"
#include "ui/paint/PieceStack.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <numbers>

using namespace ringford;
using namespace ringford::ui;

namespace {
constexpr auto kBare = "white: Fe2 Pa5; black: Fe36 Pi33; turn: white";

/** Keeps what is filled, too. */
class FilledCanvas : public test::ListCanvas {
public:
    QList<QRectF> fills;
    void fill(const QPainterPath& path, const QColor&) override { fills << path.boundingRect(); }
};

} // namespace

class TestRiverPainter : public QObject {
    Q_OBJECT

private slots:
    void waterIsOneSheetWithWaves()
    {
        use("", 40);
        const QImage image = painted(picture(kBare));
        const QRectF above = m_layout->placeBounds({0, 6, 6});                             // c7
        const QRectF below = m_layout->placeBounds({0, 6, 5});                             // d7
        QCOMPARE(image.pixelColor(above.left() + 6, above.bottom()), m_style.theme.water); // no line between them
        QCOMPARE(image.pixelColor(above.left() + 6, below.top() + 1), m_style.theme.water);
        const auto isWave = [&](int y) { return image.pixelColor(above.center().x(), y) != m_style.theme.water; };
        int waves = 0;
        for (int y = above.top() + 2; y < above.bottom() - 2; ++y)
            waves += isWave(y) && !isWave(y - 1);
        QCOMPARE(waves, 3);
        // On land cells are divided.
        QVERIFY(image.pixelColor(rect("c8").left() + 6, rect("c8").bottom()) !=
                m_style.theme.cell(m_game->board().ground(cell("c8"))));
    }

    void bridgesHaveRailsAlongTheirWay()
    {
        use("", 40);
        QImage image = painted(picture(kBare));
        const QRectF level = rect("b7");
        const auto isPlank = [&](double x, double y) {
            return image.pixelColor(QPointF(x, y).toPoint()) == m_style.theme.planks;
        };
        QVERIFY(isPlank(level.center().x() + 5, level.top() + 1) &&
                isPlank(level.center().x() + 5, level.bottom() - 2));
        QVERIFY(!isPlank(level.left() + 2, level.center().y()));
        use("teams=4", 40);
        image = painted(picture("nw: Fb2 Pb5; ne: Fb12 Pb9; se: Fl12 Pl9; sw: Fl2 Pl5; turn: nw"));
        const QRectF upright = rect("g2");
        QVERIFY(isPlank(upright.left() + 1, upright.center().y() + 5) &&
                isPlank(upright.right() - 2, upright.center().y() + 5));
        QVERIFY(!isPlank(upright.center().x(), upright.top() + 2));
        QVERIFY(isPlank(rect("b7").center().x() + 5, rect("b7").top() + 1)); // water above and below
    }

    void keepsAreFramedAndCrossed()
    {
        use("", 40);
        const QImage image = painted(picture(kBare));
        const QRectF keep = rect("d1") | rect("f3");
        const auto isKeep = [&](double x, double y) {
            return image.pixelColor(QPointF(x, y).toPoint()) == m_style.theme.keep;
        };
        QVERIFY(isKeep(keep.left() + 1, keep.center().y() + 5) && isKeep(keep.right() - 2, keep.center().y() + 5));
        QVERIFY(isKeep(keep.center().x(), keep.top() + 1) && isKeep(keep.center().x(), keep.bottom() - 2));
        QVERIFY(isKeep(rect("f3").left() + 0.16 * 40, rect("f3").top() + 0.16 * 40));
        QVERIFY(!isKeep(rect("f4").left() + 0.16 * 40, rect("f4").top() + 0.16 * 40));
    }

    void keepsStayWhereTheyAreOnATurnedBoard()
    {
        use("teams=4", 40);
        LayoutOptions options;
        options.turns = {45};
        m_layout = makeLayout(m_game->board(), 40, options);
        const QImage image = painted(picture("nw: Fb2 Pb5; ne: Fb12 Pb9; se: Fl12 Pl9; sw: Fl2 Pl5; turn: nw"));
        const auto at = [&](const char* name) { return m_layout->cellCentre(cell(name)); };
        const auto isKeep = [&](QPointF point) { return image.pixelColor(point.toPoint()) == m_style.theme.keep; };
        // From each keep's middle outwards over the cell beside: its far border is framed, not what comes after.
        for (const auto& [middle, beside] : {std::pair{"b2", "b3"},
                                             {"b2", "c2"},
                                             {"b2", "a2"},
                                             {"b2", "b1"},
                                             {"l12", "k12"},
                                             {"l12", "l11"},
                                             {"b12", "b11"},
                                             {"l2", "k2"}}) {
            const QPointF step = at(beside) - at(middle);
            QVERIFY2(isKeep(at(beside) + step * 0.46), beside);
            QVERIFY2(!isKeep(at(beside) + step * 0.36) && !isKeep(at(beside) + step * 0.6), beside);
        }
        // Crosses are in the upper corner of their cells, all alike.
        for (const char* name : {"a1", "b3", "c2", "l12", "m11", "k2"}) {
            const QPointF cross = at(name) - QPointF(0, (0.5 - 0.16) * 40 * std::numbers::sqrt2);
            bool isCrossed = false; // it falls between pixels
            for (int x = -1; x <= 1; ++x)
                isCrossed = isCrossed || isKeep(cross + QPointF(x, 0));
            QVERIFY2(isCrossed, name);
        }
    }

    void theCentreIsDotted()
    {
        use("", 40);
        const QRectF bridge = rect("b19");
        QImage image = painted(picture(kBare));
        const auto at = [&](double down) {
            return image.pixelColor(QPointF(bridge.center().x(), bridge.top() + down * 40).toPoint());
        };
        QCOMPARE(at(0.375), m_style.theme.centre);
        QCOMPARE(at(0.625), m_style.theme.centre);
        QVERIFY(at(0.5) != m_style.theme.centre);
    }

    void labelsAreAsPlayersCount()
    {
        use("", 40);
        QStringList below, strong, left;
        int above = 0;
        for (const BoardLabel& label : m_layout->labels()) {
            if (label.side == Qt::BottomEdge)
                below += label.text;
            if (label.side == Qt::BottomEdge && label.bold)
                strong += label.text;
            if (label.side == Qt::LeftEdge)
                left += label.text;
            above += label.side == Qt::TopEdge;
        }
        QCOMPARE(below.size(), 37);
        QCOMPARE(above, 37); // all around: nobody sees from one end to the other
        QCOMPARE(below.mid(0, 3), QStringList({"1W", "2W", "3W"}));
        QCOMPARE(below.mid(17, 3), QStringList({"18W", "C", "18B"}));
        QCOMPARE(below.back(), "1B");
        QCOMPARE(strong, QStringList({"7W", "7B"}));
        left.sort();
        QCOMPARE(left.join(""), "abcdefghi");
    }

    void narrowCellsLeaveLettersOut()
    {
        use("", 24);
        QStringList below;
        for (const BoardLabel& label : m_layout->labels()) {
            if (label.side == Qt::BottomEdge)
                below += label.text;
        }
        QCOMPARE(below.front(), "1W");
        QCOMPARE(below[4], "5"); // as its neighbours are written, though it alone had room
        QCOMPARE(below[17], "18");
        QCOMPARE(below[18], "C");
        QCOMPARE(below.back(), "1B");
    }

    void carriedFlagsAreAtTheUpperRight()
    {
        use("", 64);
        const BoardPicture without = picture("white: Re12 Fe2; black: Fe36 Pi33; turn: white");
        BoardPicture with = without;
        for (Marker& marker : with.contents.markers) {
            if (marker.side == Side{1})
                marker = {cell("e12"), marker.kind, marker.side, true};
        }
        BoardPicture gone = without;
        std::erase_if(gone.contents.markers, [](const Marker& marker) { return marker.side == Side{1}; });
        const QRectF change = this->change(painted(with), painted(gone), "e12");
        QVERIFY2(change.left() > 0.4 && change.bottom() < 0.6, qPrintable(QString::number(change.left())));
        QVERIFY(change.right() < 1.05 && change.top() > -0.05);
        // In its owner's colours: black on the white rook.
        const QImage image = painted(with);
        int black = 0;
        for (int y = rect("e12").top(); y < rect("e12").center().y(); ++y) {
            for (int x = rect("e12").center().x(); x < rect("e12").right(); ++x)
                black += image.pixelColor(x, y) == Theme::fill(Colour::Black);
        }
        QVERIFY(black > 60);
    }

    /** What a piece is is told by its upper half: of several flags only the first is there, at the right. */
    void furtherFlagsLeaveTheHeadFree()
    {
        const Pose piece{QPointF(0, 0), 64, 0, 1};
        QCOMPARE(carriedPose(piece, 0).centre, QPointF(17.6, -17.6));
        for (const int number : {1, 2}) {
            const Pose flag = carriedPose(piece, number);
            QVERIFY(flag.centre.y() - flag.box / 2 > 0);
        }
    }

    void minesUnderPiecesAreAtTheLowerLeft()
    {
        use("mines=on", 64);
        const BoardPicture without = picture("white: Pe12 Fe2; black: Fe36 Pi33; turn: white");
        const BoardPicture with = picture("white: Pe12 Fe2; black: Fe36 Pi33; turn: white; mines: black=e12");
        const QRectF change = this->change(painted(with), painted(without), "e12");
        QVERIFY(change.left() > -0.02 && change.right() < 0.55 && change.top() > 0.45 && change.bottom() < 1.05);
    }

    void shellsAreAimedAt()
    {
        use("artillery=on", 64);
        const BoardPicture without = picture("white: Ae1 Fe2; black: Fe36 Pi33; turn: black");
        const BoardPicture with = picture("white: Ae1 Fe2; black: Fe36 Pi33; turn: black; shells: white=e12");
        const QImage image = painted(with);
        const QRectF change = this->change(image, painted(without), "e12");
        QVERIFY(change.left() >= 0 && change.top() >= 0 && change.right() <= 1 && change.bottom() <= 1);
        const QPointF onRing = rect("e12").center() + QPointF(0.455 * 64 * std::sqrt(0.5), 0.455 * 64 * std::sqrt(0.5));
        QCOMPARE(image.pixelColor(onRing.toPoint()), m_style.theme.capture);
        // It does not hide a piece that stands there.
        const BoardPicture onPiece = picture("white: Ae1 Fe2; black: Fe36 Pe12; turn: black; shells: white=e12");
        const BoardPicture piece = picture("white: Ae1 Fe2; black: Fe36 Pe12; turn: black");
        const QPoint head = (rect("e12").center() - QPointF(0, 0.18 * 64)).toPoint();
        QCOMPARE(painted(onPiece).pixelColor(head), painted(piece).pixelColor(head));
        QVERIFY(painted(piece).pixelColor(head) != painted(without).pixelColor(head));
    }

    void whatStandsAlone()
    {
        use("mines=on artillery=on", 40);
        const BoardPicture shown =
            picture("white: Re12 Fe2; black: Fe12 Ae37; turn: white; mines: white=e2,g9 black=e12; shells: black=g9");
        const std::vector<PieceStack> standing = pieceStacksOn(*shown.game, shown.contents);
        QStringList reported;
        for (const PieceStack& one : standing)
            reported += QString::fromStdString(m_game->board().name(one.cell)) +
                        QLatin1Char(shown.game->kind(one.piece.kind).letter) + QString::number(one.carried.size());
        QCOMPARE(reported, QStringList({"e2F0", "e12R1", "e37A0", "g9M0"}));
        QStringList lying;
        for (const Marker& marker : lyingOn(*shown.game, shown.contents))
            lying += QString::fromStdString(m_game->board().name(marker.cell)) +
                     QLatin1Char(shown.game->kind(marker.kind).letter);
        QCOMPARE(lying, QStringList({"e2M", "e12M", "g9S"}));
    }

    void layersOneByOneAreTheWholePicture()
    {
        use("mines=on artillery=on", 40);
        const BoardPicture shown =
            picture("white: Re12 Fe2; black: Fe12 Ae37; turn: white; mines: white=e2,g9 black=e12; shells: black=g9");
        QImage layered(m_layout->bounds().size().toSize(), QImage::Format_ARGB32_Premultiplied);
        layered.fill(Qt::transparent);
        QPainter painter(&layered);
        for (const BoardLayer layer :
             {BoardLayer::Ground, BoardLayer::Under, BoardLayer::Pieces, BoardLayer::Over, BoardLayer::Cursor})
            paintBoard(painter, *m_layout, shown, m_style, {layer, {}});
        painter.end();
        QCOMPARE(layered, painted(shown));
    }

    /** What a printer without colours makes of it: each ground has something of its own. */
    void greyKeepsGroundsApart()
    {
        use("", 40);
        m_style.theme = *Theme::named(QStringLiteral("paper"), false);
        const QImage grey = painted(picture(kBare)).convertToFormat(QImage::Format_Grayscale8);
        const auto levels = [&](const QRectF& cell) {
            std::vector<int> found;
            for (int y = cell.top() + 4; y < cell.bottom() - 4; ++y) {
                for (int x = cell.left() + 4; x < cell.right() - 4; ++x)
                    found.push_back(qGray(grey.pixel(x, y)));
            }
            const auto [least, most] = std::ranges::minmax(found);
            return most - least;
        };
        QVERIFY(levels(m_layout->placeBounds({0, 6, 6})) > 60); // waves
        QVERIFY(levels(rect("b7")) > 60);                       // planks
        QCOMPARE(levels(rect("c9")), 0);                        // land is plain
        m_style.theme = *Theme::named(QStringLiteral("wood"), false);
    }

    void svgHasTheSame()
    {
        use("mines=on", 40);
        const BoardPicture shown = picture("white: Re12 Fe2; black: Fe12 Na37; turn: white; mines: white=g9");
        const auto layout = paperLayout(m_game->board(), {400, 10}, {});
        const QByteArray svg = test::svgFile(*layout, shown, m_style, QStringLiteral("Longchess"));
        for (const QColor& colour :
             {m_style.theme.water, m_style.theme.waves, m_style.theme.planks, m_style.theme.keep, m_style.theme.centre})
            QVERIFY2(svg.contains(colour.name().toLatin1()), qPrintable(colour.name()));
        for (const char* id : {"flag-black", "flag-white", "mine-white", "rook-white"})
            QVERIFY2(svg.contains(id), id);
        QVERIFY(svg.contains(">18W<") && svg.contains(">C<"));
    }

    /** Names of ranks were written over the frame where the board stood upright. */
    void namesStandClearOfTheFrameOnPaper_data()
    {
        QTest::addColumn<double>("turn");
        for (const double turn : {0.0, 90.0, 180.0, 270.0})
            QTest::addRow("%g", turn) << turn;
    }
    void namesStandClearOfTheFrameOnPaper()
    {
        QFETCH(double, turn);
        use("", 40);
        LayoutOptions options;
        options.turns = {turn};
        options.printed = true;
        const auto layout = paperLayout(m_game->board(), {std::nullopt, 6}, options);
        const QRectF frame = layout->framed(0).boundingRect();
        const double gap = 0.04 * layout->cellSize();
        FilledCanvas canvas;
        paintBoard(canvas, *layout, picture("white: Fe2 Pa5; black: Fe36 Pa33; turn: white"), m_style, {});
        QCOMPARE(canvas.words.size(), 2 * (37 + 9));
        for (const QRectF& place : std::as_const(canvas.places)) {
            QVERIFY(!frame.adjusted(-gap, 0, gap, 0).intersects(place));
            QVERIFY(layout->bounds().adjusted(-gap, -gap, gap, gap).contains(place));
        }
    }

    /** Rows are nine: at the middle of the edge the mark was written over the fifth. */
    void theMarkOfWhoIsOnTurnHidesNoName()
    {
        use("", 40);
        LayoutOptions options;
        options.printed = true;
        const auto layout = paperLayout(m_game->board(), {std::nullopt, 6}, options);
        BoardPicture shown = picture("white: Fe2 Pa5; black: Fe36 Pa33; turn: white");
        shown.contents.sidesOnTurn = SideSet(Side{0});
        BoardStyle style = m_style;
        style.paper = PaperStyle::OneBit;
        FilledCanvas canvas;
        paintBoard(canvas, *layout, shown, style, {});
        int heads = 0;
        for (const QRectF& filled : std::as_const(canvas.fills)) {
            if (filled.intersects(layout->framed(0).boundingRect()))
                continue;
            ++heads;
            for (const QRectF& place : std::as_const(canvas.places))
                QVERIFY(!filled.intersects(place));
        }
        QVERIFY(heads > 0);
    }

private:
    void use(const char* options, double cellSize)
    {
        m_layout.reset();
        m_game = *test::testRegistry().create("longchess", *readOptions(options));
        m_layout = makeLayout(m_game->board(), cellSize, {});
    }

    BoardPicture picture(const char* setup)
    {
        BoardPicture picture;
        picture.game = &m_game->description();
        picture.contents = m_game->contents(*test::positionOf(*m_game, setup));
        picture.contents.sidesOnTurn = {};
        return picture;
    }

    QImage painted(const BoardPicture& picture, BoardLayers layers = kAllBoardLayers)
    {
        QImage image(m_layout->bounds().size().toSize(), QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        paintBoard(painter, *m_layout, picture, m_style, {layers, {}});
        return image;
    }

    Cell cell(const char* name) const { return *m_game->board().find(name); }
    QRectF rect(const char* name) const { return m_layout->cellBounds(cell(name)); }

    /** Where, in cells from a cell's upper left corner, two pictures differ at all. */
    QRectF change(const QImage& a, const QImage& b, const char* name) const
    {
        const QRect changed = test::difference(a, b);
        const double size = m_layout->cellSize();
        return {(changed.left() - rect(name).left()) / size, (changed.top() - rect(name).top()) / size,
                changed.width() / size, changed.height() / size};
    }

    std::shared_ptr<const Game> m_game;
    std::unique_ptr<BoardLayout> m_layout;
    PieceArt m_art;
    BoardStyle m_style{*Theme::named(QStringLiteral("wood"), false), &m_art, QFont(QStringLiteral("DejaVu Sans")), 1};
};

RINGFORD_TEST(TestRiverPainter)
#include "test_river_painter.moc"
