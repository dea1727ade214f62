// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/GameTree.h"

#include <unordered_set>

namespace ringford {
class Match;
}

namespace ringford::ui {

/**
 * What of a match is not told yet: the solution of a puzzle that stands where it begins. Whoever gets to an entry, by
 * playing it or by going there, has found it. What is played otherwise is never hidden; what an analysis adds is.
 */
class HiddenEntries {
public:
    /** For a match that was put in place of another: hides all of it if it is a puzzle, else nothing. */
    void begin(const Match& match);
    /** The tree has changed: while anything is hidden, so is what has come and nobody has got to. */
    void takeIn(const Match& match);
    /** Somebody has got to @p node; true if that was hidden. */
    bool reach(const Node* node);
    void clear()
    {
        m_nodes.clear();
        m_told.clear();
    }
    bool isEmpty() const { return m_nodes.empty(); }
    bool contains(const Node* node) const { return m_nodes.contains(node); }
    /** @p node, or the first one behind it among the entries in its place that is told; null if none is. */
    const Node* firstTold(const Node* node) const;

private:
    std::unordered_set<const Node*> m_nodes;
    std::unordered_set<const Node*> m_told; ///< somebody has got to them
};

} // namespace ringford::ui
