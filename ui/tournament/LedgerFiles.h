// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <memory>

class QSettings;
class QWidget;

namespace ringford {
struct LedgerTrouble;
}

namespace ringford::ui {

class MessageBar;
class TournamentActions;
class TournamentModel;

/** Beginning ledgers, opening them and keeping them, with the questions and messages that belong to it. */
class LedgerFiles : public QObject {
    Q_OBJECT

public:
    /** What it works with; all of it outlives it. */
    struct Context {
        QWidget& window;
        TournamentModel& tournament;
        MessageBar& messages;
        TournamentActions& actions;
        QSettings& store; ///< of what was used last
    };
    explicit LedgerFiles(const Context& context);

    void open(const QString& file);
    /** Says so where another program has changed the file. */
    void look();
    /** Whether somebody has to be asked before the window goes; asks then. */
    bool askToLeave();

signals:
    /** A ledger was opened or written there. */
    void used(const QString& file);

private:
    void askAndBegin();
    void askAndOpen();
    void askAndWrite();
    void print();
    /** Lets somebody name a file that is not there yet. */
    void askName(const QString& title, void (TournamentModel::*then)(const QString&));
    QString folder() const;
    void tellRefused(const std::shared_ptr<const LedgerTrouble>& trouble);
    void tellNotWritten(const QString& trouble);
    void tellChanged();
    void tellReading();
    void settle();

    const Context m_;
    bool m_isLeaving = false; ///< to close without writing was agreed to
};

} // namespace ringford::ui
