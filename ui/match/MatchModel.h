// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/Match.h"
#include "engine/match/OrderedRow.h"
#include "ui/match/OpenQuestion.h"
#include "ui/match/Played.h"

#include <QObject>

#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace ringford::ui {

/**
 * A match that is seen and played: tells its views what changes in it. Where the game stands (gameNode()) and what is
 * looked at (viewedNode()) are two places in the tree: showing another node changes neither the game nor its clocks.
 * Playing goes on from what is shown.
 */
class MatchModel : public QObject {
    Q_OBJECT

public:
    explicit MatchModel(Match match, QObject* parent = nullptr);

    const Match& match() const { return m_match; }
    const Game& game() const { return m_match.game(); }
    const GameDescription& description() const { return game().description(); }
    const Node* gameNode() const { return m_match.gameNode(); }
    const Node* viewedNode() const { return m_viewedNode; }
    /** What stands on the boards at the node shown. */
    Position position() const { return m_match.position(m_viewedNode); }
    bool isModified() const { return m_isModified; }
    void setModified(bool modified);

    /** Puts another match in place of this one: a new game, an opened record. */
    void replace(Match match);
    /** How often that was done: with another number, nodes are those of another match. */
    int replacements() const { return m_replacements; }

    /** Seats for which no hand at this window acts where the game stands: the computer's. */
    SeatSet absent() const { return m_absent; }
    /** Those of them that are on turn; none while something else is shown than where the game stands. */
    SeatSet awaited() const;
    /**
     * The computer's seats on turn where the game stands that wait until somebody plays for them, or lets them go on:
     * hands may act for them.
     */
    SeatSet halted() const { return m_viewedNode == gameNode() ? m_halted : SeatSet(); }
    /** Why those that are awaited() do nothing: somebody is to let the clocks go on, or to close a dialog or a menu. */
    enum class Rest : std::uint8_t { None, Paused, Dialog, Menu };
    Rest rest() const { return m_rest; }
    bool isPaused() const { return m_rest == Rest::Paused; }
    /** For who is told of another match before its views (matchSet()). */
    void setAbsent(SeatSet seats)
    {
        m_absent = seats;
        m_halted = {};
    }
    /** The same in the middle of a match: views look again. */
    void changeAbsent(SeatSet seats, SeatSet halted = {}, Rest rest = Rest::None)
    {
        const bool isSame = m_absent == seats && m_halted == halted && m_rest == rest;
        m_absent = seats;
        m_halted = halted;
        m_rest = rest;
        if (isSame)
            return;
        emit absentChanged();
        emit viewedNodeChanged({});
    }

    /** What can be done at the node shown by hands, for whoever may do it, on turn or not. */
    std::vector<Action> possibleActions() const;
    /** What comes too late at the node shown, and can have its place among what was played of the turn (OrderedRow). */
    std::vector<OrderedRow::Late> lateActions() const
    {
        return awaited().empty() ? OrderedRow(m_match, m_viewedNode).late() : std::vector<OrderedRow::Late>();
    }
    /** Where @p action is played: at the node shown, or a little earlier where it comes too late by then. */
    Position positionFor(const Action& action) const;
    /**
     * Plays @p action from the node shown; the line becomes the main line. One that comes too late is put in its place:
     * what comes after it is played again. A refusal changes nothing.
     */
    Played play(const Action& action, std::optional<Seat> actor = {});
    /** A side gives up where somebody looks, but its time runs out where the game stands. */
    Played retire(Side side, Retire how);
    Played claim() { return enter(m_viewedNode, m_match.entryOf(Entry::Kind::Claim)); }
    Played agreeDraw() { return enter(m_viewedNode, m_match.entryOf(Entry::Kind::AgreeDraw)); }
    /** The game one entry back, or on; what is shown follows. What was put in its place goes as one. False at the ends. */
    bool takeBack();
    bool playAgain();
    bool canPlayAgain() const { return gameNode()->firstChild || isAtEndOf(m_swappedBack); }

