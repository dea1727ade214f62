// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QPoint;
class QString;
class QWidget;

namespace ringford::ui {

/** Shows @p text, which may be rich text, about something of @p widget at @p place on the screen, and has it read. */
void showSpokenHelp(const QPoint& place, const QString& text, QWidget& widget);

/**
 * Does so for what has the focus in @p window; where a pointer was used last, or nobody knows what that is for, the next
 * click says what it is to be about.
 */
void explain(const QWidget& window);

/**
 * Answers Shift+F1 in a field of a dialog, and F1 at an entry of an open menu, with what it is for, in sight and aloud.
 * Qt 6.4 tells screen readers nothing of either, and for F1 closes the menu.
 * @pre there is an application
 */
void watchSpokenHelp();

} // namespace ringford::ui
