// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/Cell.h"

#include <array>

namespace ringford {

/** From a cell to another, on boards whose cells lie in straight columns and rows. */
struct Offset {
    int column;
    int row; ///< upwards
};
/** To the neighbours, in the order of Direction. */
inline constexpr std::array<Offset, kDirectionCount> kOffsets{
    {{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}}};

} // namespace ringford
