// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/settings/Settings.h"

#include <functional>

namespace ringford::ui {

/**
 * One option of Settings: the key that it is kept under, and how its value is written and read. Its default is that of
 * Settings.
 */
struct SettingsOption {
    QString key;
    QStringList expected; ///< the words that it knows, or some that it would understand
    std::function<QString(const Settings&)> text;
    /** False if the text is not understood: then the option stays as it is, or takes what part of it is. */
    std::function<bool(Settings&, const QString& text)> take;
};

/** All options, each once. */
const std::vector<SettingsOption>& settingsOptions();

} // namespace ringford::ui
