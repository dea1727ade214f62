// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/SheetMeasures.h"

#include <cmath>
#include <utility>

namespace ringford::ui {

namespace {

constexpr double kTolerance = 1e-6;
constexpr double kBetween = SheetGrid::kGap;
constexpr double kBesideTurned = 1.2; // mm: names of rows there have two digits

} // namespace

SheetMeasures::SheetMeasures(SheetRoom room, double lineStep, std::vector<SheetBoards> boards)
    : m_room(std::move(room)), m_lineStep(lineStep), m_boards(std::move(boards))
{
    for (std::size_t shape = 0; shape < m_boards.size(); ++shape) {
        std::vector<SheetMeasure>& measures = m_measures.emplace_back();
        const SheetBoards& one = m_boards[shape];
        if (one.cell < 1)
            continue;
        const bool hasTextBeside = one.textBeside > 0;
        const double number = hasTextBeside && hasNumberBeside(one) ? SheetGrid::kNumberBeside : 0;
        // Captions of boards in a row of several shapes have about their width.
        const double width = number + widthOf(one);
        measures.push_back(measure(shape, width, std::floor(width)));
        const double all = m_room.page.width() + kBetween + kTolerance;
        const int most = std::max(1, static_cast<int>(all / (width + kBetween)));
        for (int columns = 1; columns <= most; ++columns)
            measures.push_back(measure(shape, columnWidth(columns), columnWidth(columns)));
        if (most == 1 && !hasTextBeside && hasNumberBeside(one)) {
            measures.back().hasNumberBeside = true;
            measures.back().top -= std::exchange(measures.back().above, 0);
        }
    }
}

bool SheetMeasures::hasTooLarge() const
{
    return std::ranges::any_of(m_boards, [](const SheetBoards& boards) { return boards.cell < 1; });
}

bool SheetMeasures::hasTurned() const
{
    return std::ranges::any_of(m_boards,
                               [](const SheetBoards& boards) { return boards.cell >= 1 && boards.stand.isTurned; });
}

/** Of its board, and of what stands at its right. */
double SheetMeasures::widthOf(const SheetBoards& boards) const
{
    const double beside = boards.textBeside > 0 ? kBetween + boards.textBeside : 0;
    return boards.shape.size(boards.cell).width() + (boards.stand.isTurned ? 2 * kBesideTurned : 0) + beside;
}

/** There is room for its number, where no other board stands at its left. */
bool SheetMeasures::hasNumberBeside(const SheetBoards& boards) const
{
    const bool isInMiddle = boards.textBeside <= 0;
    const double sides = SheetGrid::kNumberBeside * (isInMiddle ? 2 : 1);
    const double width = isInMiddle ? boards.shape.size(boards.cell).width() : widthOf(boards);
    return !boards.shape.hasNumberInCorner(boards.shape.size(boards.cell)) &&
           width + sides <= m_room.page.width() + kTolerance;
}

double SheetMeasures::columnWidth(int columns) const
{
    return (m_room.page.width() + kBetween) / columns - kBetween;
}

SheetMeasure SheetMeasures::measure(std::size_t shape, double width, double captionWidth) const
{
    SheetMeasure made;
    made.width = width;
    const SheetBoards& boards = m_boards[shape];
    made.textBeside = boards.textBeside;
    const bool hasTextBeside = boards.textBeside > 0;
    const double textWidth = hasTextBeside ? boards.textBeside : width;
    made.board = boards.shape.sizeIn(boards.cell, hasTextBeside ? 0 : width);
    // What has room below the board stands there, not at the left of the place.
    const bool isNarrow = boards.shape.sizeIn(boards.cell, 0).height() <= made.board.height() + kTolerance;
    made.belowWidth = isNarrow ? 0 : width;
    made.hasNumberBeside = hasTextBeside && hasNumberBeside(boards);
    const bool isInCorner = boards.shape.hasNumberInCorner(boards.shape.size(boards.cell));
    made.above = isInCorner || made.hasNumberBeside ? 0 : SheetGrid::kNumberRoom;
    made.top = made.above + (boards.shape.above ? boards.shape.above(boards.cell) : 0);
    made.caption = m_room.captions ? m_room.captions(hasTextBeside ? textWidth : captionWidth, m_room.isTight) : 0;
    const int fitting = static_cast<int>((textWidth + kBetween) / (SheetGrid::kShortestLine + kBetween));
    made.linesBeside = std::clamp(fitting, 1, std::max(1, m_room.lines));
    made.lines = (m_room.lines + made.linesBeside - 1) / made.linesBeside * m_lineStep;
    return made;
}

SheetPlace SheetMeasures::place(std::size_t shape, const SheetMeasure& one, QPointF at, double shift) const
{
    const SheetBoards& boards = m_boards[shape];
    if (one.textBeside > 0)
        return besidePlace(boards, one, at, shift);
    SheetPlace place{at, one.width, boards.cell, boards.stand};
    place.belowWidth = one.belowWidth;
    place.textWidth = one.width;
    place.boardTop = one.above + shift;
    place.captionTop = place.boardTop + one.board.height() + SheetGrid::kAboveCaption;
    place.captionHeight = one.caption - SheetGrid::kAboveCaption;
    place.hasNumberBeside = one.hasNumberBeside;
    place.linesTop = place.boardTop + one.board.height() + one.caption;
    place.lineStep = m_lineStep;
    place.linesBeside = one.linesBeside;
    return place;
}

/** With caption and lines at the right: all of it stands in the middle. */
SheetPlace SheetMeasures::besidePlace(const SheetBoards& boards, const SheetMeasure& one, QPointF at,
                                      double shift) const
{
    const double number = one.hasNumberBeside ? SheetGrid::kNumberBeside : 0;
    const double width = number + one.board.width() + kBetween + one.textBeside;
    SheetPlace place{at + QPointF((one.width - width) / 2, 0), width, boards.cell, boards.stand};
    place.hasTextBeside = true;
    place.boardLeft = number;
    place.textWidth = one.textBeside;
    place.hasNumberBeside = one.hasNumberBeside;
    place.boardTop = one.above + shift;
    place.captionTop = place.boardTop;
    const double high = std::max(one.board.height(), one.text());
    place.captionHeight = std::min(high - one.lines, one.caption + SheetGrid::kMostAboveLines);
    place.linesTop = place.captionTop + place.captionHeight;
    place.lineStep = m_lineStep;
    place.linesBeside = one.linesBeside;
    return place;
}

} // namespace ringford::ui
