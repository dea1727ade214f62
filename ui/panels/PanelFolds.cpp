// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/PanelFolds.h"

#include "ui/board/view/BoardView.h"
#include "ui/paint/BoardClocks.h"
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

/** Whether nobody has chosen what lies in front: also where that which was put there is gone from the window. */
bool PanelFolds::isPutThere(Panel& front) const
{
    const QList<QDockWidget*> others = m_window.tabifiedDockWidgets(&front);
    return std::ranges::any_of(
        m_raised, [&](Panel* panel) { return panel == &front || (panel->isHidden() && others.contains(panel)); });
}

/** Whose tab somebody has clicked: it is in front, and was not put there. */
void PanelFolds::rememberFronts()
{
    for (Panel* const panel : m_panels) {
        const QList<QDockWidget*> others = m_window.tabifiedDockWidgets(panel);
        if (others.isEmpty() || !isFront(*panel))
            continue;
        if (!isPutThere(*panel))
            m_chosen += panel;
        for (Panel* const other : m_panels) {
            if (others.contains(other))
                m_chosen.removeAll(other);
        }
    }
}

/** Whether a clock has room at each board that is seen. */
bool PanelFolds::areClocksOnBoards() const
{
    const BoardScene& scene = m_board.boardScene();
    const GameDescription& game = scene.description();
    for (std::uint8_t side = 0; side < game.sides.size(); ++side) {
        if (scene.boardLayout().cellSize(game.sides[side].face) > 0 &&
            dialRoom(scene.boardLayout(), game, Side{side}).isEmpty())
            return false;
    }
    return true;
}

/**
 * In front lies what somebody has chosen; else what actions begin at; or the list of moves. Clocks that are read nowhere
 * else lie before what is empty.
 */
Panel* PanelFolds::frontWanted(const PanelSlot& slot) const
{
    const auto isFilled = [](const Panel* panel) { return !PanelNeeds::isEmpty(*panel); };
    const auto found = [&slot](const auto& isWanted) {
        const auto at = std::ranges::find_if(slot, isWanted);
        return at == slot.end() ? nullptr : *at;
    };
    if (Panel* const chosen = found([this](Panel* panel) { return m_chosen.contains(panel); }))
        return chosen;
    Panel* const played = found(&Panel::isPlayedFrom);
    Panel* const clocks = found(&Panel::isWatched);
    if (clocks && !(played && isFilled(played)) && !areClocksOnBoards())
        return clocks;
    // Also while it is empty: what lies in front is another's no more once the game goes on.
    if (played && (isFilled(played) || played->isFilledLater()))
        return played;
    if (slot.contains(&m_moves))
        return &m_moves;
    Panel* const filled = found(isFilled);
    return filled && !isFilled(slot.back()) ? filled : slot.back();
}

void PanelFolds::raiseOf(const PanelSlot& slot)
{
    Panel* const front = frontWanted(slot);
    m_raised.removeIf([&slot](const Panel* panel) { return panel->isHidden() || slot.contains(panel); });
    if (!m_chosen.contains(front))
        m_raised += front;
    front->raise();
}

void PanelFolds::followContents()
{
    for (const Qt::Orientation along : {Qt::Vertical, Qt::Horizontal}) {
        for (const PanelSlot& slot : slotsAlong(along)) {
            Panel* const front = frontOf(slot);
            if (slot.size() < 2 || !front || !isPutThere(*front))
                continue;
            if (frontWanted(slot) != front)
                raiseOf(slot);
        }
    }
}

void PanelFolds::admit(Panel& panel)
{
    for (const Qt::Orientation along : {Qt::Vertical, Qt::Horizontal}) {
        const QList<PanelSlot> now = slotsAlong(along);
        if (now.size() < 2 || !now.contains(PanelSlot{&panel}))
            continue;
        int need = 0;
        for (const PanelSlot& slot : now)
            need += m_needs.unfolded(slot, along, false);
        const auto place = std::ranges::find_if(
            now, [&](const PanelSlot& slot) { return slot.contains(&m_moves) && !slot.contains(&panel); });
        if (need <= room(along, now.size()) || place == now.end())
            continue;
        m_window.tabifyDockWidget(place->back(), &panel);
        panel.raise();
    }
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
