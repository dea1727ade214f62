// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/SheetGrid.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace ringford::ui {

namespace {

constexpr double kGridRounding = 1e-6;
constexpr int kTenths = 10;

} // namespace

SheetGrid::SheetGrid(SheetRoom room, int columns, int rows)
    : m_room(std::move(room)), m_columns(columns), m_rows(rows),
      m_rowHeight((m_room.page.height() - (rows - 1) * kGap) / rows), m_rowStep(m_rowHeight + kGap),
      m_lineStep(std::clamp(m_rowHeight / 9, 6.0, m_room.isTight ? kTightStep : kWidestStep))
{
    const int fitting = static_cast<int>((textWidth() + kGap) / (kShortestLine + kGap));
    m_room.linesBeside = std::clamp(std::min(fitting, m_room.lines), 1, m_room.linesBeside);
    if (m_room.captions)
        m_captions = m_room.captions(textWidth(), m_room.isTight);
}

SheetGrid SheetGrid::suited(SheetRoom room, int columns, int rows, const SheetShape& shape)
{
    SheetGrid usual(room, columns, rows);
    const double cell = usual.cellOf(shape);
    // Where several shapes share the pages, wide ones would take several places only because others are larger.
    if (cell >= kReadableCell || room.isShared)
        return usual;
    room.isTight = true;
    SheetGrid tight(std::move(room), columns, rows);
    return tight.cellOf(shape) > cell ? tight : usual;
}

double SheetGrid::textWidth(SheetSpan span) const
{
    return hasTextBeside() ? m_room.textBeside : columnWidth(span.columns);
}

double SheetGrid::belowWidth(SheetSpan span) const
{
    return hasTextBeside() ? 0 : columnWidth(span.columns);
}

double SheetGrid::linesHeight() const
{
    return (m_room.lines + m_room.linesBeside - 1) / m_room.linesBeside * m_lineStep;
}

QSizeF SheetShape::sizeIn(double cell, double width) const
{
    const QSizeF board = size(cell);
    return below ? board + QSizeF(0, below(cell, std::max(width, board.width()))) : board;
}

/** How much of the page's height rows with boards of such cells take. */
double SheetGrid::heightWith(const SheetShape& shape, double cell) const
{
    const QSizeF size = shape.sizeIn(cell, belowWidth());
    const double board = size.height() + (hasNumberBeside(size) ? 0 : kNumberRoom);
    return m_rows * (hasTextBeside() ? std::max(board, textHeight()) : board + textHeight());
}

SheetGrid SheetGrid::fullest(const SheetRoom& room, int perPage, const SheetShape& shape)
{
    std::vector<std::pair<double, SheetGrid>> trials; // with their cells
    double largest = 0;
    SheetRoom bare = room;
    bare.captions = {}; // neither they nor lines far from one another can make boards larger
    bare.isTight = true;
    for (int columns = 1; columns <= perPage; ++columns) {
        const int rows = (perPage + columns - 1) / columns;
        if ((columns - 1) * rows >= perPage) // a column would stay empty
            continue;
        if (!trials.empty() && SheetGrid(bare, columns, rows).cellOf(shape) < kNearlyLargest * largest)
            continue;
        SheetGrid trial = suited(room, columns, rows, shape);
        const double cell = trial.cellOf(shape);
        largest = std::max(largest, cell);
        trials.emplace_back(cell, std::move(trial));
    }
    const auto worth = [&](const std::pair<double, SheetGrid>& trial) {
        const auto& [cell, grid] = trial;
        const double nearly = kNearlyLargest * largest;
        const double readable = largest >= kReadableCell ? kReadableCell : kHardlySmaller * largest;
        const double enough = room.isShared ? nearly : std::max(readable, nearly);
        return cell >= std::max(1.0, enough) ? grid.heightWith(shape, cell) : cell / largest;
    };
    return std::ranges::max_element(trials, {}, worth)->second;
}

double SheetGrid::columnWidth(int columns) const
{
    const double one = (m_room.page.width() - (m_columns - 1) * kGap) / m_columns;
    return columns * one + (columns - 1) * kGap;
}

QSizeF SheetGrid::boardRoom(SheetSpan span) const
{
    const double height = span.rows * m_rowHeight + (span.rows - 1) * rowGap();
    if (hasTextBeside())
        return {columnWidth(span.columns) - kNumberBeside - kGap - m_room.textBeside, height};
    return {columnWidth(span.columns), height - textHeight()};
}

