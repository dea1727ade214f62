// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/files/FileClaim.h"

#include <QObject>
#include <QStringList>

namespace ringford::ui {

class RecentFiles;
class TournamentModel;

/**
 * Remembers the ledger of a window from one start of the program to the next: among those that were used lately, and,
 * where the program ends while it is open, as one that comes back. What could not be written to its file is kept, and
 * comes back with it.
 */
class LedgerMemory : public QObject {
    Q_OBJECT

public:
    /** Both outlive it. */
    LedgerMemory(TournamentModel& tournament, RecentFiles& recent, QObject* parent = nullptr);
    /** The window has closed: with the last one of the program, or while others are seen. */
    ~LedgerMemory() override;

    /** Keeps what is in no file; false where that cannot be kept either. */
    bool keep();

    /**
     * The ledgers that were open when the program ended, until they are opened again or forgotten. One that is no file
     * any more is told once.
     */
    static QStringList left();
    /** Lets @p file be none of those. */
    static void forget(const QString& file);
    /** Lets what was not written to @p file lie where nothing takes it up again: a ledger; empty if there is none. */
    static QString putAside(const QString& file);

signals:
    /** What was not written when the program ended is there again. */
    void cameBack();
    /** It is not, since its file is another now: it is a ledger of its own. */
    void wasPutAside(const QString& ledger);

private:
    void take();
    void takeUp();
    void drop();

    TournamentModel& m_tournament;
    RecentFiles& m_recent;
    FileClaim m_claim;
    QString m_ledger; ///< the file that is claimed; empty: none is
    QString m_kept;   ///< the file whose entries are kept; empty: none are
};

} // namespace ringford::ui
