// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dice/RollSetReader.h"

#include "engine/rules/PlainText.h"
#include "engine/text/Characters.h"

#include <algorithm>
#include <charconv>
#include <utility>
#include <vector>

namespace ringford::dice {

namespace {

constexpr std::size_t kCheckDigits = 64;

bool isLowerDigit(char c)
{
    return isDigit(c) || (c >= 'a' && c <= 'f');
}

std::string withPlainLineEnds(std::string_view bytes)
{
    std::string out;
    out.reserve(bytes.size());
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        if (!bytes.substr(i).starts_with("\r\n"))
            out += bytes[i];
    }
    return out;
}

/** What escaping made of a text, undone; what was not made by it stays. */
std::string unescaped(std::string_view text)
{
    std::string out;
    while (!text.empty()) {
        std::size_t length = 1;
        char c = text[0];
        unsigned byte = 0;
        if (text.starts_with("\\\\")) {
            length = 2;
        } else if (text.starts_with("\\x") && text.size() >= 4 &&
                   std::from_chars(text.data() + 2, text.data() + 4, byte, 16).ptr == text.data() + 4) {
            length = 4;
            c = static_cast<char>(byte);
        }
        out += c;
        text.remove_prefix(length);
    }
    return out;
}

template <class Number> std::optional<Number> wholeNumberOf(std::string_view text)
{
    Number number{};
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    if (read.ec != std::errc{} || read.ptr != text.data() + text.size())
        return std::nullopt;
    return number;
}

/** A number that a roll may be rolled against, with or without a sign. */
std::optional<int> conditionOf(std::string_view text)
{
    if (text.starts_with('+'))
        text.remove_prefix(1);
    const auto number = wholeNumberOf<int>(text);
    const bool fits = number && *number >= -RollConditions::kMost && *number <= RollConditions::kMost;
    return fits ? number : std::nullopt;
}

/** `2026-11-20T18:04:05Z` */
std::optional<std::chrono::sys_seconds> timeOf(std::string_view text)
{
    constexpr std::string_view kForm = "0000-00-00T00:00:00Z";
    const auto fits = [](char c, char form) { return form == '0' ? isDigit(c) : c == form; };
    if (text.size() != kForm.size() || !std::ranges::equal(text, kForm, fits))
        return std::nullopt;
    const auto part = [text](std::size_t begin, std::size_t size) {
        return readNumber(text.substr(begin, size)).value_or(0);
    };
    const std::chrono::year_month_day date(std::chrono::year(part(0, 4)),
                                           std::chrono::month(static_cast<unsigned>(part(5, 2))),
                                           std::chrono::day(static_cast<unsigned>(part(8, 2))));
    if (!date.ok() || part(11, 2) > 23 || part(14, 2) > 59 || part(17, 2) > 59)
        return std::nullopt;
    return std::chrono::sys_days(date) + std::chrono::hours(part(11, 2)) + std::chrono::minutes(part(14, 2)) +
           std::chrono::seconds(part(17, 2));
}

/** `dc 15, bonus +2, half` */
std::optional<Save> saveOf(std::string_view text)
{
    constexpr std::string_view kDifficulty = "dc ";
    constexpr std::string_view kBonus = ", bonus ";
    if (!text.starts_with(kDifficulty))
        return std::nullopt;
    text.remove_prefix(kDifficulty.size());
    const auto bonusAt = text.find(kBonus);
    const auto styleAt = text.rfind(", ");
    if (bonusAt == std::string_view::npos || styleAt <= bonusAt)
        return std::nullopt;
    const std::size_t bonusBegin = bonusAt + kBonus.size();
    const auto difficulty = conditionOf(text.substr(0, bonusAt));
    const auto bonus = conditionOf(text.substr(bonusBegin, styleAt - bonusBegin));
    const auto style = readSaveStyle(text.substr(styleAt + 2));
    if (!difficulty || !bonus || !style)
        return std::nullopt;
    return Save{*difficulty, *bonus, *style};
}

/** Shows once more the dice that stand in a row, in their order. */
class WrittenDice final : public DiceSource {
public:
    explicit WrittenDice(std::string_view row)
    {
        eachPart(row, ';', [this](std::string_view part) {
            part = trimmed(part);
            if (part.starts_with("attack ") || part.starts_with("save "))
                addFirst(part.substr(part.find(' ') + 1));
            else if (part.starts_with("dice "))
                addBracketed(part);
            return true;
        });
    }

