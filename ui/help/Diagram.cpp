// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/Diagram.h"

#include "engine/text/Drawings.h"
#include "ui/paint/BoardPainter.h"
#include "ui/paint/Marks.h"
#include "ui/paint/PainterCanvas.h"
#include "ui/paint/SetBadge.h"
#include "ui/paint/TableMarks.h"
#include "ui/words/CellWords.h"
#include "ui/words/SeatLetters.h"
#include "ui/words/Words.h"

#include <QCoreApplication>
#include <QPainter>
#include <QStringList>
#include <QUrlQuery>

#include <cmath>

namespace ringford::ui {

namespace {

constexpr int kWidestDiagram = 1200;
constexpr int kShelf = 52; // px, for a stockpile beside the board, with what is left free before it
constexpr int kBeforeShelf = 12;
constexpr qsizetype kMostPiecesTold = 16; // more are the start, and nobody follows them

class DiagramTr {
    Q_DECLARE_TR_FUNCTIONS(Diagram)
};

QStringList items(const QUrlQuery& query, const QString& key)
{
    return query.queryItemValue(key, QUrl::FullyDecoded).split(u',', Qt::SkipEmptyParts);
}

/** What is wrong with the drawings that @p query asks for; nothing if all are in @p picture now. */
std::optional<QString> readDrawings(const QUrlQuery& query, const Board& board, BoardPicture& picture)
{
    for (const QString& item : items(query, QStringLiteral("arrows"))) {
        const auto arrow = readArrow(withColour(item.trimmed().toStdString()), board);
        if (!arrow)
            return QStringLiteral("'%1' is no arrow").arg(item);
        picture.arrows.push_back(*arrow);
    }
    for (const QString& item : items(query, QStringLiteral("marks"))) {
        const auto mark = readMarkedCell(withColour(item.trimmed().toStdString()), board);
        if (!mark)
            return QStringLiteral("'%1' is no mark").arg(item);
        picture.rings.push_back(*mark);
    }
    return std::nullopt;
}

Result<Position, QString> readPosition(const QString& line, const Game& game)
{
    if (line.isEmpty())
        return game.start();
    const auto position = game.readLine(line.toStdString());
    if (!position)
        return Failure{QString::fromStdString(english(position.error()))};
    return *position;
}

} // namespace

Result<Diagram, QString> Diagram::read(const QUrl& address, const Registry& registry)
{
    const QUrlQuery query(address);
    const auto options = readOptions(query.queryItemValue(QStringLiteral("options"), QUrl::FullyDecoded).toStdString());
    if (!options)
        return Failure{QString::fromStdString(options.error().english())};
    const auto game = registry.create(address.path().toStdString(), *options);
    if (!game)
        return Failure{QString::fromStdString(game.error().english())};
    Diagram diagram;
    diagram.game = *game;
    const auto position = readPosition(query.queryItemValue(QStringLiteral("setup"), QUrl::FullyDecoded), **game);
    if (!position)
        return Failure{position.error()};
    diagram.picture = BoardPicture::of(*diagram.game, *position);
    if (const auto wrong = readDrawings(query, diagram.game->board(), diagram.picture))
        return Failure{*wrong};
    if (const QString part = query.queryItemValue(QStringLiteral("part")); !part.isEmpty()) {
        const Board& board = diagram.game->board();
        const auto first = board.find(part.section(u'-', 0, 0).toStdString());
        const auto last = board.find(part.section(u'-', 1).toStdString());
        if (!first || !last)
            return Failure{QStringLiteral("'%1' is no part of the board").arg(part)};
        diagram.part = {*first, *last};
    }
    const QString table = query.queryItemValue(QStringLiteral("table"));
    if (!table.isEmpty() && table != QStringLiteral("circle"))
        return Failure{QStringLiteral("'%1' is no way to stand around a table").arg(table)};
    diagram.isCircle = !table.isEmpty();
    if (const QString holder = query.queryItemValue(QStringLiteral("stock")); !holder.isEmpty()) {
        diagram.stock = diagram.game->description().findSeat(holder.toStdString());
        if (!diagram.stock)
            return Failure{QStringLiteral("'%1' is no seat with a stockpile").arg(holder)};
    }
    if (query.hasQueryItem(QStringLiteral("width")))
        diagram.width = query.queryItemValue(QStringLiteral("width")).toInt();
    if (diagram.width < 1 || diagram.width > kWidestDiagram)
        return Failure{QStringLiteral("a width of %1 px").arg(diagram.width)};
    return diagram;
}

QString Diagram::inWords() const
{
    const GameDescription& description = game->description();
    const auto name = [&](Cell cell) { return words::cell(description.board, cell); };
    const QString between = DiagramTr::tr(", ");
    QStringList pieces;
    for (const PlacedPiece& placed : picture.contents.pieces)
        //: %1 is a piece, %2 the cell on which it stands
        pieces +=
            DiagramTr::tr("%1 %2", "piece and cell").arg(words::piece(description, placed.piece), name(placed.cell));
    //: a picture on a help page, read aloud
    QString told = pieces.size() > kMostPiecesTold
                       ? DiagramTr::tr("Diagram with %n pieces.", nullptr, static_cast<int>(pieces.size()))
                       //: a picture on a help page, read aloud: %1 are its pieces
                       : DiagramTr::tr("Diagram: %1.").arg(pieces.join(between));
    QStringList arrows;
    for (const Arrow& arrow : picture.arrows)
        //: %1 and %2 are the cells between which an arrow is drawn
        arrows += DiagramTr::tr("%1 to %2", "arrow").arg(name(arrow.from), name(arrow.to));
    if (!arrows.isEmpty())
        //: read aloud: %1 are the cells from which and to which arrows lead
        told += u' ' + DiagramTr::tr("Arrows: %1.").arg(arrows.join(between));
    QStringList marked;
    for (const MarkedCell& ring : picture.rings)
        marked += name(ring.cell);
    if (!marked.isEmpty())
        //: read aloud: %1 are cells with a ring around them
        told += u' ' + DiagramTr::tr("Marked: %1.").arg(marked.join(between));
    return told;
}

QImage Diagram::draw(const BoardStyle& style, double devicePixelRatio) const
{
    LayoutOptions options = layoutOptionsFor(picture);
    options.grain = 1 / devicePixelRatio;
    if (isCircle)
        options.arrangement.kind = Arrangement::Kind::Circle;
    // A part of one of several boards is seen as if the others were not there.
    const Board& board = game->board();
    const bool isOnOne = part && board.place(part->first).face == board.place(part->second).face;
    for (int face = 0; isOnOne && face < static_cast<int>(board.faces().size()); ++face) {
        if (face != board.place(part->first).face)
            options.arrangement.gone.push_back(face);
    }
    const auto layout = layoutOf(options);
    const QRectF shown = seen(*layout);
    const QSizeF size = shown.size() + QSizeF(stock ? kShelf : 0, 0);
    QImage image(static_cast<int>(std::ceil(size.width() * devicePixelRatio)),
                 static_cast<int>(std::ceil(size.height() * devicePixelRatio)), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(devicePixelRatio);
    image.fill(style.theme.surround);
    QPainter painter(&image);
    painter.translate(-shown.topLeft());
    paintBoard(painter, *layout, picture, style);
    if (stock)
        drawStock(painter, *layout, style,
                  QRectF(shown.topRight(), QSizeF(kShelf, shown.height())).adjusted(kBeforeShelf, 4, -4, -4));
    return image;
}

/** Whose it is, and below one another what is in it. */
void Diagram::drawStock(QPainter& painter, const BoardLayout& layout, const BoardStyle& style, QRectF room) const
{
    // What the board does not fill is surround, too; what it paints there is not seen.
    painter.fillRect(room.adjusted(-kBeforeShelf, -4, 4, 4), style.theme.surround);
    PainterCanvas canvas(painter, *style.art, style.font, layout.options().pixel);
    const double radius = layout.measures(0).badgeRadius();
    drawSeatBadge({canvas, layout, style}, {room.center().x(), room.top() + radius + 2}, radius,
                  words::withLetters(*picture.game, *stock));
    double top = room.top() + 2 * radius + 6;
    for (const StockItem& item : picture.contents.stockpiles) {
        for (int one = 0; item.holder == *stock && one < item.count; ++one, top += room.width()) {
            const QRectF place(room.left(), top, room.width(), room.width());
            painter.fillRect(place, style.theme.lightCell);
            const Pose pose{place.center(), 0.94 * place.width(), 0, 1};
            canvas.piece(lookOf(*picture.game, item.piece, style.theme), pose);
            if (item.piece.set != 0)
                paintSetBadge(canvas, pose, item.piece.set);
        }
    }
}

std::unique_ptr<BoardLayout> Diagram::layoutOf(const LayoutOptions& options) const
{
    const int room = width - (stock ? kShelf : 0);
    auto layout = fitLayout(game->board(), QSizeF(room, 4.0 * width), options);
    if (!part)
        return layout;
    // A part can be seen larger: the largest cells with which it is no wider.
    for (double cell = std::floor(layout->cellSize() * room / seen(*layout).width()); cell > 1; --cell) {
        layout = makeLayout(game->board(), cell, options);
        if (seen(*layout).width() <= room)
            break;
    }
    return layout;
}

/** What is drawn of the picture: all, or a part with a bit around it, and coordinates where it is at the edge. */
QRectF Diagram::seen(const BoardLayout& layout) const
{
    const QRectF all = layout.bounds();
    if (!part)
        return all;
    const QRectF cells = layout.cellBounds(part->first) | layout.cellBounds(part->second);
    const double around = layout.cellSize() / 4;
    QRectF board;
    for (int face = 0; face < static_cast<int>(layout.board().faces().size()); ++face) {
        if (layout.cellSize(face) > 0)
            board |= layout.edge(face).boundingRect();
    }
    QRectF seen = cells.adjusted(-around, -around, around, around);
    if (cells.left() <= board.left())
        seen.setLeft(all.left());
    if (cells.right() >= board.right())
        seen.setRight(all.right());
    if (cells.top() <= board.top())
        seen.setTop(all.top());
    if (cells.bottom() >= board.bottom())
        seen.setBottom(all.bottom());
    return seen;
}

} // namespace ringford::ui
