// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <functional>

class QWidget;

namespace ringford {
struct Lesson;
}

namespace ringford::ui {

class DiceWindow;
class LessonWindow;
class MainWindow;
class StartWindow;
class TournamentWindow;
struct BoardAppearance;
struct Program;

/** A window that is shown and deletes itself when it closes. */
MainWindow& openWindow(Program& program);

/** The dice in a window of their own. */
DiceWindow& openDice(Program& program);

/** The start page, in front; there is one at a time. */
StartWindow& openStartPage(Program& program);

/**
 * The window of a tournament, in front: that in which @p file is open already, or one that opens it; without a file one
 * that has no ledger yet.
 */
TournamentWindow& openTournament(Program& program, const QString& file = {});

/** Opens @p file in a window of its own: that of a tournament, or one of a game. */
void openInWindow(Program& program, const QString& file);
/**
 * Several files that are dropped together: the first game is opened in the window that @p first gives, which is not asked
 * where ledgers alone are dropped, all others in windows of their own. @pre not empty
 */
void openFiles(Program& program, const std::function<MainWindow&()>& first, const QStringList& files);

/** Runs a lesson in a window of its own, which goes with @p parent if there is one; its boards have @p appearance. */
LessonWindow& openLesson(Program& program, Lesson lesson, const BoardAppearance& appearance, QWidget* parent = nullptr);

/**
 * The windows that the program starts with: one for each file, and for each game that was left on a board; if no file
 * is named, for what else was open when the program ended unexpectedly; if there is none of these, the start page, or
 * where settings say so what was open last. Ledgers that were open when the program ended come back beside them.
 * @p ledgers are files, too, whatever they are called.
 */
void openWindows(Program& program, const QStringList& files, const QStringList& ledgers = {});

/**
 * Ends the program when no window is seen any more. Qt ends it with its last window, but what it counts as windows can
 * outlive all that people see of it: a list of completions, a bubble.
 */
void endWithoutWindows();

} // namespace ringford::ui
