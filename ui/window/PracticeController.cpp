// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/PracticeController.h"

#include "ui/board/tools/PlayTool.h"
#include "ui/board/view/BoardView.h"
#include "ui/panels/MoveEntry.h"
#include "ui/panels/PracticeBar.h"
#include "ui/window/CommandSet.h"
#include "ui/window/GameArea.h"
#include "ui/window/ProjectorController.h"

#include <QAction>
#include <QMainWindow>

namespace ringford::ui {

PracticeController::PracticeController(const Context& context)
    : QObject(&context.window), m_(context), m_bar(new PracticeBar(context.match, &context.window))
{
    m_.window.addToolBar(Qt::BottomToolBarArea, m_bar);
    m_bar->hide();
    connect(m_bar, &PracticeBar::countsChanged, this, &PracticeController::announceRoom);
    connect(m_.commands[Command::Practice], &QAction::toggled, this, &PracticeController::announceRoom);
    PlayTool* const tool = &m_.area.board().playTool();
    connect(m_.commands[Command::Practice], &QAction::toggled, this, &PracticeController::keepBarSeen);
    connect(m_.commands[Command::Projector], &QAction::toggled, this, &PracticeController::keepBarSeen,
            Qt::QueuedConnection); // once all is there again
    connect(m_.commands[Command::Practice], &QAction::toggled, tool, &PlayTool::setPractising);
    connect(tool, &PlayTool::mistaken, m_bar, &PracticeBar::count);
    connect(&m_.area.entry(), &MoveEntry::refused, this, [this, tool](const Refusal& refusal, const Action& action) {
        if (m_.commands[Command::Practice]->isChecked())
            tool->showMistake(action, refusal);
    });
    // Later: what Qt restores a layout into must not change meanwhile.
    connect(m_bar, &QToolBar::visibilityChanged, this, &PracticeController::keepBarSeen, Qt::QueuedConnection);
}

void PracticeController::announceRoom()
{
    m_.projector.setCounts(m_.commands[Command::Practice]->isChecked() ? m_bar->text() : QString());
}

/** What a layout says of the bar is about another time; a room reads the counts elsewhere. */
void PracticeController::keepBarSeen()
{
    const bool isWanted = m_.commands[Command::Practice]->isChecked();
    if (m_bar->isHidden() == isWanted && !m_.projector.isOn())
        m_bar->setVisible(isWanted);
}

} // namespace ringford::ui
