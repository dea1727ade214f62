// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/PanelRoom.h"

#include "ui/board/view/BoardView.h"
#include "ui/panels/Panel.h"
#include "ui/widgets/ListWidth.h"

#include <QMainWindow>
#include <QStyle>
#include <QTabBar>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace ringford::ui {

namespace {

constexpr int kRow = 230;        // below a long board
constexpr int kHighRow = 260;    // where clocks are whole with it
constexpr double kPlayable = 24; // px: cells of boards that one can play on
constexpr double kAnyHeight = 1e4;
constexpr int kWideColumn = 350;
constexpr int kColumn = 280;           // beside a board, at least
constexpr int kAboveBoards = 32;       // what tells there how the game stands, at least
constexpr double kWidestColumn = 0.26; // of the window

/**
 * Gives each the same of @p rest, and what one does not want to the others, until none wants more or all is given;
 * tells how much was given.
 */
int share(int rest, const QList<int>& wanted, QList<int>& given)
{
    const int all = rest;
    const auto isShort = [&](qsizetype number) { return given[number] < wanted[number]; };
    while (rest > 0) {
        int hungry = 0;
        for (qsizetype number = 0; number < given.size(); ++number)
            hungry += isShort(number) ? 1 : 0;
        if (hungry == 0)
            break;
        const int part = std::max(1, rest / hungry);
        for (qsizetype number = 0; number < given.size(); ++number) {
            const int more = isShort(number) ? std::min({part, wanted[number] - given[number], rest}) : 0;
            given[number] += more;
            rest -= more;
        }
    }
    return all - rest;
}

/** Takes from each what it has beyond @p floors, as long as something is missing; tells how much. */
int takeBack(int missing, const QList<int>& floors, QList<int>& given)
{
    const int all = missing;
    for (qsizetype number = 0; number < given.size(); ++number) {
        const int back = std::clamp(given[number] - floors[number], 0, std::max(0, missing));
        given[number] -= back;
        missing -= back;
    }
    return all - missing;
}

/** How high a place is now, its tabs included. */
int heightOf(const QList<Panel*>& slot)
{
    const Panel* const front = frontOf(slot);
    return (front ? front : slot.front())->height() + (slot.size() > 1 ? PanelNeeds::kTabs : 0);
}

/** Names of panels are whole: those for which there is no room are scrolled to. */
void arrangeTabs(QTabBar& tabs)
{
    tabs.setElideMode(Qt::ElideNone);
    tabs.setUsesScrollButtons(true);
    // Qt keeps tabs that it needs no more, and does not hide all of them: Tab led to them, and there was nothing to be
    // read.
    tabs.setVisible(tabs.count() > 0);
}

} // namespace

PanelRoom::PanelRoom(QMainWindow& window, const QList<Panel*>& panels, Panel& moves, BoardView& board, QObject* parent)
    : QObject(parent), m_window(window), m_panels(panels), m_moves(moves), m_board(board), m_needs(panels, moves),
      m_folds(window, panels, moves, m_needs, board), m_given(window, panels)
{
    for (const Panel* const panel : panels)
        connect(panel, &Panel::comesOrGoes, this, &PanelRoom::keepSizes);
}

void PanelRoom::setKept(bool isKept)
{
    if (!isKept)
        m_given.forget();
    m_isKept = isKept;
}

/** Before the panel takes room, or leaves it. */
void PanelRoom::keepSizes()
{
    if (!m_isKept)
        return;
    m_given.keep();
    shareSoon();
}

void PanelRoom::shareSoon()
{
    if (!std::exchange(m_isDue, true))
        QMetaObject::invokeMethod(this, &PanelRoom::share, Qt::QueuedConnection);
}

void PanelRoom::share()
{
    m_isDue = false;
    lookForChanges();
    admitNew();
    if (m_isKept) // also what is measured and given back would not be quite the same: tabs differ in height
        m_given.giveBack();
    else
        shareOut();
    if (m_stillness == Stillness::None)
        m_stillness = Stillness::Shared;
    for (QTabBar* const bar : m_window.findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly))
        arrangeTabs(*bar);
}

void PanelRoom::shareOut()
{
    const bool isStill = m_stillness == Stillness::Still;
    const bool areFoldsKept = isStill || m_stillness == Stillness::Resized;
    const auto fold = [this](Qt::Orientation along) {
        m_folds.foldAlong(along);
        for (Panel* const panel : m_panels)
            panel->fitToPlace();
    };
    for (const Qt::Orientation along : {Qt::Vertical, Qt::Horizontal}) {
        if (!areFoldsKept)
            fold(along);
        if (along == Qt::Horizontal)
            heighten(m_folds.slotsAlong(along));
        if (along == Qt::Vertical || !isStill)
            shareAlong(along);
    }
    if (!isStill)
        widenColumn();
    if (!areFoldsKept)
        m_folds.followContents();
}

