// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/LedgerWords.h"

#include "engine/tournament/Standings.h"
#include "ui/words/Lists.h"
#include "ui/words/Names.h"
#include "ui/words/Words.h"

#include <QCoreApplication>
#include <QStringList>

namespace ringford::ui::words {

namespace {

struct LedgerWords {
    Q_DECLARE_TR_FUNCTIONS(LedgerWords)
};

template <class Value, std::size_t Count, class Say>
QString saidOf(const std::array<std::string_view, Count>& names, const std::string& value, Say say)
{
    const auto found = findIn<Value>(names, value);
    return found ? say(*found) : QString();
}

} // namespace

QString member(std::string_view name)
{
    return asName(elided(name, kLongestMember));
}

QString event(LedgerEvent event)
{
    switch (event) {
    case LedgerEvent::Join: return LedgerWords::tr("joins", "event");
    case LedgerEvent::Challenge: return LedgerWords::tr("challenge", "event");
    case LedgerEvent::Surrender: return LedgerWords::tr("surrender", "event");
    case LedgerEvent::Battle: return LedgerWords::tr("battle", "event");
    case LedgerEvent::Result: break;
    }
    return LedgerWords::tr("result", "event");
}

QString role(Role role)
{
    return role == Role::Challenger ? LedgerWords::tr("challenger", "who plays white")
                                    : LedgerWords::tr("challenged", "who plays white");
}

QString battleResult(BattleResult result)
{
    switch (result) {
    case BattleResult::White: return LedgerWords::tr("white", "who has won");
    case BattleResult::Black: return LedgerWords::tr("black", "who has won");
    case BattleResult::Draw: break;
    }
    return LedgerWords::tr("draw", "who has won");
}

QString fate(LoserFate fate)
{
    return fate == LoserFate::Captured ? LedgerWords::tr("captured", "the loser's army")
                                       : LedgerWords::tr("survived", "the loser's army");
}

QString ledgerField(LedgerField field)
{
    switch (field) {
    case LedgerField::Event: return LedgerWords::tr("Event", "column");
    case LedgerField::Date: return LedgerWords::tr("Date", "column");
    case LedgerField::Challenge: return LedgerWords::tr("No.", "column");
    case LedgerField::Challenger: return LedgerWords::tr("Challenger", "column");
    case LedgerField::Challenged: return LedgerWords::tr("Challenged", "column");
    case LedgerField::White: return LedgerWords::tr("White is", "column");
    case LedgerField::WhiteArmy: return LedgerWords::tr("White\narmy", "column");
    case LedgerField::BlackArmy: return LedgerWords::tr("Black\narmy", "column");
    case LedgerField::WhiteLost: return LedgerWords::tr("White\nlost", "column");
    case LedgerField::BlackLost: return LedgerWords::tr("Black\nlost", "column");
    case LedgerField::Loser: return LedgerWords::tr("Loser", "column");
    case LedgerField::Result: return LedgerWords::tr("Won by", "column");
    case LedgerField::ChallengerPoints: return LedgerWords::tr("Challenger\nhas", "column");
    case LedgerField::ChallengedPoints: break;
    }
    return LedgerWords::tr("Challenged\nhas", "column");
}

bool isNumber(LedgerField field)
{
    switch (field) {
    case LedgerField::Challenge:
    case LedgerField::WhiteArmy:
    case LedgerField::BlackArmy:
    case LedgerField::WhiteLost:
    case LedgerField::BlackLost:
    case LedgerField::ChallengerPoints:
    case LedgerField::ChallengedPoints: return true;
    default: return false;
    }
}

QString ledgerValue(LedgerField field, const std::string& value)
{
    switch (field) {
    case LedgerField::Event: return saidOf<LedgerEvent>(kEventNames, value, &event);
    case LedgerField::White: return saidOf<Role>(kRoleNames, value, &role);
    case LedgerField::Loser: return saidOf<LoserFate>(kFateNames, value, &fate);
    case LedgerField::Result: return saidOf<BattleResult>(kResultNames, value, &battleResult);
    case LedgerField::Challenger:
    case LedgerField::Challenged: return member(value);
    default: return fromUtf8(value);
    }
}

QString happened(const Tournament& tournament, const LedgerEntry& entry)
{
    const QString challenger = member(tournament.member(entry.challenger).name);
    const QString challenged = member(tournament.member(entry.challenged).name);
    const QString first = QString::number(entry.points.challenger);
    const QString second = QString::number(entry.points.challenged);
    const bool isWhite = entry.white == Role::Challenger;
    switch (entry.event) {
    case LedgerEvent::Join:
        return LedgerWords::tr("%1 joins with %2 points.").arg(challenger, QString::number(kFirstPoints));
    case LedgerEvent::Challenge:
        //: %1 and %2 are members, %3 the points of the first
        return LedgerWords::tr("%1 challenges %2, and has %3 points.").arg(challenger, challenged, first);
    case LedgerEvent::Surrender:
        //: %1 and %2 are members, %3 and %4 their points
        return LedgerWords::tr("%2 surrenders to %1: %1 has %3 points, %2 has %4.")
            .arg(challenger, challenged, first, second);
    case LedgerEvent::Battle:
        //: %1 and %2 are members, %3 and %4 the values of their armies
        return LedgerWords::tr(
                   "The battle of %1 and %2 begins: %1 plays white with an army of %3, %2 black with one of %4.")
            .arg(isWhite ? challenger : challenged, isWhite ? challenged : challenger,
                 QString::number(entry.battle.whiteArmy), QString::number(entry.battle.blackArmy));
    case LedgerEvent::Result: break;
    }
    const QString points = LedgerWords::tr("%1 has %3 points, %2 has %4.").arg(challenger, challenged, first, second);
    if (entry.battle.result == BattleResult::Draw)
        return LedgerWords::tr("The battle of %1 and %2 is drawn.").arg(challenger, challenged) + u' ' + points;
    const bool firstWon = (entry.battle.result == BattleResult::White) == isWhite;
    //: the first has won
    return LedgerWords::tr("%1 has won against %2.")
               .arg(firstWon ? challenger : challenged, firstWon ? challenged : challenger) +
           u' ' + points;
}

QString status(const Tournament& tournament)
{
    if (!tournament.winners().empty()) { // else it matters to nobody here who stands where
        QStringList names;
        for (const std::string& name : Standings(tournament).winners)
            names += member(name);
        return LedgerWords::tr("The tournament is won by %1.").arg(words::listed(names));
    }
    const auto in = static_cast<int>(tournament.membersIn());
    const auto out = static_cast<int>(tournament.members().size()) - in;
    const QString playing = LedgerWords::tr("%n members in.", nullptr, in);
    return out == 0 ? playing : playing + u' ' + LedgerWords::tr("%n members out.", nullptr, out);
}

QDate toDate(std::chrono::year_month_day day)
{
    return {static_cast<int>(day.year()), static_cast<int>(static_cast<unsigned>(day.month())),
            static_cast<int>(static_cast<unsigned>(day.day()))};
}

std::chrono::year_month_day toDay(QDate date)
{
    using namespace std::chrono;
    return {year(date.year()), month(static_cast<unsigned>(date.month())), day(static_cast<unsigned>(date.day()))};
}

} // namespace ringford::ui::words
