// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/HiddenEntries.h"

#include "engine/match/OwnSetup.h"

#include <vector>

namespace ringford::ui {

namespace {

std::vector<const Node*> allEntries(const Match& match)
{
    std::vector<const Node*> entries;
    std::vector<const Node*> open{match.start()};
    while (!open.empty()) {
        const Node* const node = open.back();
        open.pop_back();
        for (const Node* child = node->firstChild; child; child = child->nextSibling) {
            entries.push_back(child);
            open.push_back(child);
        }
    }
    return entries;
}

} // namespace

void HiddenEntries::begin(const Match& match)
{
    clear();
    // A game that is opened stands at its end, or began as games do.
    if (!match.gameNode()->isRoot() || !match.start()->firstChild || !ownSetup(match))
        return;
    const std::vector<const Node*> entries = allEntries(match);
    m_nodes.insert(entries.begin(), entries.end());
}

void HiddenEntries::takeIn(const Match& match)
{
    if (m_nodes.empty())
        return;
    m_nodes.clear();
    for (const Node* const entry : allEntries(match)) {
        if (!m_told.contains(entry)) // which is still known of what was deleted, and may come back
            m_nodes.insert(entry);
    }
}

bool HiddenEntries::reach(const Node* node)
{
    if (m_nodes.empty())
        return false;
    bool wasHidden = false;
    for (; !node->isRoot() && m_told.insert(node).second; node = node->parent)
        wasHidden = m_nodes.erase(node) > 0 || wasHidden;
    return wasHidden;
}

const Node* HiddenEntries::firstTold(const Node* node) const
{
    while (node && contains(node))
        node = node->nextSibling;
    return node;
}

} // namespace ringford::ui
