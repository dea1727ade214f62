// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/pgn/PgnSigns.h"

#include <algorithm>
#include <array>
#include <utility>

namespace ringford {

namespace {

struct Row {
    std::string_view sign;
    std::uint8_t mark;
};

/** As people type them, and as printed books and programs that know more letters have them. */
constexpr std::array kSigns{
    Row{"!", 1},         Row{"?", 2},        Row{"!!", 3},      Row{"\u203C", 3}, Row{"??", 4},     Row{"\u2047", 4},
    Row{"!?", 5},        Row{"\u2049", 5},   Row{"?!", 6},      Row{"\u2048", 6}, Row{"\u25A1", 7}, // the only move
    Row{"=", 10},                                                                                   // even
    Row{"=/\u221E", 44}, Row{"=\u221E", 44}, Row{"\u2BF9", 44}, // compensation for material
    Row{"\u221E", 13},                                          // unclear
    Row{"+=", 14},                                              // White is slightly better
    Row{"+/=", 14},      Row{"\u2A72", 14},  Row{"=+", 15},     // Black is
    Row{"=/+", 15},      Row{"\u2A71", 15},  Row{"+/-", 16},    // White is better
    Row{"+/\u2212", 16}, Row{"\u00B1", 16},  Row{"\xB1", 16},   // the last as Latin-1 has it
    Row{"-/+", 17},                                             // Black is
    Row{"\u2212/+", 17}, Row{"\u2213", 17},  Row{"+-", 18},     // White wins
    Row{"+\u2212", 18},  Row{"-+", 19},                         // Black wins
    Row{"\u2212+", 19},  Row{"\u2A00", 22},  Row{"\u2299", 22}, // zugzwang
    Row{"\u25CB", 24},                                          // more space
    Row{"\u27F3", 32},                                          // ahead in development
    Row{"\u2191", 36},                                          // initiative
    Row{"\u2192", 40},                                          // attack
    Row{"\u21C6", 132},                                         // counterplay
    Row{"\u2295", 138},                                         // short of time
    Row{"\u2206", 140},                                         // with the idea
    Row{"\u25B3", 140},  Row{"\u2313", 142},                    // better is
};

/** How programs write a result, and how records do. */
constexpr std::array<std::pair<std::string_view, std::string_view>, 19> kResults{
    {{"1-0", "1-0"},
     {"0-1", "0-1"},
     {"1/2-1/2", "1/2-1/2"},
     {"1/2", "1/2-1/2"},
     {"0.5-0.5", "1/2-1/2"},
     {"0,5-0,5", "1/2-1/2"},
     {".5-.5", "1/2-1/2"},
     {"1/2:1/2", "1/2-1/2"},
     {"\u00BD", "1/2-1/2"},
     {"\u00BD-\u00BD", "1/2-1/2"},
     {"\xBD-\xBD", "1/2-1/2"},
     {"*", "*"},
     {"1:0", "1-0"},
     {"0:1", "0-1"},
     {"1\u20130", "1-0"}, // as people set them
     {"0\u20131", "0-1"},
     {"1/2\u20131/2", "1/2-1/2"},
     {"0.5\u20130.5", "1/2-1/2"},
     {"\u00BD\u2013\u00BD", "1/2-1/2"}}};

/** Without a call for each row, most of which differ in their first byte: 64 MiB of signs are 33 million of them. */
constexpr bool beginsWith(std::string_view text, std::string_view sign)
{
    std::size_t at = 0;
    while (at < sign.size() && at < text.size() && sign[at] == text[at])
        ++at;
    return at == sign.size();
}

constexpr bool isLetterOrDigit(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/** How long the dash is that @p text begins with, of those that stand for a hyphen; 0 where it begins with none. */
std::size_t dashAt(std::string_view text)
{
    if (!text.starts_with('\xE2')) // as all of them do
        return 0;
    constexpr std::array<std::string_view, 5> kDashes{"\u2013", "\u2014", "\u2212", "\u2010", "\u2011"};
    const auto dash = std::ranges::find_if(kDashes, [=](auto one) { return text.starts_with(one); });
    return dash == kDashes.end() ? 0 : dash->size();
}

} // namespace

PgnSign signAt(std::string_view text)
{
    PgnSign longest;
    for (const Row& row : kSigns) {
        if (row.sign.size() > longest.length && beginsWith(text, row.sign))
            longest = {row.sign.size(), row.mark};
    }
    return longest;
}

std::size_t moveLength(std::string_view word)
{
    for (std::size_t at = 1; at < word.size(); ++at) {
        const char c = word[at];
        if (const std::size_t dash = dashAt(word.substr(at)); dash > 0) {
            if (at + dash == word.size() || !isLetterOrDigit(word[at + dash]))
                return at;
            at += dash;
            continue;
        }
        const bool isLink =
            (c == '-' || c == '=' || c == ':' || c == '/') && at + 1 < word.size() && isLetterOrDigit(word[at + 1]);
        const bool isCheck = c == '#' || (c == '+' && signAt(word.substr(at)).length == 0);
        if (!isLetterOrDigit(c) && !isLink && !isCheck)
            return at;
    }
    return word.size();
}

std::string withHyphens(std::string_view text)
{
    std::string out;
    while (!text.empty()) {
        const std::size_t dash = dashAt(text);
        out += dash > 0 ? '-' : text[0];
        text.remove_prefix(dash > 0 ? dash : 1);
    }
    return out;
}

std::string_view resultOfWord(std::string_view word)
{
    if (!word.empty() && isLetterOrDigit(word.front()) && !isDigit(word.front()))
        return {}; // most words are moves
    const auto result = std::ranges::find(kResults, word, &std::pair<std::string_view, std::string_view>::first);
    return result != kResults.end() ? result->second : std::string_view();
}

std::size_t nullMoveLength(std::string_view word)
{
    constexpr std::array<std::string_view, 7> kWords{"--", "Z0", "null", "NULL", "0000", "@@@@", "pass"};
    constexpr std::string_view kFirst = "-Znp0N@";
    if (word.empty() || kFirst.find(word.front()) == std::string_view::npos)
        return 0; // most words are moves
    const std::string_view move = word.substr(0, word.find_first_of("!?"));
    return std::ranges::find(kWords, move) != kWords.end() ? move.size() : 0;
}

} // namespace ringford
