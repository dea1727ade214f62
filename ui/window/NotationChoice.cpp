// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/NotationChoice.h"

#include "ui/settings/SettingsStore.h"
#include "ui/words/ActionWords.h"

namespace ringford::ui {

NotationChoice::NotationChoice(const SettingsStore& settings)
{
    words::setNotation(settings.value().notation);
    connect(&settings, &SettingsStore::changed, this, [](const Settings& now) { words::setNotation(now.notation); });
}

} // namespace ringford::ui
