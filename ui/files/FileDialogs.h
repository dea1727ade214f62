// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace ringford::ui {

/**
 * From now on Qt's own dialogs for files, which come up where the desktop has none, are wide enough at first for what
 * they tell of each file.
 */
void watchFileDialogs();

} // namespace ringford::ui
