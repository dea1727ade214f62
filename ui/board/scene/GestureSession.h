// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/GestureIndex.h"

#include <span>
#include <vector>

namespace ringford::ui {

/**
 * The places that a person has touched so far, and what they can still become. Knows no pixels and no rule: which rows
 * of touches mean something is what the game's gestures say.
 */
class GestureSession {
public:
    /** What a touch led to. */
    struct Answer {
        enum class Kind : std::uint8_t {
            Nothing, ///< the touch means nothing here; all is as it was
            Begun,   ///< a first place is touched
            Resting, ///< more may or must follow
            Play,    ///< `actions` has the one that was meant
            Choose,  ///< `actions` has all that the touches can mean
            Refused  ///< no action has these touches (in `touched`); all is as it was
        };
        Kind kind = Kind::Nothing;
        std::vector<Action> actions;
        Gesture touched;
    };

    GestureSession() = default;
    GestureSession(const Game& game, const Position& position, const std::vector<Action>& actions)
        : m_index(game, position, actions)
    {
    }

    /** Adds actions that are played at another position than the others. */
    void add(const Game& game, const Position& position, const std::vector<Action>& actions)
    {
        m_index.add(game, position, actions);
    }

    std::uint8_t tool() const { return m_tool; }
    /** Takes another tool in hand; what was touched is forgotten. */
    void setTool(std::uint8_t tool);

    const std::vector<Touch>& touched() const { return m_touched; }
    bool isEmpty() const { return m_touched.empty(); }
    /** Places that may be touched next; with nothing touched, where gestures begin. */
    std::vector<Touch> next() const { return nextAfter(m_touched); }
    /** Places that could be touched next if these had been touched. */
    std::vector<Touch> nextAfter(std::span<const Touch> touched) const { return m_index.next(m_tool, touched); }
    /** Last places of longer gestures: a drag may go straight there. */
    std::vector<Touch> ends() const { return m_index.ends(m_tool, m_touched); }
    bool canBegin(const Touch& touch) const { return m_index.any(m_tool, std::span(&touch, 1)); }
    /** Whether any gesture begins with this tool, at a place: buttons work with any. */
    bool canUse(std::uint8_t tool) const;
    /** Whether @p touch begins a gesture that needs more touches. */
    bool opens(const Touch& touch) const { return !m_index.next(m_tool, std::span(&touch, 1)).empty(); }
    /** Whether the touches so far can go on with @p touch, or be ended straight by it. */
    bool admits(const Touch& touch) const;
    /** Whether what is touched so far is all of some action. */
    bool canEnd() const { return !m_index.whole(m_tool, m_touched).empty(); }
    /** The actions that the touches are all of. */
    std::vector<Action> ending() const { return m_index.whole(m_tool, m_touched); }
    /** All actions that can come of this after one more touch, be it the next or the last. */
    std::vector<Action> possibleWith(const Touch& touch) const;
    /** All actions that can still come of this. */
    std::vector<Action> possible() const { return m_index.beginningWith(m_tool, m_touched); }

    /** Touches a place after those before. */
    Answer touch(const Touch& touch);
    /** Ends where the last touch is: Play or Choose, or Nothing if that is no whole gesture. */
    Answer end();
    void clear() { m_touched.clear(); }
    /** Forgets the last touch. @pre there is one */
    void takeBack() { m_touched.pop_back(); }

private:
    static Answer decided(std::vector<Action> actions);

    GestureIndex m_index;
    std::uint8_t m_tool = 0;
    std::vector<Touch> m_touched;
};

} // namespace ringford::ui
