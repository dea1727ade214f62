// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/print/DiagramSpec.h"

#include <vector>

namespace ringford::ui {

/**
 * How many of so many linked boards may stand in a row, all first. Two and three stay in one row, and so do two of more:
 * what they are about is the edges at which they meet.
 */
std::vector<int> linkedRows(int boards);

/**
 * How many linked boards stand in a row of a diagram, as DiagramSpec::boardsPerRow: all, as long as they are readable so.
 * A diagram of a width has as few rows as make them readable, and is not much higher than wide; one of cells has as few
 * as have room within @p mostWidth mm, where that is not 0. 0 for boards that are not linked, and for a part.
 */
int linkedPerRow(DiagramSpec spec, PieceArt& art, double mostWidth = 0);

} // namespace ringford::ui
