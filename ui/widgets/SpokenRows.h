// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAbstractItemView;

namespace ringford::ui {

/** Tells screen readers that the current row of @p view has the focus, if it has: its content is what they speak. */
void announceRow(QAbstractItemView& view);

/**
 * From now on screen readers are told of the current row of a list, a table or a tree that the keyboard comes to: Qt
 * 6.4 tells them of the list alone, so that nobody who does not see it knows where the arrow keys begin.
 */
void watchSpokenRows();

} // namespace ringford::ui
