// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QComboBox;
class QString;
class QWidget;

namespace ringford::ui {

/**
 * Gives a list with one choice, beside which no label stands, a name that screen readers speak: Qt reads what is chosen
 * in place of its name, so the name is its description as well.
 */
void setSpokenName(QComboBox& list, const QString& name);

/**
 * Gives a widget whose name follows the game its name, where that is another: Qt tells screen readers of each that is set,
 * and one that is told too much at once passes over moves that were played.
 */
void renameSpoken(QWidget& widget, const QString& name);

} // namespace ringford::ui
