// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <memory>

namespace ringford::ui {

class LiveLock;

/**
 * The right to write one file, which one window of all that run has. It is kept below a folder, by a lock that ends
 * with its program; the name of the file beside the lock outlives a program that ended without giving the right up.
 */
class FileClaim {
public:
    /** Claims nothing yet. All windows of a user share @p folder. */
    explicit FileClaim(QString folder);
    ~FileClaim();
    FileClaim(const FileClaim&) = delete;
    FileClaim& operator=(const FileClaim&) = delete;

    /** Claims @p file instead of what was claimed before; false, and nothing is changed, if another window has it. */
    bool take(const QString& file);
    /** Puts back what somebody has removed of the claim meanwhile; false if nothing is claimed, or another has it now. */
    bool hold();
    void release();
    /** Gives the right up, too, but the file is one of those that are left, as if the program had ended. */
    void leave();

    /** What becomes of a file that is no file any more when somebody asks for those that are left. */
    enum class Gone { Forgotten, ToldOnce };
    /** The files that windows had open whose program ended without giving them up, until they are forgotten. */
    static QStringList left(const QString& folder, Gone gone = Gone::Forgotten);
    /** Whether a window has @p file, or had it when its program ended. */
    static bool isTaken(const QString& folder, const QString& file);
    /** Where something can be kept beside the claim of @p file: by whoever has that. */
    static QString beside(const QString& folder, const QString& file, const char* ending);
    /** Lets @p file be none of those; where a window has it, that has it still. */
    static void forget(const QString& folder, const QString& file);

private:
    QString m_folder;
    QString m_file;   ///< as it was called; empty: nothing is claimed
    QString m_beside; ///< what keeps its name
    std::unique_ptr<LiveLock> m_lock;
};

} // namespace ringford::ui
