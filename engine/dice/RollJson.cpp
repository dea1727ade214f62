// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dice/RollJson.h"

#include "engine/dice/Forecast.h"
#include "engine/rules/PlainText.h"

#include <array>
#include <charconv>

namespace ringford::dice {

namespace {

/** Places behind the point; zeros at the end are left out. */
constexpr int kPlaces = 6;

std::string jsonNumber(long long number)
{
    return std::to_string(number);
}

std::string jsonDecimal(double number)
{
    std::array<char, 64> digits{};
    const auto end =
        std::to_chars(digits.data(), digits.data() + digits.size(), number, std::chars_format::fixed, kPlaces);
    std::string out(digits.data(), end.ptr);
    out.erase(out.find_last_not_of('0') + 1);
    if (out.ends_with('.'))
        out.pop_back();
    return out == "-0" ? "0" : out;
}

/** A roll's text and a seed hold nothing that would have to be escaped. */
std::string jsonText(std::string_view text)
{
    return '"' + std::string(text) + '"';
}

std::string jsonTruth(bool holds)
{
    return holds ? "true" : "false";
}

template <class Items, class Write> std::string jsonList(const Items& items, Write write)
{
    return '[' + joined(items, write) + ']';
}

struct Member {
    std::string_view key;
    std::string value;
};

std::string jsonObject(std::initializer_list<Member> members)
{
    const auto write = [](const Member& member) { return jsonText(member.key) + ": " + member.value; };
    return '{' + joined(members, write) + '}';
}

std::string jsonDie(const ThrownDie& die)
{
    return jsonList(die.rolls, jsonNumber);
}

std::string jsonPlainDie(const ThrownDie& die)
{
    return jsonNumber(die.rolls.front());
}

std::string jsonGroup(const DicePool& pool, const RolledGroup& group)
{
    const std::string dice = jsonList(group.dice, pool.explodes ? jsonDie : jsonPlainDie);
    if (!pool.keep)
        return jsonObject({{"dice", dice}, {"sum", jsonNumber(group.sum)}});
    std::vector<long long> kept;
    for (std::size_t i = 0; i < group.dice.size(); ++i) {
        if (group.dice[i].isKept)
            kept.push_back(static_cast<long long>(i) + 1);
    }
    return jsonObject({{"dice", dice}, {"kept", jsonList(kept, jsonNumber)}, {"sum", jsonNumber(group.sum)}});
}

std::string jsonSum(const DicePool& pool, const RolledSum& sum)
{
    const auto write = [&pool](const RolledGroup& group) { return jsonGroup(pool, group); };
    return jsonObject({{"groups", jsonList(sum.groups, write)}, {"sum", jsonNumber(sum.sum)}});
}

std::string jsonAttack(const RolledAttack& attack)
{
    return jsonObject({{"natural", jsonNumber(attack.natural)},
                       {"bonus", jsonNumber(attack.bonus)},
                       {"total", jsonNumber(attack.total)},
                       {"hit", jsonTruth(attack.isHit)}});
}

std::string jsonRow(const DicePool& pool, const RolledRow& row)
{
    std::string save = "null";
    if (row.save)
        save = jsonObject({{"natural", jsonNumber(row.save->natural)},
                           {"total", jsonNumber(row.save->total)},
                           {"made", jsonTruth(row.save->isMade)}});
    return jsonObject({{"attacks", jsonList(row.attacks, jsonAttack)},
                       {"sums", jsonList(row.sums, [&pool](const RolledSum& sum) { return jsonSum(pool, sum); })},
                       {"sum", jsonNumber(row.sum)},
                       {"half", jsonNumber(halfOfSum(row.sum))},
                       {"quarter", jsonNumber(quarterOfSum(row.sum))},
                       {"save", save},
                       {"left", jsonNumber(row.left)}});
}

std::string jsonSave(const std::optional<Save>& save)
{
    if (!save)
        return "null";
    return jsonObject({{"dc", jsonNumber(save->difficulty)},
                       {"bonus", jsonNumber(save->bonus)},
                       {"style", jsonText(saveStyleWord(save->style))}});
}

} // namespace

std::string writeRollJson(const RollSet& set)
{
    const RollTotals totals = totalsOf(set.rows);
    const Forecast forecast = forecastOf(set.roll.roll, set.conditions);
    const auto row = [&set](const RolledRow& one) { return jsonRow(set.roll.roll.pool, one); };
    return jsonObject({{"roll", jsonText(set.roll.text)},
                       {"seed", set.seed ? jsonText(std::to_string(*set.seed)) : "null"},
                       {"armour", jsonNumber(set.conditions.armour)},
                       {"extremes", jsonTruth(set.conditions.hasExtremes)},
                       {"save", jsonSave(set.conditions.save)},
                       {"rows", jsonList(set.rows, row)},
                       {"sum", jsonNumber(totals.sum)},
                       {"half", jsonNumber(totals.half)},
                       {"quarter", jsonNumber(totals.quarter)},
                       {"left", jsonNumber(totals.left)},
                       {"minimum", jsonNumber(totals.minimum)},
                       {"maximum", jsonNumber(totals.maximum)},
                       {"mean", jsonDecimal(totals.mean)},
                       {"lowest", jsonNumber(forecast.lowest)},
                       {"highest", jsonNumber(forecast.highest)},
                       {"expected", forecast.expected ? jsonDecimal(*forecast.expected) : "null"}});
}

} // namespace ringford::dice
