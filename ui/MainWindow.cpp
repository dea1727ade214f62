// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/MainWindow.h"

#include "ui/Words.h"
#include "ui/board/BoardView.h"
#include "ui/board/PlayTool.h"
#include "ui/board/TouchBar.h"
#include "ui/models/MatchModel.h"

#include <QActionGroup>
#include <QEvent>
#include <QLabel>
#include <QMenuBar>
#include <QStatusBar>

#include <cassert>

namespace ringford::ui {

namespace {

Match newMatch(const GameType& type)
{
    auto game = type.create({});
    assert(game);
    Position start = (*game)->start();
    return Match(*std::move(game), std::move(start));
}

} // namespace

MainWindow::MainWindow(const Registry& registry, QWidget* parent)
    : QMainWindow(parent), m_registry(registry), m_model(new MatchModel(newMatch(*registry.types().front()), this)),
      m_board(new BoardView(*m_model, this)), m_status(new QLabel(this))
{
    setCentralWidget(m_board);
    addToolBar(Qt::BottomToolBarArea, new TouchBar(m_board->boardScene(), m_board->playTool(), this));
    makeGameMenu();
    makeMoveMenu();
    makeBoardMenu();
    statusBar()->addWidget(m_status, 1);
    connect(m_model, &MatchModel::shownChanged, this, &MainWindow::updateStatus);
    connect(m_model, &MatchModel::replaced, this, &MainWindow::updateStatus);
    applyTheme();
    updateStatus();
    resize(960, 760);
    m_board->setFocus();
}

MainWindow::~MainWindow() = default;

QAction* MainWindow::add(QMenu* menu, const QString& text, const QList<QKeySequence>& keys, const std::function<void()>& what)
{
    QAction* action = menu->addAction(text, this, what);
    action->setShortcuts(keys);
    return action;
}

void MainWindow::makeGameMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&Game"));
    QMenu* fresh = menu->addMenu(tr("&New"));
    for (const auto& type : m_registry.types())
        add(fresh, words::worded(type->title()), {}, [this, &type] { newGame(*type); });
    menu->addSeparator();
    QAction* quit = add(menu, tr("&Quit"), {QKeySequence(QKeySequence::Quit), QKeySequence(Qt::CTRL | Qt::Key_Q)}, [this] { close(); });
    quit->setMenuRole(QAction::QuitRole);
}

void MainWindow::makeMoveMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&Move"));
    add(menu, tr("&Take Back"), {QKeySequence(Qt::CTRL | Qt::Key_Z)}, [this] { m_model->takeBack(); });
    add(menu, tr("&Play Again"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z)}, [this] { m_model->playAgain(); });
    menu->addSeparator();
    add(menu, tr("&First"), {QKeySequence(Qt::Key_Home)}, [this] { m_model->showFirst(); });
    add(menu, tr("P&revious"), {QKeySequence(Qt::CTRL | Qt::Key_Left)}, [this] { m_model->showPrevious(); });
    add(menu, tr("&Next"), {QKeySequence(Qt::CTRL | Qt::Key_Right)}, [this] { m_model->showNext(); });
    add(menu, tr("&Last"), {QKeySequence(Qt::Key_End)}, [this] { m_model->showLast(); });
    add(menu, tr("Previous &Variation"), {QKeySequence(Qt::CTRL | Qt::Key_Up)}, [this] { m_model->showSibling(-1); });
    add(menu, tr("Next V&ariation"), {QKeySequence(Qt::CTRL | Qt::Key_Down)}, [this] { m_model->showSibling(1); });
}

void MainWindow::makeBoardMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&Board"));
    add(menu, tr("&Turn"), {QKeySequence(Qt::Key_F)}, [this] { m_board->turn(); });
    menu->addSeparator();
    add(menu, tr("Zoom &In"), {QKeySequence(QKeySequence::ZoomIn), QKeySequence(Qt::CTRL | Qt::Key_Equal)}, [this] { m_board->zoomIn(); });
    add(menu, tr("Zoom &Out"), {QKeySequence(QKeySequence::ZoomOut)}, [this] { m_board->zoomOut(); });
    add(menu, tr("&Whole Board"), {QKeySequence(Qt::CTRL | Qt::Key_0)}, [this] { m_board->zoomToFit(); });
    menu->addSeparator();
    QMenu* themes = menu->addMenu(tr("&Colours"));
    auto* group = new QActionGroup(this);
    const QStringList titles{tr("Wood"), tr("Slate"), tr("Paper"), tr("High contrast")};
    for (qsizetype i = 0; i < Theme::names().size(); ++i) {
        const QString name = Theme::names()[i];
        QAction* action = add(themes, titles.value(i, name), {}, [this, name] { chooseTheme(name); });
        action->setCheckable(true);
        action->setChecked(i == 0);
        group->addAction(action);
    }
}

void MainWindow::newGame(const GameType& type)
{
    m_model->replace(newMatch(type));
}

void MainWindow::chooseTheme(const QString& name)
{
    m_manner.theme.name = name;
    applyTheme();
}

void MainWindow::applyTheme()
{
    const QString name = m_manner.theme.name.isEmpty() ? Theme::names().front() : m_manner.theme.name;
    m_manner.theme = *Theme::named(name, Theme::isDark(palette().color(QPalette::Base)));
    m_board->setManner(m_manner);
}

void MainWindow::changeEvent(QEvent* event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::ThemeChange)
        applyTheme();
}

void MainWindow::updateStatus()
{
    const Node* shown = m_model->shown();
    const QString outcome = words::outcome(m_model->description(), shown->outcome);
    m_status->setText(outcome.isEmpty() ? words::turn(m_model->description(), m_model->match().onTurn(shown)) : outcome);
    setWindowTitle(words::worded(m_model->description().title));
}

} // namespace ringford::ui
