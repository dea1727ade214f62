// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/ContestReport.h"

#include "app/cli/SharedSwitches.h"
#include "app/cli/Subcommand.h"
#include "engine/rules/PlainText.h"

#include <array>
#include <charconv>

namespace ringford::cli {

namespace {

constexpr double kMostElo = 1'000;

/** Points of Elo, perhaps below zero. */
std::optional<double> eloIn(std::string_view text)
{
    const bool isNegative = text.starts_with('-');
    const auto elo = readDecimal(text.substr(isNegative ? 1 : 0));
    if (!elo || *elo > kMostElo)
        return std::nullopt;
    return isNegative ? -*elo : *elo;
}

std::optional<Sprt> sprtIn(std::string_view text)
{
    const auto comma = std::min(text.find(','), text.size());
    const auto worse = eloIn(text.substr(0, comma));
    const auto better = comma < text.size() ? eloIn(text.substr(comma + 1)) : std::nullopt;
    return worse && better && *worse < *better ? std::optional(Sprt{*worse, *better}) : std::nullopt;
}

std::string twoDecimals(double number)
{
    std::array<char, 32> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), number, std::chars_format::fixed, 2).ptr;
    return std::string(text.data(), end);
}

} // namespace

std::optional<std::string> wrongSprt(const CommandLine& line)
{
    const auto value = line.value(kSprt);
    if (!value || sprtIn(*value))
        return std::nullopt;
    return "--sprt takes two numbers of points of Elo, -1000 to 1000, the smaller first, such as 0,10, not " +
           inQuotes(*value);
}

std::optional<Sprt> sprtOf(const CommandLine& line)
{
    const auto value = line.value(kSprt);
    return value ? sprtIn(*value) : std::nullopt;
}

void printTable(const ScoreTable& table)
{
    for (const std::string& one : table.lines())
        printLine(one);
}

Sprt::Verdict verdictOf(const Sprt& sprt, const ScoreTable& table)
{
    return Sprt::verdict(sprt.ratio(table.groupScores(0)));
}

std::string sprtLine(const Sprt& sprt, const ScoreTable& table)
{
    const double ratio = sprt.ratio(table.groupScores(0));
    return "sprt " + twoDecimals(sprt.worse) + ',' + twoDecimals(sprt.better) + ": " + sprtWord(Sprt::verdict(ratio)) +
           " after " + std::to_string(table.games()) + " games (ratio " + twoDecimals(ratio) + " of " +
           twoDecimals(Sprt::kBound) + ')';
}

} // namespace ringford::cli
