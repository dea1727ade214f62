// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/ProjectorController.h"

#include "ui/board/view/BoardView.h"
#include "ui/match/MatchModel.h"
#include "ui/panels/GameLine.h"
#include "ui/panels/MoveEntry.h"
#include "ui/panels/Panels.h"
#include "ui/panels/Projector.h"
#include "ui/panels/ProjectorStrip.h"
#include "ui/window/CommandSet.h"
#include "ui/window/GameArea.h"
#include "ui/window/StageController.h"
#include "ui/window/ViewController.h"
#include "ui/window/WindowLayout.h"

#include <QAction>
#include <QMainWindow>
#include <QMenuBar>

namespace ringford::ui {

ProjectorController::ProjectorController(const Context& context)
    : QObject(&context.window), m_(context),
      m_projector(new Projector(context.window, context.match, {context.window.menuBar(), &context.area.line()}))
{
    connect(m_.commands[Command::Projector], &QAction::toggled, m_projector, &Projector::setOn);
    connect(&m_.stage, &StageController::aboutToBegin, this, &ProjectorController::leave);
    connect(m_projector, &Projector::aboutToBegin, &m_.stage, &StageController::leave);
    connect(m_projector, &Projector::changed, this, &ProjectorController::onChanged);
    addStrip();
}

void ProjectorController::addStrip()
{
    auto* const strip = new ProjectorStrip(m_.area.board());
    connect(m_projector, &Projector::changed, strip, &ProjectorStrip::setOn);
    connect(strip, &ProjectorStrip::previous, &m_.match, &MatchModel::showPrevious);
    connect(strip, &ProjectorStrip::next, &m_.match, &MatchModel::showNext);
    connect(strip, &ProjectorStrip::ended, this, &ProjectorController::leave);
}

bool ProjectorController::isOn() const
{
    return m_projector->isOn();
}

void ProjectorController::leave()
{
    m_projector->setOn(false);
}

void ProjectorController::onChanged(bool isOn)
{
    if (isOn) {
        m_.area.entry().hide();
        m_.panels.hideAll();
    }
    m_.commands[Command::Projector]->setChecked(isOn);
    m_.commands[Command::FullScreen]->setChecked(m_.window.isFullScreen());
    m_.view.setProjected(isOn);
    if (!isOn)
        m_.layout.showWhatGameNeeds();
    m_.area.board().setFocus();
}

} // namespace ringford::ui
