// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace ringford::ui {

/**
 * Lets lists of completions come and go without a word about the window below them. To the window system the keyboard
 * goes from the window to the list and back, though it stays with the field; Qt 6.4 tells screen readers each time that
 * the window is active, and they read its title in the middle of what is typed.
 * @pre there is an application
 */
void watchCompletions();

} // namespace ringford::ui
