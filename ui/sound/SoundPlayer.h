// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <QtPlugin>

#include <cstdint>
#include <memory>

namespace ringford::ui {

/** What can be heard; resources/sounds has a file for each. */
enum class Sound : std::uint8_t { Move, Capture, Check, Refusal, ClockLow, End };
inline constexpr int kSoundCount = 6;

/** Its file among the resources. */
inline QString soundFile(Sound sound)
{
    static const QStringList kNames{"move", "capture", "check", "refusal", "clock-low", "end"};
    return QStringLiteral(":/sounds/%1.wav").arg(kNames[static_cast<qsizetype>(sound)]);
}

/** Lets sounds be heard: by Qt Multimedia, or by whatever a test listens with. */
class SoundPlayer {
public:
    virtual ~SoundPlayer() = default;
    /** Begins it; does nothing where there is nothing to hear it with. @p volume: 0 to 1. */
    virtual void play(Sound sound, double volume) = 0;
};

/**
 * What app/sounds is to the program that loads it. Qt Multimedia brings a dozen libraries, and to begin with there are no
 * sounds: who hears none starts sooner, with less memory, without them.
 */
class SoundPlugin {
public:
    virtual ~SoundPlugin() = default;
    virtual std::unique_ptr<SoundPlayer> makePlayer() = 0;
};

/** Loads what plays sounds, and says whether it is there. Where it was not built, nothing is heard. */
bool hasSounds();
/** The machine's; null without hasSounds(). */
std::unique_ptr<SoundPlayer> makeSoundPlayer();

} // namespace ringford::ui

Q_DECLARE_INTERFACE(ringford::ui::SoundPlugin, "org.ringford.SoundPlugin/1")
