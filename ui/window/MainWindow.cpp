// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/MainWindow.h"

#include "engine/games/GameSummary.h"
#include "ui/board/tools/TouchBar.h"
#include "ui/board/view/BoardQuestions.h"
#include "ui/board/view/BoardView.h"
#include "ui/files/Document.h"
#include "ui/files/FileDrop.h"
#include "ui/files/JournalPlace.h"
#include "ui/match/ClockModel.h"
#include "ui/match/MatchModel.h"
#include "ui/match/MatchSession.h"
#include "ui/panels/AnalysisDock.h"
#include "ui/panels/GameLine.h"
#include "ui/panels/MoveEntry.h"
#include "ui/panels/MovesDock.h"
#include "ui/panels/SeatsDock.h"
#include "ui/settings/WindowMemory.h"
#include "ui/sound/GameSounds.h"
#include "ui/widgets/AccessKeys.h"
#include "ui/widgets/FocusRound.h"
#include "ui/widgets/MenuBar.h"
#include "ui/widgets/MessageBar.h"
#include "ui/widgets/WindowKeys.h"
#include "ui/window/ActionSketch.h"
#include "ui/window/AnalysisController.h"
#include "ui/window/ClockController.h"
#include "ui/window/CommandSet.h"
#include "ui/window/ComputerController.h"
#include "ui/window/ConcessionController.h"
#include "ui/window/DiceController.h"
#include "ui/window/DrawingController.h"
#include "ui/window/EscapeKey.h"
#include "ui/window/FileController.h"
#include "ui/window/FileMenu.h"
#include "ui/window/GameController.h"
#include "ui/window/HelpController.h"
#include "ui/window/HintController.h"
#include "ui/window/IdleKeys.h"
#include "ui/window/JournalController.h"
#include "ui/window/LastGame.h"
#include "ui/window/LessonController.h"
#include "ui/window/MovesController.h"
#include "ui/window/PracticeController.h"
#include "ui/window/PrintController.h"
#include "ui/window/Program.h"
#include "ui/window/ProjectorController.h"
#include "ui/window/StageController.h"
#include "ui/window/Startup.h"
#include "ui/window/TableController.h"
#include "ui/window/TeachController.h"
#include "ui/window/ThreatController.h"
#include "ui/window/ValuesController.h"
#include "ui/window/ViewController.h"
#include "ui/window/WindowLayout.h"
#include "ui/window/WindowTitle.h"
#include "ui/window/WorksheetController.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMenuBar>
#include <QSettings>
#include <QToolBar>
#include <QUndoStack>

#include <cassert>
#include <utility>

