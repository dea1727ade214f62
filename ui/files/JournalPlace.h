// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Text.h"

#include <QByteArray>
#include <QFile>
#include <QFileInfo>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace ringford::ui {

class LiveLock;

/**
 * Where one window keeps what it would lose if the program ended at once: a record below a common folder, what was
 * played since it was written, and a lock that tells whether its window still lives. Places of others are never
 * touched. Gone with the window, unless that had no time to go.
 */
class JournalPlace {
public:
    /** The folder of all places, for this user; made when first written to. */
    static QString usualFolder();
    /** What hinders who writes below @p folder; nothing where it goes. Tried out, without leaving a file. */
    static std::optional<Text> hindrance(const QString& folder);
    /** A new place below @p folder; null where nothing can be written. */
    static std::unique_ptr<JournalPlace> create(const QString& folder);
    /**
     * The places below @p folder that hold a game, or what was added to one whose record is gone, though no window lives
     * that keeps it, the oldest first. They are this caller's now.
     */
    static std::vector<std::unique_ptr<JournalPlace>> left(const QString& folder);

    JournalPlace(const JournalPlace&) = delete;
    JournalPlace& operator=(const JournalPlace&) = delete;
    ~JournalPlace();

    /** What tells it from all others, also at the next start. */
    QString name() const { return m_base.mid(m_base.lastIndexOf(u'/') + 1); }
    /**
     * To be asked for before anything is written: its folder and its lock may have been removed meanwhile, and are put
     * back. Where others have that lock by now all that lies there is theirs, and this goes on as another place, in
     * which nothing is kept yet. False where that cannot be done.
     */
    bool hold();
    /** Whether its lock stands, and what was written is there still. */
    bool isWhole() const;
    /** The record that is kept, with what was added to it; empty if there is none. */
    QByteArray record() const;
    /** The file that the game was opened from or saved to; empty if there is none. */
    QString origin() const;
    /** Keeps @p record instead of what was kept; false, and nothing is changed, where it cannot be written. */
    bool write(const QByteArray& record, const QString& origin);
    /** Keeps the name of the file that the game belongs to with what was written. */
    void setOrigin(const QString& origin);
    /**
     * Keeps @p entries, as they could stand at the end of the main line, with the record that was written: costs as
     * much as they are long, not as the record is. The system has them then; they outlive a failure of power when
     * added() is on the disk. False, and the record has to be written anew, where they cannot be kept like this.
     */
    bool append(const QByteArray& entries);
    /** What is kept beside the record under that name; empty if there is nothing. */
    QByteArray draft(const QString& name) const;
    /** Keeps @p content beside the record, instead of what was kept under that name; empty: nothing. */
    bool keepDraft(const QString& name, const QByteArray& content);
    /** The file that append() writes. */
    QString added() const;
    /** Nothing is to be kept. */
    void clear();
    /** Lets what cannot be read lie under another name, where nothing takes it up again; the path. */
    QString putAside();
    /** The same for what is kept beside the record under that name. */
    QString putAside(const QString& draft);

private:
    JournalPlace(const QString& folder, const QString& name);
    QString path(const char* ending) const;
    QString pathOf(const QString& draft) const;
    QString rename(const QString& aside);
    QFileInfoList drafts() const;

    QString m_base;     ///< path without ending
    QByteArray m_ofNow; ///< the first line of what is added to the record written last; empty: nothing can be added
    std::unique_ptr<QFile> m_added; ///< while something is
    std::unique_ptr<LiveLock> m_lock;
};

} // namespace ringford::ui
