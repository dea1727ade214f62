// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/analysis/TreeChange.h"

#include "engine/analysis/CommentCommands.h"
#include "engine/match/TreeWays.h"

#include <utility>

namespace ringford {

namespace {

bool hasTwin(const Node* node)
{
    for (const Node* one = node->parent->firstChild; one; one = one->nextSibling) {
        if (one->entry().text == node->entry().text)
            return true;
    }
    return false;
}

/** Whether nobody has written anything there, nor the game stands there. */
bool isUnused(const Match& match, const Node* node)
{
    return node->marks().empty() && node->commentsBefore().empty() && !match.isOnMainLine(node) &&
           withoutCommands(node->comments(), kAnalysisCommands, match.game().board()).empty();
}

} // namespace

const Node* unusedFrom(const Match& match, const Node* first, int length)
{
    std::vector<const Node*> line;
    for (const Node* node = first; node && length > 0; --length) {
        line.push_back(node);
        node = node->firstChild;
    }
    const Node* unused = nullptr;
    for (auto at = line.rbegin(); at != line.rend(); ++at) {
        const Node* const node = *at;
        const Node* const next = node->firstChild;
        if (next != unused || (next && next->nextSibling) || !isUnused(match, node))
            break;
        unused = node;
    }
    return unused;
}

void TreeChange::setTexts(const Node* node, std::vector<std::string> comments, std::vector<std::uint8_t> marks)
{
    if (comments != node->comments() || marks != node->marks())
        m_texts.push_back({node, std::move(comments), std::move(marks)});
}

void TreeChange::addLine(const Node* parent, std::vector<Action> actions, std::string comment)
{
    m_added.push_back({parent, std::move(actions), std::move(comment)});
}

void TreeChange::exchangeTexts(Match& match)
{
    for (Texts& texts : m_texts) {
        std::vector<std::string> comments = texts.node->comments();
        std::vector<std::uint8_t> marks = texts.node->marks();
        std::swap(comments, texts.comments);
        std::swap(marks, texts.marks);
        match.setComments(texts.node, std::move(comments));
        match.setMarks(texts.node, std::move(marks));
    }
}

void TreeChange::make(Match& match, Line& line)
{
    const Node* node = line.parent;
    for (const Action& action : line.actions) {
        const auto added = match.extend(node, match.entryOf(node, action));
        if (!added || (node == line.parent && !added->isNew))
            break;
        node = added->node;
        line.first = line.first ? line.first : node;
        ++line.length;
    }
    if (line.first)
        match.setComments(line.first, {line.comment});
}

/** Where the same was played anew meanwhile, that stays instead. */
void TreeChange::putBack(Match& match, const Part& part)
{
    if (isInTree(part.node->parent) && !hasTwin(part.node))
        match.restore(part.node, part.index);
}

void TreeChange::apply(Match& match)
{
    exchangeTexts(match);
    for (Part& part : m_takenOut) {
        part.index = GameTree::indexOf(part.node);
        match.remove(part.node);
    }
    for (Line& line : m_added) {
        if (!m_isMade)
            make(match, line);
        else if (line.out)
            putBack(match, *std::exchange(line.out, std::nullopt));
    }
    m_isMade = true;
}

void TreeChange::undo(Match& match)
{
    for (auto at = m_added.rbegin(); at != m_added.rend(); ++at) {
        Line& line = *at;
        const bool isThere = line.first && isInTree(line.first);
        if (const Node* const node = isThere ? unusedFrom(match, line.first, line.length) : nullptr) {
            line.out = Part{node, GameTree::indexOf(node)};
            match.remove(node);
        }
    }
    for (auto part = m_takenOut.rbegin(); part != m_takenOut.rend(); ++part)
        putBack(match, *part);
    exchangeTexts(match);
}

} // namespace ringford
