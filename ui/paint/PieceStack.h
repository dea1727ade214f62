// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Game.h"
#include "ui/paint/PieceLook.h"

#include <vector>

namespace ringford::ui {

class Canvas;
class PieceArt;
struct Pose;

/** What is seen and taken in hand on a cell as one: a piece with what it carries, or what lies there by itself. */
struct PieceStack {
    Cell cell;
    Piece piece;
    PieceFacts facts;
    std::vector<Piece> carried; ///< in the position's order
};

/** What stands on all cells, in their order. */
std::vector<PieceStack> pieceStacksOn(const GameDescription& game, const Contents& contents);

/** What lies or is to come down on cells, and is no part of what stands there. */
std::vector<Marker> lyingOn(const GameDescription& game, const Contents& contents);

/** What a piece carries, small beside its head. @p pose is the piece's; @p number counts what is carried, from 0. */
Pose carriedPose(const Pose& pose, int number);
/** Draws that, set off from the piece by a light or dark rim. @p art knows the shapes. */
void paintCarried(Canvas& canvas, PieceArt& art, const PieceLook& look, const Pose& pose);

} // namespace ringford::ui
