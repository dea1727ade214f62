// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/strategic/State.h"
#include "engine/rules/Effect.h"

namespace ringford::strategic {

/** Tells what happens during an action to any Recorder; with NoEffects nothing of it is ever computed. */
template <Recorder R> class Story {
public:
    explicit Story(R& recorder) : m_recorder(recorder) {}

    /** @pre a piece stands on @p cell */
    void captured(const State& state, Cell cell)
    {
        if constexpr (kTold) {
            const BoardPlace place = BoardPlace::of(cell);
            const Placement& men = state.men(place.number);
            tell(Effect::Kind::Captured, cell, {}, place.piece(*men.at(chess::spotOf(cell))));
        }
    }
    /** A piece that crosses belongs to the seat of its colour on the other board from then on. */
    void moved(Army army, const Move& move)
    {
        if constexpr (kTold) {
            tell(Effect::Kind::Moved, move.from, move.to, BoardPlace::of(move.from).piece({army, move.kind}));
            if (move.crosses())
                tell(Effect::Kind::Changed, move.to, move.to, BoardPlace::of(move.to).piece({army, move.kind}));
        }
    }
    /** Behind what led to it; @p winner: nobody after a stalemate */
    void closed(const State& state, int board, std::optional<Army> winner, Reason reason)
    {
        if constexpr (kTold) {
            const BoardPlace place{static_cast<std::uint8_t>(board)};
            Effect effect{Effect::Kind::BoardClosed, {}, place.cell(0), {}, {}};
            effect.phase = 1;
            if (winner) {
                effect.from = place.cell(state.men(board).king(chess::other(*winner)));
                effect.by = place.side(*winner);
                effect.reason = reason;
            }
            m_recorder.record(effect);
        }
    }

private:
    static constexpr bool kTold = !std::is_same_v<std::remove_const_t<R>, NoEffects>;

    void tell(Effect::Kind kind, Cell from, Cell to, Piece piece) { m_recorder.record({kind, from, to, piece, {}}); }

    R& m_recorder;
};

} // namespace ringford::strategic
