// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace ringford::ui {

/**
 * From now on a window that comes up by a key shows from the first moment which of its fields has the focus: styles of Qt
 * mark that only after Tab or an access key was pressed there.
 */
void watchSeenFocus();

} // namespace ringford::ui
