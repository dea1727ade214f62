// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Game.h"
#include "ui/print/PrintDocument.h"
#include "ui/print/PrintType.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace ringford::ui {

/** A sheet to write the actions of a game on: a table a board, a column for each who plays there. */
struct ScoreSheetSpec {
    struct Table {
        QString heading; ///< `Board 2`; empty with a single one
        QStringList players;
        QStringList names{}; ///< of who plays, in the order of players; where one is empty it is left to be written
    };
    QSizeF paper{210, 297};
    QString title;
    QString event, date, result;   ///< words before lines to write on
    QString knownEvent, knownDate; ///< stand there; where one is empty it is left to be written
    std::vector<Table> tables;
    int rows = 60; ///< numbers on each table
    QFont font = printFont();

    static constexpr int kMostRows = 1000;
    /** The tables of a game; @p seats are what its seats are called, @p board is `Board %1`, @p names who plays them. */
    static std::vector<Table> tablesOf(const Game& game, const std::vector<QString>& seats, const QString& board,
                                       const std::vector<QString>& names = {});
};

/** What had no room, so that its end is left out. */
struct ScoreSheetCuts {
    bool title = false;
    bool names = false; ///< some of who plays
};

/** Writes as many pages as the tables need; nothing where one was not taken. */
std::optional<ScoreSheetCuts> writeScoreSheet(const ScoreSheetSpec& spec, const PageSink& sink);

} // namespace ringford::ui
