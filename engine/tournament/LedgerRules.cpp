// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/LedgerRules.h"

#include "engine/rules/PlainText.h"
#include "engine/tournament/CsvLine.h"

namespace ringford {

namespace {

using Field = LedgerField;

constexpr unsigned bits(std::initializer_list<LedgerField> fields)
{
    unsigned set = 0;
    for (const LedgerField field : fields)
        set |= 1u << static_cast<unsigned>(field);
    return set;
}

constexpr unsigned kChallengeFields = bits({Field::Event, Field::Date, Field::Challenge, Field::Challenger,
                                            Field::Challenged, Field::ChallengerPoints, Field::ChallengedPoints});
constexpr unsigned kBattleFields = bits({Field::Event, Field::Date, Field::Challenge, Field::Challenger,
                                         Field::Challenged, Field::White, Field::WhiteArmy, Field::BlackArmy});

/** What is filled in a row of each event; the loser of a battle may be missing. */
constexpr std::array<unsigned, 5> kFilled{bits({Field::Event, Field::Date, Field::Challenger, Field::ChallengerPoints}),
                                          kChallengeFields, kChallengeFields, kBattleFields, (1u << kLedgerFields) - 1};

/** Looks at a row field by field, from the left: what is said of one may lean on those before it. */
class Judge {
public:
    Judge(const Tournament& tournament, const LedgerRow& row) : m_tournament(tournament), m_row(row) {}

    Result<LedgerEntry, RowFault> run()
    {
        for (std::size_t i = 0; i < kLedgerFields; ++i) {
            const auto field = static_cast<LedgerField>(i);
            if (auto reason = look(field))
                return Failure{RowFault{field, *std::move(reason)}};
        }
        return m_entry;
    }

private:
    using Fault = std::optional<Text>;
    using Stage = Challenge::Stage;

    Fault look(LedgerField field)
    {
        static constexpr std::array<Fault (Judge::*)(const std::string&), kLedgerFields> kLooks{
            &Judge::event, &Judge::date,      &Judge::challenge,        &Judge::challenger,      &Judge::challenged,
            &Judge::white, &Judge::whiteArmy, &Judge::blackArmy,        &Judge::whiteLost,       &Judge::blackLost,
            &Judge::loser, &Judge::result,    &Judge::challengerPoints, &Judge::challengedPoints};
        const std::string& text = m_row[field];
        if (field != Field::Event) {
            const bool isFilled = kFilled[static_cast<std::size_t>(m_entry.event)] >> static_cast<unsigned>(field) & 1u;
            if (!isFilled && text.empty())
                return std::nullopt;
            if (!isFilled)
                return Text(RINGFORD_TEXT("expected nothing here in a row '%1', not '%2'"))
                    .with(nameIn(kEventNames, m_entry.event))
                    .quote(text);
            if (text.empty() && field != Field::Loser)
                return Text(RINGFORD_TEXT("a row '%1' needs something here")).with(nameIn(kEventNames, m_entry.event));
        }
        return (this->*kLooks[static_cast<std::size_t>(field)])(text);
    }

    Fault event(const std::string& text)
    {
        const auto found = findIn<LedgerEvent>(kEventNames, text);
        if (!found)
            return Text(RINGFORD_TEXT("expected join, challenge, surrender, battle or result, not '%1'")).quote(text);
        if (m_tournament.isOver())
            return Text(RINGFORD_TEXT("the tournament is over: nothing can follow"));
        m_entry.event = *found;
        return std::nullopt;
    }

    Fault date(const std::string& text)
    {
        const auto day = readDay(text);
        if (!day)
            return Text(RINGFORD_TEXT("expected a day of the calendar as YYYY-MM-DD, not '%1'")).quote(text);
        const auto last = m_tournament.lastDay();
        if (last && *day < *last)
            return Text(RINGFORD_TEXT("this day comes before %1, the day of what happened last")).with(writeDay(*last));
        m_entry.date = *day;
        return std::nullopt;
    }

    Fault challenge(const std::string& text)
    {
        const auto number = readPlainNumber(text);
        const bool isNew = m_entry.event == LedgerEvent::Challenge;
        const int next = m_tournament.challenges() + 1;
        if (isNew && number != next)
            return Text(RINGFORD_TEXT("the number of this challenge is %1, not '%2'")).with(next).quote(text);
        if (!isNew) {
            if (!number || *number < 1 || *number >= next)
                return Text(RINGFORD_TEXT("there is no challenge '%1'")).quote(text);
            if (auto reason = closed(*number))
                return reason;
        }
        m_entry.challenge = *number;
        return std::nullopt;
    }

