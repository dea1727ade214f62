// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dice/RollReader.h"

#include "engine/rules/PlainText.h"
#include "engine/text/Characters.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace ringford::dice {

namespace {

bool isBlank(char c)
{
    return kSpacesAndTabs.find(c) != std::string_view::npos;
}

/** Where @p text ends when the blanks at its end are left out. */
std::size_t endWithoutBlanks(std::string_view text)
{
    const auto last = text.find_last_not_of(kSpacesAndTabs);
    return last == std::string_view::npos ? 0 : last + 1;
}

/** A number as it stands in the text. */
struct WrittenNumber {
    std::size_t at;
    std::string_view digits;
};

/** Where in the text a roll is read, and what was wrong with it. What gives false has met an error. */
class RollScanner {
public:
    RollScanner(std::string_view text, std::size_t begin)
        : m_text(text.substr(0, std::max(begin, endWithoutBlanks(text)))), m_at(begin)
    {
    }

    std::size_t at() const { return m_at; }
    bool isAtEnd()
    {
        skipBlanks();
        return m_at == m_text.size();
    }
    /** What stands from @p begin to @p end, or to the end of all. */
    std::string_view part(std::size_t begin, std::size_t end = std::string_view::npos) const
    {
        return m_text.substr(begin, end - begin);
    }
    RollError error() const { return {static_cast<int>(characterCount(m_text.substr(0, m_errorAt))) + 1, m_message}; }

    bool fail(std::size_t at, Text message)
    {
        m_errorAt = at;
        m_message = std::move(message);
        return false;
    }
    bool failHere(Text message) { return fail(m_at, std::move(message)); }
    bool failLimit(const WrittenNumber& number, int least, int most)
    {
        return fail(number.at,
                    Text(RINGFORD_TEXT("expected %1..%2, not %3")).with(least).with(most).quote(number.digits));
    }

    /** The next character that is no blank, in lower case; at the end a zero. */
    char next()
    {
        skipBlanks();
        return m_at < m_text.size() ? lowerCase(m_text[m_at]) : '\0';
    }
    bool isNext(char c) { return m_at < m_text.size() && next() == c; }
    bool take(char c)
    {
        const bool isThere = next() == c && m_at < m_text.size();
        m_at += isThere ? 1 : 0;
        return isThere;
    }
    bool takeWord(std::string_view word)
    {
        skipBlanks();
        const std::string_view found = m_text.substr(m_at, word.size());
        if (!equalsIgnoringCase(found, word))
            return false;
        m_at += word.size();
        return true;
    }
    bool expect(char c, const char* otherwise) { return take(c) || failHere(otherwise); }

    std::optional<WrittenNumber> takeDigits()
    {
        skipBlanks();
        const WrittenNumber number{m_at, m_text.substr(m_at, digitsAt(m_text.substr(m_at)))};
        m_at += number.digits.size();
        return number.digits.empty() ? std::nullopt : std::optional(number);
    }
    /** Writes a number to @p into; an error where there is none, or one beyond the limits. */
    bool readWithin(int least, int most, int& into, const char* otherwise)
    {
        const auto number = takeDigits();
        if (!number)
            return failHere(otherwise);
        const auto value = readNumber(number->digits, most);
        if (!value || *value < least)
            return failLimit(*number, least, most);
        into = *value;
        return true;
    }
    bool isDigitNext() { return isDigit(next()); }
    /** The sign, if one is next: 1 or -1. */
    std::optional<int> takeSign()
    {
        if (take('+'))
            return 1;
        return take('-') ? std::optional(-1) : std::nullopt;
    }

    /** Whether a bracket is next that is around a whole sum: another, or a number and another, follows it. */
    bool isOuterBracketNext()
    {
        if (!isNext('('))
            return false;
        const std::size_t here = std::exchange(m_at, m_at + 1);
        takeDigits();
        const bool isOuter = isNext('(');
        m_at = here;
        return isOuter;
    }

private:
    void skipBlanks()
    {
        while (m_at < m_text.size() && isBlank(m_text[m_at]))
            ++m_at;
    }

    std::string_view m_text; ///< without the blanks at its end
    std::size_t m_at;
    std::size_t m_errorAt = 0;
    Text m_message;
};

/** Reads a roll part by part, each from where the one before ended. What gives false has met an error. */
class RollParser {
public:
    RollParser(std::string_view text, std::size_t begin, bool isBraced)
        : m_in(text, begin), m_begin(begin), m_isBraced(isBraced)
    {
    }

