// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/sound/SoundPlayer.h"

#include <QObject>

namespace ringford {

/** Plays sounds by Qt Multimedia; a library of its own, which the program loads before the first one is heard. */
class EffectSounds : public QObject, public ui::SoundPlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID "org.ringford.SoundPlugin/1")
    Q_INTERFACES(ringford::ui::SoundPlugin)

public:
    std::unique_ptr<ui::SoundPlayer> makePlayer() override;
};

} // namespace ringford
