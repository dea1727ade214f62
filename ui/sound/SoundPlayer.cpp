// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sound/SoundPlayer.h"

#include <QStringList>

#ifdef RINGFORD_SOUNDS
#include <QAudioDevice>
#include <QMediaDevices>
#include <QMessageLogContext>
#include <QSoundEffect>
#include <QUrl>

#include <array>
#endif

namespace ringford::ui {

QString soundFile(Sound sound)
{
    static const QStringList kNames{"move", "capture", "check", "refusal", "clock-low", "end"};
    return QStringLiteral(":/sounds/%1.wav").arg(kNames[static_cast<qsizetype>(sound)]);
}

#ifdef RINGFORD_SOUNDS

namespace {

QtMessageHandler usualMessages = nullptr;

/** A machine without sound is none in trouble: nobody needs to be told. */
void withoutPulse(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    if (!message.startsWith(QStringLiteral("PulseAudio")) && usualMessages)
        usualMessages(type, context, message);
}

/** Asked for the first time, Qt looks for the sound server, and complains where there is none. */
bool canBeHeard()
{
    usualMessages = qInstallMessageHandler(&withoutPulse);
    const bool isThere = !QMediaDevices::defaultAudioOutput().isNull();
    qInstallMessageHandler(usualMessages);
    return isThere;
}

class EffectPlayer : public SoundPlayer {
public:
    void play(Sound sound, double volume) override
    {
        if (!canBeHeard())
            return;
        std::unique_ptr<QSoundEffect>& effect = m_effects[static_cast<std::size_t>(sound)];
        if (!effect) {
            effect = std::make_unique<QSoundEffect>();
            effect->setSource(QUrl(QStringLiteral("qrc") + soundFile(sound)));
        }
        effect->setVolume(static_cast<float>(volume));
        effect->play();
    }

private:
    std::array<std::unique_ptr<QSoundEffect>, kSoundCount> m_effects; ///< those that were played
};

} // namespace

bool hasSounds()
{
    return true;
}

std::unique_ptr<SoundPlayer> makeSoundPlayer()
{
    return std::make_unique<EffectPlayer>();
}

#else

bool hasSounds()
{
    return false;
}

std::unique_ptr<SoundPlayer> makeSoundPlayer()
{
    return nullptr;
}

#endif

} // namespace ringford::ui
