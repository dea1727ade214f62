// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/NextRow.h"

namespace ringford {

namespace {

using Day = std::chrono::year_month_day;
using Field = LedgerField;

LedgerRow begun(LedgerEvent event, Day day)
{
    LedgerRow row;
    row[Field::Event] = nameIn(kEventNames, event);
    row[Field::Date] = writeDay(day);
    return row;
}

bool isChallenge(const Tournament& tournament, int number)
{
    return number >= 1 && number <= tournament.challenges();
}

/** A row about a challenge that there is; of another number its number alone. */
LedgerRow rowOfChallenge(const Tournament& tournament, LedgerEvent event, Day day, int number)
{
    LedgerRow row = begun(event, day);
    row[Field::Challenge] = std::to_string(number);
    if (isChallenge(tournament, number)) {
        const Challenge& one = tournament.challenge(number);
        row[Field::Challenger] = tournament.member(one.challenger).name;
        row[Field::Challenged] = tournament.member(one.challenged).name;
    }
    return row;
}

/** Fills in the points of the members that the row names, where there are such. */
void fillPoints(const Tournament& tournament, LedgerEntry entry, LedgerRow& row)
{
    const auto challenger = tournament.find(row[Field::Challenger]);
    const auto challenged = tournament.find(row[Field::Challenged]);
    if (!challenger || !challenged)
        return;
    const ChallengePoints after =
        pointsAfter(entry, {tournament.member(*challenger).points, tournament.member(*challenged).points});
    row[Field::ChallengerPoints] = std::to_string(after.challenger);
    row[Field::ChallengedPoints] = std::to_string(after.challenged);
}

LedgerEntry entryOf(LedgerEvent event)
{
    LedgerEntry entry;
    entry.event = event;
    return entry;
}

void fillArmies(LedgerRow& row, Role white, int whiteArmy, int blackArmy)
{
    row[Field::White] = nameIn(kRoleNames, white);
    row[Field::WhiteArmy] = std::to_string(whiteArmy);
    row[Field::BlackArmy] = std::to_string(blackArmy);
}

} // namespace

LedgerRow joinRow(Day day, const std::string& name)
{
    LedgerRow row = begun(LedgerEvent::Join, day);
    row[Field::Challenger] = name;
    row[Field::ChallengerPoints] = std::to_string(kFirstPoints);
    return row;
}

LedgerRow challengeRow(const Tournament& tournament, Day day, const std::string& challenger,
                       const std::string& challenged)
{
    LedgerRow row = begun(LedgerEvent::Challenge, day);
    row[Field::Challenge] = std::to_string(tournament.challenges() + 1);
    row[Field::Challenger] = challenger;
    row[Field::Challenged] = challenged;
    fillPoints(tournament, entryOf(LedgerEvent::Challenge), row);
    return row;
}

LedgerRow surrenderRow(const Tournament& tournament, Day day, int challenge)
{
    LedgerRow row = rowOfChallenge(tournament, LedgerEvent::Surrender, day, challenge);
    fillPoints(tournament, entryOf(LedgerEvent::Surrender), row);
    return row;
}

LedgerRow battleRow(const Tournament& tournament, Day day, int challenge, const BattleChoice& choice)
{
    LedgerRow row = rowOfChallenge(tournament, LedgerEvent::Battle, day, challenge);
    fillArmies(row, choice.white, choice.whiteArmy, choice.blackArmy);
    return row;
}

LedgerRow resultRow(const Tournament& tournament, Day day, int challenge, const BattleEnd& end)
{
    LedgerRow row = rowOfChallenge(tournament, LedgerEvent::Result, day, challenge);
    if (!isChallenge(tournament, challenge))
        return row;
    const Challenge& one = tournament.challenge(challenge);
    LedgerEntry entry = entryOf(LedgerEvent::Result);
    entry.white = one.white;
    entry.battle = one.battle;
    // What no army can lose is for the rules to refuse, by the text of its field.
    entry.battle.whiteLost = static_cast<std::uint8_t>(end.whiteLost);
    entry.battle.blackLost = static_cast<std::uint8_t>(end.blackLost);
    entry.battle.result = end.result;
    fillArmies(row, one.white, one.battle.whiteArmy, one.battle.blackArmy);
    row[Field::WhiteLost] = std::to_string(end.whiteLost);
    row[Field::BlackLost] = std::to_string(end.blackLost);
    row[Field::Result] = nameIn(kResultNames, end.result);
    if (const auto fate = loserFate(entry.battle))
        row[Field::Loser] = nameIn(kFateNames, *fate);
    fillPoints(tournament, entry, row);
    return row;
}

} // namespace ringford
