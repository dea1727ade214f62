// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/Panels.h"

#include "ui/board/view/BoardView.h"
#include "ui/match/MatchModel.h"
#include "ui/panels/ActionsDock.h"
#include "ui/panels/AnalysisDock.h"
#include "ui/panels/ClocksDock.h"
#include "ui/panels/CrossingsDock.h"
#include "ui/panels/LineView.h"
#include "ui/panels/LossesDock.h"
#include "ui/panels/MovesDock.h"
#include "ui/panels/PanelRoom.h"
#include "ui/panels/SeatsDock.h"
#include "ui/panels/StockDock.h"
#include "ui/panels/ValuesDock.h"
#include "ui/widgets/DockLines.h"
#include "ui/widgets/ScrollPane.h"

#include <QAbstractItemView>
#include <QAction>
#include <QGuiApplication>
#include <QMainWindow>

#include <algorithm>

namespace ringford::ui {

namespace {

constexpr int kWidthBeside = 280;
constexpr int kHeightBelow = 230;

} // namespace

Panels::Panels(QMainWindow& window, MatchModel& match, ClockModel& clocks, BoardView& board)
    : m_window(window), m_match(match)
{
    BoardScene& scene = board.boardScene();
    PlayTool& tool = board.playTool();
    add(new SeatsDock(match, clocks, board, &window));
    add(new ClocksDock(match, clocks, &window));
    add(new ValuesDock(match, scene, &window));
    add(new StockDock(match, board, &window));
    add(new CrossingsDock(match, board, &window));
    add(new ActionsDock(match, scene, tool, &window));
    add(new LossesDock(match, scene, &window));
    add(new MovesDock(match, &window));
    add(new AnalysisDock(match, &window));
    lowerWhereLevel(*find<MovesDock>());
    m_room = new PanelRoom(window, m_panels, *find<MovesDock>(), board, this);
    connect(&match, &MatchModel::viewedNodeChanged, m_room, &PanelRoom::holdStill);
    connect(&match, &MatchModel::gameNodeChanged, m_room, [this] {
        if (m_match.gameNode()->outcome().decided())
            m_room->forgetHeld();
    });
    connect(&match, &MatchModel::tagsChanged, m_room, [this] {
        m_room->letMove();
        giveRoom();
    });
    window.installEventFilter(this);
}

/** What lies open of the window between its parts is what panels are sized by. */
bool Panels::eventFilter(QObject* watched, QEvent* event)
{
    // While a position is set up others lie there.
    if (watched == &m_window && takesDockLine(m_window, *event) && std::ranges::any_of(m_panels, &QWidget::isVisible))
        takeByHand();
    if (watched == &m_window && event->type() == QEvent::Resize)
        giveRoom();
    return QObject::eventFilter(watched, event);
}

void Panels::add(Panel* panel)
{
    auto* const pane = new ScrollPane(panel->widget());
    panel->setWidget(pane);
    connect(pane, &ScrollPane::hintChanged, this, &Panels::giveRoom);
    connect(panel, &Panel::roomChanged, this, &Panels::giveRoom);
    m_panels += panel;
    listen(*panel);
}

/** What it lists says how wide it should be; whoever draws it elsewhere has arranged it. */
void Panels::listen(Panel& panel)
{
    for (const QAbstractItemView* const view : panel.findChildren<QAbstractItemView*>()) {
        if (qobject_cast<const LineView*>(view))
            continue; // asks for one row always, and says something else many times a second
        for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
            connect(view->model(), signal, this, &Panels::giveRoom);
        connect(view->model(), &QAbstractItemModel::modelReset, this, &Panels::giveRoom);
    }
    // It may have come behind or before another, which has moved as well.
    const auto fit = [this] {
        for (Panel* const each : m_panels)
            each->fitToPlace();
    };
    connect(&panel, &QDockWidget::dockLocationChanged, this, fit, Qt::QueuedConnection);
    connect(&panel, &QDockWidget::topLevelChanged, this, [this] {
        if (QGuiApplication::mouseButtons() != Qt::NoButton)
            takeByHand();
    });
}

/** Once panels have their places it may lie behind the tab of another: at once, and again where they are folded later. */
void Panels::bringForward(Panel& panel)
{
    m_room->choose(panel);
    QMetaObject::invokeMethod(&panel, &QWidget::raise, Qt::QueuedConnection);
}

/** Above or below the board the list would take most of the height if it had its way. */
void Panels::lowerWhereLevel(Panel& panel)
{
    const auto lower = [&window = m_window, &panel] {
        window.resizeDocks({&panel}, {std::max(window.height() / 4, kHeightBelow)}, Qt::Vertical);
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
    m_window.resizeDocks({find<MovesDock>()}, {kWidthBeside}, Qt::Horizontal);
    giveRoom();
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
        m_room->forgetSizes();
        giveRoom();
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
        panel->toggleViewAction()->setVisible(isOffered && panel->hasSwitch());
        panel->setVisible(isOffered && !panel->isClosedByHand());
    }
    m_room->forgetSizes();
    giveRoom();
}

QString Panels::table() const
{
    const GameDescription& game = m_match.description();
    return QStringLiteral("%1 %2").arg(QString::fromStdString(game.id), QString::number(game.board.faces().size()));
}

void Panels::hideAll()
{
    for (Panel* const panel : m_panels) {
        panel->toggleViewAction()->setVisible(false);
        panel->hide();
    }
}

void Panels::takeByHand()
{
    if (!m_sizedFor.contains(table()))
        m_sizedFor += table();
    m_room->setKept(true);
    m_room->forgetGiven();
}

void Panels::giveRoom()
{
    m_room->setKept(m_sizedFor.contains(table()));
    m_room->shareSoon();
}

void Panels::takePlaces()
{
    m_room->forgetGiven();
}

void Panels::unfold()
{
    m_room->setKept(m_sizedFor.contains(table())); // also where another game has just come
    m_room->unfold();
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
    m_sizedFor.removeAll(table());
    m_room->setKept(false);
    m_room->unfold();
    for (Panel* const panel : m_panels)
        panel->setClosedByHand(false);
}

QList<QAction*> Panels::switches() const
{
    QList<QAction*> switches;
    for (const Panel* const panel : m_panels) {
        if (panel->hasSwitch())
            switches += panel->toggleViewAction();
    }
    return switches;
}

} // namespace ringford::ui
