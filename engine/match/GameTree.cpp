// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/GameTree.h"

#include <algorithm>
#include <cassert>
#include <functional>
#include <utility>

namespace ringford {

namespace {

/** One hash of two. */
std::size_t mixed(std::size_t hash, std::uint64_t more)
{
    return (hash ^ static_cast<std::size_t>(more + 1)) * 0x9e3779b97f4a7c15u;
}

/** Whether others may have the same: most comments are nobody else's, but those of a few letters. */
bool isShort(const NodeData& data)
{
    constexpr std::size_t kFewMarks = 4;
    constexpr std::size_t kFewLetters = 7;
    if (!data.atTable.empty() || !data.commentsBefore.empty() || data.marks.size() > kFewMarks)
        return false;
    return data.comments.empty() || (data.comments.size() == 1 && data.comments.front().size() <= kFewLetters);
}

} // namespace

std::size_t GameTree::Hash::operator()(const Entry& entry) const
{
    return mixed(std::hash<std::string>{}(entry.text), entry.seat ? entry.seat->index + 1u : 0u);
}

std::size_t GameTree::Hash::operator()(const NodeData& data) const
{
    std::size_t hash = mixed(std::hash<const Entry*>{}(data.entry),
                             std::uint64_t{data.facts.onTurn.bits()} << 32 | data.facts.turns.bits());
    for (const std::uint8_t mark : data.marks)
        hash = mixed(hash, mark);
    for (const std::string& comment : data.comments)
        hash = mixed(hash, std::hash<std::string>{}(comment));
    return hash;
}

GameTree::GameTree(const NodeFacts& start)
{
    add({&*m_entries.emplace().first, start});
}

/** A node that has no place yet. */
Node* GameTree::add(NodeData data)
{
    const std::uint32_t serial = made();
    Node& node = m_nodes.emplace_back();
    node.serial = serial;
    node.m_data = keep(std::move(data));
    return &node;
}

const NodeData* GameTree::keep(NodeData data)
{
    data.isShared = isShort(data);
    return data.isShared ? &*m_shared.insert(std::move(data)).first : &m_owned.emplace_back(std::move(data));
}

Node* GameTree::find(Node* parent, std::string_view text) const
{
    for (Node* child = parent->firstChild; child; child = child->nextSibling) {
        if (child->entry().text == text)
            return child;
    }
    return nullptr;
}

Node* GameTree::insert(Node* parent, Entry entry, const NodeFacts& facts, std::vector<Effect> atTable, int index)
{
    NodeData data{&*m_entries.insert(std::move(entry)).first, facts};
    data.atTable = std::move(atTable);
    Node* const node = add(std::move(data));
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
    change(node, [](NodeData& data) {
        data.comments.prepend(data.commentsBefore);
        data.commentsBefore.clear();
    });
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
    nodes.reserve(static_cast<std::size_t>(node->depth));
    for (; !node->isRoot(); node = node->parent)
        nodes.push_back(node);
    std::ranges::reverse(nodes);
    return nodes;
}

} // namespace ringford
