// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/protocol/Arguments.h"

#include "engine/text/Characters.h"

#include <algorithm>
#include <charconv>

namespace ringford {

std::string_view trimmed(std::string_view text)
{
    const auto first = text.find_first_not_of(' ');
    return first == std::string_view::npos ? std::string_view{}
                                           : text.substr(first, text.find_last_not_of(' ') - first + 1);
}

std::pair<std::string_view, std::string_view> splitWord(std::string_view line)
{
    const auto end = std::min(line.find(' '), line.size());
    return {line.substr(0, end), line.substr(end)};
}

Arguments::Arguments(std::string_view text) : rest(trimmed(text))
{
    for (std::string_view left = rest; !left.empty();) {
        const auto [word, behind] = splitWord(left);
        words.push_back(word);
        left = trimmed(behind);
    }
}

bool isNumber(std::string_view text)
{
    return !text.empty() && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

std::optional<int> numberUpTo(std::string_view text, int most)
{
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || number > most)
        return std::nullopt;
    return number;
}

std::optional<std::size_t> findUnprintable(std::string_view text)
{
    const auto found = std::ranges::find_if(text, [](char c) { return c < ' ' || c > '~'; });
    return found == text.end() ? std::nullopt : std::optional<std::size_t>(found - text.begin());
}

std::optional<std::size_t> findNonText(std::string_view text)
{
    for (std::size_t at = 0; at < text.size();) {
        const bool isControl = (text[at] >= 0 && text[at] < ' ') || text[at] == '\x7f';
        const std::size_t length = characterLength(text.substr(at));
        if (isControl || length == 0)
            return at;
        at += length;
    }
    return std::nullopt;
}

} // namespace ringford
