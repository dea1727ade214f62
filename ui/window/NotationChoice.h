// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace ringford::ui {

class SettingsStore;

/** Has actions written in all windows as the settings say. */
class NotationChoice : public QObject {
public:
    /** @p settings outlives it. */
    explicit NotationChoice(const SettingsStore& settings);
};

} // namespace ringford::ui
