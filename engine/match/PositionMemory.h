// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/GameTree.h"

#include <cstdint>
#include <utility>
#include <vector>

namespace ringford {

/**
 * What stands on the boards at the nodes of a tree. The positions of some nodes are kept, for a long game has many; of the
 * others those that were asked for last are remembered, and the rest are played anew. How many are kept goes by the size
 * of a position, for what is in memory of an entry is bounded (docs/records.md, Limits).
 */
class PositionMemory {
public:
    /** @p game outlives it. */
    explicit PositionMemory(const Game& game) : m_game(&game) {}

    Position at(const Node* node);
    /** Takes in what stands at a node that was just made: that of every so many is kept. @pre the root comes first */
    void add(const Node* node, Position position);

private:
    void remember(const Node* node, Position position);
    bool isKept(const Node* node) const { return node->depth % m_stride == 0; }
    const Position* kept(const Node* node) const;
    const Position* known(const Node* node) const;
    /** What stands after @p entry, which is legal where @p before stands. */
    Position following(const Position& before, const Entry& entry) const;

    struct Remembered {
        const Node* node = nullptr;
        Position position;
    };
    const Game* m_game;
    int m_stride = 1; ///< the position of every so many entries is kept; those between are played anew when asked for
    std::vector<std::pair<std::uint32_t, Position>> m_kept; ///< by serials of nodes, in their order
    std::vector<Remembered> m_remembered;                   ///< positions asked for last, the latest first
};

} // namespace ringford
