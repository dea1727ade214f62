// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What a tree leaves out, and what it remembers: definitions of TreeSearch, which is a template.
#include "engine/search/TreeSearch.h"

namespace ringford {

/** What the table holds of a node: its best move, what it looks like, and perhaps a score that is enough. */
template <Judge J> std::optional<int> TreeSearch<J>::remembered(const Node& node, Known& known) const
{
    const auto entry = m_shape.prunes && node.without == 0 ? m_table.find(known.key) : std::nullopt;
    if (!entry)
        return std::nullopt;
    known.move = entry->move;
    if (entry->look != HashTable::kNoLook)
        known.worth = entry->look;
    known.score = score::fromRoot(entry->score, node.ply);
    known.depth = entry->depth;
    known.bound = entry->bound;
    if (!isNarrow(node) || entry->depth < std::max(node.depth, 0))
        return std::nullopt;
    const int value = known.score;
    const bool isEnough = entry->bound == HashTable::Bound::Exact ||
                          (entry->bound == HashTable::Bound::Lower && value >= node.window.beta) ||
                          (entry->bound == HashTable::Bound::Upper && value <= node.window.alpha);
    return isEnough ? std::optional(value) : std::nullopt;
}

/** Whether it matters what a node looks like: in check nobody asks, but where captures alone are followed. */
template <Judge J> bool TreeSearch<J>::needsLook(const Node& node, const Known& known)
{
    return !known.isChecked || node.depth <= 0;
}

/**
 * Looks at a node that was not met lately while the table's line is still on its way, where the judge is quick: it takes
 * about as long, so that it costs nothing but where the table would have spared it.
 */
template <Judge J> void TreeSearch<J>::lookAhead(const State& state, const Node& node, Known& known)
{
    if constexpr (kIsBold) {
        if (!needsLook(node, known))
            return;
        if (const auto look = m_looks.find(known.place)) {
            known.worth = *look;
            return;
        }
        known.worth = m_appraisal.worth(state, known.place);
        m_looks.keep(known.place, static_cast<std::int16_t>(known.worth));
    }
}

/** Looks at a node, unless the table has kept what it looks like. */
template <Judge J> void TreeSearch<J>::look(const State& state, const Node& node, Known& known) const
{
    if (!needsLook(node, known))
        return;
    if (known.worth == HashTable::kNoLook)
        known.worth = m_appraisal.worth(state, known.place);
    known.look = node.sign * m_appraisal.faded(state, known.worth);
}

/** Nodes that are so good for who acts that a look, or a search after passing, is enough. */
template <Judge J> std::optional<int> TreeSearch<J>::cutShort(const State& state, const Node& node, const Known& known)
{
    const int beta = node.window.beta;
    if (score::isForced(beta) || score::isForced(node.window.alpha))
        return std::nullopt;
    constexpr int kMarginByPly = 85;
    if (node.depth <= 6 && known.look - kMarginByPly * (node.depth - (known.isImproving ? 1 : 0)) >= beta)
        return known.look;
    if (node.depth < 3 || !node.mayPass || known.look < beta)
        return std::nullopt;
    Ply& here = at(node.ply);
    here.next = state;
    here.arrived = ReplyHistory::kNone;
    if (!m_judge.pass(here.next))
        return std::nullopt;
    Node child = node;
    child.ply = node.ply + 1;
    child.depth = depthAfterPass(node, known);
    child.mayPass = false;
    child.isLikelyCut = !node.isLikelyCut;
    child.sign = m_appraisal.sign(here.next);
    if (child.sign == node.sign)
        return std::nullopt;
    child.window = {-beta, -beta + 1};
    if (child.sign > 0)
        child.opponents = m_shape.freeOpponents;
    m_path.push(0);
    const int value = -search(here.next, child);
    m_path.pop();
    if (m_control->isOver() || value < beta)
        return std::nullopt;
    return score::isForced(value) ? beta : value;
}

/** How deep a search behind a pass goes. */
template <Judge J> int TreeSearch<J>::depthAfterPass(const Node& node, const Known& known) const
{
    if constexpr (kIsBold)
        return node.depth - 4 - node.depth / 3 - std::min((known.look - node.window.beta) / 200, 3);
    else
        return node.depth - 3 - node.depth / 4;
}

/**
 * Whether a quiet move is not worth a look so near the leaves, and if it is late or all looks hopeless, those behind it
 * neither: they are quiet as well. An opponent who plays what looks best has one move.
 */
template <Judge J>
auto TreeSearch<J>::skipOf(const State& state, const Node& node, const Attempt& attempt, int best) const -> Skip
{
    if (node.sign < 0 && node.opponents <= 0 && attempt.number > 0)
        return Skip::Rest;
    if (attempt.picked.tag == node.without)
        return Skip::Move;
    if (!m_shape.prunes || !attempt.isQuiet() || attempt.number == 0 || attempt.known.isChecked ||
        best <= -score::kForced)
        return Skip::None;
    if constexpr (kIsBold) {
        if (isBoldAt(node))
            return boldSkipOf(state, node, attempt);
    }
    const bool isLate = attempt.number >= 6 + 3 * node.depth * node.depth;
    return node.depth <= 4 && (isLate || looksHopeless(node, attempt)) ? Skip::Rest : Skip::None;
}

/** Whether the position looks so bad that a quiet move will hardly mend it. */
template <Judge J> bool TreeSearch<J>::looksHopeless(const Node& node, const Attempt& attempt)
{
    constexpr int kMarginByPly = 110;
    return attempt.known.look + kMarginByPly * node.depth + 60 <= node.window.alpha;
}

/** By how many plies less a move is looked at first: late and quiet ones are rarely good. */
template <Judge J> int TreeSearch<J>::reduction(const Node& node, const Attempt& attempt) const
{
    if (!m_shape.prunes || !attempt.isQuiet() || attempt.number < 3 || node.depth < 3 || attempt.known.isChecked)
        return 0;
    const int byBoth =
        std::bit_width(static_cast<unsigned>(node.depth)) * std::bit_width(static_cast<unsigned>(attempt.number));
    int less = byBoth * kReductionUnit / 5;
    if constexpr (kIsBold)
        less += isBoldAt(node) ? boldReduction(node, attempt) : 0;
    return std::clamp(less / kReductionUnit, 0, node.depth - 2);
}

template <Judge J> void TreeSearch<J>::remember(const Node& node, const Known& known, int best, std::uint16_t bestTag)
{
    if (node.without != 0)
        return;
    const auto bound = best >= node.window.beta ? HashTable::Bound::Lower
                       : bestTag != 0           ? HashTable::Bound::Exact
                                                : HashTable::Bound::Upper;
    m_table.keep(known.key,
                 {static_cast<std::int16_t>(score::fromNode(best, node.ply)), bestTag,
                  static_cast<std::int8_t>(std::max(node.depth, 0)), bound, static_cast<std::int16_t>(known.worth)});
}

} // namespace ringford
