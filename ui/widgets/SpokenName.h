// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QComboBox;
class QString;

namespace ringford::ui {

/**
 * Gives a list with one choice, beside which no label stands, a name that screen readers speak: Qt reads what is chosen
 * in place of its name, so the name is its description as well.
 */
void setSpokenName(QComboBox& list, const QString& name);

} // namespace ringford::ui
