// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/LiveLock.h"

#include "engine/text/FileNames.h"
#include "engine/text/Files.h"
#include "engine/text/PlatformFile.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QLockFile>

#include <optional>
#include <utility>
#include <vector>

namespace ringford::ui {

namespace {

/**
 * A lock that its program left before it had written who has it is nobody's: those who live hold it in the system as
 * well.
 */
bool takeLock(QLockFile& lock)
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

/** Of a lock; nothing where it cannot be read. */
std::optional<QByteArray> lockContent(const QString& file)
{
    constexpr std::size_t kLongest = 10'000; // no lock is longer
    std::string bytes;
    FileStamp stamp;
    const ReadingEnd end = readRegularFile(filePath(file.toStdString()), {kLongest}, bytes, stamp);
    return end.kind == ReadingEnd::Kind::Done ? std::optional(QByteArray::fromStdString(bytes)) : std::nullopt;
}

/** Qt would remove what lies there under the name of @p lock: the system lets it go when the program ends. */
void abandon(std::unique_ptr<QLockFile> lock)
{
    static auto* const abandoned = new std::vector<std::unique_ptr<QLockFile>>;
    abandoned->push_back(std::move(lock));
}

} // namespace

LiveLock::LiveLock(QString file) : m_file(std::move(file)) {}

LiveLock::~LiveLock()
{
    if (m_lock && !isHeld())
        abandon(std::move(m_lock));
}

bool LiveLock::hold()
{
    if (isHeld())
        return true;
    if (m_lock)
        abandon(std::move(m_lock));
    if (!QDir().mkpath(QFileInfo(m_file).path()))
        return false;
    auto lock = std::make_unique<QLockFile>(m_file);
    if (!takeLock(*lock))
        return false;
    m_lock = std::move(lock);
    m_content = lockContent(m_file).value_or(QByteArray());
    return true;
}

bool LiveLock::isHeld() const
{
    if (!m_lock || !QFileInfo(m_file).isFile())
        return false;
    // Who has it stands in it: a file that cannot be read now was not put there by others.
    const auto content = lockContent(m_file);
    return m_content.isEmpty() || !content || *content == m_content;
}

bool LiveLock::isOthers() const
{
    return QFileInfo(m_file).isFile() && !isHeld();
}

} // namespace ringford::ui
