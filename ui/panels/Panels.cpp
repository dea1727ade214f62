// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/Panels.h"

#include "ui/board/BoardView.h"
#include "ui/panels/ActionsDock.h"
#include "ui/panels/ClocksDock.h"
#include "ui/panels/CrossingsDock.h"
#include "ui/panels/LossesDock.h"
#include "ui/panels/MovesDock.h"
#include "ui/panels/ScrollPane.h"
#include "ui/panels/SeatsDock.h"
#include "ui/panels/StockDock.h"

#include <QAction>
#include <QMainWindow>

#include <algorithm>

namespace ringford::ui {

namespace {

constexpr int kWidthBeside = 280;
constexpr int kSmallHeight = 120; // of what has few rows, beside a square board
constexpr int kHeightBelow = 230;

} // namespace

Panels::Panels(QMainWindow& window, MatchModel& match, ClockModel& clocks, BoardView& board) : m_window(window)
{
    BoardScene& scene = board.boardScene();
    PlayTool& tool = board.playTool();
    add(new SeatsDock(match, clocks, board, &window));
    add(new ClocksDock(match, clocks, &window));
    add(new StockDock(match, board, &window));
    add(new CrossingsDock(match, board, &window));
    add(new ActionsDock(match, scene, tool, &window));
    add(new LossesDock(match, scene, &window));
    add(new MovesDock(match, &window));
    lowerWhereLevel(*find<MovesDock>());
}

void Panels::add(Panel* panel)
{
    auto* const pane = new ScrollPane(panel->widget());
    panel->setWidget(pane);
    QObject::connect(
        pane, &ScrollPane::hintChanged, &m_window, [this] { giveRoom(); }, Qt::QueuedConnection);
    m_panels += panel;
}

/** Above or below the board the list would take most of the height if it had its way. */
void Panels::lowerWhereLevel(Panel& panel)
{
    const auto lower = [&window = m_window, &panel] {
        window.resizeDocks({&panel}, {window.height() / 4}, Qt::Vertical);
    };
    QObject::connect(&panel, &QDockWidget::dockLocationChanged, &panel, [&panel, lower](Qt::DockWidgetArea area) {
        if (area & (Qt::TopDockWidgetArea | Qt::BottomDockWidgetArea))
            QMetaObject::invokeMethod(&panel, lower, Qt::QueuedConnection);
    });
}

void Panels::putBeside()
{
    Panel* above = nullptr;
    for (Panel* const panel : m_panels) {
        m_window.addDockWidget(panel->usualArea(), panel);
        // One column at a side, so that a square board loses no width to a second.
        if (above && above->usualArea() == panel->usualArea())
            m_window.splitDockWidget(above, panel, Qt::Vertical);
        above = panel;
    }
    sizeBeside();
}

void Panels::putBelow()
{
    Panel* left = nullptr;
    for (Panel* const panel : m_panels) {
        m_window.addDockWidget(Qt::BottomDockWidgetArea, panel);
        if (left)
            m_window.splitDockWidget(left, panel, Qt::Horizontal);
        left = panel;
    }
}

void Panels::sizeBeside()
{
    // A narrow column of which the moves take what the others, of few rows, leave.
    QList<QDockWidget*> docks;
    QList<int> heights;
    for (Panel* const panel : m_panels) {
        if (panel->usualArea() != Qt::RightDockWidgetArea)
            continue;
        docks += panel;
        heights += panel == find<MovesDock>() ? 3 * kSmallHeight : kSmallHeight;
    }
    m_window.resizeDocks({find<MovesDock>()}, {kWidthBeside}, Qt::Horizontal);
    m_window.resizeDocks(docks, heights, Qt::Vertical);
}

void Panels::sizeBelow()
{
    const auto size = [this] {
        QList<QDockWidget*> docks;
        QList<int> heights;
        QList<int> widths;
        for (Panel* const panel : m_panels) {
            docks += panel;
            heights += kHeightBelow;
            widths += panel->widthBelow();
        }
        m_window.resizeDocks(docks, heights, Qt::Vertical);
        m_window.resizeDocks(docks, widths, Qt::Horizontal);
    };
    QMetaObject::invokeMethod(&m_window, size, Qt::QueuedConnection);
}

void Panels::showWanted(const QString& game)
{
    if (game != m_game) {
        closed(); // of the game before, while its panels say it
        m_game = game;
        const QStringList names = m_closed.value(game);
        for (Panel* const panel : m_panels)
            panel->setClosedByHand(names.contains(panel->objectName()));
    }
    for (Panel* const panel : m_panels) {
        const bool isOffered = !panel->isOptional() || panel->isWanted();
        panel->toggleViewAction()->setVisible(isOffered);
        panel->setVisible(isOffered && !panel->isClosedByHand());
    }
    QMetaObject::invokeMethod(
        &m_window, [this] { giveRoom(); }, Qt::QueuedConnection); // once they have their places
}

/**
 * Beside the board: what shows less than it holds grows, up to a part of the window, by what others have and do not
 * need. The list of moves gives only what it has beyond its own share, and gets that share from others.
 */
void Panels::giveRoom()
{
    const MovesDock* const moves = find<MovesDock>();
    QList<QDockWidget*> docks;
    QList<int> heights;
    QList<int> wanted;
    for (Panel* const panel : m_panels) {
        if (!panel->isVisible() || panel->isFloating() || m_window.dockWidgetArea(panel) != Qt::RightDockWidgetArea)
            continue;
        docks += panel;
        heights += panel->height();
        wanted +=
            panel == moves ? m_window.height() / 4 : std::min(panel->sizeHint().height(), m_window.height() * 2 / 5);
    }
    bool isChanged = false;
    // The moves, last, have what nobody else needs: they give first.
    for (qsizetype to = 0; to < docks.size(); ++to) {
        for (qsizetype from = docks.size(); from-- > 0;) {
            const int more = std::clamp(heights[from] - wanted[from], 0, std::max(wanted[to] - heights[to], 0));
            heights[to] += more;
            heights[from] -= more;
            isChanged = isChanged || more > 0;
        }
    }
    if (isChanged)
        m_window.resizeDocks(docks, heights, Qt::Vertical); // of whom nothing is said Qt keeps the share
}

const QMap<QString, QStringList>& Panels::closed()
{
    if (m_game.isEmpty())
        return m_closed;
    QStringList names;
    for (const Panel* const panel : m_panels) {
        if (panel->isClosedByHand())
            names += panel->objectName();
    }
    if (names.isEmpty())
        m_closed.remove(m_game);
    else
        m_closed[m_game] = names;
    return m_closed;
}

void Panels::forgetClosing()
{
    for (Panel* const panel : m_panels)
        panel->setClosedByHand(false);
}

QList<QAction*> Panels::switches() const
{
    QList<QAction*> switches;
    for (const Panel* const panel : m_panels)
        switches += panel->toggleViewAction();
    return switches;
}

} // namespace ringford::ui
