// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>

namespace ringford::ui {

/**
 * The icon drawn in resources/icons/NAME.svg, in the text colour of the window: it follows the palette, light or dark,
 * and is drawn anew for each size and scale. A null icon where there is no such drawing.
 */
QIcon namedIcon(const QString& name);

} // namespace ringford::ui
