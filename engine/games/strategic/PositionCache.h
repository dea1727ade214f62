// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/strategic/KingSafety.h"

#include <array>
#include <cstdint>
#include <memory>

namespace ringford::strategic {

/** A position as the rules look at it. Remembers what it found about a board; for a moment's use. */
class PositionCache {
public:
    /** All arguments must outlive it. @p roads: the cells of a board that are on a road */
    PositionCache(const Seam& seam, Bits roads, const State& state) : m_seam(seam), m_roads(roads), m_state(state) {}

    const Seam& seam() const { return m_seam; }
    Bits roads() const { return m_roads; }
    const State& state() const { return m_state; }

    template <Army Us> const KingSafety& safety(int board)
    {
        const std::size_t place = 2 * static_cast<std::size_t>(board) + chess::indexOf(Us);
        if ((m_known >> place & 1) == 0) {
            std::construct_at(&m_safeties[place], makeKingSafety<Us>(m_seam, m_state, board));
            m_known |= 1U << place;
        }
        return m_safeties[place];
    }

private:
    const Seam& m_seam;
    Bits m_roads;
    const State& m_state;
    union {
        std::array<KingSafety, 2 * kMostBoards> m_safeties; // not written before they are found
    };
    std::uint32_t m_known = 0;
};

/** Whether the king of the army on turn on @p board is attacked. @pre the board is open */
inline bool isInCheck(PositionCache& view, int board)
{
    return view.state().turn(board) == Army::White ? view.safety<Army::White>(board).isInCheck()
                                                   : view.safety<Army::Black>(board).isInCheck();
}

} // namespace ringford::strategic
