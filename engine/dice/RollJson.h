// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dice/RollSet.h"

#include <string>

namespace ringford::dice {

/** A roll set as one JSON object on one line, without its name and time: for programs. */
std::string writeRollJson(const RollSet& set);

} // namespace ringford::dice
