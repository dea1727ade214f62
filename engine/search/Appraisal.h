// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/search/Camps.h"
#include "engine/search/Level.h"
#include "engine/search/Score.h"

#include <algorithm>

namespace ringford {

/** What positions are worth to the camp that a search is for: by their look, and when the game is decided. */
template <Judge J> class Appraisal {
public:
    using State = typename J::State;

    /** What a draw is worth to who plays: as little as it takes to go on playing in an even game. */
    static constexpr int kDraw = -30;

    /** @p judge and @p camps live longer. */
    Appraisal(const J& judge, const Camps& camps) : m_judge(judge), m_camps(camps) {}

    /** @param misjudges how far it is mistaken (Level) in the game of number @p seed; @param draw what a draw is worth */
    void begin(Seat seat, int misjudges, std::uint64_t seed, int draw = kDraw)
    {
        m_camp = m_camps.of(seat);
        m_misjudges = misjudges;
        m_seed = seed;
        m_draw = draw;
    }
    int draw() const { return m_draw; }
    int camp() const { return m_camp; }
    /** +1 where the camp itself is to act, -1 where another is. */
    int sign(const State& state) const { return m_camps.of(m_judge.toAct(state)) == m_camp ? 1 : -1; }

    /** By its look. */
    int look(const State& state, std::uint64_t key) const { return faded(state, worth(state, key)); }
    /** What all that the key tells of is worth. */
    int worth(const State& state, std::uint64_t key) const
    {
        SeatValues values;
        m_judge.values(state, values);
        int worth = m_camps.worth(values, m_judge.seatsIn(state), m_camp);
        if (m_misjudges > 0)
            worth += misjudgement(key, m_seed, m_misjudges);
        return std::clamp(worth, -score::kMostByLook, score::kMostByLook);
    }
    /** The nearer a game comes to a draw without captures, the less it is worth to stand better. */
    int faded(const State& state, int worth) const
    {
        const QuietCount quiet = m_judge.quiet(state);
        if (quiet.claimAt > 0)
            return worth * (2 * quiet.claimAt - std::min(quiet.now, quiet.claimAt)) / (2 * quiet.claimAt);
        return worth;
    }
    /** What a decided game is worth, so many plies from the root: an early win is better than a late one. */
    int end(const Outcome& outcome, int ply) const
    {
        if (outcome.kind != Outcome::Kind::Won)
            return m_draw;
        for (const Seat seat : outcome.winners) {
            if (m_camps.of(seat) == m_camp)
                return score::kWin - ply;
        }
        return -score::kWin + ply;
    }
    /** Whether the camp can no longer win, though others play on. */
    bool isOut(const State& state) const
    {
        return m_camps.count() > 2 && !m_camps.isIn(m_judge.seatsIn(state), m_camp);
    }

private:
    const J& m_judge;
    const Camps& m_camps;
    int m_camp = 0;
    int m_misjudges = 0;
    std::uint64_t m_seed = 0;
    int m_draw = kDraw;
};

} // namespace ringford
