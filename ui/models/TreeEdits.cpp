// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/TreeEdits.h"

#include "ui/Words.h"
#include "ui/models/MatchModel.h"

#include <QCoreApplication>

namespace ringford::ui
{

namespace
{

class TreeEdits
{
    Q_DECLARE_TR_FUNCTIONS(TreeEdits)
};

bool isWithin(const Node *node, const Node *line)
{
    while (node && node != line)
        node = node->parent;
    return node == line;
}

} // namespace

CommentEdit::CommentEdit(MatchModel &match, const Node *node, bool before, std::vector<std::string> comments)
    : QUndoCommand(TreeEdits::tr("edit comment")), m_match(match), m_node(node), m_before(before),
      m_other(std::move(comments))
{
}

void CommentEdit::exchange()
{
    std::vector<std::string> now = m_before ? m_node->commentsBefore : m_node->comments;
    std::swap(now, m_other);
    if (m_before)
        m_match.setCommentsBefore(m_node, std::move(now));
    else
        m_match.setComments(m_node, std::move(now));
}

MarksEdit::MarksEdit(MatchModel &match, const Node *node, std::vector<std::uint8_t> marks)
    : QUndoCommand(TreeEdits::tr("change marks")), m_match(match), m_node(node), m_other(std::move(marks))
{
}

void MarksEdit::exchange()
{
    std::vector<std::uint8_t> now = m_node->marks;
    std::swap(now, m_other);
    m_match.setMarks(m_node, std::move(now));
}

Promotion::Promotion(MatchModel &match, const Node *node)
    : QUndoCommand(TreeEdits::tr("promote variation")), m_match(match), m_node(node),
      m_index(GameTree::indexOf(node)), m_comments(node->comments), m_commentsBefore(node->commentsBefore)
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

Deletion::Deletion(MatchModel &match, const Node *node)
    : QUndoCommand(TreeEdits::tr("delete moves")), m_match(match), m_node(node),
      m_index(GameTree::indexOf(node)), m_stood(isWithin(match.current(), node) ? match.current() : nullptr),
      m_wasShown(isWithin(match.shown(), node))
{
}

void Deletion::redo()
{
    m_match.remove(m_node);
}

void Deletion::undo()
{
    m_match.restore(m_node, m_index);
    if (m_wasShown)
        m_match.show(m_node);
}

} // namespace ringford::ui
