// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/Match.h"

#include <string>
#include <vector>

namespace ringford {

/**
 * Comments and marks of many entries, lines that are added and lines that are taken out: made, and undone, as one. The
 * nodes are the match's own. Playing in between is allowed: a line that somebody has used stays.
 */
class TreeChange {
public:
    /** Gives an entry other comments and marks. Each entry once. */
    void setTexts(const Node* node, std::vector<std::string> comments, std::vector<std::uint8_t> marks);
    /** Takes @p node and what follows out. @pre none of those on the main line, and none inside another */
    void takeOut(const Node* node) { m_takenOut.push_back({node, 0}); }
    /** Adds actions as a variation below @p parent, unless one begins like it; @p comment is on its first entry. */
    void addLine(const Node* parent, std::vector<Action> actions, std::string comment);

    bool isEmpty() const { return m_texts.empty() && m_takenOut.empty() && m_added.empty(); }
    void apply(Match& match);
    void undo(Match& match);

private:
    struct Texts {
        const Node* node;
        std::vector<std::string> comments;
        std::vector<std::uint8_t> marks;
    };
    /** A node that is not in the tree, or was not, and where it belongs. */
    struct Part {
        const Node* node;
        int index;
    };
    struct Line {
        const Node* parent;
        std::vector<Action> actions;
        std::string comment;
        const Node* first = nullptr; ///< once it was made; of a line that was there: null
        int length = 0;
        std::optional<Part> out{}; ///< what of it undoing took out
    };

    void exchangeTexts(Match& match);
    static void make(Match& match, Line& line);
    static void putBack(Match& match, const Part& part);

    std::vector<Texts> m_texts;
    std::vector<Part> m_takenOut;
    std::vector<Line> m_added;
    bool m_isMade = false; ///< the lines were made once
};

/**
 * Of a line that a program has added, @p length entries from @p first on: the first from which on nobody has used any
 * (none of them is on the main line, has marks, other lines or comments but commands named `better`). Null: all are
 * used.
 */
const Node* unusedFrom(const Match& match, const Node* first, int length);

} // namespace ringford
