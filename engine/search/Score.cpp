// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/Score.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace ringford::score {

int share(int value, int certainty)
{
    if (isForced(value))
        return value > 0 ? 1000 : -1000;
    // 1000 tanh(0.00184 x) for x = 0, 50, 100 ... 1600; straight lines between.
    static constexpr std::array<int, 33> kCurve{0,   92,  182, 269, 352, 430, 502, 568, 627, 679, 726,
                                                767, 802, 832, 859, 881, 900, 916, 930, 941, 951, 959,
                                                966, 971, 976, 980, 983, 986, 988, 990, 992, 993, 994};
    constexpr int kStep = 50;
    const int size = std::min(std::abs(value) * certainty / 100, kStep * (static_cast<int>(kCurve.size()) - 1) - 1);
    const auto at = static_cast<std::size_t>(size / kStep);
    const int found = kCurve[at] + (kCurve[at + 1] - kCurve[at]) * (size % kStep) / kStep;
    return value < 0 ? -found : found;
}

} // namespace ringford::score
