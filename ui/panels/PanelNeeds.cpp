// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/PanelNeeds.h"

#include "ui/panels/MovesView.h"
#include "ui/panels/Panel.h"
#include "ui/widgets/ListWidth.h"

#include <QAbstractItemView>
#include <QLayout>
#include <QScrollArea>
#include <QStyle>

#include <algorithm>

namespace ringford::ui {

namespace {

constexpr int kLeastPlayed = 220; // of what actions begin at
constexpr int kFewRows = 165;     // of clocks, four: what has no more keeps all
constexpr int kWatchedRows = 215; // of clocks, six
constexpr int kLeastFirst = 170;  // of who plays: four with their clocks
constexpr int kAroundTitle = 48;  // a panel's buttons
constexpr int kBesideTab = 4;

/** With which its name is whole. */
int titleWidth(const Panel& panel)
{
    return panel.fontMetrics().horizontalAdvance(panel.windowTitle()) + kAroundTitle;
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

} // namespace

int PanelNeeds::widthWanted(Panel& panel)
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
int PanelNeeds::heightWanted(const Panel& panel, bool isFilled)
{
    int& highest = m_largest[&panel].rheight();
    highest = std::max(panel.isLongEmpty() ? 0 : highest, contentHeight(panel, false));
    return frameOf(panel) + (isFilled ? std::max(highest, contentHeight(panel, true)) : highest);
}

int PanelNeeds::neededNow(const PanelSlot& slot) const
{
    int most = 0;
    for (const Panel* const panel : slot) {
        const int lists = widthOfLists(contentOf(*panel), ListLines::Now);
        const int frame = panel->sizeHint().width() - panel->widget()->sizeHint().width();
        most = std::max({most, titleWidth(*panel), lists > 0 ? lists + frame : 0});
    }
    return most;
}

int PanelNeeds::wanted(const PanelSlot& slot, Qt::Orientation along)
{
    int most = 0;
    for (Panel* const panel : slot)
        most = std::max(most, along == Qt::Horizontal ? widthWanted(*panel) : heightWanted(*panel));
    return most + (slot.size() > 1 && along == Qt::Vertical ? kTabs : 0);
}

int PanelNeeds::tabs(const PanelSlot& slot) const
{
    int all = 0;
    for (const Panel* const panel : slot) {
        const int around = panel->style()->pixelMetric(QStyle::PM_TabBarTabHSpace, nullptr, panel);
        all += panel->fontMetrics().horizontalAdvance(panel->windowTitle()) + around + kBesideTab;
    }
    return slot.size() > 1 ? all : 0;
}

int PanelNeeds::wholeWidth(const PanelSlot& slot) const
{
    int most = tabs(slot);
    for (const Panel* const panel : slot) {
        const int lists = widthOfLists(contentOf(*panel), ListLines::Now, ListNames::Whole);
        const int frame = panel->sizeHint().width() - panel->widget()->sizeHint().width();
        most = std::max(most, lists > 0 ? lists + frame : 0);
    }
    return most;
}

int PanelNeeds::least(const PanelSlot& slot, Qt::Orientation along, bool isFilled)
{
    int most = 0;
    for (Panel* const panel : slot) {
        const int all = along == Qt::Horizontal ? widthWanted(*panel) : heightWanted(*panel, isFilled);
        const int few = isFilled ? 0 : std::min(all, panel->isWatched() ? kWatchedRows : kFewRows);
        if (along == Qt::Horizontal)
            most = std::max({most, std::min(all, kLeastWide), narrowestOf(*panel)});
        else if (panel == &m_moves)
            most = std::max(most, lowest());
        else
            most = std::max(most, few == all ? all
                                             : std::min(all, panel->isPlayedFrom()       ? kLeastPlayed
                                                             : panel == m_panels.front() ? kLeastFirst
                                                                                         : kLeastHigh));
    }
    return most + (slot.size() > 1 && along == Qt::Vertical ? kTabs : 0);
}

int PanelNeeds::scrolled(const PanelSlot& slot, bool isWatchedKept)
{
    const int all = wanted(slot, Qt::Vertical);
    if (slot.size() == 1 && slot.front()->isDrawn())
        return std::min(all, frameOf(*slot.front()) + contentOf(*slot.front()).minimumSizeHint().height());
    const bool isWatched = isWatchedKept && std::ranges::any_of(slot, &Panel::isWatched);
    return all <= (isWatched ? kWatchedRows : kFewRows) ? all : kLeastHigh;
}

int PanelNeeds::watched(const QList<PanelSlot>& places)
{
    int most = 0;
    for (const PanelSlot& slot : places) {
        for (const Panel* const panel : slot) {
            if (panel->isWatched())
                most = std::max(most, heightWanted(*panel) + (slot.size() > 1 ? kTabs : 0));
        }
    }
    return most;
}

int PanelNeeds::unfolded(const PanelSlot& slot, Qt::Orientation along, bool areMovesAlone)
{
    if (along == Qt::Vertical)
        return least(slot, along, true);
    int narrowest = 0; // else the window grows
    for (const Panel* const panel : slot)
        narrowest = std::max(narrowest, panel->minimumSizeHint().width());
    // If that makes the moves narrow, nothing is won by putting them alone.
    const int wish = wanted(slot, along);
    if (slot == PanelSlot{&m_moves} && !areMovesAlone) // others can still be folded for them
        narrowest = std::max(narrowest, widthOfWords());
    return std::max(narrowest, areMovesAlone ? wish : std::min(wish, 2 * kLeastWide));
}

int PanelNeeds::widthOfWords() const
{
    const auto* const view = m_moves.findChild<MovesView*>();
    return view && view->tellsInWords() ? m_moves.wholeWidth(ListLines::Kept) : 0;
}

bool PanelNeeds::isEmpty(const Panel& panel)
{
    const auto lists = contentOf(panel).findChildren<QAbstractItemView*>(QString(), Qt::FindDirectChildrenOnly);
    return !lists.isEmpty() && std::ranges::all_of(lists, [](const QAbstractItemView* list) {
        return list->isHidden() || list->model()->rowCount() == 0;
    });
}

int PanelNeeds::lowest() const
{
    return frameOf(m_moves) + contentOf(m_moves).minimumSizeHint().height();
}

int PanelNeeds::besideLists(const PanelSlot& slot, Qt::Orientation along)
{
    int most = 0;
    for (const Panel* const panel : slot)
        most = std::max(most, along == Qt::Horizontal ? panel->besideLists() : 0);
    return most;
}

int PanelNeeds::narrowest(const PanelSlot& slot) const
{
    int most = 0;
    for (const Panel* const panel : slot)
        most = std::max(most, narrowestOf(*panel));
    return most;
}

} // namespace ringford::ui
