// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/longchess/Notation.h"

#include "engine/board/CellName.h"
#include "engine/rules/NoAction.h"
#include "engine/rules/PlainText.h"

#include <cstdlib>

namespace ringford::longchess {

namespace {

constexpr std::string_view kMine = "mine:";
constexpr std::string_view kFire = "fire:";
constexpr std::string_view kDone = "done";
constexpr std::string_view kOff = "-off";
constexpr std::string_view kColumnCharge = "Cx";
constexpr std::string_view kRowCharge = "Cy";
constexpr char kWithoutFlags = '~';
constexpr int kLongestDistance = 9; ///< that can be written; no charge is so long

using Axis = Action::Axis;

/** Whether a name is that of a place of the board, water too. */
bool isPlace(const Board& board, std::string_view name)
{
    const Face& face = board.faces().front();
    const auto column = readPlainNumber(name.substr(1), face.columns);
    return name.front() - 'a' < face.rows && column.value_or(0) > 0;
}

Result<Cell, Text> readCell(const Board& board, std::string_view name)
{
    if (!isCellName(name))
        return Failure{noAction()};
    if (const auto cell = board.find(name))
        return *cell;
    if (isPlace(board, name))
        return Failure{Text(RINGFORD_TEXT("%1 is water, not a cell")).quote(name)};
    return Failure{Text(RINGFORD_TEXT("the board has no cell '%1'")).quote(name)};
}

Result<Action, Text> readOn(const Board& board, Action::Kind kind, std::string_view name)
{
    const auto cell = readCell(board, name);
    if (!cell)
        return Failure{cell.error()};
    return Action::of(kind, *cell, *cell);
}

/** The column or row that a charge names; nothing when it is none. */
std::optional<int> readLine(Axis axis, std::string_view name)
{
    if (axis == Axis::Row)
        return name.size() == 1 && name[0] >= 'a' && name[0] <= 'z' ? std::optional(name[0] - 'a') : std::nullopt;
    const auto number = readPlainNumber(name);
    return number ? std::optional(*number - 1) : std::nullopt;
}

Result<Action, Text> readCharge(const Board& board, Axis axis, std::string_view text)
{
    const auto sign = text.find_first_of("+-");
    if (sign == std::string_view::npos)
        return Failure{noAction()};
    const std::string_view name = text.substr(kRowCharge.size(), sign - kRowCharge.size());
    const auto line = readLine(axis, name);
    const int distance = readPlainNumber(text.substr(sign + 1), kLongestDistance).value_or(0);
    if (!line || distance == 0)
        return Failure{noAction()};
    const auto first = firstCellOf(board, axis, *line);
    if (!first)
        return Failure{Text(axis == Axis::Column ? RINGFORD_TEXT("the board has no column '%1'")
                                                 : RINGFORD_TEXT("the board has no row '%1'"))
                           .quote(name)};
    Action action;
    action.kind = Action::Kind::Charge;
    action.axis = axis;
    action.from = action.to = *first;
    action.distance = static_cast<std::int8_t>(text[sign] == '+' ? distance : -distance);
    return action;
}

Result<Action, Text> readMove(const Board& board, std::string_view text)
{
    std::string_view rest = text;
    const bool leavesFlags = rest.ends_with(kWithoutFlags);
    if (leavesFlags)
        rest.remove_suffix(1);
    const auto sign = rest.find_first_of("-x*");
    if (sign == std::string_view::npos || (leavesFlags && rest[sign] == '*'))
        return Failure{noAction()};
    const auto from = readCell(board, rest.substr(0, sign));
    const auto to = readCell(board, rest.substr(sign + 1));
    if (!from || !to)
        return Failure{from ? to.error() : from.error()};
    Action action;
    action.kind = rest[sign] == '-'   ? Action::Kind::Step
                  : rest[sign] == 'x' ? Action::Kind::Capture
                                      : Action::Kind::Shot;
    action.from = *from;
    action.to = *to;
    action.leavesFlags = leavesFlags;
    return action;
}

} // namespace

std::optional<Cell> firstCellOf(const Board& board, Action::Axis axis, int line)
{
    const Face& face = board.faces().front();
    if (line < 0 || line >= (axis == Axis::Column ? face.columns : face.rows))
        return std::nullopt;
    const int length = axis == Axis::Column ? face.rows : face.columns;
    for (int i = 0; i < length; ++i) {
        const int column = axis == Axis::Column ? line : i;
        const int row = axis == Axis::Column ? i : line;
        const Place place{0, static_cast<std::int16_t>(column), static_cast<std::int16_t>(face.rows - 1 - row)};
        if (const auto cell = board.at(place))
            return cell;
    }
    return std::nullopt;
}

int lineOf(const Board& board, Action::Axis axis, Cell cell)
{
    const Place place = board.place(cell);
    return axis == Axis::Column ? place.column : board.faces().front().rows - 1 - place.row;
}

std::string writeAction(const Board& board, const Action& action)
{
    const std::string& from = board.name(action.from);
    const std::string& to = board.name(action.to);
    const auto moved = [&](char sign) { return from + sign + to + (action.leavesFlags ? "~" : ""); };
    switch (action.kind) {
    case Action::Kind::Capture: return moved('x');
    case Action::Kind::Shot: return moved('*');
    case Action::Kind::Leave: return from + std::string(kOff);
    case Action::Kind::Lay: return std::string(kMine) + to;
    case Action::Kind::Fire: return std::string(kFire) + to;
    case Action::Kind::EndFire: return std::string(kFire) + std::string(kDone);
    case Action::Kind::Charge: {
        const int line = lineOf(board, action.axis, action.from);
        const std::string name = action.axis == Axis::Column ? std::string(kColumnCharge) + std::to_string(line + 1)
                                                             : std::string(kRowCharge) + static_cast<char>('a' + line);
        return name + (action.distance < 0 ? '-' : '+') + std::to_string(std::abs(action.distance));
    }
    default: return moved('-');
    }
}

Result<Action, Text> readAction(const Board& board, std::string_view text)
{
    if (text.starts_with(kMine))
        return readOn(board, Action::Kind::Lay, text.substr(kMine.size()));
    if (text.starts_with(kColumnCharge))
        return readCharge(board, Axis::Column, text);
    if (text.starts_with(kRowCharge))
        return readCharge(board, Axis::Row, text);
    if (text.starts_with(kFire) && text.substr(kFire.size()) == kDone) {
        Action action;
        action.kind = Action::Kind::EndFire;
        return action;
    }
    if (text.starts_with(kFire))
        return readOn(board, Action::Kind::Fire, text.substr(kFire.size()));
    if (text.ends_with(kOff))
        return readOn(board, Action::Kind::Leave, text.substr(0, text.size() - kOff.size()));
    return readMove(board, text);
}

} // namespace ringford::longchess
