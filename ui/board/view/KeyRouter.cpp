// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/view/KeyRouter.h"

#include "ui/board/access/BoardSpeech.h"
#include "ui/board/tools/PlayTool.h"
#include "ui/board/view/BoardKeys.h"
#include "ui/board/view/BoardView.h"
#include "ui/board/view/PanZoom.h"
#include "ui/board/view/PointerRouter.h"
#include "ui/board/view/ReasonBubble.h"
#include "ui/match/ClockModel.h"

#include <QKeyEvent>

namespace ringford::ui {

void KeyRouter::setClocks(const ClockModel& clocks)
{
    m_clocks = &clocks;
    QObject::connect(&clocks, &ClockModel::ticked, &m_view, [this] { renewTime(); });
}

/** Whether the tool in use takes a step back, or again, by this key. */
bool KeyRouter::isStepOfTool(const QKeyEvent& event) const
{
    const BoardTool& tool = m_view.tool();
    return (event.matches(QKeySequence::Undo) && tool.canUndo()) ||
           (event.matches(QKeySequence::Redo) && tool.canRedo());
}

bool KeyRouter::wants(const QKeyEvent& event) const
{
    const bool isBoard = event.modifiers() == Qt::NoModifier && m_view.isPlaying() && m_keys.wants(event.key());
    return isBoard || isStepOfTool(event) || m_view.tool().wantsKey(event.key(), event.modifiers());
}

namespace {

/** Whether it does nothing but change others: Ctrl alone is how somebody silences a reader. */
bool isModifier(int key)
{
    switch (key) {
    case Qt::Key_Shift:
    case Qt::Key_Control:
    case Qt::Key_Alt:
    case Qt::Key_AltGr:
    case Qt::Key_Meta:
    case Qt::Key_CapsLock:
    case Qt::Key_NumLock:
    case Qt::Key_ScrollLock:
    case Qt::Key_Insert: return true; // by default that of readers
    default: return false;
    }
}

} // namespace

bool KeyRouter::press(const QKeyEvent& event)
{
    if (isModifier(event.key()))
        return false;
    const auto modifiers = event.modifiers() & ~Qt::KeypadModifier;
    if (m_pointer.hasBegun() && event.key() == Qt::Key_Escape) {
        m_pointer.putDown();
        return true;
    }
    // Never scrolls otherwise: arrows are the cursor's.
    return stepWithTool(event) || pressInTool(event.key(), modifiers) || answer(event.key(), modifiers) ||
           holdSpace(event, modifiers) || moveCursor(event.key(), modifiers) || m_pan.panByKey(event.key(), modifiers);
}

bool KeyRouter::stepWithTool(const QKeyEvent& event)
{
    if (!isStepOfTool(event))
        return false;
    m_view.takeInput();
    if (event.matches(QKeySequence::Undo))
        m_view.tool().undo();
    else
        m_view.tool().redo();
    return true;
}

/** What the tool in use takes before the board does. */
bool KeyRouter::pressInTool(int key, Qt::KeyboardModifiers modifiers)
{
    BoardTool& tool = m_view.tool();
    if (!m_view.isPlaying() && tool.pressKey(key, modifiers, m_keys.cell()))
        return true;
    const bool isArrow = key >= Qt::Key_Left && key <= Qt::Key_Down;
    if (!isArrow || !tool.followsCursor(modifiers))
        return false;
    m_view.takeInput();
    const Cell from = m_keys.cell();
    m_keys.press(key);
    if (m_keys.cell() != from)
        tool.cursorCame(m_keys.cell());
    return true;
}

/** What is asked about the board, or the cell of the cursor, is told beside it. */
bool KeyRouter::answer(int key, Qt::KeyboardModifiers modifiers)
{
    const BoardScene& scene = m_view.boardScene();
    const auto answer = BoardSpeech(m_view.model(), scene, m_clocks).answer(key, modifiers, m_keys.cell());
    if (!answer)
        return false;
    m_view.takeInput();
    m_keys.goTo(m_keys.cell());
    m_view.say(*answer, scene.boundsOf(Touch::on(m_keys.cell())));
    m_time = key == Qt::Key_T && modifiers == Qt::NoModifier ? *answer : QString();
    return true;
}

/** Whoever still reads what clocks show does not read an old time. It is not said again: that would never end. */
void KeyRouter::renewTime()
{
    if (m_time.isEmpty() || m_view.reason() != m_time)
        return;
    m_time = BoardSpeech(m_view.model(), m_view.boardScene(), m_clocks)
                 .answer(Qt::Key_T, Qt::NoModifier, m_keys.cell())
                 .value_or(QString());
    if (m_time != m_bubble.sentence())
        m_bubble.renew(m_time);
}

/** With it held, dragging pans; let go without, it picks up or puts down. */
bool KeyRouter::holdSpace(const QKeyEvent& event, Qt::KeyboardModifiers modifiers)
{
    if (event.key() != Qt::Key_Space || modifiers != Qt::NoModifier)
        return false;
    if (!event.isAutoRepeat())
        m_pan.holdSpace();
    return true;
}

bool KeyRouter::moveCursor(int key, Qt::KeyboardModifiers modifiers)
{
    const bool hadBubble = !m_view.reason().isEmpty();
    if (modifiers == Qt::NoModifier) {
        m_view.takeInput();
        return m_keys.press(key) || (hadBubble && key == Qt::Key_Escape);
    }
    if (modifiers == Qt::AltModifier) {
        m_view.takeInput();
        return m_keys.leap(key);
    }
    return false;
}

bool KeyRouter::release(const QKeyEvent& event)
{
    if (event.key() != Qt::Key_Space || event.isAutoRepeat())
        return false;
    const auto wasUnused = m_pan.releaseSpace();
    if (!wasUnused)
        return false;
    m_view.viewport()->unsetCursor();
    if (*wasUnused) {
        m_view.takeInput();
        m_keys.press(Qt::Key_Space);
    }
    return true;
}

} // namespace ringford::ui
