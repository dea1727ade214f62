// SPDX-License-Identifier: GPL-3.0-or-later
// Nodes per processor second (items_per_second) of perft, and what its parts cost.
#include "engine/board/RingBoard.h"
#include "engine/games/checkers/CheckersRules.h"
#include "engine/games/circular/CircularRules.h"
#include "engine/games/longchess/LongchessGame.h"
#include "engine/games/multiplayer/MultiplayerRules.h"
#include "engine/games/orthodox/Fen.h"
#include "engine/games/orthodox/OrthodoxGame.h"
#include "engine/rules/Perft.h"

#include <benchmark/benchmark.h>

using namespace ringford;
using orthodox::OrthodoxRules;

namespace {

constexpr const char* kStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
constexpr const char* kKiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

orthodox::State read(const char* fen)
{
    const orthodox::OrthodoxGame game({});
    return orthodox::readFen(game.description(), fen)->state;
}

template <Rules R> void countLeaves(benchmark::State& run, const R& rules, const typename R::State& state, int depth)
{
    std::uint64_t leaves = 0;
    for (auto _ : run)
        leaves += perft(rules, state, depth, {});
    run.SetItemsProcessed(static_cast<std::int64_t>(leaves));
}

void orthodoxPerft(benchmark::State& run, const char* fen)
{
    countLeaves(run, OrthodoxRules(), read(fen), static_cast<int>(run.range(0)));
}
BENCHMARK_CAPTURE(orthodoxPerft, start, kStart)->Arg(6)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(orthodoxPerft, kiwipete, kKiwipete)->Arg(5)->Unit(benchmark::kMillisecond);

void checkersPerft(benchmark::State& run)
{
    const checkers::CheckersRules rules;
    countLeaves(run, rules, rules.start(), static_cast<int>(run.range(0)));
}
BENCHMARK(checkersPerft)->Arg(9)->Unit(benchmark::kMillisecond);

/** @p W: words of a set of cells */
template <int W> void countRing(benchmark::State& run, const circular::Options& options)
{
    const circular::CircularRules<W> rules(options, buildRing({options.seats}));
    countLeaves(run, rules, rules.start(), static_cast<int>(run.range(0)));
}

void circularPerft(benchmark::State& run, const char* players, const char* rules)
{
    const auto options = circular::completeOptions("circular", {{"players", players}, {"rules", rules}});
    const circular::Options chosen = circular::readChoices(*options);
    switch (circular::wordsFor(chosen.seats)) {
    case 1: return countRing<1>(run, chosen);
    case 2: return countRing<2>(run, chosen);
    default: return countRing<3>(run, chosen);
    }
}
BENCHMARK_CAPTURE(circularPerft, two, "2", "modern")->Arg(6)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(circularPerft, twoByzantine, "2", "byzantine")->Arg(6)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(circularPerft, four, "4", "modern")->Arg(6)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(circularPerft, six, "6", "modern")->Arg(6)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(circularPerft, sixByzantine, "6", "byzantine")->Arg(6)->Unit(benchmark::kMillisecond);

template <class Size> void countLong(benchmark::State& run, const OptionValues& given)
{
    const longchess::LongchessGame<Size> game(*longchess::completeOptions("longchess", given));
    countLeaves(run, game.rules(), game.rules().start(), static_cast<int>(run.range(0)));
}

void longchessPerft(benchmark::State& run, const char* options)
{
    const OptionValues given = *readOptions(options);
    if (findOption(given, "teams") == "4")
        return countLong<longchess::CornerSize>(run, given);
    countLong<longchess::LongSize>(run, given);
}
BENCHMARK_CAPTURE(longchessPerft, flags, "")->Arg(4)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(longchessPerft, map, "mode=ctm")->Arg(4)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(longchessPerft, mines, "mines=on capture=5")->Arg(3)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(longchessPerft, artillery, "mines=on artillery=on")->Arg(3)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(longchessPerft, four, "teams=4")->Arg(4)->Unit(benchmark::kMillisecond);

multiplayer::MultiplayerRules tableFor(int players)
{
    multiplayer::Choices choices;
    choices.players = players;
    return multiplayer::MultiplayerRules(choices);
}

/** A position with some pieces captured and dropped on every board: so many plies of play, the same each time. */
multiplayer::State middleGame(const multiplayer::MultiplayerRules& rules, int plies)
{
    multiplayer::State state = rules.start();
    std::uint64_t drawn = 1;
    for (int ply = 0; ply < plies; ++ply) {
        multiplayer::MultiplayerRules::Moves moves;
        rules.generate(state, moves);
        if (moves.empty())
            break;
        drawn = drawn * 6364136223846793005U + 1442695040888963407U; // Knuth's
        rules.apply(state, moves[(drawn >> 33) % moves.size()], NoEffects{});
    }
    return state;
}

void multiplayerPerft(benchmark::State& run)
{
    const auto rules = tableFor(static_cast<int>(run.range(0)));
    countLeaves(run, rules, rules.start(), static_cast<int>(run.range(1)));
}
BENCHMARK(multiplayerPerft)->Args({3, 4})->Args({4, 4})->Args({8, 3})->Args({16, 3})->Unit(benchmark::kMillisecond);

/**
 * Actions played and taken back by a table of so many, in the middle of a game: the facts about all boards are true
 * after each.
 */
void multiplayerActions(benchmark::State& run)
{
    const auto rules = tableFor(static_cast<int>(run.range(0)));
    multiplayer::State state = middleGame(rules, 30 * static_cast<int>(run.range(0)));
    multiplayer::MultiplayerRules::Moves moves;
    rules.generate(state, moves);
    multiplayer::Undo undo;
    std::uint64_t counted = 0;
    for (auto _ : run) {
        for (const multiplayer::Move& move : moves) {
            rules.play(state, move, undo);
            counted += rules.count(state);
            rules.takeBack(state, undo);
        }
    }
    benchmark::DoNotOptimize(counted);
    run.SetItemsProcessed(static_cast<std::int64_t>(run.iterations() * moves.size()));
    run.counters["legal"] = static_cast<double>(moves.size());
}
BENCHMARK(multiplayerActions)->Arg(3)->Arg(4)->Arg(8)->Arg(16);

void orthodoxCount(benchmark::State& run, const char* fen)
{
    const OrthodoxRules rules;
    const orthodox::State state = read(fen);
    for (auto _ : run)
        benchmark::DoNotOptimize(rules.count(state));
}
BENCHMARK_CAPTURE(orthodoxCount, start, kStart);
BENCHMARK_CAPTURE(orthodoxCount, kiwipete, kKiwipete);

void orthodoxGenerate(benchmark::State& run, const char* fen)
{
    const OrthodoxRules rules;
    const orthodox::State state = read(fen);
    for (auto _ : run) {
        OrthodoxRules::Moves moves;
        rules.generate(state, moves);
        benchmark::DoNotOptimize(moves.begin());
    }
}
BENCHMARK_CAPTURE(orthodoxGenerate, start, kStart);
BENCHMARK_CAPTURE(orthodoxGenerate, kiwipete, kKiwipete);

/** All moves of a position played, each on a copy. */
void orthodoxApply(benchmark::State& run, const char* fen)
{
    const OrthodoxRules rules;
    const orthodox::State state = read(fen);
    OrthodoxRules::Moves moves;
    rules.generate(state, moves);
    for (auto _ : run) {
        for (const chess::Move move : moves) {
            orthodox::State next = state;
            rules.apply(next, move, NoEffects{});
            benchmark::DoNotOptimize(next);
        }
    }
    run.SetItemsProcessed(static_cast<std::int64_t>(run.iterations() * moves.size()));
}
BENCHMARK_CAPTURE(orthodoxApply, kiwipete, kKiwipete);

} // namespace
