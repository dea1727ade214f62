// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/PanelRoom.h"

#include "ui/board/view/BoardView.h"
#include "ui/panels/Panel.h"
#include "ui/widgets/ListWidth.h"

#include <QAbstractItemView>
#include <QLayout>
#include <QMainWindow>
#include <QScrollArea>
#include <QStyle>
#include <QTabBar>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace ringford::ui {

namespace {

constexpr int kLeastHigh = 120;   // of what has few rows, where room is short
constexpr int kLeastPlayed = 220; // of what actions begin at
constexpr int kLeastFirst = 170;  // of who plays: four with their clocks
constexpr int kLeastWide = 180;
constexpr int kAroundTitle = 48; // a panel's buttons
constexpr int kRow = 230;        // below a long board
constexpr double kPlayable = 24; // px: cells of boards that one can play on
constexpr int kWideColumn = 350;
constexpr int kColumn = 280;           // beside a board, at least
constexpr int kAboveBoards = 32;       // what tells there how the game stands, at least
constexpr double kWidestColumn = 0.26; // of the window
constexpr int kTabs = 30;              // what their bar takes
constexpr int kBesideTab = 4;
constexpr int kMostFold = 3;

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

/** Takes from each what it has beyond what can be scrolled in, as long as something is missing; tells how much. */
int takeBack(int missing, QList<int>& given)
{
    const int all = missing;
    for (int& one : given) {
        const int back = std::clamp(one - kLeastHigh, 0, std::max(0, missing));
        one -= back;
        missing -= back;
    }
    return all - missing;
}

Qt::DockWidgetArea areaOf(Qt::Orientation along)
{
    return along == Qt::Vertical ? Qt::RightDockWidgetArea : Qt::BottomDockWidgetArea;
}

/** With which its name is whole. */
int titleWidth(const Panel& panel)
{
    return panel.fontMetrics().horizontalAdvance(panel.windowTitle()) + kAroundTitle;
}

/** With which no tab has to be scrolled to. */
int tabsWidth(const QList<Panel*>& slot)
{
    int all = 0;
    for (const Panel* const panel : slot) {
        const int around = panel->style()->pixelMetric(QStyle::PM_TabBarTabHSpace, nullptr, panel);
        all += panel->fontMetrics().horizontalAdvance(panel->windowTitle()) + around + kBesideTab;
    }
    return all;
}

const QWidget& contentOf(const Panel& panel)
{
    return *static_cast<const QScrollArea*>(panel.widget())->widget();
}

/** Where all its content is seen, also when that is scrolled up and down. */
int narrowestOf(const Panel& panel)
{
    const int bar = panel.style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, &panel);
    return contentOf(panel).minimumSizeHint().width() + bar;
}

bool isFront(const Panel& panel)
{
    return panel.geometry().right() >= 0 && panel.geometry().bottom() >= 0; // what lies behind a tab is put outside
}

/** What the panel has around its content: of what it takes at least, which other rows do not change. */
int frameOf(const Panel& panel)
{
    return panel.minimumSizeHint().height() - panel.widget()->minimumSizeHint().height();
}

/** As high as its content is now; @p isFilled: with rows in its list, whether that has any now. */
int contentHeight(const Panel& panel, bool isFilled)
{
    const QWidget& content = contentOf(panel);
    int rows = 0;
    for (const auto* const list : content.findChildren<QAbstractItemView*>(QString(), Qt::FindDirectChildrenOnly))
        rows = std::max(rows, isFilled && list->isHidden() ? list->sizeHint().height() : 0);
    const QMargins around = rows > 0 ? content.layout()->contentsMargins() : QMargins();
    return std::max(content.sizeHint().height(), rows + around.top() + around.bottom());
}

