// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/MainWindow.h"

#include "ui/board/tools/PlayTool.h"
#include "ui/board/tools/TouchBar.h"
#include "ui/board/view/BoardView.h"
#include "ui/board/view/DrawTool.h"
#include "ui/editor/Demonstration.h"
#include "ui/editor/EditSession.h"
#include "ui/files/Document.h"
#include "ui/files/JournalPlace.h"
#include "ui/help/HelpWindow.h"
#include "ui/match/ClockModel.h"
#include "ui/match/MatchModel.h"
#include "ui/match/MatchSession.h"
#include "ui/match/Worksheet.h"
#include "ui/panels/GameLine.h"
#include "ui/panels/MoveEntry.h"
#include "ui/panels/MovesDock.h"
#include "ui/panels/ProgressLine.h"
#include "ui/panels/Projector.h"
#include "ui/panels/TableNews.h"
#include "ui/widgets/AccessKeys.h"
#include "ui/widgets/MessageBar.h"
#include "ui/widgets/OverRow.h"
#include "ui/window/Commands.h"
#include "ui/window/FileController.h"
#include "ui/window/GameCommands.h"
#include "ui/window/JournalController.h"
#include "ui/window/SeatChoices.h"
#include "ui/words/Words.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QBoxLayout>
#include <QCloseEvent>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QKeyEvent>
#include <QMenuBar>
#include <QMimeData>
#include <QScreen>
#include <QSettings>
#include <QToolBar>
#include <QUndoStack>

#include <algorithm>
#include <cassert>
#include <initializer_list>
#include <utility>

