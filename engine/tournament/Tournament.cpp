// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/Tournament.h"

#include <algorithm>
#include <functional>

namespace ringford {

std::optional<std::uint32_t> Tournament::find(std::string_view name) const
{
    const std::uint32_t found = m_byName.empty() ? 0 : m_byName[placeOf(name)];
    return found == 0 ? std::nullopt : std::optional(found - 1);
}

/** Where a name is in the table, or would be. @pre the table has a free place */
std::size_t Tournament::placeOf(std::string_view name) const
{
    std::size_t place = std::hash<std::string_view>{}(name) % m_byName.size();
    while (m_byName[place] != 0 && m_members[m_byName[place] - 1].name != name)
        place = (place + 1) % m_byName.size();
    return place;
}

bool Tournament::isLapsed(int number) const
{
    const Challenge& one = challenge(number);
    return one.stage != Challenge::Stage::Ended && !(member(one.challenger).isIn() && member(one.challenged).isIn());
}

std::vector<int> Tournament::openChallenges() const
{
    std::vector<int> open;
    for (int number = 1; number <= challenges(); ++number) {
        if (challenge(number).stage != Challenge::Stage::Ended && !isLapsed(number))
            open.push_back(number);
    }
    return open;
}

int Tournament::largestArmy(int challenge, Role role) const
{
    const Challenge& one = this->challenge(challenge);
    return ringford::largestArmy(member(role == Role::Challenger ? one.challenger : one.challenged).points);
}

std::vector<std::uint32_t> Tournament::winners() const
{
    std::vector<std::uint32_t> found;
    if (!isOver())
        return found;
    for (std::uint32_t number = 0; number < m_members.size(); ++number) {
        const TournamentMember& one = m_members[number];
        if (m_in == 1 ? one.isIn() : one.outAt == m_entries)
            found.push_back(number);
    }
    return found;
}

void Tournament::apply(const LedgerEntry& entry, std::string_view name)
{
    ++m_entries;
    m_lastDay = entry.date;
    const auto index = static_cast<std::size_t>(entry.challenge) - 1;
    switch (entry.event) {
    case LedgerEvent::Join: return join(name);
    case LedgerEvent::Challenge: m_challenges.push_back({entry.challenger, entry.challenged}); break;
    case LedgerEvent::Surrender: m_challenges[index].stage = Challenge::Stage::Ended; break;
    case LedgerEvent::Battle:
        m_challenges[index].stage = Challenge::Stage::Begun;
        m_challenges[index].white = entry.white;
        m_challenges[index].battle = entry.battle;
        return;
    case LedgerEvent::Result:
        m_challenges[index].stage = Challenge::Stage::Ended;
        ++m_members[entry.challenger].battles;
        ++m_members[entry.challenged].battles;
        break;
    }
    setPoints(entry);
}

void Tournament::join(std::string_view name)
{
    if (2 * m_members.size() >= m_byName.size())
        growTable();
    m_members.push_back({std::string(name)});
    m_byName[placeOf(name)] = static_cast<std::uint32_t>(m_members.size());
    ++m_in;
}

/** At least half of its places stay free, so that a name is found where it belongs, or near. */
void Tournament::growTable()
{
    constexpr std::size_t kLeast = 64;
    const std::size_t size = std::max(kLeast, 2 * m_byName.size());
    m_byName.assign(size, 0);
    for (std::size_t i = 0; i < m_members.size(); ++i)
        m_byName[placeOf(m_members[i].name)] = static_cast<std::uint32_t>(i + 1);
}

void Tournament::setPoints(const LedgerEntry& entry)
{
    m_members[entry.challenger].points = entry.points.challenger;
    m_members[entry.challenged].points = entry.points.challenged;
    putOut(entry.challenger);
    putOut(entry.challenged);
}

/** Those who have too few points. Nobody who is out is in an entry again. */
void Tournament::putOut(std::uint32_t number)
{
    if (m_members[number].points >= kLeastPoints)
        return;
    m_members[number].outAt = m_entries;
    --m_in;
}

} // namespace ringford