    /** Why a challenge is not one that this event can follow, if it is not. */
    Fault closed(int number) const
    {
        const Challenge& one = m_tournament.challenge(number);
        const bool wantsBegun = m_entry.event == LedgerEvent::Result;
        const auto told = [number](const char* pattern) { return Text(pattern).with(number); };
        if (one.stage == Stage::Ended)
            return told(RINGFORD_TEXT("challenge %1 has ended"));
        if (m_tournament.isLapsed(number))
            return told(RINGFORD_TEXT("challenge %1 has lapsed: one of its members is out"));
        if (wantsBegun && one.stage == Stage::Open)
            return told(RINGFORD_TEXT("the battle of challenge %1 has not begun"));
        if (!wantsBegun && one.stage == Stage::Begun)
            return told(RINGFORD_TEXT("the battle of challenge %1 has begun"));
        return std::nullopt;
    }

    Fault challenger(const std::string& text)
    {
        if (m_entry.event == LedgerEvent::Join)
            return newName(text);
        if (m_entry.event != LedgerEvent::Challenge)
            return repeated(text, challengeOf().challenger, m_entry.challenger);
        if (auto reason = memberIn(text, m_entry.challenger))
            return reason;
        const int points = m_tournament.member(m_entry.challenger).points;
        if (points < kLeastToChallenge)
            return Text(RINGFORD_TEXT("a challenge needs %1 points; %2 has %3"))
                .with(kLeastToChallenge)
                .quote(text)
                .with(points);
        return std::nullopt;
    }

    Fault challenged(const std::string& text)
    {
        if (m_entry.event != LedgerEvent::Challenge)
            return repeated(text, challengeOf().challenged, m_entry.challenged);
        if (auto reason = memberIn(text, m_entry.challenged))
            return reason;
        if (m_entry.challenged == m_entry.challenger)
            return Text(RINGFORD_TEXT("%1 cannot be both challenger and challenged")).quote(text);
        return std::nullopt;
    }

    Fault newName(const std::string& text)
    {
        if (trimmed(text) != text)
            return Text(RINGFORD_TEXT("a name has no spaces at its ends"));
        if (findUnfitForCsv(text) != text.size())
            return Text(RINGFORD_TEXT("a name has no control characters"));
        if (m_tournament.find(text))
            return Text(RINGFORD_TEXT("%1 has joined already")).quote(text);
        m_entry.challenger = static_cast<std::uint32_t>(m_tournament.members().size());
        return std::nullopt;
    }

    Fault memberIn(const std::string& text, std::uint32_t& number) const
    {
        const auto found = m_tournament.find(text);
        if (!found)
            return Text(RINGFORD_TEXT("there is no member '%1'")).quote(text);
        if (!m_tournament.member(*found).isIn())
            return Text(RINGFORD_TEXT("%1 is out")).quote(text);
        number = *found;
        return std::nullopt;
    }

    /** A name of the challenge once more. */
    Fault repeated(const std::string& text, std::uint32_t member, std::uint32_t& number) const
    {
        number = member;
        return again(text, m_tournament.member(member).name);
    }

    Fault again(const std::string& text, std::string_view was) const
    {
        if (text == was)
            return std::nullopt;
        return Text(RINGFORD_TEXT("challenge %1 has '%2' here, not '%3'"))
            .with(m_entry.challenge)
            .quote(was)
            .quote(text);
    }

    Fault white(const std::string& text)
    {
        if (m_entry.event == LedgerEvent::Result) {
            m_entry.white = challengeOf().white;
            return again(text, nameIn(kRoleNames, m_entry.white));
        }
        const auto role = findIn<Role>(kRoleNames, text);
        if (!role)
            return Text(RINGFORD_TEXT("expected challenger or challenged, not '%1'")).quote(text);
        m_entry.white = *role;
        return std::nullopt;
    }

    Fault whiteArmy(const std::string& text)
    {
        return army(text, m_entry.white, challengeOf().battle.whiteArmy, m_entry.battle.whiteArmy);
    }
    Fault blackArmy(const std::string& text)
    {
        const Role black = m_entry.white == Role::Challenger ? Role::Challenged : Role::Challenger;
        return army(text, black, challengeOf().battle.blackArmy, m_entry.battle.blackArmy);
    }
    Fault army(const std::string& text, Role role, std::uint8_t begun, std::uint8_t& value) const
    {
        if (m_entry.event == LedgerEvent::Result) {
            value = begun;
            return again(text, std::to_string(begun));
        }
        const int most = m_tournament.largestArmy(m_entry.challenge, role);
        const auto number = readPlainNumber(text, most);
        if (most == kFullArmy && number != most)
            return Text(RINGFORD_TEXT("with %1 points or more the army is the full one, %1, not '%2'"))
                .with(most)
                .quote(text);
        if (!number || *number < 1)
            return Text(RINGFORD_TEXT("expected the value of an army from 1 to %1, the points of its member, not '%2'"))
                .with(most)
                .quote(text);
        value = static_cast<std::uint8_t>(*number);
        return std::nullopt;
    }

