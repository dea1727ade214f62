// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QComboBox;

namespace ringford::ui {

/**
 * From now on screen readers are told what is chosen in a list with one choice: when the keyboard comes to one that has
 * a label, and whenever another row is chosen with it. Qt 6.4 gives them the choice as the list's name, which Orca 43
 * does not speak where a label names the list, and as a value, whose changes it does not follow.
 */
void watchSpokenChoices();

/**
 * What is chosen in @p list is told once all is at rest that it changes: that is so much that readers would drop it, such
 * as the fields of all seats.
 */
void tellChoiceAtRest(QComboBox& list);

} // namespace ringford::ui
