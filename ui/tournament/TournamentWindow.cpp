// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/TournamentWindow.h"

#include "ui/tournament/BattleGames.h"
#include "ui/tournament/EntryController.h"
#include "ui/tournament/LedgerFiles.h"
#include "ui/tournament/TournamentActions.h"
#include "ui/tournament/TournamentDesk.h"
#include "ui/tournament/TournamentModel.h"
#include "ui/widgets/AccessKeys.h"
#include "ui/widgets/FocusRound.h"
#include "ui/widgets/MessageBar.h"
#include "ui/widgets/Quit.h"
#include "ui/widgets/ScrollPane.h"
#include "ui/widgets/SmallScreens.h"
#include "ui/widgets/SpokenHelp.h"
#include "ui/widgets/WindowKeys.h"
#include "ui/words/FileWords.h"
#include "ui/words/Names.h"

#include <QBoxLayout>
#include <QCloseEvent>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QStackedWidget>

#include <utility>
#include <vector>

namespace ringford::ui {

namespace {

constexpr QSize kUsualTournament{1180, 720};
constexpr QSize kLeastDeskSeen{160, 80}; // of what is scrolled both ways where there is less room

} // namespace

TournamentWindow::TournamentWindow(QSettings& store, RecentFiles& recent, QWidget* parent)
    : QMainWindow(parent), m_tournament(new TournamentModel(this)), m_actions(new TournamentActions(*this)),
      m_messages(new MessageBar(this)), m_pages(new QStackedWidget(this)),
      m_desk(new TournamentDesk(*m_tournament, this)),
      m_files(new LedgerFiles({*this, *m_tournament, *m_messages, *m_actions, store, recent})),
      m_games(new BattleGames(*m_tournament, store, this)),
      m_entries(new EntryController({*this, *m_tournament, *m_desk, *m_messages, *m_actions, *m_games, m_appearance}))
{
    setObjectName(QStringLiteral("tournament"));
    auto* const centre = new QWidget(this);
    auto* const rows = new QVBoxLayout(centre);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addWidget(m_messages);
    auto* const pane = new ScrollPane(m_pages);
    pane->setMinimumSize(kLeastDeskSeen);
    rows->addWidget(pane, 1);
    QWidget* const welcome = makeWelcome();
    m_pages->addWidget(welcome);
    m_pages->addWidget(m_desk);
    setCentralWidget(centre);
    letReturnPress(*this);
    std::vector<QWidget*> parts = m_desk->parts();
    parts.insert(parts.begin(), {m_messages, welcome});
    new FocusRound(*this, std::move(parts), *m_desk);
    makeAccessKeysDiffer(menuBar()->actions());
    connect(m_tournament, &TournamentModel::replaced, this, [this] {
        m_pages->setCurrentWidget(m_desk);
        m_desk->setFocus();
    });
    connect(m_tournament, &TournamentModel::stateChanged, this, &TournamentWindow::updateTitle);
    connect(m_tournament, &TournamentModel::replaced, this, &TournamentWindow::updateTitle);
    connect(m_files, &LedgerFiles::otherWanted, this, &TournamentWindow::otherWanted);
    connect(&(*m_actions)[TournamentCommand::Close], &QAction::triggered, this, &QWidget::close);
    connect(&(*m_actions)[TournamentCommand::Quit], &QAction::triggered, this, &quit);
    connect(&(*m_actions)[TournamentCommand::Help], &QAction::triggered, this, &TournamentWindow::helpWanted);
    connect(&(*m_actions)[TournamentCommand::WhatsThis], &QAction::triggered, this, [this] { explain(*this); });
    resizeWithinScreen(*this, kUsualTournament);
    updateTitle();
}

TournamentWindow::~TournamentWindow() = default;

/** What is there as long as no ledger is. */
QWidget* TournamentWindow::makeWelcome()
{
    auto* const page = new QWidget(this);
    auto* const rows = new QVBoxLayout(page);
    auto* const text =
        new QLabel(tr("In a tournament members challenge one another to battles of Longchess, and win or "
                      "lose points. Whoever stays in longest wins. All that happens stands in a ledger."),
                   page);
    text->setWordWrap(true);
    text->setAlignment(Qt::AlignCenter);
    constexpr int kReadable = 70; // letters a line
    text->setMaximumWidth(kReadable * text->fontMetrics().averageCharWidth());
    auto* const line = new QHBoxLayout;
    line->addStretch();
    line->addWidget(text, kReadable); // all that it may have
    line->addStretch();
    auto* const buttons = new QHBoxLayout;
    buttons->addStretch();
    for (const TournamentCommand command : {TournamentCommand::NewLedger, TournamentCommand::OpenLedger}) {
        QAction& action = (*m_actions)[command];
        auto* const button = new QPushButton(action.text(), page);
        button->setObjectName(action.objectName() + QStringLiteral("Button"));
        button->setWhatsThis(action.whatsThis());
        button->setToolTip(action.whatsThis());
        if (command == TournamentCommand::NewLedger) // where the focus is: the text has none
            button->setAccessibleDescription(text->text() + u' ' + action.whatsThis());
        connect(button, &QPushButton::clicked, &action, &QAction::trigger);
        buttons->addWidget(button);
    }
    buttons->addWidget(makeRecentButton(*page));
    buttons->addStretch();
    rows->addStretch();
    rows->addLayout(line);
    rows->addLayout(buttons);
    rows->addStretch();
    return page;
}

/** Opens the menu of ledgers that were used; hidden where there are none. */
QPushButton* TournamentWindow::makeRecentButton(QWidget& page)
{
    QMenu& menu = m_actions->recentMenu();
    auto* const button = new QPushButton(menu.title(), &page);
    button->setObjectName(QStringLiteral("recentLedgersButton"));
    button->setWhatsThis(menu.menuAction()->whatsThis());
    button->setToolTip(button->whatsThis());
    button->setMenu(&menu);
    const auto showIfAny = [button, &menu] { button->setVisible(!menu.isEmpty()); };
    connect(menu.menuAction(), &QAction::changed, button, showIfAny);
    showIfAny();
    return button;
}

void TournamentWindow::openFile(const QString& file)
{
    m_files->open(file);
}

void TournamentWindow::reopenFile(const QString& file)
{
    m_files->reopen(file);
}

void TournamentWindow::beginFile(const QString& file)
{
    m_tournament->begin(file);
}

void TournamentWindow::updateTitle()
{
    const QString file = m_tournament->isOpen() ? words::fileName(m_tournament->file()) : QString();
    //: title of the window: %1 is a file; [*] shows that there is something unsaved
    setWindowTitle(file.isEmpty() ? tr("Tournament") : tr("%1[*] – Tournament", "title").arg(words::asName(file)));
    setWindowModified(m_tournament->isOpen() && m_tournament->isUnsaved());
}

void TournamentWindow::changeEvent(QEvent* event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::ActivationChange && isActiveWindow()) {
        m_files->look();
        emit cameToFront();
    }
}

void TournamentWindow::closeEvent(QCloseEvent* event)
{
    if (m_files->askToLeave())
        event->ignore();
    else
        QMainWindow::closeEvent(event);
}

} // namespace ringford::ui