    bool parse()
    {
        if (!readRowsInFront() || !readWholeSum())
            return false;
        if (m_isBraced) {
            m_insideEnd = m_in.at();
            if (!m_in.expect('}', RINGFORD_TEXT("expected }")))
                return false;
            m_outsideBegin = m_in.at();
        }
        if (!readBonuses() || !readRowsBehind())
            return false;
        if (!m_in.isAtEnd())
            return m_in.failHere(RINGFORD_TEXT("this does not belong to a roll"));
        if (m_roll.diceInAll() > RollLimits::kMostDice)
            return m_in.fail(m_begin, Text(RINGFORD_TEXT("expected at most %1 dice in all, not %2"))
                                          .with(RollLimits::kMostDice)
                                          .with(m_roll.diceInAll()));
        return true;
    }

    RollError error() const { return m_in.error(); }
    const Roll& roll() const { return m_roll; }
    /** The roll without its curly brackets. */
    std::string text() const
    {
        if (!m_isBraced)
            return withSingleBlanks(m_in.part(m_begin));
        const std::string inside = withSingleBlanks(m_in.part(m_begin, m_insideEnd));
        const std::string outside = withSingleBlanks(m_in.part(m_outsideBegin));
        return outside.empty() ? inside : inside + ' ' + outside;
    }

private:
    /** A sign and a number, if a sign is next. */
    bool readPlus(int& into)
    {
        const auto sign = m_in.takeSign();
        if (!sign)
            return true;
        return readPlusNumber(*sign, into);
    }
    bool readPlusNumber(int sign, int& into)
    {
        const auto number = m_in.takeDigits();
        if (!number)
            return m_in.failHere(RINGFORD_TEXT("expected a number behind the sign"));
        const auto value = readNumber(number->digits, RollLimits::kMostPlus);
        if (!value)
            return m_in.failLimit(*number, -RollLimits::kMostPlus, RollLimits::kMostPlus);
        into = sign * *value;
        return true;
    }

    /** Only what follows the first number tells what it counts: rows, groups or dice. Their limits are the same. */
    bool readRowsInFront()
    {
        if (!m_in.isDigitNext())
            return true;
        int number = 1;
        if (!readCount(number))
            return false;
        if (m_in.take('x')) {
            m_roll.rows = number;
            m_hasRows = true;
        } else {
            m_count = number;
        }
        return true;
    }
    bool readCount(int& into)
    {
        return m_in.readWithin(1, RollLimits::kMostCount, into, RINGFORD_TEXT("expected a number"));
    }

    bool readWholeSum()
    {
        if (m_count || !m_in.isOuterBracketNext())
            return readSum();
        m_in.take('(');
        return readSum() && m_in.expect(')', RINGFORD_TEXT("expected the closing bracket )"));
    }
    bool readSum()
    {
        if (!m_count && m_in.isDigitNext() && !readCount(m_count.emplace(1)))
            return false;
        if (!m_in.take('('))
            return readPool() && readPlus(m_roll.plus);
        m_roll.groups = m_count.value_or(1);
        m_count.reset();
        return readPool() && readPlus(m_roll.groupPlus) &&
               m_in.expect(')', RINGFORD_TEXT("expected the closing bracket )")) && readPlus(m_roll.plus);
    }
    bool readPool()
    {
        DicePool& pool = m_roll.pool;
        if (!m_count && m_in.isDigitNext() && !readCount(m_count.emplace(1)))
            return false;
        if (!m_in.take('d'))
            return m_in.failHere(m_count ? RINGFORD_TEXT("expected d, as in 3d6, behind the number")
                                         : RINGFORD_TEXT("expected dice such as 3d6"));
        pool.count = m_count.value_or(1);
        if (!m_in.readWithin(RollLimits::kLeastSides, RollLimits::kMostSides, pool.sides,
                             RINGFORD_TEXT("expected the number of sides")))
            return false;
        pool.explodes = m_in.take('!');
        return readKeep();
    }
    bool readKeep()
    {
        Keep keep;
        if (m_in.takeWord("kl"))
            keep.which = Keep::Which::Lowest;
        else if (!m_in.takeWord("kh") && !m_in.takeWord("k"))
            return true;
        if (m_in.isDigitNext() && !m_in.readWithin(1, m_roll.pool.count, keep.count, ""))
            return false;
        m_roll.pool.keep = keep;
        return true;
    }

