// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/Registry.h"
#include "engine/match/GameTree.h"
#include "ui/files/JournalPlace.h"

#include <QByteArray>
#include <QObject>

#include <functional>
#include <memory>
#include <vector>

class QTimer;

namespace ringford::ui {

class DiskWait;
class Document;
class MatchModel;

/**
 * Keeps what is on the board from being lost, whatever ends the program: after every change the match is written to the
 * journal, before anything of it is painted, until it is saved or given up. What is played at the end of the game is
 * added to what was written, which takes no time however long the game is. Other changes write all of it; where that
 * takes its time, a change of words alone waits a little.
 */
class Journal : public QObject {
    Q_OBJECT

public:
    /** All outlive it. Journals lie below @p folder. */
    Journal(const Registry& registry, MatchModel& match, Document& document, QString folder, QObject* parent = nullptr);

    /** When a draft that gives nothing any more goes, seen from the record that is kept then. */
    enum class Drop : unsigned char {
        Before, ///< with the new record it would be taken for its own
        After   ///< the old record means something else without it
    };
    /**
     * Keeps what a window has beside its match, too: under @p name, what @p read gives, as long as that is not empty.
     * The match is kept with it, unsaved or not.
     */
    void addDraft(const QString& name, const std::function<QByteArray()>& read, Drop drop = Drop::Before);
    /** What a draft gives may have changed. */
    void noteDrafts();
    /** The name under which a place tells that its match was saved, and is kept for its drafts alone. */
    static QString savedMark() { return QStringLiteral("saved"); }
    /** The name under which it tells what the file of the match held (Document::mark()). */
    static QString fileMark() { return QStringLiteral("file"); }

    /** Writes again what somebody has removed of it since. */
    void putBack();

    /** Goes on in @p place, whose record was taken up. */
    void adopt(std::unique_ptr<JournalPlace> place);

    /** Whether the last try failed. */
    bool hasFailed() const { return m_hasFailed; }
    /** Whether it did, and what was to be kept is not saved either. */
    bool isLosing() const;

    /** The window closes, and all that is to be kept was saved: nothing is left behind. */
    void end();

signals:
    /** Something is to be kept: what else is kept for it is put back, too. */
    void aboutToWrite();
    /** What changes cannot be kept from here on; it is tried again and again. */
    void failed();
    /** All is kept again. */
    void recovered();

private:
    /** What of the tree is kept. */
    struct Kept {
        const Node* end = nullptr;      ///< of the main line
        std::uint32_t made = 0;         ///< nodes that the tree had made then
        std::uint32_t seen = 0;         ///< and has made by now
        bool isOtherwiseChanged = true; ///< more was changed since then than entries added at the end
        bool isOfOldMatch = false;      ///< another one has come since
    };
    struct Draft {
        QString name;
        std::function<QByteArray()> read;
        Drop drop;
        QByteArray content;
    };

    void noteTree();
    void noteNode(const Node* node);
    void noteOther();
    void note(bool isPlayed);
    void write();
    bool holdPlace();
    bool keep();
    bool keepAll();
    bool keepPlayed();
    bool dropDrafts(Drop when);
    bool keepDrafts();
    bool keepFileMark();
    void readDrafts();
    bool isSaved() const;
    bool hasDrafts() const;

    const Registry& m_registry;
    MatchModel& m_match;
    Document& m_document;
    QString m_folder;
    std::unique_ptr<JournalPlace> m_place;
    QString m_origin; ///< the file that a game which was taken up came from
    QTimer* m_soon;
    DiskWait* m_disk; ///< waits until what was added is on the disk
    Kept m_kept;
    std::vector<Draft> m_drafts;
    bool m_areDraftsNoted = true; ///< they are to be read again
    int m_cost = 0;               ///< of the last writing, in ms
    bool m_isNoted = false;
    bool m_hasFailed = false;
    bool m_isEnded = false;
};

} // namespace ringford::ui
