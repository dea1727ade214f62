// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/KitBoard.h"

#include "ui/paint/BoardPainter.h"
#include "ui/paint/Export.h"
#include "ui/paint/PieceArt.h"

#include <QTransform>

#include <algorithm>
#include <cmath>

namespace ringford::ui {

namespace {

constexpr double kCutMark = 5;   // mm
constexpr double kMarkGap = 1.5; // from what is cut
constexpr double kKitBoardText = 2.6;

int pagesAlong(double length, double room, double overlap)
{
    return std::max(1, static_cast<int>(std::ceil((length - overlap) / (room - overlap) - 1e-9)));
}

Stroke thin(double width = weights::kLeast, QList<double> dashes = {})
{
    return {Qt::black, width, std::move(dashes), 0, false, false};
}

void drawLine(Canvas& canvas, QPointF from, QPointF to, const Stroke& stroke)
{
    QPainterPath path(from);
    path.lineTo(to);
    canvas.stroke(path, stroke);
}

/** Of a page of the board. */
void paintNumber(Canvas& canvas, QPointF centre, int page, double size)
{
    QPainterPath ground;
    ground.addEllipse(centre, 0.95 * size, 0.95 * size);
    canvas.fill(ground, Qt::white);
    canvas.stroke(ground, thin());
    canvas.write({centre, QString::number(page), size, true, Qt::black});
}

} // namespace

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

/** A board, or a row of linked boards, as one picture. */
struct KitBoards::OneBoard {
    BoardPicture picture;
    std::unique_ptr<BoardLayout> layout;
    Tiling tiling;
};

KitBoards::KitBoards(const KitSpec& spec, const BoardStyle& style) : m_spec(spec), m_style(style)
{
    const Board& board = spec.game->board();
    const int faces = static_cast<int>(board.faces().size());
    const bool isOnePicture = faces == 1 || !seamsOf(board).empty();
    for (int face = 0; face < (isOnePicture ? 1 : faces); ++face) {
        auto one = std::make_unique<OneBoard>();
        one->picture.game = &spec.game->description();
        LayoutOptions options;
        options.printed = true;
        for (int other = 0; !isOnePicture && other < faces; ++other) {
            if (other != face)
                options.arrangement.gone.push_back(other);
        }
        one->layout = paperLayout(board, {std::nullopt, spec.cell}, options);
        one->tiling = Tiling::of(one->layout->bounds().size(), spec.paper, KitSpec::kMargin, spec.overlap);
        for (int row = 0; row < one->tiling.rows; ++row) {
            for (int column = 0; column < one->tiling.columns; ++column)
                m_sheets.push_back({face, column, row});
        }
        m_boards.push_back(std::move(one));
    }
}

KitBoards::~KitBoards() = default;

const Tiling& KitBoards::tiling(int board) const
{
    return m_boards[static_cast<std::size_t>(board)]->tiling;
}

void KitBoards::paint(Canvas& canvas, const Sheet& sheet, int page) const
{
    const OneBoard& one = *m_boards[static_cast<std::size_t>(sheet.board)];
    const QRectF part = one.tiling.part(sheet.column, sheet.row);
    const QPointF corner(KitSpec::kMargin, KitSpec::kMargin);
    canvas.enter(corner - part.topLeft(), part);
    paintBoard(canvas, *one.layout, one.picture, m_style, {kAllBoardLayers, part & one.layout->bounds()});
    canvas.leave();
    if (one.tiling.count() > 1) {
        paintMarks(canvas, sheet);
        paintNeighbours(canvas, sheet, page);
    }
}

/** As the map has them, in the margin. */
void KitBoards::paintNeighbours(Canvas& canvas, const Sheet& sheet, int page) const
{
    constexpr double kSize = 2.8;
    constexpr double kFromRoom = kMarkGap + kSize;
    constexpr double kAlong = 1.0 / 6; // the foot of the page stands in the middle
    const Tiling& tiling = this->tiling(sheet.board);
    const QRectF room(QPointF(KitSpec::kMargin, KitSpec::kMargin), tiling.room);
    const QPointF level(room.width() * kAlong, 0);
    const QPointF upright(0, room.height() * kAlong);
    if (sheet.column > 0)
        paintNumber(canvas, room.topLeft() + upright - QPointF(kFromRoom, 0), page - 1, kSize);
    if (sheet.column + 1 < tiling.columns)
        paintNumber(canvas, room.topRight() + upright + QPointF(kFromRoom, 0), page + 1, kSize);
    if (sheet.row > 0)
        paintNumber(canvas, room.topLeft() + level - QPointF(0, kFromRoom), page - tiling.columns, kSize);
    if (sheet.row + 1 < tiling.rows)
        paintNumber(canvas, room.bottomLeft() + level + QPointF(0, kFromRoom), page + tiling.columns, kSize);
}

/** Long marks at the sides that are cut off, short ones where the next page's cut side comes to lie. */
void KitBoards::paintMarks(Canvas& canvas, const Sheet& sheet) const
{
    const Tiling& tiling = this->tiling(sheet.board);
    const QRectF room(QPointF(KitSpec::kMargin, KitSpec::kMargin), tiling.room);
    const auto upright = [&](double x, double length, const Stroke& stroke) {
        drawLine(canvas, {x, room.top() - kMarkGap}, {x, room.top() - kMarkGap - length}, stroke);
        drawLine(canvas, {x, room.bottom() + kMarkGap}, {x, room.bottom() + kMarkGap + length}, stroke);
    };
    const auto level = [&](double y, double length, const Stroke& stroke) {
        drawLine(canvas, {room.left() - kMarkGap, y}, {room.left() - kMarkGap - length, y}, stroke);
        drawLine(canvas, {room.right() + kMarkGap, y}, {room.right() + kMarkGap + length, y}, stroke);
    };
    const Stroke cut = thin(0.25);
    const Stroke lay = thin(weights::kLeast, {0.8, 0.6});
    if (sheet.column > 0)
        upright(room.left(), kCutMark, cut);
    if (sheet.row > 0)
        level(room.top(), kCutMark, cut);
    if (sheet.column + 1 < tiling.columns)
        upright(room.left() + tiling.step.width(), kCutMark, lay);
    if (sheet.row + 1 < tiling.rows)
        level(room.top() + tiling.step.height(), kCutMark, lay);
}

void KitBoards::paintMap(Canvas& canvas, int board, const QRectF& room, int firstPage) const
{
    const OneBoard& one = *m_boards[static_cast<std::size_t>(board)];
    const Tiling& tiling = one.tiling;
    const QRectF all = tiling.part(0, 0) | tiling.part(tiling.columns - 1, tiling.rows - 1);
    const double scale = std::min(room.width() / all.width(), room.height() / all.height());
    QTransform small;
    small.translate(room.center().x() - scale * all.center().x(), room.top() - scale * all.top());
    small.scale(scale, scale);
    for (std::size_t face = 0; face < one.layout->board().faces().size(); ++face) {
        const int number = static_cast<int>(face);
        if (one.layout->cellSize(number) == 0)
            continue;
        const QColor lines = m_style.isOneBit() ? QColor(Qt::black) : QColor(0x99, 0x99, 0x99);
        canvas.stroke(small.map(one.layout->cellLines(number)), {lines, weights::kLeast, {}, 0, false, false});
        canvas.stroke(small.map(one.layout->edge(number)), thin(0.3));
    }
    for (int row = 0; row < tiling.rows; ++row) {
        for (int column = 0; column < tiling.columns; ++column) {
            const QRectF part = small.mapRect(tiling.part(column, row));
            QPainterPath frame;
            frame.addRect(part);
            canvas.stroke(frame, thin(0.2, {1.2, 0.8}));
            const double size = std::clamp(0.3 * std::min(part.width(), part.height()), kKitBoardText, 7.0);
            paintNumber(canvas, part.center(), firstPage + row * tiling.columns + column, size);
        }
    }
}

double KitBoards::cell() const
{
    return m_boards.front()->layout->cellSize(0);
}

} // namespace ringford::ui
