// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/Tiling.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace ringford::ui {

namespace {

constexpr double kCutMark = 5;   // mm
constexpr double kMarkGap = 1.5; // from what is cut
constexpr double kTileFoot = 2.8;

int pagesAlong(double length, double room, double overlap)
{
    return std::max(1, static_cast<int>(std::ceil((length - overlap) / (room - overlap) - 1e-9)));
}

Stroke tileLine(double width = weights::kLeast, QList<double> dashes = {})
{
    return {Qt::black, width, std::move(dashes), 0, false, false};
}

void drawTileLine(Canvas& canvas, QPointF from, QPointF to, const Stroke& stroke)
{
    QPainterPath path(from);
    path.lineTo(to);
    canvas.stroke(path, stroke);
}

/** Which pages come beside a page. */
void paintNeighbours(Canvas& canvas, const Tiling& tiling, int column, int row, int page)
{
    constexpr double kSize = 2.8;
    constexpr double kFromRoom = kMarkGap + kSize;
    constexpr double kAlong = 1.0 / 6; // the foot of the page stands in the middle
    const QRectF room(QPointF(tiling.margin, tiling.margin), tiling.room);
    const QPointF level(room.width() * kAlong, 0);
    const QPointF upright(0, room.height() * kAlong);
    if (column > 0)
        paintPageNumber(canvas, room.topLeft() + upright - QPointF(kFromRoom, 0), page - 1, kSize);
    if (column + 1 < tiling.columns)
        paintPageNumber(canvas, room.topRight() + upright + QPointF(kFromRoom, 0), page + 1, kSize);
    if (row > 0)
        paintPageNumber(canvas, room.topLeft() + level - QPointF(0, kFromRoom), page - tiling.columns, kSize);
    if (row + 1 < tiling.rows)
        paintPageNumber(canvas, room.bottomLeft() + level + QPointF(0, kFromRoom), page + tiling.columns, kSize);
}

/** Marks to cut by, and to lay by. */
void paintCuts(Canvas& canvas, const Tiling& tiling, int column, int row)
{
    const QRectF room(QPointF(tiling.margin, tiling.margin), tiling.room);
    const auto upright = [&](double x, double length, const Stroke& stroke) {
        drawTileLine(canvas, {x, room.top() - kMarkGap}, {x, room.top() - kMarkGap - length}, stroke);
        drawTileLine(canvas, {x, room.bottom() + kMarkGap}, {x, room.bottom() + kMarkGap + length}, stroke);
    };
    const auto level = [&](double y, double length, const Stroke& stroke) {
        drawTileLine(canvas, {room.left() - kMarkGap, y}, {room.left() - kMarkGap - length, y}, stroke);
        drawTileLine(canvas, {room.right() + kMarkGap, y}, {room.right() + kMarkGap + length, y}, stroke);
    };
    const Stroke cut = tileLine(0.25);
    const Stroke lay = tileLine(weights::kLeast, {0.8, 0.6});
    if (column > 0)
        upright(room.left(), kCutMark, cut);
    if (row > 0)
        level(room.top(), kCutMark, cut);
    if (column + 1 < tiling.columns)
        upright(room.left() + tiling.step.width(), kCutMark, lay);
    if (row + 1 < tiling.rows)
        level(room.top() + tiling.step.height(), kCutMark, lay);
}

} // namespace

void paintPageNumber(Canvas& canvas, QPointF centre, int page, double size)
{
    QPainterPath ground;
    ground.addEllipse(centre, 0.95 * size, 0.95 * size);
    canvas.fill(ground, Qt::white);
    canvas.stroke(ground, tileLine());
    canvas.write({centre, QString::number(page), size, true, Qt::black});
}

QRectF Tiling::part(int column, int row) const
{
    return {start + QPointF(column * step.width(), row * step.height()), room};
}

Tiling Tiling::of(QSizeF picture, QSizeF paper, double margin, double overlap)
{
    std::optional<Tiling> best;
    for (const bool isSideways : {false, true}) {
        Tiling one;
        one.paper = isSideways ? paper.transposed() : paper;
        one.margin = margin;
        one.room = one.paper - QSizeF(2 * margin, 2 * margin);
        one.columns = pagesAlong(picture.width(), one.room.width(), overlap);
        one.rows = pagesAlong(picture.height(), one.room.height(), overlap);
        one.step = one.room - QSizeF(overlap, overlap);
        const QSizeF all(one.columns * one.step.width() + overlap, one.rows * one.step.height() + overlap);
        one.start = {(picture.width() - all.width()) / 2, (picture.height() - all.height()) / 2};
        if (!best || one.count() < best->count())
            best = one;
    }
    return *best;
}

void Tiling::paintMarks(Canvas& canvas, int column, int row, int page) const
{
    if (count() == 1)
        return;
    paintCuts(canvas, *this, column, row);
    paintNeighbours(canvas, *this, column, row, page);
}

Tiling TiledDiagram::tiling(const DiagramBlock& block) const
{
    return Tiling::of(block.size(), paper, kMargin, overlap);
}

std::vector<PrintPage> TiledDiagram::pages(std::shared_ptr<const DiagramBlock> block) const
{
    const Tiling tiling = this->tiling(*block);
    std::vector<PrintPage> made;
    if (tiling.count() > DocumentLimits::kMostPages)
        return made;
    for (int row = 0; row < tiling.rows; ++row) {
        for (int column = 0; column < tiling.columns; ++column) {
            const int number = static_cast<int>(made.size()) + 1;
            QStringList foot{title, tile.arg(row + 1).arg(column + 1), page.arg(number)};
            if (tiling.count() == 1)
                foot.removeAt(1);
            foot.removeAll(QString());
            made.push_back({tiling.paper, [=, words = foot.join(QStringLiteral(" · "))](Canvas& canvas) {
                                const QRectF part = tiling.part(column, row);
                                const QPointF corner(kMargin, kMargin);
                                canvas.enter(corner - part.topLeft(), part);
                                block->paint(canvas, {}, part);
                                canvas.leave();
                                tiling.paintMarks(canvas, column, row, number);
                                canvas.write({{tiling.paper.width() / 2, tiling.paper.height() - kMargin / 2},
                                              words,
                                              kTileFoot,
                                              false,
                                              Qt::black});
                            }});
        }
    }
    return made;
}

} // namespace ringford::ui
