// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/orthodox/OrthodoxWeights.h"

namespace ringford::orthodox {

/** Nothing has been fitted that plays better. */
inline constexpr OrthodoxWeights kTuned = kByMobility;

} // namespace ringford::orthodox