namespace ringford::ui {

namespace {

/** What nobody has to decipher, until somebody chooses. */
Match firstMatch(const Registry& registry)
{
    auto game = offeredGames(registry).front()->create({});
    assert(game);
    Position start = (*game)->start();
    return Match(*std::move(game), std::move(start));
}

} // namespace

MainWindow::MainWindow(Program& program, QWidget* parent)
    : QMainWindow(parent), m_program(program), m_session(new MatchSession(firstMatch(program.registry), this)),
      m_document(new Document(program.registry, model(), this)), m_commands(new CommandSet(this)),
      m_area(new GameArea(model(), *m_document, this)), m_panels(*this, model(), clocks(), board()),
      m_files(new FileController(*this, *m_document, model(), messages()))
{
    setCentralWidget(m_area);
    m_panels.putBeside();
    auto* const drop = new FileDrop(*this);
    connect(drop, &FileDrop::dropped, this, [this](const QStringList& files) {
        activateWindow();
        openFiles(
            m_program, [this]() -> MainWindow& { return *this; }, files);
    });
    connect(drop, &FileDrop::droppedText, this, [this](const QString& text) {
        activateWindow();
        openText(text);
    });
    addKeepers(addControllers(addBars()));
    addSounds();
    new IdleKeys(*m_commands, messages(), *this);
    new BoardQuestions(board(), &clocks(), this);
    new FocusRound(*this, {&messages(), &moveEntry(), &gameLine(), &board()}, board());
    makeAccessKeysDiffer(menuBar()->actions());
    m_layout->restore(readWindowMemory(m_program.settings.file()));
    new WindowTitle(*this, model(), *m_document);
    board().setFocus();
}

MainWindow::~MainWindow()
{
    // The stack empties itself when it goes, and would tell controllers whose commands are gone by then.
    moves().edits()->disconnect();
    QMetaObject::invokeMethod(qApp, &endWithoutWindows, Qt::QueuedConnection);
}

/** Gives the bar with what can be touched beside the board. */
QToolBar& MainWindow::addBars()
{
    QToolBar* const tools = addToolBar(tr("Toolbar"));
    auto* const touch = new TouchBar(board().boardScene(), board().playTool(), this);
    addToolBar(Qt::BottomToolBarArea, touch);
    tools->setObjectName(QStringLiteral("toolBar"));
    tools->setToolButtonStyle(Qt::ToolButtonIconOnly);
    setMenuBar(new MenuBar(this));
    letReturnPress(*this);
    m_commands->fillMenuBar(*menuBar());
    m_commands->fillToolBar(*tools);
    for (QAction* const menu : menuBar()->actions())
        menu->menu()->setToolTipsVisible(true);
    tools->toggleViewAction()->setText(tr("&Toolbar"));
    m_commands->menu(CommandMenu::View)
        ->addActions(m_panels.switches() << tools->toggleViewAction() << (*m_commands)[Command::ResetLayout]);
    return *touch;
}

/** Each needs those before it. Gives the one that begins games. */
GameController& MainWindow::addControllers(QToolBar& touchBar)
{
    CommandSet& commands = *m_commands;
    QUndoStack& edits = *moves().edits();
    auto* const drawing = new DrawingController({*this, model(), board(), edits, commands});
    m_layout = new WindowLayout({*this, model(), board(), m_panels, touchBar});
    connect(commands[Command::ResetLayout], &QAction::triggered, m_layout, &WindowLayout::reset);
    m_stage = new StageController({*this, model(), clocks(), *m_area, edits, *drawing, *m_layout, commands, *m_files});
    auto* const view = new ViewController({*this, m_program.settings, model(), board(), messages(), commands});
    new ClockController(
        {*this, model(), clocks(), *m_document, board(), commands, *m_stage, messages(), m_program.settings});
    auto* const game =
        new GameController({*this, m_program, model(), *m_document, *m_files, *m_area, commands, *m_stage, *view});
    connect(this, &MainWindow::textGiven, game, &GameController::openText);
    connect(game, &GameController::scoreChanged, &panel<SeatsDock>(), &SeatsDock::setScore);
    auto* const sketch = new ActionSketch(model(), board(), this);
    auto* const computer = new ComputerController(
        {*this, m_program, model(), clocks(), *m_area, commands, *m_stage, panel<SeatsDock>(), *sketch});
    connect(this, &MainWindow::reopened, computer, &ComputerController::waitFirst);
    connect(m_files, &FileController::opened, computer, &ComputerController::waitFirst);
    const auto* const values =
        new ValuesController({*this, m_program, model(), clocks(), commands, *m_stage, m_panels});
    new HintController({*this, m_program, model(), *m_area, commands, *m_stage, *sketch}, values->search());
    new ThreatController({*this, m_program, model(), *m_area, commands, *m_stage, *sketch});
    new MovesController({*this, model(), *m_area, moves(), commands, *m_stage});
    new ConcessionController({*this, m_program, model(), *m_area, *computer, *game});
    new AnalysisController(
        {*this, m_program, model(), *m_area, commands, *m_stage, edits, panel<AnalysisDock>(), *m_files});
    new TableController({*this, m_program.settings, model(), board(), panel<SeatsDock>(), commands, *view});
    new PrintController({*this, m_program.registry, model(), board(), messages(), commands, m_program.settings.file()});
    new DiceController({*this, m_program.dice, m_program.settings, commands});
    m_teach = new TeachController(
        {*this, m_program, model(), *m_area, m_panels, moves(), *m_layout, commands, *m_files, *m_stage, *view});
    m_help = new HelpController({*this, m_program, model(), *m_area, moves(), commands, *m_stage, *view});
    m_escape = new EscapeKey({*this, *m_area, *sketch, commands, *m_stage, m_teach->projector()});
    return *game;
}

/** What keeps the game from being lost. */
void MainWindow::addKeepers(GameController& game)
{
    new FileMenu({*this, *m_files, m_program.recentFiles, moves(), board(), *m_commands});
    m_lastGame = new LastGame(
        {*this, m_program.registry, model(), *m_document, *m_files, m_program.settings.file(), messages()});
    m_journal = new JournalController({*this, m_program.registry, model(), *m_document, clocks(), messages(), *m_files,
                                       game, editing(), demonstration(), worksheet()});
}

void MainWindow::addSounds()
{
    auto* const sounds = new GameSounds(model(), m_program.sounds, this);
    sounds->setClocks(clocks());
    connect(&board(), &BoardView::refused, sounds, &GameSounds::refuse);
    connect(&moveEntry(), &MoveEntry::refused, sounds, &GameSounds::refuse);
}

MatchModel& MainWindow::model() const
{
    return m_session->match();
}

ClockModel& MainWindow::clocks() const
{
    return m_session->clocks();
}

MovesDock& MainWindow::moves() const
{
    return panel<MovesDock>();
}

EditSession& MainWindow::editing() const
{
    return m_stage->edit();
}

Demonstration& MainWindow::demonstration() const
{
    return m_stage->demonstration();
}

PracticeBar& MainWindow::practice() const
{
    return m_teach->practice().bar();
}

Worksheet& MainWindow::worksheet() const
{
    return m_teach->worksheet().sheet();
}

HelpWindow& MainWindow::help()
{
    return m_help->window();
}

void MainWindow::openFile(const QString& file)
{
    m_files->open(file);
}

void MainWindow::resume(std::unique_ptr<JournalPlace> place)
{
    m_journal->resume(std::move(place));
}

void MainWindow::reopenLast()
{
    m_lastGame->reopen();
    emit reopened();
}

void MainWindow::reopen(const QString& file)
{
    m_lastGame->reopen(file);
}

void MainWindow::openLesson(const QString& file)
{
    m_teach->lessons().open(file);
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    moves().commitComment();
    if (m_teach->lessons().askToLeave() || askToLeave()) {
        event->ignore();
        return;
    }
    m_teach->projector().leave();
    m_stage->leave();
    remember();
    m_journal->end();
    m_files->giveUpFile();
    m_help->close();
    QMainWindow::closeEvent(event);
}

/** Whether somebody is asked; the window closes then when all is agreed to. */
bool MainWindow::askToLeave()
{
    // What was agreed to once holds for that once.
    if (std::exchange(m_isLeaving, false) || !m_files->isUnsaved(Leaving::Window))
        return false;
    m_files->leave(
        [this] {
            m_isLeaving = true;
            close();
        },
        Leaving::Window);
    return true;
}

void MainWindow::remember()
{
    QSettings& file = m_program.settings.file();
    WindowMemory memory = readWindowMemory(file);
    m_layout->remember(memory);
    m_lastGame->remember(memory);
    writeWindowMemory(file, memory);
}

void MainWindow::keyPressEvent(QKeyEvent* event)
{
    const bool isEscape = event->key() == Qt::Key_Escape && event->modifiers() == Qt::NoModifier;
    if (!isEscape || !m_escape->leaveOne())
        QMainWindow::keyPressEvent(event);
}

} // namespace ringford::ui
