// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/Startup.h"

#include "ui/files/FileClaim.h"
#include "ui/files/JournalPlace.h"
#include "ui/settings/SettingsFile.h"
#include "ui/widgets/MessageBar.h"
#include "ui/window/MainWindow.h"

#include <utility>

namespace ringford::ui {

MainWindow& openWindow(const Registry& registry, const SettingsFile& settings)
{
    auto* const window = new MainWindow(registry, settings.store());
    window->setAttribute(Qt::WA_DeleteOnClose);
    window->show();
    if (!settings.trouble().isEmpty())
        window->messages().show({Message::Kind::Trouble, settings.trouble(), {}, true});
    return *window;
}

void openWindows(const Registry& registry, const SettingsFile& settings, const QStringList& files)
{
    auto left = JournalPlace::left(JournalPlace::usualFolder());
    QStringList open = FileClaim::left(JournalPlace::usualFolder());
    for (auto& place : left) {
        open.removeAll(place->origin());
        openWindow(registry, settings).resume(std::move(place));
    }
    // Last, and so in front: what was asked for.
    const QStringList& named = files.isEmpty() ? open : files;
    for (const QString& file : named)
        openWindow(registry, settings).openFile(file);
    if (named.isEmpty() && left.empty())
        openWindow(registry, settings).reopenLast();
}

} // namespace ringford::ui
