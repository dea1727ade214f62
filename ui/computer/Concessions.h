// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Seat.h"

#include <map>
#include <vector>

namespace ringford::ui {

/**
 * When a computer player gives up, offers a draw or takes one: by what it thought of its chances, turn after turn, from
 * -1000 (lost) to 1000 (won). Whoever plays against the lower levels may always play to the end: they neither give up
 * nor offer anything.
 */
class Concessions {
public:
    /** The lowest level that gives up and offers draws. */
    static constexpr int kLeastLevel = 8;

    /**
     * What @p seat thought of its chances when it was to act behind @p depth entries. What it thought later, in a line
     * that was taken back, is forgotten.
     */
    void note(Seat seat, int depth, int value);
    /** Another match begins. */
    void forget() { m_minds.clear(); }
    /** Lost as good as certainly, and for several turns. */
    bool givesUp(Seat seat, int level) const;
    /** Nobody has stood better for many turns. It offers once in a while, and this counts as once. */
    bool offersDraw(Seat seat, int level);
    /** Whether @p seat would take the draw that another computer player offers, by what it thought last. */
    bool agreesToDraw(Seat seat, int level) const;
    /** So many entries a seat belong to the opening, in which who is no worse plays on. */
    static constexpr int kOpening = 20;
    /** Whether someone takes a draw who has these chances behind @p depth entries of a game with @p seats seats. */
    static bool takesDraw(int value, int depth, int seats);

private:
    struct Thought {
        int depth;
        int value;
    };
    struct Mind {
        std::vector<Thought> thoughts; ///< by depth
        int offeredAt = -1;            ///< depth; -1: never
    };
    std::map<Seat, Mind> m_minds;
};

} // namespace ringford::ui
