// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/chess/Movement.h"
#include "engine/games/strategic/PositionCache.h"

namespace ringford::strategic {

/*
 * The actions are given in bulk to a sink, which lists or only counts them:
 *     sink.route(source, target)         the boards of what follows: from which, and to which
 *     sink.piece(kind, from, targets)    a piece that is no pawn, and all cells it may go to
 *     sink.pawns(offset, targets)        pawns, each of which goes from target - offset to target
 */

/** Steps and captures on their own board of the pawns of @p pawns, onto cells of @p allowed. */
template <Army Us, class Sink>
inline void visitPawnSet(const LinkedBoard& board, Bits roads, Bits pawns, Bits allowed, Sink& sink)
{
    constexpr int up = chess::ahead(Us);
    constexpr Army Them = other(Us);
    const Bits empty = ~board.men.occupied();
    const Bits prey = board.men.of(Them) & allowed;
    const Bits steps = chess::forward(Us, pawns) & empty;
    const Bits seconds = chess::forward(Us, chess::forward(Us, pawns & board.fresh) & empty) & empty;
    const Bits thirds = chess::forward(Us, seconds) & empty;
    sink.pawns(up, steps & allowed);
    sink.pawns(2 * up, seconds & allowed);
    sink.pawns(3 * up, thirds & allowed);
    sink.pawns(-up, chess::forward(Them, pawns) & empty & allowed);
    sink.pawns(-chess::kAside, (pawns & roads) >> chess::kAside & empty & allowed);
    sink.pawns(chess::kAside, (pawns & roads) << chess::kAside & empty & allowed);
    sink.pawns(up - chess::kAside, chess::pawnAttacksToA(Us, pawns) & prey);
    sink.pawns(up + chess::kAside, chess::pawnAttacksToH(Us, pawns) & prey);
}

/** The steps of the king of @p Us on @p board. */
template <Army Us, class Sink>
inline void visitKing(const PositionCache& view, int board, const KingSafety& safety, Sink& sink)
{
    const Placement& men = view.state().men(board);
    Bits steps = chess::kingSteps<Us>(men, safety.guard) & safety.line(safety.guard.king);
    if (steps == 0)
        return;
    steps &= ~chess::attackedAroundKing<Us>(men, safety.guard);
    for (const Flank flank : kFlanks) {
        const int next = beyond(board, flank);
        if ((steps & edgeFiles(flank)) == 0 || !view.state().open.contains(next))
            continue;
        chess::forEach(steps & edgeFiles(flank), [&](Spot spot) {
            if (attackersAcross(view.seam(), view.state().men(next), opposite(flank), other(Us), spot) != 0)
                steps &= ~bit(spot);
        });
    }
    sink.piece(Kind::King, safety.guard.king, steps);
}

/** What @p Us does on @p board when it is its turn there, but for crossings. */
template <Army Us, class Sink>
inline void visitWithin(const PositionCache& view, int board, const KingSafety& safety, Sink& sink)
{
    const LinkedBoard& here = view.state().boards[static_cast<std::size_t>(board)];
    sink.route(board, board);
    visitKing<Us>(view, board, safety, sink);
    if (safety.answers == 0)
        return;
    chess::visitOfficers<Us>(here.men, safety, sink);
    const Bits pawns = here.men.of(Us, Kind::Pawn);
    visitPawnSet<Us>(here, view.roads(), pawns & ~safety.pinned, safety.answers, sink);
    chess::forEach(pawns & safety.pinned, [&](Spot from) {
        visitPawnSet<Us>(here, view.roads(), bit(from), safety.answers & safety.line(from), sink);
    });
}

/** Slides of pieces of kind @p K on @p from over an edge, along lines number @p first to @p last. */
template <Kind K, class Sink> inline void visitSlides(const std::array<std::array<Way, kWays>, chess::kSpots>& ways,
                                                      Bits from, Bits occupied, Bits onto, std::size_t first,
                                                      std::size_t last, Sink& sink)
{
    chess::forEach(from, [&](Spot spot) {
        Bits landings = 0;
        for (std::size_t i = first; i <= last; ++i)
            landings |= (ways[spot][i].passed & occupied) == 0 ? ways[spot][i].landing : 0;
        if ((landings & onto) != 0)
            sink.piece(K, spot, landings & onto);
    });
}

/**
 * What @p Us sends from @p board over @p flank, onto cells of @p allowed of the board beyond. @pre both boards are open
 */
template <Army Us, class Sink> inline void visitCrossings(const PositionCache& view, int board, Flank flank,
                                                          const KingSafety& safety, Bits allowed, Sink& sink)
{
    constexpr Army Them = other(Us);
    const Placement& men = view.state().men(board);
    const Placement& there = view.state().men(beyond(board, flank));
    const std::size_t side = indexOf(flank);
    const Bits movers = men.of(Us) & ~safety.pinned;
    const Bits onto = allowed & ~there.of(Us) & ~there.of(Kind::King);
    sink.route(board, beyond(board, flank));
    const auto& ways = view.seam().ways[side];
    visitSlides<Kind::Bishop>(ways, men.of(Kind::Bishop) & movers, men.occupied(), onto, 1, 2, sink);
    visitSlides<Kind::Rook>(ways, men.of(Kind::Rook) & movers, men.occupied(), onto, 0, 0, sink);
    visitSlides<Kind::Queen>(ways, men.of(Kind::Queen) & movers, men.occupied(), onto, 0, 2, sink);
    chess::forEach(men.of(Kind::Knight) & movers & edgeFiles(flank),
                   [&](Spot spot) { sink.piece(Kind::Knight, spot, view.seam().knight[side][spot] & onto); });
    const Bits pawns = men.of(Kind::Pawn) & movers & edgeFile(flank);
    sink.pawns(stepBeyond(flank) + chess::ahead(Us),
               besideBeyond(flank, chess::forward(Us, pawns)) & onto & there.of(Them));
    sink.pawns(stepBeyond(flank), besideBeyond(flank, pawns & view.roads()) & onto & ~there.occupied());
}

/**
 * What @p Us sends from @p board over @p flank as its turn on the board beyond. @pre both boards are open, and it is on
 * turn beyond
 */
template <Army Us, class Sink> inline void visitSent(PositionCache& view, int board, Flank flank, Sink& sink)
{
    if (view.safety<Us>(beyond(board, flank)).isInCheck())
        return;
    const KingSafety& left = view.safety<Us>(board);
    const bool isPush = view.state().turn(board) == Us;
    const Bits allowed = isPush ? answersBeyond(left, view.seam(), view.state(), board, flank) : ~Bits{0};
    if (allowed != 0)
        visitCrossings<Us>(view, board, flank, left, allowed, sink);
}

/** All legal actions that begin on @p board, whosever turn they are. @pre the board is open */
template <class Sink> inline void visitFrom(PositionCache& view, int board, Sink& sink)
{
    if (view.state().turn(board) == Army::White)
        visitWithin<Army::White>(view, board, view.safety<Army::White>(board), sink);
    else
        visitWithin<Army::Black>(view, board, view.safety<Army::Black>(board), sink);
    for (const Flank flank : kFlanks) {
        const int next = beyond(board, flank);
        if (!view.state().open.contains(next))
            continue;
        if (view.state().turn(next) == Army::White)
            visitSent<Army::White>(view, board, flank, sink);
        else
            visitSent<Army::Black>(view, board, flank, sink);
    }
}

/** What @p Us could do on @p board if it were its turn on the boards beside it and no king of it attacked there. */
template <Army Us, class Sink> inline void visitProspects(PositionCache& view, int board, Sink& sink)
{
    const KingSafety& safety = view.safety<Us>(board);
    visitWithin<Us>(view, board, safety, sink);
    for (const Flank flank : kFlanks) {
        const int next = beyond(board, flank);
        if (!view.state().open.contains(next))
            continue;
        visitCrossings<Us>(view, board, flank, safety, answersBeyond(safety, view.seam(), view.state(), board, flank),
                           sink);
        if (!safety.isInCheck())
            visitCrossings<Us>(view, next, opposite(flank), view.safety<Us>(next), ~Bits{0}, sink);
    }
}

} // namespace ringford::strategic