/** What a place takes now, its tabs included. */
int sizeOf(const QList<Panel*>& slot, Qt::Orientation along)
{
    const auto front = std::ranges::find_if(slot, [](const Panel* panel) { return isFront(*panel); });
    const QSize all = (front == slot.end() ? slot.front() : *front)->size();
    return along == Qt::Vertical ? all.height() + (slot.size() > 1 ? kTabs : 0) : all.width();
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
    : QObject(parent), m_window(window), m_panels(panels), m_moves(moves), m_board(board)
{
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
    const bool isStill = m_stillness == Stillness::Still;
    for (const Qt::Orientation along : {Qt::Vertical, Qt::Horizontal}) {
        if (!m_isKept && !isStill)
            foldAlong(along);
        if (along == Qt::Horizontal && !m_isKept)
            heighten(places(along));
        if (along == Qt::Vertical || !isStill)
            shareAlong(along);
    }
    if (!m_isKept && !isStill)
        widenColumn();
    if (!isStill)
        m_stillness = Stillness::Shared;
    for (QTabBar* const bar : m_window.findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly))
        arrangeTabs(*bar);
}

/** Other panels, or another size of the window, are somebody's doing. */
void PanelRoom::lookForChanges()
{
    Slot shown;
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
    if (m_stillness == Stillness::Shared)
        m_stillness = Stillness::Still;
}

/** The places of those that share a side with the list of moves; none where it is elsewhere. */
QList<PanelRoom::Slot> PanelRoom::places(Qt::Orientation along) const
{
    QList<Slot> found;
    Slot seen;
    for (Panel* const panel : m_panels) {
        if (!panel->isVisible() || panel->isFloating() || m_window.dockWidgetArea(panel) != areaOf(along) ||
            seen.contains(panel))
            continue;
        Slot place{panel};
        for (Panel* const other : m_panels) {
            if (other != panel && m_window.tabifiedDockWidgets(panel).contains(other))
                place += other;
        }
        seen += place;
        found += place;
    }
    return seen.contains(&m_moves) ? found : QList<Slot>();
}

/** The same panels, so much folded. */
QList<PanelRoom::Slot> PanelRoom::folded(const QList<Slot>& places, int fold) const
{
    Slot all;
    for (Panel* const panel : m_panels) {
        if (std::ranges::any_of(places, [&](const Slot& place) { return place.contains(panel); }))
            all += panel;
    }
    enum class Group { First, Middle, Moves };
    const auto groupOf = [&](const Panel* panel) {
        if (fold == kMostFold || panel == all.front())
            return Group::First;
        return fold == 1 && panel == &m_moves ? Group::Moves : Group::Middle;
    };
    QList<Slot> made;
    for (Panel* const panel : std::as_const(all)) {
        const auto together = std::ranges::find_if(
            made, [&](const Slot& slot) { return fold != 0 && groupOf(slot.front()) == groupOf(panel); });
        if (together == made.end())
            made += Slot{panel};
        else
            *together += panel;
    }
    return made;
}

int PanelRoom::room(Qt::Orientation along, qsizetype count) const
{
    const int line = m_window.style()->pixelMetric(QStyle::PM_DockWidgetSeparatorExtent, nullptr, &m_window);
    const QSize all = along == Qt::Vertical ? m_window.centralWidget()->size() : m_window.size();
    return (along == Qt::Vertical ? all.height() : all.width()) - line * static_cast<int>(count - 1);
}

/** So that no line of a list is cut. */
int PanelRoom::widthWanted(Panel& panel)
{
    if (&panel == &m_moves)
        return panel.widthBelow(); // what is long there is wrapped or cut by its own rules
    const int now = widthOfLists(contentOf(panel), ListLines::Kept);
    const int frame = panel.sizeHint().width() - panel.widget()->sizeHint().width();
    int& widest = m_largest[&panel].rwidth();
    widest = std::max(widest, now > 0 ? now + frame : 0);
    return std::max(titleWidth(panel), widest > 0 ? widest : panel.widthBelow());
}

/** As high as it was in this game at most; @p isFilled: with rows in its list, whether that had any. */
int PanelRoom::heightWanted(const Panel& panel, bool isFilled)
{
    int& highest = m_largest[&panel].rheight();
    highest = std::max(highest, contentHeight(panel, false));
    return frameOf(panel) + (isFilled ? std::max(highest, contentHeight(panel, true)) : highest);
}

