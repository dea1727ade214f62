// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/ValuesController.h"

#include "ui/computer/CountedGame.h"
#include "ui/computer/ValueSearch.h"
#include "ui/match/ClockModel.h"
#include "ui/match/MatchModel.h"
#include "ui/panels/MovesDock.h"
#include "ui/panels/MovesModel.h"
#include "ui/panels/MovesView.h"
#include "ui/panels/Panels.h"
#include "ui/panels/ValuesDock.h"
#include "ui/widgets/Announcer.h"
#include "ui/window/CommandSet.h"
#include "ui/window/Program.h"
#include "ui/window/StageController.h"
#include "ui/words/Words.h"

#include <QAction>
#include <QMainWindow>

#include <utility>

namespace ringford::ui {

namespace {

constexpr qsizetype kLongestEvent = 60; // characters; a file may hold longer ones
constexpr int kWorthReading = 4;        // actions far
constexpr qint64 kLongAgo = 1500;       // ms: behind several actions a glance says more than what was seen then

} // namespace

ValuesController::ValuesController(const Context& context)
    : QObject(&context.window), m_(context),
      m_search(new ValueSearch(
          m_.match, [&program = context.program](const Game& game) { return program.searches(game); }, this)),
      m_dock(m_.panels.find<ValuesDock>())
{
    const QAction* const command = m_.commands[Command::Values];
    connect(command, &QAction::triggered, this, &ValuesController::choose);
    connect(m_dock, &ValuesDock::closed, this, [this] { choose(false); });
    connect(m_dock, &ValuesDock::seenChanged, this, &ValuesController::think);
    connect(m_search, &ValueSearch::changed, this, &ValuesController::show);
    const auto updates = [this](auto* from, auto signal) { connect(from, signal, this, &ValuesController::update); };
    updates(&m_.program.settings, &SettingsStore::changed);
    updates(&m_.match, &MatchModel::replaced);
    updates(&m_.match, &MatchModel::tagsChanged);
    updates(&m_.match, &MatchModel::gameNodeChanged);
    updates(&m_.clocks, &ClockModel::changed);
    updates(&m_.stage, &StageController::changed);
    updates(&m_.panels.find<MovesDock>()->view()->moves(), &MovesModel::hidingChanged);
    updates(m_.commands[Command::Practice], &QAction::toggled);
    update();
}

void ValuesController::choose(bool isChosen)
{
    m_isToBeSaid = isChosen; // before it is on: of a game that is over it is known at once
    m_.program.settings.set(&Settings::values, isChosen);
    // What is known later is said then; until then it would be as if the key had done nothing.
    if (!isChosen)
        Announcer::of(m_.window).say(tr("Who stands better is no longer shown."));
    else if (m_isToBeSaid)
        //: spoken when the panel Who Stands Better is switched on; a moment later it is told who does
        Announcer::of(m_.window).say(tr("Who stands better: looking at this place."));
}

/** Why it may not be shown now, as a sentence; empty: it may. */
QString ValuesController::obstacle() const
{
    if (m_.commands[Command::Practice]->isChecked())
        return tr("Who stands better is not shown during practice.");
    if (m_.panels.find<MovesDock>()->view()->moves().hidesSolution())
        return tr("Who stands better is not shown while what follows is hidden.");
    if (m_.clocks.isPaused() && m_.program.settings.value().hidesInPause)
        return tr("Who stands better is not shown while the board is hidden.");
    if (const auto event = countedFor(m_.match.match()))
        //: %1 is a tournament or the like
        return tr("This game counts for “%1”: who stands better is shown when it is over.")
            .arg(words::elided(*event, kLongestEvent));
    return {};
}

void ValuesController::update()
{
    const bool isChosen = m_.program.settings.value().values;
    const QString obstacle = this->obstacle();
    QAction* const command = m_.commands[Command::Values];
    command->setChecked(isChosen);
    command->setToolTip(obstacle);
    const bool isWanted = isChosen && obstacle.isEmpty();
    const bool isOther = isWanted != m_dock->isWanted();
    m_dock->setWanted(isWanted);
    if (m_.stage.isOn())
        return; // panels of a game come back behind it
    command->setEnabled(obstacle.isEmpty());
    if (isOther && isWanted)
        m_.panels.bringForward(*m_dock);
    if (isOther)
        m_.panels.showWanted(QString::fromStdString(m_.match.description().id));
    think();
}

void ValuesController::think()
{
    m_search->setOn(m_dock->isWanted() && m_dock->isSeen());
}

void ValuesController::show()
{
    const auto& report = m_search->report();
    // While computers play on at once, what was seen last stays until more is known than at a first glance.
    const bool isGlance = !report || (report->depth < kWorthReading && m_shownFor.elapsed() < kLongAgo);
    if (m_search->isThinking() && isGlance && m_shownIn == m_.match.replacements() && !m_.match.awaited().empty())
        return;
    m_shownIn = report ? std::optional(m_.match.replacements()) : std::nullopt;
    m_shownFor.start();
    m_dock->setReport(report ? &*report : nullptr, m_search->isThinking());
    // Who cannot see the panel has asked for it, too; later places are not said, for that would never end.
    if (m_search->isOn() && !m_search->isThinking() && std::exchange(m_isToBeSaid, false))
        Announcer::of(m_.window).say(m_dock->text());
}

} // namespace ringford::ui
