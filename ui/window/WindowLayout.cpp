// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/WindowLayout.h"

#include "ui/board/scene/SeatAngle.h"
#include "ui/board/view/BoardView.h"
#include "ui/editor/SetupStage.h"
#include "ui/match/MatchModel.h"
#include "ui/paint/TablePlan.h"
#include "ui/panels/Panels.h"
#include "ui/settings/WindowMemory.h"

#include <QApplication>
#include <QEvent>
#include <QLayout>
#include <QMainWindow>
#include <QScreen>
#include <QToolBar>

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace ringford::ui {

namespace {

constexpr int kLayoutVersion = 2;        // counted up when docks or toolbars change their names
constexpr int kLeastAboveAndBelow = 390; // px: bars, a long board and folded panels one above the other

/** Linked boards are one row, as long as they are many; of two, the cells are larger beside the panels. */
bool isLong(const Board& board)
{
    if (!seamsOf(board).empty())
        return board.faces().size() > 2;
    return board.faces().size() == 1 && isWide(board.faces().front());
}

/** Whether panels stand below the board: not where @p window would then be higher than its screen. */
bool arePanelsBelow(const QMainWindow& window, const Board& board)
{
    return isLong(board) && window.screen()->availableGeometry().height() >= kLeastAboveAndBelow;
}

} // namespace

WindowLayout::WindowLayout(const Context& context) : QObject(&context.window), m_(context), m_forced(0, 0)
{
    m_.window.installEventFilter(this);
}

bool WindowLayout::eventFilter(QObject* watched, QEvent* event)
{
    // The layout has been asked already. Where the window lies is told once its frame is there.
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Move)
        followLeastSize();
    return QObject::eventFilter(watched, event);
}

/**
 * Panels are folded once it is seen how little room there is: by then the window may have grown beyond the screen, for
 * all of them side by side. What a person made larger than the screen stays.
 */
void WindowLayout::followLeastSize()
{
    const QSize room = m_.window.screen()->availableGeometry().size();
    const QSize least = m_.window.layout()->totalMinimumSize();
    const QSize now = m_.window.size();
    const QSize whole = m_.window.frameGeometry().size();
    const auto forcedTo = [](int is, int atLeast, int before) { return is == atLeast || is == before ? is : 0; };
    m_forced = QSize(forcedTo(now.width(), least.width(), m_forced.width()),
                     forcedTo(now.height(), least.height(), m_forced.height()));
    if (!m_.window.isVisible())
        return;
    if ((whole.width() > room.width() && m_forced.width() > least.width()) ||
        (whole.height() > room.height() && m_forced.height() > least.height()))
        QMetaObject::invokeMethod(this, &WindowLayout::fitScreen, Qt::QueuedConnection);
}

QSize WindowLayout::usualSize(const QSize& room)
{
    constexpr QSize kUsual(1280, 800);
    constexpr QSize kLargest(1600, 1000);
    constexpr QSize kAround(40, 60); // frames, and what shows that there is more on the screen
    return kUsual.expandedTo(room * 3 / 4).boundedTo(kLargest).boundedTo(room - kAround);
}

void WindowLayout::restore(const WindowMemory& memory)
{
    const QRect room = m_.window.screen()->availableGeometry();
    m_.window.resize(usualSize(room.size()));
    m_.panels.sizeBeside();
    m_usual[false] = m_.window.saveState(kLayoutVersion);
    // Beside a long board docks would take what it needs most; there is room below it.
    m_.panels.putBelow();
    m_usual[true] = m_.window.saveState(kLayoutVersion);
    m_own = {memory.arrangement, memory.longArrangement};
    m_.panels.setClosed(memory.closedPanels);
    m_.panels.setSizedFor(memory.panelsSizedFor);
    m_arranged = memory.arrangedFor;
    m_table = m_.panels.table();
    m_isLong = arePanelsBelow(m_.window, m_.match.description().board);
    // Qt refuses what does not fit; then all stays as it usually is.
    m_.window.restoreGeometry(memory.geometry);
    standClearOfOthers();
    fitScreen();
    restoreState(m_usual[m_isLong]);
    restoreState(m_own[m_isLong]);
    if (isArrangedFor(m_table))
        restoreState(m_arranged[m_table]);
    connect(&m_.match, &MatchModel::replaced, this, &WindowLayout::fitToBoard);
}

void WindowLayout::restoreState(const QByteArray& state)
{
    // Of a hidden window that fills the screen Qt keeps a copy of what it restores, and goes back to it when the window
    // is shown: by then another layout may have been restored, and what the copy points to is gone.
    const Qt::WindowStates before = m_.window.windowState();
    if (!m_.window.isVisible())
        m_.window.setWindowState(Qt::WindowNoState);
    // All panels are seen for a moment, and a window grows for what they need at least.
    const QSize size = m_.window.size();
    m_.window.restoreState(state, kLayoutVersion);
    if (!m_.window.isVisible())
        m_.window.setWindowState(before);
    showWhatGameNeeds();
    m_.panels.takePlaces();
    m_.window.layout()->activate();
    if (!(before & (Qt::WindowFullScreen | Qt::WindowMaximized)))
        m_.window.resize(size);
}

/**
 * A window that lies on another as large would look as if the game of that one were gone. It is moved by as much as shows
 * the other's title; at an edge of the screen it goes on at the opposite one. Where no such place is free, by less: it
 * never goes beyond the screen, whatever lies there.
 */
