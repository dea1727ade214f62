// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/tournament/LedgerFile.h"
#include "ui/files/Worker.h"

#include <QByteArray>
#include <QObject>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace ringford::ui {

/**
 * The ledger of a tournament that is open in a window: tells its views what changes in it, and writes its file after
 * each entry. Files are read and written off the window's thread; while that goes on, nothing else is done.
 */
class TournamentModel : public QObject {
    Q_OBJECT

public:
    explicit TournamentModel(QObject* parent = nullptr);

    bool isOpen() const { return m_file.has_value(); }
    /** Path of the ledger's file. @pre one is open, as for what follows */
    QString file() const;
    const Ledger& ledger() const { return m_file->ledger(); }
    const Tournament& tournament() const { return ledger().tournament(); }

    bool isBusy() const { return m_worker.isBusy(); }
    bool isReading() const { return isBusy() && m_isReading; }
    /** Whether there is anything that the file does not hold yet. */
    bool isUnsaved() const { return m_isUnsaved; }
    /** Whether another program has changed the file since it was read or written here. @pre not busy */
    bool isChangedOnDisk() const { return isOpen() && m_file->isChangedOnDisk(); }
    bool canUndo() const { return isOpen() && !isBusy() && !ledger().entries().empty(); }
    bool canRedo() const { return isOpen() && !isBusy() && !m_undone.empty(); }

    // While busy these do nothing. What was open stays open until another ledger is there.
    /** An empty ledger in a file that is not there yet. */
    void begin(const QString& file);
    void open(const QString& file);
    /** Nothing comes of what is being read. */
    void cancelReading();
    /** What follows is kept in another file, which is not there yet. */
    void writeTo(const QString& file);
    /** Tries once more. */
    void write();

    /** What the file held when it was read or written last, as something that tells it from anything else. */
    QByteArray fileMark() const;
    /** @p unwritten takes the place of the ledger that was read, and is written. */
    void resume(const Ledger& unwritten);

    /** Adds what happened next, and writes; false if the file was changed elsewhere, or the rules are against it. */
    bool add(const LedgerRow& row);
    /** Takes the last entry back; redo() enters it again, until there is another. */
    void undo();
    void redo();

signals:
    /** Another ledger is open. */
    void replaced();
    /** An entry came or went. */
    void changed();
    /** busy(), isUnsaved() or the file are others. */
    void stateChanged();
    /** A ledger was not opened. */
    void notOpened(const std::shared_ptr<const ringford::LedgerTrouble>& trouble);
    /** Nothing was written; what the file holds is as it was. @p trouble is for people */
    void notWritten(const QString& trouble);
    /** The same, since another program has changed the file. */
    void wasFoundChanged();
    void written();

private:
    bool isFoundChanged();
    void keepChange();
    void finishWriting(const std::optional<Text>& trouble);
    void writeNew(LedgerFile file, bool isOther);
    void take(LedgerFile file);

    std::optional<LedgerFile> m_file; ///< the worker's while it writes: no more than read here then
    std::vector<LedgerRow> m_undone;  ///< the first to be undone last
    bool m_isUnsaved = false;
    bool m_isReading = false;
    bool m_isCancelled = false;
    Worker m_worker;
};

} // namespace ringford::ui
