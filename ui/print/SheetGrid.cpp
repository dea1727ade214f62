// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/SheetGrid.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace ringford::ui {

namespace {

constexpr double kGridRounding = 1e-6;
constexpr int kTenths = 10;

} // namespace

SheetGrid::SheetGrid(SheetRoom room, int columns, int rows)
    : m_room(std::move(room)), m_columns(columns), m_rows(rows),
      m_rowHeight((m_room.page.height() - (rows - 1) * kGap) / rows), m_rowStep(m_rowHeight + kGap),
      m_lineStep(std::clamp(m_rowHeight / 9, kLeastStep, m_room.isTight ? kTightStep : kWidestStep))
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
    if (cell >= kReadableCell)
        return usual;
    room.isTight = true;
    SheetGrid tight(std::move(room), columns, rows);
    return tight.cellOf(shape) > cell ? tight : usual;
}

double SheetGrid::textWidth() const
{
    return hasTextBeside() ? m_room.textBeside : columnWidth();
}

double SheetGrid::belowWidth() const
{
    return hasTextBeside() ? 0 : columnWidth();
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

QSizeF SheetGrid::sizeOf(const SheetShape& shape, double cell) const
{
    if (!shape.belowRows || hasTextBeside())
        return shape.sizeIn(cell, belowWidth());
    const QSizeF board = shape.size(cell);
    const double below = shape.belowRows(cell, std::max(belowWidth(), board.width()), m_columns);
    return board + QSizeF(0, below / m_rows);
}

/** How much of the page's height rows with boards of such cells take. */
double SheetGrid::heightWith(const SheetShape& shape, double cell) const
{
    const QSizeF size = sizeOf(shape, cell);
    const double board = size.height() + numberRoom(shape, size);
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
        return cell >= std::max({1.0, readable, nearly}) ? grid.heightWith(shape, cell) : cell / largest;
    };
    return std::ranges::max_element(trials, {}, worth)->second;
}

double SheetGrid::columnWidth() const
{
    return (m_room.page.width() - (m_columns - 1) * kGap) / m_columns;
}

QSizeF SheetGrid::boardRoom() const
{
    if (hasTextBeside())
        return {columnWidth() - kNumberBeside - kGap - m_room.textBeside, m_rowHeight};
    return {columnWidth(), m_rowHeight - textHeight()};
}

bool SheetGrid::hasNumberBeside(QSizeF size) const
{
    return hasTextBeside() ||
           (!m_room.hasNumbersAbove && size.width() + 2 * kNumberBeside <= columnWidth() + kGridRounding);
}

double SheetGrid::numberRoom(const SheetShape& shape, QSizeF size) const
{
    return shape.hasNumberInCorner(size) || hasNumberBeside(size) ? 0 : kNumberRoom;
}

double SheetGrid::cellOf(const SheetShape& shape) const
{
    const QSizeF room = boardRoom();
    if (hasTextBeside() && textHeight() > m_rowHeight + kGridRounding)
        return 0;
    const auto fits = [&](int tenths) {
        const QSizeF size = sizeOf(shape, static_cast<double>(tenths) / kTenths);
        const double above = numberRoom(shape, size);
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

void SheetGrid::settle(double height, double wanted, int last)
{
    const double others = (hasTextBeside() ? 0 : height) + linesHeight();
    m_captions = std::clamp(wanted, m_captions, std::max(m_captions, m_rowHeight - others));
    m_rowHeight = std::min(m_rowHeight, std::max(height, others + m_captions));
    if (m_rows > 1)
        m_rowStep = (m_room.page.height() - m_rowHeight) / (m_rows - 1);
    else
        m_top = kAboveSingle * (m_room.page.height() - m_rowHeight);
    m_lastShift = (m_columns - last) * (columnWidth() + kGap) / 2;
}

/** What rows that are lower leave stands between all of them. */
double SheetGrid::topOf(int row) const
{
    const double left = std::max(0.0, -std::accumulate(m_higher.begin(), m_higher.end(), 0.0));
    const double before =
        std::accumulate(m_higher.begin(), m_higher.begin() + std::min<std::ptrdiff_t>(row, std::ssize(m_higher)), 0.0);
    return m_top + row * m_rowStep + before + (m_rows > 1 ? left * row / (m_rows - 1) : kAboveSingle * left);
}

SheetPlace SheetGrid::place(int column, int row, const SheetBoards& boards) const
{
    const double shift = row == m_rows - 1 ? m_lastShift : 0;
    SheetPlace place{{column * (columnWidth() + kGap) + shift, topOf(row)}, columnWidth(), boards.cell, boards.stand};
    place.belowWidth = belowWidth();
    const QSizeF size = boards.shape.size(boards.cell);
    place.hasNumberBeside = hasNumberBeside(size) && (hasTextBeside() || !boards.shape.hasNumberInCorner(size));
    place.boardTop = numberRoom(boards.shape, size);
    place.hasTextBeside = hasTextBeside();
    place.boardLeft = kNumberBeside;
    place.textWidth = textWidth();
    const double higher = std::cmp_less(row, m_higher.size()) ? m_higher[static_cast<std::size_t>(row)] : 0;
    place.linesTop = m_rowHeight + higher - linesHeight();
    if (hasTextBeside()) // beside a high board they would stand far from what is said above them
        place.linesTop = std::min(place.linesTop, m_captions + kMostAboveLines);
    place.captionTop = hasTextBeside() ? 0 : place.linesTop - m_captions + kAboveCaption;
    place.captionHeight = place.linesTop - place.captionTop;
    place.lineStep = m_lineStep;
    place.linesBeside = m_room.linesBeside;
    return place;
}

} // namespace ringford::ui
