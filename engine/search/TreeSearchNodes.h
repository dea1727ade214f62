// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The nodes of a tree: definitions of TreeSearch, which is a template.
#include "engine/search/TreeSearch.h"

namespace ringford {

template <Judge J> int TreeSearch<J>::after(const State& state, const Move& move, const Node& node, bool isFirst)
{
    Ply& above = at(node.ply - 1);
    above.next = state;
    if constexpr (kIsBold)
        above.arrived = m_judge.arrival(m_judge.tag(move));
    m_judge.apply(above.next, move);
    Node child = node;
    child.sign = m_appraisal.sign(above.next);
    if (child.sign > 0)
        child.opponents = m_shape.freeOpponents;
    else if (node.sign < 0 && !isFirst)
        --child.opponents;
    if (child.sign == node.sign)
        return search(above.next, child);
    child.window = {-node.window.beta, -node.window.alpha};
    return -search(above.next, child);
}

template <Judge J> void TreeSearch<J>::addPlies(int last)
{
    while (static_cast<std::size_t>(last) >= m_plies.size())
        m_plies.push_back(std::make_unique<Ply>());
}

/**
 * Nothing is better than to have won at a node, and nothing is worse than to have lost: the window is narrowed to that.
 * Once a win is found, nothing is looked at that could only win later.
 * @return whether nothing is left of the window
 */
template <Judge J> bool TreeSearch<J>::isBeyondEnds(Node& node)
{
    node.window.alpha = std::max(node.window.alpha, -score::kWin + node.ply);
    node.window.beta = std::min(node.window.beta, score::kWin - node.ply);
    return node.window.alpha >= node.window.beta;
}

template <Judge J> int TreeSearch<J>::search(const State& state, Node node)
{
    Ply& here = at(node.ply);
    here.line.clear();
    if (!m_control->mayVisit())
        return 0;
    Known known{m_judge.key(state)};
    known.key = mixed(known.place + aspectOf(m_judge, state),
                      static_cast<std::uint64_t>(m_appraisal.camp() * 64 + node.opponents));
    m_table.expect(known.key);
    if (const auto end = ended(state, node, known.place))
        return *end;
    if (m_shape.prunes && isBeyondEnds(node))
        return node.window.alpha;
    known.isChecked = m_judge.isChecked(state);
    if (known.isChecked && m_shape.prunes)
        ++node.depth;
    if (node.ply >= kMostPlies)
        return node.sign * m_appraisal.look(state, known.place);
    lookAhead(state, node, known);
    if (node.depth <= 0)
        return m_shape.follows ? follow(state, node, known) : leafWithoutMoves(state, node, known.place);

    if (const auto value = remembered(node, known))
        return *value;
    look(state, node, known);
    if constexpr (kIsBold)
        noteLook(node, known);
    if (m_shape.prunes && isNarrow(node) && !known.isChecked && node.without == 0) {
        if (const auto value = cutShort(state, node, known))
            return *value;
    }
    if (const auto value = weighFirst(state, node, known))
        return *value;
    m_path.push(known.place);
    const int value = searchMoves(state, node, known);
    m_path.pop();
    return value;
}

template <Judge J> void TreeSearch<J>::reward(const Node& node, std::uint16_t tag, bool isQuiet)
{
    if (!isQuiet || !m_shape.prunes)
        return;
    m_history.reward(tag, node.depth, node.ply);
    for (const std::uint16_t other : at(node.ply).tried) {
        if (other != tag)
            m_history.punish(other, node.depth);
    }
    if constexpr (kIsBold) {
        const auto before = behind(node.ply);
        m_replies.change(before, m_judge.arrival(tag), node.depth * node.depth);
        for (const std::uint16_t other : at(node.ply).tried) {
            if (other != tag)
                m_replies.change(before, m_judge.arrival(other), -node.depth * node.depth);
        }
    }
}

template <Judge J> void TreeSearch<J>::keepLine(int ply, const Move& move)
{
    auto& line = at(ply).line;
    const auto& rest = at(ply + 1).line;
    line.assign(1, move);
    line.insert(line.end(), rest.begin(), rest.end());
}

template <Judge J>
typename MovePicker<J>::Place TreeSearch<J>::placeOf(const State& state, const Node& node, const Known& known)
{
    typename MovePicker<J>::Place place{m_judge, state, m_history, known.move, node.ply};
    if constexpr (kIsBold) {
        place.replies = &m_replies;
        place.behind = behind(node.ply);
    }
    return place;
}

template <Judge J> int TreeSearch<J>::searchMoves(const State& state, const Node& node, const Known& known)
{
    Ply& here = at(node.ply);
    here.picker.list(m_judge, state);
    if (here.picker.size() == 0)
        return leave(state, node);
    const typename MovePicker<J>::Place place = placeOf(state, node, known);
    here.picker.order(place);
    here.tried.clear();
    int alpha = node.window.alpha;
    int best = -score::kInfinite;
    std::uint16_t bestTag = 0;
    typename MovePicker<J>::Picked picked;
    for (int number = 0; here.picker.next(place, picked); ++number) {
        const Attempt attempt{known, alpha, number, picked};
        const Skip skip = skipOf(state, node, attempt, best);
        if (skip == Skip::Rest)
            break;
        if (skip == Skip::Move)
            continue;
        const int value = searchMove(state, node, attempt);
        if (m_control->isOver())
            return 0;
        if (attempt.isQuiet())
            here.tried.push_back(picked.tag);
        best = std::max(best, value);
        if (value <= alpha)
            continue;
        alpha = value;
        bestTag = picked.tag;
        keepLine(node.ply, picked.move);
        if (value >= node.window.beta) {
            reward(node, picked.tag, attempt.isQuiet());
            break;
        }
    }
    remember(node, known, best, bestTag);
    return best;
}

/** The score of a move: with the window as it is, or first a glance whether it is better than the best so far. */
template <Judge J> int TreeSearch<J>::searchMove(const State& state, const Node& node, const Attempt& attempt)
{
    Node child = node;
    child.ply = node.ply + 1;
    child.depth = node.depth - 1;
    child.mayPass = true;
    child.without = 0;
    child.isLikelyCut = isNarrow(node) && !node.isLikelyCut;
    child.window = {attempt.alpha, node.window.beta};
    const Move& move = attempt.picked.move;
    if (attempt.number == 0 && attempt.picked.tag == attempt.known.move)
        child.depth += attempt.known.further;
    const bool isFirst = attempt.number == 0;
    if (isFirst || !m_shape.prunes)
        return after(state, move, child, isFirst);
    const int less = reduction(node, attempt);
    child.window = {attempt.alpha, attempt.alpha + 1};
    child.depth -= less;
    child.isLikelyCut = true;
    int value = after(state, move, child, false);
    if (less > 0 && value > attempt.alpha) {
        child.depth += less;
        child.isLikelyCut = !node.isLikelyCut;
        value = after(state, move, child, false);
    }
    if (value > attempt.alpha && value < node.window.beta) {
        child.isLikelyCut = false;
        child.window = {attempt.alpha, node.window.beta};
        value = after(state, move, child, false);
    }
    return value;
}

} // namespace ringford
