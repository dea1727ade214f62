// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Game.h"
#include "engine/rules/Result.h"

#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <string>

namespace ringford::ui {

/** A set to cut out that somebody wants as a file: the switches of `ringford-cli kit`; its names are not yet looked at. */
struct KitRequest {
    std::shared_ptr<const Game> game;
    Position position;   ///< which pieces there are
    std::string options; ///< of the game, as they were given
    std::string file;    ///< UTF-8; ends in .pdf
    std::string paper = "A4";
    std::string style = "colour";
    std::string pieces = "standing"; ///< or flat
    double cellInMm = 20;            ///< 1 to kMostCell
    double overlapInMm = 10;         ///< 0 to kMostOverlap
    std::optional<int>
        spares; ///< 0 to kMostSpares; nothing: one of each on a single board, none where there are several
    bool rules = true;
    bool board = true;
    bool trays = true;
    bool cutOuts = true;

    static constexpr double kMostCell = 1000;
    static constexpr int kMostOverlap = 50;
    static constexpr int kMostSpares = 20;
};

/**
 * Writes the PDF. Gives what is to be said about it all the same (that cells are too small), mostly nothing; as a
 * failure what was wrong, as a sentence, and then no file is there.
 */
Result<std::string, std::string> writeKit(const KitRequest& request);

/** The rules of a game on a page, in the first language that there is a card in, else in English; empty: none. */
QString rulesCard(const std::string& game, const QStringList& languages);

} // namespace ringford::ui
