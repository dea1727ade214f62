// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/tournament/LedgerRow.h"

#include <QObject>

#include <functional>
#include <optional>

class QWidget;

namespace ringford::ui {

class BattleGames;
struct BoardAppearance;
class DefenceDialog;
class EntryDialog;
class MessageBar;
class TournamentActions;
class TournamentDesk;
class TournamentModel;

/** What happens next in a tournament: asks for it, and enters it. */
class EntryController : public QObject {
    Q_OBJECT

public:
    /** What it works with; all of it outlives it. */
    struct Context {
        QWidget& window;
        TournamentModel& tournament;
        TournamentDesk& desk;
        MessageBar& messages;
        TournamentActions& actions;
        BattleGames& games;
        const BoardAppearance& appearance; ///< of boards
    };
    explicit EntryController(const Context& context);

    /** Enters how a battle has ended in its game. */
    void enterEnd(int challenge);
    /** What the end of a battle in its game brings, for people. */
    QString endSentence(int challenge) const;

signals:
    /** The game of a battle that has begun is to be seen, and to be opened where it is not open yet. */
    void gameWanted(int challenge);

private:
    void connectActions();
    void askMember();
    void askChallenge();
    void askSurrender();
    void askDefence();
    void askResult();
    void play();
    /** Defends, or ends the battle: what the chosen challenge waits for. */
    void askNext();
    /** Opens a dialog, of a challenge where it is about one; @p enter tells whether all is done. */
    void ask(EntryDialog* dialog, std::optional<int> challenge, const std::function<bool()>& enter);
    void ask(EntryDialog* dialog, std::optional<int> challenge = {});
    /** Enters @p row and says what happened; @p bringsWindow: another window is opened for it. */
    bool enter(const LedgerRow& row, bool bringsWindow = false);
    bool beginBattle(const DefenceDialog& dialog, int challenge);
    void announceEnded(int challenge);
    void undo();
    void redo();
    void announce(const QString& text, bool bringsWindow = false);
    void update();

    const Context m_;
};

} // namespace ringford::ui