void WindowLayout::standClearOfOthers()
{
    constexpr int kStep = 32;      // px: the other's title can be read
    constexpr int kLeastStep = 4;  // it is seen that there is another
    constexpr QSize kFrame(8, 28); // that desktops put around it, roughly
    constexpr int kMostTries = 64;
    const QWidgetList others = QApplication::topLevelWidgets();
    // Of a window that is still to be shown the frame is not known: its place may be meant with it or without.
    const auto isNear = [](const QPoint& off, int step) {
        return std::abs(off.x()) < step && std::abs(off.y()) < step;
    };
    const auto isTaken = [&](const QPoint& place, int step) {
        return std::ranges::any_of(others, [&](const QWidget* other) {
            return other != &m_.window && other->isVisible() && qobject_cast<const QMainWindow*>(other) &&
                   (isNear(other->pos() - place, step) || isNear(other->geometry().topLeft() - place, step));
        });
    };
    const QRect room = m_.window.screen()->availableGeometry();
    const QPoint last = QRect(room.topLeft(), room.size() - m_.window.size() - kFrame).bottomRight() + QPoint(1, 1);
    for (int step = kStep; step >= kLeastStep; step /= 2) {
        QPoint place = m_.window.pos();
        for (int tries = 0; tries < kMostTries && isTaken(place, step); ++tries) {
            place += QPoint(step, step);
            place = {place.x() > last.x() ? room.left() : place.x(), place.y() > last.y() ? room.top() : place.y()};
        }
        if (isTaken(place, step))
            continue;
        if (place != m_.window.pos()) // else the desktop may find a better one
            m_.window.move(place);
        return;
    }
}

/** Neither larger than the screen nor beyond its edges, whatever was remembered of another screen. */
void WindowLayout::fitScreen()
{
    if (m_.window.windowState() & (Qt::WindowFullScreen | Qt::WindowMaximized))
        return;
    const QRect room = m_.window.screen()->availableGeometry();
    const QSize frame = m_.window.isVisible() ? m_.window.frameGeometry().size() - m_.window.size() : QSize();
    m_.window.resize(m_.window.size().boundedTo(room.size() - frame));
    if (!m_.window.isVisible())
        return; // where it comes is the desktop's affair
    const QRect now(m_.window.frameGeometry().topLeft(), m_.window.size() + frame);
    m_.window.move(std::clamp(now.x(), room.left(), std::max(room.left(), room.right() + 1 - now.width())),
                   std::clamp(now.y(), room.top(), std::max(room.top(), room.bottom() + 1 - now.height())));
}

/** Whether there is something to touch, to choose or to count beside the board is the game's affair. */
void WindowLayout::showWhatGameNeeds()
{
    m_.touchBar.setVisible(!m_.touchBar.actions().isEmpty());
    m_.panels.showWanted(QString::fromStdString(m_.match.description().id));
}

bool WindowLayout::isArrangedFor(const QString& table) const
{
    return m_.panels.sizedFor().contains(table) && m_arranged.contains(table);
}

void WindowLayout::keepArrangement(const QString& table)
{
    if (m_.panels.sizedFor().contains(table))
        m_arranged[table] = m_.window.saveState(kLayoutVersion);
}

/** Another game, or on another number of boards, takes the room by what it holds; who comes back finds all as it was. */
void WindowLayout::fitToBoard()
{
    const QString before = std::exchange(m_table, m_.panels.table());
    if (before != m_table && m_.window.isVisible())
        keepArrangement(before);
    const bool isBack = before != m_table && isArrangedFor(m_table);
    const bool isLongNow = arePanelsBelow(m_.window, m_.match.description().board);
    const bool isTurned = isLongNow != m_isLong;
    if (isTurned || isBack)
        m_.panels.unfold();
    if (isTurned) {
        m_own[m_isLong] = m_.window.saveState(kLayoutVersion);
        m_isLong = isLongNow;
        restoreState(m_usual[m_isLong]);
        restoreState(m_own[m_isLong]);
    }
    if (isBack)
        restoreState(m_arranged[m_table]);
    else if (!isTurned)
        showWhatGameNeeds();
    m_.board.zoomToFit(); // what was zoomed was another board
    if (isTurned && !isBack && m_isLong && m_own[m_isLong].isEmpty())
        m_.panels.sizeBelow();
}

/** For panels of another kind, until layBack(). */
void WindowLayout::layAside(SetupStage& stage)
{
    m_stage = &stage;
    m_.panels.unfold();
    m_laidAside = m_.window.saveState(kLayoutVersion);
    m_.touchBar.hide();
    m_.panels.hideAll();
}

void WindowLayout::layBack()
{
    m_stage = nullptr;
    const QByteArray before = std::exchange(m_laidAside, {});
    if (before.isEmpty()) {
        reset();
        return;
    }
    if (m_table != m_.panels.table()) // another game has ended it, and will be fitted to
        m_arranged[std::exchange(m_table, {})] = before;
    restoreState(before);
}

void WindowLayout::remember(WindowMemory& memory)
{
    // While the stage has the room, what is seen is no arrangement of the match's.
    if (!m_stage)
        m_.panels.unfold();
    m_own[m_isLong] = m_.window.saveState(kLayoutVersion);
    keepArrangement(m_table);
    memory.geometry = m_.window.saveGeometry();
    memory.arrangement = m_own[false];
    memory.longArrangement = m_own[true];
    memory.closedPanels = m_.panels.closed();
    memory.panelsSizedFor = m_.panels.sizedFor();
    memory.arrangedFor = m_arranged;
}

void WindowLayout::reset()
{
    m_.panels.forgetHands();
    if (m_stage) {
        m_laidAside.clear();
        m_stage->arrange();
        fitScreen();
        return;
    }
    restoreState(m_usual[m_isLong]);
    if (m_isLong)
        m_.panels.sizeBelow();
    else
        m_.panels.sizeBeside();
    fitScreen();
}

} // namespace ringford::ui
