// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/RareList.h"
#include "engine/rules/Game.h"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_set>
#include <utility>
#include <vector>

namespace ringford {

/** What can stand in a game's history: an action, or an event from outside the position. */
struct Entry {
    enum class Kind : std::uint8_t { Action, Resign, FlagFall, Claim, AgreeDraw };
    Kind kind = Kind::Action;
    Action action; ///< Kind::Action
    /** Whose army acted, resigned or ran out of time; nothing for an event of nobody in particular. */
    std::optional<Side> side;
    std::string text;         ///< as history and records have it; two entries are the same when this is
    std::optional<Seat> seat; ///< who acted; nothing for an event of nobody in particular

    bool operator==(const Entry&) const = default;
};

/** What is known of a node, besides where it stands. */
struct NodeFacts {
    Outcome outcome; ///< after the entry, events taken into account
    SeatSet onTurn;  ///< after the entry; none in a decided game
    SideSet turns{}; ///< of an action: whose turn it was: that of the entry's side, and whose else

    bool operator==(const NodeFacts&) const = default;
};

/** What a node holds, besides where it stands. Nodes that hold the same share it, unless it is long. */
struct NodeData {
    const Entry* entry; ///< kept once for all nodes that have the same
    NodeFacts facts;
    bool isShared = false;                  ///< others may have it, too: it stays as it is
    RareList<Effect> atTable{};             ///< what the entry brought there: see isAtTable()
    RareList<std::uint8_t> marks{};         ///< PGN's numbers ($1: good)
    RareList<std::string> comments{};       ///< on this entry (root: before the first entry)
    RareList<std::string> commentsBefore{}; ///< at the beginning of the variation that this entry opens

    bool operator==(const NodeData&) const = default;
};

/** A node of the game tree: an entry and where it leads. The root has no entry and stands for the start. */
struct Node {
    Node* parent = nullptr;
    Node* firstChild = nullptr; ///< the line that goes on here; its siblings are the variations, in order
    Node* nextSibling = nullptr;
    int depth = 0;            ///< length of the way from the root
    std::uint32_t serial = 0; ///< counts the nodes of a tree in the order in which they were made

    bool isRoot() const { return parent == nullptr; }
    const Entry& entry() const { return *m_data->entry; }
    // See NodeFacts and NodeData.
    const Outcome& outcome() const { return m_data->facts.outcome; }
    SeatSet onTurn() const { return m_data->facts.onTurn; }
    SideSet turns() const { return m_data->facts.turns; }
    const std::vector<Effect>& atTable() const { return m_data->atTable; }
    const std::vector<std::uint8_t>& marks() const { return m_data->marks; }
    const std::vector<std::string>& comments() const { return m_data->comments; }
    const std::vector<std::string>& commentsBefore() const { return m_data->commentsBefore; }

private:
    friend class GameTree;
    const NodeData* m_data = nullptr;
};
// A move can be four bytes of a file, which takes no more than sixteen times its size of memory: docs/records.md, Limits.
static_assert(sizeof(Node) <= 40);

/**
 * The tree of a match: nodes with stable addresses, linked by the tree's own functions alone. A node that was taken out
 * stays alive, so that taking it out can be undone by putting it back.
 */
class GameTree {
public:
    /** @p start is what is known of the root. */
    explicit GameTree(const NodeFacts& start);
    GameTree(const GameTree&) = delete;
    GameTree& operator=(const GameTree&) = delete;
    GameTree(GameTree&&) = default;
    GameTree& operator=(GameTree&&) = default;

    const Node* root() const { return &m_nodes.front(); }
    Node* root() { return &m_nodes.front(); }
    /** The child of @p parent whose entry has that text. */
    Node* find(Node* parent, std::string_view text) const;
    /** Adds an entry as child number @p index, or as the last. */
    Node* insert(Node* parent, Entry entry, const NodeFacts& facts, std::vector<Effect> atTable, int index);
    /** Changes the lists of @p node and of no other; @p how is given its NodeData. */
    template <class How> void change(Node* node, How how)
    {
        if (!node->m_data->isShared) {
            how(const_cast<NodeData&>(*node->m_data)); // one of m_owned
            return;
        }
        NodeData data = *node->m_data;
        how(data);
        node->m_data = keep(std::move(data));
    }
    /** Moves @p node to place @p index among its siblings; the others keep their order. */
    void move(Node* node, int index);
    /**
     * Makes @p node the first among its siblings, which has no beginning of its own where comments could stand: see
     * joinComments().
     */
    void promote(Node* node);
    /** Puts what stood before a node's line in front of its comments. */
    void joinComments(Node* node);
    /** Takes a node and all that follows out of the tree. @pre not the root */
    void detach(Node* node);
    /** Puts a detached node back, as child number @p index of its parent, or as the last. */
    void attach(Node* node, int index);

    /** How many nodes were ever made: the serial of the next one. */
    std::uint32_t made() const { return static_cast<std::uint32_t>(m_nodes.size()); }

    static int indexOf(const Node* node);
    static int childCount(const Node* node);
    static const Node* child(const Node* node, int index);
    /** What comes after @p node, in @p start and all that follows it, a node before what follows it; null at the end. */
    static const Node* following(const Node* start, const Node* node);
    /** How many entries follow @p node, in all lines. */
    static std::size_t size(const Node* node);
    /** The end of the line that goes on from @p node by first children. */
    static const Node* lineEnd(const Node* node);
    /** The nodes from the root (left out) to @p node, in order. */
    static std::vector<const Node*> path(const Node* node);

private:
    struct Hash {
        std::size_t operator()(const Entry& entry) const;
        std::size_t operator()(const NodeData& data) const;
    };
    Node* add(NodeData data);
    const NodeData* keep(NodeData data);

    // Addresses stay in all of them; freed all at once, so that long games need no deep recursion.
    std::deque<Node> m_nodes;
    std::unordered_set<Entry, Hash> m_entries;
    std::unordered_set<NodeData, Hash> m_shared;
    std::deque<NodeData> m_owned;
};

} // namespace ringford
