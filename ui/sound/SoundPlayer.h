// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>
#include <memory>

namespace ringford::ui {

/** What can be heard; resources/sounds has a file for each. */
enum class Sound : std::uint8_t { Move, Capture, Check, Refusal, ClockLow, End };
inline constexpr int kSoundCount = 6;

/** Its file among the resources. */
QString soundFile(Sound sound);

/** Lets sounds be heard: by Qt Multimedia, or by whatever a test listens with. */
class SoundPlayer {
public:
    virtual ~SoundPlayer() = default;
    /** Begins it; does nothing where there is nothing to hear it with. @p volume: 0 to 1. */
    virtual void play(Sound sound, double volume) = 0;
};

/** Whether the program was built with Qt Multimedia. Without it nothing is heard. */
bool hasSounds();
/** The machine's; null without hasSounds(). */
std::unique_ptr<SoundPlayer> makeSoundPlayer();

} // namespace ringford::ui