    int roll(int sides) override
    {
        const int shown = m_next < m_shown.size() ? m_shown[m_next] : 0;
        ++m_next;
        const bool fits = shown >= 1 && shown <= sides;
        m_allFit = m_allFit && fits;
        return fits ? shown : 1;
    }
    /** Whether all were asked for, and each shows a side that it has. */
    bool wereAll() const { return m_allFit && m_next == m_shown.size(); }

private:
    /** Adds the number that @p text begins with, and gives how many digits it has. */
    std::size_t addFirst(std::string_view text)
    {
        const std::size_t digits = digitsAt(text);
        if (digits > 0)
            m_shown.push_back(readNumber(text.substr(0, digits)).value_or(0));
        return digits;
    }
    void addBracketed(std::string_view text)
    {
        bool isInside = false;
        for (std::size_t at = 0; at < text.size(); ++at) {
            if (text[at] == '(' || text[at] == ')')
                isInside = text[at] == '(';
            else if (isInside && isDigit(text[at]))
                at += addFirst(text.substr(at)) - 1;
        }
    }

    std::vector<int> m_shown;
    std::size_t m_next = 0;
    bool m_allFit = true;
};

/**
 * Reads the lines between the first and the mark. What gives false cannot go on; other faults are noted, and what the
 * line says is taken all the same.
 */
class RollSetParser {
public:
    explicit RollSetParser(std::vector<std::string_view> lines) : m_lines(std::move(lines)) {}

    bool parse()
    {
        return parseName() && parseTime() && parseRoll() && parseArmour() && parseExtremes() && parseSave() &&
               parseSeed() && parseRows() && parseTotal() && parseEnd();
    }

    RollSet& set() { return m_set; }
    /** 0: there is no fault. */
    int faultyLine() const { return m_faultyLine; }
    const Text& fault() const { return m_fault; }

private:
    bool note(Text reason)
    {
        if (m_faultyLine == 0) {
            m_faultyLine = static_cast<int>(m_at) + 2; // the first line is none of these
            m_fault = std::move(reason);
        }
        return false;
    }
    bool noteForm() { return note(RINGFORD_TEXT("this line is not written as those of roll sets are")); }
    /** What stands behind @p begin on the next line. */
    std::optional<std::string_view> valueBehind(std::string_view begin)
    {
        if (m_at < m_lines.size() && m_lines[m_at].starts_with(begin))
            return m_lines[m_at].substr(begin.size());
        note(Text(RINGFORD_TEXT("expected a line that begins with %1")).with(begin));
        return std::nullopt;
    }
    /** Goes on behind a line that should be @p written. */
    bool passed(const std::string& written)
    {
        if (m_lines[m_at] != written)
            noteForm();
        ++m_at;
        return true;
    }

    bool parseName()
    {
        const auto value = valueBehind("Name=");
        if (!value)
            return false;
        m_set.name = unescaped(*value);
        return isUtf8(m_set.name) ? passed(nameLine(m_set.name)) : noteForm();
    }
    bool parseTime()
    {
        const auto value = valueBehind("Time=");
        const auto time = value ? timeOf(*value) : std::nullopt;
        if (!time)
            return noteForm();
        m_set.time = *time;
        return passed(timeLine(*time));
    }
    bool parseRoll()
    {
        const auto value = valueBehind("Roll=");
        if (!value)
            return false;
        auto roll = readRoll(*value);
        if (!roll)
            return note(roll.error().message);
        m_set.roll = *std::move(roll);
        return passed(rollLine(m_set.roll.text));
    }
    bool parseArmour()
    {
        const auto value = valueBehind("Armour=");
        const auto armour = value ? conditionOf(*value) : std::nullopt;
        if (!armour)
            return noteForm();
        m_set.conditions.armour = *armour;
        return passed(armourLine(m_set.conditions));
    }
    bool parseExtremes()
    {
        const auto value = valueBehind("Extremes=");
        if (!value)
            return false;
        m_set.conditions.hasExtremes = *value == "yes";
        return passed(extremesLine(m_set.conditions));
    }
    bool parseSave()
    {
        const auto value = valueBehind("Save=");
        if (!value)
            return false;
        m_set.conditions.save = saveOf(*value);
        return passed(saveLine(m_set.conditions));
    }
    bool parseSeed()
    {
        const auto value = valueBehind("Seed=");
        if (!value)
            return false;
        m_set.seed = wholeNumberOf<std::uint64_t>(*value);
        return passed(seedLine(m_set.seed));
    }
    bool parseRows()
    {
        const auto count = static_cast<std::size_t>(m_set.roll.roll.rows);
        for (std::size_t number = 1; number <= count; ++number) {
            const auto value = valueBehind("Row " + std::to_string(number) + '=');
            if (!value)
                return false;
            WrittenDice dice(*value);
            m_set.rows.push_back(rollRow(m_set.roll.roll, m_set.conditions, dice));
            if (!dice.wereAll())
                return note(RINGFORD_TEXT("these dice are not those that the roll asks for"));
            if (m_lines[m_at] != rowLine(number, m_set.roll.roll, m_set.rows.back()))
                note(RINGFORD_TEXT("this is not what follows from the dice of the row"));
            ++m_at;
        }
        return true;
    }
    bool parseTotal()
    {
        if (!valueBehind("Total="))
            return false;
        if (m_lines[m_at] != totalLine(m_set.conditions, m_set.rows))
            note(RINGFORD_TEXT("this is not what the rows come to"));
        ++m_at;
        return true;
    }
    bool parseEnd()
    {
        if (m_at < m_lines.size())
            note(RINGFORD_TEXT("nothing is expected between the total and the check"));
        return true;
    }

