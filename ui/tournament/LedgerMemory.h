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
 * where the program ends while it is open, as one that comes back.
 */
class LedgerMemory : public QObject {
    Q_OBJECT

public:
    /** Both outlive it. */
    LedgerMemory(TournamentModel& tournament, RecentFiles& recent, QObject* parent = nullptr);
    /** The window has closed: with the last one of the program, or while others are seen. */
    ~LedgerMemory() override;

    /** The ledgers that were open when the program ended, until they are opened again or forgotten. */
    static QStringList left();
    /** Lets @p file be none of those. */
    static void forget(const QString& file);

private:
    void take();

    TournamentModel& m_tournament;
    RecentFiles& m_recent;
    FileClaim m_claim;
};

} // namespace ringford::ui
