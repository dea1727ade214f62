// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/TreeEdits.h"

#include "engine/match/TreeWays.h"
#include "ui/match/MatchModel.h"
#include "ui/words/Words.h"

#include <QCoreApplication>

namespace ringford::ui {

namespace {

class TreeEdits {
    Q_DECLARE_TR_FUNCTIONS(TreeEdits)
};

} // namespace

CommentEdit::CommentEdit(MatchModel& match, const Node* node, bool before, std::vector<std::string> comments,
                         int typing)
    : QUndoCommand(TreeEdits::tr("edit comment")), m_match(match), m_node(node), m_before(before),
      m_other(std::move(comments)), m_typing(typing)
{
}

/** Done already: what was there before both of them is what undoing brings back. */
bool CommentEdit::mergeWith(const QUndoCommand* next)
{
    const auto* const other = static_cast<const CommentEdit*>(next); // no other kind has its id
    return m_typing != 0 && other->m_node == m_node && other->m_before == m_before && other->m_typing == m_typing;
}

void CommentEdit::exchange()
{
    std::vector<std::string> now = m_before ? m_node->commentsBefore() : m_node->comments();
    std::swap(now, m_other);
    if (m_before)
        m_match.setCommentsBefore(m_node, std::move(now));
    else
        m_match.setComments(m_node, std::move(now));
}

MarksEdit::MarksEdit(MatchModel& match, const Node* node, std::vector<std::uint8_t> marks)
    : QUndoCommand(TreeEdits::tr("change marks")), m_match(match), m_node(node), m_other(std::move(marks))
{
}

void MarksEdit::exchange()
{
    std::vector<std::uint8_t> now = m_node->marks();
    std::swap(now, m_other);
    m_match.setMarks(m_node, std::move(now));
}

Promotion::Promotion(MatchModel& match, const Node* node)
    : QUndoCommand(TreeEdits::tr("promote variation")), m_match(match), m_node(node), m_index(GameTree::indexOf(node)),
      m_comments(node->comments()), m_commentsBefore(node->commentsBefore())
{
}

void Promotion::redo()
{
    m_match.promote(m_node);
}

void Promotion::undo()
{
    m_match.reorder(m_node, m_index);
    m_match.setComments(m_node, m_comments);
    m_match.setCommentsBefore(m_node, m_commentsBefore);
}

Deletion::Deletion(MatchModel& match, const Node* node)
    : QUndoCommand(TreeEdits::tr("delete moves")), m_match(match), m_node(node), m_index(GameTree::indexOf(node)),
      m_stood(leadsOver(node, match.gameNode()) ? match.gameNode() : nullptr),
      m_shown(leadsOver(node, match.viewedNode()) ? match.viewedNode() : nullptr)
{
}

void Deletion::redo()
{
    m_match.remove(m_node);
}

void Deletion::undo()
{
    const Node* twin = m_node->parent->firstChild;
    while (twin && twin->entry().text != m_node->entry().text)
        twin = twin->nextSibling;
    if (twin) {
        m_match.join(m_node, twin);
        setObsolete(true);
        return;
    }
    m_match.restore(m_node, m_index);
    // Who has gone on elsewhere meanwhile stays there.
    if (m_stood && m_match.gameNode() == m_node->parent)
        m_match.setGameNode(m_stood);
    if (m_shown && m_match.viewedNode() == m_node->parent)
        m_match.show(m_shown);
}

void RecordEdit::redo()
{
    m_match.change([this](Match& match) { m_change.apply(match); });
}

void RecordEdit::undo()
{
    m_match.change([this](Match& match) { m_change.undo(match); });
}

} // namespace ringford::ui
