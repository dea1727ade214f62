// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/contest/EngineOptions.h"

#include "engine/rules/PlainText.h"

#include <algorithm>
#include <charconv>
#include <span>

namespace ringford {

namespace {

constexpr std::size_t kMostOptions = 1'000; // that are kept

std::optional<std::int64_t> numberIn(std::string_view text)
{
    std::int64_t number = 0;
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, number);
    return read.ec == std::errc() && read.ptr == end ? std::optional(number) : std::nullopt;
}

} // namespace

void EngineOptions::addUci(std::string_view rest)
{
    constexpr std::string_view kType = " type ";
    const auto end = rest.find(kType);
    if (end == std::string_view::npos || m_options.size() >= kMostOptions)
        return;
    std::string_view name = rest.substr(0, end);
    if (takeWord(name, kSpacesAndTabs) != "name")
        return;
    Option option{std::string(trimmed(name, kSpacesAndTabs))};
    const auto found = words(rest.substr(end + kType.size()), kSpacesAndTabs);
    option.type = found.empty() ? std::string() : std::string(found.front());
    for (std::size_t at = 1; at + 1 < found.size(); ++at) {
        if (found[at] == "min")
            option.least = numberIn(found[at + 1]);
        else if (found[at] == "max")
            option.most = numberIn(found[at + 1]);
    }
    if (option.type == "check")
        option.values = {"true", "false"};
    m_options.push_back(std::move(option));
}

void EngineOptions::addXboard(std::string_view value)
{
    constexpr std::string_view kType = " -";
    if (m_options.size() >= kMostOptions)
        return;
    const auto end = std::min(value.find(kType), value.size());
    Option option{std::string(trimmed(value.substr(0, end), kSpacesAndTabs))};
    const auto found = words(value.substr(std::min(end + kType.size(), value.size())), kSpacesAndTabs);
    option.type = found.empty() ? std::string() : std::string(found.front());
    constexpr std::size_t kWordsOfNumber = 4; // spin, what it is, the least and the most
    if (option.type == "spin" && found.size() == kWordsOfNumber) {
        option.least = numberIn(found[2]);
        option.most = numberIn(found[3]);
    } else if (option.type == "check") {
        option.values = {"0", "1"};
    }
    m_options.push_back(std::move(option));
}

std::optional<std::string> EngineOptions::expectedBy(const Option& option, std::string_view value)
{
    const auto isValue = [value](const std::string& one) { return equalsIgnoringCase(one, value); };
    if (!option.values.empty() && std::ranges::none_of(option.values, isValue))
        return joined(option.values, std::identity(), " or ");
    if (option.type != "spin")
        return std::nullopt;
    const auto number = numberIn(value);
    if (!option.least || !option.most || *option.least > *option.most)
        return number ? std::nullopt : std::optional<std::string>("a number");
    if (number && *number >= *option.least && *number <= *option.most)
        return std::nullopt;
    return "a number of " + std::to_string(*option.least) + ".." + std::to_string(*option.most);
}

const EngineOptions::Option* EngineOptions::find(std::string_view name) const
{
    const auto found =
        std::ranges::find_if(m_options, [name](const Option& option) { return equalsIgnoringCase(option.name, name); });
    return found == m_options.end() ? nullptr : &*found;
}

bool EngineOptions::refuses(std::string_view name, std::string_view value) const
{
    const Option* const known = find(name);
    return known && expectedBy(*known, value);
}

std::optional<std::string> EngineOptions::wrongAmong(const EngineTalk::Options& wanted) const
{
    constexpr std::size_t kMostTold = 40;
    for (const auto& [name, value] : wanted) {
        if (const Option* const known = find(name)) {
            if (const auto expected = expectedBy(*known, value))
                return "takes " + *expected + " for its option " + inQuotes(name) + ", not " + inQuotes(value);
            continue;
        }
        if (m_options.empty())
            return "has no option " + inQuotes(name) + ": it has none at all";
        std::vector<std::string> names;
        for (const Option& option : std::span(m_options).first(std::min(m_options.size(), kMostTold)))
            names.push_back(shortened(option.name));
        return "has no option " + inQuotes(name) + ": it has " + joined(names, std::identity(), ", ") +
               (m_options.size() > kMostTold ? " ..." : "");
    }
    return std::nullopt;
}

} // namespace ringford
