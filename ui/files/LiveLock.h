// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <memory>

class QLockFile;

namespace ringford::ui {

/**
 * A lock that stands for as long as its program lives, however long that is, and is gone with this. Its file can be
 * removed meanwhile, alone or with its folder: hold() puts it back. A file of others is never touched.
 */
class LiveLock {
public:
    /** Takes nothing yet. */
    explicit LiveLock(QString file);
    ~LiveLock();
    LiveLock(const LiveLock&) = delete;
    LiveLock& operator=(const LiveLock&) = delete;

    /** Takes it or puts it back, with its folder, unless it stands; false where others have it, or nothing is written. */
    bool hold();
    /** Whether it was taken, and its file is there still. */
    bool isHeld() const;
    /** Whether the file that is there is of others. */
    bool isOthers() const;

private:
    QString m_file;
    QByteArray m_content; ///< of the file while this has it; empty: it could not be read
    std::unique_ptr<QLockFile> m_lock;
};

} // namespace ringford::ui
