// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/EscapeKey.h"

#include "ui/board/view/BoardView.h"
#include "ui/window/ActionSketch.h"
#include "ui/window/CommandSet.h"
#include "ui/window/GameArea.h"
#include "ui/window/ProjectorController.h"
#include "ui/window/StageController.h"

#include <QAction>
#include <QGuiApplication>
#include <QKeyEvent>

namespace ringford::ui {

EscapeKey::EscapeKey(const Context& context) : QObject(&context.window), m_(context)
{
    m_.area.board().installEventFilter(this);
}

bool EscapeKey::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress || !m_.projector.isOn() || !m_.stage.isOn())
        return QObject::eventFilter(watched, event);
    const bool isEscape = static_cast<const QKeyEvent*>(event)->keyCombination() == QKeyCombination(Qt::Key_Escape);
    // What a button that is still pressed has begun is the board's to put back.
    if (!isEscape || QGuiApplication::mouseButtons() != Qt::NoButton || m_.commands[Command::Draw]->isChecked())
        return QObject::eventFilter(watched, event);
    return leaveOne();
}

bool EscapeKey::leaveOne()
{
    QAction* const drawing = m_.commands[Command::Draw];
    QAction* const fullScreen = m_.commands[Command::FullScreen];
    // A hint or a threat goes, and its words with it, also while it is still looked for; what comes back behind them stays.
    if (m_.sketch.clear() || m_.area.leaveBar())
        return true;
    if (m_.projector.isOn())
        m_.projector.leaveOne();
    else if (m_.stage.isOn() && drawing->isChecked())
        drawing->setChecked(false);
    else if (m_.stage.isOn() && m_.area.board().hasFocus())
        m_.stage.leave();
    else if (!m_.area.board().hasFocus())
        m_.area.board().setFocus(Qt::OtherFocusReason); // the way back
    else if (fullScreen->isChecked())
        fullScreen->setChecked(false);
    else
        return false;
    return true;
}

} // namespace ringford::ui
