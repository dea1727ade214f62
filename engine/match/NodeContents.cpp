// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/NodeContents.h"

#include "engine/rules/Game.h"

namespace ringford {

Contents contentsAt(const Match& match, const Node* node)
{
    Contents contents = match.game().contents(match.position(node));
    if (node->outcome().decided()) {
        contents.sidesOnTurn = contents.sidesWaiting = {};
        contents.acted.clear();
    }
    return contents;
}

} // namespace ringford
