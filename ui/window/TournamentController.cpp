// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/TournamentController.h"

#include "ui/files/Document.h"
#include "ui/match/MatchModel.h"
#include "ui/tournament/BattleGames.h"
#include "ui/tournament/EntryController.h"
#include "ui/tournament/TournamentModel.h"
#include "ui/tournament/TournamentWindow.h"
#include "ui/widgets/MessageBar.h"
#include "ui/window/HelpBeside.h"
#include "ui/window/MainWindow.h"
#include "ui/window/Program.h"
#include "ui/window/SettingsAppearance.h"
#include "ui/window/Startup.h"

#include <QApplication>
#include <QPointer>

namespace ringford::ui {

namespace {

QList<MainWindow*> gameWindows()
{
    QList<MainWindow*> windows;
    for (QWidget* const one : QApplication::topLevelWidgets()) {
        if (auto* const window = qobject_cast<MainWindow*>(one); window && window->isVisible())
            windows += window;
    }
    return windows;
}

MainWindow* windowOf(const MatchModel* game)
{
    for (MainWindow* const window : gameWindows()) {
        if (&window->model() == game)
            return window;
    }
    return nullptr;
}

} // namespace

TournamentController::TournamentController(Program& program, TournamentWindow& tournament)
    : QObject(&tournament), m_program(program), m_tournament(tournament)
{
    connect(&tournament.entries(), &EntryController::gameWanted, this, &TournamentController::showGame);
    connect(&tournament.games(), &BattleGames::ended, this, &TournamentController::announceEnded);
    connect(&tournament, &TournamentWindow::cameToFront, this, &TournamentController::followGames);
    connect(&program.settings, &SettingsStore::changed, this, &TournamentController::takeAppearance);
    connect(&tournament, &TournamentWindow::otherWanted, this, &TournamentController::openOther);
    takeAppearance();
    auto* const help = new HelpBeside(program, tournament);
    connect(&tournament, &TournamentWindow::helpWanted, help, [help] { help->open(QStringLiteral("tournament")); });
    connect(&tournament.tournament(), &TournamentModel::replaced, this, &TournamentController::followGames);
}

void TournamentController::followGames()
{
    for (MainWindow* const window : gameWindows())
        m_tournament.games().follow(window->model());
}

void TournamentController::showGame(int challenge)
{
    followGames();
    MainWindow* window = windowOf(m_tournament.games().gameOf(challenge));
    if (!window) {
        window = &openWindow(m_program);
        window->document().begin(m_tournament.games().newGame(challenge));
        m_tournament.games().follow(window->model());
    }
    window->raise();
    window->activateWindow();
}

void TournamentController::announceEnded(int challenge)
{
    MainWindow* const window = windowOf(m_tournament.games().gameOf(challenge));
    if (!window)
        return;
    const QPointer<TournamentWindow> tournament = &m_tournament;
    Message message{Message::Kind::Note, m_tournament.entries().endSentence(challenge), {}};
    message.choices.push_back({tr("&Enter It in the Ledger"), [tournament, challenge] {
                                   if (!tournament)
                                       return;
                                   tournament->entries().enterEnd(challenge);
                                   tournament->raise();
                                   tournament->activateWindow();
                               }});
    message.holds = [tournament, challenge] { return tournament && tournament->games().endOf(challenge); };
    if (m_tournament.isActiveWindow())
        message.telling = Message::Telling::Elsewhere; // there
    window->messages().show(message);
}

void TournamentController::openOther(const QString& file, bool isNew)
{
    if (isNew)
        openTournament(m_program).beginFile(file);
    else
        openTournament(m_program, file);
}

void TournamentController::takeAppearance()
{
    BoardAppearance appearance;
    takeSettings(appearance, m_program.settings.value(), m_tournament);
    m_tournament.setAppearance(appearance);
}

} // namespace ringford::ui