    /** Looks at a node of the tree. */
    void show(const Node* node);
    bool showNext();
    bool showPrevious()
    {
        if (m_viewedNode->isRoot())
            return false;
        show(m_viewedNode->parent);
        return true;
    }
    void showFirst() { show(m_match.start()); }
    void showLast() { show(GameTree::lineEnd(m_viewedNode)); }
    /** The next (+1) or previous (-1) variation beside the node shown; false if there is none. */
    bool showSibling(int step);

    void setComments(const Node* node, std::vector<std::string> comments);
    void setCommentsBefore(const Node* node, std::vector<std::string> comments);
    void setMarks(const Node* node, std::vector<std::uint8_t> marks);
    void promote(const Node* node) { reorder(node, 0); }
    void reorder(const Node* node, int index);
    /** Takes @p node and all that follows out; what stood in there stands at its parent then. */
    void remove(const Node* node);
    void restore(const Node* node, int index);
    /** Adds a removed line to @p twin, which has the same entry. */
    void join(const Node* removed, const Node* twin);
    /** Makes many changes of the tree as one. What is shown and goes with them gives way to what stood before it. */
    void change(const std::function<void(Match&)>& changes);
    /** Lets the game stand at @p node; the line to it becomes the main line. What is shown stays. */
    void setGameNode(const Node* node);
    void setTags(MatchTags tags);

    /** People want actions written in another way: views write them anew. */
    void writeAnew()
    {
        emit writingChanged();
        emit viewedNodeChanged({});
    }

    OpenQuestion& question() { return m_question; }
    const OpenQuestion& question() const { return m_question; }

signals:
    /**
     * Another match is in the model, and nothing shows it yet. For what keeps something of the match and is asked for
     * it by views: clocks first (MatchSession), then models of items. All others wait for replaced().
     */
    void matchSet();
    /** The match was replaced; every Node* of the old one is invalid. Clocks and models know the new one. */
    void replaced();
    /** Another node is shown. */
    void viewedNodeChanged(const Transition& transition);
    /** An entry was made in the game (walking to one that was there counts). */
    void entryPlayed(const Node* node);
    /** Playing went on elsewhere than from where the game stood: the line to @p end is a variation now. */
    void lineLeft(const Node* end);
    /** The game is over, and this has been tried out beside what was played: a new variation. */
    void playedAside(const Node* first);
    /** The game went back to @p node. */
    void takenBack(const Node* node);
    /** The game stands elsewhere. */
    void gameNodeChanged();
    /** Others are absent(); viewedNodeChanged() comes behind it. */
    void absentChanged();
    /** The tree has another form: nodes came, went or changed their order. */
    void treeChanged();
    /** Comments or marks of a node are others. */
    void nodeChanged(const Node* node);
    void tagsChanged();
    /** Actions are written in another way; viewedNodeChanged() comes behind it. */
    void writingChanged();
    void modifiedChanged(bool modified);

private:
    /** Whether what is played at @p node is tried out beside a game that is over. */
    bool isAsideAt(const Node* node) const { return gameNode()->outcome().decided() && node != gameNode(); }
    /** Plays @p entry on from @p node, and shows it. */
    Played enter(const Node* node, Entry entry);
    Played enterAside(const Node* node, Entry entry);
    Played playInOrder(const Action& action);
    /** Whether the game stands at the end of the line that the last of @p swaps put in. */
    bool isAtEndOf(const std::vector<LineSwap>& swaps) const
    {
        return !swaps.empty() && swaps.back().end == gameNode();
    }
    void swapBack(std::vector<LineSwap>& from, std::vector<LineSwap>& to);
    void followGame(bool isSwap);
    template <class Edit> void edit(Edit edit);
    Transition transition(const Node* from, const Node* to) const;

    Match m_match;
    const Node* m_viewedNode;
    std::vector<LineSwap> m_swapped;     ///< what takeBack() undoes
    std::vector<LineSwap> m_swappedBack; ///< what playAgain() does again
    SeatSet m_absent;
    SeatSet m_halted;
    OpenQuestion m_question;
    bool m_isModified = false;
    Rest m_rest = Rest::None;
    int m_replacements = 0;
};

} // namespace ringford::ui
