// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/PositionsBefore.h"

#include <algorithm>

namespace ringford {

std::vector<Position> positionsBefore(const Match& match, const Node* node, int most)
{
    std::vector<Position> before;
    for (; most > 0 && !node->isRoot(); --most) {
        node = node->parent;
        before.push_back(match.position(node));
    }
    std::ranges::reverse(before);
    return before;
}

} // namespace ringford
