// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/StartWindow.h"

#include "engine/games/GameSummary.h"
#include "engine/rules/Game.h"
#include "ui/computer/ComputerSeats.h"
#include "ui/dialogs/NewGameDialog.h"
#include "ui/dialogs/SettingsDialog.h"
#include "ui/files/Document.h"
#include "ui/files/FileDrop.h"
#include "ui/files/FileNames.h"
#include "ui/files/PastedText.h"
#include "ui/gallery/GameItems.h"
#include "ui/gallery/PictureView.h"
#include "ui/lesson/LessonShelf.h"
#include "ui/settings/WindowMemory.h"
#include "ui/widgets/FocusRound.h"
#include "ui/widgets/MessageBar.h"
#include "ui/widgets/Quit.h"
#include "ui/widgets/SmallScreens.h"
#include "ui/widgets/SpokenHelp.h"
#include "ui/widgets/WindowKeys.h"
#include "ui/window/CommandSet.h"
#include "ui/window/CommandTable.h"
#include "ui/window/HelpBeside.h"
#include "ui/window/MainWindow.h"
#include "ui/window/Program.h"
#include "ui/window/SettingsAppearance.h"
#include "ui/window/Startup.h"
#include "ui/words/FileWords.h"
#include "ui/words/Words.h"

#include <QAction>
#include <QApplication>
#include <QBoxLayout>
#include <QCheckBox>
#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QItemSelectionModel>
#include <QLabel>
#include <QPushButton>

#include <utility>

namespace ringford::ui {

namespace {

constexpr QSize kUsualStart{1060, 700};
constexpr qsizetype kMostOffered = 6; // files
constexpr int kGames = 3;             // parts of the width, beside kOthers
constexpr int kMostGames = 5;
constexpr int kOthers = 2;

QPushButton* namedButton(const QString& text, const char* name, const QString& help, QWidget* parent)
{
    auto* const button = new QPushButton(text, parent);
    button->setObjectName(QLatin1String(name));
    button->setWhatsThis(help);
    button->setToolTip(help);
    return button;
}

/** With the name, the words and the keys that it has in other windows. */
QPushButton* buttonOf(Command command, QWidget* parent)
{
    const CommandInfo& info = commandTable()[static_cast<std::size_t>(command)];
    return namedButton(textOf(info), info.name, commandHelp(info.help), parent);
}

/** As people meet it first. */
Result<std::shared_ptr<const Game>, Text> gameAt(const Registry& registry, int row)
{
    const GameType& type = *offeredGames(registry)[static_cast<std::size_t>(row)];
    return type.create(firstOptions(type));
}

} // namespace

StartWindow::StartWindow(Program& program, QWidget* parent)
    : QMainWindow(parent), m_program(program), m_messages(new MessageBar(this)), m_columns(new QHBoxLayout),
      m_gameShelf(new PictureShelf(program.art, this)), m_recentShelf(new PictureShelf(program.art, this)),
      m_lessonShelf(new PictureShelf(program.art, this))
{
    setObjectName(QStringLiteral("startPage"));
    setWindowTitle(tr("Start"));
    auto* const page = new QWidget(this);
    auto* const rows = new QVBoxLayout(page);
    rows->addWidget(m_messages);
    m_columns->addWidget(makeGames(), kGames);
    m_columns->addWidget(makeOthers(), kOthers);
    rows->addLayout(m_columns, 1);
    QWidget* const foot = makeFoot();
    rows->addWidget(foot);
    setCentralWidget(page);
    new FocusRound(*this, {m_messages, m_games->parentWidget(), m_recent, m_lessons, foot}, *m_games);
    letReturnPress(*this);
    connectViews();
    chooseTogether();
    m_games->installEventFilter(this);
    m_gameShelf->setItems(gameItems(program.registry));
    fillRecent();
    fillLessons();
    for (PictureView* const view : {m_games, m_recent, m_lessons})
        view->setRow(0);
    takeSettings();
    connect(&program.settings, &SettingsStore::changed, this, &StartWindow::takeSettings);
    connect(&program.recentFiles, &RecentFiles::changed, this, &StartWindow::fillRecent);
    resizeWithinScreen(*this, kUsualStart);
    PictureView* const first = m_files.isEmpty() ? m_games : m_recent;
    connect(m_messages, &MessageBar::left, first, qOverload<>(&QWidget::setFocus));
    first->setFocus();
    if (const QString trouble = program.settings.takeTrouble(); !trouble.isEmpty())
        m_messages->show({Message::Kind::Trouble, trouble, {}, true, Message::Telling::AfterOtherWindow});
}

StartWindow::~StartWindow()
{
    QMetaObject::invokeMethod(qApp, &endWithoutWindows, Qt::QueuedConnection);
}

PictureView* StartWindow::addView(QWidget* column, const QString& title, const char* name, PictureShelf& shelf)
{
    auto* const view = new PictureView(shelf, &shelf == m_gameShelf ? PictureShape::Tile : PictureShape::Row, column);
    view->setObjectName(QLatin1String(name));
    view->setAccessibleName(QString(title).remove(u'&').remove(u':'));
    auto* const label = new QLabel(title, column);
    label->setObjectName(QLatin1String(name) + QStringLiteral("Title"));
    label->setBuddy(view);
    column->layout()->addWidget(label);
    column->layout()->addWidget(view);
    return view;
}

QWidget* StartWindow::makeGames()
{
    auto* const column = new QWidget(this);
    auto* const rows = new QVBoxLayout(column);
    rows->setContentsMargins(0, 0, 0, 0);
    m_games = addView(column, tr("&Games:"), "games", *m_gameShelf);
    m_games->setWhatsThis(tr("All games. Enter, or a double click, begins the one that is chosen."));
    auto* const buttons = new QHBoxLayout;
    // Tab goes through them as they are made.
    QPushButton* const play = namedButton(tr("&Play"), "play", tr("Begins the chosen game at once."), column);
    QPushButton* const computer = namedButton(
        tr("&Against the Computer"), "againstComputer",
        tr("Begins the chosen game at once: you play the seat that begins, the computer all others."), column);
    QPushButton* const learn =
        namedButton(tr("&Learn"), "learn", tr("Runs the lesson that teaches the chosen game, step by step."), column);
    QPushButton* const options = namedButton(
        tr("Opt&ions…"), "options", tr("Asks who plays the chosen game, with what options and clocks."), column);
    connect(play, &QPushButton::clicked, this, [this] { this->play(m_games->row()); });
    connect(computer, &QPushButton::clicked, this, [this] { playComputer(m_games->row()); });
    connect(learn, &QPushButton::clicked, this, [this] { this->learn(m_games->row()); });
    connect(options, &QPushButton::clicked, this, [this] { choose(m_games->row()); });
    for (QPushButton* const button : {play, computer, learn, options})
        buttons->addWidget(button);
    buttons->addStretch();
    rows->addLayout(buttons);
    return column;
}

QWidget* StartWindow::makeOthers()
{
    auto* const column = new QWidget(this);
    auto* const rows = new QVBoxLayout(column);
    rows->setContentsMargins(0, 0, 0, 0);
    m_recent = addView(column, tr("Go o&n with:"), "goOn", *m_recentShelf);
    m_recent->setWhatsThis(tr("What was played last, and files that were used. Enter, or a double click, opens one."));
    m_lessons = addView(column, tr("L&essons:"), "lessons", *m_lessonShelf);
    m_lessons->setWhatsThis(tr("What comes with the program to learn the games. Enter, or a double click, opens one."));
    rows->setStretchFactor(m_recent, 1);
    m_recent->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum); // what it does not need is for the lessons
    rows->setStretchFactor(m_lessons, 1);
    return column;
}