    std::vector<std::string_view> m_lines;
    std::size_t m_at = 0;
    RollSet m_set;
    int m_faultyLine = 0;
    Text m_fault;
};

/** What stands between the first line and the last, which begins at @p end; not more than show too many. */
std::vector<std::string_view> linesBetween(std::string_view text, std::size_t begin, std::size_t end)
{
    constexpr std::size_t kOtherLines = 8; // between the first line and the mark, beside the rows
    constexpr std::size_t kMostLines = kOtherLines + RollLimits::kMostCount;
    std::vector<std::string_view> lines;
    if (end > begin + 1)
        eachPart(text.substr(begin + 1, end - begin - 2), '\n', [&lines](std::string_view line) {
            lines.push_back(line);
            return lines.size() <= kMostLines;
        });
    return lines;
}

RollSetReading damaged(long long line, Text reason)
{
    RollSetReading reading;
    reading.line = static_cast<int>(line);
    reading.reason = std::move(reason);
    return reading;
}

} // namespace

RollSetReading readRollSet(std::string_view bytes, const RollSetSigner& signer)
{
    const std::string text = withPlainLineEnds(bytes);
    const std::string_view first = std::string_view(text).substr(0, text.find('\n'));
    if (first != kRollSetFirst)
        return damaged(1, Text(RINGFORD_TEXT("expected %1")).with(kRollSetFirst));
    const bool hasLineEnd = text.ends_with('\n');
    const std::string_view whole = std::string_view(text).substr(0, text.size() - (hasLineEnd ? 1 : 0));
    const std::size_t lastAt = whole.rfind('\n') + 1; // 0 if there is one line
    const std::string_view last = whole.substr(lastAt);
    const std::string_view check = last.substr(std::min(last.size(), kRollSetCheck.size()));
    if (!hasLineEnd || !last.starts_with(kRollSetCheck) || check.size() != kCheckDigits ||
        !std::ranges::all_of(check, isLowerDigit))
        return damaged(std::ranges::count(whole, '\n') + 1,
                       Text(RINGFORD_TEXT("expected a last line of %1 and %2 digits"))
                           .with(kRollSetCheck)
                           .with(static_cast<long long>(kCheckDigits)));
    const bool isMarked = signer(std::string_view(text).substr(0, lastAt)) == check;
    RollSetParser parser(linesBetween(whole, first.size(), lastAt));
    const bool isWhole = parser.parse();
    RollSetReading reading;
    reading.finding = !isMarked                  ? RollSetReading::Finding::Tampered
                      : parser.faultyLine() == 0 ? RollSetReading::Finding::Untouched
                                                 : RollSetReading::Finding::Damaged;
    if (reading.finding == RollSetReading::Finding::Damaged) {
        reading.line = parser.faultyLine();
        reading.reason = parser.fault();
    }
    if (isWhole)
        reading.set = std::move(parser.set());
    return reading;
}

} // namespace ringford::dice
