// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/settings/Settings.h"
#include "ui/sound/SoundPlayer.h"

#include <QObject>

namespace ringford::ui {

class SettingsStore;

/** The sounds of the program, as loud as the settings say. One is heard as soon as somebody makes them louder or lower. */
class Sounds : public QObject {
    Q_OBJECT

public:
    /** @p settings outlives it. */
    explicit Sounds(const SettingsStore& settings, QObject* parent = nullptr);

    void play(Sound sound);
    /** Another one from now on: for tests, which have no ears. */
    void setPlayer(std::unique_ptr<SoundPlayer> player);

private:
    void hear(const Settings& settings);

    std::unique_ptr<SoundPlayer> m_player; ///< null before the first sound, and where there is none
    bool m_isPlayerKnown = false;
    Settings::Loudness m_loudness;
};

} // namespace ringford::ui
