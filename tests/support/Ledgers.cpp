// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/Ledgers.h"

#include "engine/tournament/LedgerText.h"
#include "engine/tournament/NextRow.h"

#include <QtGlobal>

namespace ringford::test {

const std::string kWorkedExample = kLedgerHeader + kThreeJoin +
                                   "challenge,2026-11-03,1,A,C,,,,,,,,25,30\n"
                                   "surrender,2026-11-03,1,A,C,,,,,,,,35,25\n"
                                   "challenge,2026-11-04,2,C,B,,,,,,,,20,30\n"
                                   "battle,2026-11-04,2,C,B,challenged,30,20,,,,,,\n"
                                   "result,2026-11-05,2,C,B,challenged,30,20,5,3,,draw,22,28\n"
                                   "challenge,2026-11-06,3,B,A,,,,,,,,23,35\n"
                                   "battle,2026-11-06,3,B,A,challenger,23,30,,,,,,\n"
                                   "result,2026-11-07,3,B,A,challenger,23,30,6,10,survived,white,37,26\n";

namespace {

using Day = std::chrono::year_month_day;

const std::vector<std::string> kMemberNames{"A", "B", "Ann, of here",     "the \"Rook\"", "\xC3\x84nne", "a  b", "\"",
                                            ",", "'", "\xF0\x9F\x99\x82", "challenge",    "captured",    "0",    "-5",
                                            "%1"};

Day drawnDay(const Tournament& tournament, Dice& dice)
{
    const Day last = tournament.lastDay().value_or(*readDay("2024-02-27"));
    return Day(std::chrono::sys_days(last) + std::chrono::days(dice.below(3)));
}

/** The number of a member who is in. */
const std::string& drawnMember(const Tournament& tournament, Dice& dice)
{
    for (;;) {
        const TournamentMember& member = dice.among(tournament.members());
        if (member.isIn())
            return member.name;
    }
}

int drawnArmy(int most, Dice& dice)
{
    return most == kFullArmy ? most
                             : most - static_cast<int>(dice.below(dice.oneIn(3) ? static_cast<std::size_t>(most) : 1));
}

LedgerRow drawnBattle(const Tournament& tournament, int challenge, Day day, Dice& dice)
{
    BattleChoice choice;
    choice.white = dice.oneIn(2) ? Role::Challenger : Role::Challenged;
    const Role black = choice.white == Role::Challenger ? Role::Challenged : Role::Challenger;
    choice.whiteArmy = drawnArmy(tournament.largestArmy(challenge, choice.white), dice);
    choice.blackArmy = drawnArmy(tournament.largestArmy(challenge, black), dice);
    return battleRow(tournament, day, challenge, choice);
}

LedgerRow drawnResult(const Tournament& tournament, int challenge, Day day, Dice& dice)
{
    const BattleFigures& battle = tournament.challenge(challenge).battle;
    BattleEnd end;
    end.result = static_cast<BattleResult>(dice.below(3));
    const auto lost = [&](int army, bool canBeAll) {
        if (canBeAll && dice.oneIn(2))
            return army;
        return static_cast<int>(dice.below(static_cast<std::size_t>(army + canBeAll)));
    };
    end.whiteLost = lost(battle.whiteArmy, end.result != BattleResult::White);
    end.blackLost = lost(battle.blackArmy, end.result != BattleResult::Black);
    return resultRow(tournament, day, challenge, end);
}

} // namespace

Ledger ledgerOf(const std::string& text)
{
    auto ledger = readLedger(text);
    if (!ledger)
        qFatal("%s", ledger.error().english().c_str());
    return *std::move(ledger);
}

std::optional<LedgerRow> drawnRow(const Tournament& tournament, Dice& dice)
{
    if (tournament.isOver())
        return std::nullopt;
    const Day day = drawnDay(tournament, dice);
    if (tournament.membersIn() < 2 || dice.oneIn(12)) {
        const std::string& name = dice.among(kMemberNames);
        return tournament.find(name) ? std::nullopt : std::optional(joinRow(day, name));
    }
    const std::vector<int> open = tournament.openChallenges();
    if (open.empty() || dice.oneIn(3)) {
        const std::string& challenger = drawnMember(tournament, dice);
        const std::string& challenged = drawnMember(tournament, dice);
        const bool fits =
            challenger != challenged && tournament.member(*tournament.find(challenger)).points >= kLeastToChallenge;
        return fits ? std::optional(challengeRow(tournament, day, challenger, challenged)) : std::nullopt;
    }
    const int challenge = dice.among(open);
    if (tournament.challenge(challenge).stage == Challenge::Stage::Begun)
        return drawnResult(tournament, challenge, day, dice);
    return dice.oneIn(4) ? surrenderRow(tournament, day, challenge) : drawnBattle(tournament, challenge, day, dice);
}

Ledger drawnLedger(std::size_t most, Dice& dice)
{
    Ledger ledger;
    for (std::size_t tries = dice.below(3 * most); tries > 0 && ledger.entries().size() < most; --tries) {
        const auto row = drawnRow(ledger.tournament(), dice);
        if (!row)
            continue;
        if (const auto fault = ledger.add(*row))
            qFatal("a row that is drawn is refused: %s", fault->reason.english().c_str());
    }
    return ledger;
}

} // namespace ringford::test
