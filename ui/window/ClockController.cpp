// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/ClockController.h"

#include "ui/board/view/BoardView.h"
#include "ui/files/Document.h"
#include "ui/match/ClockModel.h"
#include "ui/match/MatchConditions.h"
#include "ui/match/MatchModel.h"
#include "ui/match/TakingBack.h"
#include "ui/settings/SettingsStore.h"
#include "ui/widgets/Announcer.h"
#include "ui/widgets/MessageBar.h"
#include "ui/window/CommandSet.h"
#include "ui/window/StageController.h"

#include <QAction>

namespace ringford::ui {

ClockController::ClockController(const Context& context) : QObject(&context.window), m_(context)
{
    m_.board.setClocks(m_.clocks);
    connect(m_.commands[Command::Pause], &QAction::triggered, this, &ClockController::toggle);
    connect(&m_.clocks, &ClockModel::changed, this, &ClockController::update);
    connect(&m_.match, &MatchModel::replaced, this, &ClockController::update);
    connect(&m_.stage, &StageController::changed, this, &ClockController::update);
    connect(&m_.board.boardScene(), &BoardScene::closingUp, &m_.clocks,
            [this](bool isClosing) { m_.clocks.hold(ClockModel::Hold::ClosingUp, isClosing); });
    connect(&m_.document, &Document::aboutToWrite, &m_.clocks, &ClockModel::keepTimes);
    connect(&m_.match, &MatchModel::takenBack, this, &ClockController::announceTakenBack);
    connect(&m_.settings, &SettingsStore::changed, this, &ClockController::takeSettings);
    takeSettings();
    update();
}

void ClockController::takeSettings()
{
    m_.clocks.setGivesTimeBack(m_.settings.value().givesTimeBack);
}

/** By a key one sees no button change. */
void ClockController::toggle()
{
    m_.clocks.toggle();
    Announcer::of(m_.board).say(m_.clocks.isRunning() ? tr("The clocks run.") : tr("The clocks are paused."));
}

/** Whether time comes back is a rule of the table: nobody shall wonder. */
void ClockController::announceTakenBack()
{
    if (!m_.clocks.hasClocks() || takesBackFurther(m_.match))
        return;
    Message message{Message::Kind::Note,
                    m_.clocks.givesTimeBack() ? tr("The clocks show again what they showed before.")
                                              : tr("The clocks keep the time that was used."),
                    {}};
    message.holds = whileStandingAt(m_.match, m_.match.gameNode());
    m_.messages.show(message);
}

void ClockController::update()
{
    if (m_.stage.isOn())
        return;
    m_.commands[Command::Pause]->setEnabled(m_.clocks.canToggle());
    m_.commands[Command::Pause]->setText(m_.clocks.isWaiting()  ? tr("Start the Cl&ocks")
                                         : m_.clocks.isPaused() ? tr("Let the Cl&ocks Go On")
                                                                : tr("Pause the Cl&ocks"));
}

} // namespace ringford::ui
