// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/TestProgram.h"
#include "tests/support/ui/BoardPaintings.h"
#include "tests/toy/ToyGame.h"
#include "ui/paint/SquareLayout.h"
#include "ui/paint/TablePlan.h"

#include <QImage>
#include <QLineF>
#include <QPainter>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace ringford;
using namespace ringford::test;
using namespace ringford::ui;

namespace {

/** Cells that are round: the lines between their corners are outside them. */
class RoundLayout : public SquareLayout {
public:
    using SquareLayout::SquareLayout;
    QPainterPath outline(Place place, double inset) const override
    {
        QPainterPath path;
        path.addEllipse(centre(place), cellSize() / 2 - inset, cellSize() / 2 - inset);
        return path;
    }
};

} // namespace

/** Pictures of boards: what each thing changes, and where. The marks on cells: test_board_marks.cpp. */
class TestBoardPainter : public QObject, private BoardPaintings {
    Q_OBJECT

private slots:
    void everyPieceStandsOnItsCell()
    {
        const BoardPicture picture = start();
        const QImage image = painted(picture);
        QCOMPARE(picture.contents.pieces.size(), std::size_t{32});
        for (const PlacedPiece& placed : picture.contents.pieces) {
            const QColor fill = Theme::fill(placed.piece.side.index == 0 ? Colour::White : Colour::Black);
            QVERIFY(contains(image, pixels(placed.cell), fill));
        }
        QVERIFY(!contains(image, pixels(cell("e4")), Theme::fill(Colour::White)));
        QVERIFY(!contains(image, image.rect(), Qt::magenta));
    }

