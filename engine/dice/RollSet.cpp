// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dice/RollSet.h"

#include "engine/rules/PlainText.h"

#include <algorithm>
#include <array>

namespace ringford::dice {

namespace {

constexpr std::array<std::string_view, 4> kStyleWords{"none", "half", "quarter", "full"}; ///< as SaveStyle counts

std::string padded(int number, std::size_t width)
{
    const std::string digits = std::to_string(number);
    return std::string(width - std::min(width, digits.size()), '0') + digits;
}

std::string escaped(std::string_view text)
{
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string out;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte < 0x20 || byte == 0x7F)
            out += {'\\', 'x', kDigits[byte / 16u], kDigits[byte % 16u]};
        else
            out += c == '\\' ? std::string("\\\\") : std::string(1, c);
    }
    return out;
}

std::string writeDie(const ThrownDie& die)
{
    const std::string rolls = joined(
        die.rolls, [](int roll) { return std::to_string(roll); }, "+");
    return die.isKept ? rolls : '[' + rolls + ']';
}

std::string writeSum(const Roll& roll, const RolledSum& sum)
{
    return "dice " + sumText(roll, sum);
}

std::string writeAttack(const RolledAttack& attack)
{
    return "attack " + std::to_string(attack.natural) + withSign(attack.bonus) + '=' + std::to_string(attack.total) +
           (attack.isHit ? " hit" : " miss");
}

std::string writeSums(long long sum, long long half, long long quarter)
{
    return "sum " + std::to_string(sum) + "; half " + std::to_string(half) + "; quarter " + std::to_string(quarter);
}

std::string writeLeft(long long left)
{
    return "; left " + std::to_string(left);
}

} // namespace

RollSet makeRollSet(const WrittenRoll& roll, const RollConditions& conditions, std::optional<std::uint64_t> seed,
                    std::chrono::sys_seconds time)
{
    SeededNumbers seeded(seed.value_or(0));
    SystemNumbers fromSystem;
    RandomDice dice(seed ? static_cast<RandomNumbers&>(seeded) : fromSystem);
    return {roll.text, time, roll, conditions, seed, rollRows(roll.roll, conditions, dice)};
}

RollSet makeRestSet(const RollSet& set, const std::vector<bool>& isKept, std::chrono::sys_seconds time)
{
    SystemNumbers numbers;
    RandomDice dice(numbers);
    return {set.name,       time,         set.roll,
            set.conditions, std::nullopt, rollRest(set.roll.roll, set.conditions, set.rows, isKept, dice)};
}

std::string_view saveStyleWord(SaveStyle style)
{
    return kStyleWords[static_cast<std::size_t>(style)];
}

std::optional<SaveStyle> readSaveStyle(std::string_view word)
{
    const auto found = std::ranges::find(kStyleWords, word);
    if (found == kStyleWords.end())
        return std::nullopt;
    return static_cast<SaveStyle>(found - kStyleWords.begin());
}

std::string nameLine(const std::string& name)
{
    return "Name=" + escaped(name);
}

std::string timeLine(std::chrono::sys_seconds time)
{
    using namespace std::chrono;
    const auto day = floor<days>(time);
    const year_month_day date(day);
    const hh_mm_ss clock(time - day);
    return "Time=" + padded(static_cast<int>(date.year()), 4) + '-' +
           padded(static_cast<int>(static_cast<unsigned>(date.month())), 2) + '-' +
           padded(static_cast<int>(static_cast<unsigned>(date.day())), 2) + 'T' +
           padded(static_cast<int>(clock.hours().count()), 2) + ':' +
           padded(static_cast<int>(clock.minutes().count()), 2) + ':' +
           padded(static_cast<int>(clock.seconds().count()), 2) + 'Z';
}

std::string rollLine(const std::string& text)
{
    return "Roll=" + text;
}

std::string armourLine(const RollConditions& conditions)
{
    return "Armour=" + std::to_string(conditions.armour);
}

std::string extremesLine(const RollConditions& conditions)
{
    return std::string("Extremes=") + (conditions.hasExtremes ? "yes" : "no");
}

std::string saveLine(const RollConditions& conditions)
{
    if (!conditions.save)
        return "Save=no";
    const Save& save = *conditions.save;
    return "Save=dc " + std::to_string(save.difficulty) + ", bonus " + withSign(save.bonus) + ", " +
           std::string(saveStyleWord(save.style));
}

std::string seedLine(const std::optional<std::uint64_t>& seed)
{
    return "Seed=" + (seed ? std::to_string(*seed) : "none");
}

std::string sumText(const Roll& roll, const RolledSum& sum)
{
    std::string out;
    for (const RolledGroup& group : sum.groups)
        out += '(' + joined(group.dice, writeDie, ",") + ')' + withSignUnlessZero(roll.groupPlus) + ' ';
    if (roll.plus != 0)
        out += withSign(roll.plus) + ' ';
    return out + "= " + std::to_string(sum.sum);
}

std::string rowLine(std::size_t number, const Roll& roll, const RolledRow& row)
{
    std::string out = "Row " + std::to_string(number) + '=';
    auto sum = row.sums.begin();
    for (const RolledAttack& attack : row.attacks) {
        out += writeAttack(attack) + "; ";
        if (attack.isHit)
            out += writeSum(roll, *sum++) + "; ";
    }
    if (row.attacks.empty())
        out += writeSum(roll, *sum) + "; ";
    out += writeSums(row.sum, halfOfSum(row.sum), quarterOfSum(row.sum));
    if (row.save)
        out += "; save " + std::to_string(row.save->natural) + withSign(row.save->total - row.save->natural) + '=' +
               std::to_string(row.save->total) + (row.save->isMade ? " made" : " failed") + writeLeft(row.left);
    return out;
}

std::string totalLine(const RollConditions& conditions, const std::vector<RolledRow>& rows)
{
    const RollTotals totals = totalsOf(rows);
    return "Total=" + writeSums(totals.sum, totals.half, totals.quarter) +
           (conditions.save ? writeLeft(totals.left) : "");
}

std::string writeUnmarkedRollSet(const RollSet& set)
{
    std::string out(kRollSetFirst);
    for (const std::string& line :
         {nameLine(set.name), timeLine(set.time), rollLine(set.roll.text), armourLine(set.conditions),
          extremesLine(set.conditions), saveLine(set.conditions), seedLine(set.seed)})
        out += '\n' + line;
    for (std::size_t i = 0; i < set.rows.size(); ++i)
        out += '\n' + rowLine(i + 1, set.roll.roll, set.rows[i]);
    return out + '\n' + totalLine(set.conditions, set.rows) + '\n';
}

std::string writeRollSet(const RollSet& set, const RollSetSigner& signer)
{
    const std::string text = writeUnmarkedRollSet(set);
    return text + std::string(kRollSetCheck) + signer(text) + '\n';
}

} // namespace ringford::dice
