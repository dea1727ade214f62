// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/search/History.h"
#include "engine/search/LargeTable.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace ringford {

/**
 * Which quiet moves have turned out well behind which others: behind the opponent's last one, and behind the own one
 * before it. Moves by what comes where (BoldJudge); what one search learned stays for the next.
 */
class ReplyHistory {
public:
    static constexpr int kArrivals = 1 << 10;
    static constexpr int kNone = -1; ///< no move: a pass, or nothing before the root

    /** What came where by the two moves that led to a node. */
    struct Behind {
        int last = kNone;
        int own = kNone;
    };

    /** A row of which nothing is known: who adds up what is known of many moves need not ask each time. */
    static constexpr std::array<std::int16_t, kArrivals> kNothing{};

    /** What is known behind the same two moves. */
    struct Rows {
        const std::int16_t* answers = kNothing.data();
        const std::int16_t* plans = kNothing.data();
        /** Stays within twice what History::order() does. */
        int order(int arrival) const { return answers[arrival] + plans[arrival]; }
    };

    Rows rows(const Behind& behind) const
    {
        return {behind.last == kNone ? kNothing.data() : &m_answers[place(behind.last, 0)],
                behind.own == kNone ? kNothing.data() : &m_plans[place(behind.own, 0)]};
    }
    int order(const Behind& behind, int arrival) const { return rows(behind).order(arrival); }
    /** @param by more than 0: the move was good */
    void change(const Behind& behind, int arrival, int by)
    {
        if (behind.last != kNone)
            nudge(m_answers[place(behind.last, arrival)], by, History::kMost);
        if (behind.own != kNone)
            nudge(m_plans[place(behind.own, arrival)], by, History::kMost);
    }
    void clear()
    {
        std::ranges::fill(m_answers.all(), std::int16_t{0});
        std::ranges::fill(m_plans.all(), std::int16_t{0});
    }

private:
    using Scores = LargeTable<std::int16_t>;
    static constexpr std::size_t kPairs = std::size_t{kArrivals} * kArrivals;

    static std::size_t place(int before, int arrival)
    {
        return static_cast<std::size_t>(before) * kArrivals + static_cast<std::size_t>(arrival);
    }

    Scores m_answers{kPairs};
    Scores m_plans{kPairs};
};

} // namespace ringford