    void cellsHaveTheirGroundsColour_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("dark");
        for (const QString& name : Theme::names()) {
            for (const bool dark : {false, true})
                QTest::addRow("%s %s", qPrintable(name), dark ? "dark" : "light") << name << dark;
        }
    }
    void cellsHaveTheirGroundsColour()
    {
        QFETCH(QString, name);
        QFETCH(bool, dark);
        m_style.theme = *Theme::named(name, dark);
        const QImage image = painted(start());
        QCOMPARE(image.pixelColor(pixels(cell("e4")).center()), m_style.theme.lightCell);
        QCOMPARE(image.pixelColor(pixels(cell("d4")).center()), m_style.theme.darkCell);
        QCOMPARE(image.pixelColor(2, 2), m_style.theme.surround);
        QCOMPARE(image.pixelColor(pixels(cell("e4")).topLeft()), m_style.theme.lines);
        m_style.theme = *Theme::named(QStringLiteral("wood"), false);
    }

    void liftedPiecesAreNotThereAndGhostsArePale()
    {
        BoardPicture picture = start();
        picture.lifted = {cell("e2")};
        picture.ghosts = {cell("b1")};
        const QImage image = painted(picture);
        BoardPicture without = start();
        std::erase_if(without.contents.pieces, [&](const PlacedPiece& piece) { return piece.cell == cell("e2"); });
        without.ghosts = {cell("b1")};
        QCOMPARE(image, painted(without));
        QVERIFY(!contains(image, pixels(cell("b1")), Theme::fill(Colour::White)));
        QVERIFY(difference(image, painted(start())).intersects(pixels(cell("b1"))));
    }

    void piecesCanFaceTheirSeats()
    {
        BoardPicture picture = start();
        picture.pieceTurns = {0, 180};
        const QImage image = painted(picture);
        QCOMPARE(image.copy(pixels(cell("e1"))), painted(start()).copy(pixels(cell("e1"))));
        QVERIFY(image.copy(pixels(cell("e8"))) != painted(start()).copy(pixels(cell("e8"))));
    }

    void homeBarStandsAtTheSideOnTurn()
    {
        BoardPicture picture = start();
        const QImage whiteOnTurn = painted(picture);
        picture.contents.sidesOnTurn = {};
        const QImage nobodyOnTurn = painted(picture);
        picture.contents.sidesOnTurn.insert(Side{1});
        const QImage blackOnTurn = painted(picture);
        const int middle = nobodyOnTurn.height() / 2;
        QVERIFY(difference(whiteOnTurn, nobodyOnTurn).top() > middle);
        QVERIFY(difference(blackOnTurn, nobodyOnTurn).bottom() < middle);
        QVERIFY(contains(blackOnTurn, QRect(0, 0, nobodyOnTurn.width(), pixels(cell("a8")).top()),
                         Theme::fill(Colour::Black)));
    }

    void barsAreSeenOnEverySurround_data() { cellsHaveTheirGroundsColour_data(); }
    void barsAreSeenOnEverySurround()
    {
        QFETCH(QString, name);
        QFETCH(bool, dark);
        m_style.theme = *Theme::named(name, dark);
        for (const std::uint8_t side : {0, 1}) {
            BoardPicture picture = start();
            picture.contents.sidesOnTurn = SideSet(Side{side});
            const HomeEdge edge = m_layout->homeEdge(0, m_game->description().sides[side].homeAngle);
            const QRect band = edge.band.boundingRect().toAlignedRect();
            const QImage image = painted(picture);
            // Across the bar, beside its head: surround, a rim that is told from it by nine times its light, and the fill.
            const int x = band.left() + band.width() / 5;
            bool hasRim = false;
            for (int y = band.top() - 2; y <= band.bottom() + 2; ++y)
                hasRim = hasRim || image.pixelColor(x, y) == m_style.theme.text;
            QVERIFY(hasRim);
        }
        m_style.theme = *Theme::named(QStringLiteral("wood"), false);
    }

    void barsAreEquallyStrong_data() { cellsHaveTheirGroundsColour_data(); }
    void barsAreEquallyStrong()
    {
        QFETCH(QString, name);
        QFETCH(bool, dark);
        m_style.theme = *Theme::named(name, dark);
        constexpr int kScale = 4;
        BoardPicture picture = start();
        picture.contents.sidesOnTurn = {};
        const QImage nobody = painted(picture, {}, kScale);
        QList<double> strengths; // what is seen of a bar, across it
        for (const std::uint8_t side : {0, 1}) {
            picture.contents.sidesOnTurn = SideSet(Side{side});
            const QImage image = painted(picture, {}, kScale);
            const QRectF band = m_layout->homeEdge(0, m_game->description().sides[side].homeAngle).band.boundingRect();
            const int x = static_cast<int>(kScale * (band.left() + band.width() * 0.3));
            const int reach = static_cast<int>(kScale * band.height());
            double strength = 0;
            for (int y = static_cast<int>(kScale * band.top()) - reach; y < kScale * band.bottom() + reach; ++y)
                strength += std::abs(image.pixelColor(x, y).lightnessF() - nobody.pixelColor(x, y).lightnessF());
            strengths += strength;
        }
        const auto [weak, strong] = std::minmax({strengths[0], strengths[1]});
        QVERIFY2(weak >= 0.6 * strong, qPrintable(QStringLiteral("%1, %2").arg(strengths[0]).arg(strengths[1])));
        m_style.theme = *Theme::named(QStringLiteral("wood"), false);
    }

    void headsOfBarsHaveTheirSidesColour_data() { cellsHaveTheirGroundsColour_data(); }
    void headsOfBarsHaveTheirSidesColour()
    {
        QFETCH(QString, name);
        QFETCH(bool, dark);
        m_style.theme = *Theme::named(name, dark);
        for (const std::uint8_t side : {0, 1}) {
            BoardPicture picture = start();
            picture.contents.sidesOnTurn = SideSet(Side{side});
            const SideInfo& info = m_game->description().sides[side];
            const QImage image = painted(picture, {}, 4);
            const QPointF middle = m_layout->homeEdge(0, info.homeAngle).middle;
            QCOMPARE(image.pixelColor((4 * middle).toPoint()), m_style.theme.piece(info.colour).fill);
        }
        m_style.theme = *Theme::named(QStringLiteral("wood"), false);
    }

    void severalSidesHaveTheirBars()
    {
        BoardPicture picture = start();
        picture.contents.sidesOnTurn.insert(Side{1});
        const QImage both = painted(picture);
        picture.contents.sidesOnTurn = {};
        const QRect changed = difference(both, painted(picture));
        QVERIFY(changed.top() < pixels(cell("a8")).top() && changed.bottom() > pixels(cell("a1")).bottom());
    }

    void turnedBoardShowsTheOtherSideBelow()
    {
        LayoutOptions options;
        options.turns = {180};
        m_layout = makeLayout(m_game->board(), 40, options);
        const QImage image = painted(start());
        const QRect lowerHalf(0, image.height() / 2, image.width(), image.height() / 2);
        QVERIFY(contains(image, pixels(cell("e8")), Theme::fill(Colour::Black)));
        QVERIFY(lowerHalf.contains(pixels(cell("e8"))));
        m_layout = makeLayout(m_game->board(), 40, {});
    }

    void arrowsReachFromCellToCell()
    {
        BoardPicture picture = start();
        const QImage before = painted(picture);
        picture.arrows = {{MarkColour::Green, cell("a3"), cell("a6")}, {MarkColour::Red, cell("h4"), cell("h4")}};
        const QRect changed = difference(before, painted(picture));
        QVERIFY(pixels(cell("a3")).intersects(changed));
        QVERIFY(pixels(cell("a6")).intersects(changed));
        QVERIFY(changed.right() <= pixels(cell("a6")).right());
        QVERIFY(changed.top() > pixels(cell("a6")).center().y() - 4);
        QVERIFY(changed.bottom() < pixels(cell("a3")).center().y());
    }

    void arrowsLeavePiecesToBeSeen()
    {
        BoardPicture picture = start();
        const QImage before = painted(picture);
        picture.arrows = {{MarkColour::Green, cell("b2"), cell("b7")}};
        const QRect changed = difference(before, painted(picture));
        const int box = static_cast<int>(m_layout->pieceBox());
        QVERIFY(changed.bottom() < pixels(cell("b2")).center().y() - box / 3);
        QVERIFY(changed.top() > pixels(cell("b7")).center().y() + box / 5);
        QVERIFY(changed.top() < pixels(cell("b7")).bottom());
    }

    void arrowsPassBelowPiecesInOneInk()
    {
        BoardPicture picture = start();
        BoardStyle style = m_style;
        style.paper = PaperStyle::OneBit;
        const QImage before = test::painted(*m_layout, picture, style);
        picture.arrows = {{MarkColour::Yellow, cell("a1"), cell("h1")}};
        const QImage after = test::painted(*m_layout, picture, style);
        QVERIFY(pixels(cell("e1")).intersects(difference(before, after)));
        QRect body(0, 0, 8, 8);
        body.moveCenter(pixels(cell("e1")).center());
        QCOMPARE(after.copy(body), before.copy(body));
    }

    void ringsLieBelowPiecesInOneInk()
    {
        BoardPicture picture = start();
        BoardStyle style = m_style;
        style.paper = PaperStyle::OneBit;
        const QImage before = test::painted(*m_layout, picture, style);
        picture.rings = {{MarkColour::Green, cell("e1")}};
        const QImage after = test::painted(*m_layout, picture, style);
        QVERIFY(pixels(cell("e1")).intersects(difference(before, after)));
        // From its head to its foot.
        const int high = static_cast<int>(m_layout->pieceBox() * 0.7);
        QRect body(0, 0, 2, high);
        body.moveCenter(pixels(cell("e1")).center());
        QCOMPARE(after.copy(body), before.copy(body));
    }

    void closedBoardIsVeiledAndSeatThatIsOutPale()
    {
        const auto toy = *toy::ToyType().create({});
        const auto layout = makeLayout(toy->board(), 40, {});
        BoardPicture picture;
        picture.game = &toy->description();
        picture.contents = toy->contents(toy->start());
        const auto paint = [&] { return test::painted(*layout, picture, m_style); };
        const QImage before = paint();
        picture.contents.closed = {{1, std::nullopt}};
        picture.closedNotes = {QString(), QStringLiteral("drawn")};
        const QRect closed = difference(before, paint());
        QCOMPARE(closed, layout->edge(1).boundingRect().toRect());

        picture.contents.closed.clear();
        for (std::uint8_t side = 0; side < picture.game->sides.size(); ++side) {
            if (picture.game->sides[side].seat == Seat{0})
                picture.contents.sidesOut.insert(Side{side});
        }
        const QImage out = paint();
        for (const PlacedPiece& placed : picture.contents.pieces) {
            const QRect at = layout->cellBounds(placed.cell).toRect();
            const bool isOut = picture.game->side(placed.piece.side).seat == Seat{0};
            QCOMPARE(out.copy(at) != before.copy(at), isOut);
        }
    }

    void lastActionIsReadFromEffects()
    {
        const auto position = m_game->start();
        const auto pawn = m_game->parse(position, "e2-e4");
        QVERIFY(pawn);
        const LastAction last = LastAction::of(m_game->apply(position, *pawn).effects);
        QCOMPARE(last.ends, (std::vector{cell("e2"), cell("e4")}));
        QVERIFY(last.touched.empty());
        const std::vector<Effect> enPassant{{Effect::Kind::Captured, cell("d5"), {}, {}, {}},
                                            {Effect::Kind::Moved, cell("e5"), cell("d6"), {}, {}},
                                            {Effect::Kind::Changed, {}, cell("d6"), {}, {}}};
        const LastAction three = LastAction::of(enPassant);
        QCOMPARE(three.ends, (std::vector{cell("e5"), cell("d6")}));
        QCOMPARE(three.touched, (std::vector{cell("d5")}));
    }

    void theCursorFollowsTheEdgeOfItsCell()
    {
        m_layout =
            std::make_unique<RoundLayout>(m_game->board(), TablePlan::of(m_game->board(), 80, {}), LayoutOptions());
        BoardPicture picture = start();
        picture.cursor = cell("e4");
        const QImage image = painted(picture, {BoardLayer::Cursor, {}});
        const QPointF centre = m_layout->cellCentre(cell("e4"));
        int dashes = 0;
        const QRect pixels = this->pixels(cell("e4"));
        for (int y = pixels.top(); y <= pixels.bottom(); ++y) {
            for (int x = pixels.left(); x <= pixels.right(); ++x) {
                const double away = QLineF(centre, QPointF(x + 0.5, y + 0.5)).length();
                if (away > 41)
                    QCOMPARE(image.pixelColor(x, y), QColor(Qt::magenta));
                dashes += image.pixelColor(x, y) == QColor(Qt::black);
            }
        }
        QVERIFY(dashes > 100);
    }
};

RINGFORD_TEST(TestBoardPainter)
#include "test_board_painter.moc"
