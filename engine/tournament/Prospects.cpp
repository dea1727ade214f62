// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/Prospects.h"

#include "engine/tournament/LedgerRules.h"

namespace ringford {

namespace {

/** A day on which something could happen next. */
std::chrono::year_month_day someDay(const Tournament& tournament)
{
    using namespace std::chrono;
    return tournament.lastDay().value_or(year_month_day(year(1), January, day(1)));
}

/** What a row changes, without a sentence. */
Result<Prospect, Text> prospectOf(const Tournament& tournament, const LedgerRow& row)
{
    const auto entry = judge(tournament, row);
    if (!entry)
        return Failure{entry.error().reason};
    const TournamentMember& challenger = tournament.member(entry->challenger);
    const TournamentMember& challenged = tournament.member(entry->challenged);
    const bool changes = entry->event != LedgerEvent::Battle;
    return Prospect{{challenger.name, challenger.points, changes ? entry->points.challenger : challenger.points},
                    {challenged.name, challenged.points, changes ? entry->points.challenged : challenged.points},
                    {}};
}

Text standing(const PointsChange& change)
{
    const char* const pattern = change.isOut() ? RINGFORD_TEXT("%1 has %2 and is out") : RINGFORD_TEXT("%1 has %2");
    return Text(pattern).quote(change.member).with(change.after);
}

} // namespace

Result<Prospect, Text> challengeProspect(const Tournament& tournament, const std::string& challenger,
                                         const std::string& challenged)
{
    auto prospect = prospectOf(tournament, challengeRow(tournament, someDay(tournament), challenger, challenged));
    if (prospect)
        prospect->sentence = Text(RINGFORD_TEXT("challenging costs %1 and leaves %2"))
                                 .with(kChallengeCosts)
                                 .with(prospect->challenger.after);
    return prospect;
}

Result<Prospect, Text> surrenderProspect(const Tournament& tournament, int challenge)
{
    auto prospect = prospectOf(tournament, surrenderRow(tournament, someDay(tournament), challenge));
    if (prospect)
        prospect->sentence = Text(RINGFORD_TEXT("surrender: %1; %2"))
                                 .sentence(standing(prospect->challenged))
                                 .sentence(standing(prospect->challenger));
    return prospect;
}

Result<Prospect, Text> defenceProspect(const Tournament& tournament, int challenge)
{
    BattleChoice choice;
    if (challenge >= 1 && challenge <= tournament.challenges())
        choice = {Role::Challenger, tournament.largestArmy(challenge, Role::Challenger),
                  tournament.largestArmy(challenge, Role::Challenged)};
    auto prospect = prospectOf(tournament, battleRow(tournament, someDay(tournament), challenge, choice));
    if (prospect)
        prospect->sentence =
            Text(RINGFORD_TEXT("defence: an army of %1 against one of %2, at most; losing costs %3, or %4 when all is "
                               "captured"))
                .with(choice.blackArmy)
                .with(choice.whiteArmy)
                .with(kDefeatCosts)
                .with(kAnnihilationCosts);
    return prospect;
}

Result<Prospect, Text> resultProspect(const Tournament& tournament, int challenge, const BattleEnd& end)
{
    auto prospect = prospectOf(tournament, resultRow(tournament, someDay(tournament), challenge, end));
    if (prospect)
        prospect->sentence =
            Text("%1; %2").sentence(standing(prospect->challenger)).sentence(standing(prospect->challenged));
    return prospect;
}

} // namespace ringford
