// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/window/Command.h"

#include <QMainWindow>
#include <QStringList>

class QHBoxLayout;

namespace ringford::ui {

class MainWindow;
class MessageBar;
class PictureShelf;
class PictureView;
struct Program;

/**
 * What the program begins with: the games, to play or to learn one; what was played last, to go on with it; the
 * lessons. What is chosen opens in a window of its own; once that is a game, this one closes. Who closes a lesson,
 * the dice or a tournament comes back to it.
 */
class StartWindow : public QMainWindow {
    Q_OBJECT

public:
    /** @p program outlives the window. */
    explicit StartWindow(Program& program, QWidget* parent = nullptr);
    ~StartWindow() override;

    PictureView& games() const { return *m_games; }
    /** What was played last; hidden while nothing was. */
    PictureView& recent() const { return *m_recent; }
    PictureView& lessons() const { return *m_lessons; }
    MessageBar& messages() const { return *m_messages; }

    /** Begins the game of that row with its usual options. */
    void play(int row);
    /** The same against the computer at all seats but the first. */
    void playComputer(int row);
    /** Runs the lesson on the game of that row. */
    void learn(int row);
    /** Asks for the options of the game of that row, and for who plays. */
    void choose(int row);
    /** Goes on with what was played last, or opens a file that was used. */
    void goOn(int row);
    /** Files that were dropped: each in a window of its own, or ledger in that of its tournament. @pre not empty */
    void openDropped(const QStringList& files);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    PictureView* addView(QWidget* column, const QString& title, const char* name, PictureShelf& shelf);
    QWidget* makeGames();
    QWidget* makeOthers();
    QWidget* makeFoot();
    void connectViews();
    void chooseTogether();
    QString lessonOn(int row) const;
    void fillRecent();
    void fillLessons();
    void takeSettings();
    void shareWidth();
    void runLesson(const QString& file);
    void askAndOpen();
    void configure();
    MainWindow& openGame();
    MainWindow& begin(int row);
    void paste(Command pasting);

    Program& m_program;
    MessageBar* m_messages;
    QHBoxLayout* m_columns; ///< games, and all others
    PictureShelf* m_gameShelf;
    PictureShelf* m_recentShelf;
    PictureShelf* m_lessonShelf;
    PictureView* m_games = nullptr;
    PictureView* m_recent = nullptr;
    PictureView* m_lessons = nullptr;
    QStringList m_files;       ///< of recent rows; the first one is empty where the last game has no file
    QStringList m_lessonFiles; ///< of lessons' rows
};

} // namespace ringford::ui
