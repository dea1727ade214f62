// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/PanelFolds.h"

#include "ui/panels/Panel.h"

#include <QMainWindow>
#include <QStyle>

#include <algorithm>
#include <utility>

namespace ringford::ui {

namespace {

constexpr int kMostFold = 3;

Qt::DockWidgetArea areaOf(Qt::Orientation along)
{
    return along == Qt::Vertical ? Qt::RightDockWidgetArea : Qt::BottomDockWidgetArea;
}

bool isFront(const Panel& panel)
{
    return panel.geometry().right() >= 0 && panel.geometry().bottom() >= 0; // what lies behind a tab is put outside
}

} // namespace

Panel* frontOf(const PanelSlot& slot)
{
    const auto front = std::ranges::find_if(slot, [](const Panel* panel) { return isFront(*panel); });
    return front == slot.end() ? nullptr : *front;
}

QList<PanelSlot> PanelFolds::slotsAlong(Qt::Orientation along) const
{
    QList<PanelSlot> found;
    PanelSlot seen;
    for (Panel* const panel : m_panels) {
        if (!panel->isVisible() || panel->isFloating() || m_window.dockWidgetArea(panel) != areaOf(along) ||
            seen.contains(panel))
            continue;
        PanelSlot slot{panel};
        for (Panel* const other : m_panels) { // one that is hidden has its tab still, and takes no room
            if (other != panel && other->isVisible() && m_window.tabifiedDockWidgets(panel).contains(other))
                slot += other;
        }
        seen += slot;
        found += slot;
    }
    return seen.contains(&m_moves) ? found : QList<PanelSlot>();
}

/** The same panels, so much folded. */
QList<PanelSlot> PanelFolds::folded(const QList<PanelSlot>& panelSlots, int fold) const
{
    PanelSlot all;
    for (Panel* const panel : m_panels) {
        if (std::ranges::any_of(panelSlots, [&](const PanelSlot& slot) { return slot.contains(panel); }))
            all += panel;
    }
    enum class Group { First, Middle, Moves };
    const auto groupOf = [&](const Panel* panel) {
        if (fold == kMostFold || panel == all.front())
            return Group::First;
        return fold == 1 && panel == &m_moves ? Group::Moves : Group::Middle;
    };
    QList<PanelSlot> made;
    for (Panel* const panel : std::as_const(all)) {
        const auto together = std::ranges::find_if(
            made, [&](const PanelSlot& slot) { return fold != 0 && groupOf(slot.front()) == groupOf(panel); });
        if (together == made.end())
            made += PanelSlot{panel};
        else
            *together += panel;
    }
    return made;
}

int PanelFolds::room(Qt::Orientation along, qsizetype count) const
{
    const int line = m_window.style()->pixelMetric(QStyle::PM_DockWidgetSeparatorExtent, nullptr, &m_window);
    const QSize all = along == Qt::Vertical ? m_window.centralWidget()->size() : m_window.size();
    return (along == Qt::Vertical ? all.height() : all.width()) - line * static_cast<int>(count - 1);
}

void PanelFolds::foldAlong(Qt::Orientation along)
{
    const QList<PanelSlot> now = slotsAlong(along);
    // What somebody has put behind a tab stays there.
    if (now.isEmpty() ||
        (m_fold == 0 && std::ranges::any_of(now, [](const PanelSlot& slot) { return slot.size() > 1; })))
        return;
    int fold = 0;
    for (; fold < kMostFold; ++fold) {
        const QList<PanelSlot> groups = folded(now, fold);
        int need = 0;
        for (const PanelSlot& slot : groups)
            need += m_needs.unfolded(slot, along, fold == 1 && slot.contains(&m_moves));
        if (need <= room(along, groups.size()))
            break;
    }
    const bool isOther = std::exchange(m_fold, fold) != fold; // then no hidden one keeps others for tabs either
    if (const QList<PanelSlot> next = folded(now, fold); isOther || next != now)
        this->fold(next, along);
}

/** Docks that have tabs are brought in anew: Qt puts nothing beside them. */
void PanelFolds::fold(const QList<PanelSlot>& panelSlots, Qt::Orientation along)
{
    rememberFronts();
    Panel* above = nullptr;
    for (Panel* const panel : m_panels) {
        const auto isFront = [panel](const PanelSlot& slot) { return slot.front() == panel; };
        const bool isHidden =
            !panel->isVisible() && !panel->isFloating() && m_window.dockWidgetArea(panel) == areaOf(along);
        if (!isHidden && std::ranges::none_of(panelSlots, isFront))
            continue;
        m_window.addDockWidget(areaOf(along), panel); // a hidden one, too: it comes back where it belongs
        if (above)
            m_window.splitDockWidget(above, panel, along);
        above = panel;
    }
    for (const PanelSlot& slot : panelSlots) {
        for (Panel* const other : slot.mid(1))
            m_window.tabifyDockWidget(slot.front(), other);
        if (slot.size() > 1)
            raiseOf(slot);
    }
}

/** Whose tab somebody has clicked: it is in front, and was not put there. */
void PanelFolds::rememberFronts()
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
void PanelFolds::raiseOf(const PanelSlot& slot)
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

bool PanelFolds::unfold(bool isKept)
{
    if (std::exchange(m_fold, 0) == 0 || isKept) // what somebody has arranged while it was folded stays so
        return false;
    for (const Qt::Orientation along : {Qt::Vertical, Qt::Horizontal}) {
        if (const QList<PanelSlot> now = slotsAlong(along); !now.isEmpty())
            fold(folded(now, 0), along);
    }
    return true;
}

} // namespace ringford::ui
