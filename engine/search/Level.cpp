// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/Level.h"

#include "engine/search/Judge.h"

#include <cassert>

namespace ringford {

const Level& levelOf(int level)
{
    assert(level >= kLowestLevel && level <= kHighestLevel);
    static constexpr std::array<Level, 10> kLevels{{{800, 4, true, 121},
                                                    {1'150, 5, true, 104},
                                                    {1'700, 5, true, 81},
                                                    {2'700, 6, true, 71},
                                                    {4'200, 6, true, 52},
                                                    {7'400, 7, true, 41},
                                                    {11'000, 8, true, 32},
                                                    {16'500, 10, true, 23},
                                                    {29'000, 12, true, 14},
                                                    {~std::uint64_t{0}, 64, true, 0}}};
    return kLevels[static_cast<std::size_t>(level - kLowestLevel)];
}

int misjudgement(std::uint64_t key, std::uint64_t game, int size)
{
    // The logistic curve's own numbers, 1000 / 1.814 x ln(p / (1 - p)) for p = 1/64, 3/64 ... 63/64: 1.814 is
    // its standard deviation.
    static constexpr std::array<int, 32> kSpread{-2284, -1661, -1361, -1156, -998, -867, -754, -653, -561, -475, -395,
                                                 -319,  -245,  -174,  -104,  -34,  34,   104,  174,  245,  319,  395,
                                                 475,   561,   653,   754,   867,  998,  1156, 1361, 1661, 2284};
    return kSpread[mixed(key, game) >> 59] * size / 1000;
}

} // namespace ringford
