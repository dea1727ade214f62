// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

class QSettings;

namespace ringford::ui {

/** The files that were opened or saved lately, in whatever window. */
class RecentFiles : public QObject {
    Q_OBJECT

public:
    /** The name under which games are listed. */
    static constexpr const char* kGames = "files/recent";
    /** The same for ledgers of tournaments. */
    static constexpr const char* kLedgers = "tournament/recent";

    /** @p file keeps the list, under the name @p list, and outlives it. */
    explicit RecentFiles(QSettings& file, const char* list = kGames, QObject* parent = nullptr)
        : QObject(parent), m_file(file), m_list(list), m_known(this->list())
    {
    }

    /** The last one first. */
    QStringList list() const;
    /** Puts @p name in front, once; the list holds no more than it may. */
    void add(const QString& name);
    /** Looks whether another process has added some; the file was read again. */
    void look();

signals:
    void changed();

private:
    QSettings& m_file;
    const char* m_list;
    QStringList m_known; ///< as it was told of last
};

} // namespace ringford::ui
