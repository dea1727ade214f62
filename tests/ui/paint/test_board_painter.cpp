// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/Registry.h"
#include "tests/toy/ToyGame.h"
#include "ui/paint/BoardPainter.h"
#include "ui/paint/PieceArt.h"
#include "ui/paint/SquareLayout.h"

#include <QImage>
#include <QLineF>
#include <QPainter>
#include <QTest>

#include <functional>

using namespace ringford;
using namespace ringford::ui;

/** Pictures of boards: what each thing changes, and where. */
class TestBoardPainter : public QObject {
    Q_OBJECT

private slots:
    void everyPieceStandsOnItsCell();
    void cellsHaveTheirGroundsColour_data();
    void cellsHaveTheirGroundsColour();
    void marksStayInTheirCell_data() { addMarks(); }
    void marksStayInTheirCell();
    void marksHaveShapesOfTheirOwn();
    void oneCellRepaintedIsTheWholePictureRepainted_data() { addMarks(); }
    void oneCellRepaintedIsTheWholePictureRepainted();
    void layersOneByOneAreTheWholePicture();
    void liftedPiecesAreNotThereAndGhostsArePale();
    void piecesCanFaceTheirSeats();
    void homeBarStandsAtTheSideOnTurn();
    void severalSidesHaveTheirBars();
    void turnedBoardShowsTheOtherSideBelow();
    void arrowsReachFromCellToCell();
    void arrowsLeavePiecesToBeSeen();
    void closedBoardIsVeiledAndSeatThatIsOutPale();
    void lastActionIsReadFromEffects();
    void theCursorFollowsTheEdgeOfItsCell();

private:
    void addMarks();
    QImage painted(const BoardPicture& picture, const BoardPart& part = {}, double scale = 1);
    BoardPicture start() const;
    Cell cell(const char* name) const { return *m_game->board().find(name); }
    /** Rectangle of a cell in pixels. */
    QRect pixels(Cell cell) const { return m_layout->cellBounds(cell).toRect(); }

    std::shared_ptr<const Game> m_game = *Registry::standard().create("orthodox", {});
    std::unique_ptr<BoardLayout> m_layout = makeLayout(m_game->board(), 40, {});
    PieceArt m_art;
    BoardStyle m_style{*Theme::named(QStringLiteral("wood"), false), &m_art, QFont(QStringLiteral("DejaVu Sans")), 1};
};

namespace {

using Change = std::function<void(BoardPicture&, Cell)>;

/** Everything that can be said about a cell. */
const std::map<QByteArray, Change>& marks()
{
    static const std::map<QByteArray, Change> kMarks{
        {"last action", [](BoardPicture& picture, Cell cell) { picture.lastAction.ends = {cell}; }},
        {"touched", [](BoardPicture& picture, Cell cell) { picture.lastAction.touched = {cell}; }},
        {"selected", [](BoardPicture& picture, Cell cell) { picture.selected = cell; }},
        {"cursor", [](BoardPicture& picture, Cell cell) { picture.cursor = cell; }},
        {"target",
         [](BoardPicture& picture, Cell cell) {
             picture.targets = {{cell, Target::Kind::Move}};
         }},
        {"capture",
         [](BoardPicture& picture, Cell cell) {
             picture.targets = {{cell, Target::Kind::Capture}};
         }},
        {"shot",
         [](BoardPicture& picture, Cell cell) {
             picture.targets = {{cell, Target::Kind::Shot}};
         }},
        {"drop",
         [](BoardPicture& picture, Cell cell) {
             picture.targets = {{cell, Target::Kind::Drop}};
         }},
        {"danger", [](BoardPicture& picture, Cell cell) { picture.dangers = {cell}; }},
        {"check", [](BoardPicture& picture, Cell cell) { picture.contents.checks = {cell}; }},
        {"ring",
         [](BoardPicture& picture, Cell cell) {
             picture.rings = {{MarkColour::Red, cell}};
         }},
        {"piece",
         [](BoardPicture& picture, Cell cell) {
             std::erase_if(picture.contents.pieces, [&](const PlacedPiece& piece) { return piece.cell == cell; });
             picture.contents.pieces.push_back({cell, {PieceKind{0}, Side{1}, 3}});
         }},
    };
    return kMarks;
}

/** The smallest rectangle around all pixels that differ by more than @p tolerance of 255. */
QRect difference(const QImage& a, const QImage& b, int tolerance = 0)
{
    const auto apart = [&](QRgb one, QRgb other) {
        return std::abs(qRed(one) - qRed(other)) > tolerance || std::abs(qGreen(one) - qGreen(other)) > tolerance ||
               std::abs(qBlue(one) - qBlue(other)) > tolerance;
    };
    QRect found;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            if (apart(a.pixel(x, y), b.pixel(x, y)))
                found |= QRect(x, y, 1, 1);
        }
    }
    return found;
}

