// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dice/RandomNumbers.h"

#include <cstdint>

namespace ringford {

/** The seed of part number @p part of what has a seed; the same on every machine. */
inline std::uint64_t seedOf(std::uint64_t seed, std::uint64_t part)
{
    return dice::SeededNumbers(dice::SeededNumbers(seed).draw() + part).draw();
}

} // namespace ringford
