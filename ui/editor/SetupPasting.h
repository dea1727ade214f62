// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace ringford::ui {

class SetupDocument;

/** Puts the setup into the clipboard, as one line. */
void copySetup(const SetupDocument& document);
/**
 * Takes over a setup, or the game's other notation, from the clipboard. Gives what is wrong with it and where, a line
 * each, below a line that says so; nothing when it was taken over.
 */
QStringList pasteSetup(SetupDocument& document);

} // namespace ringford::ui
