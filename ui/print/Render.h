// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Game.h"
#include "engine/rules/Result.h"
#include "engine/text/Drawings.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace ringford::ui {

/**
 * A picture of boards that somebody wants as a file: the switches of `ringford-cli render`, taken apart but not yet
 * looked at.
 */
struct RenderRequest {
    std::shared_ptr<const Game> game;
    Position position;
    std::vector<Effect> lastEffects; ///< of the entry that led here, so that it is shown; none at the start of a game
    Drawings drawings;               ///< of the record, at that place; arrows and marks are added to them
    std::string file;                ///< UTF-8; its ending decides the format
    std::optional<double> widthInMm; ///< 1 to 10000, of the picture; of a part with its coordinates
    std::optional<double> cellInMm;  ///< 1 to 10000, of a cell; used when there is no width. Neither: 10 mm
    double dpi = 300;                ///< 1 to 2400, for PNG
    /** As paperStyleNames(): how a picture for paper uses ink. Nothing: as on a screen, but a PDF is for paper. */
    std::optional<std::string> style;
    /** As Theme::names(), with `-dark` behind it for dark surroundings. Nothing: wood, for paper paper. */
    std::optional<std::string> theme;
    std::vector<std::string> arrows;   ///< `Re2e4`, `e2e4`, `G1:h4-2:a4`
    std::vector<std::string> marks;    ///< `Ge4`, `e4`
    std::optional<std::string> turned; ///< the seat (or side) that sits at the lower side
    std::optional<std::string> part;   ///< `a1-d4`: from one cell to another
    std::string caption;               ///< below the board
    std::string author;                ///< is told by a PDF alone
    std::string language = "en";       ///< of words, one of languagesSpoken()
    bool coordinates = true;
    bool lastAction = true; ///< marks what was played last, and who is in check
    bool inCircle = false;  ///< several boards stand around a table
    bool setNumbers = true; ///< pieces from another board's set bear its number
    /** Cut into pages of that paper, as paperNamed(), which overlap by so many mm. Nothing: one page for all. */
    std::optional<std::string> paper;
    double overlap = 10;
};

/**
 * Draws the picture and writes the file. Gives what is to be said about it all the same (that cells are too small, for
 * instance), mostly nothing; as a failure what was wrong, as a sentence. Makes a QGuiApplication of its own,
 * without a display, where there is none. What a caller has from Qt must not outlive this call then.
 */
Result<std::string, std::string> render(const RenderRequest& request);

} // namespace ringford::ui
