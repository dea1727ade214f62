// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sounds/EffectSounds.h"

#include <QAudioDevice>
#include <QMediaDevices>
#include <QMessageLogContext>
#include <QSoundEffect>
#include <QString>
#include <QUrl>

#include <array>
#include <cstddef>

namespace ringford {

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

class EffectPlayer : public ui::SoundPlayer {
public:
    void play(ui::Sound sound, double volume) override
    {
        if (!canBeHeard())
            return;
        std::unique_ptr<QSoundEffect>& effect = m_effects[static_cast<std::size_t>(sound)];
        if (!effect) {
            effect = std::make_unique<QSoundEffect>();
            effect->setSource(QUrl(QStringLiteral("qrc") + ui::soundFile(sound)));
        }
        effect->setVolume(static_cast<float>(volume));
        effect->play();
    }

private:
    std::array<std::unique_ptr<QSoundEffect>, ui::kSoundCount> m_effects; ///< those that were played
};

} // namespace

std::unique_ptr<ui::SoundPlayer> EffectSounds::makePlayer()
{
    return std::make_unique<EffectPlayer>();
}

} // namespace ringford
