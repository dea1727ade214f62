// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/Level.h"

#include "engine/search/Judge.h"

#include <cassert>

namespace ringford {

const Level& levelOf(int level)
{
    assert(level >= kLowestLevel && level <= kHighestLevel);
    static constexpr std::array<Level, kHighestLevel> kLevels{{{800, 4, true},
                                                               {1'150, 5, true},
                                                               {1'700, 5, true},
                                                               {2'700, 6, true},
                                                               {4'200, 6, true},
                                                               {7'400, 7, true},
                                                               {11'000, 8, true},
                                                               {16'500, 10, true},
                                                               {29'000, 12, true},
                                                               {~std::uint64_t{0}, 64, true}}};
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