/** Which pixels of a rectangle differ, as one bit each. */
QList<bool> changedMask(const QImage& a, const QImage& b, const QRect& in)
{
    QList<bool> mask;
    for (int y = in.top(); y <= in.bottom(); ++y) {
        for (int x = in.left(); x <= in.right(); ++x)
            mask << (a.pixel(x, y) != b.pixel(x, y));
    }
    return mask;
}

bool contains(const QImage& image, const QRect& in, const QColor& colour)
{
    for (int y = in.top(); y <= in.bottom(); ++y) {
        for (int x = in.left(); x <= in.right(); ++x) {
            if (image.pixelColor(x, y) == colour)
                return true;
        }
    }
    return false;
}

} // namespace

void TestBoardPainter::addMarks()
{
    QTest::addColumn<QByteArray>("mark");
    QTest::addColumn<QByteArray>("cell");
    for (const auto& [mark, change] : marks()) {
        for (const char* name : {"e4", "d1", "a8", "h5"})
            QTest::addRow("%s on %s", mark.constData(), name) << mark << QByteArray(name);
    }
}

QImage TestBoardPainter::painted(const BoardPicture& picture, const BoardPart& part, double scale)
{
    QImage image((m_layout->bounds().size() * scale).toSize(), QImage::Format_RGB32);
    image.setDevicePixelRatio(scale);
    image.fill(Qt::magenta);
    QPainter painter(&image);
    paintBoard(painter, *m_layout, picture, m_style, part);
    return image;
}

BoardPicture TestBoardPainter::start() const
{
    BoardPicture picture;
    picture.game = &m_game->description();
    picture.contents = m_game->contents(m_game->start());
    return picture;
}

void TestBoardPainter::everyPieceStandsOnItsCell()
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

void TestBoardPainter::cellsHaveTheirGroundsColour_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("dark");
    for (const QString& name : Theme::names()) {
        for (const bool dark : {false, true})
            QTest::addRow("%s %s", qPrintable(name), dark ? "dark" : "light") << name << dark;
    }
}

void TestBoardPainter::cellsHaveTheirGroundsColour()
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

void TestBoardPainter::marksStayInTheirCell()
{
    QFETCH(QByteArray, mark);
    QFETCH(QByteArray, cell);
    const Cell at = this->cell(cell.constData());
    BoardPicture picture = start();
    const QImage before = painted(picture);
    marks().at(mark)(picture, at);
    const QRect changed = difference(before, painted(picture));
    QVERIFY(!changed.isEmpty());
    QVERIFY2(pixels(at).contains(changed), qPrintable(QStringLiteral("%1,%2 %3x%4")
                                                          .arg(changed.x())
                                                          .arg(changed.y())
                                                          .arg(changed.width())
                                                          .arg(changed.height())));
}

void TestBoardPainter::marksHaveShapesOfTheirOwn()
{
    // All in one colour, so that only shapes are left to tell them apart.
    const Theme before = m_style.theme;
    for (QColor* colour : {&m_style.theme.target, &m_style.theme.capture, &m_style.theme.check, &m_style.theme.danger,
                           &m_style.theme.lastOnLight, &m_style.theme.selectionOnLight, &m_style.theme.lines})
        *colour = Qt::black;
    const Cell at = cell("e4");
    const QImage plain = painted(start());
    std::map<QByteArray, QList<bool>> masks;
    for (const auto& [mark, change] : marks()) {
        // A tint is a tint: what tells it apart from the others is what stands on it.
        if (mark == "touched" || mark == "last action" || mark == "selected")
            continue;
        BoardPicture picture = start();
        change(picture, at);
        masks[mark] = changedMask(plain, painted(picture), pixels(at));
    }
    m_style.theme = before;
    for (const auto& [a, maskOfA] : masks) {
        for (const auto& [b, maskOfB] : masks) {
            int apart = 0;
            for (qsizetype i = 0; i < maskOfA.size(); ++i)
                apart += maskOfA[i] != maskOfB[i];
            QVERIFY2(a == b || apart >= 12, qPrintable(a + u' ' + b + u' ' + QString::number(apart)));
        }
    }
}

