// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/GameTree.h"
#include "engine/text/RecordWriter.h"

#include <cstdint>
#include <deque>
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
    static constexpr std::int32_t kNowhere = -1; ///< no row
    static constexpr int kMostComments = 50;     ///< of one place, each in a row

    /** A full move of two seats, an entry, or a comment. */
    struct Row {
        const Node* first = nullptr; ///< a comment's node, too
        const Node* second = nullptr;
        std::uint32_t more = 0; ///< the line that goes on with a variation that this row begins: see lineFrom()
        std::int16_t comment =
            -1; ///< number of the comment of that node, kMostComments for all the rest; no comment: -1
        bool isBefore = false;

        /** The entry that it is about, of two the first. */
        const Node* node() const { return first ? first : second; }
        bool beginsVariation() const { return more > 0; }
    };
    struct Line {
        Line* parent = nullptr;
        int parentRow = 0;
        std::vector<Row> rows;
    };
    /** Each entry has one: a long game has very many. */
    struct Place {
        std::uint32_t line = 0;
        std::int32_t row = kNowhere;
        std::uint32_t count : 30 = 0; ///< of its EntryNumber
        std::uint32_t secondOnTurn : 1 = 0;
        std::uint32_t hasComments : 1 = 0; ///< before it or behind it

        EntryNumber number() const { return {static_cast<int>(count), secondOnTurn == 1}; }
    };
    // Of a quarter of a million entries each has a place, and each or every second one a row.
    static_assert(sizeof(Place) <= 12 && sizeof(Row) <= 24);

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
    /** How the variation goes on that @p row begins; null: it begins none. */
    const Line* lineFrom(const Row& row) const { return row.beginsVariation() ? &m_lines[row.more] : nullptr; }
    const Line& lineOf(const Place& place) const { return m_lines[place.line]; }
    /** Where @p node of the match stands; null for the root and for what has no row. */
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
        std::uint32_t line = 0;
        std::uint32_t openLine = 0;
        int openRow = kNowhere;

        bool hasRoom() const { return openRow != kNowhere; }
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
    std::vector<Place> m_places; ///< by the serials of nodes
    Cursor m_mainEnd;
    const Node* m_lastOfMain = nullptr;
    bool m_pairs = false;
    int m_size = 0;
};

} // namespace ringford::ui
