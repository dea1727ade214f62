// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QLockFile>
#include <QString>

#include <memory>
#include <vector>

namespace ringford::ui {

/**
 * Where one window keeps what it would lose if the program ended at once: a record below a common folder, with a lock that tells
 * whether its window still lives. Places of others are never touched. Gone with the window, unless that had no time to go.
 */
class JournalPlace {
public:
    /** The folder of all places, for this user; made when first written to. */
    static QString usualFolder();
    /** A new place below @p folder; null where nothing can be written. */
    static std::unique_ptr<JournalPlace> create(const QString& folder);
    /** The places below @p folder that hold a game though no window lives that keeps it, the oldest first. They are this caller's now. */
    static std::vector<std::unique_ptr<JournalPlace>> left(const QString& folder);

    JournalPlace(const JournalPlace&) = delete;
    JournalPlace& operator=(const JournalPlace&) = delete;
    ~JournalPlace();

    /** The record that is kept; empty if there is none. */
    QByteArray record() const;
    /** The file that the game was opened from or saved to; empty if there is none. */
    QString origin() const;
    /** Keeps @p record instead of what was kept; false, and nothing is changed, where it cannot be written. */
    bool write(const QByteArray& record, const QString& origin);
    /** Nothing is to be kept. */
    void clear();
    /** Lets what cannot be read lie under another name, where nothing takes it up again; the path. */
    QString putAside();

private:
    JournalPlace(const QString& folder, const QString& name);
    QString path(const char* ending) const;

    QString m_base; ///< path without ending
    QLockFile m_lock;
};

/** The right to write @p file, which one window of all that run has; null if another has it. Kept below @p folder. */
std::unique_ptr<QLockFile> claimFile(const QString& folder, const QString& file);

} // namespace ringford::ui
