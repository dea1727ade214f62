// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/Match.h"

#include <optional>
#include <vector>

namespace ringford::ui {

/**
 * The board that a game ended on, where the rules take it away with all that stands on it: as it was then, for who wants
 * to see how the game was decided.
 */
struct DecidingBoard {
    int face = 0;
    std::optional<Cell> mated;       ///< the king that was mated there
    std::vector<PlacedPiece> pieces; ///< that stood there, in order of cells

    /** Of the game that ends with @p node; nothing where it goes on, or its last board stands as it is. */
    static std::optional<DecidingBoard> of(const Match& match, const Node* node);
    /** Puts the pieces back onto the board, by sides that are in the game. */
    void restore(const GameDescription& game, Contents& contents) const;
    /** Takes out of @p effects that these pieces go. */
    void keep(const Board& board, std::vector<Effect>& effects) const;
};

} // namespace ringford::ui
