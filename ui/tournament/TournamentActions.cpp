// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/TournamentActions.h"

#include "ui/widgets/AccessKeys.h"
#include "ui/widgets/Icons.h"
#include "ui/widgets/MenuBar.h"

#include <QMainWindow>
#include <QMenu>
#include <QToolBar>

namespace ringford::ui {

namespace {

using Does = TournamentCommand;

QList<QKeySequence> keysWith(QKeySequence::StandardKey standard)
{
    return QKeySequence::keyBindings(standard);
}

} // namespace

TournamentActions::TournamentActions(QMainWindow& window)
    : QObject(&window), m_recent(new QMenu(tr("&Recent Ledgers"), &window))
{
    m_recent->setObjectName(QStringLiteral("recentLedgers"));
    m_recent->menuAction()->setWhatsThis(tr("The ledgers that were used last."));
    makeFileActions();
    makeEntryActions();
    fillMenus(window);
    fillToolBar(window);
}

void TournamentActions::make(TournamentCommand command, const char* name, const QString& text, const QString& help,
                             const QList<QKeySequence>& keys, const char* icon)
{
    auto* const action = new QAction(text, this);
    action->setObjectName(QLatin1String(name));
    action->setWhatsThis(help);
    action->setShortcuts(keys);
    const QString plain = plainName(text);
    action->setToolTip(
        keys.isEmpty()
            ? QStringLiteral("%1: %2").arg(plain, help)
            : QStringLiteral("%1 (%2): %3").arg(plain, keys.front().toString(QKeySequence::NativeText), help));
    if (icon)
        action->setIcon(namedIcon(QLatin1String(icon)));
    m_actions[static_cast<std::size_t>(command)] = action;
}

void TournamentActions::makeFileActions()
{
    make(Does::NewLedger, "newLedger", tr("&New Ledger…"),
         tr("Begins a tournament: an empty ledger, in a file that you name. It is written after each entry."),
         keysWith(QKeySequence::New), "new");
    make(Does::OpenLedger, "openLedger", tr("&Open Ledger…"),
         tr("Opens the ledger of a tournament. What does not follow from its rows is refused."),
         keysWith(QKeySequence::Open), "open");
    make(Does::SaveLedgerAs, "saveLedgerAs", tr("Save Ledger &As…"),
         tr("Writes the ledger into another file, which is its file from then on."),
         {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S)});
    make(Does::Print, "printLedger", tr("&Print…"),
         tr("Prints the standings, the points over time and the ledger, or writes them as a PDF."),
         keysWith(QKeySequence::Print), "print");
    make(Does::Close, "close", tr("&Close"), tr("Closes this window. The ledger has been written."),
         keysWith(QKeySequence::Close));
    make(Does::Quit, "quit", tr("&Quit"), tr("Closes all windows."), {QKeySequence(Qt::CTRL | Qt::Key_Q)});
    make(Does::Help, "help", tr("&Tournaments"), tr("How a tournament goes, and what can be done in this window."),
         keysWith(QKeySequence::HelpContents), "help");
    make(Does::WhatsThis, "whatsThis", tr("&What's This?"), tr("Click anything to learn what it is for."),
         keysWith(QKeySequence::WhatsThis));
}

void TournamentActions::makeEntryActions()
{
    make(Does::NewMember, "newMember", tr("New &Member…"), tr("Somebody joins the tournament, with 30 points."),
         {QKeySequence(Qt::CTRL | Qt::Key_M)});
    make(Does::Challenge, "challenge", tr("&Challenge…"),
         tr("A member challenges another, and pays 5 points for it at once."), {QKeySequence(Qt::CTRL | Qt::Key_L)});
    make(Does::Surrender, "surrender", tr("&Surrender…"),
         tr("The challenged member surrenders: there is no battle, and the challenger gets 10 points."),
         {QKeySequence(Qt::CTRL | Qt::Key_U)});
    make(Does::Defend, "defend", tr("&Defend…"),
         tr("The challenged member defends: the battle begins, with an army of each."),
         {QKeySequence(Qt::CTRL | Qt::Key_D)});
    make(Does::PlayBattle, "playBattle", tr("&Play Battle"),
         tr("Opens the chosen battle as a game of Longchess with its armies, or shows it where it is open."),
         {QKeySequence(Qt::CTRL | Qt::Key_B)});
    make(Does::EnterResult, "enterResult", tr("Enter &Result…"),
         tr("A battle has ended: who has won, and what was captured."), {QKeySequence(Qt::CTRL | Qt::Key_E)});
    make(Does::Undo, "undoEntry", tr("&Undo Last Entry"), tr("Takes the last entry out of the ledger again."),
         keysWith(QKeySequence::Undo), "undo");
    make(Does::Redo, "redoEntry", tr("R&edo Entry"), tr("Enters again what was taken out last."),
         keysWith(QKeySequence::Redo), "redo");
}

void TournamentActions::fillMenus(QMainWindow& window) const
{
    window.setMenuBar(new MenuBar(&window)); // by keys one sees where one is in it
    const auto fill = [&](const QString& title, std::initializer_list<TournamentCommand> commands) {
        QMenu* const menu = window.menuBar()->addMenu(title);
        menu->setToolTipsVisible(true);
        for (const TournamentCommand command : commands)
            menu->addAction(&(*this)[command]);
        return menu;
    };
    QMenu* const files = fill(tr("&Tournament"), {Does::NewLedger, Does::OpenLedger, Does::SaveLedgerAs, Does::Print});
    files->insertMenu(&(*this)[Does::SaveLedgerAs], m_recent);
    files->addSeparator();
    files->addActions({&(*this)[Does::Close], &(*this)[Does::Quit]});
    QMenu* const entries = fill(tr("&Entry"), {Does::NewMember, Does::Challenge, Does::Surrender, Does::Defend,
                                               Does::PlayBattle, Does::EnterResult});
    entries->addSeparator();
    entries->addActions({&(*this)[Does::Undo], &(*this)[Does::Redo]});
    fill(tr("&Help"), {Does::Help, Does::WhatsThis});
}

void TournamentActions::fillToolBar(QMainWindow& window) const
{
    QToolBar* const bar = window.addToolBar(tr("Toolbar"));
    bar->setObjectName(QStringLiteral("tournamentBar"));
    bar->setMovable(false);
    bar->setToolButtonStyle(Qt::ToolButtonTextOnly);
    bar->addActions({&(*this)[Does::NewMember], &(*this)[Does::Challenge]});
    bar->addSeparator();
    bar->addActions(
        {&(*this)[Does::Surrender], &(*this)[Does::Defend], &(*this)[Does::PlayBattle], &(*this)[Does::EnterResult]});
    bar->addSeparator();
    bar->addAction(&(*this)[Does::Undo]);
}

} // namespace ringford::ui
