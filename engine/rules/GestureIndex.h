// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Game.h"

#include <span>
#include <vector>

namespace ringford {

/**
 * All gestures of a list of actions, for finding out what a row of touches can still become. What is whole and what may
 * go on are asked apart, for a jump may stop where another goes on.
 */
class GestureIndex {
public:
    GestureIndex() = default;
    GestureIndex(const Game& game, const Position& position, const std::vector<Action>& actions);
    /** Adds actions that are legal at @p position, which may be another one. */
    void add(const Game& game, const Position& position, const std::vector<Action>& actions);

    /** Whether any gesture begins with these touches. */
    bool any(std::uint8_t tool, std::span<const Touch> touched) const;
    /** The places that can be touched after these, each once, in no order. For no touches: where gestures begin. */
    std::vector<Touch> next(std::uint8_t tool, std::span<const Touch> touched) const;
    /** The actions that have these touches as a whole gesture: one is played, several are chosen from. */
    std::vector<Action> whole(std::uint8_t tool, std::span<const Touch> touched) const;
    /**
     * The actions whose longer gesture begins with these touches, but for the last, and ends with that: a drag straight
     * to the end.
     */
    std::vector<Action> endingAt(std::uint8_t tool, std::span<const Touch> touched) const;
    /**
     * Where longer gestures that begin with these touches end, each place once: the targets of a drag straight to the
     * end.
     */
    std::vector<Touch> ends(std::uint8_t tool, std::span<const Touch> touched) const;
    /** All actions whose gesture begins with these touches. */
    std::vector<Action> beginningWith(std::uint8_t tool, std::span<const Touch> touched) const;

private:
    struct Entry {
        Gesture gesture;
        Action action;
    };
    void sort();
    /** The entries whose gesture begins with these touches. */
    std::span<const Entry> beginning(std::uint8_t tool, std::span<const Touch> touched) const;

    std::vector<Entry> m_entries; ///< each once, by tool, touches and action
};

} // namespace ringford
