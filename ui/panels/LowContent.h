// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QDockWidget;
class QWidget;

namespace ringford::ui {

/** Puts @p content into @p panel, no higher beside a board than it has to be: the list of moves takes the room. */
void setLowContent(QDockWidget& panel, QWidget* content);

} // namespace ringford::ui
