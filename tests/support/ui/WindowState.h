// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>

namespace ringford::ui {
class MainWindow;
}

namespace ringford::test {

/**
 * All that a person would miss of a window: `id` (the name of its first seat), `game`, `moves` (the tree without
 * words), `stands` (how many entries lead to where the game does), `comments` (by the number of their node), `setup` (what is being set up and not kept), `tasks` (of the
 * worksheet), `file`, `unsaved`.
 */
QJsonObject stateOf(const ui::MainWindow& window);

/** The time on a clock that all programs of this computer share, in ms. */
qint64 sharedTime();

} // namespace ringford::test
