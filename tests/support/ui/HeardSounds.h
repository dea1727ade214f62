// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/sound/SoundPlayer.h"

#include <vector>

namespace ringford::test {

/** What was to be heard. */
struct Heard {
    std::vector<ui::Sound> sounds;
    double volume = 0; ///< of the last one
};

/** Writes down what it is to play. */
class HeardSounds : public ui::SoundPlayer {
public:
    /** @p heard outlives it. */
    explicit HeardSounds(Heard& heard) : m_heard(heard) {}
    void play(ui::Sound sound, double volume) override
    {
        m_heard.sounds.push_back(sound);
        m_heard.volume = volume;
    }

private:
    Heard& m_heard;
};

} // namespace ringford::test