    bool readBonuses()
    {
        if (!m_in.take('['))
            return true;
        do {
            if (!readBonus())
                return false;
        } while (m_in.take(','));
        return m_in.expect(']', RINGFORD_TEXT("expected a comma or ]"));
    }
    bool readBonus()
    {
        const int sign = m_in.takeSign().value_or(1);
        const auto number = m_in.takeDigits();
        if (!number)
            return m_in.failHere(RINGFORD_TEXT("expected a bonus such as +5"));
        if (!addBonus(sign * static_cast<long long>(readNumber(number->digits).value_or(kMostNumber)), *number))
            return false;
        return m_in.takeWord("step") ? readSteps(m_roll.bonuses.back()) : true;
    }
    bool readSteps(long long first)
    {
        const auto sign = m_in.takeSign();
        if (!sign)
            return m_in.failHere(RINGFORD_TEXT("expected + or - behind step"));
        const auto number = m_in.takeDigits();
        if (!number)
            return m_in.failHere(RINGFORD_TEXT("expected a number behind the sign"));
        // A step of any size does no harm where no second bonus follows.
        const long long step = *sign * static_cast<long long>(readNumber(number->digits).value_or(kMostNumber));
        if (!m_in.expect('x', RINGFORD_TEXT("expected x and the number of bonuses")))
            return false;
        const auto times = m_in.takeDigits();
        if (!times)
            return m_in.failHere(RINGFORD_TEXT("expected the number of bonuses"));
        const auto count = readNumber(times->digits, RollLimits::kMostBonuses);
        if (!count || *count < 1)
            return m_in.failLimit(*times, 1, RollLimits::kMostBonuses);
        for (int i = 1; i < *count; ++i) {
            if (!addBonus(first + i * step, *times))
                return false;
        }
        return true;
    }
    /** Adds a bonus that @p number brings. */
    bool addBonus(long long bonus, const WrittenNumber& number)
    {
        if (m_roll.bonuses.size() >= static_cast<std::size_t>(RollLimits::kMostBonuses))
            return m_in.fail(
                number.at,
                Text(RINGFORD_TEXT("expected %1..%2 bonuses, not more")).with(1).with(RollLimits::kMostBonuses));
        if (bonus < -RollLimits::kMostPlus || bonus > RollLimits::kMostPlus)
            return m_in.fail(number.at, Text(RINGFORD_TEXT("expected bonuses of %1..%2"))
                                            .with(-RollLimits::kMostPlus)
                                            .with(RollLimits::kMostPlus));
        m_roll.bonuses.push_back(static_cast<int>(bonus));
        return true;
    }

    bool readRowsBehind()
    {
        if (!m_in.isNext(','))
            return true;
        if (m_hasRows)
            return m_in.failHere(RINGFORD_TEXT("the number of rows is given in front already"));
        m_in.take(',');
        return m_in.expect('x', RINGFORD_TEXT("expected x and the number of rows")) &&
               m_in.readWithin(1, RollLimits::kMostCount, m_roll.rows, RINGFORD_TEXT("expected the number of rows"));
    }

    RollScanner m_in;
    std::size_t m_begin;
    bool m_isBraced;
    bool m_hasRows = false;     ///< in front
    std::optional<int> m_count; ///< a number that was read before what it counts
    std::size_t m_insideEnd = 0;
    std::size_t m_outsideBegin = 0;
    Roll m_roll;
};

Result<WrittenRoll, RollError> readFrom(RollParser parser)
{
    if (!parser.parse())
        return Failure{parser.error()};
    return WrittenRoll{parser.text(), parser.roll()};
}

} // namespace

std::string RollError::english() const
{
    return std::to_string(column) + ": " + message.english();
}

std::string withSingleBlanks(std::string_view text)
{
    return joined(
        words(text, kSpacesAndTabs), [](std::string_view word) { return word; }, " ");
}

Result<WrittenRoll, RollError> readRoll(std::string_view text)
{
    return readFrom(RollParser(text, 0, false));
}

Result<WrittenRoll, RollError> readBracedRoll(std::string_view line, std::size_t begin)
{
    return readFrom(RollParser(line, begin, true));
}

} // namespace ringford::dice
