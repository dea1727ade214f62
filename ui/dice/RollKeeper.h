// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dice/RollHistory.h"
#include "engine/rules/Text.h"
#include "engine/text/FileStamp.h"
#include "ui/files/Worker.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <cstddef>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ringford::ui {

class DiceSession;

/**
 * Keeps the latest roll sets in a file from one start of the program to the next: reads them at idle, and writes them
 * soon after each roll, whole or not at all. What hinders that is the session's keepingTrouble(). What another program,
 * be it another Ringford, has written there since is read before it is replaced: its sets stand among these, and of what
 * is no roll set a copy lies beside the file.
 */
class RollKeeper : public QObject {
    Q_OBJECT

public:
    static constexpr std::size_t kMostSets = 10'000;
    static constexpr std::size_t kMostBytes = std::size_t{8} << 20;

    /** @p session outlives it. */
    RollKeeper(DiceSession& session, const QString& file);
    /** Writes what is not written yet. */
    ~RollKeeper() override;

    /** Whether all is read, and all is written. */
    bool isSettled() const { return m_isRead && !m_worker->isBusy() && !isUnwritten(); }

private:
    struct Kept {
        std::deque<std::string> texts; ///< as the file has them
        std::vector<dice::RollHistory::Entry> entries;
        bool isWhole = true; ///< nothing else was in the file
        std::optional<FileStamp> stamp;
        QString trouble; ///< for people; empty: all was read, or there was no file
        QString copy;    ///< of the file, where it held more than that
    };
    static std::string textOf(const dice::RollHistory::Entry& entry);
    static Kept readSets(std::string_view bytes);
    static Kept readKept(const QString& file, bool keepsCopy);
    bool isUnwritten() const { return m_mayWrite && m_changes != m_written; }
    std::string allTexts() const;
    void read();
    bool take(const Kept& kept);
    void takeFirst(Kept kept);
    void takeFound(Kept kept);
    Kept withoutKnown(Kept kept) const;
    void takeCopy(const Kept& kept);
    void tell(const QString& trouble);
    void takeAdded();
    void takeName();
    void dropOldest();
    void keepChange();
    void write();
    void takeWritten(const std::optional<Text>& trouble, const FileStamp& stamp, int changes);

    DiceSession& m_session;
    QString m_file;
    bool m_mayWrite = true; ///< the file, if it is there, can be read
    bool m_isRead = false;
    std::deque<std::string> m_texts; ///< of the session's last sets
    std::size_t m_bytes = 0;         ///< of all of them
    int m_changes = 0;
    int m_written = 0;                 ///< how many of the changes are in the file
    std::optional<FileStamp> m_known;  ///< of the file as it was read or written here; nothing: there was none
    std::vector<std::string> m_former; ///< what sets were that have another name since they were written
    QString m_copy;                    ///< of what was no roll set; empty: there was nothing else
    QTimer m_pause;
    std::unique_ptr<Worker> m_worker;
};

} // namespace ringford::ui
