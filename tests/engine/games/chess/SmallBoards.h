// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/chess/Placement.h"

#include <string_view>

namespace ringford::chess {

/** A board with pieces written as `Ke1`, with blanks between. */
inline Placement standing(std::string_view white, std::string_view black)
{
    constexpr std::string_view kLetters = "PNBRQK";
    Placement men;
    const auto put = [&](Army army, std::string_view pieces) {
        for (std::size_t at = 0; at < pieces.size(); at += 4)
            men.flip(army, static_cast<Kind>(kLetters.find(pieces[at])),
                     bit(spotOf(pieces[at + 1] - 'a', pieces[at + 2] - '1')));
    };
    put(Army::White, white);
    put(Army::Black, black);
    return men;
}

} // namespace ringford::chess
