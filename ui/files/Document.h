// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/Registry.h"
#include "engine/text/RecordReader.h"
#include "ui/files/Worker.h"

#include <QDateTime>
#include <QObject>

#include <atomic>
#include <functional>
#include <memory>
#include <vector>

namespace ringford::ui {

class MatchModel;

/** What came of reading a file. */
struct FileContent {
    QString file;          ///< its path
    RecordReading reading; ///< empty if `trouble` says that the file could not be read at all
    QString trouble; ///< for people, naming the file, with line and column where there are any; empty: all is well
};

/**
 * The file that a match is kept in: reads and writes it off the window's thread. A file may hold several records; those
 * beside the one that is open are kept and written back with it.
 */
class Document : public QObject {
    Q_OBJECT

public:
    /** @p registry and @p match outlive it. */
    Document(const Registry& registry, MatchModel& match, QObject* parent = nullptr);

    /** Path of the file; empty as long as there is none. */
    QString file() const { return m_file; }
    bool isBusy() const { return m_worker.isBusy(); }
    bool isWriting() const { return isBusy() && !m_isReading; }
    /** Whether somebody else has written the file since it was read or written here. */
    bool isChangedOnDisk() const;

    /** Reads a file and says what is in it, by wasRead(); what is open stays. Does nothing while busy. */
    void read(const QString& file);
    /** How much of the file has been read, in percent; -1 where that is unknown. */
    int progress() const;
    /** Ends reading early: nothing is opened then. */
    void cancel();

    /**
     * Opens record number @p index of what was read. It belongs to its file only if the file was read without trouble.
     */
    void adopt(FileContent& content, std::size_t index);
    /** Another match, that has no file yet. */
    void begin(Match match, bool modified = false);

    /** Lets the match belong to no file: what is saved goes elsewhere. */
    void detach();

    /**
     * Writes the match to @p file, which is its file from then on. Does nothing while busy. Says how it went by
     * wasWritten().
     */
    void write(const QString& file);

signals:
    /** What is to be in the file and is not in the match yet is written into it now. */
    void aboutToWrite();
    void wasRead(const std::shared_ptr<ringford::ui::FileContent>& content);
    /** @p trouble is empty if all is well, else for people; an older file of that name stands as it was. */
    void wasWritten(const QString& trouble);
    void fileChanged();
    void busyChanged(bool busy);

private:
    void remember(const QString& file);
    void open(Match match, std::vector<Match> others, std::size_t place);

    const Registry& m_registry;
    MatchModel& m_match;
    QString m_file;
    QDateTime m_fileTime; ///< when it was written last, as far as known here
    qint64 m_fileSize = 0;
    std::shared_ptr<const std::vector<Match>> m_others =
        std::make_shared<const std::vector<Match>>(); ///< the records beside the open one; the worker's while it writes
    std::size_t m_place = 0;                          ///< how many of them come before it
    std::shared_ptr<std::atomic<std::size_t>> m_bytesRead;
    qint64 m_bytesToRead = 0;
    bool m_isReading = false;
    Worker m_worker;
};

} // namespace ringford::ui
