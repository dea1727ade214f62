// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/MenuBar.h"

#include <QPainter>

namespace ringford::ui {

namespace {

constexpr int kChosenFrame = 2; // device-independent pixels

} // namespace

MenuBar::MenuBar(QWidget* parent) : QMenuBar(parent) {}

void MenuBar::paintEvent(QPaintEvent* event)
{
    QMenuBar::paintEvent(event);
    if (!hasFocus() || !activeAction())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette().color(QPalette::Highlight), kChosenFrame));
    constexpr qreal kInset = kChosenFrame / 2.0;
    painter.drawRoundedRect(QRectF(actionGeometry(activeAction())).adjusted(kInset, kInset, -kInset, -kInset),
                            kChosenFrame, kChosenFrame);
}

} // namespace ringford::ui
