// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/pgn/EpdPlace.h"

#include "engine/rules/PlainText.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <string>
#include <utility>

namespace ringford {

namespace {

/** What stands in quotation marks; the text itself where nothing but the end of a list, or a line of a program, does not. */
std::string_view withoutQuotes(std::string_view text)
{
    constexpr std::array<std::pair<std::string_view, std::string_view>, 7> kQuotes{{{"\"", "\""},
                                                                                    {"'", "'"},
                                                                                    {"`", "`"},
                                                                                    {"\u201C", "\u201D"},
                                                                                    {"\u201E", "\u201C"},
                                                                                    {"\u2018", "\u2019"},
                                                                                    {"\u00AB", "\u00BB"}}};
    constexpr std::string_view kBehind = " \t\r\n;,.";
    for (const auto& [open, close] : kQuotes) {
        const std::size_t end = text.rfind(close);
        if (text.starts_with(open) && end != std::string_view::npos && end >= open.size() &&
            text.find_first_not_of(kBehind, end + close.size()) == std::string_view::npos)
            return trimmed(text.substr(open.size(), end - open.size()), kEpdBlanks);
    }
    return text;
}

/** Without `FEN:` and quotation marks: positions are copied with these. */
std::string_view withoutLabel(std::string_view text)
{
    constexpr std::string_view kBehind = " \t\r\n:=";
    constexpr std::size_t kLength = 3;
    text = withoutQuotes(trimmed(text, kEpdBlanks));
    const std::string_view name = text.substr(0, kLength);
    if ((equalsIgnoringCase(name, "FEN") || equalsIgnoringCase(name, "EPD")) && text.size() > kLength &&
        kBehind.find(text[kLength]) != std::string_view::npos)
        text.remove_prefix(std::min(text.find_first_not_of(kBehind, kLength), text.size()));
    return withoutQuotes(text);
}

/** From the rows on, or the quotation mark before them: people write words before a position. */
std::string_view withoutWords(std::string_view text)
{
    text = trimmed(text, kEpdBlanks);
    if (text.starts_with('['))
        return text;
    for (std::string_view rest = text; !rest.empty();) {
        const std::string_view here = rest;
        std::string_view word = takeWord(rest, kEpdBlanks);
        word.remove_prefix(std::min(word.find_first_not_of("\"'`("), word.size()));
        word = word.substr(0, word.find_first_of("\"'`;,)"));
        if (beginsWithRows(word) && word.find_first_not_of("KQRBNPkqrbnp12345678/") == std::string_view::npos)
            return here.starts_with('(') ? here.substr(1, here.size() - (here.ends_with(')') ? 2 : 1)) : here;
        rest = trimmed(rest, kEpdBlanks);
    }
    return text;
}

} // namespace

bool beginsWithRows(std::string_view text)
{
    const std::string_view rows = takeWord(text, kEpdBlanks);
    return std::ranges::count(rows, '/') - (rows.ends_with('/') ? 1 : 0) == 7 &&
           rows.find(':') == std::string_view::npos;
}

std::string_view positionIn(std::string_view text)
{
    const std::string_view plain = withoutLabel(text);
    return beginsWithRows(plain) ? plain : withoutLabel(withoutWords(plain));
}

bool saysBlack(std::string_view words)
{
    std::string lower(words);
    std::ranges::transform(lower, lower.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return lower.find("black to ") != std::string::npos;
}

std::string_view withoutTags(std::string_view text)
{
    constexpr std::string_view kBetween = " \t\r\n]";
    for (std::string_view rest = trimmed(text, kEpdBlanks); rest.starts_with('[');) {
        const std::size_t open = std::min(rest.find('"'), rest.size() - 1);
        const std::size_t close = rest.find('"', open + 1);
        if (close == std::string_view::npos)
            break;
        if (equalsIgnoringCase(trimmed(rest.substr(1, open - 1), kEpdBlanks), "FEN"))
            return rest.substr(open + 1, close - open - 1);
        rest = trimmed(rest.substr(close + 1), kBetween);
    }
    return text;
}

} // namespace ringford
