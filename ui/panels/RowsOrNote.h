// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QLabel;
class QWidget;

namespace ringford::ui {

/**
 * What a panel holds that lists something: @p rows, and @p note above them, or in their place where there are none. F6
 * leads to the note then. @pre the rows have their name and their help
 */
QWidget* rowsOrNote(QLabel& note, QWidget& rows);

} // namespace ringford::ui
