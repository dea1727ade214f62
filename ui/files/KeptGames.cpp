// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/KeptGames.h"

#include "engine/text/Files.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace ringford::ui {

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
                                  QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd HH.mm.ss")));
    QString file = name + QStringLiteral(".ringford");
    for (int number = 2; QFileInfo::exists(file); ++number)
        file = QStringLiteral("%1 (%2).ringford").arg(name).arg(number);
    return writeFile(file.toStdString(), record) ? QString() : file;
}

} // namespace ringford::ui
