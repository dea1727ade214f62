// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/SetupStage.h"

#include "ui/board/BoardView.h"
#include "ui/editor/DockSide.h"
#include "ui/editor/EditBar.h"
#include "ui/editor/EditTool.h"
#include "ui/editor/SetupDocument.h"
#include "ui/models/MatchModel.h"
#include "ui/panels/MessageBar.h"

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>

#include <utility>

namespace ringford::ui {

SetupStage::SetupStage(const Place& place, const char* bar, const QString& title)
    : QObject(&place.window), m_(place), m_document(new SetupDocument(this)),
      m_tool(new EditTool(*m_document, place.board.boardScene(), this)), m_bar(new EditBar(bar, title))
{
    connect(m_document, &BoardSource::changed, this, &SetupStage::offer);
    connect(&m_document->edits(), &QUndoStack::indexChanged, this, &SetupStage::offer); // known only after a change
    connect(&place.match, &MatchModel::nodeChanged, this, &SetupStage::offer);
    // The board has taken over the other match by then, and shows that.
    connect(&place.match, &MatchModel::replaced, this, &SetupStage::leave);
}

SetupStage::~SetupStage()
{
    // In a window that goes they are the window's.
    if (m_isOn)
        return;
    qDeleteAll(m_docks);
    delete m_bar;
}

QAction* SetupStage::action(const char* name) const
{
    return m_bar->action(name);
}

void SetupStage::makeUndo()
{
    m_bar->make("undo", tr("Undo"), tr("Takes back the last change"), "undo", QKeySequence(Qt::CTRL | Qt::Key_Z));
    m_bar->make("redo", tr("Redo"), tr("Makes the change again"), "redo",
                QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z));
    connect(action("undo"), &QAction::triggered, &m_document->edits(), &QUndoStack::undo);
    connect(action("redo"), &QAction::triggered, &m_document->edits(), &QUndoStack::redo);
}

void SetupStage::beginWith(const std::shared_ptr<const Game>& game, Setup setup)
{
    m_tool->select(std::nullopt); // a cell of the boards that were there
    m_document->begin(game, std::move(setup));
}

void SetupStage::addDock(const char* name, const QString& title, const QList<QWidget*>& parts)
{
    m_docks += makeEditDock(name, title, parts);
}

void SetupStage::enter()
{
    m_isOn = true;
    emit changed(true);
    m_tool->select(std::nullopt);
    m_.board.boardScene().showInstead(m_document);
    m_.board.setTool(*m_tool);
    m_bar->putIn(m_.window);
    showDocks();
    offer();
    m_.board.setFocus();
}

void SetupStage::showDocks()
{
    const Qt::DockWidgetArea area = dockSide(m_.board);
    const bool isBelow = area == Qt::BottomDockWidgetArea;
    QDockWidget* before = nullptr;
    for (QDockWidget* const dock : m_docks) {
        m_.window.addDockWidget(area, dock);
        if (before)
            m_.window.splitDockWidget(before, dock, isBelow ? Qt::Horizontal : Qt::Vertical);
        dock->show();
        before = dock;
    }
}

void SetupStage::leave()
{
    if (!std::exchange(m_isOn, false))
        return;
    m_tool->cancel();
    m_.messages.dismiss();
    m_.board.setPlayTool();
    if (m_.board.boardScene().isShowingInstead())
        m_.board.boardScene().showInstead(nullptr);
    for (QDockWidget* const dock : m_docks) {
        m_.window.removeDockWidget(dock);
        dock->setParent(nullptr);
    }
    m_.window.removeToolBar(m_bar);
    m_bar->setParent(nullptr);
    m_bar->offer(false);
    emit changed(false);
    m_.board.setFocus();
}

void SetupStage::offer()
{
    if (!m_isOn)
        return;
    m_bar->offer(true);
    action("undo")->setEnabled(m_document->edits().canUndo());
    action("redo")->setEnabled(m_document->edits().canRedo());
    update();
}

} // namespace ringford::ui
