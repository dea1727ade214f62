// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/SlowLongchess.h"

#include <algorithm>

namespace ringford::test {

void SlowLongchess::lift(Place place)
{
    m_fallen.push_back({place, *at(place)});
    m_men.erase(place);
}

void SlowLongchess::move(Place from, Place to, bool withFlags)
{
    m_men[to] = m_men.at(from);
    m_men.erase(from);
    for (auto& [owner, place] : m_flags) {
        if (place == from && withFlags)
            place = to;
    }
    m_ends.insert(to);
}

void SlowLongchess::doCharge(const std::string& action)
{
    const auto sign = action.find_first_of("+-");
    const bool column = action[1] == 'x';
    const int line = column ? std::atoi(action.c_str() + 2) : action[2] - 'a';
    const Charge made = *charge(m_turn, column, line, std::atoi(action.c_str() + sign));
    for (const Place place : made.captured)
        lift(place);
    for (const auto& [from, to] : made.moves) {
        if (made.leaves)
            m_men.erase(from);
        else
            move(from, to, true);
    }
}

void SlowLongchess::setBack()
{
    const auto toEnd = [&](const Fallen& one) {
        return isLeft(one.man.owner) ? one.place.column : columns() + 1 - one.place.column;
    };
    std::sort(m_fallen.begin(), m_fallen.end(), [&](const Fallen& one, const Fallen& other) {
        return std::pair(toEnd(one), one.place) < std::pair(toEnd(other), other.place);
    });
    for (const Fallen& one : m_fallen) {
        const Step back{0, isLeft(one.man.owner) ? -1 : 1};
        Place place = one.place + back * m_setBack;
        while (onBoard(place) && (!isCell(place) || !isEmpty(place)))
            place = place + back;
        if (onBoard(place))
            m_men[place] = one.man;
    }
}

void SlowLongchess::touchMines()
{
    std::set<Place> hit;
    for (const Place end : m_ends)
        m_mines.erase(end);
    std::set<Place> going;
    for (const auto& [mine, owner] : m_mines) {
        for (const Place end : m_ends) {
            if (owner != m_turn && mine.distance(end) == 1)
                going.insert(mine);
        }
    }
    for (const Place mine : going) {
        m_mines.erase(mine);
        for (const auto& [place, man] : m_men) {
            if (mine.distance(place) <= 2)
                hit.insert(place);
        }
    }
    blow(hit);
}

void SlowLongchess::blow(const std::set<Place>& hit)
{
    for (const Place place : hit)
        m_men.erase(place);
}

void SlowLongchess::removeArmy(int seat)
{
    std::erase_if(m_men, [&](const auto& man) { return man.second.owner == seat; });
}

void SlowLongchess::bringHome(int seat)
{
    std::set<int> home;
    for (const auto& [owner, place] : m_flags) {
        if (owner != seat && inKeep(seat, place) && isOwn(seat, place))
            home.insert(owner);
    }
    if (!home.empty() && !m_lastWins) {
        m_status = "won by " + m_names[static_cast<std::size_t>(seat)] + " (flag)";
        for (int other = 0; m_four && other < 4; ++other) {
            if (std::ranges::none_of(m_men, [&](const auto& man) { return man.second.owner == other; }))
                m_out.insert(other);
        }
    }
    for (const int owner : home) {
        if (!m_lastWins)
            continue;
        m_flags.erase(owner);
        removeArmy(owner);
    }
}

void SlowLongchess::putOut(const std::string& reason)
{
    std::vector<int> left;
    for (int seat = 0; seat < seatCount(); ++seat) {
        if (hasArmy(seat))
            left.push_back(seat);
        else if (m_four)
            m_out.insert(seat);
    }
    if (left.empty())
        m_status = "drawn (annihilated)";
    else if (left.size() == 1)
        m_status = "won by " + m_names[static_cast<std::size_t>(left.front())] + " (" + reason + ')';
}

void SlowLongchess::passTurn(int actor)
{
    const auto next = [this](int seat) { return (seat + 1) % seatCount(); };
    m_turn = actor;
    for (int times = 0; times < 2 * seatCount(); ++times) {
        m_turn = next(m_turn);
        const std::set<Place> shells = m_shells[m_turn];
        m_shells[m_turn].clear();
        std::set<Place> hit;
        for (const Place shell : shells) {
            for (const auto& [place, man] : m_men) {
                if (shell.distance(place) <= 3)
                    hit.insert(place);
            }
        }
        blow(hit);
        putOut(m_lastWins ? "last-player" : "annihilated");
        if (isDecided() || (isIn(m_turn) && !legal(m_turn).empty()))
            return;
    }
    m_status = "drawn (deadlock)";
    m_turn = next(actor);
    while (!isIn(m_turn))
        m_turn = next(m_turn);
}

void SlowLongchess::play(const std::string& action)
{
    const int actor = m_turn;
    m_fallen.clear();
    m_ends.clear();
    m_quiet = std::min(m_quiet + 1, 999999);
    const auto sign = action.find_first_of("-x*:");
    const std::string behind = action.substr(sign + 1);
    if (action.starts_with("fire:")) {
        if (behind != "done")
            m_shells[actor].insert(placeOf(behind));
        m_firing = behind != "done" && m_shells[actor].size() < 4;
        if (!m_firing)
            passTurn(actor);
        return;
    }
    if (action[0] == 'C') {
        doCharge(action);
        m_quiet = 0;
    } else if (action.starts_with("mine:")) {
        m_mines[placeOf(behind)] = actor;
    } else if (behind == "off") {
        m_men.erase(placeOf(action));
    } else if (!at(placeOf(action))) {
        m_flags[actor] = placeOf(behind);
    } else {
        if (at(placeOf(behind)))
            lift(placeOf(behind));
        if (action[sign] != '*')
            move(placeOf(action), placeOf(behind), !action.ends_with('~'));
    }
    if (!m_fallen.empty())
        m_quiet = 0;
    if (m_setBack > 0)
        setBack();
    touchMines();
    if (m_flagsPlayed)
        bringHome(actor);
    if (!isDecided())
        putOut(m_lastWins ? "last-player" : "annihilated");
    if (!isDecided())
        passTurn(actor);
}

void SlowLongchess::retire(int seat, const std::string& reason)
{
    if (!m_four) {
        m_status = "won by " + m_names[static_cast<std::size_t>(1 - seat)] + " (" + reason + ')';
        return;
    }
    removeArmy(seat);
    if (m_firing && m_turn == seat) {
        m_firing = false;
        m_shells[seat].clear();
    }
    putOut(reason);
    if (!isDecided() && (m_turn == seat || legal(m_turn).empty()))
        passTurn(m_turn);
}

} // namespace ringford::test
