// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/EntryTexts.h"
#include "engine/match/GameTree.h"
#include "engine/match/MatchTags.h"
#include "engine/match/PositionMemory.h"
#include "engine/match/Repetitions.h"

#include <cstddef>
#include <limits>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ringford {

/** Two lines that stand for one another: the entries of a turn, with one more and without it. */
struct LineSwap {
    const Node* out; ///< the first of those that are not in the tree; null: both are
    const Node* in;
    const Node* end;             ///< of the line that begins with `in`
    int index;                   ///< of both among their siblings
    const Node* other = nullptr; ///< the end of the line without it, or with it: where swapBack() lets the game stand
};

/**
 * A game as it is played: the tree of its entries, and where in it the game stands, which is always on the main line.
 * The line last played is the main line. A call that is refused changes nothing. Even the const functions belong to one
 * thread at a time: they remember positions.
 */
class Match {
public:
    Match(std::shared_ptr<const Game> game, Position start);
    Match(Match&&) = default;
    Match& operator=(Match&&) = default;

    const Game& game() const { return *m_game; }
    const std::shared_ptr<const Game>& sharedGame() const { return m_game; }
    const GameTree& tree() const { return m_tree; }
    const Node* start() const { return m_tree.root(); }
    const Node* gameNode() const { return m_gameNode; }
    /** The end of the main line. */
    const Node* end() const { return GameTree::lineEnd(start()); }
    bool isOnMainLine(const Node* node) const;

    /** What stands on the boards at @p node. */
    Position position(const Node* node) const { return m_positions.at(node); }
    /** Seats on turn at @p node; none in a decided game. */
    SeatSet onTurn(const Node* node) const { return node->onTurn(); }
    /** Legal actions of the seats on turn at @p node; none in a decided game. */
    std::vector<Action> actions(const Node* node) const;
    std::vector<Action> actions(const Node* node, Seat seat) const;
    /** Why @p action may not be played at @p node; nothing when it may. */
    std::optional<Refusal> why(const Node* node, const Action& action) const;
    /** What happened when @p node's entry was made, in order; nothing for the start. */
    std::vector<Effect> effects(const Node* node) const;
    /** What a draw could be claimed for at @p node, or what is lacking. */
    Result<Reason, Text> claimable(const Node* node) const;
    /** Whether @p side can resign or run out of time at @p node. */
    bool canRetire(const Node* node, Side side) const;

    /**
     * Plays on from where the game stands. What is there already is walked to; either way its line becomes the main
     * line.
     */
    Result<const Node*, Refusal> play(const Action& action) { return playAt(m_gameNode, entryOf(m_gameNode, action)); }
    Result<const Node*, Refusal> retire(Side side, Retire how);
    Result<const Node*, Refusal> claim() { return playAt(m_gameNode, entryOf(Entry::Kind::Claim)); }
    Result<const Node*, Refusal> agreeDraw() { return playAt(m_gameNode, entryOf(Entry::Kind::AgreeDraw)); }
    /** Plays any entry on from @p node, as the others do from where the game stands. */
    Result<const Node*, Refusal> playAt(const Node* node, Entry entry);
    /**
     * Plays an action that comes too late at @p node in its place (OrderedRow::late()): what was played of the turn and
     * comes after it is played again. The line of that is taken out, unless more goes on from it: then it is a
     * variation. Refused as why() says where the action has no such place.
     */
    Result<LineSwap, Refusal> playInOrder(const Node* node, const Action& action);
    /** As playInOrder(), but does not move the game. */
    Result<LineSwap, Refusal> addInOrder(const Node* node, const Action& action);
    /**
     * Lets the game stand at the end of the other line of @p swap, and puts that back in place of the first where it was
     * taken out; where more hangs on the first, both stay. @pre playInOrder() or swapBack() gave it, and the
     * game stands at its end. @return what undoes this
     */
    LineSwap swapBack(const LineSwap& swap);
    /** An action or an event as an entry with its text, legal at @p node or not. */
    Entry entryOf(const Node* node, const Action& action) const
    {
        return ringford::entryOf(*m_game, position(node), action);
    }
    Entry entryOf(Entry::Kind event, std::optional<Side> side = {}) const
    {
        return ringford::entryOf(*m_game, event, side);
    }
    /** One entry back or on along the main line; false at the ends. */
    bool undo();
    bool redo();
    /** Lets the game stand at @p node; the line to it becomes the main line. */
    void goTo(const Node* node);

