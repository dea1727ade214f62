// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/scene/BoardAppearance.h"

#include <QMainWindow>

class QPushButton;
class QSettings;
class QStackedWidget;

namespace ringford::ui {

class BattleGames;
class EntryController;
class LedgerFiles;
class MessageBar;
class RecentFiles;
class TournamentActions;
class TournamentDesk;
class TournamentModel;

/** The window of a tournament: its standings, what it waits for and its ledger, from the first member to the winner. */
class TournamentWindow : public QMainWindow {
    Q_OBJECT

public:
    /** @p store keeps what was chosen last, @p recent the ledgers that were used; both outlive it. */
    TournamentWindow(QSettings& store, RecentFiles& recent, QWidget* parent = nullptr);
    ~TournamentWindow() override;

    TournamentModel& tournament() const { return *m_tournament; }
    MessageBar& messages() const { return *m_messages; }
    TournamentActions& actions() const { return *m_actions; }
    TournamentDesk& desk() const { return *m_desk; }
    BattleGames& games() const { return *m_games; }
    EntryController& entries() const { return *m_entries; }

    /** How boards look where armies are chosen. */
    void setAppearance(const BoardAppearance& appearance) { m_appearance = appearance; }
    /** Opens the ledger of a file, or says why it is none. */
    void openFile(const QString& file);
    /** The same for one that nobody has asked for, unless that ended the program twice: then it is offered. */
    void reopenFile(const QString& file);

    /** Begins a ledger in a file that is not there yet. @pre none is open */
    void beginFile(const QString& file);

signals:
    /** A ledger is to be opened, or begun if it is new, in a window of its own. */
    void otherWanted(const QString& file, bool isNew);
    /** Somebody comes back to it, perhaps from a battle. */
    void cameToFront();
    /** The help page is to be seen. */
    void helpWanted();

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    QWidget* makeWelcome();
    QPushButton* makeRecentButton(QWidget& page);
    void updateTitle();

    BoardAppearance m_appearance;
    TournamentModel* m_tournament;
    TournamentActions* m_actions;
    MessageBar* m_messages;
    QStackedWidget* m_pages;
    TournamentDesk* m_desk;
    LedgerFiles* m_files;
    BattleGames* m_games;
    EntryController* m_entries;
};

} // namespace ringford::ui
