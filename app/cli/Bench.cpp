// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/SharedSwitches.h"
#include "app/cli/Subcommand.h"
#include "engine/games/Registry.h"
#include "engine/rules/PlainText.h"

#include <array>
#include <cstdio>
#include <ctime>

namespace ringford::cli {

namespace {

constexpr std::string_view kSeconds = "--seconds";
constexpr int kMostSeconds = 3600;
constexpr std::array kBenchNumbers{NumberSwitch{kSeconds, 1, kMostSeconds, "expected 1 to 3600"}};
/** A single run that takes this part of the time is long enough for the clock, and short enough not to run over. */
constexpr double kShortestRun = 1.0 / 16;

constexpr std::array kBenchSwitches{Switch{kSeconds, "N", "how long to count in each game (2)"}};

struct Speed {
    int depth = 0;
    std::uint64_t nodes = 0;
    double seconds = 0;
};

double processorSeconds()
{
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

/** Perft from the standard start, again and again at the depth that is deep enough to be timed. */
Speed measure(const Game& game, double seconds)
{
    const Position start = game.start();
    Speed speed;
    for (speed.depth = 1; speed.seconds < seconds;) {
        const double before = processorSeconds();
        const std::uint64_t leaves = game.perft(start, speed.depth);
        const double took = processorSeconds() - before;
        if (took < seconds * kShortestRun && leaves > 0) {
            ++speed.depth;
            continue;
        }
        speed.nodes += leaves;
        speed.seconds += took;
    }
    return speed;
}

ExitStatus bench(const CommandLine& line)
{
    if (!line.words().empty())
        return wrongUsage(kBench.name, "unexpected argument " + inQuotes(line.words().front()));
    if (const auto wrong = wrongNumber(line, kBenchNumbers))
        return wrongUsage(kBench.name, *wrong);
    if (const auto wrong = outOfBounds(line, kBenchNumbers))
        return refusedSwitch(kBench.name, *wrong);
    const int seconds = wholeNumber(line, kSeconds, 2);
    for (const auto& type : Registry::standard().types()) {
        const auto game = type->create({});
        if (!game)
            return refused(game.error().english());
        const Speed speed = measure(**game, seconds);
        char reported[120];
        std::snprintf(reported, sizeof reported, ": %.0f nodes per second (depth %d, %llu nodes in %.2f s)",
                      static_cast<double>(speed.nodes) / speed.seconds, speed.depth,
                      static_cast<unsigned long long>(speed.nodes), speed.seconds);
        printLine(type->id() + reported);
        if (!flushOutput())
            return Refused;
    }
    return Done;
}

} // namespace

constexpr Subcommand kBench{
    "bench",
    "[--seconds N]",
    "how fast each game counts: nodes per second",
    "Prints a line for each game: the nodes (leaves of perft from the standard start, one thread)\n"
    "per second of processor time, then the depth, the nodes and the time they took.\n",
    kBenchSwitches,
    bench};

} // namespace ringford::cli
