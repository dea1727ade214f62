// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/scene/PieceWays.h"

#include <vector>

namespace ringford::ui {

/**
 * Which item stands for which piece: by cell as the position has them, or, loosened, as the effects that are played
 * have them, when a cell can hold two for a moment. The scene owns the items.
 */
class PieceItems {
public:
    /** Both must live longer. */
    PieceItems(PieceStage& stage, PieceWays& ways) : m_stage(stage), m_ways(ways) {}

    /** How many cells there are. */
    void resize(int cells) { m_at.resize(static_cast<std::size_t>(cells)); }
    /** The item of the piece that the position has on @p cell; null if there is none. */
    PieceItem* on(Cell cell) const { return m_at[cell.index]; }
    /** All cells on which the position has pieces. */
    std::vector<Cell> cells() const;

    /** From here on items are known by where effects have them, not by where the position has them. */
    void loosen();
    /** Where effects have an item, too. @pre loosened */
    void put(PieceItem& item, Cell cell) { m_loose.push_back({cell, &item}); }
    /** Takes the item of @p piece from a cell, else any that is there; null: there is none. */
    PieceItem* take(Cell cell, const Piece& piece);
    /** Takes the item of that very piece: what lies under another one is no item. */
    PieceItem* takeExactly(Cell cell, const Piece& piece);
    /** What effects have on a cell; null: nothing. */
    PieceItem* loose(Cell cell) const;
    /** Gives every piece of the position its item, and every item its place; what is left over goes. */
    void match(const Contents& contents);

private:
    struct OnCell {
        Cell cell;
        PieceItem* item;
    };

    PieceItem* taken(std::vector<OnCell>::iterator found);

    PieceStage& m_stage;
    PieceWays& m_ways;
    std::vector<PieceItem*> m_at; ///< by cell
    std::vector<OnCell> m_loose;  ///< while effects are played
};

} // namespace ringford::ui
