// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The nodes of a tree where everybody plays for itself: definitions of MaxnSearch, which is a template.
#include "engine/search/MaxnSearch.h"

namespace ringford {

/** The first of equals is chosen. */
template <Judge J> CampWorths MaxnSearch<J>::search(const State& state, int depth, int ply)
{
    Ply& here = at(ply);
    here.line.clear();
    CampWorths best{};
    if (!m_control->mayVisit())
        return best;
    const std::uint64_t key = m_judge.key(state);
    if (hasEnded(state, ply, key, best))
        return best;
    if (depth <= 0 || ply >= kMostPlies)
        return follow(state, ply, m_chain);
    here.picker.list(m_judge, state);
    if (here.picker.size() == 0)
        return leave(state, ply);
    here.picker.orderAll();
    m_path.push(key);
    const std::size_t camp = campAt(state);
    typename MovePicker<J>::Picked picked;
    for (bool isFirst = true; here.picker.next(picked) && !m_control->isOver(); isFirst = false) {
        here.next = state;
        m_judge.apply(here.next, picked.move);
        const CampWorths worths = search(here.next, depth - 1, ply + 1);
        if (isFirst || worths[camp] > best[camp]) {
            best = worths;
            keepLine(ply, picked.move);
        }
    }
    m_path.pop();
    return best;
}

/** Whoever acts takes what looks best to take, or leaves it at what stands. */
template <Judge J> CampWorths MaxnSearch<J>::follow(const State& state, int ply, int captures)
{
    Ply& here = at(ply);
    here.line.clear();
    here.picker.list(m_judge, state);
    if (here.picker.size() == 0)
        return leave(state, ply);
    const CampWorths look = worthsByLook(m_judge, m_camps, state);
    here.picker.orderLoud(m_judge, state, 1);
    typename MovePicker<J>::Picked picked;
    if (captures == 0 || !here.picker.next(picked) || !m_control->mayVisit())
        return look;
    here.next = state;
    m_judge.apply(here.next, picked.move);
    CampWorths taken{};
    if (const Outcome outcome = m_judge.decided(here.next); outcome.decided()) {
        at(ply + 1).line.clear();
        taken = worthsAtEnd(outcome, m_camps, ply + 1);
    } else {
        taken = follow(here.next, ply + 1, captures - 1);
    }
    const std::size_t camp = campAt(state);
    if (taken[camp] <= look[camp])
        return look;
    keepLine(ply, picked.move);
    return taken;
}

} // namespace ringford
