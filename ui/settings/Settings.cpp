// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/Settings.h"

#include "ui/paint/Theme.h"
#include "ui/settings/SettingsOption.h"

#include <QSettings>
#include <QVariantMap>

namespace ringford::ui {

Settings::Settings() : theme(Theme::names().first()) {}

Settings readSettings(const QSettings& file)
{
    Settings settings;
    for (const SettingsOption& option : settingsOptions()) {
        if (file.contains(option.key))
            option.take(settings, file.value(option.key).toString());
    }
    return settings;
}

std::vector<UnfitSetting> unfitSettings(const QSettings& file)
{
    std::vector<UnfitSetting> unfit;
    for (const SettingsOption& option : settingsOptions()) {
        Settings tried;
        const QVariant value = file.value(option.key);
        if (file.contains(option.key) && !option.take(tried, value.toString()))
            unfit.push_back({option.key, value.toStringList().join(QStringLiteral(", ")), option.expected});
    }
    return unfit;
}

void writeChanges(QSettings& file, const Settings& before, const Settings& after)
{
    for (const SettingsOption& option : settingsOptions()) {
        if (const QString text = option.text(after); text != option.text(before))
            file.setValue(option.key, text);
    }
}

void carryChanges(const Settings& from, const Settings& to, Settings& into)
{
    for (const SettingsOption& option : settingsOptions()) {
        if (const QString text = option.text(to); text != option.text(from))
            option.take(into, text);
    }
}

} // namespace ringford::ui
