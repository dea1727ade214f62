// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/SettingsStore.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QFileSystemWatcher>
#include <QSettings>

namespace ringford::ui {

SettingsStore::SettingsStore(QSettings& file, const QString& trouble, QObject* parent)
    : QObject(parent), m_file(file), m_value(readSettings(file)), m_trouble(trouble.isEmpty() ? findDamage() : trouble),
      m_watcher(new QFileSystemWatcher(this))
{
    connect(m_watcher, &QFileSystemWatcher::fileChanged, this, &SettingsStore::read);
    connect(m_watcher, &QFileSystemWatcher::directoryChanged, this, &SettingsStore::read);
    watch();
}

/** Whoever writes the file puts another in its place: its folder tells of that, and is made at the first start. */
void SettingsStore::watch()
{
    const QFileInfo file(m_file.fileName());
    QDir().mkpath(file.absolutePath());
    for (const QString& path : {file.absoluteFilePath(), file.absolutePath()}) {
        const bool isWatched = m_watcher->files().contains(path) || m_watcher->directories().contains(path);
        if (!isWatched && QFileInfo::exists(path))
            m_watcher->addPath(path);
    }
}

void SettingsStore::read()
{
    watch();
    m_file.sync();
    take(readSettings(m_file));
    emit readAgain();
}

void SettingsStore::change(const std::function<void(Settings&)>& edit)
{
    m_file.sync(); // another process may have written since
    const Settings before = readSettings(m_file);
    Settings after = before;
    edit(after);
    if (after != before) {
        writeChanges(m_file, before, after);
        m_file.sync(); // others hear of it
        watch();
    }
    take(after);
}

void SettingsStore::take(const Settings& settings)
{
    if (settings == m_value)
        return;
    m_value = settings;
    emit changed(m_value);
}

QString SettingsStore::findDamage() const
{
    constexpr qsizetype kLongest = 40;
    const QString file = m_file.fileName();
    if (m_file.status() == QSettings::FormatError) {
        const QString kept = file + QStringLiteral(".damaged");
        QFile::remove(kept);
        return tr("The settings were damaged. What could not be read is back to its default; the damaged file was kept "
                  "as %1.")
            .arg(QDir::toNativeSeparators(QFile::copy(file, kept) ? kept : file));
    }
    QStringList reported;
    for (const UnfitSetting& unfit : unfitSettings(m_file)) {
        const QString value = unfit.value.size() > kLongest ? unfit.value.left(kLongest) + u'…' : unfit.value;
        reported += tr("%1 is “%2”, expected one of: %3", "a setting")
                        .arg(unfit.key, value.simplified(), unfit.expected.join(QStringLiteral(", ")));
    }
    return reported.isEmpty() ? QString()
                              : tr("Some settings in %1 do not fit: what of them does is kept, "
                                   "otherwise they have their usual values. %2.")
                                    .arg(QDir::toNativeSeparators(file), reported.join(QStringLiteral("; ")));
}

QString SettingsStore::writingTrouble()
{
    m_file.sync();
    if (m_file.status() != QSettings::AccessError)
        return {};
    return tr("The settings hold until you quit: they could not be written to %1.")
        .arg(QDir::toNativeSeparators(m_file.fileName()));
}

} // namespace ringford::ui
