// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/MatchModel.h"

#include "engine/match/TreeWays.h"

#include <algorithm>
#include <cassert>

namespace ringford::ui {

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

bool MatchModel::isAsideAt(const Node* node) const
{
    return current()->outcome.decided() && node != current();
}

std::optional<Refusal> MatchModel::enter(const Node* node, Entry entry)
{
    const Node* const seen = m_shown;
    const Node* const stood = current();
    if (isAsideAt(node))
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
    if (stood != node && !leadsOver(*made, stood) && !leadsOver(stood, *made))
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
