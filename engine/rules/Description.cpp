// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/Description.h"

#include "engine/rules/PlainText.h"
#include "engine/rules/SameName.h"

#include <algorithm>
#include <cstdlib>

namespace ringford {

namespace {

template <class Index, class List, class Member, class Value>
std::optional<Index> findIndex(const List& list, Member member, const Value& value)
{
    const auto found = std::ranges::find(list, value, member);
    if (found == list.end())
        return std::nullopt;
    return Index{static_cast<std::uint8_t>(found - list.begin())};
}

template <class Index, class List> std::optional<Index> findNamed(const List& list, std::string_view name)
{
    const auto found = std::ranges::find_if(list, [name](const auto& one) { return isSameName(one.name, name); });
    if (found == list.end())
        return std::nullopt;
    return Index{static_cast<std::uint8_t>(found - list.begin())};
}

} // namespace

std::optional<Seat> GameDescription::findSeat(std::string_view name) const
{
    return findNamed<Seat>(seats, name);
}
std::optional<Side> GameDescription::findSide(std::string_view name) const
{
    return findNamed<Side>(sides, name);
}
std::optional<PieceKind> GameDescription::findKind(char letter) const
{
    return findIndex<PieceKind>(kinds, &KindInfo::letter, letter);
}

const GroupInfo* GameDescription::piecesOf(Side side) const
{
    const auto isOf = [&](const GroupInfo& group) {
        return group.kind == GroupInfo::Kind::Pieces && group.side == side;
    };
    const auto found = std::ranges::find_if(groups, isOf);
    return found == groups.end() ? nullptr : &*found;
}

std::string GameDescription::names(SeatSet set) const
{
    return joined(
        set, [this](Seat one) { return seat(one).name; }, " ");
}

std::vector<Side> sidesOn(const GameDescription& game, int face)
{
    std::vector<Side> sides;
    for (std::uint8_t index = 0; index < game.sides.size(); ++index) {
        if (game.sides[index].face == face)
            sides.push_back(Side{index});
    }
    return sides;
}

bool isInBlast(const GameDescription& game, PieceKind kind, Cell centre, Cell cell)
{
    const int reach = game.kind(kind).blast;
    const Place at = game.board.place(centre);
    const Place other = game.board.place(cell);
    return reach > 0 && at.face == other.face &&
           std::abs(at.column - other.column) + std::abs(at.row - other.row) <= reach;
}

} // namespace ringford
