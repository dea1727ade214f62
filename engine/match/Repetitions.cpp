// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/Repetitions.h"

#include <algorithm>
#include <cstddef>

namespace ringford {

void Repetitions::moveTo(const Node* node, const KeyOf& keyOf)
{
    std::vector<const Node*> ahead;
    const auto isOnWay = [this](const Node* at) {
        const auto depth = static_cast<std::size_t>(at->depth);
        return depth < m_way.size() && m_way[depth].node == at;
    };
    if (isOnWay(node))
        return;
    const Node* at = node;
    for (; at && !isOnWay(at); at = at->parent)
        ahead.push_back(at);
    const std::size_t common = at ? static_cast<std::size_t>(at->depth) + 1 : 0;
    for (; m_way.size() > common; m_way.pop_back()) {
        const auto stood = m_stood.find(m_way.back().hash);
        stood->second.pop_back();
        if (stood->second.empty())
            m_stood.erase(stood);
    }
    for (; !ahead.empty(); ahead.pop_back()) {
        const std::uint64_t hash = std::hash<std::string>{}(keyOf(ahead.back()));
        m_way.push_back({ahead.back(), hash});
        m_stood[hash].push_back(ahead.back());
    }
}

int Repetitions::count(const Node* node, const KeyOf& keyOf)
{
    moveTo(node, keyOf);
    const std::string here = keyOf(node);
    int times = 0;
    // Different positions may share a hash, so those that count are compared in full.
    const std::vector<const Node*>& stood = m_stood[m_way[static_cast<std::size_t>(node->depth)].hash];
    auto at = std::ranges::upper_bound(stood, node->depth, {}, &Node::depth);
    while (at != stood.begin() && times < 3)
        times += keyOf(*--at) == here;
    return times;
}

} // namespace ringford
