// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/DiagramSpec.h"

namespace ringford::ui {

namespace {

/** A cell by its name, or by what the labels of that board call it. */
std::optional<Cell> findOn(const Board& board, int face, const std::string& name)
{
    if (const auto cell = board.find(name))
        return cell;
    return board.find(board.faces()[static_cast<std::size_t>(face)].name + ':' + name);
}

} // namespace

std::optional<std::pair<Cell, Cell>> readPart(const QString& text, const Board& board)
{
    const QString part = text.trimmed();
    const std::string from = part.section(u'-', 0, 0).trimmed().toStdString();
    const auto first = board.faces().size() == 1 ? findOn(board, 0, from) : board.find(from);
    const auto last =
        first ? findOn(board, board.place(*first).face, part.section(u'-', 1).trimmed().toStdString()) : std::nullopt;
    if (!first || !last || board.place(*first).face != board.place(*last).face)
        return std::nullopt;
    return std::pair(*first, *last);
}

std::string examplePart(const Board& board)
{
    Cell last{};
    for (int index = 0; index < board.cellCount(); ++index) {
        if (const Cell cell{static_cast<std::uint16_t>(index)}; board.place(cell).face == 0)
            last = cell;
    }
    return board.name(Cell{}) + '-' + board.name(last);
}

} // namespace ringford::ui
