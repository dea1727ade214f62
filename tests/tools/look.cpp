// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures to look at when drawings, colours or marks change.
//
// usage: look pieces OUT.png every piece in every colour at 96, 48 and 24 px
//        look one-bit OUT.png DPI        every piece in black and white on cells of 8 mm
//        look boards OUT.png CELL SCALE  a position with all marks in every theme; CELL in px, SCALE as devicePixelRatio
//        look ring OUT.png SEATS SIDE SCALE THEME TURN [dark] [marks] [byzantine]
//                                        armies on a ring, SIDE px wide, turned by TURN degrees
//        look one-bit-ring OUT.png SEATS DPI
//                                        the same in black and white on a page 160 mm wide
//        look ring-times SEATS WIDTH HEIGHT
//                                        milliseconds of the processor that painting such a ring takes: all of it, what changes in a
//                                        move, and laying it out for another turn
//        look start GAME OUT.png CELL SCALE THEME [dark]
#include "engine/games/Registry.h"
#include "tests/support/ChessTable.h"
#include "tests/support/RingTable.h"
#include "ui/paint/BoardPainter.h"
#include "ui/paint/Export.h"
#include "ui/paint/Hatch.h"
#include "ui/paint/InkedPiece.h"
#include "ui/paint/OneBitPiece.h"
#include "ui/paint/PieceArt.h"

#include <QDir>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QTextStream>

#include <algorithm>
#include <ctime>
#include <functional>

using namespace ringford;
using namespace ringford::ui;

