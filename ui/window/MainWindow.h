// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/Registry.h"
#include "engine/match/GameTree.h"
#include "ui/board/scene/BoardAppearance.h"
#include "ui/paint/PieceArt.h"
#include "ui/panels/Panels.h"
#include "ui/settings/Settings.h"

#include <QMainWindow>
#include <QPointer>

#include <array>
#include <functional>
#include <memory>

class QSettings;
class QToolBar;

namespace ringford::ui {

class BoardView;
class ClockModel;
class Commands;
class Demonstration;
class Document;
class DrawTool;
class EditSession;
class FileController;
class GameCommands;
class GameLine;
class HelpWindow;
class JournalController;
class JournalPlace;
class MatchModel;
class MatchSession;
class MessageBar;
class MoveEntry;
class MovesDock;
class PracticeBar;
class Projector;
class SetupStage;
class Worksheet;
class WorksheetDialog;
class TouchBar;

/**
 * The window: a board in the middle, a line above it that tells whose turn it is, the list of moves, menus. Opens with
 * a game that can be played at once.
 */
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /** Both outlive the window. What @p store holds is taken up, and changed when settings are. */
    MainWindow(const Registry& registry, QSettings& store, QWidget* parent = nullptr);
    ~MainWindow() override;

    MatchModel& model() const { return *m_model; }
    BoardView& board() const { return *m_board; }
    Commands& commands() const { return *m_commands; }
    Document& document() const { return *m_document; }
    /** The panel of that class. @pre there is one */
    template <class Which> Which& panel() const { return *m_panels.find<Which>(); }
    MovesDock& moves() const { return *m_moves; }
    ClockModel& clocks() const { return *m_clocks; }
    MessageBar& messages() const { return *m_messages; }
    MoveEntry& moveEntry() const { return *m_entry; }
    GameLine& gameLine() const { return *m_line; }
    EditSession& editing() const { return *m_edit; }
    Demonstration& demonstration() const { return *m_demonstration; }
    PracticeBar& practice() const { return *m_practice; }
    Worksheet& worksheet() const { return *m_worksheet; }
    /** The window with the help pages; made when first asked for. */
    HelpWindow& help();
    const Settings& settings() const { return m_settings; }

    void openFile(const QString& file);
    /** Goes on with the game that @p place keeps: it was being played when the program ended. */
    void resume(std::unique_ptr<JournalPlace> place);
    /** Opens what was open when the last window closed, or begins the game that was played there anew. */
    void reopenLast();
    /** The first one here, each other in a window of its own. @pre not empty */
    void openFiles(QStringList files);
    void applySettings(const Settings& settings);
    /** Runs a lesson in a window of its own, or says what is wrong with the file. */
    void openLesson(const QString& file);

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void arrangeParts();
    void arrangeBars();
    void arrangeDrawing();
    void connectFiles();
    void connectEdits();
    void connectSteps();
    void updateSteps();
    bool isDrawing() const;
    void connectMoves();
    void connectView();
    void connectTable();
    void connectEditing();
    void connectDemonstration();
    void connectPractice();
    void connectLayers();
    void connectProjector();
    void connectWorksheet();
    void addToWorksheet();
    WorksheetDialog* showWorksheet();
    /** Does @p then as soon as no task can be lost: asks to save, discard or cancel. */
    void leaveWorksheet(const std::function<void()>& then);
    bool isSettingUp() const { return setUp() != nullptr; }
    SetupStage* setUp() const;
    void pasteIntoSetup();
    void showEditing(bool isOn);
    void offerTable();
    void showFollowed();
    void stepBoard(int by);
    void connectHelp();
    void connectLessons();
    void connectModel();
    void updateCommands();
    void updateClaim();
    void updatePause();
    void updateMarks();
    void announceBranch(const Node* left);
    void announceAside(const Node* first);
    void updateTitle();
    void updateRecent();
    void applyManner();
    void restoreWindow();
    void announceDamagedSettings();
    void connectJournal();
    void rememberGame();
    void announceUnfitSettings();
    void showWhatGameNeeds();
    void restoreLayout(const QByteArray& layout);
    void fitLayoutToBoard();
    bool hasUnkeptSetup() const;
    void leaveSetups(const std::function<void()>& then);
    void playSetup(const Position& position, const std::vector<std::string>& comments);
    void layAside();
    void layBack();
    void rememberLayout();
    void resetLayout();
    void fitScreen();
    void rememberFile(const QString& file);
    void configure();
    void showHelp();
    void showKeys();
    void showAbout();
    void showWhatsThis();
    void showCard(Cell cell);

    const Registry& m_registry;
    QSettings& m_store;
    Settings m_settings;
    WindowMemory m_memory;
    BoardAppearance m_appearance;
    PieceArt m_art;
    MatchSession* m_session;
    MatchModel* m_model;
    Document* m_document;
    ClockModel* m_clocks;
    Commands* m_commands;
    MessageBar* m_messages;
    GameLine* m_line;
    BoardView* m_board;
    MoveEntry* m_entry;
    Panels m_panels;
    MovesDock* m_moves;
    QToolBar* m_toolBar;
    TouchBar* m_touchBar = nullptr;
    DrawTool* m_drawTool = nullptr;
    FileController* m_files;
    GameCommands* m_games;
    EditSession* m_edit = nullptr;
    Demonstration* m_demonstration = nullptr;
    PracticeBar* m_practice = nullptr;
    Projector* m_projector = nullptr;
    Worksheet* m_worksheet = nullptr;
    QPointer<HelpWindow> m_help;
    JournalController* m_journal = nullptr;
    // By whether the board is long:
    std::array<QByteArray, 2> m_usualLayouts; ///< as the window comes before a person changes it
    std::array<QByteArray, 2> m_layouts;      ///< as a person left it last
    QByteArray m_laidAside; ///< the layout from before a position was set up; none: the usual one comes back
    bool m_isLong = false;
    QString m_refusedSection;      ///< what help tells about the last refusal, as long as nothing else has happened
    bool m_isLeaving = false;      ///< closing was agreed to
    bool m_isPlayingSetup = false; ///< what was set up is about to become the game
};

} // namespace ringford::ui