    Fault whiteLost(const std::string& text) { return lost(text, m_entry.battle.whiteArmy, m_entry.battle.whiteLost); }
    Fault blackLost(const std::string& text) { return lost(text, m_entry.battle.blackArmy, m_entry.battle.blackLost); }
    static Fault lost(const std::string& text, std::uint8_t army, std::uint8_t& value)
    {
        const auto number = readPlainNumber(text, army);
        if (!number)
            return Text(RINGFORD_TEXT("expected the value of what was captured, from 0 to %1, not '%2'"))
                .with(army)
                .quote(text);
        value = static_cast<std::uint8_t>(*number);
        return std::nullopt;
    }

    Fault loser(const std::string& text)
    {
        if (text.empty())
            return std::nullopt;
        const auto fate = findIn<LoserFate>(kFateNames, text);
        if (!fate)
            return Text(RINGFORD_TEXT("expected captured, survived or, in a draw, nothing, not '%1'")).quote(text);
        const BattleFigures& battle = m_entry.battle;
        const int gone = (battle.whiteLost == battle.whiteArmy) + (battle.blackLost == battle.blackArmy);
        if (*fate == LoserFate::Captured && gone != 1)
            return Text(RINGFORD_TEXT("'captured' means that just one side lost its whole army"));
        if (*fate == LoserFate::Survived && gone != 0)
            return Text(RINGFORD_TEXT("'survived' means that no side lost its whole army"));
        return std::nullopt;
    }

    Fault result(const std::string& text)
    {
        const auto found = findIn<BattleResult>(kResultNames, text);
        const bool isDraw = m_row[Field::Loser].empty();
        if (isDraw && found != BattleResult::Draw)
            return Text(RINGFORD_TEXT("without a loser the result is draw, not '%1'")).quote(text);
        if (!found || (!isDraw && *found == BattleResult::Draw))
            return Text(RINGFORD_TEXT("expected who has won, white or black, not '%1'")).quote(text);
        m_entry.battle.result = *found;
        const auto fate = loserFate(m_entry.battle);
        if (fate && nameIn(kFateNames, *fate) != m_row[Field::Loser])
            return Text(RINGFORD_TEXT("the winner is not the side that lost its whole army"));
        return std::nullopt;
    }

    Fault challengerPoints(const std::string& text)
    {
        ChallengePoints before;
        if (m_entry.event != LedgerEvent::Join)
            before = {m_tournament.member(m_entry.challenger).points, m_tournament.member(m_entry.challenged).points};
        m_entry.points = pointsAfter(m_entry, before);
        return sum(text, m_entry.points.challenger);
    }
    Fault challengedPoints(const std::string& text) { return sum(text, m_entry.points.challenged); }
    Fault sum(const std::string& text, int points) const
    {
        if (m_entry.event == LedgerEvent::Battle || text == std::to_string(points))
            return std::nullopt;
        return Text(RINGFORD_TEXT("the points after this are %1, not '%2'")).with(points).quote(text);
    }

    /** @pre the field Challenge fits */
    const Challenge& challengeOf() const { return m_tournament.challenge(m_entry.challenge); }

    const Tournament& m_tournament;
    const LedgerRow& m_row;
    LedgerEntry m_entry;
};

} // namespace

Result<LedgerEntry, RowFault> judge(const Tournament& tournament, const LedgerRow& row)
{
    return Judge(tournament, row).run();
}

LedgerRow rowOf(const Tournament& tournament, const LedgerEntry& entry, const std::string& newName)
{
    const unsigned filled = kFilled[static_cast<std::size_t>(entry.event)];
    const bool isNew = entry.challenger == tournament.members().size();
    const BattleFigures& battle = entry.battle;
    const auto fate = loserFate(battle);
    const auto name = [&](std::uint32_t number) {
        return number < tournament.members().size() ? tournament.member(number).name : std::string();
    };
    LedgerRow row{{std::string(nameIn(kEventNames, entry.event)), writeDay(entry.date), std::to_string(entry.challenge),
                   isNew ? newName : name(entry.challenger), name(entry.challenged),
                   std::string(nameIn(kRoleNames, entry.white)), std::to_string(battle.whiteArmy),
                   std::to_string(battle.blackArmy), std::to_string(battle.whiteLost), std::to_string(battle.blackLost),
                   std::string(fate ? nameIn(kFateNames, *fate) : ""), std::string(nameIn(kResultNames, battle.result)),
                   std::to_string(entry.points.challenger), std::to_string(entry.points.challenged)}};
    for (std::size_t i = 0; i < kLedgerFields; ++i) {
        if ((filled >> i & 1u) == 0)
            row.fields[i].clear();
    }
    return row;
}

} // namespace ringford