bool SheetGrid::hasNumberBeside(QSizeF size, SheetSpan span) const
{
    return hasTextBeside() || size.width() + 2 * kNumberBeside <= columnWidth(span.columns) + kGridRounding;
}

double SheetGrid::cellOf(const SheetShape& shape, SheetSpan span) const
{
    const QSizeF room = boardRoom(span);
    if (hasTextBeside() && textHeight() > m_rowHeight + kGridRounding)
        return 0;
    const auto fits = [&](int tenths) {
        const QSizeF size = shape.sizeIn(static_cast<double>(tenths) / kTenths, belowWidth(span));
        const double above = hasNumberBeside(size, span) ? 0 : kNumberRoom;
        return size.width() <= room.width() + kGridRounding && size.height() + above <= room.height() + kGridRounding;
    };
    int fitting = kTenths;
    if (!fits(fitting))
        return 0;
    int tooLarge = static_cast<int>(kLargestCell) * kTenths + 1;
    while (tooLarge - fitting > 1) {
        const int middle = (fitting + tooLarge) / 2;
        (fits(middle) ? fitting : tooLarge) = middle;
    }
    return static_cast<double>(fitting) / kTenths;
}

SheetSpan SheetGrid::spanOf(const SheetShape& shape, double usual) const
{
    constexpr double kMuchSmaller = 0.75;
    if (cellOf(shape) >= kMuchSmaller * usual)
        return {};
    const auto worth = [&](SheetSpan span) { return std::min(cellOf(shape, span), kReadableCell); };
    std::vector<SheetSpan> spans;
    for (int columns = 1; columns <= m_columns; ++columns) {
        for (int rows = 1; rows <= m_rows; ++rows)
            spans.push_back({columns, rows});
    }
    double largest = 0;
    for (const SheetSpan span : spans)
        largest = std::max(largest, worth(span));
    // Where nothing makes them readable, half a page is better used than for cells that are a little larger.
    const double enough = largest >= kReadableCell ? kReadableCell : kMuchSmaller * largest;
    SheetSpan best;
    double bestWorth = 0;
    for (const SheetSpan span : spans) {
        const double here = worth(span);
        const int places = span.columns * span.rows, bestPlaces = best.columns * best.rows;
        const bool isFewer = bestWorth == 0 || places < bestPlaces;
        if (here >= enough && (isFewer || (places == bestPlaces && here > bestWorth))) {
            best = span;
            bestWorth = here;
        }
    }
    return best;
}

void SheetGrid::settle(double height, double wanted, int last)
{
    const double others = (hasTextBeside() ? 0 : height) + linesHeight();
    m_captions = std::clamp(wanted, m_captions, std::max(m_captions, m_rowHeight - others));
    m_rowHeight = std::min(m_rowHeight, std::max(height, others + m_captions));
    if (m_rows > 1)
        m_rowStep = (m_room.page.height() - m_rowHeight) / (m_rows - 1);
    m_lastShift = (m_columns - last) * (columnWidth() + kGap) / 2;
}

QPointF SheetGrid::at(int column, int row) const
{
    return {column * (columnWidth() + kGap) + (row == m_rows - 1 ? m_lastShift : 0), row * m_rowStep};
}

double SheetGrid::linesTop(int rows) const
{
    return rows * m_rowHeight + (rows - 1) * rowGap() - linesHeight();
}

double SheetGrid::captionTop(int rows) const
{
    return hasTextBeside() ? -kAboveCaption : linesTop(rows) - m_captions;
}

SheetPlaces::SheetPlaces(int columns, int rows, int most)
    : m_columns(columns), m_rows(rows), m_left(most), m_taken(static_cast<std::size_t>(columns * rows))
{
}

std::optional<QPoint> SheetPlaces::take(SheetSpan span)
{
    for (int row = 0; m_left > 0 && row + span.rows <= m_rows; ++row) {
        for (int column = 0; column + span.columns <= m_columns; ++column) {
            if (!isFree(column, row, span))
                continue;
            for (int down = row; down < row + span.rows; ++down) {
                for (int right = column; right < column + span.columns; ++right)
                    m_taken[static_cast<std::size_t>(down * m_columns + right)] = true;
            }
            --m_left;
            return QPoint(column, row);
        }
    }
    return std::nullopt;
}

bool SheetPlaces::isFree(int column, int row, SheetSpan span) const
{
    for (int down = row; down < row + span.rows; ++down) {
        for (int right = column; right < column + span.columns; ++right) {
            if (m_taken[static_cast<std::size_t>(down * m_columns + right)])
                return false;
        }
    }
    return true;
}

} // namespace ringford::ui
