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

constexpr double kKitBoardText = 2.6;

Stroke thin(double width = weights::kLeast, QList<double> dashes = {})
{
    return {Qt::black, width, std::move(dashes), 0, false, false};
}

} // namespace

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
    one.tiling.paintMarks(canvas, sheet.column, sheet.row, page);
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
            paintPageNumber(canvas, part.center(), firstPage + row * tiling.columns + column, size);
        }
    }
}

double KitBoards::cell() const
{
    return m_boards.front()->layout->cellSize(0);
}

} // namespace ringford::ui
