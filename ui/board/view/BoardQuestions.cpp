// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/view/BoardQuestions.h"

#include "ui/board/access/BoardSpeech.h"
#include "ui/board/scene/BoardScene.h"
#include "ui/board/view/ActionChooser.h"
#include "ui/board/view/BoardView.h"

#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QMenuBar>

namespace ringford::ui {

BoardQuestions::BoardQuestions(BoardView& view, const ClockModel* clocks, QObject* parent)
    : QObject(parent), m_view(view), m_clocks(clocks)
{
    qApp->installEventFilter(this);
}

/** Whether a key that comes to @p watched is pressed beside the board, and no letter is wanted there. */
bool BoardQuestions::hears(const QObject* watched) const
{
    const QWidget* const focus = QApplication::focusWidget();
    if (watched != focus || focus == &m_view || focus->testAttribute(Qt::WA_InputMethodEnabled) ||
        !m_view.window()->isAncestorOf(focus))
        return false;
    for (const QWidget* at = focus; at; at = at->parentWidget()) {
        if (qobject_cast<const ActionChooser*>(at) || qobject_cast<const QComboBox*>(at) ||
            qobject_cast<const QMenuBar*>(at))
            return false;
    }
    return true;
}

bool BoardQuestions::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress || !hears(watched))
        return false;
    const auto& key = *static_cast<const QKeyEvent*>(event);
    if (key.key() < Qt::Key_A || key.key() > Qt::Key_Z)
        return false; // arrows lead through the list
    const Cell cell = m_view.cursorCell();
    const auto answer =
        BoardSpeech(m_view.model(), m_view.boardScene(), m_clocks).answer(key.key(), key.modifiers(), cell);
    if (answer)
        m_view.say(*answer, m_view.boardScene().boundsOf(Touch::on(cell)));
    return answer.has_value();
}

} // namespace ringford::ui
