// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <Qt>

class QKeyEvent;

namespace ringford::ui {

class BoardKeys;
class BoardView;
class ClockModel;
class PanZoom;
class PointerRouter;
class ReasonBubble;

/**
 * Passes keys on a board's view to whoever they are meant for: a turn of a ring that is under way, the tool in use, what
 * is said of the board, the cursor, what is seen of large boards.
 */
class KeyRouter {
public:
    /** All must live longer. */
    KeyRouter(BoardView& view, BoardKeys& keys, PanZoom& pan, PointerRouter& pointer, ReasonBubble& bubble)
        : m_view(view), m_keys(keys), m_pan(pan), m_pointer(pointer), m_bubble(bubble)
    {
    }

    /** The clocks that are told when somebody asks; they outlive this. */
    void setClocks(const ClockModel& clocks);
    /** Whether the tool in use wants a key that may be a command's everywhere else. */
    bool wants(const QKeyEvent& event) const;
    /** Does what a key means; false if it means nothing here. */
    bool press(const QKeyEvent& event);
    /** The same as a key goes up. */
    bool release(const QKeyEvent& event);

private:
    bool isStepOfTool(const QKeyEvent& event) const;
    bool stepWithTool(const QKeyEvent& event);
    bool pressInTool(int key, Qt::KeyboardModifiers modifiers);
    bool answer(int key, Qt::KeyboardModifiers modifiers);
    void renewTime();
    bool holdSpace(const QKeyEvent& event, Qt::KeyboardModifiers modifiers);
    bool moveCursor(int key, Qt::KeyboardModifiers modifiers);

    BoardView& m_view;
    BoardKeys& m_keys;
    PanZoom& m_pan;
    PointerRouter& m_pointer;
    ReasonBubble& m_bubble;
    const ClockModel* m_clocks = nullptr;
    QString m_time; ///< what was told of the clocks last
};

} // namespace ringford::ui
