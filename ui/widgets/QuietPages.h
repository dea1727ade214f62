// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace ringford::ui {

/**
 * From now on screen readers say nothing of what holds pages, one of which is seen: by Qt's own words it is a "layered
 * pane", which they read before what is on the page.
 */
void nameNoPages();

} // namespace ringford::ui
