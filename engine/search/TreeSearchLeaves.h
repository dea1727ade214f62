// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Where a tree ends: definitions of TreeSearch, which is a template.
#include "engine/search/TreeSearch.h"

namespace ringford {

/** The score of a node that needs no search: the game is decided there, drawn, or the camp is out. */
template <Judge J>
std::optional<int> TreeSearch<J>::ended(const State& state, const Node& node, std::uint64_t key) const
{
    const Outcome outcome = m_judge.decided(state);
    if (outcome.decided())
        return node.sign * m_appraisal.end(outcome, node.ply);
    const QuietCount quiet = m_judge.quiet(state);
    if (m_path.hasStood(key, SearchPath::reachFor<J>(quiet)) || (quiet.claimAt > 0 && quiet.now >= quiet.claimAt))
        return node.sign * m_appraisal.draw();
    if (m_appraisal.isOut(state))
        return node.sign * (-score::kWin + node.ply);
    return std::nullopt;
}

/** A node without moves. */
template <Judge J> int TreeSearch<J>::leave(const State& state, const Node& node) const
{
    const Outcome outcome = m_judge.outcome(state);
    if (outcome.decided())
        return node.sign * m_appraisal.end(outcome, node.ply);
    return node.sign * m_appraisal.look(state, m_judge.key(state));
}

/** A leaf of who does not follow captures: what it looks like, unless nobody can move any more. */
template <Judge J> int TreeSearch<J>::leafWithoutMoves(const State& state, const Node& node, std::uint64_t key)
{
    Ply& here = at(node.ply);
    here.picker.list(m_judge, state);
    return here.picker.size() == 0 ? leave(state, node) : node.sign * m_appraisal.look(state, key);
}

/** Follows captures until nobody wants to take any more. Who acts may also leave it at what stands. */
template <Judge J> int TreeSearch<J>::follow(const State& state, const Node& node, Known known)
{
    constexpr int kHope = 120; // more than what a capture brings is hardly made good by where the piece stands then
    if (const auto value = remembered(node, known))
        return *value;
    look(state, node, known);
    int best = known.look;
    int alpha = std::max(best, node.window.alpha);
    std::uint16_t bestTag = 0;
    if (best < node.window.beta && node.ply < kMostPlies) {
        Ply& here = at(node.ply);
        if (known.isChecked || !here.picker.listLoud(m_judge, state)) {
            here.picker.list(m_judge, state);
            if (here.picker.size() == 0)
                return leave(state, node);
        }
        here.picker.orderLoud(m_judge, state, alpha - known.look - kHope);
        typename MovePicker<J>::Picked picked;
        while (best < node.window.beta && here.picker.next(picked)) {
            Node child = node;
            child.ply = node.ply + 1;
            child.depth = node.depth - 1;
            child.window = {alpha, node.window.beta};
            const int value = after(state, picked.move, child, true);
            if (m_control->isOver())
                return 0;
            best = std::max(best, value);
            if (value <= alpha)
                continue;
            alpha = value;
            bestTag = picked.tag;
            keepLine(node.ply, picked.move);
        }
    }
    remember(node, known, best, bestTag);
    return best;
}

} // namespace ringford
