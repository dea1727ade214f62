// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/Registry.h"
#include "engine/match/Match.h"

#include <QString>
#include <QStringList>

#include <memory>
#include <stop_token>
#include <vector>

namespace ringford::ui {

/** What came of reading tasks for a worksheet. */
struct ReadTasks {
    std::vector<Match> games; ///< those that hold tasks (ExerciseFinder), no more than a worksheet can take
    QStringList missing;      ///< what was passed over, for people, and where
    QString trouble;          ///< why there are none at all; empty: all was read
    bool isKept = false;      ///< they are in a file
    QString none;             ///< what is said where nothing in there is a task, or all are on the sheet already
};

/** The tasks in a file of games or positions. */
ReadTasks tasksInFile(const QString& file, const Registry& registry, const std::stop_token& stop);
/**
 * The tasks in a text that was copied: positions in FEN, games, or a setup of @p game. A single game that holds no
 * place for a diagram is a task as it begins: who copies it wants it.
 */
ReadTasks tasksInText(const QString& text, const Registry& registry, const std::shared_ptr<const Game>& game);

} // namespace ringford::ui
