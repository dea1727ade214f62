// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/HiddenEntries.h"

#include "engine/match/OwnSetup.h"

#include <vector>

namespace ringford::ui {

void HiddenEntries::begin(const Match& match)
{
    m_nodes.clear();
    // A game that is opened stands at its end, or began as games do.
    if (!match.gameNode()->isRoot() || !match.start()->firstChild || !ownSetup(match))
        return;
    std::vector<const Node*> open{match.start()};
    while (!open.empty()) {
        const Node* const node = open.back();
        open.pop_back();
        for (const Node* child = node->firstChild; child; child = child->nextSibling) {
            m_nodes.insert(child);
            open.push_back(child);
        }
    }
}

bool HiddenEntries::reach(const Node* node)
{
    bool wasHidden = false;
    for (; m_nodes.erase(node) > 0; node = node->parent)
        wasHidden = true;
    return wasHidden;
}

const Node* HiddenEntries::firstTold(const Node* node) const
{
    while (node && contains(node))
        node = node->nextSibling;
    return node;
}

} // namespace ringford::ui
