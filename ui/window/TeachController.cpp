// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/TeachController.h"

#include "ui/window/GameArea.h"
#include "ui/window/LessonController.h"
#include "ui/window/PracticeController.h"
#include "ui/window/ProjectorController.h"
#include "ui/window/WorksheetController.h"

#include <QMainWindow>

namespace ringford::ui {

TeachController::TeachController(const Context& c)
    : QObject(&c.window), m_projector(new ProjectorController(
                              {c.window, c.match, c.area, c.panels, c.layout, c.commands, c.stage, c.view})),
      m_practice(new PracticeController({c.window, c.match, c.area, c.commands, *m_projector})),
      m_worksheet(new WorksheetController(
          {c.window, c.program, c.match, c.moves, c.area.messages(), c.commands, c.files, c.stage})),
      m_lessons(new LessonController({c.window, c.program, c.area.messages(), c.commands, c.files, c.view}))
{
}

} // namespace ringford::ui
