// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/match/SortedRow.h"

#include <QObject>

#include <optional>
#include <vector>

namespace ringford::ui {

/** How the position that is shown came from the one shown before: what a view animates. */
struct Transition {
    enum class Kind : std::uint8_t {
        Jump,    ///< no single entry leads from one to the other
        Forward, ///< `effects` happened
        Back     ///< `effects` are taken back, last first
    };
    Kind kind = Kind::Jump;
    std::vector<Effect> effects;
};

/**
 * A match that is seen and played: tells its views what changes in it. Where the game stands (current) and what is
 * looked at (shown) are two places in the tree: showing another node changes neither the game nor its clocks. Playing
 * goes on from what is shown.
 */
class MatchModel : public QObject {
    Q_OBJECT

public:
    explicit MatchModel(Match match, QObject* parent = nullptr);

    const Match& match() const { return m_match; }
    const Game& game() const { return m_match.game(); }
    const GameDescription& description() const { return game().description(); }
    const Node* current() const { return m_match.current(); }
    const Node* shown() const { return m_shown; }
    /** What stands on the boards at the node shown. */
    Position position() const { return m_match.position(m_shown); }
    bool isModified() const { return m_isModified; }
    void setModified(bool modified);

    /** Puts another match in place of this one: a new game, an opened record. */
    void replace(Match match);

    /** What can be done at the node shown, by whoever may do it, on turn or not. */
    std::vector<Action> possibleActions() const;
    /** What comes too late at the node shown, and can have its place among what was played of the turn (SortedRow). */
    std::vector<SortedRow::Late> lateActions() const { return SortedRow(m_match, m_shown).late(); }
    /** Where @p action is played: at the node shown, or a little earlier where it comes too late by then. */
    Position positionFor(const Action& action) const;
    /**
     * Plays @p action from the node shown; the line becomes the main line. One that comes too late is put in its place:
     * what comes after it is played again. A refusal changes nothing.
     */
    std::optional<Refusal> play(const Action& action, std::optional<Seat> actor = {});
    /** A side gives up where somebody looks, but its time runs out where the game stands. */
    std::optional<Refusal> retire(Side side, Retire how);
    std::optional<Refusal> claim();
    std::optional<Refusal> agreeDraw();
    /**
     * Takes the game one entry back, or on again; what is shown follows. What was put in its place goes back as one.
     * False at the ends.
     */
    bool takeBack();
    bool playAgain();
    bool canPlayAgain() const;

    /** Looks at a node of the tree. */
    void show(const Node* node);
    bool showNext();
    bool showPrevious();
    void showFirst();
    void showLast();
    /** The next (+1) or previous (-1) variation beside the node shown; false if there is none. */
    bool showSibling(int step);

    void setComments(const Node* node, std::vector<std::string> comments);
    void setCommentsBefore(const Node* node, std::vector<std::string> comments);
    void setMarks(const Node* node, std::vector<std::uint8_t> marks);
    void promote(const Node* node);
    void reorder(const Node* node, int index);
    /** Takes @p node and all that follows out; what stood in there stands at its parent then. */
    void remove(const Node* node);
    void restore(const Node* node, int index);
    /** Adds a removed line to @p twin, which has the same entry. */
    void join(const Node* removed, const Node* twin);
    /** Lets the game stand at @p node; the line to it becomes the main line. What is shown stays. */
    void standAt(const Node* node);
    void setTags(MatchTags tags);

signals:
    /** All is another: tree, game and description. What a view kept of the old match is gone. */
    void replaced();
    /** Another node is shown. */
    void shownChanged(const Transition& transition);
    /** An entry was made in the game (walking to one that was there counts). */
    void entryPlayed(const Node* node);
    /** Playing went on elsewhere than from where the game stood: the line to @p end is a variation now. */
    void lineLeft(const Node* end);
    /** The game is over, and this has been tried out beside what was played: a new variation. */
    void playedAside(const Node* first);
    /** The game went back to @p node. */
    void takenBack(const Node* node);
    /** The game stands elsewhere. */
    void currentChanged();
    /** The tree has another form: nodes came, went or changed their order. */
    void treeChanged();
    /** Comments or marks of a node are others. */
    void nodeChanged(const Node* node);
    void tagsChanged();
    void modifiedChanged(bool modified);

private:
    /** Two lines that stand for one another: the entries of a row, with one more and without it. */
    struct Swap {
        const Node* out; ///< the first of those that are not in the tree; null: both are
        const Node* in;
        const Node* end; ///< of the line that begins with `in`
        int index;       ///< of both among their siblings
    };

    /** Whether what is played at @p node is tried out beside a game that is over. */
    bool isAsideAt(const Node* node) const;
    /** Plays @p entry on from @p node, and shows it. */
    std::optional<Refusal> enter(const Node* node, Entry entry);
    std::optional<Refusal> enterAside(const Node* node, Entry entry);
    bool playLate(const Action& action);
    std::optional<Swap> replaceRow(const Node* first, const std::vector<Action>& actions);
    /** Whether the game stands at the end of the line that the last of @p swaps put in. */
    bool isAtEndOf(const std::vector<Swap>& swaps) const;
    void swapLines(std::vector<Swap>& from, std::vector<Swap>& to);
    template <class Edit> void edit(Edit edit);
    Transition transition(const Node* from, const Node* to) const;

    Match m_match;
    const Node* m_shown;
    std::vector<Swap> m_swapped;     ///< what takeBack() undoes
    std::vector<Swap> m_swappedBack; ///< what playAgain() does again
    bool m_isModified = false;
};

} // namespace ringford::ui