QWidget* StartWindow::makeFoot()
{
    auto* const foot = new QWidget(this);
    auto* const row = new QHBoxLayout(foot);
    row->setContentsMargins(0, 0, 0, 0);
    QPushButton* const open = buttonOf(Command::Open, foot);
    QPushButton* const tournament = buttonOf(Command::Tournament, foot);
    QPushButton* const dice = namedButton(
        tr("&Dice"), "dice", tr("Opens the dice: rolls of any kind, their chances, and all that was rolled."), foot);
    QPushButton* const settings = buttonOf(Command::Configure, foot);
    connect(dice, &QPushButton::clicked, this, [this] { openDice(m_program); });
    connect(tournament, &QPushButton::clicked, this, [this] { openTournament(m_program); });
    connect(open, &QPushButton::clicked, this, &StartWindow::askAndOpen);
    connect(settings, &QPushButton::clicked, this, &StartWindow::configure);
    auto* const again = new QCheckBox(tr("Show this page at the &start"), foot);
    again->setObjectName(QStringLiteral("showAgain"));
    again->setWhatsThis(tr("Otherwise the program opens at once what was open last."));
    const auto showChoice = [this, again] { again->setChecked(m_program.settings.value().startPage); };
    showChoice();
    connect(&m_program.settings, &SettingsStore::changed, again, showChoice);
    connect(again, &QCheckBox::toggled, this, [this](bool on) { m_program.settings.set(&Settings::startPage, on); });
    row->addWidget(open);
    row->addWidget(tournament);
    row->addWidget(dice);
    row->addWidget(settings);
    row->addStretch();
    row->addWidget(again);
    return foot;
}

