// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/circular/Attacks.h"
#include "engine/rules/Effect.h"

namespace ringford::circular {

constexpr Cell cellOf(Spot spot)
{
    return Cell{spot};
}
constexpr Side sideOf(Seat seat)
{
    return Side{seat.index};
}
constexpr Piece pieceOf(Seat owner, Kind kind)
{
    return {PieceKind{static_cast<std::uint8_t>(kind)}, sideOf(owner), 0};
}

/** Tells what happens during an action to any Recorder; with NoEffects nothing of it is ever computed. */
template <Recorder R> class Story {
public:
    static constexpr bool kTold = !std::is_same_v<std::remove_const_t<R>, NoEffects>;

    explicit Story(R& recorder) : m_recorder(recorder) {}

    void captured(Seat owner, Kind kind, Spot spot)
    {
        if constexpr (kTold)
            m_recorder.record({Effect::Kind::Captured, cellOf(spot), {}, pieceOf(owner, kind), {}});
    }
    void removed(Seat owner, Spot spot)
    {
        if constexpr (kTold)
            m_recorder.record({Effect::Kind::Removed, cellOf(spot), {}, pieceOf(owner, Kind::Pawn), {}});
    }
    void moved(Seat owner, Kind kind, Spot from, Spot to, std::optional<Direction> heading)
    {
        if constexpr (kTold) {
            Effect effect{Effect::Kind::Moved, cellOf(from), cellOf(to), pieceOf(owner, kind), {}};
            effect.heading = heading;
            m_recorder.record(effect);
        }
    }
    void promoted(Seat owner, Kind kind, Spot spot)
    {
        if constexpr (kTold)
            m_recorder.record({Effect::Kind::Changed, cellOf(spot), cellOf(spot), pieceOf(owner, kind), {}});
    }
    void left(Seat seat, Reason reason)
    {
        if constexpr (kTold) {
            Effect effect{Effect::Kind::SeatOut, {}, {}, {}, seat};
            effect.reason = reason;
            m_recorder.record(effect);
        }
    }
    void checkRules()
    {
        if constexpr (kTold)
            m_recorder.record({Effect::Kind::CheckRules, {}, {}, {}, {}});
    }

private:
    R& m_recorder;
};

/** Which way round a piece goes that moves along its ring: where both ways lead there, the shorter. */
template <int W> std::optional<Direction> wayRound(const Ring<W>& ring, Spot from, Spot to, const CellSet<W>& occupied)
{
    const bool rising = ring.alongOneWay(from, Direction::East, occupied).contains(to);
    const bool falling = ring.alongOneWay(from, Direction::West, occupied).contains(to);
    if (!rising && !falling)
        return std::nullopt;
    const int steps = (to - from + ring.columns()) % ring.columns();
    return rising && (!falling || 2 * steps <= ring.columns()) ? Direction::East : Direction::West;
}

} // namespace ringford::circular
