// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/protocol/Perft.h"

#include <algorithm>
#include <atomic>
#include <numeric>
#include <system_error>
#include <thread>

namespace ringford {

namespace {

/** One action of the root and the leaves below it. */
struct Branch {
    std::string text;
    Position position;
    std::uint64_t leaves = 0;
};

std::vector<Branch> branches(const Game& game, const Position& position)
{
    std::vector<Branch> found;
    for (const Action& action : game.actions(position))
        found.push_back({game.text(position, action), game.apply(position, action).position});
    std::ranges::sort(found, {}, &Branch::text);
    return found;
}

/** Counts below all branches; each thread takes the next that nobody has taken. */
void countBranches(const Game& game, std::vector<Branch>& found, int depth, int threads)
{
    std::atomic<std::size_t> next = 0;
    const auto work = [&] {
        for (std::size_t i = next++; i < found.size(); i = next++)
            found[i].leaves = game.perft(found[i].position, depth);
    };
    std::vector<std::jthread> helpers;
    try {
        for (int i = 1; i < threads && static_cast<std::size_t>(i) < found.size(); ++i)
            helpers.emplace_back(work);
    } catch (const std::system_error&) {
        // The system gives no more threads: those that there are do the work.
    }
    work();
}

} // namespace

std::vector<std::string> perftLines(const Game& game, const Position& position, const PerftTask& task)
{
    if (task.depth == 0 || (task.threads == 1 && !task.divide))
        return {std::to_string(game.perft(position, task.depth))};
    std::vector<Branch> found = branches(game, position);
    countBranches(game, found, task.depth - 1, task.threads);
    const auto sum = [](std::uint64_t leaves, const Branch& branch) { return leaves + branch.leaves; };
    std::vector<std::string> lines{std::to_string(std::accumulate(found.begin(), found.end(), std::uint64_t{0}, sum))};
    if (task.divide) {
        for (const Branch& branch : found)
            lines.push_back(branch.text + ": " + std::to_string(branch.leaves));
    }
    return lines;
}

} // namespace ringford
