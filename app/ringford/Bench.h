// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>

namespace ringford::ui {
class MainWindow;
}

namespace ringford {

/**
 * Prints how long @p window took from @p start to be painted for the first time, then how fast its board is painted as
 * large as the screen is: medians and 95th percentiles in milliseconds, and in brackets what of them the program itself
 * worked. Ends the program when it is done.
 */
void benchWhenPainted(ui::MainWindow& window, const QElapsedTimer& start);

} // namespace ringford
