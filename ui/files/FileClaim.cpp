// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/FileClaim.h"

#include "engine/text/FileNames.h"
#include "engine/text/Files.h"
#include "ui/files/LiveLock.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <utility>

namespace ringford::ui {

namespace {

constexpr const char* kClaimLock = ".lock";
constexpr const char* kClaimedName = ".file";

/** One name for a file whatever links lead to it, also before it is there. */
QString canonicalName(const QString& file)
{
    if (const auto name = canonicalFileName(file.toStdString()))
        return QString::fromStdString(*name);
    const QFileInfo info(file);
    const QString folder = QFileInfo(info.absolutePath()).canonicalFilePath();
    return (folder.isEmpty() ? info.absolutePath() : folder) + u'/' + info.fileName();
}

QString claimBase(const QString& folder, const QString& file)
{
    const QByteArray name = QCryptographicHash::hash(canonicalName(file).toUtf8(), QCryptographicHash::Sha1).toHex();
    return folder + QStringLiteral("/open-") + QString::fromLatin1(name);
}

} // namespace

FileClaim::FileClaim(QString folder) : m_folder(std::move(folder)) {}

FileClaim::~FileClaim()
{
    release();
}

bool FileClaim::take(const QString& file)
{
    if (m_lock && file == m_file)
        return hold();
    const QString base = claimBase(m_folder, file);
    const QString beside = base + QLatin1String(kClaimedName);
    // Another name for what is claimed already: its lock is this window's.
    if (!m_lock || beside != m_beside) {
        auto lock = std::make_unique<LiveLock>(base + QLatin1String(kClaimLock));
        // Where no lock can be written nobody else has one either.
        if (!lock->hold() && lock->isOthers())
            return false;
        release();
        m_lock = std::move(lock);
    }
    m_file = file;
    m_beside = beside;
    // Where it cannot be written the file is not opened again after a crash; that is all.
    writeFile(beside.toStdString(), file.toStdString());
    return true;
}

bool FileClaim::hold()
{
    if (!m_lock || (!m_lock->hold() && m_lock->isOthers()))
        return false;
    if (!QFile::exists(m_beside))
        writeFile(m_beside.toStdString(), m_file.toStdString());
    return true;
}

void FileClaim::release()
{
    if (!m_lock)
        return;
    if (!m_lock->isOthers())
        QFile::remove(m_beside);
    m_lock.reset();
    m_file.clear();
    m_beside.clear();
}

void FileClaim::leave()
{
    m_lock.reset();
    m_file.clear();
    m_beside.clear();
}

bool FileClaim::isTaken(const QString& folder, const QString& file)
{
    return QFile::exists(claimBase(folder, file) + QLatin1String(kClaimedName));
}

QString FileClaim::beside(const QString& folder, const QString& file, const char* ending)
{
    return claimBase(folder, file) + QLatin1String(ending);
}

QStringList FileClaim::left(const QString& folder, Gone gone)
{
    QStringList files;
    const QFileInfoList names = QDir(folder).entryInfoList({QStringLiteral("open-*") + QLatin1String(kClaimedName)},
                                                           QDir::Files, QDir::Time | QDir::Reversed);
    for (const QFileInfo& info : names) {
        LiveLock lock(info.path() + u'/' + info.completeBaseName() + QLatin1String(kClaimLock));
        if (!lock.hold())
            continue; // its window lives
        const auto file = readFile(info.filePath().toStdString());
        const bool isThere = file && isFile(*file);
        if (isThere || (file && !file->empty() && gone == Gone::ToldOnce))
            files += QString::fromStdString(*file);
        if (!isThere)
            QFile::remove(info.filePath()); // there is nothing to open any more
    }
    return files;
}

void FileClaim::forget(const QString& folder, const QString& file)
{
    if (!isTaken(folder, file))
        return;
    const QString base = claimBase(folder, file);
    LiveLock lock(base + QLatin1String(kClaimLock));
    if (lock.hold())
        QFile::remove(base + QLatin1String(kClaimedName));
}

} // namespace ringford::ui
