// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/EscapeKey.h"

#include "ui/board/view/BoardView.h"
#include "ui/window/ActionSketch.h"
#include "ui/window/CommandSet.h"
#include "ui/window/GameArea.h"
#include "ui/window/ProjectorController.h"
#include "ui/window/StageController.h"

#include <QAction>

namespace ringford::ui {

bool EscapeKey::leaveOne()
{
    QAction* const drawing = m_.commands[Command::Draw];
    QAction* const fullScreen = m_.commands[Command::FullScreen];
    // A hint or a threat goes with its message, also where that has gone before, or while it is still looked for.
    const bool wasSketched = m_.sketch.clear();
    if (m_.area.leaveBar() || wasSketched)
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
