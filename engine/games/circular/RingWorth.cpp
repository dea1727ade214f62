// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/circular/RingWorth.h"

#include <algorithm>
#include <cstdlib>
#include <span>

namespace ringford::circular {

namespace {

using chess::kKinds;

// What is not material, in hundredths of a pawn.
constexpr std::array<int, kKinds> kUsualTargets{0, 4, 3, 6, 8, 0};
constexpr std::array<int, kKinds> kByAttacker{1, 2, 2, 3, 5, 0};
constexpr int kChecked = 25;     ///< a king that is attacked when its seat is the next to act
constexpr int kLastPieces = 150; ///< where bare kings are out, those who have hardly more
constexpr int kHuntBegins = 250;
/**
 * With less a king is not mated: of all positions of king and rook against king on 16 columns, one in fifty is won
 * (those where the rook mates or the king is caught at once); with a queen all in which she is not lost at once.
 */
constexpr int kMates = 560;

/** As size() of the set: where the processor has no way of its own, all words are counted side by side. */
template <int W> int sizeOf(const CellSet<W>& set)
{
#ifdef __POPCNT__
    return set.size();
#else
    static_assert(W <= 3); // that no sum of four bits overflows
    std::uint64_t fours = 0;
    for (const std::uint64_t word : set.words) {
        const std::uint64_t twos = word - (word >> 1 & 0x5555'5555'5555'5555);
        fours += (twos & 0x3333'3333'3333'3333) + (twos >> 2 & 0x3333'3333'3333'3333);
    }
    const std::uint64_t bytes = (fours & 0x0F0F'0F0F'0F0F'0F0F) + (fours >> 4 & 0x0F0F'0F0F'0F0F'0F0F);
    return static_cast<int>(bytes * 0x0101'0101'0101'0101 >> 56);
#endif
}

} // namespace

/** What is found out of a seat in the game. */
template <int W> struct RingWorth<W>::Side {
    Seat seat;
    Set army;
    Set barred; ///< where its pieces do not go
    Set king;
    Set zone; ///< around its king
    Set attacked;
    int worth = 0;
    int officers = 0; ///< what of it is neither pawns nor king
    bool hasPawns = false;
    int danger = 0;
    int turns = 0; ///< how many seats of all act before it
};

template <int W> struct RingWorth<W>::Table {
    std::array<Side, kMostSeats> sides;
    std::size_t count = 0;
    Set occupied;
    Set zones;
    bool hasCheckRules = false;

    std::span<Side> all() { return std::span(sides).first(count); }
    std::span<const Side> all() const { return std::span(sides).first(count); }
};

template <int W> RingWorth<W>::RingWorth(const CircularRules<W>& rules, const RingWeights& weights) : m_rules(rules)
{
    const int columns = rules.ring().columns();
    for (int spot = 0; spot < kRings * columns; ++spot)
        m_rings[static_cast<std::size_t>(spot / columns)] |= Set::of(static_cast<Spot>(spot));
    setWeights(weights);
}

template <int W> void RingWorth<W>::setWeights(const RingWeights& weights)
{
    m_weights = &weights;
    for (std::size_t i = 0; i < kKinds; ++i) {
        m_cheapestFirst[i] = static_cast<Kind>(i);
        for (std::size_t ring = 0; ring < m_rings.size(); ++ring)
            m_rings[ring].forEach(
                [&](Spot spot) { m_byPlace[i][spot] = static_cast<std::int16_t>(weights.byRing[i][ring]); });
    }
    std::ranges::stable_sort(m_cheapestFirst, {},
                             [this](Kind kind) { return kind == Kind::King ? kSeatWorth : of(kind); });
}

template <int W> void RingWorth<W>::lookAt(const State& state, Table& table) const
{
    const Options& options = m_rules.options();
    table.hasCheckRules = m_rules.hasCheckRules(state);
    for (int turns = 0; turns < options.seats; ++turns) {
        const Seat seat{static_cast<std::uint8_t>((state.turn.index + turns) % options.seats)};
        table.occupied |= state.of(seat);
        if (!state.isIn(seat))
            continue;
        Side& side = table.sides[table.count++];
        side = {};
        side.seat = seat;
        side.turns = turns;
        side.army = side.barred = state.of(seat);
        side.king = side.army & state.of(Kind::King);
        if (side.king.any()) {
            side.zone = m_rules.ring().king(side.king.first()) | side.king;
            table.zones |= side.zone;
        }
        if (options.hasTeams) {
            for (const Seat mate : options.mates[seat.index])
                side.barred |= state.isIn(mate) ? state.of(mate) : Set{};
        }
    }
}

template <int W> void RingWorth<W>::addOfficers(const State& state, Table& table, Side& side) const
{
    const bool byzantine = m_rules.options().byzantine;
    for (const Kind kind : {Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen}) {
        const auto index = chess::indexOf(kind);
        (side.army & state.of(kind)).forEach([&](Spot spot) {
            const Set reached = attacks(m_rules.ring(), byzantine, kind, spot, table.occupied);
            side.attacked |= reached;
            side.officers += m_weights->material[index];
            side.worth += m_byPlace[index][spot] +
                          m_weights->byTarget[index] * (sizeOf(reached & ~side.barred) - kUsualTargets[index]);
            if ((reached & table.zones).empty())
                return;
            for (Side& other : table.all())
                other.danger += (reached & other.zone).any() ? kByAttacker[index] : 0;
        });
    }
    side.worth += side.officers;
}

template <int W> CellSet<W> RingWorth<W>::stopped(const State& state, Sense sense) const
{
    const Ring<W>& ring = m_rules.ring();
    const Set all = state.of(Kind::Pawn);
    const bool rises = sense == Sense::Rising;
    const Direction back = rises ? Direction::West : Direction::East;
    Set span = ring.shifted(rises ? all & ~state.rising : all & state.rising, back);
    span |= ring.shifted(span, back);
    span |= ring.shifted(ring.shifted(span, back), back);
    span |= ring.shifted(span, Direction::North) | ring.shifted(span, Direction::South);
    return span;
}

/** What pawns are worth by themselves; what they come to on their way is in addTravel(). */
template <int W> void RingWorth<W>::addPawns(const State& state, Table& table, Side& side) const
{
    const Set pawns = side.army & state.of(Kind::Pawn);
    if (pawns.empty())
        return;
    side.hasPawns = true;
    side.worth += of(Kind::Pawn) * sizeOf(pawns);
    for (std::size_t ring = 0; ring < m_rings.size(); ++ring)
        side.worth += m_weights->byRing[chess::indexOf(Kind::Pawn)][ring] * sizeOf(pawns & m_rings[ring]);
    for (Side& other : table.all())
        other.danger += &other != &side && (pawns & other.zone).any() ? kByAttacker[0] : 0;
    // Any opponent takes off those that stand face to face, whenever it likes.
    if (m_rules.options().byzantine)
        side.worth -= facingPawns(m_rules.ring(), state, side.seat).size() * of(Kind::Pawn) * 17 / 10;
}

/** Pawns that have set out are worth more the nearer they are to their promotion. */
template <int W> void RingWorth<W>::addTravel(const State& state, Table& table) const
{
    const auto& digits = state.travelDigits;
    const Set under = digits[0] | digits[1] | digits[2];
    for (const Sense sense : {Sense::Rising, Sense::Falling}) {
        const Set all = sense == Sense::Rising ? under & state.rising : under & ~state.rising;
        if (all.empty())
            continue;
        const Set held = stopped(state, sense);
        for (Side& side : table.all()) {
            (all & side.army).forEach([&](Spot spot) {
                const auto travelled = static_cast<std::size_t>(state.travelledAt(spot));
                side.worth += held.contains(spot) ? m_weights->travelled[travelled] : m_weights->unstopped[travelled];
            });
        }
    }
}

/** Whether pieces of @p other attack the king of @p side. */
template <int W> bool RingWorth<W>::attacksKing(const State& state, const Side& other, const Side& side) const
{
    if ((other.attacked & side.king).any())
        return true;
    const Set pawns = other.army & state.of(Kind::Pawn);
    const Spot king = side.king.first();
    // A pawn attacks from where one that goes the other way round would attack.
    return (m_rules.ring().pawn(Sense::Falling, king) & pawns & state.rising).any() ||
           (m_rules.ring().pawn(Sense::Rising, king) & pawns & ~state.rising).any();
}

/** A king that others may take before its seat acts again is as good as lost. */
template <int W> void RingWorth<W>::addKing(const State& state, const Table& table, Side& side) const
{
    if (side.king.empty())
        return;
    const Options& options = m_rules.options();
    const bool plays = options.hasTeams && !options.kinglessOut;
    if (options.hasTeams)
        side.worth += kKingWorth;
    side.worth += m_byPlace[chess::indexOf(Kind::King)][side.king.first()];
    side.worth -= m_weights->danger[std::min(static_cast<std::size_t>(side.danger), m_weights->danger.size() - 1)];
    side.worth += m_weights->shield * (side.zone & side.army & state.of(Kind::Pawn)).size();
    if (table.hasCheckRules)
        return;
    bool isLost = false;
    bool isChecked = false;
    for (const Side& other : table.all()) {
        if (m_rules.areMates(side.seat, other.seat) || !attacksKing(state, other, side))
            continue;
        isChecked = true;
        isLost |= other.turns < side.turns;
    }
    if (isChecked)
        side.worth -= !isLost ? kChecked : plays ? kKingWorth * 2 / 3 : side.worth / 2;
}

template <int W> int RingWorth<W>::columnsBetween(Spot one, Spot other) const
{
    const int columns = m_rules.ring().columns();
    const int between = std::abs(one % columns - other % columns);
    return std::min(between, columns - between);
}

/** Where the last king is to be mated: it has no room, stands at a rim, and the other king is near. */
template <int W> void RingWorth<W>::addHunt(Side& strong, const Side& weak) const
{
    const int lead = strong.worth - weak.worth;
    if (lead > 0 && !m_rules.options().byzantine && !strong.hasPawns && strong.officers < kMates) {
        strong.worth -= lead * 7 / 8;
        return;
    }
    if (lead < kHuntBegins || weak.officers > 510 || weak.king.empty() || strong.king.empty())
        return;
    const Spot prey = weak.king.first();
    const int room = (weak.zone & ~weak.king & ~strong.attacked & ~weak.army).size();
    const int columns = m_rules.ring().columns();
    const int ring = prey / columns;
    const int rings = std::abs(ring - strong.king.first() / columns);
    strong.worth += 9 * (8 - room) + 5 * (columns / 2 - columnsBetween(prey, strong.king.first())) - 3 * rings +
                    (ring == 0 || ring == kRings - 1 ? 12 : 0);
}

template <int W> void RingWorth<W>::values(const State& state, SeatValues& values) const
{
    Table table;
    lookAt(state, table);
    for (Side& side : table.all()) {
        if (side.king.any())
            side.attacked = m_rules.ring().king(side.king.first());
        addOfficers(state, table, side);
        addPawns(state, table, side);
    }
    if (!m_rules.options().byzantine)
        addTravel(state, table);
    for (Side& side : table.all()) {
        addKing(state, table, side);
        if (m_rules.baresKings() && sizeOf(side.army) <= 3)
            side.worth -= kLastPieces * (4 - sizeOf(side.army));
    }
    if (table.hasCheckRules && table.count == 2) {
        addHunt(table.sides[0], table.sides[1]);
        addHunt(table.sides[1], table.sides[0]);
    }
    for (const Side& side : table.all())
        values[side.seat.index] = side.worth + (side.turns == 0 ? m_weights->tempo : 0);
}

/** The last king of a team is worth all its seats; so is that of a seat that has no team. */
template <int W> int RingWorth<W>::gainOfKing(const State& state, Seat owner) const
{
    const Options& options = m_rules.options();
    if (!options.hasTeams || options.kinglessOut)
        return kSeatWorth;
    for (const Seat mate : options.mates[owner.index]) {
        if (mate != owner && state.isIn(mate) && state.of(mate, Kind::King).any())
            return kKingWorth;
    }
    return kSeatWorth;
}

template <int W> int RingWorth<W>::exchange(const State& state, Move move, int captured) const
{
    constexpr int kKing = 10'000; // who takes back with the king must not be taken
    const auto worthOf = [this](Kind kind) { return kind == Kind::King ? kKing : of(kind); };
    const Seat us = state.turn;
    const Field<W> field = m_rules.field(state, us);
    const std::array<Set, 2> sides{m_rules.enemies(state, us), field.barred};
    std::array<int, 40> gains{};
    gains[0] = captured;
    Set standing = field.occupied & ~Set::of(move.from) & ~Set::of(move.to);
    int worth = worthOf(move.arrives);
    std::size_t depth = 0;
    for (std::size_t side = 0; depth + 1 < gains.size(); side ^= 1) {
        const Set able = attackers(field, sides[side] & standing, move.to, standing);
        if (able.empty())
            break;
        const Kind kind =
            *std::ranges::find_if(m_cheapestFirst, [&](Kind one) { return (able & state.of(one)).any(); });
        gains[depth + 1] = worth - gains[depth];
        ++depth;
        worth = worthOf(kind);
        standing &= ~Set::of((able & state.of(kind)).first());
    }
    for (; depth > 0; --depth)
        gains[depth - 1] = std::min(gains[depth - 1], -gains[depth]);
    return gains[0];
}

template <int W> int RingWorth<W>::gainOfCapture(const State& state, Move move, Kind taken) const
{
    const int captured = of(taken) + (move.promotes() ? of(move.arrives) - of(Kind::Pawn) : 0);
    const Kind mover = move.form == Move::Form::Pawn ? Kind::Pawn : move.arrives;
    if (mover == Kind::King)
        return m_rules.hasCheckRules(state) ? captured : exchange(state, move, captured);
    return of(taken) >= of(mover) && !move.promotes() ? captured : exchange(state, move, captured);
}

template <int W> int RingWorth<W>::gain(const State& state, Move move) const
{
    if (move.form == Move::Form::Remove) {
        const Set army = state.of(state.ownerAt(move.from));
        return m_rules.baresKings() && army.size() == 3 ? kSeatWorth : of(Kind::Pawn) / 2;
    }
    std::size_t kind = 0;
    while (kind < kKinds && !state.kinds[kind].contains(move.to))
        ++kind;
    if (kind == kKinds || move.form == Move::Form::Swap) {
        if (!move.promotes() || move.arrives != Kind::Queen)
            return 0;
        return move.form == Move::Form::Swap ? of(Kind::Queen)
                                             : exchange(state, move, of(Kind::Queen) - of(Kind::Pawn));
    }
    const Seat owner = state.ownerAt(move.to);
    if (!state.isIn(owner))
        return move.promotes() && move.arrives == Kind::Queen ? exchange(state, move, of(Kind::Queen) - of(Kind::Pawn))
                                                              : 0; // an obstacle
    const Kind taken = static_cast<Kind>(kind);
    if (taken == Kind::King)
        return gainOfKing(state, owner);
    if (m_rules.baresKings() && state.of(owner).size() == 2)
        return kSeatWorth;
    return gainOfCapture(state, move, taken);
}

template class RingWorth<1>;
template class RingWorth<2>;
template class RingWorth<3>;

} // namespace ringford::circular
