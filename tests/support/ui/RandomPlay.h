// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/match/MatchModel.h"

#include <random>

namespace ringford::test {

/**
 * Plays so many entries, now and then from a place further back, so that variations come about; leaves comments and
 * marks behind.
 */
void playAtRandom(ui::MatchModel& model, int entries, std::mt19937& random);

/** All nodes of a tree but the root, parents before children. */
std::vector<const Node*> allNodes(const Match& match);

} // namespace ringford::test
