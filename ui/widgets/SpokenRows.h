// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace ringford::ui {

/**
 * From now on screen readers are told of the current row of a list, a table or a tree that the keyboard comes to: Qt
 * 6.4 tells them of the list alone, so that nobody who does not see it knows where the arrow keys begin.
 */
void watchSpokenRows();

} // namespace ringford::ui
