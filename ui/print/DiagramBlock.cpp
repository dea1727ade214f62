// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/DiagramBlock.h"

#include "ui/paint/BoardPainter.h"
#include "ui/paint/PieceArt.h"
#include "ui/print/TextLines.h"

#include <QStringList>

#include <algorithm>
#include <cmath>

namespace ringford::ui {

namespace {

// In mm.
constexpr double kLine = 1.35; // of the height of its letters
constexpr double kBlockGap = 2;

/** The picture without what is not printed. */
BoardPicture printed(const DiagramSpec& spec)
{
    BoardPicture picture;
    picture.game = &spec.game->description();
    picture.contents = spec.picture.contents;
    picture.contents.stockpiles.clear(); // they have their own place
    picture.closedNotes = spec.picture.closedNotes;
    picture.closing = spec.picture.closing;
    picture.mated = spec.picture.mated;
    picture.marksChecks = spec.picture.marksChecks && spec.shows.lastAction; // nor do printed books mark one alone
    if (spec.shows.turn) {
        picture.turnNotes = spec.picture.turnNotes;
        for (TurnNote& note : picture.turnNotes)
            note.clock.clear();
    } else {
        picture.contents.sidesOnTurn = {};
        picture.contents.sidesWaiting = {};
    }
    if (spec.shows.lastAction) {
        picture.lastAction = spec.picture.lastAction;
        picture.earlierActions = spec.picture.earlierActions;
    }
    if (spec.shows.drawings) {
        picture.arrows = spec.picture.arrows;
        picture.numbersArrows = spec.picture.numbersArrows;
        picture.rings = spec.picture.rings;
        picture.fills = spec.picture.fills;
        picture.labels = spec.picture.labels;
    }
    return picture;
}

/** All cells from one column and row to another; around a ring from the first column onwards. */
QRectF cellsBetween(const BoardLayout& layout, Cell first, Cell last)
{
    const Board& board = layout.board();
    const Place a = board.place(first), b = board.place(last);
    const bool isRing = layout.middle(a.face).has_value();
    const auto [low, high] = std::minmax(a.row, b.row);
    QRectF cells;
    for (const Tile& tile : board.tiles()) {
        const Place& at = tile.place;
        if (at.face != a.face || at.row < low || at.row > high)
            continue;
        const bool isBetween = isRing && a.column > b.column ? at.column >= a.column || at.column <= b.column
                                                             : at.column >= std::min(a.column, b.column) &&
                                                                   at.column <= std::max(a.column, b.column);
        if (isBetween)
            cells |= layout.placeBounds(at);
    }
    return cells;
}

} // namespace

DiagramBlock::DiagramBlock(DiagramSpec spec, PieceArt& art, std::optional<double> dpi)
    : m_spec(std::move(spec)), m_picture(printed(m_spec))
{
    const Theme theme = m_spec.style ? Theme::printed(*m_spec.style, m_spec.theme) : m_spec.theme;
    m_style = {theme, &art, m_spec.font, 1, m_spec.shows.setNumbers, m_spec.style};
    layOut(dpi);
    m_below.emplace(m_spec, m_style, cellSize(), belowWidth());
    m_size = m_seen.size() + QSizeF(0, m_below->height());
    if (!m_spec.caption.trimmed().isEmpty())
        addCaption();
}

DiagramBlock::~DiagramBlock() = default;
DiagramBlock::DiagramBlock(DiagramBlock&&) noexcept = default;

double DiagramBlock::belowWidth() const
{
    return std::max(m_seen.width(), m_spec.belowWidth);
}

double DiagramBlock::cellSize() const
{
    return m_layout->cellSize();
}

double DiagramBlock::boardTop() const
{
    double top = m_seen.bottom();
    for (int face = 0; face < static_cast<int>(m_spec.game->board().faces().size()); ++face) {
        if (const QRectF board = m_layout->edge(face).boundingRect(); !board.isEmpty())
            top = std::min(top, board.top());
    }
    return std::max(0.0, top - m_seen.top());
}

void DiagramBlock::layOut(std::optional<double> dpi)
{
    const Board& board = m_spec.game->board();
    LayoutOptions options = layoutOptionsFor(m_picture);
    options.turns = m_spec.turns;
    options.coordinates = m_spec.shows.coordinates;
    options.arrangement.kind = m_spec.boards;
    options.arrangement.perRow = m_spec.boardsPerRow;
    options.printed = m_spec.style.has_value();
    options.hasPaperLetters = options.printed && m_spec.shows.paperLetters;
    PictureSize size = m_spec.size;
    if (m_spec.part && size.widthInMm) { // that of what is seen, and all of it grows with the cells
        const auto trial = paperLayout(board, {std::nullopt, 10}, options);
        size = {std::nullopt, 10 * *size.widthInMm / seenOf(*trial).width()};
    }
    m_layout = paperLayout(board, size, options, dpi);
    if (m_spec.part) {
        m_cells = cellsBetween(*m_layout, m_spec.part->first, m_spec.part->second);
    }
    m_seen = seenOf(*m_layout);
    if (m_spec.part)
        leaveOutCutTurns();
}

void DiagramBlock::leaveOutTurn(Side side)
{
    m_cutsTurn = m_cutsTurn || m_picture.contents.sidesOnTurn.contains(side);
    m_picture.contents.sidesOnTurn.erase(side);
}

/** Who is on turn is told in the middle of a ring, and marked outside its rim: of either nothing, or all, is seen. */
void DiagramBlock::leaveOutCutTurnsOfRing(int face)
{
    if (!m_seen.contains(*m_layout->middle(face)))
        m_picture.turnNotes.clear();
    const GameDescription& game = m_spec.game->description();
    const double beside = 0.25 * cellSize(); // half of the mark, and a little
    for (std::uint8_t index = 0; index < game.sides.size(); ++index) {
        const HomeEdge edge = m_layout->homeEdge(face, game.sides[index].homeAngle);
        const QPointF end = edge.middle - edge.inward * (edge.turnAway + edge.turnLength);
        const bool isSeen =
            m_seen.contains(end) && m_seen.adjusted(beside, beside, -beside, -beside).contains(edge.middle);
        if (game.sides[index].face == face && !isSeen)
            leaveOutTurn(Side{index});
    }
}

/** Who is on turn is marked in the middle of a side of a square board: cut off there, half a mark says nothing. */
void DiagramBlock::leaveOutCutTurns()
{
    const int face = m_layout->faceOf(m_spec.part->first);
    if (m_layout->middle(face)) {
        leaveOutCutTurnsOfRing(face);
        return;
    }
    const QRectF board = m_layout->edge(face).boundingRect();
    const double near = 0.01 * cellSize();
    const bool isWide = m_cells.width() >= board.width() - near;
    const bool isHigh = m_cells.height() >= board.height() - near;
    const auto at = static_cast<std::size_t>(face);
    const double turn = at < m_spec.turns.size() ? m_spec.turns[at] : 0;
    constexpr double kQuarter = 90;
    const GameDescription& game = m_spec.game->description();
    for (std::uint8_t index = 0; index < game.sides.size(); ++index) {
        const bool isUpright = std::lround((game.sides[index].homeAngle + turn) / kQuarter) % 2 != 0;
        if (game.sides[index].face == face && !(isUpright ? isHigh : isWide))
            leaveOutTurn(Side{index});
    }
}

/** What is seen of a layout: all, or a part with the coordinates beside it. */
QRectF DiagramBlock::seenOf(const BoardLayout& layout) const
{
    const QRectF all = layout.bounds();
    if (!m_spec.part)
        return all;
    const int face = layout.faceOf(m_spec.part->first);
    const QRectF cells = cellsBetween(layout, m_spec.part->first, m_spec.part->second);
    // Around a ring numbers stand otherwise than beside other boards, and so does whose turn it is.
    const double ring = layout.middle(face) ? all.bottom() - layout.edge(face).boundingRect().bottom() : 0;
    const double around = std::max(ring, layout.measures(face).margin());
    const double beside = std::max(ring, layout.measures(face).marginBeside());
    return cells.adjusted(-beside, -around, beside, around) & all;
}

void DiagramBlock::addCaption()
{
    const double size = std::max(m_spec.captionSize, m_spec.captionInCells * cellSize());
    double y = m_size.height() + kBlockGap;
    for (const QString& line : wrapped(m_spec.caption.trimmed(), size, m_size.width(), m_style.font)) {
        y += kLine * size;
        m_caption.push_back({{m_size.width() / 2, y - kLine * size / 2}, line, size, false, m_style.theme.text});
    }
    m_size.setHeight(y);
}

void DiagramBlock::paint(Canvas& canvas, QPointF at, const QRectF& exposed) const
{
    const QPointF origin = at - m_seen.topLeft();
    if (m_cells.isNull()) {
        const QRectF seen = exposed.isNull() ? m_seen : m_seen & exposed.translated(m_seen.topLeft());
        canvas.enter(origin);
        if (!seen.isEmpty())
            paintBoard(canvas, *m_layout, m_picture, m_style, {kAllBoardLayers, seen});
        canvas.leave();
    } else {
        // At the board's own edges its frame and numbers are seen, elsewhere it is cut off at the cells.
        const QRectF board = m_layout->edge(m_layout->faceOf(m_spec.part->first)).boundingRect();
        const double near = 0.01 * cellSize();
        QRectF clip = m_cells;
        clip.setLeft(m_cells.left() <= board.left() + near ? m_seen.left() : m_cells.left());
        clip.setTop(m_cells.top() <= board.top() + near ? m_seen.top() : m_cells.top());
        clip.setRight(m_cells.right() >= board.right() - near ? m_seen.right() : m_cells.right());
        clip.setBottom(m_cells.bottom() >= board.bottom() - near ? m_seen.bottom() : m_cells.bottom());
        canvas.enter(origin, clip);
        paintBoard(canvas, *m_layout, m_picture, m_style, {kAllBoardLayers, clip, m_cells});
        canvas.leave();
        canvas.enter(origin);
        paintMovedLabels(canvas);
        canvas.leave();
    }
    m_below->paint(canvas, m_style, at + QPointF((m_seen.width() - belowWidth()) / 2, m_seen.height()));
    for (Word word : m_caption) {
        word.centre += at;
        canvas.write(word);
    }
}

/** Names of columns and rows, beside a part whose sides are not the board's. */
void DiagramBlock::paintMovedLabels(Canvas& canvas) const
{
    const QRectF board = m_layout->edge(m_layout->faceOf(m_spec.part->first)).boundingRect();
    for (const BoardLabel& label : m_layout->shapes().labels) {
        if (!label.side)
            continue;
        QPointF at = label.centre;
        switch (*label.side) {
        case Qt::LeftEdge: at.rx() += m_cells.left() - board.left(); break;
        case Qt::RightEdge: at.rx() += m_cells.right() - board.right(); break;
        case Qt::TopEdge: at.ry() += m_cells.top() - board.top(); break;
        case Qt::BottomEdge: at.ry() += m_cells.bottom() - board.bottom(); break;
        }
        const bool isUpright = *label.side == Qt::LeftEdge || *label.side == Qt::RightEdge;
        const bool isBeside = isUpright ? at.y() > m_cells.top() && at.y() < m_cells.bottom()
                                        : at.x() > m_cells.left() && at.x() < m_cells.right();
        if (isBeside && at != label.centre)
            canvas.write({at, label.text, label.size, label.bold, m_style.theme.text});
    }
}

} // namespace ringford::ui
