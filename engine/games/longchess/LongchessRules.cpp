// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/longchess/LongchessRules.h"

#include "engine/games/longchess/Sinks.h"

namespace ringford::longchess {

static_assert(Rules<LongchessRules<LongSize>>);
static_assert(Rules<LongchessRules<CornerSize>>);

template <class Size> LongchessRules<Size>::LongchessRules(const Options& options, const Map& map, const Board& board)
    : m_options(options), m_kinds(options), m_terrain(std::make_shared<Terrain<Size>>(board, map, options.pauses()))
{
}

template <class Size> State<Size> LongchessRules<Size>::start() const
{
    State state;
    for (const Seat seat : State::everybody()) {
        const Camp& camp = m_terrain->map().camps[seat.index];
        for (const Placed& placed : camp.army)
            state.flip(seat, placed.kind, Set::of(m_terrain->spotAt(placed.place.row, placed.place.column)));
        if (m_options.hasFlags)
            state.flags[seat.index] = m_terrain->spotAt(camp.flag.row, camp.flag.column);
    }
    return state;
}

template <class Size> void LongchessRules<Size>::generate(const State& state, Moves& moves) const
{
    if (state.outcome.decided())
        return;
    ListingSink<Size, Moves> sink(*m_terrain, moves);
    visitActions(field(state, state.turn), sink);
}

template <class Size> std::uint64_t LongchessRules<Size>::count(const State& state) const
{
    if (state.outcome.decided())
        return 0;
    CountingSink<Size> sink;
    visitActions(field(state, state.turn), sink);
    return static_cast<std::uint64_t>(sink.count());
}

template <class Size> bool LongchessRules<Size>::hasAction(const State& state, Seat seat) const
{
    FindingSink<Size> sink;
    visitActions(field(state, seat), sink);
    return sink.isSated();
}

template <class Size> SeatSet LongchessRules<Size>::flagsHome(const State& state, Seat seat) const
{
    SeatSet home;
    for (const Seat other : State::everybody()) {
        const auto& flag = state.flags[other.index];
        if (other != seat && flag && m_terrain->keep(seat).contains(*flag) && state.of(seat).contains(*flag))
            home.insert(other);
    }
    return home;
}

template <class Size> void LongchessRules<Size>::decideByArmies(State& state, Reason reason) const
{
    SeatSet left;
    for (const Seat seat : State::everybody()) {
        if (state.of(seat).any())
            left.insert(seat);
    }
    if (left.empty())
        state.outcome = Outcome::drawn(Reason::Annihilated);
    else if (left.size() == 1)
        state.outcome = Outcome::wonBy(left, reason);
}

template <class Size> void LongchessRules<Size>::settle(State& state) const
{
    decideByArmies(state, reasonOfLast());
    bool canAct = false;
    for (const Seat seat : State::everybody()) {
        if (!m_options.lastWins && flagsHome(state, seat).size() != 0) {
            state.outcome = Outcome::wonBy(SeatSet(seat), Reason::Flag);
            return;
        }
        canAct |= state.isIn(seat) && hasAction(state, seat);
    }
    if (!state.outcome.decided() && !canAct)
        state.outcome = Outcome::drawn(Reason::Deadlock);
}

template <class Size> int LongchessRules<Size>::toOwnEnd(const Lifted& lifted) const
{
    const int column = m_terrain->columnOf(lifted.at);
    return m_terrain->back(lifted.man.owner) == Direction::West ? column : m_terrain->columns() - 1 - column;
}

template <class Size>
std::optional<Spot> LongchessRules<Size>::placeBehind(const State& state, const Lifted& lifted) const
{
    const Direction back = m_terrain->back(lifted.man.owner);
    const Set taken = state.occupied() | state.allFlags() | ~m_terrain->cells();
    for (int distance = m_options.setBack; distance <= toOwnEnd(lifted); ++distance) {
        const Spot place = m_terrain->ahead(lifted.at, back, distance);
        if (!taken.contains(place))
            return place;
    }
    return std::nullopt;
}

template class LongchessRules<LongSize>;
template class LongchessRules<CornerSize>;

} // namespace ringford::longchess