namespace ringford::ui {

namespace {

constexpr qsizetype kMostNewWindows = 9; // for files that are dropped together

Match firstMatch(const Registry& registry)
{
    auto game = registry.types().front()->create({});
    assert(game);
    Position start = (*game)->start();
    return Match(*std::move(game), std::move(start));
}

/**
 * Qt ends a program with its last window, but what it counts as windows can outlive all that people see of it: a list
 * of completions, a bubble.
 */
void endWithoutWindows()
{
    const QWidgetList all = QApplication::topLevelWidgets();
    const bool isAnyLeft = std::ranges::any_of(
        all, [](const QWidget* one) { return one->isVisible() && qobject_cast<const QMainWindow*>(one); });
    if (!isAnyLeft && QApplication::quitOnLastWindowClosed())
        QApplication::quit();
}

PointerUse pointerUse(Settings::Input input)
{
    switch (input) {
    case Settings::Input::Both: break;
    case Settings::Input::Drag: return PointerUse::Drag;
    case Settings::Input::Click: return PointerUse::Click;
    }
    return PointerUse::DragAndClick;
}

Turning turningOf(Settings::Turning turning)
{
    switch (turning) {
    case Settings::Turning::Fixed: break;
    case Settings::Turning::SeatOnTurn: return Turning::SeatOnTurn;
    case Settings::Turning::Tabletop: return Turning::Tabletop;
    }
    return Turning::Fixed;
}

} // namespace

MainWindow::MainWindow(const Registry& registry, QSettings& store, QWidget* parent)
    : QMainWindow(parent), m_registry(registry), m_store(store), m_settings(readSettings(store)),
      m_memory(readWindowMemory(store)), m_session(new MatchSession(firstMatch(registry), this)),
      m_model(&m_session->match()), m_document(new Document(registry, *m_model, this)), m_clocks(&m_session->clocks()),
      m_commands(new Commands(this)), m_messages(new MessageBar(this)), m_line(new GameLine(*m_model, this)),
      m_board(new BoardView(*m_model, this)), m_entry(new MoveEntry(*m_model, this)),
      m_panels(*this, *m_model, *m_clocks, *m_board), m_moves(m_panels.find<MovesDock>()),
      m_toolBar(addToolBar(tr("Toolbar"))), m_files(new FileController(*this, *m_document, *m_model, *m_messages)),
      m_games(new GameCommands({*this, registry, *m_model, *m_document, *m_files, *m_messages, m_art}))
{
    m_board->setClocks(*m_clocks);
    arrangeParts();
    connectEditing();
    connectDemonstration();
    connectPractice();
    connectFiles();
    connectEdits();
    connectSteps();
    connectMoves();
    connectView();
    connectHelp();
    connectLessons();
    connectLayers();
    connectProjector();
    connectWorksheet();
    connectModel();
    connectJournal();
    makeAccessKeysDiffer(menuBar()->actions());
    restoreWindow();
    applySettings(m_settings);
    updateRecent();
    updateCommands();
    updateTitle();
    announceDamagedSettings();
    m_board->setFocus();
}

MainWindow::~MainWindow()
{
    // The stack empties itself when it goes, and would tell commands that are gone by then.
    m_moves->edits()->disconnect(this);
    m_moves->edits()->disconnect(&m_drawTool->pad());
    QMetaObject::invokeMethod(qApp, &endWithoutWindows, Qt::QueuedConnection);
}

void MainWindow::arrangeParts()
{
    auto* const centre = new QWidget(this);
    auto* const rows = new QVBoxLayout(centre);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(m_line);
    rows->addWidget(m_board, 1);
    // What comes and goes lies over the line above the board: the board stays where it is.
    for (QWidget* const bar :
         std::initializer_list<QWidget*>{new ProgressLine(*m_document, centre), m_messages, m_entry}) {
        bar->setParent(centre);
        // What is typed wants the whole row; what is told leaves alone whose turn it is, and the buttons.
        new OverRow(*bar, bar == m_entry ? nullptr : m_line->room());
    }
    centre->setAccessibleName(tr("Game"));
    setCentralWidget(centre);
    connect(m_messages, &MessageBar::left, m_board, qOverload<>(&QWidget::setFocus));
    m_panels.putBeside();
    arrangeBars();
    setAcceptDrops(true);
    // Files that are dropped on the board are the window's.
    m_board->setAcceptDrops(false);
    m_board->viewport()->setAcceptDrops(false);
}

void MainWindow::arrangeBars()
{
    m_touchBar = new TouchBar(m_board->boardScene(), m_board->playTool(), this);
    addToolBar(Qt::BottomToolBarArea, m_touchBar);
    arrangeDrawing();
    m_toolBar->setObjectName(QStringLiteral("toolBar"));
    m_toolBar->setToolButtonStyle(Qt::ToolButtonIconOnly);
    m_commands->fillMenuBar(*menuBar());
    m_commands->fillToolBar(*m_toolBar);
    for (QAction* const menu : menuBar()->actions())
        menu->menu()->setToolTipsVisible(true);
    QAction* const bar = m_toolBar->toggleViewAction();
    bar->setText(tr("&Toolbar"));
    m_commands->view->addActions(m_panels.switches() << bar << m_commands->resetLayout);
}

void MainWindow::announceDamagedSettings()
{
    if (m_store.status() != QSettings::FormatError) {
        announceUnfitSettings();
        return;
    }
    const QString file = m_store.fileName();
    const QString kept = file + QStringLiteral(".damaged");
    QFile::remove(kept);
    const QString name = QDir::toNativeSeparators(QFile::copy(file, kept) ? kept : file);
    m_messages->show({Message::Kind::Trouble,
                      tr("The settings were damaged. What could not be read is back to its default; the damaged file "
                         "was kept as %1.")
                          .arg(name),
                      {},
                      true});
}

void MainWindow::announceUnfitSettings()
{
    constexpr qsizetype kLongest = 40;
    QStringList reported;
    for (const UnfitSetting& unfit : unfitSettings(m_store)) {
        const QString value = unfit.value.size() > kLongest ? unfit.value.left(kLongest) + u'…' : unfit.value;
        reported += tr("%1 is “%2”, expected one of: %3", "a setting")
                        .arg(unfit.key, value.simplified(), unfit.expected.join(QStringLiteral(", ")));
    }
    if (!reported.isEmpty())
        m_messages->show({Message::Kind::Trouble,
                          tr("Settings in %1 that do not fit are as usual instead. %2.")
                              .arg(QDir::toNativeSeparators(m_store.fileName()), reported.join(QStringLiteral("; "))),
                          {},
                          true});
}

void MainWindow::connectModel()
{
    connect(m_model, &MatchModel::viewedNodeChanged, this, &MainWindow::updateCommands);
    connect(m_model, &MatchModel::gameNodeChanged, this, &MainWindow::updateCommands);
    connect(m_model, &MatchModel::treeChanged, this, &MainWindow::updateCommands);
    connect(m_model, &MatchModel::replaced, this, &MainWindow::updateCommands);
    connect(m_model, &MatchModel::replaced, this, &MainWindow::updateTitle);
    connect(m_model, &MatchModel::replaced, this, &MainWindow::fitLayoutToBoard);
    connect(m_model, &MatchModel::tagsChanged, this, &MainWindow::updateTitle);
    connect(m_model, &MatchModel::modifiedChanged, this, &MainWindow::setWindowModified);
    connect(m_document, &Document::fileChanged, this, &MainWindow::updateTitle);
    connect(m_moves, &MovesDock::choiceChanged, this, &MainWindow::updateCommands);
    connect(m_model, &MatchModel::nodeChanged, this, &MainWindow::updateMarks);
    connect(m_document, &Document::aboutToWrite, m_clocks, &ClockModel::keepTimes);
    connect(m_model, &MatchModel::entryPlayed, m_messages, &MessageBar::dismissNote); // before there is news
    new TableNews(*m_model, *m_messages, this);
}

void MainWindow::updateTitle()
{
    const QString game = words::translated(m_model->description().title);
    const QString file = m_document->file();
    //: title of the window: %1 is a file, %2 a game; [*] shows that there is something unsaved
    setWindowTitle(file.isEmpty() ? tr("%1[*]", "title").arg(game)
                                  : tr("%1[*] – %2", "title").arg(QFileInfo(file).fileName(), game));
    setWindowModified(m_model->isModified());
}

void MainWindow::openFile(const QString& file)
{
    m_files->open(file);
}

void MainWindow::applySettings(const Settings& settings)
{
    if (settings != m_settings) {
        m_settings = settings;
        writeSettings(m_store, settings);
    }
    m_commands->coordinates->setChecked(settings.coordinates);
    m_commands->minimap->setChecked(settings.minimap);
    m_commands->legalTargets->setChecked(settings.legalTargets);
    m_commands->whyNot->setChecked(settings.whyNot);
    m_commands->seatChoices->setSettings(settings);
    showFollowed();
    m_commands->turnings->actions().at(static_cast<int>(settings.turning))->setChecked(true);
    for (QAction* const theme : m_commands->themes->actions())
        theme->setChecked(theme->data().toString() == settings.theme);
    applyManner();
}

void MainWindow::applyManner()
{
    bool isDark = m_settings.surroundings == Settings::Surroundings::Dark;
    if (m_settings.surroundings == Settings::Surroundings::Auto)
        isDark = Theme::isDark(palette().color(QPalette::Base));
    m_appearance.theme = *Theme::named(m_settings.theme, isDark);
    switch (m_settings.animation) {
    case Settings::Speed::Off: m_appearance.motion.factor = 0; break;
    case Settings::Speed::Fast: m_appearance.motion.factor = 0.5; break;
    case Settings::Speed::Normal: m_appearance.motion.factor = 1; break;
    }
    m_appearance.showsCoordinates = m_settings.coordinates;
    m_appearance.showsMap = m_settings.minimap;
    m_appearance.input.showsTargets = m_settings.legalTargets;
    m_appearance.input.explains = m_settings.whyNot;
    m_appearance.input.seats = m_settings.seats;
    m_appearance.hidesInPause = m_settings.hidesInPause;
    m_appearance.input.wheelSteps = m_settings.wheelSteps;
    m_appearance.input.clickClears = m_settings.clickClears;
    m_appearance.boards =
        m_settings.boards == Settings::Boards::Circle ? Arrangement::Kind::Circle : Arrangement::Kind::Desk;
    m_appearance.followed = m_settings.followed;
    m_appearance.closesUp = m_settings.closesUp;
    m_appearance.showsSets = m_settings.setNumbers;
    m_appearance.input.confirms = m_settings.confirm;
    m_appearance.turning = turningOf(m_settings.turning);
    m_appearance.input.pointer = pointerUse(m_settings.input);
    m_board->setAppearance(m_projector && m_projector->isOn() ? projected(m_appearance) : m_appearance);
    if (m_help)
        m_help->setTheme(m_appearance.theme);
}

void MainWindow::changeEvent(QEvent* event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::ThemeChange)
        applyManner();
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    m_moves->commitComment();
    // What was agreed to once holds for that once.
    if (!std::exchange(m_isLeaving, false) && m_files->isUnsaved(Leaving::Window)) {
        event->ignore();
        m_files->leave(
            [this] {
                m_isLeaving = true;
                close();
            },
            Leaving::Window);
        return;
    }
    m_projector->setOn(false);
    if (isSettingUp())
        setUp()->leave();
    m_memory = readWindowMemory(m_store); // another window may have opened files since
    rememberLayout();
    rememberGame();
    m_journal->end();
    m_files->giveUpFile();
    writeWindowMemory(m_store, m_memory);
    if (m_help)
        m_help->close();
    QMainWindow::closeEvent(event);
}

