// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/settings/Settings.h"

#include <QObject>

#include <functional>
#include <utility>

class QFileSystemWatcher;

namespace ringford::ui {

/**
 * The settings of the program, which all its windows share: what one of them changes the others hear of. Processes that
 * run at once share the file: each writes only what it changes, and hears of what the others have written.
 */
class SettingsStore : public QObject {
    Q_OBJECT

public:
    /** @p file outlives it; @p trouble, where it has some already, is a sentence for people. */
    explicit SettingsStore(QSettings& file, const QString& trouble = {}, QObject* parent = nullptr);

    const Settings& value() const { return m_value; }
    /** Has @p edit change the settings as the file holds them now, and writes the options that it has changed. */
    void change(const std::function<void(Settings&)>& edit);
    /** Changes one option. */
    template <class Value> void set(Value Settings::*which, const Value& value)
    {
        change([&](Settings& settings) { settings.*which = value; });
    }
    /** Where more is kept than settings: what was chosen in dialogs, how windows were arranged. */
    QSettings& file() const { return m_file; }
    /**
     * What was wrong with the file at the start, for people; empty: nothing, or it was taken before. The first window
     * that can show it takes it.
     */
    QString takeTrouble() { return std::exchange(m_trouble, {}); }
    /** Why nothing can be written now, for people; empty: all is written. */
    QString writingTrouble();

signals:
    /** Something was changed here or by another process. */
    void changed(const ringford::ui::Settings& settings);
    /** Perhaps another process has written something else into the file, which was read again. */
    void readAgain();

private:
    void watch();
    void read();
    void take(const Settings& settings);
    QString findDamage() const;

    QSettings& m_file;
    Settings m_value;
    QString m_trouble;
    QFileSystemWatcher* m_watcher;
};

} // namespace ringford::ui
