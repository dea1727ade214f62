// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/tournament/LedgerRow.h"

#include <QObject>

class QWidget;

namespace ringford::ui {

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
    };
    explicit EntryController(const Context& context);

private:
    void connectActions();
    void askMember();
    void askChallenge();
    void askSurrender();
    void askDefence();
    void askResult();
    /** Defends, or ends the battle: what the chosen challenge waits for. */
    void askNext();
    void ask(EntryDialog* dialog);
    void enter(const LedgerRow& row);
    void undo();
    void redo();
    void tell(const QString& text);
    void update();

    const Context m_;
};

} // namespace ringford::ui
