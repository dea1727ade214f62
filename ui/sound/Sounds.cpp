// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sound/Sounds.h"

#include "ui/settings/SettingsStore.h"

#include <utility>

namespace ringford::ui {

namespace {

constexpr double kQuietly = 0.25; // of what Settings::Loudness::On is

} // namespace

Sounds::Sounds(const SettingsStore& settings, QObject* parent) : QObject(parent), m_loudness(settings.value().sounds)
{
    connect(&settings, &SettingsStore::changed, this, &Sounds::hear);
}

void Sounds::play(Sound sound)
{
    if (m_loudness == Settings::Loudness::Off)
        return;
    if (!m_isPlayerKnown)
        setPlayer(makeSoundPlayer());
    if (m_player)
        m_player->play(sound, m_loudness == Settings::Loudness::Quiet ? kQuietly : 1);
}

void Sounds::setPlayer(std::unique_ptr<SoundPlayer> player)
{
    m_player = std::move(player);
    m_isPlayerKnown = true;
}

void Sounds::hear(const Settings& settings)
{
    if (std::exchange(m_loudness, settings.sounds) != settings.sounds)
        play(Sound::Move);
}

} // namespace ringford::ui
