// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace ringford::ui {

/** Whether any window of the program is seen: dialogs, lists and bubbles are none. */
bool isAnyWindowSeen();

} // namespace ringford::ui
