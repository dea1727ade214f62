// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What is looked at less, and what more, where the judge is bold: definitions of TreeSearch, which is a template.
#include "engine/search/TreeSearch.h"

namespace ringford {

/**
 * Whether more is left out at a node: not where somebody has won already and the question is who wins sooner, for that
 * hangs on moves that look bad.
 */
template <Judge J> bool TreeSearch<J>::isBoldAt(const Node& node)
{
    return !score::isForced(node.window.alpha) && !score::isForced(node.window.beta);
}

template <Judge J> ReplyHistory::Behind TreeSearch<J>::behind(int ply)
{
    return {at(ply - 1).arrived, ply >= 2 ? at(ply - 2).arrived : ReplyHistory::kNone};
}

/** Keeps what a node looks like with its ply, for those below it. */
template <Judge J> void TreeSearch<J>::noteLook(const Node& node, Known& known)
{
    at(node.ply).look = known.isChecked ? std::nullopt : std::optional(node.sign * known.look);
    known.isImproving = !known.isChecked && isImproving(node, known.look);
}

/** Whether who acts stands better, by its look, than when it was its turn before; if in check, the time before. */
template <Judge J> bool TreeSearch<J>::isImproving(const Node& node, int look)
{
    for (const int back : {2, 4}) {
        if (node.ply < back)
            break;
        if (const auto before = at(node.ply - back).look)
            return look > node.sign * *before;
    }
    return true;
}

/**
 * Late moves, and those that may lose something, near the leaves: the fewer, the nearer, and fewer still where the
 * position gets no better.
 */
template <Judge J> auto TreeSearch<J>::boldSkipOf(const State& state, const Node& node, const Attempt& attempt) const
    -> Skip
{
    constexpr int kLateDepth = 8;
    constexpr int kHopelessDepth = 6;
    constexpr int kRiskyDepth = 6;
    const int depth = node.depth;
    const int most = 5 + 3 * depth * depth / 2;
    if (depth <= kLateDepth && attempt.number >= (attempt.known.isImproving ? most : most / 2 + 1))
        return Skip::Rest;
    if (depth <= kHopelessDepth && looksHopeless(node, attempt))
        return Skip::Rest;
    if (depth > kRiskyDepth)
        return Skip::None;
    const bool isRisky = attempt.picked.gain < 0 ? attempt.picked.gain < -60 * depth
                                                 : risksMore(state, attempt.picked.move, 20 * depth * depth);
    return isRisky ? Skip::Move : Skip::None;
}

/** Whether a quiet move may lose more than @p most on the spot: it never loses more than what moves. */
template <Judge J> bool TreeSearch<J>::risksMore(const State& state, const Move& move, int most) const
{
    return m_judge.stake(state, move) > most && m_judge.risk(state, move) > most;
}

/** What a reduction grows by, in parts of kReductionUnit: the less is hoped of the node or the move, the more. */
template <Judge J> int TreeSearch<J>::boldReduction(const Node& node, const Attempt& attempt) const
{
    constexpr int kOrderOfPly = 12'000;
    int more = (attempt.known.isImproving ? 0 : kReductionUnit / 2) + (node.isLikelyCut ? kReductionUnit : 0);
    if (attempt.picked.gain < 0)
        return more;
    if (attempt.picked.order == MovePicker<J>::kKiller)
        return more - kReductionUnit;
    return more -
           std::clamp(attempt.picked.order * kReductionUnit / kOrderOfPly, -2 * kReductionUnit, 2 * kReductionUnit);
}

/**
 * Whether the table's move is the only good one: all others are searched half as deep. If they are much worse, it is
 * looked at a ply deeper; if one of them is enough as well, so is the node.
 */
template <Judge J> std::optional<int> TreeSearch<J>::weighFirst(const State& state, const Node& node, Known& known)
{
    constexpr int kLeastDepth = 7;
    if (!kIsBold || !m_shape.prunes || !isBoldAt(node) || node.without != 0 || node.depth < kLeastDepth ||
        known.move == 0 || known.depth < node.depth - 3 || known.bound == HashTable::Bound::Upper ||
        score::isForced(known.score))
        return std::nullopt;
    Node others = node;
    const int enough = known.score - 2 * node.depth;
    others.window = {enough - 1, enough};
    others.depth = (node.depth - 1) / 2 - (known.isChecked ? 1 : 0);
    others.without = known.move;
    const int value = search(state, others);
    at(node.ply).line.clear();
    if (m_control->isOver())
        return 0;
    if (value < enough)
        known.further = 1;
    else if (isNarrow(node) && enough >= node.window.beta)
        return enough;
    else if (isNarrow(node) && known.score >= node.window.beta)
        known.further = -1;
    return std::nullopt;
}

} // namespace ringford
