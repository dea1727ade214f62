// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/LedgerEntry.h"

namespace ringford {

namespace {

ChallengePoints afterBattle(const LedgerEntry& entry, ChallengePoints points)
{
    const BattleFigures& battle = entry.battle;
    const bool isWhite = entry.white == Role::Challenger;
    const int gained = isWhite ? battle.blackLost - battle.whiteLost : battle.whiteLost - battle.blackLost;
    points.challenger += gained;
    points.challenged -= gained;
    const auto fate = loserFate(battle);
    if (!fate)
        return points;
    const int cost = *fate == LoserFate::Captured ? kAnnihilationCosts : kDefeatCosts;
    if ((battle.result == BattleResult::White) == isWhite) {
        points.challenger += kChallengerWins;
        points.challenged -= cost;
    } else {
        points.challenger -= cost;
    }
    return points;
}

} // namespace

std::optional<LoserFate> loserFate(const BattleFigures& battle)
{
    if (battle.result == BattleResult::Draw)
        return std::nullopt;
    const bool isAll = battle.result == BattleResult::White ? battle.blackLost == battle.blackArmy
                                                            : battle.whiteLost == battle.whiteArmy;
    return isAll ? LoserFate::Captured : LoserFate::Survived;
}

ChallengePoints pointsAfter(const LedgerEntry& entry, ChallengePoints before)
{
    switch (entry.event) {
    case LedgerEvent::Join: return {kFirstPoints, 0};
    case LedgerEvent::Challenge: return {before.challenger - kChallengeCosts, before.challenged};
    case LedgerEvent::Surrender: return {before.challenger + kChallengerWins, before.challenged - kSurrenderCosts};
    case LedgerEvent::Battle: return before;
    case LedgerEvent::Result: break;
    }
    return afterBattle(entry, before);
}

} // namespace ringford