    struct Added {
        const Node* node;
        bool isNew;
    };
    /**
     * Adds an entry below any node, or finds it; for readers of records. What is new, or stands behind child number @p
     * place, comes to that place. Does not move the game.
     */
    Result<Added, Refusal> add(const Node* parent, Entry entry, int place = kLast);
    static constexpr int kLast = std::numeric_limits<int>::max();
    /**
     * As add(), but for who plays: an action that is new is refused where there is hardly room for it in a record, so
     * that all that was played can be saved, with comments and how it ended.
     */
    Result<Added, Refusal> extend(const Node* parent, Entry entry);
    /** Entries and comments, those that were taken out as well. */
    std::size_t parts() const { return m_parts; }
    /** With so many parts no more is played; a record holds some more. */
    static constexpr std::size_t kMostPlayed = 249'000;
    static constexpr std::size_t kMostParts = 250'000; ///< as records hold them: how long one takes rests on it
    /** The action or event that a text means at @p node, legal or not. */
    Result<Entry, Text> parseEntry(const Node* node, std::string_view text) const
    {
        return ringford::parseEntry(*m_game, position(node), text);
    }

    void setComments(const Node* node, std::vector<std::string> comments);
    void setCommentsBefore(const Node* node, std::vector<std::string> comments)
    {
        m_parts += comments.size() - node->commentsBefore().size();
        change(node, [&](NodeData& data) { data.commentsBefore = std::move(comments); });
    }
    void setMarks(const Node* node, std::vector<std::uint8_t> marks)
    {
        change(node, [&](NodeData& data) { data.marks = std::move(marks); });
    }
    void addComment(const Node* node, std::string comment)
    {
        ++m_parts;
        change(node, [&](NodeData& data) { data.comments.push_back(std::move(comment)); });
    }
    void addCommentBefore(const Node* node, std::string comment)
    {
        ++m_parts;
        change(node, [&](NodeData& data) { data.commentsBefore.push_back(std::move(comment)); });
    }
    void addMark(const Node* node, std::uint8_t mark)
    {
        change(node, [&](NodeData& data) { data.marks.push_back(mark); });
    }
    /** Makes @p node the line that goes on from its parent. */
    void promote(const Node* node) { reorder(node, 0); }
    /** Moves @p node to place @p index among its siblings: what undoes a promotion. */
    void reorder(const Node* node, int index);
    /** Takes @p node and all that follows away; a game that stood in there then stands at its parent. */
    void remove(const Node* node);
    /** Puts back what remove() took away, at its old place. */
    void restore(const Node* node, int index);
    /** Adds a removed line to @p twin, which has the same entry as @p removed: what follows, and marks and comments. */
    void join(const Node* removed, const Node* twin);

    MatchTags& tags() { return m_tags; }
    const MatchTags& tags() const { return m_tags; }
    const std::optional<StatedResult>& statedResult() const { return m_statedResult; }
    void setStatedResult(std::optional<StatedResult> result) { m_statedResult = std::move(result); }
    /** The full-move number that a FEN began with. */
    int firstFullMove() const { return m_firstFullMove; }
    void setFirstFullMove(int number) { m_firstFullMove = number; }

private:
    static Node* writable(const Node* node) { return const_cast<Node*>(node); } // nodes are this match's own
    template <class How> void change(const Node* node, How how) { m_tree.change(writable(node), how); }
    bool isFull() const { return m_parts >= kMostPlayed; }
    Result<Taken, Refusal> take(const Node* parent, const Entry& entry) const;
    Result<Taken, Refusal> takeEvent(const Node* parent, const Entry& entry) const;
    Taken retired(const Position& position, const Entry& entry) const;
    bool areLegal(const Node* node, const std::vector<Action>& actions) const;
    LineSwap replaceRow(const Node* first, const Node* end, const std::vector<Action>& actions);
    void makeMain(Node* node);
    void standOnMainLine();

    std::shared_ptr<const Game> m_game;
    GameTree m_tree;
    std::size_t m_parts = 0; ///< entries and comments, those that were taken out as well
    Node* m_gameNode;
    MatchTags m_tags;
    std::optional<StatedResult> m_statedResult;
    int m_firstFullMove = 1;

    mutable PositionMemory m_positions;
    mutable Repetitions m_repetitions;
};

} // namespace ringford
