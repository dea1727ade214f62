// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/MatchModel.h"

#include "engine/match/TreeWays.h"

#include <cassert>

namespace ringford::ui {

namespace {

/** Whether the main line goes on from @p node with @p entry: who plays that changes nothing that is saved. */
bool isNextOfMainLine(const Match& match, const Node* node, const Entry& entry)
{
    return node->firstChild && node->firstChild->entry().text == entry.text && match.isOnMainLine(node);
}

} // namespace

MatchModel::MatchModel(Match match, QObject* parent)
    : QObject(parent), m_match(std::move(match)), m_viewedNode(m_match.gameNode())
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
    ++m_replacements;
    m_viewedNode = m_match.gameNode();
    m_swapped.clear();
    m_swappedBack.clear();
    m_rest = Rest::None;
    emit matchSet();
    emit replaced();
    setModified(false);
}

SeatSet MatchModel::awaited() const
{
    SeatSet awaited = m_viewedNode == gameNode() ? m_match.onTurn(m_viewedNode) : SeatSet();
    for (const Seat seat : awaited) {
        if (!m_absent.contains(seat))
            awaited.erase(seat);
    }
    return awaited;
}

std::vector<Action> MatchModel::possibleActions() const
{
    const SeatSet absent = m_viewedNode == gameNode() ? m_absent : SeatSet();
    const bool isAwaiting = !awaited().empty();
    std::vector<Action> actions = isAwaiting ? std::vector<Action>() : m_match.actions(m_viewedNode);
    const SeatSet told = isAwaiting ? SeatSet() : m_match.onTurn(m_viewedNode);
    for (std::uint8_t index = 0; index < description().seats.size(); ++index) {
        if (told.contains(Seat{index}) || absent.contains(Seat{index}))
            continue;
        const std::vector<Action> outOfTurn = m_match.actions(m_viewedNode, Seat{index});
        actions.insert(actions.end(), outOfTurn.begin(), outOfTurn.end());
    }
    return actions;
}

Position MatchModel::positionFor(const Action& action) const
{
    for (const OrderedRow::Late& late : lateActions()) {
        if (late.action == action)
            return m_match.position(late.before->parent);
    }
    return position();
}

Played MatchModel::enter(const Node* node, Entry entry)
{
    const Node* const seen = m_viewedNode;
    const Node* const stood = gameNode();
    if (isAsideAt(node))
        return enterAside(node, std::move(entry));
    const bool isAlongMainLine = isNextOfMainLine(m_match, node, entry);
    const auto made = m_match.playAt(node, std::move(entry));
    if (!made)
        return {made.error()};
    m_viewedNode = *made;
    m_swappedBack.clear();
    emit treeChanged();
    emit entryPlayed(*made);
    emit gameNodeChanged();
    emit viewedNodeChanged(transition(seen, *made));
    if (!isAlongMainLine)
        setModified(true);
    if (stood != node && !leadsOver(*made, stood) && !leadsOver(stood, *made))
        emit lineLeft(stood);
    return {{}, *made, m_match.effects(*made)};
}

/** What is tried out in a game that is over is a variation: how it ended stays, and so do its clocks. */
Played MatchModel::enterAside(const Node* node, Entry entry)
{
    const Node* const seen = m_viewedNode;
    const auto made = m_match.extend(node, std::move(entry));
    if (!made)
        return {made.error()};
    m_viewedNode = made->node;
    m_swappedBack.clear();
    if (made->isNew) {
        emit treeChanged();
        setModified(true);
    }
    emit viewedNodeChanged(transition(seen, made->node));
    if (made->isNew && made->node->parent->firstChild != made->node)
        emit playedAside(made->node);
    return {{}, made->node, m_match.effects(made->node)};
}

Played MatchModel::play(const Action& action, std::optional<Seat> actor)
{
    if (m_match.why(m_viewedNode, action))
        return playInOrder(action);
    Entry entry = m_match.entryOf(m_viewedNode, action);
    entry.seat = actor;
    return enter(m_viewedNode, std::move(entry));
}

