// SPDX-License-Identifier: GPL-3.0-or-later
// Where the parts of the window are: a person's arrangement, one for boards as most are and one for long ones.
#include "ui/window/MainWindow.h"

#include "ui/board/scene/SeatAngle.h"
#include "ui/board/tools/TouchBar.h"
#include "ui/board/view/BoardView.h"
#include "ui/board/view/DrawTool.h"
#include "ui/editor/EditTool.h"
#include "ui/editor/SetupStage.h"
#include "ui/match/DrawingPad.h"
#include "ui/match/MatchModel.h"
#include "ui/paint/TablePlan.h"
#include "ui/panels/DrawBar.h"
#include "ui/panels/MovesDock.h"
#include "ui/window/Commands.h"

#include <QAction>
#include <QScreen>

#include <algorithm>
#include <utility>

namespace ringford::ui {

namespace {

constexpr int kLayoutVersion = 2; // counted up when docks or toolbars change their names

/** Linked boards are one row, as long as they are many; of two, the cells are larger beside the panels. */
bool isLong(const Board& board)
{
    if (!seamsOf(board).empty())
        return board.faces().size() > 2;
    return board.faces().size() == 1 && isWide(board.faces().front());
}

} // namespace

/** Drawing is there for the right button at any time, for everything else while its bar is open. */
void MainWindow::arrangeDrawing()
{
    auto* const pad = new DrawingPad(*m_model, *m_moves->edits(), this);
    auto* const tool = m_drawTool = new DrawTool(*m_board, *pad);
    m_board->setRightTool(tool);
    auto* const bar = new DrawBar(*m_board, *tool, this);
    addToolBar(Qt::LeftToolBarArea, bar);
    bar->hide();
    bar->toggleViewAction()->setVisible(false); // the command says whether it is there
    QAction* const draw = m_commands->draw;
    connect(draw, &QAction::toggled, this, [this, bar, tool](bool draws) {
        bar->setVisible(draws);
        if (draws)
            m_board->setTool(*tool);
        else if (&m_board->tool() == tool && isSettingUp())
            m_board->setTool(setUp()->tool());
        else if (&m_board->tool() == tool)
            m_board->setPlayTool();
    });
    connect(m_board, &BoardView::toolChanged, draw, [this, draw, tool] { draw->setChecked(&m_board->tool() == tool); });
    // What a layout says of it is about another time.
    // Later: what Qt restores a layout into must not change meanwhile.
    connect(
        bar, &QToolBar::visibilityChanged, draw,
        [bar, draw] {
            if (bar->isHidden() == draw->isChecked())
                bar->setVisible(draw->isChecked());
        },
        Qt::QueuedConnection);
}

void MainWindow::restoreWindow()
{
    const QRect room = screen()->availableGeometry();
    resize(QSize(1120, 760).boundedTo(room.size() - QSize(40, 60)));
    m_panels.sizeBeside();
    m_usualLayouts[false] = saveState(kLayoutVersion);
    // Beside a long board docks would take what it needs most; there is room below it.
    m_panels.putBelow();
    m_usualLayouts[true] = saveState(kLayoutVersion);
    m_layouts = {m_memory.arrangement, m_memory.longArrangement};
    m_panels.setClosed(m_memory.closedPanels);
    m_panels.setSizedFor(m_memory.panelsSizedFor);
    m_isLong = isLong(m_model->description().board);
    // Qt refuses what does not fit; then all stays as it usually is.
    restoreGeometry(m_memory.geometry);
    fitScreen();
    restoreLayout(m_usualLayouts[m_isLong]);
    restoreLayout(m_layouts[m_isLong]);
}

void MainWindow::restoreLayout(const QByteArray& layout)
{
    // Of a hidden window that fills the screen Qt keeps a copy of what it restores, and goes back to it when the window
    // is shown: by then another layout may have been restored, and what the copy points to is gone.
    const Qt::WindowStates state = windowState();
    if (!isVisible())
        setWindowState(Qt::WindowNoState);
    restoreState(layout, kLayoutVersion);
    if (!isVisible())
        setWindowState(state);
    showWhatGameNeeds();
}

/** Neither larger than the screen nor beyond its edges, whatever was remembered of another screen. */
void MainWindow::fitScreen()
{
    if (windowState() & (Qt::WindowFullScreen | Qt::WindowMaximized))
        return;
    const QRect room = screen()->availableGeometry();
    const QSize frame = isVisible() ? frameGeometry().size() - size() : QSize();
    resize(size().boundedTo(room.size() - frame));
    if (!isVisible())
        return; // where it comes is the desktop's affair
    const QRect now(frameGeometry().topLeft(), size() + frame);
    move(std::clamp(now.x(), room.left(), std::max(room.left(), room.right() + 1 - now.width())),
         std::clamp(now.y(), room.top(), std::max(room.top(), room.bottom() + 1 - now.height())));
}

/** Whether there is something to touch, to choose or to count beside the board is the game's affair. */
void MainWindow::showWhatGameNeeds()
{
    m_touchBar->setVisible(!m_touchBar->actions().isEmpty());
    m_panels.showWanted(QString::fromStdString(m_model->description().id));
}

void MainWindow::fitLayoutToBoard()
{
    const bool isLongNow = isLong(m_model->description().board);
    if (isLongNow == m_isLong) {
        showWhatGameNeeds();
        m_board->zoomToFit(); // what was zoomed was another board
        return;
    }
    m_layouts[m_isLong] = saveState(kLayoutVersion);
    m_isLong = isLongNow;
    restoreLayout(m_usualLayouts[m_isLong]);
    restoreLayout(m_layouts[m_isLong]);
    m_board->zoomToFit();
    if (m_isLong && m_layouts[m_isLong].isEmpty())
        m_panels.sizeBelow();
}

/** For panels of another kind, until layBack(). */
void MainWindow::layAside()
{
    m_laidAside = saveState(kLayoutVersion);
    m_touchBar->hide();
    m_panels.hideAll();
}

void MainWindow::layBack()
{
    if (const QByteArray before = std::exchange(m_laidAside, {}); !before.isEmpty())
        restoreLayout(before);
    else
        resetLayout();
}

void MainWindow::rememberLayout()
{
    m_layouts[m_isLong] = saveState(kLayoutVersion);
    m_memory.geometry = saveGeometry();
    m_memory.arrangement = m_layouts[false];
    m_memory.longArrangement = m_layouts[true];
    m_memory.closedPanels = m_panels.closed();
    m_memory.panelsSizedFor = m_panels.sizedFor();
}

void MainWindow::resetLayout()
{
    m_panels.forgetHands();
    if (SetupStage* const stage = setUp()) {
        m_laidAside.clear();
        stage->arrange();
        fitScreen();
        return;
    }
    restoreLayout(m_usualLayouts[m_isLong]);
    if (m_isLong)
        m_panels.sizeBelow();
    else
        m_panels.sizeBeside();
    fitScreen();
}

} // namespace ringford::ui
