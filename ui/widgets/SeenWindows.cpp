// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/SeenWindows.h"

#include <QApplication>
#include <QMainWindow>

#include <algorithm>

namespace ringford::ui {

bool isAnyWindowSeen()
{
    const QWidgetList all = QApplication::topLevelWidgets();
    return std::ranges::any_of(
        all, [](const QWidget* one) { return one->isVisible() && qobject_cast<const QMainWindow*>(one); });
}

} // namespace ringford::ui
