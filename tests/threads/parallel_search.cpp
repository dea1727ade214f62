// SPDX-License-Identifier: GPL-3.0-or-later
// Searches of several threads in games of each kind: what the thread sanitizer looks at (the preset `threads`). Fails
// when an answer is no action of its position.
#include "engine/games/Registry.h"
#include "engine/search/Search.h"

#include <algorithm>
#include <cstdio>
#include <thread>

using namespace ringford;

namespace {

constexpr int kThreads = 4;
constexpr int kActions = 3;
constexpr std::uint64_t kNodes = 6'000;

struct Subject {
    const char* game;
    OptionValues options;
};

/** Plays a few actions, each found by several threads. @return whether all of them were legal */
bool playsWell(const Game& game, SearchTask task)
{
    const auto search = game.newSearch();
    task.budget.nodes = kNodes;
    for (int done = 0; done < kActions; ++done) {
        const SearchReport report = search->run(task);
        if (report.lines.empty() || report.nodes > kNodes || game.why(task.position, report.lines[0].actions[0]))
            return false;
        task.position = game.apply(task.position, report.lines[0].actions[0]).position;
    }
    return true;
}

/** Stops a search of several threads from another one. */
bool stopsWell(const Game& game, const SearchTask& task)
{
    std::stop_source stop;
    std::jthread other;
    const SearchReport report = game.newSearch()->run(task, stop.get_token(), [&](const SearchReport&) {
        if (!other.joinable())
            other = std::jthread([&stop] { stop.request_stop(); });
    });
    return !report.lines.empty();
}

bool isSearchedWell(const Subject& subject)
{
    const auto game = Registry::withStandardGames().create(subject.game, subject.options);
    if (!game)
        return false;
    SearchTask task{(*game)->start()};
    task.threads = kThreads;
    return playsWell(**game, task) && stopsWell(**game, task);
}

} // namespace

int main()
{
    const Subject subjects[] = {{"orthodox", {}},
                                {"checkers", {}},
                                {"circular", {{"players", "2"}}},
                                {"circular", {{"players", "5"}}},
                                {"longchess", {{"mines", "on"}, {"artillery", "on"}}},
                                {"multiplayer", {{"players", "3"}}},
                                {"strategic", {{"boards", "2"}}}};
    const auto failed = std::ranges::find_if_not(subjects, isSearchedWell);
    if (failed == std::end(subjects))
        return 0;
    std::fprintf(stderr, "a search of several threads fails: %s\n", failed->game);
    return 1;
}
