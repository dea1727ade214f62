// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sound/SoundPlayer.h"

#include <QPluginLoader>

namespace ringford::ui {

namespace {

/** Null where it is in none of the application's library paths, of which the program's folder is one. */
SoundPlugin* soundPlugin()
{
    return qobject_cast<SoundPlugin*>(QPluginLoader(QStringLiteral("ringford-sounds")).instance());
}

} // namespace

bool hasSounds()
{
    return soundPlugin() != nullptr;
}

std::unique_ptr<SoundPlayer> makeSoundPlayer()
{
    SoundPlugin* const plugin = soundPlugin();
    return plugin ? plugin->makePlayer() : nullptr;
}

} // namespace ringford::ui
