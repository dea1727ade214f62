// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>

class QScrollArea;
class QWidget;

/** Screens on which not even small windows fit: 1280 x 800 dots at three times the size are 426 x 266. */
namespace ringford::ui {

/**
 * Scrolls all of @p window, up and down and to the sides, where it would be larger than @p room; what has the focus is
 * in view. Windows with panels give way by these, and Qt's own dialogs are left as they are.
 */
void scrollWithin(QWidget& window, QSize room);
/** Lets @p area, which Tab has perhaps not come to from within, show what has the focus: Qt 6.4 does not. */
void followFocus(QScrollArea& area);
/** From now on windows that come up on a screen that is too small for them are scrolled. */
void watchTinyScreens();

} // namespace ringford::ui
