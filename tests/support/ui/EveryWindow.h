// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

class QWidget;

namespace ringford::test {

class WindowHands;

/** A window or dialog of the program, and how a person comes to it. */
struct WindowKind {
    const char* name;
    const char* game; ///< what is played in the window by then
    std::function<void(WindowHands& hands)> open;
};

/** All of them, for tests of what holds everywhere. */
const std::vector<WindowKind>& everyWindow();
/** Opens one: what came up, active; null if nothing did. For a window without `open` that of the game. */
QWidget* openWindow(const WindowKind& kind, WindowHands& hands);
/** Closes what openWindow() has opened, and all beside the window of the game. */
void closeOthers(WindowHands& hands);
/** What Tab is to reach in @p window, or a part of one, as it is now. */
std::vector<QWidget*> reachable(const QWidget& window);

} // namespace ringford::test
