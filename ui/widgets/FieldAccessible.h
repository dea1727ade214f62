// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QCoreApplication;

namespace ringford::ui {

/**
 * From now on screen readers are told of fields of one line, and of those with numbers, by our own objects. What Qt 6.4
 * tells of them is wrong: asked for the word at the end of the text, as readers do when somebody goes there by Ctrl and
 * an arrow, it never comes back, and the program stands still; and all that it says of how characters look ends before
 * it begins, so that Orca leaves the last one out.
 */
void letFieldsBeRead(QCoreApplication& program);

} // namespace ringford::ui