/** What its lists take as they are now, and its title. */
int PanelRoom::neededNow(const Slot& slot) const
{
    int most = 0;
    for (const Panel* const panel : slot) {
        const int lists = widthOfLists(contentOf(*panel), ListLines::Now);
        const int frame = panel->sizeHint().width() - panel->widget()->sizeHint().width();
        most = std::max({most, titleWidth(*panel), lists > 0 ? lists + frame : 0});
    }
    return most;
}

int PanelRoom::wanted(const Slot& slot, Qt::Orientation along)
{
    int most = 0;
    for (Panel* const panel : slot)
        most = std::max(most, along == Qt::Horizontal ? widthWanted(*panel) : heightWanted(*panel));
    return most + (slot.size() > 1 && along == Qt::Vertical ? kTabs : 0);
}

/** So that not even a name is cut, of those with tabs none of theirs. */
int PanelRoom::wholeWidth(const Slot& slot) const
{
    int most = slot.size() > 1 ? tabsWidth(slot) : 0;
    for (const Panel* const panel : slot) {
        const int lists = widthOfLists(contentOf(*panel), ListLines::Now, ListNames::Whole);
        const int frame = panel->sizeHint().width() - panel->widget()->sizeHint().width();
        most = std::max(most, lists > 0 ? lists + frame : 0);
    }
    return most;
}

/** @p isFilled: with rows in lists that have none now */
int PanelRoom::least(const Slot& slot, Qt::Orientation along, bool isFilled)
{
    int most = 0;
    for (Panel* const panel : slot) {
        const int all = along == Qt::Horizontal ? widthWanted(*panel) : heightWanted(*panel, isFilled);
        if (along == Qt::Horizontal)
            most = std::max({most, std::min(all, kLeastWide), narrowestOf(*panel)});
        else if (panel == &m_moves)
            most = std::max(most, lowest());
        else
            most = std::max(most, std::min(all, panel->isPlayedFrom()       ? kLeastPlayed
                                                : panel == m_panels.front() ? kLeastFirst
                                                                            : kLeastHigh));
    }
    return most + (slot.size() > 1 && along == Qt::Vertical ? kTabs : 0);
}

/** Without which panels are folded further. */
int PanelRoom::needed(const Slot& slot, Qt::Orientation along, int fold)
{
    if (along == Qt::Vertical)
        return least(slot, along, true);
    int narrowest = 0; // else the window grows
    for (const Panel* const panel : slot)
        narrowest = std::max(narrowest, panel->minimumSizeHint().width());
    const bool areMovesAlone = fold == 1 && slot.contains(&m_moves); // if that makes them narrow, nothing is won by it
    const int wish = wanted(slot, along);
    return std::max(narrowest, areMovesAlone ? wish : std::min(wish, 2 * kLeastWide));
}

/** As little as there is need for. */
void PanelRoom::foldAlong(Qt::Orientation along)
{
    const QList<Slot> now = places(along);
    // What somebody has put behind a tab stays there.
    if (now.isEmpty() || (m_fold == 0 && std::ranges::any_of(now, [](const Slot& slot) { return slot.size() > 1; })))
        return;
    int fold = 0;
    for (; fold < kMostFold; ++fold) {
        const QList<Slot> groups = folded(now, fold);
        int need = 0;
        for (const Slot& slot : groups)
            need += needed(slot, along, fold);
        if (need <= room(along, groups.size()))
            break;
    }
    if (const QList<Slot> next = folded(now, fold); next != now) {
        m_fold = fold;
        this->fold(next, along);
    }
    m_fold = fold;
}

/** Docks that have tabs are brought in anew: Qt puts nothing beside them. */
void PanelRoom::fold(const QList<Slot>& places, Qt::Orientation along)
{
    rememberFronts();
    Panel* above = nullptr;
    for (const Slot& slot : places) {
        m_window.addDockWidget(areaOf(along), slot.front());
        if (above)
            m_window.splitDockWidget(above, slot.front(), along);
        above = slot.front();
    }
    for (const Slot& slot : places) {
        for (Panel* const other : slot.mid(1))
            m_window.tabifyDockWidget(slot.front(), other);
        if (slot.size() > 1)
            raiseOf(slot);
    }
}

