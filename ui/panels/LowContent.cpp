// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/LowContent.h"

#include <QDockWidget>

namespace ringford::ui {

void setLowContent(QDockWidget& panel, QWidget* content)
{
    content->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    panel.setWidget(content);
    // Side by side with others above or below the board, it must not keep them low.
    QObject::connect(&panel, &QDockWidget::dockLocationChanged, content, [content](Qt::DockWidgetArea area) {
        const bool isLevel = area & (Qt::TopDockWidgetArea | Qt::BottomDockWidgetArea);
        content->setSizePolicy(QSizePolicy::Preferred, isLevel ? QSizePolicy::Preferred : QSizePolicy::Maximum);
    });
}

} // namespace ringford::ui
