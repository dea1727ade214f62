// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Outcome.h"

#include <cstddef>
#include <string>
#include <vector>

namespace ringford::ui {

/**
 * How a series of rematches stands. Points belong to people, who move on by one seat with every rematch; they are told
 * by the seat where somebody sits now.
 */
class RematchScore {
public:
    /** Whether there has been a rematch. */
    bool isSeries() const { return !m_before.empty(); }
    /**
     * Points in halves, by seat: of the games before, and of the one that is played as @p now has decided it. Whoever
     * has won gets one point, a draw is half a point for everybody.
     */
    std::vector<int> halves(const Outcome& now, std::size_t seats) const;
    /** The next game begins; the one before ended as @p last says. */
    void moveOn(const Outcome& last, std::size_t seats);
    /** What was before the game that is played, for as long as a journal keeps it: `2 0`; empty where there is none. */
    std::string text() const;
    /** As text() gave it; what is none says nothing. */
    static RematchScore fromText(const std::string& text);
    /** Another game begins, which is no rematch. */
    void clear() { m_before.clear(); }

private:
    std::vector<int> m_before; ///< by seats of the game that is played
};

} // namespace ringford::ui
