// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/ScrollPane.h"

#include "ui/widgets/ClickByReturn.h"
#include "ui/widgets/FocusRing.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QKeyEvent>

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
    new FocusRing(*content);
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

/** In a list Home and End go to its first and last row, not through the game; in the list of moves that is the same. */
bool ScrollPane::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto& key = static_cast<QKeyEvent&>(*event);
        const bool isEdge = key.key() == Qt::Key_Home || key.key() == Qt::Key_End;
        auto* const list = qobject_cast<QAbstractItemView*>(QApplication::focusWidget());
        if (isEdge && key.modifiers() == Qt::NoModifier && list && isAncestorOf(list)) {
            event->accept();
            return true;
        }
    }
    return QScrollArea::event(event);
}

void ScrollPane::keyPressEvent(QKeyEvent* event)
{
    if (!clickByReturn(*this, *event))
        QScrollArea::keyPressEvent(event);
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
