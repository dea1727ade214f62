// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/GameTree.h"

#include <algorithm>
#include <cassert>

namespace ringford {

GameTree::GameTree(Outcome outcome, SeatSet onTurn)
{
    Node& root = m_nodes.emplace_back();
    root.m_data.outcome = outcome;
    root.m_data.onTurn = onTurn;
}

Node* GameTree::find(Node* parent, std::string_view text) const
{
    for (Node* child = parent->firstChild; child; child = child->nextSibling) {
        if (child->entry().text == text)
            return child;
    }
    return nullptr;
}

Node* GameTree::insert(Node* parent, NodeData data, int index)
{
    const std::uint32_t serial = made();
    Node* node = &m_nodes.emplace_back();
    node->serial = serial;
    node->m_data = std::move(data);
    node->parent = parent;
    node->depth = parent->depth + 1;
    attach(node, index);
    return node;
}

void GameTree::move(Node* node, int index)
{
    detach(node);
    attach(node, index);
}

void GameTree::promote(Node* node)
{
    if (node->parent->firstChild != node)
        move(node, 0);
    joinComments(node);
}

void GameTree::joinComments(Node* node)
{
    if (node->commentsBefore().empty())
        return;
    NodeData& said = data(node);
    said.comments.prepend(said.commentsBefore);
    said.commentsBefore.clear();
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

const Node* GameTree::following(const Node* start, const Node* node)
{
    if (node->firstChild)
        return node->firstChild;
    while (node != start && !node->nextSibling)
        node = node->parent;
    return node == start ? nullptr : node->nextSibling;
}

std::size_t GameTree::size(const Node* node)
{
    std::size_t count = 0;
    for (const Node* at = following(node, node); at; at = following(node, at))
        ++count;
    return count;
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
