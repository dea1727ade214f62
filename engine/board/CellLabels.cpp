// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/CellLabels.h"

#include <optional>

namespace ringford {

namespace {

std::string labelAt(const std::vector<std::string>& labels, int index)
{
    return index >= 0 && index < static_cast<int>(labels.size()) ? labels[static_cast<std::size_t>(index)]
                                                                 : std::string();
}

/** Which of @p labels stands at the front of @p text: the longest that does. */
std::optional<std::size_t> labelAtFront(const std::vector<std::string>& labels, std::string_view text)
{
    std::optional<std::size_t> found;
    for (std::size_t index = 0; index < labels.size(); ++index) {
        const bool isLonger = !found || labels[index].size() > labels[*found].size();
        if (isLonger && !labels[index].empty() && text.starts_with(labels[index]))
            found = index;
    }
    return found;
}

} // namespace

CellLabels labelsOf(const Board& board, Place place)
{
    const Face& face = board.faces()[place.face];
    return {labelAt(face.rowLabels, place.row), labelAt(face.columnLabels, place.column)};
}

bool hasOwnLabels(const Board& board)
{
    if (board.faces().size() != 1 || board.cellCount() == 0)
        return false;
    const Cell first{0};
    const CellLabels labels = labelsOf(board, board.place(first));
    const std::string_view name = board.shortName(first);
    const auto isNamed = [name](const std::string& front, const std::string& back) {
        return name.size() == front.size() + back.size() && name.starts_with(front) && name.ends_with(back);
    };
    return !labels.column.empty() && !labels.row.empty() && !isNamed(labels.column, labels.row) &&
           !isNamed(labels.row, labels.column);
}

std::string labelled(const Board& board, Cell cell)
{
    const CellLabels labels = labelsOf(board, board.place(cell));
    return labels.row + labels.column;
}

std::string namedByLabels(const Board& board, std::string_view text)
{
    if (!hasOwnLabels(board))
        return std::string(text);
    const Face& face = board.faces().front();
    std::string out;
    while (!text.empty()) {
        const auto row = labelAtFront(face.rowLabels, text);
        const std::size_t rowLength = row ? face.rowLabels[*row].size() : 0;
        const auto column = row ? labelAtFront(face.columnLabels, text.substr(rowLength)) : std::nullopt;
        const auto cell =
            column ? board.at({0, static_cast<std::int16_t>(*column), static_cast<std::int16_t>(*row)}) : std::nullopt;
        const std::size_t length = cell ? rowLength + face.columnLabels[*column].size() : 1;
        out += cell ? board.name(*cell) : std::string(text.substr(0, 1));
        text.remove_prefix(length);
    }
    return out;
}

std::string withoutOnlyBoard(const Board& board, std::string_view text)
{
    const std::string& name = board.faces().front().name;
    if (board.faces().size() != 1 || name.empty())
        return std::string(text);
    const std::string number = name + ':';
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    std::string out;
    for (std::size_t at = 0; at < text.size();) {
        const bool isNumber = text.substr(at).starts_with(number) && at + number.size() < text.size() &&
                              text[at + number.size()] != ' ' && (at == 0 || !isDigit(text[at - 1]));
        if (isNumber)
            at += number.size();
        else
            out += text[at++];
    }
    return out;
}

} // namespace ringford
