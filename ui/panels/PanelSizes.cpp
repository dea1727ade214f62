// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/PanelSizes.h"

#include "ui/panels/Panel.h"
#include "ui/panels/PanelFolds.h"

#include <QMainWindow>

#include <algorithm>
#include <utility>

namespace ringford::ui {

PanelSlot PanelSizes::shown() const
{
    PanelSlot shown;
    std::ranges::copy_if(m_panels, std::back_inserter(shown),
                         [](const Panel* panel) { return panel->isVisible() && !panel->isFloating(); });
    return shown;
}

void PanelSizes::keep()
{
    if (std::exchange(m_isChanging, true))
        return;
    const PanelSlot now = shown();
    QHash<Panel*, QSize>& sizes = m_given[now];
    sizes.clear();
    for (Panel* const panel : now) {
        if (frontOf({panel})) // what lies behind a tab has no size of its own
            sizes[panel] = panel->size();
    }
}

void PanelSizes::giveBack()
{
    if (!std::exchange(m_isChanging, false))
        return;
    const QHash<Panel*, QSize> sizes = m_given.value(shown());
    QList<QDockWidget*> docks;
    QList<int> widths;
    QList<int> heights;
    for (auto given = sizes.begin(); given != sizes.end(); ++given) {
        docks += given.key();
        widths += given->width();
        heights += given->height();
    }
    m_window.resizeDocks(docks, widths, Qt::Horizontal);
    m_window.resizeDocks(docks, heights, Qt::Vertical);
}

} // namespace ringford::ui
