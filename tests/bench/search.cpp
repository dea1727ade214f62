// SPDX-License-Identifier: GPL-3.0-or-later
// bench_search [NODES [STOPS]]: how fast each game is searched: nodes a processor second of one thread over a few
// positions of random play, how many times as many nodes two threads look at in the same time, and how long a search of
// two threads takes to answer when it is stopped (milliseconds, by STOPS searches in the middle of their work).
#include "engine/search/Search.h"
#include "engine/games/Registry.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <thread>

using namespace ringford;

namespace {

using SteadyClock = std::chrono::steady_clock;

struct Subject {
    const char* game;
    const char* options;
};

constexpr Subject kSubjects[] = {{"orthodox", ""},
                                 {"checkers", ""},
                                 {"circular", "players=2"},
                                 {"circular", "players=3"},
                                 {"circular", "players=4"},
                                 {"circular", "players=5"},
                                 {"circular", "players=6"},
                                 {"longchess", ""},
                                 {"longchess", "mines=on artillery=on"},
                                 {"longchess", "teams=4"},
                                 {"multiplayer", "players=3"},
                                 {"multiplayer", "players=4"},
                                 {"strategic", "boards=1"},
                                 {"strategic", "boards=3"}};

/** The start, and what stands after 8, 16 ... actions by chance. */
std::vector<Position> somePositions(const Game& game)
{
    constexpr int kPositions = 4;
    constexpr int kActionsBetween = 8;
    std::vector<Position> positions{game.start()};
    Position position = game.start();
    std::uint64_t random = 12345;
    for (int done = 1; done < kPositions * kActionsBetween; ++done) {
        const std::vector<Action> actions = game.actions(position);
        if (actions.empty())
            break;
        random = random * 6364136223846793005u + 1442695040888963407u;
        position = game.apply(position, actions[(random >> 33) % actions.size()]).position;
        if (done % kActionsBetween == 0)
            positions.push_back(position);
    }
    return positions;
}

double nodesASecond(const Game& game, const std::vector<Position>& positions, std::uint64_t nodes)
{
    std::uint64_t all = 0;
    const std::clock_t begin = std::clock();
    for (const Position& position : positions) {
        SearchTask task{position};
        task.budget.nodes = nodes;
        all += game.newSearch()->run(task).nodes;
    }
    return static_cast<double>(all) * CLOCKS_PER_SEC / static_cast<double>(std::clock() - begin);
}

std::uint64_t nodesIn(const Game& game, const Position& position, std::chrono::milliseconds time, int threads)
{
    SearchTask task{position};
    task.budget.most = time;
    task.threads = threads;
    return game.newSearch()->run(task).nodes;
}

/** How much more two threads see than one, in turns, so that whatever else runs weighs on both. */
double gainOfTwo(const Game& game, const std::vector<Position>& positions)
{
    constexpr std::chrono::milliseconds kTime{400};
    std::uint64_t one = 0;
    std::uint64_t two = 0;
    for (const Position& position : positions) {
        one += nodesIn(game, position, kTime, 1);
        two += nodesIn(game, position, kTime, 2);
    }
    return static_cast<double>(two) / static_cast<double>(one);
}

/** From the call to the answer, in milliseconds, the shortest first. */
std::vector<double> stops(const Game& game, const std::vector<Position>& positions, int count)
{
    std::vector<double> times;
    const auto search = game.newSearch();
    for (int done = 0; done < count; ++done) {
        SearchTask task{positions[static_cast<std::size_t>(done) % positions.size()]};
        task.threads = 2;
        std::jthread worker([&](std::stop_token stop) { search->run(task, std::move(stop)); });
        std::this_thread::sleep_for(std::chrono::milliseconds(5 + done * 7 % 40));
        const auto asked = SteadyClock::now();
        worker.request_stop();
        worker.join();
        times.push_back(std::chrono::duration<double, std::milli>(SteadyClock::now() - asked).count());
    }
    std::ranges::sort(times);
    return times;
}

void measure(const Subject& subject, std::uint64_t nodes, int count)
{
    const auto made = Registry::withStandardGames().create(subject.game, *readOptions(subject.options));
    const Game& game = **made;
    const std::vector<Position> positions = somePositions(game);
    const double speed = nodesASecond(game, positions, nodes);
    const double gain = gainOfTwo(game, positions);
    const std::vector<double> times = stops(game, positions, std::max(1, count));
    const auto part = [&](int percent) { return times[(times.size() - 1) * static_cast<std::size_t>(percent) / 100]; };
    std::printf("%-12s %-24s %9.0f  %5.2f  %6.1f %6.1f\n", subject.game, subject.options, speed, gain, part(50),
                part(99));
    std::fflush(stdout);
}

} // namespace

int main(int argc, char** argv)
{
    const std::uint64_t nodes = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 200'000;
    const int count = argc > 2 ? std::atoi(argv[2]) : 100;
    std::printf("%-37s %9s  %5s  %6s %6s\n", "game", "nodes/s", "two", "stop50", "stop99");
    for (const Subject& subject : kSubjects)
        measure(subject, nodes, count);
}