/** One that was hidden, not one that somebody has dragged here, has no place in what a person has arranged. */
void PanelRoom::admitNew()
{
    PanelSlot seen;
    std::ranges::copy_if(m_panels, std::back_inserter(seen), &Panel::isVisible);
    const PanelSlot before = std::exchange(m_seen, seen);
    for (Panel* const panel : std::as_const(seen)) {
        if (m_isKept && !before.isEmpty() && !before.contains(panel))
            m_folds.admit(*panel);
    }
}

/** Other panels, or another size of the window, are somebody's doing. */
void PanelRoom::lookForChanges()
{
    PanelSlot shown;
    std::ranges::copy_if(m_panels, std::back_inserter(shown),
                         [](const Panel* panel) { return panel->isVisible() && !panel->isFloating(); });
    if (m_windowSize == m_window.size() && m_shown == shown)
        return;
    m_across = m_windowSize == m_window.size() ? m_across : 0;
    m_windowSize = m_window.size();
    m_shown = shown;
    m_stillness = Stillness::None;
}

void PanelRoom::holdStill()
{
    const bool areResized = m_stillness == Stillness::Resized && !m_isDue; // who takes a seat may play at once
    if (m_stillness == Stillness::Shared || areResized)
        m_stillness = Stillness::Still;
}

void PanelRoom::letMove()
{
    const bool goesOn = m_stillness == Stillness::Still || m_stillness == Stillness::Resized;
    m_stillness = goesOn ? Stillness::Resized : Stillness::None;
}

void PanelRoom::unfold()
{
    if (m_folds.unfold(m_isKept))
        shareSoon();
}

/**
 * How high the @p row below the boards can be: where their cells would be small, only as high as these leave it. More
 * than is usual it takes only where boards have no use for it.
 */
int PanelRoom::leftByBoards(const PanelSlot& slot, int row) const
{
    const BoardLayout& layout = m_board.boardScene().boardLayout();
    const QSizeF boards = layout.bounds().size();
    if (boards.isEmpty())
        return kRow;
    const int all = m_board.height() + heightOf(slot); // however it is shared now
    const int free = all - static_cast<int>(std::ceil(boards.height()));
    auto playable = fitLayout(layout.board(), QSizeF(m_board.width(), kAnyHeight), layout.options());
    if (playable->cellSize() > kPlayable)
        playable = makeLayout(layout.board(), kPlayable, layout.options());
    const int wanted = static_cast<int>(std::ceil(playable->bounds().height()));
    return std::min(std::max(kRow, std::min(row, free)), all - wanted);
}

/** Below the boards all have the same height; at the start of a game no more than small boards leave. */
void PanelRoom::heighten(const QList<PanelSlot>& places)
{
    const bool isFirst = m_across == 0;
    if (isFirst)
        m_moves.giveWay(false);
    if (places.size() < 2)
        return;
    int wish = 0;
    for (const PanelSlot& slot : places)
        wish = std::max(wish, m_needs.wanted(slot, Qt::Vertical));
    const int tabs =
        std::ranges::any_of(places, [](const PanelSlot& slot) { return slot.size() > 1; }) ? PanelNeeds::kTabs : 0;
    const int left =
        isFirst ? leftByBoards(places.front(), std::clamp(m_needs.watched(places), kRow, kHighRow)) : m_across;
    if (left < m_needs.lowest() + tabs)
        m_moves.giveWay(true);
    const int least = m_needs.lowest() + tabs;
    const int most = std::max(least, left);
    const int height = std::clamp(wish, least, most);
    const auto isOther = [&](const PanelSlot& slot) {
        const Panel* const front = frontOf(slot);
        const int now = front ? front->height() + (slot.size() > 1 ? tabs : 0) : height;
        return now < height || (isFirst && most < kRow && now > height);
    };
    m_across = most;
    if (std::ranges::any_of(places, isOther))
        m_window.resizeDocks({places.front().front()}, {height}, Qt::Vertical);
}

