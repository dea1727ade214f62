// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/setup/SetupReader.h"

#include "engine/rules/PlainText.h"
#include "engine/rules/SameName.h"
#include "engine/setup/SetupSketch.h"

#include <algorithm>
#include <utility>

namespace ringford {

namespace {

/** So many are listed: enough to work on, and damage of any size is told in bounded time and memory. */
constexpr std::size_t kMostProblems = 100;

/** Those on one cell keep their order. What is sorted are their numbers: an item holds texts, and is slow to move. */
std::vector<PieceItem> inOrderOfCells(std::vector<PieceItem> items)
{
    if (std::ranges::is_sorted(items, {}, &PieceItem::cell))
        return items;
    std::vector<std::pair<Cell, std::size_t>> order;
    order.reserve(items.size());
    for (std::size_t i = 0; i < items.size(); ++i)
        order.emplace_back(items[i].cell, i);
    std::ranges::sort(order);
    std::vector<PieceItem> sorted;
    sorted.reserve(items.size());
    for (const auto& [cell, index] : order)
        sorted.push_back(std::move(items[index]));
    return sorted;
}

/** Which of the groups has that name, looked for from number @p first on, round all of them; their number: none has. */
std::size_t numberOf(const std::string& name, const std::vector<GroupInfo>& groups, std::size_t first)
{
    for (std::size_t i = 0; i < groups.size(); ++i) {
        const std::size_t at = (first + i) % groups.size();
        if (isSameName(groups[at].name, name))
            return at;
    }
    return groups.size();
}

} // namespace

SetupReader::SetupReader(const GameDescription& game, const Setup& setup) : m_game(game), m_setup(setup)
{
    checkGroups();
}

void SetupReader::problem(const std::string& group, const std::string& item, std::optional<Cell> cell, Text message)
{
    if (m_problems.size() < kMostProblems)
        m_problems.push_back({group, item, cell, std::move(message)});
}

void SetupReader::refuseSuffix(const PieceItem& item)
{
    if (!item.suffix.empty())
        problem(item, Text(RINGFORD_TEXT("nothing is expected behind the cell, not '%1'")).quote(item.suffix));
}

void SetupReader::checkGroups()
{
    const auto& known = m_game.groups;
    m_given.assign(known.size(), nullptr);
    std::size_t next = 0; // a line mostly has them in the game's order
    for (const SetupGroup& group : m_setup.groups) {
        const std::size_t index = numberOf(group.name, known, next);
        if (index == known.size()) {
            problem(group.name, "", std::nullopt,
                    Text(RINGFORD_TEXT("unknown; known: %1")).with(joined(known, &GroupInfo::name)));
        } else {
            if (m_given[index])
                problem(group.name, "", std::nullopt, RINGFORD_TEXT("given twice"));
            else
                m_given[index] = &group;
            next = index + 1;
        }
        // No line gives such items; an editor can.
        for (const std::string& item : group.items) {
            if (item.empty() || item.find_first_of(" ;") != std::string::npos)
                problem(group.name, item, std::nullopt, RINGFORD_TEXT("an item is one word"));
        }
    }
    for (std::size_t i = 0; i < known.size(); ++i) {
        if (known[i].isRequired && !m_given[i])
            problem(known[i].name, "", std::nullopt, RINGFORD_TEXT("missing"));
    }
}

bool SetupReader::hasProblems(std::string_view group) const
{
    return std::ranges::find(m_problems, group, &SetupProblem::group) != m_problems.end();
}

bool SetupReader::hasRefused(std::string_view group, char letter) const
{
    return std::ranges::any_of(m_problems, [&](const SetupProblem& problem) {
        return problem.group == group && problem.item.starts_with(letter);
    });
}

bool SetupReader::hasPieceProblems() const
{
    return std::ranges::any_of(m_game.groups, [this](const GroupInfo& group) {
        return group.kind == GroupInfo::Kind::Pieces && hasProblems(group.name);
    });
}

const std::vector<std::string>& SetupReader::items(std::string_view group) const
{
    static const std::vector<std::string> kNone;
    const SetupGroup* found = m_setup.find(group);
    return found ? found->items : kNone;
}

bool SetupReader::isEmpty(std::string_view group) const
{
    const SetupGroup* found = m_setup.find(group);
    return found && found->items.empty();
}

std::optional<PieceItem> SetupReader::readPiece(const GroupInfo& group, const std::string& text)
{
    const auto [kind, name, cell, suffix] = takeApart(m_game, group, text);
    if (!kind)
        problem(group.name, text, std::nullopt,
                Text(RINGFORD_TEXT("expected a piece letter and a cell; '%1' is no piece of this game"))
                    .with(text.substr(0, 1)));
    else if (!cell)
        problem(group.name, text, std::nullopt,
                Text(RINGFORD_TEXT("expected a piece letter and a cell; the board has no cell '%1'"))
                    .quote(name.empty() ? suffix : name));
    if (!kind || !cell)
        return std::nullopt;
    return PieceItem{*kind, group.side, *cell, std::string(suffix), text, group.name};
}

/** Those that are written, right or wrong. */
std::size_t SetupReader::countPieces() const
{
    std::size_t count = 0;
    for (std::size_t number = 0; number < m_given.size(); ++number) {
        if (m_game.groups[number].kind == GroupInfo::Kind::Pieces && m_given[number])
            count += m_given[number]->items.size();
    }
    return count;
}

std::vector<PieceItem> SetupReader::pieces()
{
    std::vector<PieceItem> found;
    found.reserve(countPieces());
    std::vector<bool> isTaken(static_cast<std::size_t>(m_game.board.cellCount()));
    for (std::size_t number = 0; number < m_given.size(); ++number) {
        const GroupInfo& group = m_game.groups[number];
        if (group.kind != GroupInfo::Kind::Pieces || !m_given[number])
            continue;
        for (const std::string& text : m_given[number]->items) {
            auto item = text.empty() ? std::nullopt : readPiece(group, text);
            if (!item)
                continue;
            const bool isMarker = m_game.kind(item->kind).isMarker;
            const auto takesPlace = [&](const PieceItem& other) {
                const bool isSame = other.kind == item->kind && other.side == item->side;
                return other.cell == item->cell && (isMarker ? isSame : !m_game.kind(other.kind).isMarker);
            };
            if (isTaken[item->cell.index] && std::ranges::any_of(found, takesPlace)) {
                problem(*item, RINGFORD_TEXT("the cell is occupied"));
                continue;
            }
            isTaken[item->cell.index] = true;
            found.push_back(std::move(*item));
        }
    }
    return inOrderOfCells(std::move(found));
}

std::optional<Seat> SetupReader::turn()
{
    const SetupGroup* group = m_setup.find("turn");
    if (!group)
        return std::nullopt; // said already, as a missing group
    if (group->items.size() != 1) {
        problem(
            "turn", "", std::nullopt,
            Text(RINGFORD_TEXT("expected exactly one seat, not %1")).with(static_cast<long long>(group->items.size())));
        return std::nullopt;
    }
    const auto seat = m_game.findSeat(group->items.front());
    if (!seat)
        problem("turn", group->items.front(), std::nullopt,
                Text(RINGFORD_TEXT("no seat of this game; expected one of: %1"))
                    .with(m_game.names(SeatSet::firstOnes(static_cast<int>(m_game.seats.size())))));
    return seat;
}

std::vector<std::optional<Side>> SetupReader::turns()
{
    std::vector<std::optional<Side>> sides(m_game.board.faces().size());
    for (const std::string& text : items("turn")) {
        const auto side = m_game.findSide(text);
        if (!side) {
            problem("turn", text, std::nullopt, RINGFORD_TEXT("no side of this game"));
            continue;
        }
        auto& onBoard = sides[static_cast<std::size_t>(m_game.side(*side).face)];
        if (onBoard)
            problem("turn", text, std::nullopt,
                    Text(RINGFORD_TEXT("%1 is on turn on that board already")).with(m_game.side(*onBoard).name));
        else
            onBoard = side;
    }
    return sides;
}

int SetupReader::number(std::string_view group, int least, int most)
{
    const auto& given = items(group);
    if (given.empty())
        return least;
    const std::string name(group);
    if (given.size() > 1) {
        problem(name, given[1], std::nullopt, RINGFORD_TEXT("expected one number"));
        return least;
    }
    const auto number = readPlainNumber(given.front(), most);
    if (!number || *number < least)
        problem(name, given.front(), std::nullopt,
                Text(RINGFORD_TEXT("expected a number from %1 to %2")).with(least).with(most));
    return number.value_or(least);
}

std::optional<Cell> SetupReader::cell(std::string_view group)
{
    const auto& given = items(group);
    if (given.empty())
        return std::nullopt;
    const auto cell = m_game.board.find(given.front());
    if (given.size() > 1)
        problem(std::string(group), given[1], std::nullopt, RINGFORD_TEXT("expected one cell"));
    else if (!cell)
        problem(std::string(group), given.front(), std::nullopt, RINGFORD_TEXT("the board has no such cell"));
    return cell;
}

} // namespace ringford
