// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace ringford {

/** By which numbers a judge says what a position is worth; where nothing was fitted, both are the same. */
enum class PieceValues : std::uint8_t {
    Tuned,    ///< fitted to games that the computer played against itself
    Mobility, ///< pieces by the cells that they can go to, all else by guess: what the fit began with
};

} // namespace ringford
