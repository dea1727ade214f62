// SPDX-License-Identifier: GPL-3.0-or-later
// What an action of Circular chess does, who goes out by it, and when the game is decided.
#include "tests/support/SlowCircular.h"

#include <algorithm>

namespace ringford::test {

void SlowCircular::play(const std::string& action)
{
    const Pair pair = read(action);
    if (pair.sign == 'r') {
        const int owner = at(pair.from)->owner;
        m_men.erase(pair.from);
        m_men.erase(pair.to);
        m_quiet = 0;
        lose(owner, false);
    } else {
        const int actor = m_turn;
        if (pair.sign == '<')
            swap(pair);
        else
            move(pair);
        m_turn = next(actor);
    }
    passOver();
}

void SlowCircular::move(const Pair& pair)
{
    Man man = *at(pair.from);
    const auto taken = at(pair.to);
    m_quiet = taken || man.kind == 'P' ? 0 : std::min(m_quiet + 1, 999999);
    if (man.kind == 'P' && !m_byzantine)
        ++man.travelled;
    if (pair.promotion)
        man = {man.owner, pair.promotion, 0, 0};
    m_men.erase(pair.from);
    m_men[pair.to] = man;
    if (taken)
        lose(taken->owner, taken->kind == 'K');
}

void SlowCircular::swap(const Pair& pair)
{
    Man own = *at(pair.from);
    Man mate = *at(pair.to);
    m_quiet = 0;
    if (!m_byzantine) {
        ++own.travelled;
        mate.travelled = mate.way != own.way ? mate.travelled + 1 : std::max(0, mate.travelled - 1);
    }
    if (pair.promotion)
        own = {own.owner, pair.promotion, 0, 0};
    if (mate.travelled == 6)
        mate = {mate.owner, 'Q', 0, 0};
    m_men[pair.to] = own;
    m_men[pair.from] = mate;
}

void SlowCircular::lose(int owner, bool king)
{
    if (!isIn(owner))
        return;
    const auto left =
        std::count_if(m_men.begin(), m_men.end(), [&](const auto& entry) { return entry.second.owner == owner; });
    if (m_teams) {
        if ((king && m_kinglessOut) || left == 0)
            m_out.insert(owner);
        loseTeams();
        decide("king-captured");
    } else if (king) {
        m_out.insert(owner);
        decide("king-captured");
    } else if (m_byzantine && left == 1) {
        m_out.insert(owner);
        decide("bare-king");
    }
}

void SlowCircular::loseTeams()
{
    for (const int team : std::set<int>(m_team.begin(), m_team.end())) {
        bool hasKing = false;
        for (int seat = 0; seat < seatCount(); ++seat)
            hasKing |= m_team[static_cast<std::size_t>(seat)] == team && isIn(seat) && kingOf(seat).has_value();
        for (int seat = 0; seat < seatCount() && !hasKing; ++seat) {
            if (m_team[static_cast<std::size_t>(seat)] == team)
                m_out.insert(seat);
        }
    }
}

void SlowCircular::retire(int seat, const std::string& reason)
{
    m_out.insert(seat);
    if (m_teams)
        loseTeams();
    decide(reason);
    passOver();
}

void SlowCircular::decide(const std::string& reason)
{
    std::set<int> teams;
    for (int seat = 0; seat < seatCount(); ++seat) {
        if (isIn(seat))
            teams.insert(m_team[static_cast<std::size_t>(seat)]);
    }
    if (teams.size() != 1)
        return;
    m_decided = "won by";
    for (int seat = 0; seat < seatCount(); ++seat) {
        if (teams.contains(m_team[static_cast<std::size_t>(seat)]))
            m_decided += ' ' + m_names[static_cast<std::size_t>(seat)];
    }
    m_decided += " (" + reason + ')';
}

int SlowCircular::next(int seat) const
{
    do
        seat = (seat + 1) % seatCount();
    while (!isIn(seat));
    return seat;
}

void SlowCircular::passOver()
{
    if (!isIn(m_turn))
        m_turn = next(m_turn);
    if (!m_decided.empty() || hasCheck())
        return;
    for (int seat = m_turn, asked = 0; asked < seatsIn(); seat = next(seat), ++asked) {
        if (!legal(seat).empty()) {
            m_turn = seat;
            return;
        }
    }
    m_decided = "drawn (deadlock)";
}

} // namespace ringford::test
