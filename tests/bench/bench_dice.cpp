// SPDX-License-Identifier: GPL-3.0-or-later
// bench_dice: how long 100,000 dice take, the most that a roll may have, and the forecasts that take longest.
#include "engine/dice/Forecast.h"
#include "engine/dice/RollJson.h"
#include "engine/dice/RollReader.h"
#include "engine/dice/RollSetReader.h"

#include <benchmark/benchmark.h>

using namespace ringford;

namespace {

/** Costs nothing: what a digest takes is not ours. */
std::string sign(std::string_view)
{
    return std::string(64, '0');
}

dice::RollSet rolled(const char* text, std::optional<std::uint64_t> seed)
{
    return dice::makeRollSet(*dice::readRoll(text), {}, seed, {});
}

void rollDice(benchmark::State& run, const char* text, std::optional<std::uint64_t> seed)
{
    for (auto _ : run)
        benchmark::DoNotOptimize(rolled(text, seed));
}
BENCHMARK_CAPTURE(rollDice, seeded, "100 x 10(100d6)", 1)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(rollDice, fromSystem, "100 x 10(100d6)", std::nullopt)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(rollDice, keptOfExploding, "100 x 10(100d2!k50)", 1)->Unit(benchmark::kMillisecond);

void writeText(benchmark::State& run)
{
    const dice::RollSet set = rolled("100 x 10(100d6)", 1);
    for (auto _ : run)
        benchmark::DoNotOptimize(dice::writeRollSet(set, sign));
}
BENCHMARK(writeText)->Unit(benchmark::kMillisecond);

void writeJson(benchmark::State& run)
{
    const dice::RollSet set = rolled("100 x 10(100d6)", 1);
    for (auto _ : run)
        benchmark::DoNotOptimize(dice::writeRollJson(set));
}
BENCHMARK(writeJson)->Unit(benchmark::kMillisecond);

void readText(benchmark::State& run)
{
    const std::string text = dice::writeRollSet(rolled("100 x 10(100d6)", 1), sign);
    for (auto _ : run)
        benchmark::DoNotOptimize(dice::readRollSet(text, sign));
}
BENCHMARK(readText)->Unit(benchmark::kMillisecond);

void forecast(benchmark::State& run, const char* text)
{
    const dice::Roll roll = dice::readRoll(text)->roll;
    const dice::RollConditions conditions{10, false, dice::Save{15, 0, dice::SaveStyle::Half}};
    for (auto _ : run)
        benchmark::DoNotOptimize(dice::forecastOf(roll, conditions));
}
BENCHMARK_CAPTURE(forecast, tenThousandCoins, "10(999d2)")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(forecast, manyAttacks, "99d2 [0 step +0 x 50]")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(forecast, keptOfTwenty, "20d526k19")->Unit(benchmark::kMillisecond);

void chances(benchmark::State& run, const char* text)
{
    const dice::Roll roll = dice::readRoll(text)->roll;
    for (auto _ : run)
        benchmark::DoNotOptimize(dice::likelyChancesOfLeft(roll, {}));
}
BENCHMARK_CAPTURE(chances, manyRows, "900 x 2d6")->Unit(benchmark::kMillisecond);

} // namespace
