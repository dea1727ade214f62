// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/circular/CircularRules.h"

namespace ringford::circular {

static_assert(Rules<CircularRules<1>>);
static_assert(RulesOfExposure<CircularRules<1>>);

namespace {

/** Asks whether there is anything at all. */
template <int W> class FindingSink {
public:
    void piece(Kind, Spot, const CellSet<W>& targets) { m_found |= targets; }
    void pawns(Move::Form, Direction, const CellSet<W>& targets, const CellSet<W>& promoting)
    {
        m_found |= targets | promoting;
    }
    void removals(const CellSet<W>& rising) { m_found |= rising; }
    bool found() const { return m_found.any(); }

private:
    CellSet<W> m_found;
};

/** The kinds on the column where kings stand as the game begins, from ring a; on the other, the last is a queen. */
constexpr std::array<Kind, kRings> kHome{Kind::Rook, Kind::Knight, Kind::Bishop, Kind::King};

template <int W> void putArmy(State<W>& state, Seat seat, int seats)
{
    const int columns = kColumnsPerSeat * seats;
    const int high = kColumnsPerSeat * seat.index; // columns count from 0 here
    const auto spot = [&](int ring, int column) {
        return static_cast<Spot>(ring * columns + (column + columns) % columns);
    };
    // Two seats sit at a square board that was folded into a ring: their kings face one another.
    const bool mirrored = seats == 2 && seat.index == 1;
    for (int ring = 0; ring < kRings; ++ring) {
        const Kind kind = kHome[static_cast<std::size_t>(ring)];
        const Kind other = kind == Kind::King ? Kind::Queen : kind;
        state.put(spot(ring, high), {seat, mirrored ? other : kind});
        state.put(spot(ring, high - 1), {seat, mirrored ? kind : other});
        state.put(spot(ring, high + 1), {seat, Kind::Pawn, Sense::Rising});
        state.put(spot(ring, high - 2), {seat, Kind::Pawn, Sense::Falling});
    }
}

} // namespace

template <int W> CircularRules<W>::CircularRules(const Options& options, const Board& board)
    : m_options(options), m_ring(std::make_shared<Ring<W>>(board))
{
}

template <int W> State<W> CircularRules<W>::start() const
{
    State state;
    for (const Seat seat : m_options.everybody())
        putArmy(state, seat, m_options.seats);
    state.turn = m_options.first;
    return state;
}

template <int W> SeatSet CircularRules<W>::seatsIn(const State& state) const
{
    SeatSet in;
    for (const Seat seat : m_options.everybody()) {
        if (state.isIn(seat))
            in.insert(seat);
    }
    return in;
}

template <int W> CellSet<W> CircularRules<W>::enemies(const State& state, Seat seat) const
{
    Set pieces;
    for (const Seat other : m_options.everybody()) {
        if (state.isIn(other) && !areMates(seat, other))
            pieces |= state.of(other);
    }
    return pieces;
}

template <int W> Field<W> CircularRules<W>::field(const State& state, Seat us) const
{
    Set barred;
    for (const Seat mate : m_options.mates[us.index]) {
        if (state.isIn(mate))
            barred |= state.of(mate);
    }
    return {*m_ring, state, m_options.byzantine, us, state.occupied(), barred};
}

template <int W> CellSet<W> CircularRules<W>::pawnsOfMates(const State& state, Seat seat) const
{
    Set pawns;
    for (const Seat mate : m_options.mates[seat.index]) {
        if (mate != seat && state.isIn(mate))
            pawns |= state.of(mate, Kind::Pawn);
    }
    return pawns;
}

template <int W> CellSet<W> CircularRules<W>::kingAttackers(const State& state, Seat seat) const
{
    const Set king = state.of(seat, Kind::King);
    if (king.empty())
        return {};
    const Field<W> seen = field(state, seat);
    return attackers(seen, enemies(state, seat), king.first(), seen.occupied);
}

template <int W> template <class Sink> void CircularRules<W>::visit(const State& state, Seat seat, Sink& sink) const
{
    const Field<W> seen = field(state, seat);
    if (hasCheckRules(state)) {
        const Set army = enemies(state, seat);
        const Guard<W> guard = guardKing(seen, army);
        visitMoves(seen, KingLimits<W>{guard, army}, sink);
    } else {
        visitMoves(seen, NoLimits<W>{}, sink);
    }
    if (m_options.hasTeams) {
        if (const Set pawns = pawnsOfMates(state, seat); pawns.any())
            visitSwaps(seen, pawns, sink);
    }
    if (!m_options.byzantine)
        return;
    for (const Seat other : m_options.everybody()) {
        if (state.isIn(other) && !areMates(seat, other))
            sink.removals(facingPawns(*m_ring, state, other));
    }
}

template <int W> void CircularRules<W>::generate(const State& state, Moves& moves) const
{
    if (state.outcome.decided())
        return;
    ListingSink<W, Moves> sink(*m_ring, moves);
    visit(state, state.turn, sink);
}

template <int W> std::uint64_t CircularRules<W>::count(const State& state) const
{
    if (state.outcome.decided())
        return 0;
    CountingSink<W> sink;
    visit(state, state.turn, sink);
    return static_cast<std::uint64_t>(sink.count());
}

template <int W> bool CircularRules<W>::hasAction(const State& state, Seat seat) const
{
    if (!hasCheckRules(state)) { // a pawn's step is nearly always there
        const Set empty = ~state.occupied();
        for (const Sense sense : {Sense::Rising, Sense::Falling}) {
            if ((m_ring->shifted(state.pawns(seat, sense), ahead(sense)) & empty).any())
                return true;
        }
    }
    FindingSink<W> sink;
    visit(state, seat, sink);
    return sink.found();
}

template <int W> Outcome CircularRules<W>::outcome(const State& state) const
{
    if (state.outcome.decided() || !hasCheckRules(state) || hasAction(state, state.turn))
        return state.outcome;
    if (kingAttackers(state, state.turn).empty())
        return Outcome::drawn(Reason::Stalemate);
    return Outcome::wonBy(SeatSet(nextIn(state, state.turn)), Reason::Checkmate);
}

template <int W> SeatSet CircularRules<W>::onTurn(const State& state) const
{
    return outcome(state).decided() ? SeatSet() : SeatSet(state.turn);
}

template <int W> void CircularRules<W>::generateOutOfTurn(const State& state, Seat seat, Moves& moves) const
{
    if (!m_options.byzantine || !state.isIn(seat) || outcome(state).decided())
        return;
    ListingSink<W, Moves> sink(*m_ring, moves);
    for (const Seat other : m_options.everybody()) {
        if (state.isIn(other) && !areMates(seat, other))
            sink.removals(facingPawns(*m_ring, state, other));
    }
}

template <int W> bool CircularRules<W>::exposes(const State& state, Move move, Seat seat) const
{
    State after = state;
    apply(after, move, NoEffects{});
    return kingAttackers(after, seat).any();
}

template <int W> void CircularRules<W>::exposed(const State& state, Moves& moves) const
{
    const Seat us = state.turn;
    if (state.of(us, Kind::King).empty())
        return;
    Moves all;
    generate(state, all);
    for (const Move move : all) {
        if (exposes(state, move, us))
            moves.push(move);
    }
}

template <int W> Seat CircularRules<W>::nextIn(const State& state, Seat after) const
{
    do
        after.index = static_cast<std::uint8_t>((after.index + 1) % m_options.seats);
    while (!state.isIn(after));
    return after;
}

template <int W> void CircularRules<W>::passOver(State& state) const
{
    if (!state.isIn(state.turn))
        state.turn = nextIn(state, state.turn);
    if (state.outcome.decided() || hasCheckRules(state))
        return;
    Seat seat = state.turn;
    do {
        if (hasAction(state, seat)) {
            state.turn = seat;
            return;
        }
        seat = nextIn(state, seat);
    } while (seat != state.turn);
    state.outcome = Outcome::drawn(Reason::Deadlock);
}

template <int W> void CircularRules<W>::decide(State& state, Reason reason) const
{
    const SeatSet in = seatsIn(state);
    const SeatSet team = m_options.mates[in.first().index];
    for (const Seat seat : in) {
        if (!team.contains(seat))
            return;
    }
    state.outcome = Outcome::wonBy(team, reason);
}

template <int W> void CircularRules<W>::advance(State& state, Move move) const
{
    const Set from = Set::of(move.from);
    const Set to = Set::of(move.to);
    const Set arriving = move.promotes() ? Set{} : to; // what is known of pawns ends with the pawn
    const int travelled = state.travelledAt(move.from) + (m_options.byzantine ? 0 : 1);
    state.kinds[indexOf(Kind::Pawn)] ^= from;
    state.kinds[indexOf(move.arrives)] ^= to;
    if (state.rising.contains(move.from))
        state.rising ^= from | arriving;
    for (std::size_t digit = 0; digit < state.travelDigits.size(); ++digit) {
        state.travelDigits[digit] &= ~from;
        if ((travelled >> digit & 1) != 0)
            state.travelDigits[digit] |= arriving;
    }
}

template class CircularRules<1>;
template class CircularRules<2>;
template class CircularRules<3>;

} // namespace ringford::circular
