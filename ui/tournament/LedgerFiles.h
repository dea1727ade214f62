// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/FileStamp.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>

class QFileSystemWatcher;
class QSettings;
class QWidget;

namespace ringford {
struct LedgerTrouble;
}

namespace ringford::ui {

class LedgerMemory;
class MessageBar;
class RecentFiles;
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
        QSettings& store; ///< of what was chosen last
        RecentFiles& recent;
    };
    explicit LedgerFiles(const Context& context);

    void open(const QString& file);
    /** The same for a ledger that was open when the program ended, unless that ended it twice: then it is offered. */
    void reopen(const QString& file);
    /** Says so where another program has changed the file. */
    void look();
    /** Whether somebody has to be asked before the window goes; asks then. */
    bool askToLeave();

signals:
    /** A ledger is to be opened, or begun if it is new, beside the one that is open. */
    void otherWanted(const QString& file, bool isNew);

private:
    /** Here, or in another window where a ledger is open here. */
    void openBeside(const QString& file);
    /** At once, or when nothing is read or written any more. */
    void takeDropped(const QStringList& files);
    void openDropped(const QStringList& files);
    void goOn();
    void announceNotOpened(const QStringList& files, qsizetype tooMany);
    void beginBeside(const QString& file);
    void offerNew();
    void watch();
    void notice();
    void askAndBegin();
    void askAndOpen();
    void askAndWrite();
    void print();
    void listRecent();
    /** Goes on, once what is in no file has been saved or given up. */
    void whenKept(const std::function<void()>& then);
    void read(const QString& file);
    /** Lets somebody name a file that is not there yet; offered is @p name, with a number where that is there. */
    void askName(const QString& title, const QString& name, const std::function<void(const QString&)>& then);
    QString folder() const;
    void announceRefused(const std::shared_ptr<const LedgerTrouble>& trouble);
    void announceNotWritten(const QString& trouble);
    void announceChanged();
    void announceReading();
    void announceAside(const QString& ledger);

    const Context m_;
    LedgerMemory* m_memory;
    QFileSystemWatcher* m_watcher;      ///< other programs write ledgers, too
    QString m_read;                     ///< what was read last, or is being read
    std::optional<FileStamp> m_noticed; ///< of the file, as it was looked at last
    QStringList m_dropped;              ///< files that wait until nothing is read or written
    std::function<void()> m_tell;       ///< the same of what is to be said: what is opened takes away what was said
    bool m_isLeaving = false;           ///< to close without writing was agreed to
};

} // namespace ringford::ui
