// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/tournament/LedgerEntry.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ringford {

/** One who plays in a tournament. */
struct TournamentMember {
    std::string name;
    int points = kFirstPoints;
    int battles = 0;                    ///< that have ended
    std::optional<std::size_t> outAt{}; ///< number of the entry that put it out

    bool isIn() const { return !outAt.has_value(); }
};

/** A challenge, and what has become of it. Its battle has armies from when it begins. */
struct Challenge {
    enum class Stage : std::uint8_t { Open, Begun, Ended };
    std::uint32_t challenger = 0; ///< numbers of members
    std::uint32_t challenged = 0;
    Stage stage = Stage::Open;
    Role white = Role::Challenger;
    BattleFigures battle{}; ///< armies alone
};

/** How a tournament stands: a value that entries change one after the other. */
class Tournament {
public:
    /** In the order in which they joined. */
    const std::vector<TournamentMember>& members() const { return m_members; }
    const TournamentMember& member(std::uint32_t number) const { return m_members[number]; }
    /** The number of the member of that name. */
    std::optional<std::uint32_t> find(std::string_view name) const;
    /** How many members are in. */
    std::size_t membersIn() const { return m_in; }

    /** How many challenges there were: their numbers go from 1 to this. */
    int challenges() const { return static_cast<int>(m_challenges.size()); }
    /** @pre there was one of that number */
    const Challenge& challenge(int number) const { return m_challenges[static_cast<std::size_t>(number) - 1]; }
    /** Whether one of its members is out, and it had not ended by then. @pre there was one of that number */
    bool isLapsed(int number) const;
    /** The numbers of the challenges that have neither ended nor lapsed. */
    std::vector<int> openChallenges() const;

    /** The value of the army that the member with that colour may bring now to the battle of a challenge, at most. */
    int largestArmy(int challenge, Role role) const;

    bool isOver() const { return m_in < 2 && m_in < m_members.size(); }
    /** The numbers of those who have won; none while it goes on. */
    std::vector<std::uint32_t> winners() const;

    /** How many entries there were. */
    std::size_t entries() const { return m_entries; }
    /** The day of the last entry. */
    std::optional<std::chrono::year_month_day> lastDay() const { return m_lastDay; }

    /** Carries an entry out. @p name is that of a new member. @pre the rules allow it: judge() made it for this */
    void apply(const LedgerEntry& entry, std::string_view name);

private:
    std::size_t placeOf(std::string_view name) const;
    void join(std::string_view name);
    void growTable();
    void setPoints(const LedgerEntry& entry);
    void putOut(std::uint32_t number);

    std::vector<TournamentMember> m_members;
    /** A hash table: numbers of members, counted from 1, or 0. Their names stand among the members alone. */
    std::vector<std::uint32_t> m_byName;
    std::vector<Challenge> m_challenges;
    std::size_t m_in = 0;
    std::size_t m_entries = 0;
    std::optional<std::chrono::year_month_day> m_lastDay;
};

} // namespace ringford
