// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/LedgerMemory.h"

#include "engine/text/Files.h"
#include "engine/tournament/LedgerText.h"
#include "ui/files/JournalPlace.h"
#include "ui/settings/RecentFiles.h"
#include "ui/tournament/TournamentModel.h"
#include "ui/widgets/SeenWindows.h"

#include <QFile>
#include <QUuid>

namespace ringford::ui {

namespace {

constexpr const char* kUnwritten = ".csv"; // the ledger as it should have been written
constexpr const char* kMark = ".mark";     // of what the file held then

/** Beside the claims of games, which are opened in other windows. */
QString claimsOfLedgers()
{
    return JournalPlace::usualFolder() + QStringLiteral("/ledgers");
}

QString besideClaim(const QString& file, const char* ending)
{
    return FileClaim::beside(claimsOfLedgers(), file, ending);
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
    drop(); // it was written, or somebody has given it up
    if (!isAnyWindowSeen())
        m_claim.leave();
}

/** Another program that has it open, too, is no matter: who changes it is found before anything is written. */
void LedgerMemory::take()
{
    const QString file = m_tournament.file();
    if (!m_tournament.isUnsaved())
        drop();
    const bool isOther = m_ledger != file;
    m_ledger = m_claim.take(file) ? file : QString();
    if (isOther && !m_ledger.isEmpty())
        QMetaObject::invokeMethod(this, &LedgerMemory::takeUp, Qt::QueuedConnection);
    if (m_recent.list().value(0) != file)
        m_recent.add(file);
}

QStringList LedgerMemory::left()
{
    return FileClaim::left(claimsOfLedgers(), FileClaim::Gone::ToldOnce);
}

bool LedgerMemory::keep()
{
    const QString file = m_tournament.file();
    if (m_ledger != file || !m_tournament.isUnsaved())
        return false;
    m_kept = file;
    const QByteArray mark = m_tournament.fileMark();
    return !writeFile(besideClaim(file, kMark).toStdString(), mark.toStdString()) &&
           !writeFile(besideClaim(file, kUnwritten).toStdString(), writeLedger(m_tournament.ledger()));
}

void LedgerMemory::drop()
{
    if (m_kept.isEmpty())
        return;
    QFile::remove(besideClaim(m_kept, kUnwritten));
    QFile::remove(besideClaim(m_kept, kMark));
    m_kept.clear();
}

void LedgerMemory::takeUp()
{
    if (!m_tournament.isOpen() || m_tournament.isBusy() || m_tournament.isUnsaved() || m_tournament.file() != m_ledger)
        return;
    const auto bytes = readFile(besideClaim(m_ledger, kUnwritten).toStdString());
    if (!bytes)
        return; // there is none
    const auto mark = readFile(besideClaim(m_ledger, kMark).toStdString());
    const auto ledger = readLedger(*bytes);
    if (!ledger || !mark || *mark != m_tournament.fileMark().toStdString()) {
        emit wasPutAside(putAside(m_ledger));
        return;
    }
    m_kept = m_ledger;
    m_tournament.resume(*ledger);
    emit cameBack();
}

QString LedgerMemory::putAside(const QString& file)
{
    const QString aside =
        claimsOfLedgers() + QStringLiteral("/unwritten-%1.csv").arg(QUuid::createUuid().toString(QUuid::WithoutBraces));
    if (!QFile::rename(besideClaim(file, kUnwritten), aside))
        return {};
    QFile::remove(besideClaim(file, kMark));
    return aside;
}

void LedgerMemory::forget(const QString& file)
{
    FileClaim::forget(claimsOfLedgers(), file);
}

} // namespace ringford::ui
