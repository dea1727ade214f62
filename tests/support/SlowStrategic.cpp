// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/SlowStrategic.h"

#include <algorithm>
#include <cstdlib>

namespace ringford::test {

namespace {

std::string named(int board, int file, int rank)
{
    return std::to_string(board + 1) + ':' + static_cast<char>('a' + file % 8) + std::to_string(rank + 1);
}

std::set<int> ranksOf(const std::string& text)
{
    std::set<int> ranks;
    for (std::size_t i = 0; text != "none" && i < text.size(); i += 2) {
        const bool isSpan = i + 2 < text.size() && text[i + 1] == '-';
        for (char rank = text[i]; rank <= (isSpan ? text[i + 2] : text[i]); ++rank)
            ranks.insert(rank - '0');
        if (isSpan)
            i += 2;
    }
    return ranks;
}

} // namespace

SlowStrategic::SlowStrategic(const Setup& setup, const OptionValues& options)
    : m_boards(std::stoi(std::string(*findOption(options, "boards")))), m_all(findOption(options, "ending") == "all"),
      m_roads(ranksOf(std::string(*findOption(options, "roads"))))
{
    for (const SetupGroup& group : setup.groups) {
        for (const std::string& item : group.items) {
            const int board = item[0] - '1';
            if (group.name == "turn")
                m_turn[board] = item[1];
            else if (group.name == "closed")
                m_closed[board] = item[2];
            else if (group.name == "quiet")
                m_quiet = std::stoi(item);
            else
                m_men[{8 * (group.name[0] - '1') + item[1] - 'a', item[2] - '1'}] = {group.name[1], item[0],
                                                                                     item.ends_with('^')};
        }
    }
    settle();
}

bool SlowStrategic::isPlace(Place place) const
{
    return place.file >= 0 && place.file < 8 * m_boards && place.rank >= 0 && place.rank < 8;
}

bool SlowStrategic::isWithin(Place from, Place to) const
{
    return isPlace(to) && isOpen(from.board()) && isOpen(to.board()) && std::abs(from.board() - to.board()) <= 1;
}

std::set<SlowStrategic::Place> SlowStrategic::attacks(const Men& men, Place from) const
{
    const Man man = men.at(from);
    std::set<Place> found;
    for (int files = -2; files <= 2; ++files) {
        for (int ranks = -2; ranks <= 2; ++ranks) {
            const int far = std::max(std::abs(files), std::abs(ranks));
            const Place first{from.file + files, from.rank + ranks};
            if (man.kind == 'N' && std::abs(files * ranks) == 2 && isWithin(from, first))
                found.insert(first);
            if (far != 1)
                continue;
            if (man.kind == 'K' && isWithin(from, first) && first.board() == from.board())
                found.insert(first);
            if (man.kind == 'P' && files != 0 && ranks == (man.army == 'w' ? 1 : -1) && isWithin(from, first))
                found.insert(first);
            const bool isStraight = files == 0 || ranks == 0;
            if (man.kind != 'Q' && man.kind != (isStraight ? 'R' : 'B'))
                continue;
            for (Place at = first; isWithin(from, at); at = {at.file + files, at.rank + ranks}) {
                found.insert(at);
                if (men.contains(at) || at.board() != from.board())
                    break;
            }
        }
    }
    return found;
}

std::set<SlowStrategic::Place> SlowStrategic::attackers(const Men& men, int board, char army) const
{
    std::set<Place> found;
    const auto king = std::ranges::find_if(men, [&](const auto& one) {
        return one.first.board() == board && one.second.kind == 'K' && one.second.army == army;
    });
    const auto isInReach = [at = king->first](Place from) {
        const int files = std::abs(from.file - at.file);
        const int ranks = std::abs(from.rank - at.rank);
        return files == 0 || ranks == 0 || files == ranks || files * ranks == 2;
    };
    for (const auto& [place, man] : men) {
        if (man.army != army && isInReach(place) && attacks(men, place).contains(king->first))
            found.insert(place);
    }
    return found;
}

void SlowStrategic::addQuiet(const Men& men, Place from, Place to, std::vector<Step>& found)
{
    if (!men.contains(to))
        found.push_back({from, to});
}

std::vector<SlowStrategic::Step> SlowStrategic::steps(Place from) const
{
    const Man man = m_men.at(from);
    std::vector<Step> found;
    for (const Place to : attacks(m_men, from)) {
        const auto prey = m_men.find(to);
        const bool isPrey = prey != m_men.end() && prey->second.army != man.army && prey->second.kind != 'K';
        if (isPrey || (man.kind != 'P' && prey == m_men.end()))
            found.push_back({from, to});
    }
    if (man.kind != 'P')
        return found;
    const int up = man.army == 'w' ? 1 : -1;
    for (int far = 1; far <= (man.fresh ? 3 : 1); ++far) {
        const Place to{from.file, from.rank + far * up};
        if (!isPlace(to) || m_men.contains(to))
            break;
        found.push_back({from, to});
    }
    if (isPlace({from.file, from.rank - up}))
        addQuiet(m_men, from, {from.file, from.rank - up}, found);
    for (const int aside : {-1, 1}) {
        const Place to{from.file + aside, from.rank};
        if (isRoad(from.rank) && isWithin(from, to))
            addQuiet(m_men, from, to, found);
    }
    return found;
}

SlowStrategic::Men SlowStrategic::after(Step step) const
{
    Men men = m_men;
    Man man = men.at(step.from);
    man.fresh = false;
    men.erase(step.from);
    men[step.to] = man;
    return men;
}

bool SlowStrategic::exposes(Step step, const std::set<int>& used) const
{
    const char army = m_men.at(step.from).army;
    const Men then = after(step);
    for (const auto& [board, turn] : m_turn) {
        const auto culprits = attackers(then, board, army);
        if (culprits.empty())
            continue;
        const auto before = attackers(m_men, board, army);
        if (used.contains(board) || !std::ranges::includes(before, culprits))
            return true;
    }
    return false;
}

std::set<int> SlowStrategic::usedBy(Step step) const
{
    std::set<int> used{step.to.board()};
    if (m_turn.at(step.from.board()) == m_men.at(step.from).army)
        used.insert(step.from.board());
    return used;
}

bool SlowStrategic::isLegal(Step step) const
{
    const char army = m_men.at(step.from).army;
    const int target = step.to.board();
    if (m_turn.at(target) != army)
        return false;
    if (step.from.board() != target && !attackers(m_men, target, army).empty())
        return false;
    return !exposes(step, usedBy(step));
}

std::string SlowStrategic::text(Step step) const
{
    const std::string to = named(step.to.board(), step.to.file, step.to.rank);
    return named(step.from.board(), step.from.file, step.from.rank) + (m_men.contains(step.to) ? 'x' : '-') +
           (step.from.board() == step.to.board() ? to.substr(2) : to);
}

std::set<std::string> SlowStrategic::legal() const
{
    std::set<std::string> found;
    for (const auto& [place, man] : m_men) {
        if (!isOpen(place.board()))
            continue;
        for (const Step step : steps(place)) {
            if (isLegal(step))
                found.insert(text(step));
        }
    }
    return found;
}

bool SlowStrategic::hasProspects(int board) const
{
    const char army = m_turn.at(board);
    const bool isFree = attackers(m_men, board, army).empty();
    for (const auto& [place, man] : m_men) {
        if (man.army != army || !isOpen(place.board()))
            continue;
        for (const Step step : steps(place)) {
            const bool isHere = place.board() == board || (isFree && step.to.board() == board);
            if (isHere && !exposes(step, {board}))
                return true;
        }
    }
    return false;
}

void SlowStrategic::close(int board, char winner)
{
    m_turn.erase(board);
    m_closed[board] = winner;
    m_quiet = 0;
}

std::string SlowStrategic::team(char army) const
{
    std::string names;
    for (int board = 1; board <= m_boards; ++board)
        names += (board > 1 ? " " : "") + std::to_string(board) + army;
    return names;
}

int SlowStrategic::won(char army) const
{
    return static_cast<int>(std::ranges::count(m_closed, army, &std::pair<const int, char>::second));
}

void SlowStrategic::decide(const std::string& reasonOfLoss)
{
    const int white = won('w');
    const int black = won('b');
    if (!m_turn.empty() && (m_all || white + black == 0))
        return;
    const bool byBoards = m_all && m_boards > 1;
    if (white != black)
        m_status = "won by " + team(white > black ? 'w' : 'b') + " (" + (byBoards ? "boards" : reasonOfLoss) + ')';
    else
        m_status = byBoards ? "drawn (boards)" : "drawn (stalemate)";
}

void SlowStrategic::settle()
{
    if (!isDecided())
        decide("checkmate");
    while (!isDecided()) {
        const auto done = std::ranges::find_if(m_turn, [this](const auto& one) { return !hasProspects(one.first); });
        if (done == m_turn.end())
            break;
        const bool isMate = !attackers(m_men, done->first, done->second).empty();
        close(done->first, isMate ? foe(done->second) : '-');
        decide("checkmate");
    }
    if (!isDecided() && legal().empty())
        m_status = "drawn (deadlock)";
}

void SlowStrategic::play(const std::string& action)
{
    for (const auto& [place, man] : m_men) {
        if (!isOpen(place.board()))
            continue;
        for (const Step step : steps(place)) {
            if (text(step) != action)
                continue;
            const bool isLoud = m_men.contains(step.to) || man.kind == 'P';
            const auto used = usedBy(step);
            m_men = after(step);
            m_quiet = isLoud ? 0 : m_quiet + 1;
            for (const int board : used)
                m_turn[board] = foe(m_turn[board]);
            settle();
            return;
        }
    }
    std::abort(); // nobody plays what is not legal
}

void SlowStrategic::retire(int board, char army, const std::string& reason)
{
    close(board, foe(army));
    decide(reason);
    settle();
}

std::string SlowStrategic::turn() const
{
    std::string names;
    if (isDecided())
        return names;
    for (const auto& [board, army] : m_turn)
        names += (names.empty() ? "" : " ") + std::to_string(board + 1) + army;
    return names;
}

std::string SlowStrategic::setup() const
{
    std::string out;
    for (int board = 0; board < m_boards; ++board) {
        for (const char army : {'w', 'b'}) {
            out += std::to_string(board + 1) + army + ':';
            for (const auto& [place, man] : m_men) {
                if (place.board() == board && man.army == army)
                    out += std::string(" ") + man.kind + named(board, place.file, place.rank).substr(2) +
                           (man.fresh ? "^" : "");
            }
            out += "; ";
        }
    }
    out += "turn:";
    for (const auto& [board, army] : m_turn)
        out += ' ' + std::to_string(board + 1) + army;
    for (const auto& [board, winner] : m_closed)
        out += (board == m_closed.begin()->first ? "; closed: " : " ") + std::to_string(board + 1) + '=' + winner;
    return m_quiet > 0 ? out + "; quiet: " + std::to_string(m_quiet) : out;
}

} // namespace ringford::test
