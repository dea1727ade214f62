// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/multiplayer/Move.h"
#include "engine/rules/Effect.h"

namespace ringford::multiplayer {

/** A piece as it stands on a board. @p set: as OneBoard::sets has it */
inline Piece standing(chess::BoardPlace place, chess::Man man, SetNumber set)
{
    Piece piece = place.piece(man);
    piece.set = set;
    return piece;
}

/**
 * A piece in a stockpile: it belongs to the army of its own set, whoever holds it; where sets do not matter, to that of
 * the first.
 */
inline Piece held(Army army, Kind kind, SetNumber set)
{
    const BoardNumber home{static_cast<std::uint8_t>(set == 0 ? 0 : set - 1)};
    return standing(home.place(), {army, kind}, set);
}

/** Tells any Recorder what happens; with NoEffects nothing of it is ever computed. */
template <Recorder R> class Story {
public:
    static constexpr bool kTold = !std::is_same_v<std::remove_const_t<R>, NoEffects>;

    explicit Story(R& recorder) : m_recorder(recorder) {}

    void captured(chess::BoardPlace place, chess::Man man, Spot spot, SetNumber set)
    {
        if constexpr (kTold)
            tell({Effect::Kind::Captured, place.cell(spot), {}, standing(place, man, set), {}});
    }
    void moved(chess::BoardPlace place, chess::Man man, Spot from, Spot to, SetNumber set)
    {
        if constexpr (kTold)
            tell({Effect::Kind::Moved, place.cell(from), place.cell(to), standing(place, man, set), {}});
    }
    void removed(chess::BoardPlace place, chess::Man man, Spot spot, SetNumber set)
    {
        if constexpr (kTold)
            tell({Effect::Kind::Removed, place.cell(spot), {}, standing(place, man, set), {}});
    }
    void placed(chess::BoardPlace place, chess::Man man, Spot spot, SetNumber set)
    {
        if constexpr (kTold)
            tell({Effect::Kind::Placed, {}, place.cell(spot), standing(place, man, set), {}});
    }
    void stocked(Seat seat, Army army, Kind kind, SetNumber set)
    {
        if constexpr (kTold)
            tell({Effect::Kind::ToStockpile, {}, {}, held(army, kind, set), seat});
    }
    void unstocked(Seat seat, Army army, Kind kind, SetNumber set, int count = 1)
    {
        if constexpr (kTold) {
            for (int i = 0; i < count; ++i)
                tell({Effect::Kind::FromStockpile, {}, {}, held(army, kind, set), seat});
        }
    }
    /**
     * All pieces of a board leave it, and it is closed: @p victor has won it. From here on everything happens behind
     * the action; what is lost by one action is lost at once.
     */
    void closed(chess::BoardPlace place, const OneBoard& board, Army victor, Reason reason)
    {
        if constexpr (kTold) {
            m_phase = kBehind;
            chess::forEach(board.men.occupied(),
                           [&](Spot spot) { removed(place, *board.men.at(spot), spot, board.sets[spot]); });
            Effect effect{Effect::Kind::BoardClosed, {}, place.cell(0), {}, {}, place.side(victor)};
            effect.from = place.cell(board.men.king(chess::other(victor)));
            effect.reason = reason;
            tell(effect);
        }
    }
    void takenOver(Side side, Seat seat)
    {
        if constexpr (kTold)
            tell({Effect::Kind::PlayerChanged, {}, {}, {}, seat, side});
    }
    void out(Seat seat, Reason reason)
    {
        if constexpr (kTold) {
            Effect effect{Effect::Kind::SeatOut, {}, {}, {}, seat};
            effect.reason = reason;
            tell(effect);
        }
    }

private:
    static constexpr std::uint8_t kBehind = 1; // phase

    void tell(Effect effect)
    {
        effect.phase = m_phase;
        m_recorder.record(effect);
    }

    R& m_recorder;
    std::uint8_t m_phase = 0;
};

} // namespace ringford::multiplayer
