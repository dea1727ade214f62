// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/strategic/Generation.h"
#include "engine/games/strategic/Sinks.h"

namespace ringford::strategic {

template <Army Us> inline bool hasMobility(PositionCache& view, int board)
{
    const KingSafety& safety = view.safety<Us>(board);
    const Placement& men = view.state().men(board);
    // Nearly always a pawn can step, and nothing else needs to be looked at.
    if (!safety.isInCheck() && (chess::forward(Us, men.of(Us, Kind::Pawn) & ~safety.pinned) & ~men.occupied()) != 0)
        return true;
    CountingSink sink;
    visitProspects<Us>(view, board, sink);
    return sink.count() != 0;
}

/** Whether the army on turn on @p board has prospects there: else it is mated, or stalemated. @pre the board is open */
inline bool hasMobility(PositionCache& view, int board)
{
    return view.state().turn(board) == Army::White ? hasMobility<Army::White>(view, board)
                                                   : hasMobility<Army::Black>(view, board);
}

} // namespace ringford::strategic
