// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/Cell.h"
#include "ui/paint/Theme.h"

#include <QString>

namespace ringford::ui {

class MatchModel;
class PieceArt;

/**
 * What a piece on the board is and where it could go from there, as text with its picture: what "What's This" says
 * about a cell.
 */
QString pieceCard(const MatchModel& match, Cell cell, PieceArt& art, const Theme& theme, double devicePixelRatio);

} // namespace ringford::ui
