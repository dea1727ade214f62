// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/RecentFiles.h"

#include "ui/files/KeptGames.h"

#include <QSettings>

namespace ringford::ui {

namespace {

constexpr qsizetype kMostRecent = 10;
constexpr qsizetype kMostKept = 3;

} // namespace

QStringList RecentFiles::list() const
{
    QStringList files;
    for (const QString& name : m_file.value(m_list).toStringList()) {
        if (!name.isEmpty() && !name.contains(QChar::Null) && files.size() < kMostRecent)
            files += name;
    }
    return files;
}

void RecentFiles::add(const QString& name)
{
    m_file.sync(); // another process may have added some
    QStringList files = list();
    files.removeAll(name);
    files.prepend(name);
    // What the program has kept by itself pushes out its like, and no file that a person has used.
    qsizetype kept = 0;
    erase_if(files, [&kept](const QString& file) { return kept::has(file) && ++kept > kMostKept; });
    m_known = files.mid(0, kMostRecent);
    m_file.setValue(m_list, m_known);
    emit changed();
}

void RecentFiles::look()
{
    if (const QStringList files = list(); files != m_known) {
        m_known = files;
        emit changed();
    }
}

} // namespace ringford::ui