namespace {

constexpr std::array kColours{Colour::White, Colour::Black, Colour::Red,   Colour::Yellow,
                              Colour::Green, Colour::Blue,  Colour::Purple};

QStringList drawings()
{
    QStringList names;
    for (const QString& file : QDir(QStringLiteral(":/pieces")).entryList({QStringLiteral("*.svg")}))
        names << file.chopped(4);
    return names;
}

QImage pieceSheet()
{
    const QStringList names = drawings();
    const int columns = static_cast<int>(names.size());
    const int rows = static_cast<int>(kColours.size());
    const Theme theme = *Theme::named(QStringLiteral("wood"), false);
    QImage sheet(columns * 96, rows * (96 + 48 + 24), QImage::Format_RGB32);
    sheet.fill(theme.surround);
    QPainter painter(&sheet);
    PieceArt art;
    int top = 0;
    for (const int side : {96, 48, 24}) {
        for (int row = 0; row < rows; ++row) {
            for (int column = 0; column < columns; ++column) {
                const QRect cell(column * side, top + row * side, side, side);
                painter.fillRect(cell, (row + column) % 2 == 0 ? theme.darkCell : theme.lightCell);
                const Colour seat = kColours[static_cast<std::size_t>(row)];
                const PieceLook look{names[column], seat, theme.piece(seat), false};
                painter.drawPixmap(cell, art.pixmap(look, side, PieceArt::outlineWidth(side)));
            }
        }
        top += rows * side;
    }
    return sheet;
}

/** All pieces in black and white, on boards of 8 mm a cell, as a printer of @p dpi makes them. */
QImage oneBitSheet(double dpi)
{
    constexpr double kCell = 8;
    constexpr double kBox = 0.94 * kCell;
    const QStringList names = drawings();
    const double scale = dpi / 25.4;
    const auto columns = static_cast<double>(names.size());
    const auto rows = static_cast<double>(kColours.size());
    QImage sheet((QSizeF(columns, rows) * kCell * scale).toSize(), QImage::Format_Mono);
    sheet.fill(Qt::color1);
    QPainter painter(&sheet);
    PieceArt art;
    for (std::size_t row = 0; row < kColours.size(); ++row) {
        for (qsizetype column = 0; column < names.size(); ++column) {
            const QRectF cell(static_cast<double>(column) * kCell, static_cast<double>(row) * kCell, kCell, kCell);
            painter.setTransform(QTransform::fromScale(scale, scale));
            if ((row + static_cast<std::size_t>(column)) % 2 == 0) {
                QPainterPath square;
                square.addRect(cell);
                painter.fillPath(stripes(cell, 45, 0.9, 0.14).intersected(square), Qt::black);
            }
            const PieceLook look{names[column], kColours[row], {}, false};
            painter.translate(cell.center() - QPointF(kBox, kBox) / 2);
            painter.scale(kBox / PieceTemplate::kBox, kBox / PieceTemplate::kBox);
            PieceArt::paint(painter, oneBitShapes(art.shapes(look.drawing), look, kBox));
        }
    }
    return sheet;
}

BoardPicture markedPicture(const Game& game)
{
    BoardPicture picture;
    picture.game = &game.description();
    picture.contents = game.contents(game.start());
    const auto cell = [&](const char* name) { return *game.board().find(name); };
    picture.lastAction.ends = {cell("b4"), cell("d4")};
    picture.selected = cell("f4");
    picture.cursor = cell("g5");
    picture.targets = {{cell("c5"), Target::Kind::Move},
                       {cell("f6"), Target::Kind::Move},
                       {cell("d8"), Target::Kind::Capture},
                       {cell("f8"), Target::Kind::Shot},
                       {cell("b6"), Target::Kind::Drop}};
    picture.dangers = {cell("h4"), cell("g3"), cell("h2")};
    picture.contents.checks = {cell("e1")};
    for (const char* name : {"d4", "f4", "h4"})
        picture.contents.pieces.push_back({cell(name), {PieceKind{0}, Side{1}, 2}});
    picture.arrows = {{MarkColour::Green, cell("g1"), cell("f3")}, {MarkColour::Blue, cell("a8"), cell("a5")}};
    picture.rings = {{MarkColour::Red, cell("d6")}, {MarkColour::Yellow, cell("h6")}};
    return picture;
}

QImage painted(const BoardLayout& layout, const BoardPicture& picture, const BoardStyle& style, double scale)
{
    QImage image((layout.bounds().size() * scale).toSize(), QImage::Format_RGB32);
    image.setDevicePixelRatio(scale);
    image.fill(Qt::magenta);
    QPainter painter(&image);
    paintBoard(painter, layout, picture, style);
    return image;
}

QImage boardSheet(const Game& game, double cell, double scale)
{
    LayoutOptions options;
    options.grain = 1 / scale;
    const auto layout = makeLayout(game.board(), cell, options);
    const BoardPicture picture = markedPicture(game);
    PieceArt art;
    const QSize one = (layout->bounds().size() * scale).toSize();
    QImage sheet(one.width() * 4, one.height() * 2, QImage::Format_RGB32);
    QPainter painter(&sheet);
    int column = 0;
    for (const QString& name : Theme::names()) {
        for (const bool dark : {false, true}) {
            const BoardStyle style{*Theme::named(name, dark), &art, QFont(QStringLiteral("DejaVu Sans")), 1};
            QImage board = painted(*layout, picture, style, scale);
            board.setDevicePixelRatio(1);
            painter.drawImage(column * one.width(), dark ? one.height() : 0, board);
        }
        ++column;
    }
    return sheet;
}

BoardPicture ringPicture(const test::RingTable& ring)
{
    BoardPicture picture;
    picture.game = &ring.game;
    picture.contents = ring.contents;
    picture.turnNotes = TurnNote::of(ring.game, ring.contents,
                                     [](const Text& title) { return QString::fromStdString(title.english()); });
    picture.turnNotes.front().clock = QStringLiteral("12:34");
    return picture;
}

/** Everything that can be said about cells, on a ring of 16 columns or more. */
void mark(BoardPicture& picture, test::RingTable& ring)
{
    ring.on("a2").facts.travelled = 3;
    ring.on("b2").facts.travelled = 5;
    ring.on("d2").facts.travelled = 1;
    picture.contents = ring.contents;
    picture.contents.sidesOut.insert(Side{1});
    picture.lastAction.ends = {ring.cell("c5"), ring.cell("b4")};
    picture.selected = ring.cell("a1");
    picture.cursor = ring.cell("d3");
    picture.targets = {{ring.cell("a3"), Target::Kind::Move},
                       {ring.cell("d4"), Target::Kind::Move},
                       {ring.cell("b7"), Target::Kind::Capture},
                       {ring.cell("a7"), Target::Kind::Shot},
                       {ring.cell("c3"), Target::Kind::Drop}};
    picture.leavings = {ring.cell("a1")};
    picture.dangers = {ring.cell("a5"), ring.cell("d5")};
    picture.contents.checks = {ring.cell("d1")};
    picture.arrows = {{MarkColour::Green, ring.cell("a16"), ring.cell("a11")},
                      {MarkColour::Blue, ring.cell("b1"), ring.cell("c3")},
                      {MarkColour::Red, ring.cell("d11"), ring.cell("a14")}};
    picture.rings = {{MarkColour::Red, ring.cell("b5")}, {MarkColour::Yellow, ring.cell("d6")}};
}

QImage ringSheet(const QStringList& arguments)
{
    test::RingTable ring(arguments[2].toInt(), !arguments.contains(QLatin1String("byzantine")));
    const double scale = arguments[4].toDouble();
    LayoutOptions options;
    options.grain = 1 / scale;
    options.turns = {arguments[6].toDouble()};
    const double side = arguments[3].toDouble();
    const auto layout = fitLayout(ring.game.board, {side, side}, options);
    BoardPicture picture = ringPicture(ring);
    if (arguments.contains(QLatin1String("marks")))
        mark(picture, ring);
    PieceArt art;
    const bool isDark = arguments.contains(QLatin1String("dark"));
    const BoardStyle style{*Theme::named(arguments[5], isDark), &art, QFont(QStringLiteral("DejaVu Sans")), 1};
    return painted(*layout, picture, style, scale);
}

/** A ring as a printer of @p dpi makes it. */
QImage oneBitRing(int seats, double dpi)
{
    const test::RingTable ring(seats);
    const auto layout = paperLayout(ring.game.board, {160.0, std::nullopt}, {});
    const double scale = dpi / 25.4;
    QImage sheet((layout->bounds().size() * scale).toSize(), QImage::Format_Mono);
    sheet.fill(Qt::color1);
    QPainter painter(&sheet);
    const QTransform toDots = QTransform::fromScale(scale, scale);
    painter.setTransform(toDots);
    for (const Tile& tile : ring.game.board.tiles()) {
        const QPainterPath cell = layout->outline(tile.place, 0);
        if (tile.ground == Ground::Dark)
            painter.fillPath(stripes(cell.boundingRect(), 45, 0.9, 0.14).intersected(cell), Qt::black);
    }
    painter.strokePath(layout->cellLines(0), QPen(Qt::black, 0.15));
    painter.strokePath(layout->edge(0), QPen(Qt::black, 0.5));
    PieceArt art;
    const double box = layout->pieceBox();
    for (const PlacedPiece& placed : ring.contents.pieces) {
        const PieceLook look = lookOf(ring.game, placed.piece, {});
        painter.setTransform(toDots);
        painter.translate(layout->cellCentre(placed.cell) - QPointF(box, box) / 2);
        painter.scale(box / PieceTemplate::kBox, box / PieceTemplate::kBox);
        PieceArt::paint(painter, oneBitShapes(art.shapes(look.drawing), look, box));
    }
    return sheet;
}

/** Runs something often and says how long it took. */
void time(const char* what, const std::function<void()>& run)
{
    constexpr int kRuns = 200;
    std::vector<double> times;
    for (int i = 0; i < kRuns; ++i) {
        const std::clock_t start = std::clock(); // of the processor: what else runs does not matter
        run();
        times.push_back(1000.0 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC);
    }
    std::ranges::sort(times);
    QTextStream(stdout) << what << ": median " << times[kRuns / 2] << " ms, 95 % within " << times[kRuns * 95 / 100]
                        << " ms\n";
}

void ringTimes(int seats, QSize space)
{
    test::RingTable ring(seats);
    BoardPicture picture = ringPicture(ring);
    picture.lastAction.ends = {ring.cell("c5"), ring.cell("b4")};
    picture.selected = ring.cell("a1");
    PieceArt art;
    const BoardStyle style{*Theme::named(QStringLiteral("wood"), false), &art, QFont(QStringLiteral("DejaVu Sans")), 1};
    QImage image(space, QImage::Format_RGB32);
    auto layout = fitLayout(ring.game.board, space, {});
    const auto paint = [&](const BoardPart& part) {
        QPainter painter(&image);
        if (!part.exposed.isNull())
            painter.setClipRect(part.exposed);
        paintBoard(painter, *layout, picture, style, part);
    };
    const BoardLayers changing = kAllBoardLayers & ~BoardLayers(BoardLayer::Ground);
    const QRectF cell = layout->cellBounds(ring.cell("b5")).toAlignedRect();
    time("all of it", [&] { paint({}); });
    time("the ground", [&] { paint({BoardLayer::Ground, {}}); });
    time("all but the ground", [&] { paint({changing, {}}); });
    time("one cell but its ground", [&] { paint({changing, cell}); });
    LayoutOptions options;
    options.turns = {0};
    time("layout for another turn, and all of it", [&] {
        options.turns[0] += 1;
        layout = fitLayout(ring.game.board, space, options);
        paint({});
    });
}

/** `table BOARDS WIDTHxHEIGHT THEME [circle|linked] [dark] [focus=K]` */
QImage tableSheet(const QStringList& arguments)
{
    const test::ChessTable table(arguments[2].toInt(), arguments.contains(QLatin1String("linked")));
    const QStringList size = arguments[3].split(u'x');
    LayoutOptions options;
    if (arguments.contains(QLatin1String("circle")))
        options.arrangement.kind = Arrangement::Kind::Circle;
    for (const QString& argument : arguments) {
        if (argument.startsWith(QLatin1String("focus=")))
            options.arrangement.focus = argument.mid(6).toInt() - 1;
    }
    const auto layout = fitLayout(table.game.board, QSizeF(size[0].toInt(), size[1].toInt()), options);
    BoardPicture picture;
    picture.game = &table.game;
    picture.contents = table.contents;
    picture.contents.acted = {0};
    picture.lastAction.ends = {*table.game.board.find(0, "e2"), *table.game.board.find(0, "e4")};
    PieceArt art;
    const bool isDark = arguments.contains(QLatin1String("dark"));
    const BoardStyle style{*Theme::named(arguments[4], isDark), &art, QFont(QStringLiteral("DejaVu Sans")), 1};
    QTextStream(stdout) << "cells of " << layout->cellSize() << ", picture " << layout->bounds().width() << " x "
                        << layout->bounds().height() << "\n";
    return painted(*layout, picture, style, 1);
}

/** `table-times BOARDS WIDTHxHEIGHT [circle]` */
void tableTimes(const QStringList& arguments)
{
    const test::ChessTable table(arguments[1].toInt());
    const QStringList size = arguments[2].split(u'x');
    const QSize space(size[0].toInt(), size[1].toInt());
    LayoutOptions options;
    if (arguments.contains(QLatin1String("circle")))
        options.arrangement.kind = Arrangement::Kind::Circle;
    BoardPicture picture;
    picture.game = &table.game;
    picture.contents = table.contents;
    PieceArt art;
    const BoardStyle style{*Theme::named(QStringLiteral("wood"), false), &art, QFont(QStringLiteral("DejaVu Sans")), 1};
    QImage image(space, QImage::Format_RGB32);
    auto layout = fitLayout(table.game.board, space, options);
    const auto paint = [&](const BoardPart& part) {
        QPainter painter(&image);
        if (!part.exposed.isNull())
            painter.setClipRect(part.exposed);
        paintBoard(painter, *layout, picture, style, part);
    };
    const BoardLayers changing = kAllBoardLayers & ~BoardLayers(BoardLayer::Ground);
    const QRectF cell = layout->cellBounds(*table.game.board.find(0, "e4")).toAlignedRect();
    time("all of it", [&] { paint({}); });
    time("the ground", [&] { paint({BoardLayer::Ground, {}}); });
    time("all but the ground", [&] { paint({changing, {}}); });
    time("one cell but its ground", [&] { paint({changing, cell}); });
    time("a layout, and its ground", [&] {
        layout = fitLayout(table.game.board, space, options);
        paint({BoardLayer::Ground, {}});
    });
}

QImage startOf(const Game& game, const QStringList& arguments)
{
    const double scale = arguments[4].toDouble();
    LayoutOptions options;
    options.grain = 1 / scale;
    const auto layout = makeLayout(game.board(), arguments[3].toDouble(), options);
    BoardPicture picture;
    picture.game = &game.description();
    picture.contents = game.contents(game.start());
    PieceArt art;
    const BoardStyle style{*Theme::named(arguments[5], arguments.size() > 6), &art,
                           QFont(QStringLiteral("DejaVu Sans")), 1};
    return painted(*layout, picture, style, scale);
}

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication app(argc, argv);
    const QStringList arguments = QGuiApplication::arguments().mid(1);
    if (arguments.size() == 2 && arguments[0] == QLatin1String("pieces"))
        return pieceSheet().save(arguments[1]) ? 0 : 1;
    if (arguments.size() == 3 && arguments[0] == QLatin1String("one-bit"))
        return oneBitSheet(arguments[2].toDouble()).save(arguments[1]) ? 0 : 1;
    if (arguments.size() == 4 && arguments[0] == QLatin1String("boards")) {
        const auto game = *Registry::standard().create("orthodox", {});
        return boardSheet(*game, arguments[2].toDouble(), arguments[3].toDouble()).save(arguments[1]) ? 0 : 1;
    }
    if (arguments.size() >= 7 && arguments[0] == QLatin1String("ring"))
        return ringSheet(arguments).save(arguments[1]) ? 0 : 1;
    if (arguments.size() == 4 && arguments[0] == QLatin1String("ring-times")) {
        ringTimes(arguments[1].toInt(), {arguments[2].toInt(), arguments[3].toInt()});
        return 0;
    }
    if (arguments.size() >= 3 && arguments[0] == QLatin1String("table-times")) {
        tableTimes(arguments);
        return 0;
    }
    if (arguments.size() >= 5 && arguments[0] == QLatin1String("table"))
        return tableSheet(arguments).save(arguments[1]) ? 0 : 1;
    if (arguments.size() == 4 && arguments[0] == QLatin1String("one-bit-ring"))
        return oneBitRing(arguments[2].toInt(), arguments[3].toDouble()).save(arguments[1]) ? 0 : 1;
    if (arguments.size() >= 6 && arguments[0] == QLatin1String("start")) {
        const auto game = *Registry::standard().create(arguments[1].toStdString(), {});
        return startOf(*game, arguments).save(arguments[2]) ? 0 : 1;
    }
    QTextStream(stderr) << "usage: look pieces|one-bit|boards|ring|one-bit-ring|start ...; see the head of look.cpp\n";
    return 2;
}
