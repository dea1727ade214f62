// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/Registry.h"
#include "ui/computer/SearchService.h"
#include "ui/dice/DiceSession.h"
#include "ui/paint/PieceArt.h"
#include "ui/settings/RecentFiles.h"
#include "ui/settings/SettingsFile.h"
#include "ui/settings/SettingsStore.h"
#include "ui/sound/Sounds.h"
#include "ui/window/NotationChoice.h"
#include "ui/window/WindowColours.h"

namespace ringford::ui {

/** What all windows of the program share. It outlives them. */
struct Program {
    /** Both outlive it. @p file keeps the settings; @p trouble is what is wrong with it, for people. */
    Program(const Registry& games, QSettings& file, const QString& trouble = {})
        : registry(games), settings(file, trouble), recentFiles(file), recentLedgers(file, RecentFiles::kLedgers)
    {
        for (RecentFiles* const recent : {&recentFiles, &recentLedgers})
            QObject::connect(&settings, &SettingsStore::readAgain, recent, &RecentFiles::look);
    }
    Program(const Registry& games, const SettingsFile& file) : Program(games, file.store(), file.trouble()) {}

    const Registry& registry;
    SettingsStore settings;
    NotationChoice notation{settings};
    WindowColours colours{settings};
    Sounds sounds{settings};
    RecentFiles recentFiles;
    RecentFiles recentLedgers; ///< of tournaments
    PieceArt art;
    DiceSession dice;
    SearchService::Maker searches = [](const Game& game) { return game.newSearch(); }; ///< of computer players
};

} // namespace ringford::ui
