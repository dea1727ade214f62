// SPDX-License-Identifier: GPL-3.0-or-later
// Actions that the rules keep in an order of their own: what is played late is put in its place among those before.
#include "ui/match/MatchModel.h"

#include <algorithm>

namespace ringford::ui {

Position MatchModel::positionFor(const Action& action) const
{
    for (const SortedRow::Late& late : lateActions()) {
        if (late.action == action)
            return m_match.position(late.before->parent);
    }
    return position();
}

/** Puts @p action in its place among what was played of the turn: false where it has none. */
bool MatchModel::playLate(const Action& action)
{
    const SortedRow row(m_match, m_shown);
    const std::vector<SortedRow::Late> all = row.late();
    const auto late = std::ranges::find(all, action, &SortedRow::Late::action);
    if (late == all.end())
        return false;
    const Node* const stood = current();
    const bool isAside = isAsideAt(m_shown);
    const auto swap = replaceRow(late->before, row.after(*late));
    if (!swap)
        return false;
    if (!isAside)
        m_match.goTo(swap->end);
    const bool isLeft = swap->out == nullptr;
    const Node* const last = swap->end;
    std::vector<Effect> effects = m_match.effects(swap->in);
    if (last->onTurn != swap->in->onTurn || last->outcome.decided()) { // the row is full, and its end brings more
        const std::vector<Effect> atEnd = m_match.effects(last);
        effects.insert(effects.end(), atEnd.begin(), atEnd.end());
    }
    m_shown = last;
    if (!isLeft && !isAside)
        m_swapped.push_back(*swap);
    m_swappedBack.clear();
    emit treeChanged();
    if (!isAside) {
        emit entryPlayed(swap->in);
        emit currentChanged();
    }
    emit shownChanged({Transition::Kind::Forward, std::move(effects)});
    setModified(true);
    if (isLeft && isAside)
        emit playedAside(swap->in);
    else if (isLeft)
        emit lineLeft(stood);
    return true;
}

namespace {

/** Whether nothing but one line to @p end goes on from @p first. */
bool isBareLine(const Node* first, const Node* end)
{
    const Node* at = first;
    while (at != end && at->firstChild && !at->firstChild->nextSibling)
        at = at->firstChild;
    return at == end && !at->firstChild;
}

} // namespace

/**
 * Puts @p actions in place of the line from @p first to the node shown; the game does not go there by that. That line is taken out, unless more goes on from it: then it is a variation, and `out` is null. Nothing, and no
 * change, where they cannot be played.
 */
std::optional<MatchModel::Swap> MatchModel::replaceRow(const Node* first, const std::vector<Action>& actions)
{
    const Node* const parent = first->parent;
    Position position = m_match.position(parent);
    for (const Action& action : actions) {
        const auto taken = game().take(position, action);
        if (!taken)
            return std::nullopt;
        position = taken->position;
    }
    const bool isBare = isBareLine(first, m_shown);
    const int index = GameTree::indexOf(first);
    if (isBare)
        m_match.remove(first);
    const Node* at = parent;
    const Node* in = nullptr;
    const Node* old = isBare ? first : nullptr;
    for (const Action& action : actions) {
        at = m_match.add(at, m_match.entryOf(at, action))->node;
        if (!in) {
            in = at;
        } else if (old) {
            m_match.setComments(at, old->comments); // with the time that it was played at
            m_match.setMarks(at, old->marks);
            old = old->firstChild;
        }
    }
    return Swap{isBare ? first : nullptr, in, at, index};
}

bool MatchModel::isAtEndOf(const std::vector<Swap>& swaps) const
{
    return !swaps.empty() && !current()->firstChild && swaps.back().end == current();
}

void MatchModel::swapLines(std::vector<Swap>& from, std::vector<Swap>& to)
{
    const Swap swap = from.back();
    from.pop_back();
    to.push_back({swap.in, swap.out, GameTree::lineEnd(swap.out), swap.index});
    m_shown = swap.in->parent; // what is shown never stands outside the tree
    m_match.remove(swap.in);
    m_match.restore(swap.out, swap.index);
    m_match.goTo(to.back().end);
    m_shown = m_match.current();
    emit treeChanged();
}

} // namespace ringford::ui
