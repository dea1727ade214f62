// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/ClockController.h"

#include "ui/board/view/BoardView.h"
#include "ui/files/Document.h"
#include "ui/match/ClockModel.h"
#include "ui/match/LowClocks.h"
#include "ui/match/MatchConditions.h"
#include "ui/match/MatchModel.h"
#include "ui/match/TakingBack.h"
#include "ui/settings/SettingsStore.h"
#include "ui/widgets/Announcer.h"
#include "ui/widgets/MessageBar.h"
#include "ui/window/CommandSet.h"
#include "ui/window/StageController.h"
#include "ui/words/Words.h"

#include <QAction>

#include <chrono>

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
    const auto* const low = new LowClocks(m_.match, m_.clocks, this);
    connect(low, &LowClocks::becameLow, this, &ClockController::announceLow);
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

/** What is red for eyes. */
void ClockController::announceLow(const SideSet& sides)
{
    using Seconds = std::chrono::seconds;
    for (const Side side : sides) {
        const auto left = std::chrono::ceil<Seconds>(m_.clocks.left(side)).count();
        //: spoken: %1 is a side whose clock is low
        Announcer::of(m_.board).say(tr("%1 has %n seconds left.", nullptr, static_cast<int>(left))
                                        .arg(words::side(m_.match.description(), side)));
    }
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
