// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dice/CommonRolls.h"
#include "engine/text/FileStamp.h"

#include <QObject>
#include <QString>

#include <optional>

class QFileSystemWatcher;

namespace ringford::ui {

class Worker;

/** A person's `dice.ini`, which is read again when it changes. Where there is none, there are no rolls. */
class CommonRollsFile : public QObject {
    Q_OBJECT

public:
    explicit CommonRollsFile(const QString& file, QObject* parent = nullptr);

    const QString& file() const { return m_file; }
    const dice::CommonRolls& content() const { return m_content; }
    /** What is wrong with it, for people: each bad line by number, or why it cannot be read; empty: nothing. */
    QString trouble() const;
    /** Looks whether the file has changed: not every disk tells that. */
    void look();
    bool isReading() const;

signals:
    void changed();

private:
    void watch();
    void read();

    QString m_file;
    QFileSystemWatcher* m_watcher;
    Worker* m_worker;
    std::optional<FileStamp> m_stamp; ///< of what was read; nothing: there was no file
    dice::CommonRolls m_content;
    QString m_unreadable;
};

} // namespace ringford::ui