void MainWindow::keyPressEvent(QKeyEvent* event)
{
    // Esc that neither the board nor a panel had a use for.
    if (event->key() == Qt::Key_Escape && event->modifiers() == Qt::NoModifier && m_messages->isVisible())
        m_messages->dismiss();
    else if (event->key() == Qt::Key_Escape && event->modifiers() == Qt::NoModifier && m_projector->isOn())
        m_projector->setOn(false);
    else if (event->key() == Qt::Key_Escape && event->modifiers() == Qt::NoModifier && isSettingUp() && isDrawing())
        m_commands->draw->setChecked(false);
    else if (event->key() == Qt::Key_Escape && event->modifiers() == Qt::NoModifier && isSettingUp())
        setUp()->leave();
    else if (event->key() == Qt::Key_Escape && event->modifiers() == Qt::NoModifier && !m_board->hasFocus())
        m_board->setFocus(Qt::OtherFocusReason); // the way back
    else
        QMainWindow::keyPressEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    for (const QUrl& address : event->mimeData()->urls()) {
        if (address.isLocalFile())
            event->acceptProposedAction();
    }
}

void MainWindow::dropEvent(QDropEvent* event)
{
    QStringList files;
    for (const QUrl& address : event->mimeData()->urls()) {
        if (address.isLocalFile())
            files += address.toLocalFile();
    }
    if (files.isEmpty())
        return;
    event->acceptProposedAction();
    activateWindow();
    openFiles(files);
}

void MainWindow::openFiles(QStringList files)
{
    openFile(files.takeFirst());
    for (const QString& file : files.mid(0, kMostNewWindows)) {
        auto* const window = new MainWindow(m_registry, m_store);
        window->setAttribute(Qt::WA_DeleteOnClose);
        window->show();
        window->openFile(file);
    }
    if (const qsizetype left = files.size() - kMostNewWindows; left > 0)
        m_messages->show(
            {Message::Kind::Note,
             tr("%n more files were not opened: that would be too many windows.", nullptr, static_cast<int>(left)),
             {},
             true});
}

} // namespace ringford::ui
