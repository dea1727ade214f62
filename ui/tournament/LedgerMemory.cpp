// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/LedgerMemory.h"

#include "ui/files/JournalPlace.h"
#include "ui/settings/RecentFiles.h"
#include "ui/tournament/TournamentModel.h"
#include "ui/widgets/SeenWindows.h"

namespace ringford::ui {

namespace {

/** Beside the claims of games, which are opened in other windows. */
QString claimsOfLedgers()
{
    return JournalPlace::usualFolder() + QStringLiteral("/ledgers");
}

} // namespace

LedgerMemory::LedgerMemory(TournamentModel& tournament, RecentFiles& recent, QObject* parent)
    : QObject(parent), m_tournament(tournament), m_recent(recent), m_claim(claimsOfLedgers())
{
    connect(&tournament, &TournamentModel::replaced, this, &LedgerMemory::take);
    connect(&tournament, &TournamentModel::written, this, &LedgerMemory::take);
}

LedgerMemory::~LedgerMemory()
{
    if (!isAnyWindowSeen())
        m_claim.leave();
}

/** Another program that has it open, too, is no matter: who changes it is found before anything is written. */
void LedgerMemory::take()
{
    const QString file = m_tournament.file();
    m_claim.take(file);
    if (m_recent.list().value(0) != file)
        m_recent.add(file);
}

QStringList LedgerMemory::left()
{
    return FileClaim::left(claimsOfLedgers());
}

void LedgerMemory::forget(const QString& file)
{
    FileClaim::forget(claimsOfLedgers(), file);
}

} // namespace ringford::ui
