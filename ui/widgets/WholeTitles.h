// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

/** Titles of dialogs that are read whole: desktops cut those of windows that are too narrow for them. */
namespace ringford::ui {

/** How wide @p window has to be for its title, with the program's name that Qt adds, and for the desktop's buttons. */
int widthForTitle(const QWidget& window);
/** From now on dialogs that come up are wide enough for their titles, as far as the screen is. */
void watchTitles();

} // namespace ringford::ui
