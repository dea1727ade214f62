// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/Matches.h"
#include "tests/support/ui/BoardHands.h"

namespace ringford::test {

/** Multi Player Chess with four seats; black on board 1, who is B, can mate A there with 1:d8-h4: the board closes. */
inline Match almostMated()
{
    Match match = matchOf("multiplayer");
    enterAll(match, "1:f2-f3 1:e7-e5 1:g2-g4");
    return match;
}

/** How wide a cell of a face is, in the scene's units. */
inline double cellOf(const BoardHands& hands, int face)
{
    return hands.view.boardScene().boardLayout().cellSize(face);
}

} // namespace ringford::test
