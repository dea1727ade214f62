// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Game.h"

#include <QString>

namespace ringford::test {

/**
 * Carries out effects on what was on the boards, as a view does, and compares the end with what is there now. Gives
 * what does not fit in one sentence; nothing when all fits.
 */
QString replayFault(const Game& game, const Contents& before, const std::vector<Effect>& effects,
                    const Contents& after);

} // namespace ringford::test
