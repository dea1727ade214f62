// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/PlainText.h"

#include <charconv>

namespace ringford {

std::size_t digitsAt(std::string_view text)
{
    return static_cast<std::size_t>(std::ranges::find_if_not(text, isDigit) - text.begin());
}

std::optional<int> readNumber(std::string_view text, int most)
{
    int number = 0;
    if (!isNumber(text) || std::from_chars(text.data(), text.data() + text.size(), number).ec != std::errc{})
        return std::nullopt;
    return number <= most ? std::optional(number) : std::nullopt;
}

std::optional<int> readPlainNumber(std::string_view text, int most)
{
    return text.size() > 1 && text.front() == '0' ? std::nullopt : readNumber(text, most);
}

std::string_view trimmed(std::string_view text, std::string_view blanks)
{
    const auto first = text.find_first_not_of(blanks);
    return first == std::string_view::npos ? std::string_view{}
                                           : text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

std::string_view takeWord(std::string_view& text, std::string_view blanks)
{
    const auto begin = std::min(text.find_first_not_of(blanks), text.size());
    const auto end = std::min(text.find_first_of(blanks, begin), text.size());
    const std::string_view word = text.substr(begin, end - begin);
    text.remove_prefix(end);
    return word;
}

std::vector<std::string_view> words(std::string_view text, std::string_view blanks)
{
    std::vector<std::string_view> found;
    for (auto word = takeWord(text, blanks); !word.empty(); word = takeWord(text, blanks))
        found.push_back(word);
    return found;
}

std::string shortened(std::string_view token)
{
    std::size_t characters = 0;
    for (std::size_t at = 0; at < token.size(); ++at) {
        const bool isContinuation = (static_cast<unsigned char>(token[at]) & 0xC0U) == 0x80U;
        // What is no UTF-8 may have any number of them.
        if ((!isContinuation && ++characters > kLongestQuote) || at >= 4 * kLongestQuote)
            return std::string(token.substr(0, at)) + "...";
    }
    return std::string(token);
}

std::string inQuotes(std::string_view token)
{
    return '\'' + shortened(token) + '\'';
}

} // namespace ringford
