// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/SlowCircular.h"

#include <algorithm>
#include <cstdlib>

namespace ringford::test {

namespace {

std::vector<int> teamNumbers(std::string_view teams, int seats)
{
    std::vector<int> numbers;
    for (int seat = 0; seat < seats; ++seat)
        numbers.push_back(teams == "none" ? seat : teams == "2x2x2" ? seat % 3 : seat % 2);
    return numbers;
}

} // namespace

SlowCircular::SlowCircular(const Setup& setup, const OptionValues& options)
    : m_byzantine(findOption(options, "rules") == "byzantine"), m_teams(findOption(options, "teams") != "none"),
      m_kinglessOut(findOption(options, "kingless") == "out")
{
    for (const SetupGroup& group : setup.groups) {
        if (group.name == "turn")
            break;
        m_names.push_back(group.name);
    }
    m_team = teamNumbers(*findOption(options, "teams"), seatCount());
    m_columns = 8 * seatCount();
    for (int seat = 0; seat < seatCount(); ++seat) {
        for (const std::string& item : setup.groups[static_cast<std::size_t>(seat)].items) {
            const auto suffix = item.find_first_of("+-");
            Man man{seat, item.front(), 0, 0};
            if (suffix != std::string::npos) {
                man.way = item[suffix] == '+' ? 1 : -1;
                man.travelled = m_byzantine ? 0 : item.back() - '0';
            }
            m_men[placeOf(item.substr(1, suffix == std::string::npos ? suffix : suffix - 1))] = man;
        }
    }
    const auto seatNamed = [&](const std::string& name) {
        return static_cast<int>(std::find(m_names.begin(), m_names.end(), name) - m_names.begin());
    };
    if (const SetupGroup* out = setup.find("out")) {
        for (const std::string& name : out->items)
            m_out.insert(seatNamed(name));
    }
    if (const SetupGroup* quiet = setup.find("quiet"))
        m_quiet = std::atoi(quiet->items.front().c_str());
    m_turn = seatNamed(setup.find("turn")->items.front());
    decide("last-player");
    passOver();
}

SlowCircular::Place SlowCircular::around(Place place, int rings, int columns) const
{
    return {place.first + rings, (place.second + columns + 2 * m_columns) % m_columns};
}

std::string SlowCircular::nameOf(Place place) const
{
    return static_cast<char>('a' + place.first) + std::to_string(place.second + 1);
}

SlowCircular::Place SlowCircular::placeOf(const std::string& name) const
{
    return {name.front() - 'a', std::atoi(name.c_str() + 1) - 1};
}

std::optional<SlowCircular::Man> SlowCircular::at(Place place) const
{
    const auto found = m_men.find(place);
    return found == m_men.end() ? std::nullopt : std::optional(found->second);
}

/** What the piece there attacks: for a pawn the cells it may capture on. */
std::set<SlowCircular::Place> SlowCircular::attackedFrom(Place place) const
{
    const Man man = *at(place);
    std::set<Place> cells;
    for (int rings = -2; rings <= 2; ++rings) {
        for (int columns = -2; columns <= 2; ++columns) {
            const int far = std::max(std::abs(rings), std::abs(columns));
            const int near = std::min(std::abs(rings), std::abs(columns));
            const bool leaps = (man.kind == 'N' && far == 2 && near == 1) || (man.kind == 'K' && far == 1) ||
                               (man.kind == 'P' && columns == man.way && std::abs(rings) == 1) ||
                               (m_byzantine && man.kind == 'B' && far == 2 && near == 2) ||
                               (m_byzantine && man.kind == 'Q' && far == 1 && near == 1);
            if (leaps)
                cells.insert(around(place, rings, columns));
            const bool straight = far == 1 && near == 0 && (man.kind == 'R' || man.kind == 'Q');
            const bool diagonal = far == 1 && near == 1 && (man.kind == 'B' || man.kind == 'Q');
            if ((m_byzantine && man.kind != 'R') || (!straight && !diagonal))
                continue;
            for (Place to = around(place, rings, columns); to != place && to.first >= 0 && to.first < 4;
                 to = around(to, rings, columns)) {
                cells.insert(to);
                if (at(to))
                    break;
            }
        }
    }
    std::erase_if(cells, [](Place cell) { return cell.first < 0 || cell.first > 3; });
    return cells;
}

std::set<std::string> SlowCircular::pseudoLegal(int seat) const
{
    std::set<std::string> found;
    const auto add = [&](Place from, const std::string& sign, Place to) {
        const Man man = *at(from);
        if (man.kind == 'P' && !m_byzantine && man.travelled == 5) {
            for (const char kind : {'Q', 'R', 'B', 'N'})
                found.insert(nameOf(from) + sign + nameOf(to) + '=' + kind);
        } else {
            found.insert(nameOf(from) + sign + nameOf(to));
        }
    };
    for (const auto& [from, man] : m_men) {
        if (man.owner != seat)
            continue;
        for (const Place& to : attackedFrom(from)) {
            const auto there = at(to);
            const bool barred = there && isIn(there->owner) && areMates(seat, there->owner);
            if (there && !barred)
                add(from, "x", to);
            else if (!there && man.kind != 'P')
                add(from, "-", to);
        }
        if (man.kind != 'P')
            continue;
        const Place front = around(from, 0, man.way);
        const auto there = at(front);
        if (!there)
            add(from, "-", front);
        else if (there->owner != seat && there->kind == 'P' && isIn(there->owner) && areMates(seat, there->owner))
            add(from, "<>", front);
    }
    return found;
}

std::set<std::string> SlowCircular::removalsBy(int seat) const
{
    std::set<std::string> found;
    if (!m_byzantine || !isIn(seat) || !m_decided.empty())
        return found;
    for (const auto& [from, man] : m_men) {
        const auto other = at(around(from, 0, 1));
        if (man.kind == 'P' && man.way == 1 && other && other->kind == 'P' && other->way == -1 &&
            other->owner == man.owner && areOpponents(seat, man.owner))
            found.insert("remove:" + nameOf(from) + ',' + nameOf(around(from, 0, 1)));
    }
    return found;
}

std::optional<SlowCircular::Place> SlowCircular::kingOf(int seat) const
{
    for (const auto& [place, man] : m_men) {
        if (man.owner == seat && man.kind == 'K')
            return place;
    }
    return std::nullopt;
}

bool SlowCircular::isKingAttacked(int seat) const
{
    const auto king = kingOf(seat);
    const auto isInReach = [&](Place from) {
        const int rings = std::abs(from.first - king->first);
        const int columns = std::abs(from.second - king->second);
        const int apart = std::min(columns, m_columns - columns);
        return rings == 0 || apart == 0 || rings == apart || rings * apart == 2;
    };
    return king && std::any_of(m_men.begin(), m_men.end(), [&](const auto& entry) {
               return areOpponents(seat, entry.second.owner) && isInReach(entry.first) &&
                      attackedFrom(entry.first).contains(*king);
           });
}

std::set<std::string> SlowCircular::legal(int seat) const
{
    std::set<std::string> found = pseudoLegal(seat);
    if (hasCheck()) {
        std::erase_if(found, [&](const std::string& action) {
            const Pair pair = read(action);
            const auto taken = at(pair.to);
            if (taken && taken->kind == 'K' && isIn(taken->owner))
                return false;
            SlowCircular after = *this;
            after.m_men[pair.to] = after.m_men[pair.from];
            after.m_men.erase(pair.from);
            return after.isKingAttacked(seat);
        });
    }
    found.merge(removalsBy(seat));
    return found;
}

std::set<std::string> SlowCircular::actions() const
{
    return m_decided.empty() ? legal(m_turn) : std::set<std::string>{};
}

std::string SlowCircular::status() const
{
    if (!m_decided.empty() || !hasCheck() || !legal(m_turn).empty())
        return m_decided.empty() ? "playing" : m_decided;
    if (!isKingAttacked(m_turn))
        return "drawn (stalemate)";
    return "won by " + m_names[static_cast<std::size_t>(next(m_turn))] + " (checkmate)";
}

std::vector<std::string> SlowCircular::onTurn() const
{
    if (status() != "playing")
        return {};
    return {m_names[static_cast<std::size_t>(m_turn)]};
}

std::set<std::string> SlowCircular::exposed() const
{
    std::set<std::string> found = actions();
    std::erase_if(found, [&](const std::string& action) {
        SlowCircular after = *this;
        after.play(action);
        return !after.isKingAttacked(m_turn);
    });
    return found;
}

SlowCircular::Pair SlowCircular::read(const std::string& action) const
{
    if (action.starts_with("remove:")) {
        const auto comma = action.find(',');
        return {placeOf(action.substr(7, comma - 7)), placeOf(action.substr(comma + 1)), 0, 'r'};
    }
    const auto sign = action.find_first_of("-x<");
    const std::size_t width = action[sign] == '<' ? 2 : 1;
    const auto equals = action.find('=');
    const char promotion = equals == std::string::npos ? '\0' : action.back();
    return {placeOf(action.substr(0, sign)), placeOf(action.substr(sign + width, equals - sign - width)), promotion,
            action[sign]};
}

std::string SlowCircular::setup() const
{
    std::vector<std::string> groups;
    for (const std::string& name : m_names)
        groups.push_back(name + ':');
    for (const auto& [place, man] : m_men) {
        std::string item = ' ' + std::string(1, man.kind) + nameOf(place);
        if (man.kind == 'P') {
            item += man.way > 0 ? '+' : '-';
            if (!m_byzantine)
                item += std::to_string(man.travelled);
        }
        groups[static_cast<std::size_t>(man.owner)] += item;
    }
    groups.push_back("turn: " + m_names[static_cast<std::size_t>(m_turn)]);
    std::string out;
    for (const int seat : m_out)
        out += ' ' + m_names[static_cast<std::size_t>(seat)];
    if (!out.empty())
        groups.push_back("out:" + out);
    if (m_quiet > 0)
        groups.push_back("quiet: " + std::to_string(m_quiet));
    std::string line;
    for (const std::string& group : groups)
        line += (line.empty() ? "" : "; ") + group;
    return line;
}

} // namespace ringford::test