/** Whose tab somebody has clicked: it is in front, and was not put there. */
void PanelRoom::rememberFronts()
{
    for (Panel* const panel : m_panels) {
        const QList<QDockWidget*> others = m_window.tabifiedDockWidgets(panel);
        if (others.isEmpty() || !isFront(*panel))
            continue;
        if (!m_raised.contains(panel))
            m_chosen += panel;
        for (Panel* const other : m_panels) {
            if (others.contains(other))
                m_chosen.removeAll(other);
        }
    }
}

/** In front lies what somebody has chosen; else what actions begin at, or the list of moves. */
void PanelRoom::raiseOf(const Slot& slot)
{
    const auto chosen = std::ranges::find_if(slot, [this](Panel* panel) { return m_chosen.contains(panel); });
    const auto played = std::ranges::find_if(slot, &Panel::isPlayedFrom);
    Panel* const front = chosen != slot.end()      ? *chosen
                         : played != slot.end()    ? *played
                         : slot.contains(&m_moves) ? &m_moves
                                                   : slot.back();
    for (Panel* const panel : slot)
        m_raised.removeAll(panel);
    if (chosen == slot.end())
        m_raised += front;
    front->raise();
}

void PanelRoom::unfold()
{
    if (std::exchange(m_fold, 0) == 0 || m_isKept) // what somebody has arranged while it was folded stays so
        return;
    for (const Qt::Orientation along : {Qt::Vertical, Qt::Horizontal}) {
        if (const QList<Slot> now = places(along); !now.isEmpty())
            fold(folded(now, 0), along);
    }
    shareSoon();
}

/** With which the list of moves keeps its lines. */
int PanelRoom::lowest() const
{
    return frameOf(m_moves) + contentOf(m_moves).minimumSizeHint().height();
}

/** How high the row below the boards can be: where their cells would be small, only as high as these leave it. */
int PanelRoom::leftByBoards(const Slot& slot) const
{
    const BoardLayout& layout = m_board.boardScene().boardLayout();
    const QSizeF boards = layout.bounds().size();
    if (boards.isEmpty())
        return kRow;
    const int all = m_board.height() + sizeOf(slot, Qt::Vertical); // however it is shared now
    const double playable = std::min(kPlayable / layout.cellSize(), m_board.width() / boards.width());
    return std::min(kRow, all - static_cast<int>(std::ceil(playable * boards.height())));
}

/** Below the boards all have the same height; at the start of a game no more than small boards leave. */
void PanelRoom::heighten(const QList<Slot>& places)
{
    if (places.size() < 2)
        return;
    int wish = 0;
    for (const Slot& slot : places)
        wish = std::max(wish, wanted(slot, Qt::Vertical));
    const int tabs = std::ranges::any_of(places, [](const Slot& slot) { return slot.size() > 1; }) ? kTabs : 0;
    const int least = lowest() + tabs;
    const bool isFirst = m_across == 0;
    const int most = std::max(least, isFirst ? leftByBoards(places.front()) : m_across);
    const int height = std::clamp(wish, least, most);
    const auto isOther = [&](const Slot& slot) {
        const auto front = std::ranges::find_if(slot, [](const Panel* panel) { return isFront(*panel); });
        const int now = front != slot.end() ? (*front)->height() + (slot.size() > 1 ? tabs : 0) : height;
        return now < height || (isFirst && most < kRow && now > height);
    };
    m_across = most;
    if (std::ranges::any_of(places, isOther))
        m_window.resizeDocks({places.front().front()}, {height}, Qt::Vertical);
}

