// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Effect.h"
#include "engine/rules/Game.h"
#include "engine/text/Drawings.h"
#include "ui/paint/PaperStyle.h"
#include "ui/paint/Theme.h"

#include <QFont>
#include <QString>

#include <functional>
#include <optional>
#include <vector>

namespace ringford::ui {

class PieceArt;
struct LayoutOptions;

/** Who shot, and at what. */
struct ShotLine {
    Cell from, to;
    bool operator==(const ShotLine&) const = default;
};

/** Whether @p cell is one of few cells. */
bool contains(const std::vector<Cell>& cells, Cell cell);

/** The cells of the last action. */
struct LastAction {
    std::vector<Cell> ends;    ///< from and to: tint and brackets
    std::vector<Cell> touched; ///< all others that it changed: tint alone
    std::vector<ShotLine> shots{};

    /** What @p effects say about places; nothing about what they did in stockpiles. */
    static LastAction of(const std::vector<Effect>& effects);
};

/** What would happen, before anything is played. */
struct Foresight {
    std::vector<Cell> threatened; ///< where something would be destroyed
    std::vector<Cell> lost;       ///< whose pieces would be
    std::vector<Arrow> ways;      ///< that pieces would go
    std::vector<Target> range;    ///< what a piece that is pointed at reaches, where it can shoot there

    bool isEmpty() const { return threatened.empty() && lost.empty() && ways.empty() && range.empty(); }
};

/** Who is on turn, as it is said in the middle of a board that has room there. */
struct TurnNote {
    Colour colour{};
    QString badge; ///< as SeatInfo has it
    QString name;
    QString clock; ///< empty: none

    /**
     * Of all seats on turn, in turn order; @p worded says their titles in the reader's language, @p clock what a side's
     * clock shows.
     */
    static std::vector<TurnNote> of(const GameDescription& game, const Contents& contents,
                                    const std::function<QString(const Text&)>& worded,
                                    const std::function<QString(Side)>& clock = {});
    bool operator==(const TurnNote&) const = default;
};

/** What a side's clock shows at a board. */
struct BoardClock {
    QString time; ///< empty: it is not told
    bool isRunning = false;

    /** With the sign before it, where it runs. */
    QString text() const;
    bool operator==(const BoardClock&) const = default;
};

/** What is to be seen on the boards of a game: the position, and what is said about it. */
struct BoardPicture {
    const GameDescription* game = nullptr;
    Contents contents;
    LastAction lastAction;
    LastAction earlierActions; ///< the last ones of other boards
    std::optional<Cell> selected;
    bool isInspecting = false;     ///< the selected piece is only looked at: no tint, hollow discs
    std::optional<Cell> pointedAt; ///< a place under the pointer where something can be done: tint alone
    std::optional<Cell> cursor;    ///< the keyboard's
    std::vector<Target> targets;
    bool isAimingWide = false;  ///< what is aimed at, or can be taken in hand, is much: it has one line around it
    std::vector<Cell> leavings; ///< from where a piece can leave the board
    std::optional<Cell> stop;   ///< where a piece rests in the middle of its action and may stay
    std::vector<Cell> dangers;
    Foresight foresight;
    std::vector<Arrow> arrows;
    bool numbersArrows = false;     ///< each bears its number, from 1
    std::vector<MarkedCell> rings;  ///< cells that a person has marked
    std::vector<MarkedCell> fills;  ///< the same, with colour on the cell
    std::vector<CellLabel> labels;  ///< what is written on cells
    Drawings advice;                ///< what the program draws: it is shown beside all of that
    std::vector<Cell> lifted;       ///< their pieces are drawn elsewhere (animated)
    std::vector<Cell> ghosts;       ///< their pieces are pale (being dragged)
    std::vector<double> pieceTurns; ///< by side, degrees clockwise, when pieces face their own seat; empty: all upright
    std::vector<TurnNote> turnNotes;
    std::vector<QString> seatNames;   ///< by seat, for between the boards of a circle; empty: not told
    std::vector<BoardClock> dials;    ///< by side; empty: no clocks are told
    SeatSet heldTogether;             ///< seats of somebody who has several
    QString sign;                     ///< one word over the whole: that clocks are paused; empty: none
    bool isHidden = false;            ///< cells are plain, whatever is on them
    std::vector<QString> closedNotes; ///< by face: the result across a closed board
    std::vector<int> closing;         ///< closed boards on which the last action is still to be seen
    std::vector<Cell> mated;          ///< kings on those that were mated by it
    bool marksChecks = true;          ///< else nobody is told on the boards who is in check

    /** Where a check is marked. */
    std::vector<Cell> checks() const;
    /** A position with nothing said about it. @p game outlives the picture. */
    static BoardPicture of(const Game& game, const Position& position);

    /** Shows these, and advice, in place of all that was drawn before. */
    void show(const Drawings& drawings);
};

/** Boards that are not seen any more, in order: closed ones on which nothing stands. There is always one left. */
std::vector<int> goneFaces(const Board& board, const Contents& contents);

/** A layout on which every board that is still seen has its place; all else as LayoutOptions has it. */
LayoutOptions layoutOptionsFor(const BoardPicture& picture);

/** How it is drawn, whatever it is. */
struct BoardStyle {
    Theme theme;
    PieceArt* art = nullptr;
    QFont font;
    double markScale = 1;              ///< thickness of marks (a projector: 1.3)
    bool showsSets = true;             ///< pieces from another board's set bear its number
    std::optional<PaperStyle> paper{}; ///< how it uses ink; nothing: it is a picture for screens

    bool isOneBit() const { return paper == PaperStyle::OneBit; }
};

} // namespace ringford::ui
