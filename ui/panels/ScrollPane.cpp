// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/ScrollPane.h"

#include <QEvent>

#include <algorithm>
#include <utility>

namespace ringford::ui {

namespace {
constexpr int kLeastLines = 3; // seen however little room there is
}

ScrollPane::ScrollPane(QWidget* content, QWidget* parent) : QScrollArea(parent)
{
    setFrameShape(NoFrame);
    setFocusPolicy(Qt::NoFocus); // what it holds has the focus, and scrolls it
    setWidgetResizable(true);
    setWidget(content);
    content->setAutoFillBackground(false);
    viewport()->setAutoFillBackground(false);
    refresh();
}

QSize ScrollPane::sizeHint() const
{
    return widget()->sizeHint();
}

QSize ScrollPane::minimumSizeHint() const
{
    const QSize least = widget()->minimumSizeHint();
    return {least.width(), std::min(least.height(), kLeastLines * fontMetrics().height())};
}

void ScrollPane::refresh()
{
    setSizePolicy(widget()->sizePolicy());
    updateGeometry();
    if (const QSize hint = sizeHint(); hint != std::exchange(m_hint, hint))
        emit hintChanged();
}

bool ScrollPane::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest && widget())
        refresh();
    return QScrollArea::viewportEvent(event);
}

void ScrollPane::showEvent(QShowEvent* event)
{
    refresh();
    QScrollArea::showEvent(event);
}

} // namespace ringford::ui
