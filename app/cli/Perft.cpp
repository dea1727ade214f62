// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/GameChoice.h"
#include "app/cli/Subcommand.h"
#include "engine/protocol/Arguments.h"
#include "engine/protocol/Perft.h"

#include <algorithm>
#include <array>

namespace ringford::cli {

namespace {

constexpr std::string_view kSetup = "--setup";
constexpr std::string_view kDivide = "--divide";
constexpr std::string_view kThreads = "--threads";
constexpr int kMostThreads = 1024;

constexpr std::array kSwitches{
    Switch{kSetup, "TEXT", "begin at this setup instead of the standard start"},
    Switch{kDivide, "", "count below each action too"},
    Switch{kThreads, "N", "count with so many threads (1)"},
};

ExitStatus wrong(const std::string& reason)
{
    return wrongUsage(kPerft.name, reason);
}

ExitStatus perft(const CommandLine& line)
{
    // Options have an equals sign, so the depth is what has none, wherever it stands.
    std::vector<std::string> words = line.words();
    const auto depthWord = std::ranges::stable_partition(words, [](const std::string& word) { return word.find('=') != std::string::npos; });
    const std::vector<std::string> plain(depthWord.begin(), depthWord.end());
    words.erase(depthWord.begin(), depthWord.end());
    if (plain.size() < 2)
        return wrong(plain.empty() ? "GAME is missing" : "DEPTH is missing");
    if (plain.size() > 2)
        return wrong("unexpected argument '" + plain[1] + "': expected GAME, opt=value and DEPTH");
    const std::string threads = line.value(kThreads).value_or("1");
    if (!isNumber(plain[1]))
        return wrong("DEPTH is no number: '" + plain[1] + '\'');
    if (!isNumber(threads))
        return wrong("--threads is no number: '" + threads + '\'');
    const auto depth = numberUpTo(plain[1], kDeepestPerft);
    if (!depth)
        return refused("at most " + std::to_string(kDeepestPerft) + " plies are counted");
    const auto threadCount = numberUpTo(threads, kMostThreads);
    if (!threadCount || *threadCount == 0)
        return refused("--threads takes 1 to " + std::to_string(kMostThreads));
    const auto chosen = chooseGame(plain[0], words, line.value(kSetup));
    if (!chosen)
        return refused(chosen.error());
    for (const std::string& one : perftLines(*chosen->game, chosen->position, {*depth, line.has(kDivide), *threadCount}))
        printLine(one);
    return Done;
}

} // namespace

constexpr Subcommand kPerft{
    "perft", "GAME [opt=value ...] DEPTH [--setup TEXT] [--divide] [--threads N]", "count the leaves of the tree of legal actions",
    "Prints how many rows of DEPTH legal actions there are; with --divide then, for each\n"
    "first action, `e2-e4: 20`.\n",
    kSwitches, perft};

} // namespace ringford::cli
