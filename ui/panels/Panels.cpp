// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/Panels.h"

#include "ui/board/view/BoardView.h"
#include "ui/match/MatchModel.h"
#include "ui/panels/ActionsDock.h"
#include "ui/panels/ClocksDock.h"
#include "ui/panels/CrossingsDock.h"
#include "ui/panels/LossesDock.h"
#include "ui/panels/MovesDock.h"
#include "ui/panels/SeatsDock.h"
#include "ui/panels/StockDock.h"
#include "ui/widgets/ScrollPane.h"

#include <QAction>
#include <QMainWindow>
#include <QMouseEvent>

#include <algorithm>
#include <numeric>

namespace ringford::ui {

namespace {

constexpr int kWidthBeside = 280;
constexpr int kSmallHeight = 120; // of what has few rows, beside a square board
constexpr int kHeightBelow = 230;
constexpr double kMovesShare = 0.21; // of the window, at least, beside the board

/** Gives each the same of @p rest, and what one does not want to the others, until none wants more or all is given. */
void share(int rest, const QList<int>& wanted, QList<int>& heights)
{
    const auto isShort = [&](qsizetype number) { return heights[number] < wanted[number]; };
    while (rest > 0) {
        int hungry = 0;
        for (qsizetype number = 0; number < heights.size(); ++number)
            hungry += isShort(number) ? 1 : 0;
        if (hungry == 0)
            return;
        const int part = std::max(1, rest / hungry);
        for (qsizetype number = 0; number < heights.size(); ++number) {
            const int more = isShort(number) ? std::min({part, wanted[number] - heights[number], rest}) : 0;
            heights[number] += more;
            rest -= more;
        }
    }
}

} // namespace

Panels::Panels(QMainWindow& window, MatchModel& match, ClockModel& clocks, BoardView& board)
    : m_window(window), m_match(match)
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
    window.installEventFilter(this);
}

/** What lies open of the window between its parts is what panels are sized by. */
bool Panels::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == &m_window && event->type() == QEvent::MouseButtonPress) {
        const auto* const press = static_cast<QMouseEvent*>(event);
        // Over the lines between docks Qt lays widgets of its own, which leave the pressing to the window.
        const QWidget* const part = m_window.childAt(press->position().toPoint());
        if (press->button() == Qt::LeftButton &&
            (!part || part->objectName() == QStringLiteral("qt_qmainwindow_extended_splitter")))
            m_sizedFor = table();
    }
    if (watched == &m_window && event->type() == QEvent::Resize)
        QMetaObject::invokeMethod(
            this, [this] { giveRoom(); }, Qt::QueuedConnection);
    return QObject::eventFilter(watched, event);
}

void Panels::add(Panel* panel)
{
    auto* const pane = new ScrollPane(panel->widget());
    panel->setWidget(pane);
    connect(
        pane, &ScrollPane::hintChanged, this, [this] { giveRoom(); }, Qt::QueuedConnection);
    m_panels += panel;
}

/** Above or below the board the list would take most of the height if it had its way. */
void Panels::lowerWhereLevel(Panel& panel)
{
    const auto lower = [&window = m_window, &panel] {
        window.resizeDocks({&panel}, {window.height() / 4}, Qt::Vertical);
    };
    // A layout that is restored may bring it where it is, with a height of its own.
    const auto come = [&panel, lower, wasLevel = false](Qt::DockWidgetArea area) mutable {
        const bool isLevel = area == Qt::TopDockWidgetArea || area == Qt::BottomDockWidgetArea;
        if (isLevel && !wasLevel)
            QMetaObject::invokeMethod(&panel, lower, Qt::QueuedConnection);
        wasLevel = isLevel;
    };
    connect(&panel, &QDockWidget::dockLocationChanged, &panel, come);
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

/** What is played, and on how many boards: that says how much panels hold. */
QString Panels::table() const
{
    const GameDescription& game = m_match.description();
    return QStringLiteral("%1 %2").arg(QString::fromStdString(game.id), QString::number(game.board.faces().size()));
}

/** Those that share the height beside the board; none, where the moves are not among them. */
QList<Panel*> Panels::beside() const
{
    QList<Panel*> found;
    for (Panel* const panel : m_panels) {
        if (panel->isVisible() && !panel->isFloating() && m_window.dockWidgetArea(panel) == Qt::RightDockWidgetArea &&
            m_window.tabifiedDockWidgets(panel).isEmpty())
            found += panel;
    }
    return found.contains(find<MovesDock>()) ? found : QList<Panel*>();
}

void Panels::hideAll()
{
    for (Panel* const panel : m_panels) {
        panel->toggleViewAction()->setVisible(false);
        panel->hide();
    }
}

/**
 * Beside the board each has what it needs to show all, as long as the moves keep a fifth of the window; they have the
 * rest. Where not all fits, the others share what there is, and scroll.
 */
void Panels::giveRoom()
{
    MovesDock* const moves = find<MovesDock>();
    const QList<Panel*> panels = beside();
    if (panels.size() < 2)
        return;
    if (m_sizedFor != table())
        m_sizedFor.clear();
    int room = 0;
    for (const Panel* const panel : panels)
        room += panel->height();
    int rest = room - std::max(moves->minimumSizeHint().height(), static_cast<int>(kMovesShare * m_window.height()));
    QList<QDockWidget*> docks;
    QList<int> heights;
    QList<int> wanted;
    for (Panel* const panel : panels) {
        if (panel == moves)
            continue;
        const int all = panel->sizeHint().height();
        docks += panel;
        wanted += all;
        heights += !m_sizedFor.isEmpty() ? panel->height() : std::min(all, kSmallHeight);
        rest -= heights.back();
    }
    if (m_sizedFor.isEmpty()) // else they are as somebody wants them
        share(rest, wanted, heights);
    docks += moves; // of whom nothing is said Qt keeps the share
    heights += room - std::accumulate(heights.begin(), heights.end(), 0);
    if (!std::ranges::equal(docks, heights, {}, &QDockWidget::height))
        m_window.resizeDocks(docks, heights, Qt::Vertical);
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

void Panels::forgetHands()
{
    m_sizedFor.clear();
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