void StartWindow::connectViews()
{
    connect(m_games, &PictureView::picked, this, &StartWindow::play);
    connect(m_recent, &PictureView::picked, this, &StartWindow::goOn);
    connect(m_lessons, &PictureView::picked, this, [this](int row) { runLesson(m_lessonFiles[row]); });
    const auto does = [this](Command command, const auto& what) {
        auto* const action = new QAction(this);
        action->setShortcuts(keysOf(commandTable()[static_cast<std::size_t>(command)]));
        connect(action, &QAction::triggered, this, what);
        addAction(action);
    };
    auto* const drop = new FileDrop(*this);
    connect(drop, &FileDrop::dropped, this, &StartWindow::openDropped);
    connect(drop, &FileDrop::droppedText, this, [this](const QString& text) { begin(m_games->row()).openText(text); });
    for (const Command pasting : {Command::PastePosition, Command::PasteGame})
        does(pasting, [this, pasting] { paste(pasting); });
    does(Command::NewGame, [this] { choose(m_games->row()); });
    does(Command::Open, [this] { askAndOpen(); });
    does(Command::Configure, [this] { configure(); });
    does(Command::Close, [this] { close(); });
    does(Command::Quit, &quit);
    auto* const help = new HelpBeside(m_program, *this);
    does(Command::Help, [this, help] { // of the game that is chosen, as a game's window has it
        const auto game = static_cast<std::size_t>(m_games->row());
        help->open(words::fromUtf8(offeredGames(m_program.registry)[game]->id()));
    });
    does(Command::WhatsThis, [this] { explain(*this); });
}

/** A lesson and the game that it teaches are chosen together: who has chosen either gets it from the buttons. */
void StartWindow::chooseTogether()
{
    connect(m_games->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& game) {
        const auto row = static_cast<int>(m_lessonFiles.indexOf(lessonOn(game.row())));
        if (row >= 0)
            m_lessons->setRow(row);
    });
    connect(m_lessons->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& now) {
        const int games = m_games->model()->rowCount();
        for (int row = 0; now.isValid() && row < games; ++row) {
            if (lessonOn(row) == m_lessonFiles[now.row()])
                m_games->setRow(row);
        }
    });
}

/** The file of the lesson on the game of that row; empty where it has none. */
QString StartWindow::lessonOn(int row) const
{
    if (row < 0)
        return {};
    return shelf::fileFor(words::fromUtf8(offeredGames(m_program.registry)[static_cast<std::size_t>(row)]->id()));
}

/** What was open last comes first; no file is looked at before there is time for its picture. */
void StartWindow::fillRecent()
{
    const WindowMemory memory = readWindowMemory(m_program.settings.file());
    std::vector<PictureItem> items;
    m_files.clear();
    const auto add = [&](const QString& file) {
        m_files += file;
        items.push_back({words::fileTitle(file),
                         {},
                         words::filePath(QFileInfo(file).path()),
                         [file, &registry = m_program.registry](const std::stop_token& stop) {
                             return BoardShow::ofFile(file, registry, stop);
                         }});
    };
    if (!memory.lastFile.isEmpty()) {
        add(memory.lastFile);
    } else if (const auto last = matchFromRecord(m_program.registry, memory.lastGame)) {
        m_files += QString();
        items.push_back({words::translated(last->game().description().title),
                         {},
                         tr("As it was played last: with the same options and players, from the start."),
                         [show = BoardShow::ofEnd(*last)](const std::stop_token&) { return show; }});
    }
    for (const QString& file : m_program.recentFiles.list().mid(0, kMostOffered)) {
        if (file != memory.lastFile)
            add(file);
    }
    m_recentShelf->setItems(std::move(items));
    m_recent->setVisible(!m_files.isEmpty());
    findChild<QLabel*>(QStringLiteral("goOnTitle"))->setVisible(!m_files.isEmpty());
}

void StartWindow::fillLessons()
{
    std::vector<PictureItem> items;
    for (const GameType* const type : offeredGames(m_program.registry)) {
        const QString file = shelf::fileFor(words::fromUtf8(type->id()));
        if (file.isEmpty())
            continue;
        m_lessonFiles += file;
        items.push_back({words::translated(type->title()),
                         {},
                         tr("The rules by doing, step by step."),
                         [file, &registry = m_program.registry](const std::stop_token& stop) {
                             return BoardShow::ofFile(file, registry, stop);
                         }});
    }
    m_lessonShelf->setItems(std::move(items));
}

