// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/EntryController.h"

#include "engine/tournament/Prospects.h"
#include "ui/tournament/BattleGames.h"
#include "ui/tournament/BattleStarts.h"
#include "ui/tournament/ChallengeDialog.h"
#include "ui/tournament/DefenceDialog.h"
#include "ui/tournament/LedgerWords.h"
#include "ui/tournament/MemberDialog.h"
#include "ui/tournament/ResultDialog.h"
#include "ui/tournament/SurrenderDialog.h"
#include "ui/tournament/TournamentActions.h"
#include "ui/tournament/TournamentDesk.h"
#include "ui/tournament/TournamentModel.h"
#include "ui/widgets/MessageBar.h"
#include "ui/words/FileWords.h"
#include "ui/words/Words.h"

#include <QDate>

#include <algorithm>

namespace ringford::ui {

EntryController::EntryController(const Context& context) : QObject(&context.window), m_(context)
{
    connectActions();
    connect(&m_.tournament, &TournamentModel::replaced, this, &EntryController::update);
    connect(&m_.tournament, &TournamentModel::changed, this, &EntryController::update);
    connect(&m_.tournament, &TournamentModel::stateChanged, this, &EntryController::update);
    connect(&m_.desk, &TournamentDesk::choiceChanged, this, &EntryController::update);
    connect(&m_.desk, &TournamentDesk::memberPicked, this, [this] {
        if (m_.actions[TournamentCommand::Challenge].isEnabled())
            askChallenge();
    });
    connect(&m_.games, &BattleGames::changed, &m_.messages, &MessageBar::recheck);
    connect(&m_.games, &BattleGames::ended, this, &EntryController::announceEnded);
    connect(&m_.desk, &TournamentDesk::challengePicked, this, &EntryController::askNext);
    update();
}

void EntryController::connectActions()
{
    const auto does = [this](TournamentCommand command, void (EntryController::*what)()) {
        connect(&m_.actions[command], &QAction::triggered, this, what);
    };
    does(TournamentCommand::NewMember, &EntryController::askMember);
    does(TournamentCommand::Challenge, &EntryController::askChallenge);
    does(TournamentCommand::Surrender, &EntryController::askSurrender);
    does(TournamentCommand::Defend, &EntryController::askDefence);
    does(TournamentCommand::PlayBattle, &EntryController::play);
    does(TournamentCommand::EnterResult, &EntryController::askResult);
    does(TournamentCommand::Undo, &EntryController::undo);
    does(TournamentCommand::Redo, &EntryController::redo);
}

void EntryController::update()
{
    const TournamentModel& model = m_.tournament;
    const bool isReady = model.isOpen() && !model.isBusy();
    const bool goesOn = isReady && !model.tournament().isOver();
    const auto challenge = goesOn ? m_.desk.challenge() : std::nullopt;
    const bool hasBegun = challenge && model.tournament().challenge(*challenge).stage == Challenge::Stage::Begun;
    const auto enable = [this](TournamentCommand command, bool isPossible) {
        m_.actions[command].setEnabled(isPossible);
    };
    enable(TournamentCommand::NewLedger, !model.isBusy());
    enable(TournamentCommand::OpenLedger, !model.isBusy());
    enable(TournamentCommand::SaveLedgerAs, isReady);
    enable(TournamentCommand::Print, isReady);
    enable(TournamentCommand::NewMember, goesOn);
    enable(TournamentCommand::Challenge, goesOn && model.tournament().membersIn() > 1);
    enable(TournamentCommand::Surrender, challenge && !hasBegun);
    enable(TournamentCommand::Defend, challenge && !hasBegun);
    enable(TournamentCommand::PlayBattle, hasBegun);
    enable(TournamentCommand::EnterResult, hasBegun);
    enable(TournamentCommand::Undo, model.canUndo());
    enable(TournamentCommand::Redo, model.canRedo());
}

void EntryController::ask(EntryDialog* dialog, std::optional<int> challenge)
{
    ask(dialog, challenge, [this, dialog] { return enter(dialog->row()); });
}

void EntryController::ask(EntryDialog* dialog, std::optional<int> challenge, const std::function<bool()>& enter)
{
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setEntering([this, dialog, enter] {
        const bool isEntered = enter();
        if (!isEntered && !m_.tournament.isBusy() && !m_.tournament.isUnsaved() && m_.tournament.isChangedOnDisk())
            dialog->offerReading(words::fileName(m_.tournament.file()));
        return isEntered;
    });
    connect(dialog, &EntryDialog::readingWanted, this, [this] { m_.tournament.open(m_.tournament.file()); });
    connect(&m_.tournament, &TournamentModel::replaced, dialog, [this, dialog, challenge] {
        const Tournament& tournament = m_.tournament.tournament();
        const bool isThere = !challenge || *challenge <= tournament.challenges();
        // What is chosen may be about a challenge that the ledger no longer has.
        if (isThere)
            dialog->takeReading();
        else
            dialog->reject();
    });
    dialog->open();
}

void EntryController::askMember()
{
    ask(new MemberDialog(m_.tournament.tournament(), &m_.window));
}

void EntryController::askChallenge()
{
    ask(new ChallengeDialog(m_.tournament.tournament(), m_.desk.member(), &m_.window));
}

void EntryController::askSurrender()
{
    const int challenge = *m_.desk.challenge();
    ask(new SurrenderDialog(m_.tournament.tournament(), challenge, &m_.window), challenge);
}

void EntryController::askDefence()
{
    const int challenge = *m_.desk.challenge();
    auto* const dialog = new DefenceDialog(m_.tournament.tournament(), challenge, m_.appearance, &m_.window);
    ask(dialog, challenge, [this, dialog, challenge] { return beginBattle(*dialog, challenge); });
}

void EntryController::askResult()
{
    const int challenge = *m_.desk.challenge();
    auto* const dialog = new ResultDialog(m_.tournament.tournament(), challenge, &m_.window);
    if (const auto end = m_.games.endOf(challenge))
        dialog->setEnd(*end);
    ask(dialog, challenge);
}

bool EntryController::beginBattle(const DefenceDialog& dialog, int challenge)
{
    const Position start = dialog.start();
    const bool opensGame = dialog.opensGame();
    if (!enter(dialog.row(), opensGame))
        return false;
    m_.games.starts().set(challenge, start);
    if (opensGame)
        emit gameWanted(challenge);
    return true;
}

void EntryController::play()
{
    emit gameWanted(*m_.desk.challenge());
}

void EntryController::announceEnded(int challenge)
{
    Message message{Message::Kind::Note, endSentence(challenge), {}};
    message.choices.push_back({tr("&Enter It"), [this, challenge] { enterEnd(challenge); }});
    message.holds = [this, challenge] { return bool(m_.games.endOf(challenge)); };
    if (m_.games.gameOf(challenge) && !m_.messages.isActiveWindow())
        message.telling = Message::Telling::Elsewhere; // in the game's window
    m_.messages.show(message);
}

QString EntryController::endSentence(int challenge) const
{
    const auto end = m_.games.endOf(challenge);
    if (!end)
        return end.error();
    const auto prospect = resultProspect(m_.tournament.tournament(), challenge, *end);
    //: %1 is the number of a challenge, %2 what its end brings
    return tr("Battle %1 is over: %2.")
        .arg(QString::number(challenge), words::translated(prospect ? prospect->sentence : prospect.error()));
}

void EntryController::enterEnd(int challenge)
{
    const auto end = m_.games.endOf(challenge);
    if (!end) {
        m_.messages.show({Message::Kind::Trouble, end.error(), {}});
        return;
    }
    const Tournament& tournament = m_.tournament.tournament();
    const auto today = words::toDay(QDate::currentDate());
    enter(resultRow(tournament, std::max(tournament.lastDay().value_or(today), today), challenge, *end));
}

void EntryController::askNext()
{
    if (m_.actions[TournamentCommand::Defend].isEnabled())
        askDefence();
    else if (m_.actions[TournamentCommand::EnterResult].isEnabled())
        askResult();
}

bool EntryController::enter(const LedgerRow& row, bool bringsWindow)
{
    if (!m_.tournament.add(row))
        return false;
    const Tournament& tournament = m_.tournament.tournament();
    QString text = words::happened(tournament, m_.tournament.ledger().entries().back());
    if (tournament.isOver())
        text += u' ' + words::status(tournament);
    announce(text, bringsWindow);
    return true;
}

void EntryController::undo()
{
    if (!m_.tournament.canUndo())
        return;
    const QString text = words::happened(m_.tournament.tournament(), m_.tournament.ledger().entries().back());
    const std::size_t before = m_.tournament.ledger().entries().size();
    m_.tournament.undo();
    if (m_.tournament.ledger().entries().size() < before)
        //: %1 is the entry that was undone
        announce(tr("Taken out of the ledger: “%1”").arg(text));
}

void EntryController::redo()
{
    const std::size_t before = m_.tournament.ledger().entries().size();
    m_.tournament.redo();
    if (m_.tournament.ledger().entries().size() > before)
        announce(words::happened(m_.tournament.tournament(), m_.tournament.ledger().entries().back()));
}

void EntryController::announce(const QString& text, bool bringsWindow)
{
    Message message{Message::Kind::Note, text, {}};
    if (bringsWindow)
        message.telling = Message::Telling::AfterOtherWindow;
    m_.messages.show(message);
}

} // namespace ringford::ui
