// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/Registry.h"

#include <QStringList>

namespace ringford::ui {

class MainWindow;
class SettingsFile;

/** A window that is shown and deletes itself when it closes. Both outlive it. */
MainWindow& openWindow(const Registry& registry, const SettingsFile& settings);

/**
 * The windows that the program starts with: one for each file, and for each game that was left on a board; if no file
 * is named, for what else was open when the program ended unexpectedly; if there is none of these, for what was open
 * last.
 */
void openWindows(const Registry& registry, const SettingsFile& settings, const QStringList& files);

} // namespace ringford::ui
