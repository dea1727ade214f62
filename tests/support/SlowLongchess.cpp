// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/SlowLongchess.h"

#include <algorithm>
#include <sstream>

namespace ringford::test {

namespace {

std::vector<std::string> split(const std::string& text, char divider)
{
    std::vector<std::string> parts;
    std::istringstream stream(text);
    for (std::string part; std::getline(stream, part, divider);)
        parts.push_back(part);
    return parts;
}

std::string valueOf(const OptionValues& options, const char* name)
{
    for (const OptionValue& option : options) {
        if (option.name == name)
            return option.value;
    }
    return {};
}

} // namespace

SlowLongchess::SlowLongchess(const Setup& setup, const OptionValues& options)
    : m_flagsPlayed(valueOf(options, "mode") == "ctf"), m_four(valueOf(options, "teams") == "4"),
      m_pause(!m_four && valueOf(options, "central") == "pause"), m_river(valueOf(options, "central") != "none"),
      m_range(valueOf(options, "range") == "on"), m_hasMines(valueOf(options, "mines") == "on"),
      m_hasArtillery(valueOf(options, "artillery") == "on"), m_lastWins(valueOf(options, "victory") == "last"),
      m_setBack(std::atoi(valueOf(options, "capture").c_str()))
{
    m_names = m_four ? std::vector<std::string>{"nw", "ne", "se", "sw"} : std::vector<std::string>{"white", "black"};
    const auto seatOf = [this](const std::string& name) {
        return static_cast<int>(std::find(m_names.begin(), m_names.end(), name) - m_names.begin());
    };
    for (const SetupGroup& group : setup.groups) {
        for (const std::string& item : group.items) {
            const auto list = split(item, '=');
            if (group.name == "turn")
                m_turn = seatOf(item);
            else if (group.name == "out")
                m_out.insert(seatOf(item));
            else if (group.name == "firing")
                m_firing = true;
            else if (group.name == "quiet")
                m_quiet = std::atoi(item.c_str());
            else if (group.name == "mines" || group.name == "shells") {
                for (const std::string& cell : split(list[1], ',')) {
                    if (group.name == "mines")
                        m_mines[placeOf(cell)] = seatOf(list[0]);
                    else
                        m_shells[seatOf(list[0])].insert(placeOf(cell));
                }
            } else if (item[0] == 'F')
                m_flags[seatOf(group.name)] = placeOf(item.substr(1));
            else
                m_men[placeOf(item.substr(1))] = {seatOf(group.name), item[0]};
        }
    }
    putOut(m_lastWins ? "last-player" : "annihilated");
    bool canAct = false;
    for (int seat = 0; seat < seatCount(); ++seat) {
        for (const auto& [owner, place] : m_flags) {
            if (!m_lastWins && owner != seat && inKeep(seat, place) && isOwn(seat, place))
                m_status = "won by " + m_names[static_cast<std::size_t>(seat)] + " (flag)";
        }
        canAct = canAct || (isIn(seat) && !legal(seat).empty());
    }
    if (!isDecided() && !canAct)
        m_status = "drawn (deadlock)";
}

std::string SlowLongchess::setup() const
{
    std::string out;
    for (int seat = 0; seat < seatCount(); ++seat) {
        out += m_names[static_cast<std::size_t>(seat)] + ':';
        std::map<Place, std::string> items;
        for (const auto& [place, man] : m_men) {
            if (man.owner == seat)
                items[place] = std::string(" ") + man.kind + nameOf(place);
        }
        if (m_flags.contains(seat))
            items[m_flags.at(seat)] += " F" + nameOf(m_flags.at(seat));
        for (const auto& [place, text] : items)
            out += text;
        out += "; ";
    }
    out += "turn: " + m_names[static_cast<std::size_t>(m_turn)];
    if (!m_out.empty())
        out += "; out:";
    for (const int seat : m_out)
        out += ' ' + m_names[static_cast<std::size_t>(seat)];
    std::map<int, std::set<Place>> mines;
    for (const auto& [place, owner] : m_mines)
        mines[owner].insert(place);
    for (const auto& [group, lists] : {std::pair("mines", mines), std::pair("shells", m_shells)}) {
        std::string text;
        for (const auto& [seat, places] : lists) {
            std::string cells;
            for (const Place place : places)
                cells += (cells.empty() ? "" : ",") + nameOf(place);
            if (!cells.empty())
                text += ' ' + m_names[static_cast<std::size_t>(seat)] + '=' + cells;
        }
        if (!text.empty())
            out += std::string("; ") + group + ':' + text;
    }
    if (m_firing)
        out += "; firing: " + m_names[static_cast<std::size_t>(m_turn)];
    return m_quiet > 0 ? out + "; quiet: " + std::to_string(m_quiet) : out;
}

// The board

bool SlowLongchess::onBoard(Place place) const
{
    return place.row >= 0 && place.row < rows() && place.column >= 1 && place.column <= columns();
}

bool SlowLongchess::isCell(Place place) const
{
    if (!onBoard(place))
        return false;
    const char row = static_cast<char>('a' + place.row);
    const int column = place.column;
    const auto isOneOf = [](auto what, std::initializer_list<decltype(what)> list) {
        return std::find(list.begin(), list.end(), what) != list.end();
    };
    if (!m_four)
        return !(column == 7 || column == 31 || (column == 19 && m_river)) || isOneOf(row, {'b', 'e', 'h'});
    if (column == 7 && isOneOf(row, {'a', 'c', 'd', 'j', 'k', 'm'}))
        return false;
    return row != 'g' || !isOneOf(column, {1, 3, 4, 10, 11, 13});
}

std::string SlowLongchess::nameOf(Place place)
{
    return static_cast<char>('a' + place.row) + std::to_string(place.column);
}

SlowLongchess::Place SlowLongchess::placeOf(const std::string& name)
{
    return {name[0] - 'a', std::atoi(name.c_str() + 1)};
}

bool SlowLongchess::inQuadrant(int seat, Place place) const
{
    const bool rowFits = isTop(seat) ? place.row < 6 : place.row > 6;
    return onBoard(place) && rowFits && (isLeft(seat) ? place.column < 7 : place.column > 7);
}

bool SlowLongchess::inKeep(int seat, Place place) const
{
    const bool columnFits = isLeft(seat) ? place.column <= 3 : place.column > columns() - 3;
    if (!m_four)
        return place.row >= 3 && place.row <= 5 && columnFits;
    return columnFits && (isTop(seat) ? place.row < 3 : place.row > 9);
}

bool SlowLongchess::isOverOwnEnd(int seat, Place last, Place beyond) const
{
    const bool pastSide = isLeft(seat) ? beyond.column < 1 : beyond.column > columns();
    if (!m_four)
        return pastSide && beyond.row >= 0 && beyond.row < rows();
    if (!inQuadrant(seat, last))
        return false;
    const bool inRows = isTop(seat) ? beyond.row >= 0 && beyond.row < 6 : beyond.row > 6 && beyond.row < 13;
    const bool inColumns =
        isLeft(seat) ? beyond.column >= 1 && beyond.column < 7 : beyond.column > 7 && beyond.column <= 13;
    return (pastSide && inRows) || ((isTop(seat) ? beyond.row < 0 : beyond.row > 12) && inColumns);
}

bool SlowLongchess::areHomeTogether(Place one, Place other) const
{
    if (!m_four)
        return (one.column <= 6 && other.column <= 6) || (one.column >= 32 && other.column >= 32);
    for (int seat = 0; seat < seatCount(); ++seat) {
        if (inQuadrant(seat, one) && inQuadrant(seat, other))
            return true;
    }
    return false;
}

// What stands where

std::optional<SlowLongchess::Man> SlowLongchess::at(Place place) const
{
    const auto found = m_men.find(place);
    return found == m_men.end() ? std::nullopt : std::optional(found->second);
}

bool SlowLongchess::hasFlag(Place place) const
{
    return std::any_of(m_flags.begin(), m_flags.end(), [&](const auto& flag) { return flag.second == place; });
}

bool SlowLongchess::hasArmy(int seat) const
{
    return std::any_of(m_men.begin(), m_men.end(), [&](const auto& man) { return man.second.owner == seat; });
}

std::vector<SlowLongchess::Place> SlowLongchess::menOf(int seat, const std::string& kinds) const
{
    std::vector<Place> places;
    for (const auto& [place, man] : m_men) {
        if (man.owner == seat && kinds.find(man.kind) != std::string::npos)
            places.push_back(place);
    }
    return places;
}

/** Whether flags that lie there without a piece let a piece of the seat come. */
bool SlowLongchess::mayPickUp(int seat, Place place) const
{
    const auto own = m_flags.find(seat);
    return at(place) || own == m_flags.end() || own->second != place || !inKeep(seat, place);
}

bool SlowLongchess::mayEnd(int seat, char kind, Place place) const
{
    return !isOwn(seat, place) && mayPickUp(seat, place) && (kind == 'P' || !m_mines.contains(place));
}

} // namespace ringford::test