void TestBoardPainter::oneCellRepaintedIsTheWholePictureRepainted()
{
    QFETCH(QByteArray, mark);
    QFETCH(QByteArray, cell);
    const Cell at = this->cell(cell.constData());
    for (const double scale : {1.0, 2.0}) {
        BoardPicture picture = start();
        QImage image = painted(picture, {}, scale);
        marks().at(mark)(picture, at);
        {
            QPainter painter(&image);
            painter.setClipRect(m_layout->cellBounds(at));
            paintBoard(painter, *m_layout, picture, m_style, {kAllBoardLayers, m_layout->cellBounds(at)});
        }
        // With a clip, the edges of round shapes are rounded a little otherwise.
        const QRect left = difference(image, painted(picture, {}, scale), 12);
        QVERIFY2(left.isEmpty(), qPrintable(QStringLiteral("%1,%2 %3x%4 at %5")
                                                .arg(left.x())
                                                .arg(left.y())
                                                .arg(left.width())
                                                .arg(left.height())
                                                .arg(scale)));
    }
}

void TestBoardPainter::layersOneByOneAreTheWholePicture()
{
    BoardPicture picture = start();
    for (const auto& [mark, change] : marks())
        change(picture, cell("e4"));
    picture.arrows = {{MarkColour::Blue, cell("b1"), cell("c3")}};
    QImage image(m_layout->bounds().size().toSize(), QImage::Format_RGB32);
    image.fill(Qt::magenta);
    {
        QPainter painter(&image);
        for (const BoardLayer layer :
             {BoardLayer::Ground, BoardLayer::Under, BoardLayer::Pieces, BoardLayer::Over, BoardLayer::Cursor})
            paintBoard(painter, *m_layout, picture, m_style, {layer, {}});
    }
    QCOMPARE(image, painted(picture));
}

void TestBoardPainter::liftedPiecesAreNotThereAndGhostsArePale()
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

void TestBoardPainter::piecesCanFaceTheirSeats()
{
    BoardPicture picture = start();
    picture.pieceTurns = {0, 180};
    const QImage image = painted(picture);
    QCOMPARE(image.copy(pixels(cell("e1"))), painted(start()).copy(pixels(cell("e1"))));
    QVERIFY(image.copy(pixels(cell("e8"))) != painted(start()).copy(pixels(cell("e8"))));
}

void TestBoardPainter::homeBarStandsAtTheSideOnTurn()
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
    QVERIFY(
        contains(blackOnTurn, QRect(0, 0, nobodyOnTurn.width(), pixels(cell("a8")).top()), Theme::fill(Colour::Black)));
}

void TestBoardPainter::severalSidesHaveTheirBars()
{
    BoardPicture picture = start();
    picture.contents.sidesOnTurn.insert(Side{1});
    const QImage both = painted(picture);
    picture.contents.sidesOnTurn = {};
    const QRect changed = difference(both, painted(picture));
    QVERIFY(changed.top() < pixels(cell("a8")).top() && changed.bottom() > pixels(cell("a1")).bottom());
}

void TestBoardPainter::turnedBoardShowsTheOtherSideBelow()
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

void TestBoardPainter::arrowsReachFromCellToCell()
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

void TestBoardPainter::arrowsLeavePiecesToBeSeen()
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

void TestBoardPainter::closedBoardIsVeiledAndSeatThatIsOutPale()
{
    const auto toy = *toy::ToyType().create({});
    const auto layout = makeLayout(toy->board(), 40, {});
    BoardPicture picture;
    picture.game = &toy->description();
    picture.contents = toy->contents(toy->start());
    const auto paint = [&] {
        QImage image(layout->bounds().size().toSize(), QImage::Format_RGB32);
        QPainter painter(&image);
        paintBoard(painter, *layout, picture, m_style);
        return image;
    };
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

void TestBoardPainter::lastActionIsReadFromEffects()
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

void TestBoardPainter::theCursorFollowsTheEdgeOfItsCell()
{
    m_layout = std::make_unique<RoundLayout>(m_game->board(), 80, 1, LayoutOptions());
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

QTEST_MAIN(TestBoardPainter)
#include "test_board_painter.moc"
