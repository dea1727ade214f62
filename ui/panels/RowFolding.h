// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QKeyEvent;
class QTreeView;

namespace ringford::ui {

/**
 * Folds, or unfolds, the row that is current by `-` and `+`, whichever of its cells is: by itself a tree view does so for
 * the first cell alone. Who folds a row without any below it folds the one that it is below, which is current then. It
 * is told to screen readers. False: @p key is no such key.
 */
bool foldByKey(QTreeView& view, const QKeyEvent& key);

} // namespace ringford::ui