/** Each has what it needs to show all, as long as the moves keep their lines; they have the rest. */
void PanelRoom::shareAlong(Qt::Orientation along)
{
    const QList<PanelSlot> groups = m_folds.slotsAlong(along);
    if (groups.size() < 2)
        return;
    QList<QDockWidget*> docks;
    QList<int> given;
    QList<int> needs;  // of what they hold now
    QList<int> wholes; // of that with long names
    QList<int> wishes; // of what they have held in this game, if nobody else needs the room
    const int all = m_folds.room(along, groups.size());
    int rest = all;
    int moves = 0;
    for (const PanelSlot& slot : groups) {
        if (slot.contains(&m_moves)) {
            const int wish = m_needs.wanted(slot, along) * (m_folds.areMovesAlone() ? 4 : 3) / 4;
            const int words = m_folds.areMovesAlone() ? m_needs.widthOfWords() : 0; // for which others are folded
            moves =
                along == Qt::Horizontal ? std::max({PanelNeeds::kLeastWide, wish, words}) : m_needs.least(slot, along);
            rest -= moves;
            continue;
        }
        docks += slot.front();
        wishes += m_needs.wanted(slot, along) + PanelNeeds::besideLists(slot, along);
        needs += along == Qt::Horizontal ? std::min(wishes.back(), m_needs.neededNow(slot)) : wishes.back();
        wholes += along == Qt::Horizontal ? std::max(needs.back(), m_needs.wholeWidth(slot)) : wishes.back();
        given += m_needs.least(slot, along);
        rest -= given.back();
    }
    if (along == Qt::Vertical)
        rest += takeForMoves(groups, -rest, given);
    docks += &m_moves; // of whom nothing is said Qt keeps the share
    given += moves;
    for (QList<int>* const wish : {&needs, &wholes, &wishes})
        *wish += along == Qt::Vertical ? moves : m_moves.wholeWidth(wish == &wishes ? ListLines::Kept : ListLines::Now);
    for (const QList<int>& wish : {needs, wholes, wishes})
        rest -= ringford::ui::share(rest, wish, given);
    given.back() = std::max(1, all - std::accumulate(given.begin(), given.end() - 1, 0));
    m_window.resizeDocks(docks, lentToMoves(groups, along, given), along);
}

/** The moves keep their lines: others are scrolled, what is watched only where that is not enough. */
int PanelRoom::takeForMoves(const QList<PanelSlot>& groups, int missing, QList<int>& given)
{
    const int all = missing;
    for (const bool isWatchedKept : {true, false}) {
        QList<int> floors;
        for (const PanelSlot& slot : groups) {
            if (!slot.contains(&m_moves))
                floors += m_needs.scrolled(slot, isWatchedKept);
        }
        missing -= takeBack(missing, floors, given);
    }
    return all - missing;
}

/** While lines of the moves are cut, nobody keeps room for what was listed before. Of the moves is what is given last. */
QList<int> PanelRoom::lentToMoves(const QList<PanelSlot>& groups, Qt::Orientation along, QList<int> given) const
{
    if (along != Qt::Horizontal)
        return given;
    qsizetype number = 0;
    for (const PanelSlot& slot : groups) {
        if (slot.contains(&m_moves))
            continue;
        const int need = std::max(m_needs.neededNow(slot), m_needs.narrowest(slot));
        const int lent =
            std::clamp(m_moves.wholeWidth(ListLines::Now) - given.back(), 0, std::max(0, given[number] - need));
        given[number++] -= lent;
        given.back() += lent;
    }
    return given;
}

void PanelRoom::forgetSizes()
{
    m_needs.forget();
    m_across = 0;
    m_stillness = Stillness::None;
}

void PanelRoom::forgetHeld()
{
    m_needs.forget();
    shareSoon();
}

/** What boards of this shape, as high as they are seen, have no use for. */
int PanelRoom::freeBesideBoards() const
{
    const QSizeF boards = m_board.boardScene().boardLayout().bounds().size();
    const double wide = boards.isEmpty() ? 0 : m_board.height() * boards.width() / boards.height();
    const int line = m_window.style()->pixelMetric(QStyle::PM_DockWidgetSeparatorExtent, nullptr, &m_window);
    return wide > 0 ? static_cast<int>(m_window.width() - line - std::ceil(wide)) : 0;
}

/**
 * Where the window is wide, lists beside the boards are not cut; nor where the boards have more width than height: that
 * is of no use to them.
 */
int PanelRoom::columnNeeded(const QList<PanelSlot>& groups, int spare)
{
    int lists = 0;
    for (const PanelSlot& slot : groups) {
        for (Panel* const panel : slot)
            lists =
                std::max(lists, panel == &m_moves ? panel->wholeWidth(ListLines::Kept) : m_needs.widthWanted(*panel));
    }
    const int usual = std::max(kColumn, static_cast<int>(kWidestColumn * m_window.width()));
    const int column =
        std::max(std::clamp(std::max(lists, m_needs.widthWanted(m_moves)), kColumn, usual), std::min(lists, spare));
    return std::max(column, std::min(m_moves.sizeHint().width(), kWideColumn)); // who plays is read there
}

/** What lists may need later is taken at the start of a game, and what costs the boards nothing. */
void PanelRoom::widenColumn()
{
    const QList<PanelSlot> groups = m_folds.slotsAlong(Qt::Vertical);
    if (groups.isEmpty())
        return;
    const int spare = m_window.width() - m_window.centralWidget()->height() + kAboveBoards;
    int free = kWideColumn;
    for (const PanelSlot& slot : groups)
        free = std::max(free, m_needs.tabs(slot));
    const int width = std::max(columnNeeded(groups, spare), std::min(free, freeBesideBoards()));
    if (m_moves.width() != width)
        m_window.resizeDocks({&m_moves}, {width}, Qt::Horizontal);
}

} // namespace ringford::ui
