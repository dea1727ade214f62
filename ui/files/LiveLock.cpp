// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/LiveLock.h"

#include <QDateTime>
#include <QFileInfo>
#include <QLockFile>

namespace ringford::ui {

/**
 * A lock that its program left before it had written who has it is nobody's: those who live hold it in the system as
 * well.
 */
bool takeLiveLock(QLockFile& lock)
{
    constexpr int kWritten = 2; // seconds after which who takes a lock has long said so
    lock.setStaleLockTime(0);   // a window may live for days: only the end of its program makes a lock stale
    const QFileInfo file(lock.fileName());
    if (file.exists() && !file.isFile())
        return false; // somebody's pipe: whoever opens it waits
    if (lock.tryLock(0))
        return true;
    qint64 process = 0;
    QString host;
    QString program;
    return lock.error() == QLockFile::LockFailedError && !lock.getLockInfo(&process, &host, &program) &&
           file.lastModified().secsTo(QDateTime::currentDateTime()) > kWritten && lock.removeStaleLockFile() &&
           lock.tryLock(0);
}

} // namespace ringford::ui
