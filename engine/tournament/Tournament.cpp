// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/Tournament.h"

namespace ringford {

std::optional<std::uint32_t> Tournament::find(std::string_view name) const
{
    const auto found = m_byName.find(std::string(name));
    return found == m_byName.end() ? std::nullopt : std::optional(found->second);
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
    m_byName.emplace(std::string(name), static_cast<std::uint32_t>(m_members.size()));
    m_members.push_back({std::string(name)});
    ++m_in;
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
