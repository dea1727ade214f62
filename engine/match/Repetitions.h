// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/GameTree.h"

#include <cstdint>
#include <functional>
#include <string>
#include <unordered_map>
#include <vector>

namespace ringford {

/**
 * Counts how often a position has stood on the way from the start to a node. Remembers the way last asked about, so
 * that asking all along a long game looks at each of its positions once.
 */
class Repetitions {
public:
    /** What repetition compares at a node. */
    using KeyOf = std::function<std::string(const Node*)>;

    /** How often what stands at @p node has stood up to there, itself included; three stands for more as well. */
    int count(const Node* node, const KeyOf& keyOf);

private:
    struct Step {
        const Node* node;
        std::uint64_t hash;
    };
    void moveTo(const Node* node, const KeyOf& keyOf);

    std::vector<Step> m_way; ///< by depth, the root first
    std::unordered_map<std::uint64_t, std::vector<const Node*>> m_stood;
};

} // namespace ringford
