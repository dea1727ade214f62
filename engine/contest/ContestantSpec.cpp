// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/contest/ContestantSpec.h"

#include "engine/rules/PlainText.h"
#include "engine/search/Level.h"

#include <algorithm>
#include <array>

namespace ringford {

namespace {

using Milliseconds = std::chrono::milliseconds;
using Fault = std::optional<std::string>;

constexpr int kMostThreads = 256;
constexpr int kMostMinutes = 10'000;
constexpr int kMostTurns = 10'000;
constexpr int kMostSeconds = 3'600; // of a bonus

std::string expected(std::string_view part, std::string_view what)
{
    return "player: " + inQuotes(part) + ": expected " + std::string(what);
}

/** A whole number of 1 to @p most. */
std::optional<int> countIn(std::string_view value, int most)
{
    const auto number = readNumber(value, most);
    return number && *number > 0 ? number : std::nullopt;
}

/** Seconds with at most three decimals. */
std::optional<Milliseconds> secondsIn(std::string_view text)
{
    const auto point = std::min(text.find('.'), text.size());
    const auto whole = readNumber(text.substr(0, point), kMostSeconds);
    if (!whole)
        return std::nullopt;
    Milliseconds time = std::chrono::seconds(*whole);
    if (point == text.size())
        return time;
    const std::string_view decimals = text.substr(point + 1);
    if (!isNumber(decimals) || decimals.size() > 3)
        return std::nullopt;
    return time + Milliseconds(*readNumber(std::string(decimals) + std::string(3 - decimals.size(), '0')));
}

/** `MIN:SS`, and perhaps `+SECONDS`. */
std::optional<ContestClock> clockIn(std::string_view text)
{
    const auto plus = std::min(text.find('+'), text.size());
    const auto colon = text.find(':');
    if (colon == std::string_view::npos || colon + 3 != plus)
        return std::nullopt;
    const auto minutes = readNumber(text.substr(0, colon), kMostMinutes);
    const auto seconds = readNumber(text.substr(colon + 1, 2), 59);
    const auto bonus = plus == text.size() ? Milliseconds(0) : secondsIn(text.substr(plus + 1));
    if (!minutes || !seconds || !bonus)
        return std::nullopt;
    const ContestClock clock{std::chrono::minutes(*minutes) + std::chrono::seconds(*seconds), *bonus};
    return clock.time.count() > 0 ? std::optional(clock) : std::nullopt;
}

Fault readLevel(std::string_view part, std::string_view value, ContestantSpec& into)
{
    into.level = countIn(value, kHighestLevel);
    return into.level ? Fault() : expected(part, "a level of 1..10");
}

Fault readNodes(std::string_view part, std::string_view value, ContestantSpec& into)
{
    const auto nodes = countIn(value, kMostNumber);
    if (!nodes)
        return expected(part, "how many positions are looked at, 1..2147483647");
    into.nodes = static_cast<std::uint64_t>(*nodes);
    return {};
}

Fault readPerAction(std::string_view part, std::string_view value, ContestantSpec& into)
{
    const auto time = countIn(value, kMostNumber);
    if (!time)
        return expected(part, "milliseconds for each action, 1..2147483647");
    into.perAction = Milliseconds(*time);
    return {};
}

Fault readClock(std::string_view part, std::string_view value, ContestantSpec& into)
{
    const auto clock = clockIn(value);
    const int turns = into.clock ? into.clock->turns : 0;
    if (clock)
        into.clock = ContestClock{clock->time, clock->bonus, turns};
    return clock ? Fault() : expected(part, "minutes, seconds and a bonus, such as clock=1:00+0.5");
}

Fault readTurns(std::string_view part, std::string_view value, ContestantSpec& into)
{
    const auto turns = countIn(value, kMostTurns);
    if (!turns)
        return expected(part, "after how many turns the clock is wound up again, 1..10000");
    if (!into.clock)
        into.clock = ContestClock(); // its time is read later, or is missing
    into.clock->turns = *turns;
    return {};
}

Fault readThreads(std::string_view part, std::string_view value, ContestantSpec& into)
{
    const auto threads = countIn(value, kMostThreads);
    if (!threads)
        return expected(part, "a number of threads, 1..256");
    into.threads = *threads;
    return {};
}

Fault readValues(std::string_view part, std::string_view value, ContestantSpec& into)
{
    if (value != "tuned" && value != "mobility")
        return expected(part, "tuned or mobility");
    into.values = value == "tuned" ? PieceValues::Tuned : PieceValues::Mobility;
    return {};
}

Fault readSight(std::string_view part, std::string_view value, ContestantSpec& into)
{
    into.isBoardwise = value == "board";
    return into.isBoardwise || value == "all" ? Fault() : expected(part, "sight=all or sight=board");
}

Fault readOthers(std::string_view part, std::string_view value, ContestantSpec& into)
{
    constexpr std::array kWords{std::pair(std::string_view("against"), Opponents::Against),
                                std::pair(std::string_view("one-against"), Opponents::OneAgainst),
                                std::pair(std::string_view("themselves"), Opponents::ForThemselves)};
    const auto found = std::ranges::find(kWords, value, &std::pair<std::string_view, Opponents>::first);
    if (found == kWords.end())
        return expected(part, "against, one-against or themselves");
    into.opponents = found->second;
    return {};
}

struct Part {
    std::string_view name;
    Fault (*read)(std::string_view part, std::string_view value, ContestantSpec& into);
};

constexpr std::array kParts{Part{"level", readLevel},   Part{"nodes", readNodes}, Part{"ms", readPerAction},
                            Part{"clock", readClock},   Part{"moves", readTurns}, Part{"threads", readThreads},
                            Part{"values", readValues}, Part{"sight", readSight}, Part{"others", readOthers}};
constexpr std::array kCommandParts{std::pair(std::string_view("uci="), EngineKind::Uci),
                                   std::pair(std::string_view("xboard="), EngineKind::Xboard)};
constexpr std::string_view kAnyPart =
    "random or greedy alone, or parts with a comma between: level=1..10, nodes=N, ms=N, clock=MIN:SS+SECONDS, moves=N, "
    "threads=N, values=tuned or mobility, sight=all or board, others=against, one-against or themselves, "
    "option.NAME=VALUE, uci=COMMAND, xboard=COMMAND";
constexpr std::string_view kOption = "option.";

Fault readPart(std::string_view part, std::vector<std::string_view>& seen, ContestantSpec& into)
{
    const auto equals = std::min(part.find('='), part.size());
    const std::string_view name = part.substr(0, equals);
    const bool isOption = name.starts_with(kOption);
    const auto known = std::ranges::find(kParts, name, &Part::name);
    if ((known == kParts.end() && !isOption) || equals == part.size())
        return expected(part, kAnyPart);
    if (std::ranges::find(seen, name) != seen.end())
        return "player: " + std::string(name) + " is given twice";
    seen.push_back(name);
    if (!isOption)
        return known->read(part, part.substr(equals + 1), into);
    into.options.emplace_back(name.substr(kOption.size()), part.substr(equals + 1));
    return {};
}

/** Whether no other program knows a part. */
bool isOfOurSearch(std::string_view name)
{
    constexpr std::array<std::string_view, 4> kOwn{"level", "values", "sight", "others"};
    return std::ranges::find(kOwn, name) != kOwn.end();
}

/** A part of ours that stands in the command, where it does nothing; without it nothing tells how long to think. */
std::optional<std::string> partInCommand(const ContestantSpec& spec)
{
    if (spec.nodes || spec.perAction || spec.clock)
        return std::nullopt;
    for (const Part& part : kParts) {
        if (spec.command.find("," + std::string(part.name) + "=") != std::string::npos)
            return std::string(part.name);
    }
    return std::nullopt;
}

/** What does not go together, if anything does not. @p seen: the names of the parts that were given */
Fault wrongTogether(const ContestantSpec& spec, const std::vector<std::string_view>& seen)
{
    const bool isEngine = spec.kind == ContestantSpec::Kind::Engine;
    const auto own = std::ranges::find_if(seen, [](std::string_view name) { return isOfOurSearch(name); });
    if (isEngine && own != seen.end())
        return "player: " + std::string(*own) + "= is for our own search, and does not go with uci= or xboard=";
    if (!isEngine && !spec.options.empty())
        return "player: option." + spec.options.front().first + "= needs uci= or xboard=";
    if (spec.clock && spec.clock->time.count() == 0)
        return std::string("player: moves= needs clock=");
    if (const auto part = partInCommand(spec))
        return "player: " + inQuotes(spec.text) +
               ": uci= and xboard= come last, for all behind them is the command: put " + *part + "= in front";
    if (isEngine && spec.engine == EngineKind::Xboard && spec.nodes)
        return std::string("player: nodes= does not go with xboard=, which counts none");
    if (spec.perAction && spec.clock)
        return "player: ms= does not go with clock=";
    if (!spec.nodes && !spec.perAction && !spec.clock && (isEngine || !spec.level))
        return "player: " + inQuotes(spec.text) + ": expected how long it may think: " +
               (isEngine ? "nodes=, ms= or clock=" : "level=, nodes=, ms= or clock=");
    return {};
}

/** Where a part of @p parts begins with @p name, if one does. */
std::optional<std::size_t> findPart(std::string_view parts, std::string_view name)
{
    if (parts.starts_with(name))
        return 0;
    const auto comma = parts.find("," + std::string(name));
    return comma == std::string_view::npos ? std::nullopt : std::optional(comma + 1);
}

/** Takes `uci=COMMAND` or its like off the end of @p parts, if it is there. */
Fault takeCommand(std::string_view& parts, ContestantSpec& into)
{
    std::size_t first = parts.size();
    std::string_view name;
    for (const auto& [part, engine] : kCommandParts) {
        const auto at = findPart(parts, part);
        if (!at || *at >= first)
            continue;
        first = *at;
        name = part;
        into.kind = ContestantSpec::Kind::Engine;
        into.engine = engine;
    }
    if (name.empty())
        return {};
    const std::string_view part = parts.substr(first);
    into.command = trimmed(part.substr(name.size()));
    parts = parts.substr(0, first == 0 ? 0 : first - 1);
    return into.command.empty() ? expected(part, "a command that starts a program") : Fault();
}

} // namespace

Result<ContestantSpec, std::string> readContestant(std::string_view text)
{
    ContestantSpec spec;
    spec.text = text;
    const bool isPlain = std::ranges::all_of(text, [](char c) { return c >= ' ' && c <= '~'; });
    if (!isPlain || trimmed(text) != text)
        return Failure{expected(text, "printable characters of ASCII, and no blanks at the ends")};
    if (text == "random" || text == "greedy") {
        spec.kind = text == "random" ? ContestantSpec::Kind::Random : ContestantSpec::Kind::Greedy;
        return spec;
    }
    std::string_view parts = text;
    if (auto fault = takeCommand(parts, spec))
        return Failure{*std::move(fault)};
    Fault fault;
    std::vector<std::string_view> seen;
    const auto read = [&](std::string_view part) { return !(fault = readPart(part, seen, spec)); };
    if (!(parts.empty() && spec.kind == ContestantSpec::Kind::Engine) && !eachPart(parts, ',', read))
        return Failure{*std::move(fault)};
    if (auto wrong = wrongTogether(spec, seen))
        return Failure{*std::move(wrong)};
    return spec;
}

std::string inQuotes(const ContestantSpec& player)
{
    constexpr std::size_t kFront = kLongestQuote / 4;
    const std::string& text = player.text;
    if (player.kind != ContestantSpec::Kind::Engine || text.size() <= kLongestQuote)
        return inQuotes(std::string_view(text));
    return '\'' + text.substr(0, kFront) + "..." + text.substr(text.size() - (kLongestQuote - kFront)) + '\'';
}

} // namespace ringford