void StartWindow::takeSettings()
{
    BoardAppearance appearance;
    ui::takeSettings(appearance, m_program.settings.value(), *this);
    for (PictureShelf* const shelf : {m_gameShelf, m_recentShelf, m_lessonShelf})
        shelf->setTheme(appearance.theme);
    for (PictureView* const view : {m_games, m_recent, m_lessons})
        view->setMoving(!appearance.motion.isOff());
}

/** Of a page that is shown for the first time the parts have their sizes later than the page. */
bool StartWindow::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_games && event->type() == QEvent::Resize)
        shareWidth();
    return QMainWindow::eventFilter(watched, event);
}

/** The games have more of the width where that shows more of them at once, or all of them larger. */
void StartWindow::shareWidth()
{
    // On a tiny screen the page lies in something that is scrolled.
    const QMargins around = m_columns->parentWidget()->layout()->contentsMargins();
    const int all = width() - around.left() - around.right() - m_columns->spacing();
    const auto tile = [&](int games) {
        return m_games->tileWidthIn({all * games / (games + kOthers), m_games->height()});
    };
    m_columns->setStretch(0, tile(kMostGames) > tile(kGames) ? kMostGames : kGames);
}

void StartWindow::changeEvent(QEvent* event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_lessons)
        takeSettings();
}

/** A game takes the place of this page, and fills the screen where the page does. */
MainWindow& StartWindow::openGame()
{
    MainWindow& window = openWindow(m_program);
    const Qt::WindowStates filling = windowState() & (Qt::WindowMaximized | Qt::WindowFullScreen);
    window.setWindowState(window.windowState() | filling);
    close();
    return window;
}

/** The same, with the game of that row begun. */
MainWindow& StartWindow::begin(int row)
{
    MainWindow& window = openGame();
    if (const auto game = gameAt(m_program.registry, row))
        window.document().begin(Match(*game, (*game)->start()));
    return window;
}

/** As in a window of the game that is chosen; the page stays where there is nothing to be pasted. */
void StartWindow::paste(Command pasting)
{
    if (!QGuiApplication::clipboard()->text().trimmed().isEmpty())
        begin(m_games->row()).commands()[pasting]->trigger();
}

void StartWindow::play(int row)
{
    begin(row);
}

void StartWindow::playComputer(int row)
{
    const auto game = gameAt(m_program.registry, row);
    if (!game)
        return;
    Match match(*game, (*game)->start());
    const GameDescription& description = match.game().description();
    ComputerSeats computers(description.seats.size());
    for (std::uint8_t seat = 0; seat < description.seats.size(); ++seat)
        computers.setLevel(Seat{seat}, m_program.settings.value().computerLevel);
    computers.setLevel(match.onTurn(match.start()).first(), 0);
    computers.write(description, match.tags());
    m_program.settings.set(&Settings::players, Settings::Players::AgainstComputer);
    openGame().document().begin(std::move(match));
}

void StartWindow::learn(int row)
{
    runLesson(lessonOn(row));
}

void StartWindow::choose(int row)
{
    const auto game = gameAt(m_program.registry, row);
    if (!game)
        return;
    BoardAppearance appearance;
    ui::takeSettings(appearance, m_program.settings.value(), *this);
    auto* const dialog =
        new NewGameDialog(m_program.registry, Match(*game, (*game)->start()), m_program.art, appearance.theme, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->offerPlayers(m_program.settings.value());
    dialog->setMoving(!appearance.motion.isOff());
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        dialog->rememberPlayers(m_program.settings);
        Match match = dialog->takeMatch();
        const bool isGame = dialog->isPastedGame() && !isPositionAlone(match);
        openGame().document().begin(std::move(match), isGame);
    });
    dialog->open();
}

void StartWindow::goOn(int row)
{
    const QString file = m_files[row];
    if (file.isEmpty())
        openGame().reopenLast();
    else
        openGame().openFile(file);
}

void StartWindow::openDropped(const QStringList& files)
{
    openFiles(
        m_program, [this]() -> MainWindow& { return openGame(); }, files);
    close();
}

void StartWindow::runLesson(const QString& file)
{
    auto lesson = shelf::read(file, m_program.registry);
    if (!lesson) {
        openGame().openLesson(file); // which says what is wrong with it
        return;
    }
    BoardAppearance appearance;
    ui::takeSettings(appearance, m_program.settings.value(), *this);
    openLesson(m_program, *std::move(lesson), appearance);
}

void StartWindow::askAndOpen()
{
    auto* const dialog =
        new QFileDialog(this, tr("Open a Game"), QString(), tr("Games (*.ringford *.pgn);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& file) {
        openInWindow(m_program, file);
        close();
    });
    dialog->open();
}

void StartWindow::configure()
{
    auto* const dialog = new SettingsDialog(m_program.settings, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

} // namespace ringford::ui
