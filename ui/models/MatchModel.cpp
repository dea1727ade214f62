// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/MatchModel.h"

#include <algorithm>
#include <cassert>

namespace ringford::ui {

namespace {

/** Whether the way from the start to @p node leads over @p before, or ends there. */
bool isWithin(const Node* before, const Node* node)
{
    while (node && node != before && node->depth > before->depth)
        node = node->parent;
    return node == before;
}

} // namespace

MatchModel::MatchModel(Match match, QObject* parent)
    : QObject(parent), m_match(std::move(match)), m_shown(m_match.current())
{
}

void MatchModel::setModified(bool modified)
{
    if (m_isModified == modified)
        return;
    m_isModified = modified;
    emit modifiedChanged(modified);
}

void MatchModel::replace(Match match)
{
    m_match = std::move(match);
    m_shown = m_match.current();
    m_swapped.clear();
    m_swappedBack.clear();
    emit replaced();
    setModified(false);
}

std::vector<Action> MatchModel::possibleActions() const
{
    std::vector<Action> actions = m_match.actions(m_shown);
    const SeatSet onTurn = m_match.onTurn(m_shown);
    for (std::uint8_t index = 0; index < description().seats.size(); ++index) {
        if (onTurn.contains(Seat{index}))
            continue;
        const std::vector<Action> outOfTurn = m_match.actions(m_shown, Seat{index});
        actions.insert(actions.end(), outOfTurn.begin(), outOfTurn.end());
    }
    return actions;
}

std::optional<Refusal> MatchModel::enter(const Node* node, Entry entry)
{
    const Node* const seen = m_shown;
    const Node* const stood = current();
    if (stood->outcome.decided() && node != stood)
        return enterAside(node, std::move(entry));
    const auto made = m_match.playAt(node, std::move(entry));
    if (!made)
        return made.error();
    m_shown = *made;
    m_swappedBack.clear();
    emit treeChanged();
    emit entryPlayed(*made);
    emit currentChanged();
    emit shownChanged(transition(seen, *made));
    setModified(true);
    if (stood != node && !isWithin(*made, stood) && !isWithin(stood, *made))
        emit lineLeft(stood);
    return std::nullopt;
}

/** What is tried out in a game that is over is a variation: how it ended stays, and so do its clocks. */
std::optional<Refusal> MatchModel::enterAside(const Node* node, Entry entry)
{
    const Node* const seen = m_shown;
    const auto made = m_match.add(node, std::move(entry));
    if (!made)
        return made.error();
    m_shown = made->node;
    m_swappedBack.clear();
    if (made->isNew) {
        emit treeChanged();
        setModified(true);
    }
    emit shownChanged(transition(seen, made->node));
    if (made->isNew && made->node->parent->firstChild != made->node)
        emit playedAside(made->node);
    return std::nullopt;
}

std::optional<Refusal> MatchModel::play(const Action& action, std::optional<Seat> actor)
{
    if (auto refusal = m_match.why(m_shown, action))
        return playLate(action) ? std::nullopt : refusal;
    Entry entry = m_match.entryOf(m_shown, action);
    entry.seat = actor;
    return enter(m_shown, std::move(entry));
}

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
    const auto swap = replaceRow(late->before, row.after(*late));
    if (!swap)
        return false;
    const bool isLeft = swap->out == nullptr;
    const Node* const last = m_match.current();
    std::vector<Effect> effects = m_match.effects(swap->in);
    if (last->onTurn != swap->in->onTurn || last->outcome.decided()) { // the row is full, and its end brings more
        const std::vector<Effect> atEnd = m_match.effects(last);
        effects.insert(effects.end(), atEnd.begin(), atEnd.end());
    }
    m_shown = last;
    if (!isLeft)
        m_swapped.push_back(*swap);
    m_swappedBack.clear();
    emit treeChanged();
    emit entryPlayed(swap->in);
    emit currentChanged();
    emit shownChanged({Transition::Kind::Forward, std::move(effects)});
    setModified(true);
    if (isLeft)
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
 * Plays @p actions in place of the line from @p first to the node shown. That is taken out, unless more goes on from
 * it: then it is a variation, and `out` is null. Nothing, and no change, where they cannot be played.
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
        at = *m_match.playAt(at, m_match.entryOf(at, action));
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

std::optional<Refusal> MatchModel::retire(Side side, Retire how)
{
    // Time runs out where the game stands, wherever somebody looks.
    if (how == Retire::FlagFell)
        return enter(current(), m_match.entryOf(Entry::Kind::FlagFall, side));
    return enter(m_shown, m_match.entryOf(Entry::Kind::Resign, side));
}

std::optional<Refusal> MatchModel::claim()
{
    return enter(m_shown, m_match.entryOf(Entry::Kind::Claim));
}
std::optional<Refusal> MatchModel::agreeDraw()
{
    return enter(m_shown, m_match.entryOf(Entry::Kind::AgreeDraw));
}

bool MatchModel::takeBack()
{
    if (isAtEndOf(m_swapped)) {
        swapLines(m_swapped, m_swappedBack);
        emit takenBack(current());
        emit currentChanged();
        emit shownChanged({});
        setModified(true);
        return true;
    }
    if (!m_match.undo())
        return false;
    emit takenBack(current());
    emit currentChanged();
    show(current());
    return true;
}

bool MatchModel::canPlayAgain() const
{
    return current()->firstChild || isAtEndOf(m_swappedBack);
}

bool MatchModel::playAgain()
{
    if (isAtEndOf(m_swappedBack)) {
        swapLines(m_swappedBack, m_swapped);
        emit entryPlayed(current());
        emit currentChanged();
        emit shownChanged({});
        setModified(true);
        return true;
    }
    if (!m_match.redo())
        return false;
    emit entryPlayed(current());
    emit currentChanged();
    show(current());
    return true;
}

Transition MatchModel::transition(const Node* from, const Node* to) const
{
    if (to->parent == from)
        return {Transition::Kind::Forward, m_match.effects(to)};
    if (from->parent == to)
        return {Transition::Kind::Back, m_match.effects(from)};
    return {};
}

void MatchModel::show(const Node* node)
{
    if (node == m_shown)
        return;
    const Node* const before = m_shown;
    m_shown = node;
    emit shownChanged(transition(before, node));
}

bool MatchModel::showNext()
{
    if (!m_shown->firstChild)
        return false;
    show(m_shown->firstChild);
    return true;
}

bool MatchModel::showPrevious()
{
    if (m_shown->isRoot())
        return false;
    show(m_shown->parent);
    return true;
}

void MatchModel::showFirst()
{
    show(m_match.start());
}
void MatchModel::showLast()
{
    show(GameTree::lineEnd(m_shown));
}

bool MatchModel::showSibling(int step)
{
    if (m_shown->isRoot())
        return false;
    const int index = GameTree::indexOf(m_shown) + step;
    const Node* const sibling = index < 0 ? nullptr : GameTree::child(m_shown->parent, index);
    if (!sibling)
        return false;
    show(sibling);
    return true;
}

void MatchModel::setComments(const Node* node, std::vector<std::string> comments)
{
    m_match.setComments(node, std::move(comments));
    emit nodeChanged(node);
    setModified(true);
}

void MatchModel::setCommentsBefore(const Node* node, std::vector<std::string> comments)
{
    m_match.setCommentsBefore(node, std::move(comments));
    emit nodeChanged(node);
    setModified(true);
}

void MatchModel::setMarks(const Node* node, std::vector<std::uint8_t> marks)
{
    m_match.setMarks(node, std::move(marks));
    emit nodeChanged(node);
    setModified(true);
}

template <class Edit> void MatchModel::edit(Edit edit)
{
    const Node* const before = current();
    m_swapped.clear();
    m_swappedBack.clear();
    edit();
    emit treeChanged();
    if (current() != before)
        emit currentChanged();
    setModified(true);
}

void MatchModel::promote(const Node* node)
{
    edit([&] { m_match.promote(node); });
}

void MatchModel::reorder(const Node* node, int index)
{
    edit([&] { m_match.reorder(node, index); });
}

void MatchModel::remove(const Node* node)
{
    assert(!node->isRoot());
    // Leave before it goes: from a node that is out of the tree there is no way back.
    for (const Node* at = m_shown; at; at = at->parent) {
        if (at == node) {
            show(node->parent);
            break;
        }
    }
    edit([&] { m_match.remove(node); });
}

void MatchModel::restore(const Node* node, int index)
{
    edit([&] { m_match.restore(node, index); });
}

void MatchModel::join(const Node* removed, const Node* twin)
{
    edit([&] { m_match.join(removed, twin); });
}

void MatchModel::standAt(const Node* node)
{
    edit([&] { m_match.goTo(node); });
}

void MatchModel::setTags(MatchTags tags)
{
    m_match.tags() = std::move(tags);
    emit tagsChanged();
    setModified(true);
}

} // namespace ringford::ui
