// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace ringford {

/** What can happen in a tournament. */
enum class LedgerEvent : std::uint8_t { Join, Challenge, Surrender, Battle, Result };
inline constexpr std::array<std::string_view, 5> kEventNames{"join", "challenge", "surrender", "battle", "result"};

/** The two members of a challenge. */
enum class Role : std::uint8_t { Challenger, Challenged };
inline constexpr std::array<std::string_view, 2> kRoleNames{"challenger", "challenged"};

/** How a battle ended. */
enum class BattleResult : std::uint8_t { White, Black, Draw };
inline constexpr std::array<std::string_view, 3> kResultNames{"white", "black", "draw"};

/** What became of the loser's army: all of it was captured, or some remained or left the board. */
enum class LoserFate : std::uint8_t { Captured, Survived };
inline constexpr std::array<std::string_view, 2> kFateNames{"captured", "survived"};

/** What a value of these is called in ledgers. */
template <class Value, std::size_t Count>
constexpr std::string_view nameIn(const std::array<std::string_view, Count>& names, Value value)
{
    return names[static_cast<std::size_t>(value)];
}

/** The value of that name, if there is one. */
template <class Value, std::size_t Count>
constexpr std::optional<Value> findIn(const std::array<std::string_view, Count>& names, std::string_view name)
{
    for (std::size_t i = 0; i < Count; ++i) {
        if (names[i] == name)
            return static_cast<Value>(i);
    }
    return std::nullopt;
}

/** A battle in figures. */
struct BattleFigures {
    std::uint8_t whiteArmy = 0, blackArmy = 0; ///< values of the armies, from 1
    std::uint8_t whiteLost = 0, blackLost = 0; ///< values of what was captured of them
    BattleResult result = BattleResult::Draw;
    bool operator==(const BattleFigures&) const = default;
};

/** Whether all of the loser's army was captured; nothing in a draw. */
std::optional<LoserFate> loserFate(const BattleFigures& battle);

/** Points of the two members of a challenge. */
struct ChallengePoints {
    int challenger = 0;
    int challenged = 0;
    bool operator==(const ChallengePoints&) const = default;
};

/** Something that happened, as the rules allow it. What an event does not have is as it stands here. */
struct LedgerEntry {
    LedgerEvent event = LedgerEvent::Join;
    Role white = Role::Challenger; ///< Battle, Result: who plays white
    BattleFigures battle{};        ///< Battle: without losses and result
    std::chrono::year_month_day date{};
    int challenge = 0;            ///< its number, from 1
    std::uint32_t challenger = 0; ///< numbers of members, from 0; Join: the new one
    std::uint32_t challenged = 0;
    ChallengePoints points; ///< after it; Battle: unchanged; Join: of the challenger alone
    bool operator==(const LedgerEntry&) const = default;
};

// The rules in figures.
inline constexpr int kFirstPoints = 30;
inline constexpr int kFullArmy = 30; ///< the value of all pieces, and the most that a member brings
inline constexpr int kChallengeCosts = 5;
inline constexpr int kLeastToChallenge = 15; ///< with less the payment would eliminate the challenger
inline constexpr int kLeastPoints = 10;      ///< whoever has less is out
inline constexpr int kChallengerWins = 10;   ///< by a surrender, too
inline constexpr int kSurrenderCosts = 5;
inline constexpr int kDefeatCosts = 5;
inline constexpr int kAnnihilationCosts = 30;

/** The points of both after an event, from those before it. */
ChallengePoints pointsAfter(const LedgerEntry& entry, ChallengePoints before);

/** The value of the largest army of a member with so many points: the only one allowed from kFullArmy points on. */
constexpr int largestArmy(int points)
{
    return points < kFullArmy ? points : kFullArmy;
}

} // namespace ringford
