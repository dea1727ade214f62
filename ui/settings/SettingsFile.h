// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSettings>
#include <QString>
#include <QTemporaryDir>

#include <memory>

namespace ringford::ui {

/**
 * Where the program's settings lie. What is in the place of that file and is none (a folder, a pipe nobody writes into)
 * is left alone: the settings then hold as long as the program runs.
 */
class SettingsFile {
public:
    /**
     * Looks below the folders @p places, those of the system unless others are given: the first one is the user's own.
     */
    explicit SettingsFile(QStringList places = usualPlaces());

    QSettings& store() const { return *m_store; }
    /** What is wrong with the file, for people; empty: nothing. */
    QString trouble() const { return m_trouble; }

    static QStringList usualPlaces();

private:
    std::unique_ptr<QTemporaryDir> m_instead;
    std::unique_ptr<QSettings> m_store;
    QString m_trouble;
};

} // namespace ringford::ui
