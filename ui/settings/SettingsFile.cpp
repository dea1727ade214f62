// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/SettingsFile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace ringford::ui {

namespace {

const QString kFile = QStringLiteral("ringford/ringford.conf");
/** Settings of all programs of one maker, which Qt reads too. */
const QString kShared = QStringLiteral("ringford.conf");

class SettingsPlace {
    Q_DECLARE_TR_FUNCTIONS(SettingsPlace)
};

bool isUnfit(const QString& path)
{
    const QFileInfo info(path);
    return info.exists() && !info.isFile();
}

/** What stands in place of a folder that @p path would lie in, and is none; empty: nothing does. */
QString noFolderOf(const QString& path)
{
    QFileInfo info(QFileInfo(path).absolutePath());
    while (!info.exists() && !info.isSymLink() && !info.isRoot())
        info.setFile(info.absolutePath());
    return info.isDir() ? QString() : info.filePath();
}

} // namespace

QStringList SettingsFile::usualPlaces()
{
    return QStandardPaths::standardLocations(QStandardPaths::GenericConfigLocation);
}

SettingsFile::SettingsFile(QStringList places)
{
    const QString own = places.isEmpty() ? QString() : QDir(places.first()).filePath(kFile);
    bool isOnlyOwn = places != usualPlaces();
    for (const QString& place : places) {
        for (const QString& name : {kFile, kShared}) {
            const QString path = QDir(place).filePath(name);
            if (!isUnfit(path))
                continue;
            isOnlyOwn = true; // Qt would read them all, and wait for a pipe
            if (m_trouble.isEmpty() || path == own)
                m_trouble = SettingsPlace::tr("%1 is not a file. Settings that were kept there are not read.")
                                .arg(QDir::toNativeSeparators(path));
        }
    }
    const QString noFolder = own.isEmpty() ? QString() : noFolderOf(own);
    if (!isOnlyOwn && noFolder.isEmpty()) {
        m_store = std::make_unique<QSettings>();
        return;
    }
    if (!isUnfit(own) && noFolder.isEmpty()) {
        m_store = std::make_unique<QSettings>(own, QSettings::IniFormat);
        return;
    }
    m_instead = std::make_unique<QTemporaryDir>();
    m_store = std::make_unique<QSettings>(m_instead->filePath(QStringLiteral("ringford.conf")), QSettings::IniFormat);
    if (noFolder.isEmpty())
        m_trouble = SettingsPlace::tr("%1 is not a file: what you set holds until you quit.")
                        .arg(QDir::toNativeSeparators(own));
    else
        m_trouble = SettingsPlace::tr("%1 is not a folder: what you set holds until you quit.")
                        .arg(QDir::toNativeSeparators(noFolder));
}

} // namespace ringford::ui
