// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/Registry.h"
#include "engine/text/FileStamp.h"
#include "engine/text/RecordReader.h"
#include "ui/files/RecordList.h"
#include "ui/files/Worker.h"

#include <QByteArray>
#include <QObject>

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace ringford::ui {

class MatchModel;

/** What a file held when its bytes were read or written here: another program's changes are told by it. */
struct KnownFile {
    FileStamp stamp;
    QByteArray hash; ///< of the bytes; empty: no file is known
};

/** What came of reading a file. */
struct FileContent {
    QString file;               ///< its path
    KnownFile known;            ///< the bytes that were read
    int writes = 0;             ///< how often the document had written by then
    RecordReading reading;      ///< without its matches
    RecordList records;         ///< those that can be opened
    std::optional<Match> first; ///< the match of the first; the others are read again when they are opened
    std::shared_ptr<const std::string> bytes; ///< none if `trouble` says that the file could not be read at all
    QString trouble; ///< for people, naming the file, with line and column where there are any; empty: all was read
    QString note{};  ///< for people: what is another in it, though nothing is lost
    bool isIndexed = false;      ///< of PGN that is too long to be read whole: `records` were made of tags alone
    bool holdsPositions = false; ///< and no games, so that nothing can be written back
};

/** The records of a file as it was read. Their matches are made anew whenever they are needed, one after the other. */
struct KeptRecords {
    std::string file; ///< its name tells their form
    std::shared_ptr<const std::string> bytes;

    /** Calls @p take with the match of each record but number @p place, from 0, until it gives false. */
    void eachBut(std::size_t place, const Registry& registry, const std::function<bool(const Match&)>& take) const;
};

/**
 * The file that a match is kept in: reads and writes it off the window's thread, as a record, or as PGN where its name
 * says that it is. A file may hold several records; those
 * beside the one that is open are kept and written back with it.
 */
class Document : public QObject {
    Q_OBJECT

public:
    /** @p registry and @p match outlive it. */
    Document(const Registry& registry, MatchModel& match, QObject* parent = nullptr);

    /** Path of the file; empty as long as there is none. */
    QString file() const { return m_file; }
    /** The file that is being written; else file(). */
    QString destination() const { return m_destination.isEmpty() ? m_file : m_destination; }
    bool isBusy() const { return m_worker.isBusy(); }
    /** From aboutToWrite() until it is known how that went, and while it is found out what would be lost. */
    bool isWriting() const { return !m_destination.isEmpty() || (isBusy() && !m_isReading); }
    /** Whether somebody else has written the file since its bytes were read or written here. */
    bool isChangedOnDisk() const;
    /** Whether what was read is no longer what its file holds, because the document has written there since. */
    bool isOutdated(const FileContent& content) const;

    /**
     * Finds what of the match, and of those beside it, would be lost in @p file: PGN cannot hold all that records can. Calls
     * @p then with that: at once, or, where others have to be read for it, when they have been, off the window's thread.
     * @pre not busy
     */
    void findLosses(const QString& file, const std::function<void(const std::vector<Text>&)>& then);

    /** Reads a file and says what is in it, by wasRead(); what is open stays. Does nothing while busy. */
    void read(const QString& file);
    /** How much of the file has been read, in percent; -1 where that is unknown. */
    int progress() const;
    /** Ends reading early: nothing is opened then. */
    void cancel();

    /**
     * Opens record number @p index of what was read, where standWhereItOpens() says. It belongs to its file only if the
     * file was read without trouble, and whole, and holds games. False, and what is open stays, if the record is not
     * there; where only its tags were read `trouble` may say why.
     */
    bool adopt(FileContent& content, std::size_t index);
    /** Another match, that has no file yet. */
    void begin(Match match, bool modified = false);

    /** Lets the match belong to no file: what is saved goes elsewhere. */
    void detach();
    /** What its file holds, as known here, and which record of it is open: for rejoin(); empty as long as there is none. */
    QByteArray mark() const;
    /**
     * Lets the match, which has no file, belong to @p file again, as soon as that is read: if it still holds what @p mark
     * tells, or the match as it is, and could be opened as a whole. If not, nothing changes. @pre not busy
     */
    void rejoin(const QString& file, const QByteArray& mark);

    /** Whether the match's own file may be replaced when it holds what is not known here. */
    enum class Replace : std::uint8_t { Known, Anything };
    /**
     * Writes the match to @p file, which is its file from then on. Does nothing while busy. Says how it went by
     * wasWritten(), or wasFoundChanged().
     */
    void write(const QString& file, Replace replace = Replace::Known);

signals:
    /** destination() is known. What is to be in the file and is not in the match yet is written into it now. */
    void aboutToWrite();
    void wasRead(const std::shared_ptr<ringford::ui::FileContent>& content);
    /** @p trouble is empty if all is well, else for people; an older file of that name stands as it was. */
    void wasWritten(const QString& trouble);
    /** Somebody else has written the file in the last moment: it stands as they left it. */
    void wasFoundChanged();
    void fileChanged();
    void busyChanged(bool busy);

private:
    void remember(const QString& file, const KnownFile& known);
    void open(Match match, std::shared_ptr<const KeptRecords> records, std::size_t place);
    void belongTo(const FileContent& content, std::size_t place);

    const Registry& m_registry;
    MatchModel& m_match;
    QString m_file;
    QString m_destination;                        ///< what is being written; else empty
    KnownFile m_known;                            ///< what it held last, as far as known here
    int m_writes = 0;                             ///< how often something was written
    std::shared_ptr<const KeptRecords> m_records; ///< the open one and those beside it; none: it is alone
    std::size_t m_place = 0;                      ///< the number of the open one
    std::shared_ptr<std::atomic<std::size_t>> m_bytesRead;
    qint64 m_bytesToRead = 0;
    bool m_isReading = false;
    bool m_isToRejoin = false; ///< the match is the one that rejoin() was asked for
    Worker m_worker;
};

} // namespace ringford::ui