Played MatchModel::playInOrder(const Action& action)
{
    const Node* const stood = gameNode();
    const bool isAside = isAsideAt(m_viewedNode);
    const auto swap = isAside ? m_match.addInOrder(m_viewedNode, action) : m_match.playInOrder(m_viewedNode, action);
    if (!swap)
        return {swap.error()};
    const bool isLeft = swap->out == nullptr;
    std::vector<Effect> effects = m_match.effects(swap->in);
    if (swap->end->onTurn() != swap->in->onTurn() || swap->end->outcome().decided()) {
        const std::vector<Effect> atEnd = m_match.effects(swap->end); // the row is full, and its end brings more
        effects.insert(effects.end(), atEnd.begin(), atEnd.end());
    }
    m_viewedNode = swap->end;
    if (!isAside)
        m_swapped.push_back(*swap);
    m_swappedBack.clear();
    emit treeChanged();
    if (!isAside) {
        emit entryPlayed(swap->in);
        emit gameNodeChanged();
    }
    emit viewedNodeChanged({Transition::Kind::Forward, effects});
    setModified(true);
    if (isLeft && isAside)
        emit playedAside(swap->in);
    else if (isLeft)
        emit lineLeft(stood);
    return {{}, swap->in, std::move(effects)};
}

Played MatchModel::retire(Side side, Retire how)
{
    // Time runs out where the game stands, wherever somebody looks.
    if (how == Retire::FlagFell)
        return enter(gameNode(), m_match.entryOf(Entry::Kind::FlagFall, side));
    return enter(m_viewedNode, m_match.entryOf(Entry::Kind::Resign, side));
}

void MatchModel::swapBack(std::vector<LineSwap>& from, std::vector<LineSwap>& to)
{
    to.push_back(m_match.swapBack(from.back()));
    from.pop_back();
    m_viewedNode = m_match.gameNode();
    emit treeChanged();
}

bool MatchModel::takeBack()
{
    const bool isSwap = isAtEndOf(m_swapped);
    if (isSwap)
        swapBack(m_swapped, m_swappedBack);
    else if (!m_match.undo())
        return false;
    emit takenBack(gameNode());
    emit gameNodeChanged();
    followGame(isSwap);
    return true;
}

bool MatchModel::playAgain()
{
    const bool isSwap = isAtEndOf(m_swappedBack);
    if (isSwap)
        swapBack(m_swappedBack, m_swapped);
    else if (!m_match.redo())
        return false;
    emit entryPlayed(gameNode());
    emit gameNodeChanged();
    followGame(isSwap);
    return true;
}

/** Shows where the game stands; where lines were swapped, that is shown already, and the tree is another. */
void MatchModel::followGame(bool isSwap)
{
    if (!isSwap)
        return show(gameNode());
    emit viewedNodeChanged({});
    setModified(true);
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
    if (node == m_viewedNode)
        return;
    const Node* const before = m_viewedNode;
    m_viewedNode = node;
    emit viewedNodeChanged(transition(before, node));
}

bool MatchModel::showNext()
{
    if (!m_viewedNode->firstChild)
        return false;
    show(m_viewedNode->firstChild);
    return true;
}

bool MatchModel::showSibling(int step)
{
    if (m_viewedNode->isRoot())
        return false;
    const int index = GameTree::indexOf(m_viewedNode) + step;
    const Node* const sibling = index < 0 ? nullptr : GameTree::child(m_viewedNode->parent, index);
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
    const Node* const before = gameNode();
    m_swapped.clear();
    m_swappedBack.clear();
    edit();
    emit treeChanged();
    if (gameNode() != before)
        emit gameNodeChanged();
    setModified(true);
}

void MatchModel::reorder(const Node* node, int index)
{
    edit([&] { m_match.reorder(node, index); });
}

void MatchModel::remove(const Node* node)
{
    assert(!node->isRoot());
    // Leave before it goes: from a node that is out of the tree there is no way back.
    for (const Node* at = m_viewedNode; at; at = at->parent) {
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

void MatchModel::change(const std::function<void(Match&)>& changes)
{
    const Node* const viewed = m_viewedNode;
    edit([&] {
        changes(m_match);
        while (!isInTree(m_viewedNode))
            m_viewedNode = m_viewedNode->parent;
    });
    if (m_viewedNode == viewed)
        emit nodeChanged(viewed);
    else
        emit viewedNodeChanged({});
}

void MatchModel::setGameNode(const Node* node)
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
