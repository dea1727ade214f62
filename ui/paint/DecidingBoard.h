// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/Match.h"

#include <optional>
#include <vector>

namespace ringford::ui {

struct BoardPicture;

/**
 * A board that a game ended on, or that somebody lost who is looked back at, for who wants to see how that was decided:
 * not under a veil, as other closed boards are, and as it was then, where the rules take it away with all that stands on
 * it.
 */
struct DecidingBoard {
    int face = 0;
    std::optional<Cell> mated;       ///< the king that was mated there
    std::vector<PlacedPiece> pieces; ///< that stood there and are taken away, in order of cells

    /** Of the game that ends with @p node; nothing where it goes on, or no board is closed by it. */
    static std::optional<DecidingBoard> of(const Match& match, const Node* node);
    /** Those on which @p node mates a king, and which the rules take away with it, in the order in which they go. */
    static std::vector<DecidingBoard> matedBy(const Match& match, const Node* node);
    /** Whether the rules have taken it away. */
    bool isGone() const { return !pieces.empty(); }
    /** Puts the pieces back onto the board, by sides that are in the game. */
    void restore(const GameDescription& game, Contents& contents) const;
    /** Lets @p picture, of the position after the end, show it. */
    void show(BoardPicture& picture) const;
    /** Takes out of @p effects that these pieces go. */
    void keep(const Board& board, std::vector<Effect>& effects) const;
};

} // namespace ringford::ui
