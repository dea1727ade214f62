// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/KeptGames.h"

#include "engine/text/Files.h"
#include "ui/files/FileClaim.h"
#include "ui/files/JournalPlace.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>

#include <algorithm>
#include <functional>
#include <vector>

namespace ringford::ui {

namespace {

constexpr auto kTime = "yyyy-MM-dd HH.mm.ss";

/** When a file of that name was kept; nothing where add() names none so. */
QDateTime timeKept(const QString& name)
{
    static const QRegularExpression kName(
        QStringLiteral(" ([0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}\\.[0-9]{2}\\.[0-9]{2})( \\([0-9]+\\))?\\.ringford$"));
    return QDateTime::fromString(kName.match(name).captured(1), QLatin1String(kTime));
}

/** Whether it is as add() has left it: written in the second that its name tells. */
bool isUntouched(const QFileInfo& file)
{
    const QDateTime kept = timeKept(file.fileName());
    const qint64 later = kept.isValid() ? kept.msecsTo(file.lastModified()) : -1;
    return later >= 0 && later < 1000;
}

} // namespace

QString kept::folder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) + QStringLiteral("/games");
}

bool kept::has(const QString& file)
{
    return QFileInfo(file).absolutePath() == folder();
}

QString kept::add(const QString& title, const std::string& record)
{
    if (!QDir().mkpath(folder()))
        return {};
    const QString name = QStringLiteral("%1/%2 %3")
                             .arg(folder(), QString(title).replace(u'/', u'-'),
                                  QDateTime::currentDateTime().toString(QLatin1String(kTime)));
    QString file = name + QStringLiteral(".ringford");
    for (int number = 2; QFileInfo::exists(file); ++number)
        file = QStringLiteral("%1 (%2).ringford").arg(name).arg(number);
    return writeFile(file.toStdString(), record) ? QString() : file;
}

void kept::removeOldest(const QStringList& spared, std::size_t most)
{
    std::vector<QFileInfo> files;
    for (const QFileInfo& file : QDir(folder()).entryInfoList(QDir::Files)) {
        if (isUntouched(file))
            files.push_back(file);
    }
    std::ranges::sort(files, std::greater{}, [](const QFileInfo& file) { return timeKept(file.fileName()); });
    for (std::size_t number = most; number < files.size(); ++number) {
        const QString file = files[number].filePath();
        if (!spared.contains(file) && !FileClaim::isTaken(JournalPlace::usualFolder(), file))
            QFile::remove(file);
    }
}

} // namespace ringford::ui
