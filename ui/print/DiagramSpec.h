// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Game.h"
#include "ui/paint/BoardPicture.h"
#include "ui/paint/Export.h"
#include "ui/print/PrintType.h"

#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace ringford::ui {

/** What of a position is printed, and how. */
struct DiagramSpec {
    /** What is seen of it; all else of the picture is left out. */
    struct Shown {
        bool coordinates = true;
        bool paperLetters = false; ///< coordinates are read beside a text: PaperLetters
        bool drawings = true;      ///< arrows and marked cells
        bool lastAction = true;    ///< and who is in check
        bool turn = true;
        bool stockpiles = true;
        bool setNumbers = true;
        bool legend = true; ///< which pattern is whose, where more than two seats have one
        bool operator==(const Shown&) const = default;
    };

    std::shared_ptr<const Game> game;
    BoardPicture picture;                                 ///< what hands and pointers mark in it is not printed
    std::optional<PaperStyle> style = PaperStyle::Colour; ///< nothing: as on a screen
    Theme theme;                                          ///< as on a screen; paper has its own colours made from it
    PictureSize size{std::nullopt, 10};                   ///< the width is that of what is seen of the boards
    double belowWidth = 0;         ///< mm that stockpiles and legend have; at least the boards' width
    bool limitsStockpiles = false; ///< those that are long are set smaller, then cut
    double mostStockpiles = 0;     ///< mm, of these; 0: as goes with their width
    int mostStockLines = 0;        ///< of them; 0: as many as are that high
    double mostStockText = 0;      ///< mm, of letters of stockpiles; 0: the usual ones
    std::vector<double> turns;     ///< as LayoutOptions::turns
    Arrangement::Kind boards = Arrangement::Kind::Desk;
    int boardsPerRow = 0;                      ///< as Arrangement::perRow
    std::optional<std::pair<Cell, Cell>> part; ///< from the first to the second column and row; nothing: all
    Shown shows;
    QString caption;          ///< below the board; empty: none
    double captionSize = 3.7; ///< of its letters, mm
    /** Part of a cell that these have where that is more: below a board for a wall small ones seem lost. */
    double captionInCells = 0;
    QString author{};               ///< is told by a PDF alone
    std::vector<QString> seatNames; ///< by seat, in the reader's language: for stockpiles and legend
    QFont font = printFont();
};

/** DiagramSpec::captionInCells of a diagram that stands alone, be it on a page or on a wall. */
inline constexpr double kCaptionInCells = 0.37;

/**
 * The part `a1-d4` of a board; nothing where that is no part of one board. Where boards have numbers, `2:a1-d4`; the
 * number of the only one need not be said.
 */
std::optional<std::pair<Cell, Cell>> readPart(const QString& text, const Board& board);
/** All of the first board, as a part: for telling what is expected. */
std::string examplePart(const Board& board);

} // namespace ringford::ui
