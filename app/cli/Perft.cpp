// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/protocol/Perft.h"
#include "app/cli/GameChoice.h"
#include "app/cli/SharedSwitches.h"
#include "app/cli/Subcommand.h"
#include "engine/rules/PlainText.h"

#include <array>

namespace ringford::cli {

namespace {

constexpr std::string_view kDivide = "--divide";
constexpr std::string_view kThreads = "--threads";
constexpr int kMostThreads = 1024;
constexpr std::array kPerftNumbers{NumberSwitch{kThreads, 1, kMostThreads, "expected 1 to 1024"}};

constexpr std::array kPerftSwitches{
    Switch{kSetup, "TEXT", "begin at this setup instead of the standard start"},
    Switch{kDivide, "", "count below each action too"},
    Switch{kThreads, "N", "count with so many threads (1)"},
};

/** The words of the call, told apart: options have an equals sign, the others have none. */
struct Words {
    std::vector<std::string> options;
    std::vector<std::string> plain; ///< GAME and DEPTH
};

Words reportedApart(const std::vector<std::string>& words)
{
    Words reported;
    for (const std::string& word : words)
        (word.find('=') == std::string::npos ? reported.plain : reported.options).push_back(word);
    return reported;
}

/** What is wrong with the form of the call, if anything is. */
std::optional<std::string> wrongPerft(const CommandLine& line, const std::vector<std::string>& plain)
{
    if (plain.size() < 2)
        return plain.empty() ? "GAME is missing" : "DEPTH is missing";
    if (plain.size() > 2)
        // Before a number it may be an option without its equals sign.
        return "unexpected argument " + inQuotes(plain[isNumber(plain[1]) ? 2 : 1]) +
               ": expected GAME, opt=value and DEPTH";
    if (!isNumber(plain[1]))
        return "DEPTH is no number: " + inQuotes(plain[1]);
    return wrongNumber(line, kPerftNumbers);
}

ExitStatus perft(const CommandLine& line)
{
    const auto [options, plain] = reportedApart(line.words());
    if (const auto wrong = wrongPerft(line, plain))
        return wrongUsage(kPerft.name, *wrong);
    const auto depth = readNumber(plain[1], kDeepestPerft);
    if (!depth)
        return refused("at most " + std::to_string(kDeepestPerft) + " plies are counted");
    if (const auto wrong = outOfBounds(line, kPerftNumbers))
        return refusedSwitch(kPerft.name, *wrong);
    const auto chosen = chooseGame(plain[0], options, line.value(kSetup));
    if (!chosen)
        return refused(chosen.error());
    for (const std::string& one :
         perftLines(*chosen->game, chosen->position, {*depth, line.has(kDivide), wholeNumber(line, kThreads, 1)}))
        printLine(one);
    return Done;
}

} // namespace

constexpr Subcommand kPerft{"perft",
                            "GAME [opt=value ...] DEPTH [--setup TEXT] [--divide] [--threads N]",
                            "count the leaves of the tree of legal actions",
                            "Prints how many rows of DEPTH legal actions there are; with --divide then, for each\n"
                            "first action, `e2-e4: 20`.\n",
                            kPerftSwitches,
                            perft};

} // namespace ringford::cli
