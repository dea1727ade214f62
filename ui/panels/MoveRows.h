// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/GameTree.h"
#include "engine/text/RecordWriter.h"

#include <deque>
#include <unordered_map>
#include <vector>

namespace ringford {
class Match;
}

namespace ringford::ui {

class HiddenEntries;

/** Whether somebody has said something before @p node or behind it. */
bool hasComments(const Node* node);

/**
 * The tree of a match laid out in rows, as MovesModel shows them: lines of rows, of which each variation begins one in
 * a row of another line. It knows no words.
 */
class MoveRows {
public:
    struct Line;
    /** A full move of two seats, an entry, or a comment. */
    struct Row {
        const Node* first = nullptr; ///< a comment's node, too
        const Node* second = nullptr;
        Line* more = nullptr; ///< how a variation goes on that this row begins
        int comment = -1;     ///< number of the comment of that node, kMostComments for all the rest; no comment: -1
        bool isBefore = false;

        /** The entry that it is about, of two the first. */
        const Node* node() const { return first ? first : second; }
    };
    struct Line {
        Line* parent = nullptr;
        int parentRow = 0;
        std::vector<Row> rows;
    };
    struct Place {
        Line* line;
        int row;
        EntryNumber number;
        bool hasComments; ///< before it or behind it
    };

    static constexpr int kMostComments = 50; ///< of one place, each in a row

    /** Both outlive it; entries in @p hidden get no row. It is empty until fill(). */
    MoveRows(const Match& match, const HiddenEntries& hidden) : m_match(match), m_hidden(hidden) {}

    /** Lays all of it out anew; what was found before is gone. */
    void fill();
    /** Whether the game did nothing but grow by @p node since it was laid out: append() is enough. */
    bool isGrowth(const Node* node) const;
    /** Whether append() would put @p node into the last row of the main line, beside the entry there. */
    bool joinsLast(const Node* node) const;
    /** Puts @p node at the end of the main line. @pre isGrowth(node) */
    void append(const Node* node);

    const Line& main() const { return m_lines.front(); }
    /** Where @p node stands; null for the root and for what has no row. */
    const Place* find(const Node* node) const;
    /** Number of rows of all lines. */
    int size() const { return m_size; }
    /** Whether rows hold a full move of two seats. */
    bool pairsSeats() const { return m_pairs; }
    /** Whether the entry before belongs to the same turn, which is numbered there. */
    bool continuesTurn(const Node* node) const;
    /** Whether the game stands before @p node, an entry of the main line that can be played again. */
    bool isTakenBack(const Node* node) const;

private:
    /** Where the next entry of a line goes: into a row that has room, or else behind the rows of `line`. */
    struct Cursor {
        Line* line;
        Line* openLine = nullptr;
        int openRow = 0;
    };
    struct Pending {
        const Node* node;
        Cursor cursor;
    };

    void fillLine(const Pending& variation, std::vector<Pending>& pending);
    void addSiblings(const Node* node, Cursor& cursor, std::vector<Pending>& pending);
    void addComments(const Node* node, bool before, Cursor& cursor);
    void place(const Node* node, Cursor& cursor);
    EntryNumber numberOf(const Node* node) const;
    bool isOfMain(const Place& place) const;

    const Match& m_match;
    const HiddenEntries& m_hidden;
    std::deque<Line> m_lines{1}; ///< the first is the main line; addresses stay
    std::unordered_map<const Node*, Place> m_places;
    Cursor m_mainEnd{nullptr};
    const Node* m_lastOfMain = nullptr;
    bool m_pairs = false;
    int m_size = 0;
};

} // namespace ringford::ui
