// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/GameTree.h"

#include <array>

namespace ringford {

/**
 * What stands on the boards at the nodes of a tree. Some nodes keep their position; of the others those that were asked
 * for last are remembered, and the rest are played anew.
 */
class PositionMemory {
public:
    /** @p game outlives it. */
    explicit PositionMemory(const Game& game) : m_game(&game) {}

    Position at(const Node* node);
    /** Takes in what stands at a new node: every so many of them keep it. */
    void add(Node* node, Position position);

private:
    void remember(const Node* node, Position position);
    const Position* known(const Node* node) const;
    /** What stands after @p entry, which is legal where @p before stands. */
    Position following(const Position& before, const Entry& entry) const;

    struct Remembered {
        const Node* node = nullptr;
        Position position;
    };
    const Game* m_game;
    std::array<Remembered, 16> m_remembered; ///< positions asked for last, the latest first
};

} // namespace ringford
