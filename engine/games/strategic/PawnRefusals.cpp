// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/strategic/PawnRefusals.h"

#include "engine/games/chess/Sentences.h"
#include "engine/games/chess/Telling.h"

#include <cstdlib>

namespace ringford::strategic {

namespace {

/** What stands on @p cell, in the way of a pawn; nothing when it is empty. */
std::optional<Refusal> whyBlocked(const GameDescription& game, const State& state, Cell cell)
{
    const auto man = state.men(BoardPlace::of(cell).number).at(chess::spotOf(cell));
    if (!man)
        return std::nullopt;
    return Refusal{chess::wayBlocked(chess::word(man->kind), game.board.name(cell)), {cell}, "pawns"};
}

} // namespace

Offset offsetOf(const Board& board, Cell from, Cell to)
{
    const auto file = [&board](Cell cell) {
        const Place place = board.place(cell);
        return place.face * board.faces().front().columns + place.column;
    };
    return {file(to) - file(from), board.place(to).row - board.place(from).row};
}

std::optional<Refusal> whyPawnNotMoved(const GameDescription& game, Bits roads, const State& state,
                                       const Action& action)
{
    const BoardPlace source = BoardPlace::of(action.from);
    const Spot from = chess::spotOf(action.from);
    const int up = chess::ahead(state.men(source.number).at(from)->army);
    const auto [files, ranks] = offsetOf(game.board, action.from, action.to);
    const int forward = ranks * up;
    const bool captures = action.kind == Action::Kind::Capture;
    const auto rule = [&action](Text sentence) {
        return Refusal{std::move(sentence), {action.from, action.to}, "pawns"};
    };
    if (std::abs(files) == 1 && forward == 1) {
        if (captures)
            return std::nullopt;
        return rule(RINGFORD_TEXT("a pawn moves diagonally only when it captures"));
    }
    const bool isStep = files == 0 && (forward == -1 || (forward >= 1 && forward <= 3));
    const bool isAside = std::abs(files) == 1 && forward == 0;
    if (!isStep && !isAside)
        return rule(RINGFORD_TEXT("a pawn moves one cell ahead or back, up to three ahead as its first action, on a "
                                  "road one cell to the side, and captures one cell diagonally ahead"));
    if (captures)
        return rule(RINGFORD_TEXT("a pawn captures one cell diagonally ahead and nowhere else"));
    if (isAside && (roads & bit(from)) == 0)
        return rule(Text(RINGFORD_TEXT("a pawn steps to the side only on a road, and there is none on %1"))
                        .with(game.board.name(action.from)));
    if (forward > 1 && (state.boards[source.number].fresh & bit(from)) == 0)
        return rule(RINGFORD_TEXT("a pawn moves two or three cells only as its first action"));
    for (int step = 1; step < forward; ++step) {
        if (auto why = whyBlocked(game, state, source.cell(static_cast<Spot>(from + step * up))))
            return why;
    }
    return whyBlocked(game, state, action.to);
}

} // namespace ringford::strategic
