// SPDX-License-Identifier: GPL-3.0-or-later
// Where the parts of the window are: a person's arrangement, one for boards as most are and one for long ones.
#include "ui/MainWindow.h"

#include "ui/board/BoardView.h"
#include "ui/board/TouchBar.h"
#include "ui/models/MatchModel.h"
#include "ui/panels/ActionsDock.h"
#include "ui/panels/LossesDock.h"
#include "ui/panels/MovesDock.h"
#include "ui/panels/SeatsDock.h"

#include <QAction>
#include <QScreen>

namespace ringford::ui {

namespace {

constexpr int kLayoutVersion = 2; // counted up when docks or toolbars change their names
constexpr int kMovesWidth = 280;
constexpr int kSmallHeight = 120; // of what has few rows, beside a square board
constexpr int kDocksHeight = 230; // below a long board

bool isLong(const Board& board)
{
    const Face& face = board.faces().front();
    return board.faces().size() == 1 && face.shape == Face::Shape::Square && face.columns >= 2 * face.rows;
}

/** A narrow column of which the last panel takes what the others, of few rows, leave. */
void sizeColumn(QMainWindow& window, const QList<QDockWidget*>& panels)
{
    QList<int> heights(panels.size(), kSmallHeight);
    heights.back() *= 3;
    window.resizeDocks({panels.back()}, {kMovesWidth}, Qt::Horizontal);
    window.resizeDocks(panels, heights, Qt::Vertical);
}

} // namespace

void MainWindow::restoreWindow()
{
    const QRect room = screen()->availableGeometry();
    resize(QSize(1120, 760).boundedTo(room.size() - QSize(40, 60)));
    // One column at the side, so that a square board loses no width to a second.
    splitDockWidget(m_seats, m_actions, Qt::Vertical);
    splitDockWidget(m_actions, m_losses, Qt::Vertical);
    splitDockWidget(m_losses, m_moves, Qt::Vertical);
    sizeColumn(*this, {m_seats, m_actions, m_losses, m_moves});
    m_usualLayouts[false] = saveState(kLayoutVersion);
    // Beside a long board docks would take what it needs most; there is room below it.
    addDockWidget(Qt::BottomDockWidgetArea, m_seats);
    QDockWidget* left = m_seats;
    for (QDockWidget* const dock : std::initializer_list<QDockWidget*>{m_actions, m_losses, m_moves}) {
        addDockWidget(Qt::BottomDockWidgetArea, dock);
        splitDockWidget(left, dock, Qt::Horizontal);
        left = dock;
    }
    m_usualLayouts[true] = saveState(kLayoutVersion);
    m_layouts = {m_memory.arrangement, m_memory.longArrangement};
    m_isLong = isLong(m_model->description().board);
    // Qt refuses what does not fit; then all stays as it usually is.
    restoreGeometry(m_memory.geometry);
    restoreLayout(m_usualLayouts[m_isLong]);
    restoreLayout(m_layouts[m_isLong]);
}

void MainWindow::restoreLayout(const QByteArray& layout)
{
    restoreState(layout, kLayoutVersion);
    showWhatGameNeeds();
}

/** Whether there is something to touch, to choose or to count beside the board is the game's affair. */
void MainWindow::showWhatGameNeeds()
{
    m_touchBar->setVisible(!m_touchBar->actions().isEmpty());
    m_actions->toggleViewAction()->setVisible(m_actions->isWanted());
    m_actions->setVisible(m_actions->isWanted());
    m_losses->toggleViewAction()->setVisible(m_losses->isWanted());
    m_losses->setVisible(m_losses->isWanted());
}

void MainWindow::fitLayoutToBoard()
{
    const bool isLongNow = isLong(m_model->description().board);
    if (isLongNow == m_isLong) {
        showWhatGameNeeds();
        return;
    }
    m_layouts[m_isLong] = saveState(kLayoutVersion);
    m_isLong = isLongNow;
    restoreLayout(m_usualLayouts[m_isLong]);
    restoreLayout(m_layouts[m_isLong]);
    m_board->zoomToFit();
    if (m_isLong && m_layouts[m_isLong].isEmpty())
        sizeLongDocks();
}

/** Later: docks can be sized once they are where they belong. */
void MainWindow::sizeLongDocks()
{
    const auto size = [this] {
        const QList<QDockWidget*> docks{m_seats, m_actions, m_losses, m_moves};
        resizeDocks(docks, {kDocksHeight, kDocksHeight, kDocksHeight, kDocksHeight}, Qt::Vertical);
        resizeDocks(docks, {220, 220, 260, 420}, Qt::Horizontal);
    };
    QMetaObject::invokeMethod(this, size, Qt::QueuedConnection);
}

void MainWindow::rememberLayout()
{
    m_layouts[m_isLong] = saveState(kLayoutVersion);
    m_memory.geometry = saveGeometry();
    m_memory.arrangement = m_layouts[false];
    m_memory.longArrangement = m_layouts[true];
}

void MainWindow::resetLayout()
{
    restoreLayout(m_usualLayouts[m_isLong]);
    if (m_isLong)
        sizeLongDocks();
    else
        sizeColumn(*this, {m_seats, m_actions, m_losses, m_moves});
}

} // namespace ringford::ui
