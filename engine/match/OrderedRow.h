// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/GameTree.h"

#include <optional>
#include <vector>

namespace ringford {

class Match;

/**
 * Actions of one turn that each touch one place, while nothing else can be played: shells that are aimed. The rules may
 * want them in an order; who touches places may do so in any. One that comes too late then has its place before some
 * that were played already.
 */
class OrderedRow {
public:
    /** An action that comes too late now. */
    struct Late {
        Action action;
        const Node* before; ///< the first of those that it comes before
    };
    /** How far a row has come. */
    struct Progress {
        int done;
        int most;                           ///< how many it can have
        std::uint8_t tool;                  ///< number in GameDescription::tools
        std::optional<std::uint8_t> button; ///< that ends it, as GameDescription::buttons numbers them
    };

    /** The row that goes on at @p end; without entries where none does. */
    OrderedRow(const Match& match, const Node* end);

    /** Its entries, in order. */
    const std::vector<const Node*>& entries() const { return m_entries; }
    /** All actions that can still get a place among the entries. */
    std::vector<Late> late() const;
    /** The actions from @p late on, in order: it, and what was played already and comes after it. */
    std::vector<Action> after(const Late& late) const;
    /** Nothing where no row goes on. */
    std::optional<Progress> progress() const;

private:
    /** Whether nothing but such actions, and what ends them, can be played. */
    bool goesOnAt(const Position& position, const std::vector<Action>& actions) const;
    /** The tool of an action that touches one place and takes nothing in hand. */
    std::optional<std::uint8_t> toolOf(const Position& position, const Action& action) const;
    std::optional<std::uint8_t> buttonOf(const Position& position, const Action& action) const;
    int most() const;

    const Match& m_match;
    std::vector<const Node*> m_entries;
};

} // namespace ringford
