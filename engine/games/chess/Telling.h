// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/Board.h"
#include "engine/games/chess/BoardPlace.h"
#include "engine/rules/Description.h"
#include "engine/rules/Refusal.h"

#include <optional>
#include <string_view>

namespace ringford::chess {

/**
 * One 8x8 board of a game with the pieces on it, for saying what forbids a move there. Holds references; for a moment's
 * use.
 */
struct Scene {
    const Board& board;
    const Placement& men;
    BoardPlace place{};

    Cell cell(Spot spot) const { return place.cell(spot); }
    const std::string& name(Spot spot) const { return board.name(cell(spot)); }
    std::vector<Cell> cells(Bits set) const;
    /** The cell of @p head, then those of @p set. */
    std::vector<Cell> cells(Spot head, Bits set) const;
};

/** What a kind and an army are called in sentences; marked for translation. */
std::string_view word(Kind kind);
std::string_view word(Army army);

/** What a game's description says of the kinds, in the order of Kind. */
std::vector<KindInfo> pieceKinds();

/** Where @p man may go from @p spot by the way it moves, checks and pins aside. */
Bits reach(const Placement& men, Man man, Spot spot);

/**
 * Why a piece that is no pawn does not get from @p from to @p to: that is not how it moves, or something is in the way.
 * Nothing when it does.
 */
std::optional<Refusal> whyNotReached(const Scene& scene, Kind kind, Spot from, Spot to);

/**
 * Why a pawn of @p army may not go from @p from to an empty @p to, or (@p captures) take there; en passant and the last
 * rank are not looked at.
 */
std::optional<Refusal> whyPawnNotReached(const Scene& scene, Army army, Spot from, Spot to, bool captures);

/**
 * Why a move that turns @p scene into @p after may not be played by @p army: its king would be attacked. Nothing when
 * it would not.
 */
std::optional<Refusal> whyKingAttacked(const Scene& scene, const Placement& after, Army army);

} // namespace ringford::chess
