// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ringford {

// What all who read and write text need: ASCII alone, whatever the locale.

constexpr bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/** A letter, a digit or `_`: what names of tags and commands are made of. */
constexpr bool isNameCharacter(char c)
{
    return isDigit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

constexpr char lowerCase(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

/** Whether two texts are the same but for small and large letters. */
constexpr bool equalsIgnoringCase(std::string_view text, std::string_view other)
{
    return std::ranges::equal(text, other, {}, lowerCase, lowerCase);
}

/** Whether @p text is digits alone, at least one. */
constexpr bool isNumber(std::string_view text)
{
    return !text.empty() && std::all_of(text.begin(), text.end(), isDigit);
}

/** How many digits @p text begins with. */
std::size_t digitsAt(std::string_view text);

inline constexpr int kMostNumber = std::numeric_limits<int>::max();

/** The value of a text that is digits alone, zeros in front allowed; nothing for any other, and above @p most. */
std::optional<int> readNumber(std::string_view text, int most = kMostNumber);

/** As readNumber(), but the only way to write that number: without zeros in front. */
std::optional<int> readPlainNumber(std::string_view text, int most = kMostNumber);

inline constexpr std::string_view kSpaces = " ";
inline constexpr std::string_view kSpacesAndTabs = " \t";

/** @p text without the @p blanks at its ends. */
std::string_view trimmed(std::string_view text, std::string_view blanks = kSpaces);

/** Takes the first word off the front of @p text, with the @p blanks before it; empty when there is none. */
std::string_view takeWord(std::string_view& text, std::string_view blanks = kSpaces);

/** The parts of @p text between @p blanks, none of them empty. Views into it. */
std::vector<std::string_view> words(std::string_view text, std::string_view blanks = kSpaces);

/**
 * Shows @p visit the parts of @p text between dividers, one after the other: always one more than there are dividers,
 * some perhaps empty. Ends early when @p visit gives false, and gives false then.
 */
template <class Visit> bool eachPart(std::string_view text, char divider, Visit visit)
{
    for (std::size_t at = 0; at <= text.size();) {
        const auto end = std::min(text.find(divider, at), text.size());
        if (!visit(text.substr(at, end - at)))
            return false;
        at = end + 1;
    }
    return true;
}

/** How many characters of something that was read are quoted when it is told about. */
inline constexpr std::size_t kLongestQuote = 40;

/**
 * The beginning of @p token, whole UTF-8 characters, with `...` where something was left out. For tokens of any length
 * in a sentence.
 */
std::string shortened(std::string_view token);

/** shortened(), in single quotation marks. */
std::string inQuotes(std::string_view token);

/** What @p name gives for each of @p items, with @p divider between. */
template <class Items, class Name> std::string joined(const Items& items, Name name, std::string_view divider = ", ")
{
    std::string out;
    bool isFirst = true;
    for (const auto& item : items) {
        if (!isFirst)
            out += divider;
        isFirst = false;
        out += std::invoke(name, item);
    }
    return out;
}

} // namespace ringford
