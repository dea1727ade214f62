// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/analysis/TaskAt.h"

#include "engine/match/PositionsBefore.h"

namespace ringford {

namespace {

constexpr int kManyPositions = 100;

} // namespace

SearchTask taskAt(const Match& match, const Node* node)
{
    return {match.position(node), positionsBefore(match, node, kManyPositions)};
}

} // namespace ringford
