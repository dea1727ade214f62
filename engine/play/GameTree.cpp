// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/GameTree.h"

#include <algorithm>
#include <cassert>

namespace ringford {

GameTree::GameTree(Position start, Outcome outcome)
{
    Node& root = m_nodes.emplace_back();
    root.position = std::move(start);
    root.outcome = outcome;
}

Node* GameTree::find(Node* parent, std::string_view text) const
{
    for (Node* child = parent->firstChild; child; child = child->nextSibling) {
        if (child->entry.text == text)
            return child;
    }
    return nullptr;
}

Node* GameTree::append(Node* parent, Entry entry, Position position, Outcome outcome)
{
    Node* node = &m_nodes.emplace_back();
    node->entry = std::move(entry);
    node->parent = parent;
    node->position = std::move(position);
    node->outcome = outcome;
    attach(node, childCount(parent));
    return node;
}

void GameTree::promote(Node* node)
{
    Node* const parent = node->parent;
    if (parent->firstChild != node) {
        detach(node);
        attach(node, 0);
    }
    // A main line has no beginning of its own where comments could stand before it.
    node->comments.insert(node->comments.begin(), node->commentsBefore.begin(), node->commentsBefore.end());
    node->commentsBefore.clear();
}

void GameTree::detach(Node* node)
{
    assert(!node->isRoot());
    Node** link = &node->parent->firstChild;
    while (*link != node)
        link = &(*link)->nextSibling;
    *link = node->nextSibling;
    node->nextSibling = nullptr;
}

void GameTree::attach(Node* node, int index)
{
    Node** link = &node->parent->firstChild;
    for (; index > 0 && *link; --index)
        link = &(*link)->nextSibling;
    node->nextSibling = *link;
    *link = node;
}

int GameTree::indexOf(const Node* node)
{
    int index = 0;
    for (const Node* at = node->parent ? node->parent->firstChild : node; at != node; at = at->nextSibling)
        ++index;
    return index;
}

int GameTree::childCount(const Node* node)
{
    int count = 0;
    for (const Node* child = node->firstChild; child; child = child->nextSibling)
        ++count;
    return count;
}

const Node* GameTree::child(const Node* node, int index)
{
    const Node* child = node->firstChild;
    while (child && index-- > 0)
        child = child->nextSibling;
    return child;
}

int GameTree::depth(const Node* node)
{
    int depth = 0;
    for (; !node->isRoot(); node = node->parent)
        ++depth;
    return depth;
}

const Node* GameTree::lineEnd(const Node* node)
{
    while (node->firstChild)
        node = node->firstChild;
    return node;
}

std::vector<const Node*> GameTree::path(const Node* node)
{
    std::vector<const Node*> nodes;
    for (; !node->isRoot(); node = node->parent)
        nodes.push_back(node);
    std::ranges::reverse(nodes);
    return nodes;
}

} // namespace ringford