/** Each has what it needs to show all, as long as the moves keep their lines; they have the rest. */
void PanelRoom::shareAlong(Qt::Orientation along)
{
    const QList<Slot> groups = places(along);
    if (groups.size() < 2)
        return;
    QList<QDockWidget*> docks;
    QList<int> given;
    QList<int> needs;  // of what they hold now
    QList<int> wholes; // of that with long names
    QList<int> wishes; // of what they have held in this game, if nobody else needs the room
    const int all = room(along, groups.size());
    int rest = all;
    int moves = 0;
    for (const Slot& slot : groups) {
        if (slot.contains(&m_moves)) {
            const int wish = m_fold == 1 ? wanted(slot, along) : wanted(slot, along) * 3 / 4;
            moves = along == Qt::Horizontal ? std::max(kLeastWide, wish) : least(slot, along);
            rest -= moves;
            continue;
        }
        docks += slot.front();
        wishes += wanted(slot, along);
        needs += along == Qt::Horizontal ? std::min(wishes.back(), neededNow(slot)) : wishes.back();
        wholes += along == Qt::Horizontal ? std::max(needs.back(), wholeWidth(slot)) : wishes.back();
        given += m_isKept ? sizeOf(slot, along) : least(slot, along);
        rest -= given.back();
    }
    rest += takeBack(m_isKept || along == Qt::Horizontal ? 0 : -rest, given); // the moves keep their lines
    docks += &m_moves; // of whom nothing is said Qt keeps the share
    given += moves;
    for (QList<int>* const wish : {&needs, &wholes, &wishes})
        *wish += along == Qt::Vertical ? moves : m_moves.wholeWidth(wish == &wishes ? ListLines::Kept : ListLines::Now);
    for (const QList<int>& wish : {needs, wholes, wishes})
        rest -= m_isKept ? 0 : ringford::ui::share(rest, wish, given); // 0: they are as somebody wants them
    given.back() = std::max(1, all - std::accumulate(given.begin(), given.end() - 1, 0));
    m_window.resizeDocks(docks, lentToMoves(groups, along, given), along);
}

/** While lines of the moves are cut, nobody keeps room for what was listed before. Of the moves is what is given last. */
QList<int> PanelRoom::lentToMoves(const QList<Slot>& groups, Qt::Orientation along, QList<int> given) const
{
    if (along != Qt::Horizontal || m_isKept)
        return given;
    qsizetype number = 0;
    for (const Slot& slot : groups) {
        if (slot.contains(&m_moves))
            continue;
        int need = neededNow(slot);
        for (const Panel* const panel : slot)
            need = std::max(need, narrowestOf(*panel));
        const int lent =
            std::clamp(m_moves.wholeWidth(ListLines::Now) - given.back(), 0, std::max(0, given[number] - need));
        given[number++] -= lent;
        given.back() += lent;
    }
    return given;
}

void PanelRoom::forgetSizes()
{
    m_largest.clear();
    m_across = 0;
    m_stillness = Stillness::None;
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
int PanelRoom::columnNeeded(const QList<Slot>& groups, int spare)
{
    int lists = 0;
    for (const Slot& slot : groups) {
        for (Panel* const panel : slot)
            lists = std::max(lists, panel == &m_moves ? panel->wholeWidth(ListLines::Kept) : widthWanted(*panel));
    }
    const int usual = std::max(kColumn, static_cast<int>(kWidestColumn * m_window.width()));
    const int column =
        std::max(std::clamp(std::max(lists, widthWanted(m_moves)), kColumn, usual), std::min(lists, spare));
    return std::max(column, std::min(m_moves.sizeHint().width(), kWideColumn)); // who plays is read there
}

/** What lists may need later is taken at the start of a game, and what costs the boards nothing. */
void PanelRoom::widenColumn()
{
    const QList<Slot> groups = places(Qt::Vertical);
    if (groups.isEmpty())
        return;
    const int spare = m_window.width() - m_window.centralWidget()->height() + kAboveBoards;
    const int width = std::max(columnNeeded(groups, spare), std::min(kWideColumn, freeBesideBoards()));
    if (m_moves.width() != width)
        m_window.resizeDocks({&m_moves}, {width}, Qt::Horizontal);
}

} // namespace ringford::ui
