// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/panels/Panels.h"
#include "ui/window/GameArea.h"

#include <QMainWindow>

#include <memory>

class QToolBar;

namespace ringford::ui {

class ClockModel;
class CommandSet;
class Demonstration;
class Document;
class EditSession;
class EscapeKey;
class FileController;
class GameController;
class HelpController;
class HelpWindow;
class JournalController;
class JournalPlace;
class LastGame;
class MatchSession;
class MovesDock;
class PracticeBar;
class StageController;
class TeachController;
class WindowLayout;
class Worksheet;
struct Program;

/**
 * The window: a board in the middle, a line above it that tells whose turn it is, the list of moves, menus. Opens with
 * a game that can be played at once. It makes the parts and shows them; what they do together is the controllers'
 * affair.
 */
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /** @p program outlives the window. */
    explicit MainWindow(Program& program, QWidget* parent = nullptr);
    ~MainWindow() override;

    MatchModel& model() const;
    ClockModel& clocks() const;
    Document& document() const { return *m_document; }
    CommandSet& commands() const { return *m_commands; }
    BoardView& board() const { return m_area->board(); }
    MessageBar& messages() const { return m_area->messages(); }
    MoveEntry& moveEntry() const { return m_area->entry(); }
    GameLine& gameLine() const { return m_area->line(); }
    /** The panel of that class. @pre there is one */
    template <class Which> Which& panel() const { return *m_panels.find<Which>(); }
    MovesDock& moves() const;
    EditSession& editing() const;
    Demonstration& demonstration() const;
    PracticeBar& practice() const;
    Worksheet& worksheet() const;
    /** The window with the help pages; made when first asked for. */
    HelpWindow& help();

    void openFile(const QString& file);
    /** Begins at the position or opens the game that @p text is, as if it had been pasted. */
    void openText(const QString& text) { emit textGiven(text); }
    /** Goes on with the game that @p place keeps: it was being played when the program ended. */
    void resume(std::unique_ptr<JournalPlace> place);
    /** Opens what was open when the last window closed, or begins the game that was played there anew. */
    void reopenLast();
    /** Opens what was open when the program ended, unless that is what ended it. */
    void reopen(const QString& file);
    /** Runs a lesson in a window of its own, or says what is wrong with the file. */
    void openLesson(const QString& file);

signals:
    void textGiven(const QString& text);
    /** By reopenLast(). */
    void reopened();

protected:
    void closeEvent(QCloseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QToolBar& addBars();
    GameController& addControllers(QToolBar& touchBar);
    void addKeepers(GameController& game);
    void addSounds();
    bool askToLeave();
    void remember();

    Program& m_program;
    MatchSession* m_session;
    Document* m_document;
    CommandSet* m_commands;
    GameArea* m_area;
    Panels m_panels;
    FileController* m_files;
    WindowLayout* m_layout = nullptr;
    StageController* m_stage = nullptr;
    TeachController* m_teach = nullptr;
    HelpController* m_help = nullptr;
    EscapeKey* m_escape = nullptr;
    LastGame* m_lastGame = nullptr;
    JournalController* m_journal = nullptr;
    bool m_isLeaving = false; ///< closing was agreed to
};

} // namespace ringford::ui
