// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>

class QScrollArea;
class QWidget;

/** Windows that fit small screens: 1280 x 800 dots at twice the size are 640 x 400. */
namespace ringford::ui {

/** @p content, scrolled up and down where there is no room for all of it. */
QScrollArea* scrolled(QWidget* content, QWidget* parent);
/** Makes @p window as large as @p wanted, as far as there is room on its screen for it and its frame. */
void resizeWithinScreen(QWidget& window, QSize wanted);

} // namespace ringford::ui
