// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/ProjectorController.h"

#include "ui/board/tools/TouchBar.h"
#include "ui/board/view/BoardView.h"
#include "ui/editor/SetupStage.h"
#include "ui/match/MatchModel.h"
#include "ui/panels/GameLine.h"
#include "ui/panels/MoveEntry.h"
#include "ui/panels/Panels.h"
#include "ui/panels/Projector.h"
#include "ui/panels/ProjectorStrip.h"
#include "ui/panels/Wall.h"
#include "ui/panels/WallLine.h"
#include "ui/panels/WallNote.h"
#include "ui/widgets/Announcer.h"
#include "ui/widgets/MessageBar.h"
#include "ui/window/CommandSet.h"
#include "ui/window/GameArea.h"
#include "ui/window/StageController.h"
#include "ui/window/ViewController.h"
#include "ui/window/WindowLayout.h"

#include <QAction>
#include <QFont>
#include <QMainWindow>
#include <QMenuBar>

namespace ringford::ui {

ProjectorController::ProjectorController(const Context& context)
    : QObject(&context.window), m_(context),
      m_projector(new Projector(context.window, context.match, {context.window.menuBar(), &context.area.line()}))
{
    connect(m_.commands[Command::Projector], &QAction::toggled, m_projector, &Projector::setOn);
    connect(m_projector, &Projector::changed, this, &ProjectorController::onChanged);
    connect(m_projector, &Projector::next, this, [this] { turn(true); });
    connect(m_projector, &Projector::previous, this, [this] { turn(false); });
    addStrip();
    addParts();
    connectStage();
}

void ProjectorController::addStrip()
{
    auto* const strip = new ProjectorStrip(m_.area.board());
    connect(m_projector, &Projector::changed, strip, &ProjectorStrip::setOn);
    connect(strip, &ProjectorStrip::previous, this, [this] { turn(false); });
    connect(strip, &ProjectorStrip::next, this, [this] { turn(true); });
    connect(strip, &ProjectorStrip::ended, this, &ProjectorController::leave);
    m_wall = new Wall(m_.window, *strip);
    m_wall->addKey(QKeySequence(Qt::Key_PageDown), tr("Next Position"));
}

/** What comes and goes by a key. */
void ProjectorController::addParts()
{
    WallLine& line = m_.area.wallLine();
    const QAction* const words = m_wall->addPart("words", tr("What Is to Be Done"), QKeySequence(Qt::Key_F2));
    connect(words, &QAction::toggled, &line, &WallLine::showWords);
    QAction* const drawings = m_wall->addPart("drawings", tr("Drawings"), QKeySequence(Qt::Key_F4));
    QAction* const shown = m_.commands[Command::ShowDrawings];
    drawings->setChecked(shown->isChecked());
    connect(drawings, &QAction::toggled, shown, &QAction::setChecked);
    connect(shown, &QAction::toggled, drawings, &QAction::setChecked);
    const QAction* const counts = m_wall->addPart("counts", tr("Practice"), QKeySequence(Qt::Key_F7));
    connect(counts, &QAction::toggled, &line, &WallLine::showCounts);
}

/** Layouts are kept and brought back with all that was there; what comes with a stage is hidden once it has come. */
void ProjectorController::connectStage()
{
    connect(&m_.stage, &StageController::aboutToBegin, this, [this] {
        if (isOn())
            m_projector->showParts();
    });
    const auto hide = [this] {
        if (isOn()) {
            m_.area.messages().dismiss(); // the line says it
            m_projector->hideParts();
        }
    };
    connect(&m_.stage, &StageController::changed, this, hide, Qt::QueuedConnection);
}

/** What can be turned is what is shown: the match, or what was kept at one of its places. */
void ProjectorController::turn(bool isForward)
{
    if (const SetupStage* const stage = m_.stage.stage()) {
        if (QAction* const step = stage->action(isForward ? "nextKept" : "previousKept"))
            step->trigger();
    } else if (isForward) {
        m_.match.showNext();
    } else {
        m_.match.showPrevious();
    }
}

bool ProjectorController::isOn() const
{
    return m_projector->isOn();
}

void ProjectorController::leave()
{
    m_projector->setOn(false);
}

void ProjectorController::leaveOne()
{
    if (!m_wall->uncover())
        leave();
}

void ProjectorController::setCounts(const QString& counts)
{
    m_.area.wallLine().setCounts(counts);
}

void ProjectorController::onChanged(bool isOn)
{
    const bool isMatch = !m_.stage.isOn();
    if (isOn) {
        m_.area.entry().hide();
        if (isMatch) {
            m_.area.messages().dismissNote();
            m_.panels.hideAll();
        } else {
            m_.area.messages().dismiss(); // the line says it
        }
    }
    m_.commands[Command::Projector]->setChecked(isOn);
    m_.commands[Command::FullScreen]->setChecked(m_.window.isFullScreen());
    m_.view.setProjected(isOn);
    m_.area.wallLine().setLetters(lettersOnWall(m_.window));
    m_.area.wallLine().setOn(isOn);
    // What is told, and what can be touched, comes in letters that a room can read, too, but hides no more of the board than it has to.
    QFont told;
    if (isOn)
        told.setPixelSize(lettersOnWall(m_.window) * 2 / 3);
    m_.area.messages().setFont(told);
    m_.area.messages().setPatience(isOn ? WallNote::kPatience : WallNote::kPatience.zero());
    m_.area.entry().setFont(told);
    for (TouchBar* const bar : m_.window.findChildren<TouchBar*>())
        bar->setFont(told);
    // Before the keys of it, which the wall tells.
    Announcer::of(m_.window).say(isOn ? tr("The projector shows the board.") : tr("Back in the window."));
    m_wall->setOn(isOn);
    if (!isOn && isMatch)
        m_.layout.showWhatGameNeeds();
    m_.area.board().setFocus();
    if (isOn)
        m_.area.board().hideCursor(); // it means nothing to a room
}

} // namespace ringford::ui
