// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/longchess/LongchessWorth.h"

namespace ringford::longchess {

namespace {

constexpr int kWinning = 9'000;
constexpr int kMostUrge = 40; ///< each step more of whoever is far ahead, and has only to finish
constexpr int kFarAhead = 300;
constexpr int kLeadByUrge = 50;
constexpr int kPickedUp = 130; ///< an enemy flag that lies there
constexpr int kNearFlag = 4;
constexpr int kMostSteps = 30; ///< away from the own keep that count
constexpr int kMostMines = 4;

/** Cells are occupied by so many of 64, as at the start: few of the long board, many of the other. */
template <class Size> constexpr int kOccupied = Size::kSeats == 2 ? 6 : 20;

} // namespace

template <class Size>
LongchessWorth<Size>::LongchessWorth(const LongchessRules<Size>& rules, const LongchessWeights& weights)
    : m_rules(rules)
{
    for (int spot = 0; spot < rules.terrain().rows() * rules.terrain().columns(); ++spot)
        m_at[static_cast<std::size_t>(spot)] = rules.terrain().placeOf(static_cast<Spot>(spot));
    measure();
    setWeights(weights);
}

template <class Size> void LongchessWorth<Size>::setWeights(const LongchessWeights& weights)
{
    m_weights = &weights;
    for (std::size_t kind = 0; kind < kKinds; ++kind)
        m_worth[kind] = m_byTargets[kind] + weights.material[kind];
    for (const Seat seat : State::everybody())
        fillPlaces(seat);
}

/** The cells that a piece there reaches on average, in hundredths, when others are occupied by chance. */
template <class Size> int LongchessWorth<Size>::targets(Kind kind, Spot spot) const
{
    constexpr int kWhole = 1 << 12;
    const Terrain<Size>& terrain = m_rules.terrain();
    int sum = 0;
    const auto add = [&](const Set& line) {
        int isOpen = kWhole; // the probability that nothing stands before the next place
        for (int left = line.size(); left > 0; --left) {
            sum += isOpen * (128 - kOccupied<Size>) / 128;
            isOpen = isOpen * (64 - kOccupied<Size>) / 64;
        }
    };
    for (std::size_t i = 0; i < kDirectionCount; ++i) {
        const bool isStraight = i % 2 == indexOf(Direction::North) % 2;
        if ((kind == Kind::Rook && isStraight) || (kind == Kind::Bishop && !isStraight))
            add(terrain.ray(spot, static_cast<Direction>(i)));
        if (kind == Kind::Nightrider)
            add(terrain.ride(spot, i));
    }
    if (kind == Kind::Pawn || kind == Kind::Artillery)
        sum = terrain.beside(spot).size() * kWhole * (128 - kOccupied<Size>) / 128;
    return sum * 100 / kWhole;
}

/** A piece is worth something by being there, and the more the more cells it goes to. */
template <class Size> void LongchessWorth<Size>::measure()
{
    std::array<int, kKinds> means{};
    const int cells = m_rules.terrain().cells().size();
    for (int i = 0; i < kKinds; ++i) {
        const auto kind = static_cast<Kind>(i);
        int sum = 0;
        m_rules.terrain().cells().forEach([&](Spot spot) {
            const int found = targets(kind, spot);
            m_mobility[indexOf(kind)][spot] = static_cast<std::int16_t>(found);
            sum += found;
        });
        means[indexOf(kind)] = sum / cells;
        m_rules.terrain().cells().forEach([&](Spot spot) {
            auto& found = m_mobility[indexOf(kind)][spot];
            found = static_cast<std::int16_t>(found - means[indexOf(kind)]);
        });
    }
    for (std::size_t i = 0; i < kKinds; ++i)
        m_byTargets[i] = 100 * (100 + means[i]) / (100 + means[indexOf(Kind::Pawn)]);
    m_byTargets[indexOf(Kind::Artillery)] = 0; // it goes nowhere, and is worth what it threatens
}

template <class Size> void LongchessWorth<Size>::fillPlaces(Seat seat)
{
    const Terrain<Size>& terrain = m_rules.terrain();
    const Camp& camp = terrain.map().camps[seat.index];
    const Spot flag = terrain.spotAt(camp.flag.row, camp.flag.column);
    terrain.cells().forEach([&](Spot spot) {
        int nearest = kFarthest;
        terrain.keep(seat).forEach([&](Spot home) { nearest = std::min(nearest, distance(spot, home)); });
        m_toKeep[seat.index][spot] = static_cast<std::int16_t>(nearest);
        const int column = terrain.columnOf(spot);
        const bool isBridge = (terrain.column(column) & ~terrain.cells()).any() && nearest > 1;
        const auto fromMiddle = static_cast<std::size_t>(std::abs(terrain.rowOf(spot) - terrain.rows() / 2));
        for (std::size_t kind = 0; kind < kKinds; ++kind) {
            int worth = m_worth[kind] + (isBridge ? m_weights->bridge : 0);
            worth += m_weights->byStep[kind] * std::min(nearest, kMostSteps);
            worth += m_weights->byRow[kind][std::min(fromMiddle, kRowsFromMiddle - 1)];
            worth += m_mobility[kind][spot] * m_weights->byMobility[kind] / 100;
            m_places[seat.index][kind][spot] = static_cast<std::int16_t>(worth);
        }
        if (steps(spot, flag) <= 4)
            m_minePlaces[seat.index].insert(spot);
    });
}

/** How many ranks hold two pawns or more. */
template <class Size> int LongchessWorth<Size>::chargers(const Set& pawns) const
{
    std::uint64_t some = 0;
    std::uint64_t several = 0;
    for (int row = 0; row < m_rules.terrain().rows(); ++row) {
        const std::uint64_t bits = m_rules.terrain().rowBits(pawns, row);
        several |= some & bits;
        some |= bits;
    }
    return std::popcount(several);
}

template <class Size> void LongchessWorth<Size>::addArmy(const State& state, Seat seat, int& worth) const
{
    for (std::size_t kind = 0; kind < kKinds; ++kind) {
        const PerPlace& places = m_places[seat.index][kind];
        (state.of(seat) & state.kinds[kind]).forEach([&](Spot spot) { worth += places[spot]; });
    }
    worth += m_weights->chargers * chargers(state.of(seat, Kind::Pawn));
    if (m_rules.options().hasMines)
        worth +=
            m_weights->laidMine * std::min(kMostMines, (state.mines[seat.index] & m_minePlaces[seat.index]).size());
}

/** Flags on their way to the own keep, and those that own pieces are near to. */
template <class Size> void LongchessWorth<Size>::addFlags(const State& state, Seat seat, int urge, int& worth) const
{
    const Set& army = state.of(seat);
    for (const Seat other : State::everybody()) {
        const auto& flag = state.flags[other.index];
        if (!flag)
            continue;
        if (other != seat && army.contains(*flag)) {
            const int left = m_toKeep[seat.index][*flag];
            worth += m_weights->carrier[indexOf(state.kindAt(*flag))] +
                     (m_weights->byStepHome + urge) * (kFarthest - left) + urge * kFarthest;
            continue;
        }
        int nearest = kFarthest;
        std::size_t near = 0;
        army.forEach([&](Spot spot) {
            const int far = distance(spot, *flag);
            nearest = std::min(nearest, far);
            near += far <= kNearFlag;
        });
        near = std::min(near, kMostKeepers);
        if (other == seat)
            worth += m_weights->keepers[near];
        else
            worth += m_weights->raiders[near] + (m_weights->byStepThere + urge) * (kFarthest - nearest);
    }
}

/** What stands where shells come down is lost, but for one piece of each seat that acts before. */
template <class Size> void LongchessWorth<Size>::addShells(const State& state, SeatValues& values) const
{
    const auto turns = [&](Seat seat) { return (seat.index + Size::kSeats - state.turn.index) % Size::kSeats; };
    for (const Seat shooter : State::everybody()) {
        if (state.shells[shooter.index].count == 0)
            continue;
        Set hit;
        for (const Spot at : state.shells[shooter.index])
            hit |= m_rules.terrain().within3(at);
        const int landing = turns(shooter) == 0 ? Size::kSeats : turns(shooter);
        for (const Seat seat : State::everybody()) {
            int loss = 0;
            int dearest = 0;
            (state.of(seat) & hit).forEach([&](Spot spot) {
                const int worth = of(state.kindAt(spot));
                loss += worth;
                dearest = std::max(dearest, worth);
            });
            if (seat != shooter && turns(seat) < landing)
                loss -= dearest * 3 / 4;
            values[seat.index] -= loss * 7 / 8;
        }
    }
}

/** Without flags whoever is ahead has to come near to what is left of the others. */
template <class Size> void LongchessWorth<Size>::addHunt(const State& state, Seat seat, int urge, int& worth) const
{
    constexpr int kMostPrey = 6;
    const Set enemies = state.enemiesOf(seat);
    int prey = 0;
    int far = 0;
    enemies.forEach([&](Spot at) {
        if (++prey > kMostPrey)
            return;
        int nearest = kFarthest;
        int sum = 0;
        int hunters = 0;
        (state.of(seat) & ~state.kinds[indexOf(Kind::Pawn)]).forEach([&](Spot spot) {
            nearest = std::min(nearest, distance(spot, at));
            sum += distance(spot, at);
            ++hunters;
        });
        far += nearest + (hunters > 0 ? sum / hunters : 0);
    });
    worth += urge * (2 * kFarthest - far / std::max(1, std::min(prey, kMostPrey)));
}

template <class Size> void LongchessWorth<Size>::values(const State& state, SeatValues& values) const
{
    SeatSet in;
    for (const Seat seat : State::everybody()) {
        int& worth = values[seat.index];
        worth = seat == state.turn ? m_weights->tempo : 0;
        if (state.isIn(seat)) {
            in.insert(seat);
            addArmy(state, seat, worth);
        }
    }
    PerSeat<int> more{};
    for (const Seat seat : in) {
        int most = 0;
        for (const Seat other : in)
            most = std::max(most, other == seat ? 0 : values[other.index]);
        const int urge = std::clamp((values[seat.index] - most - kFarAhead) / kLeadByUrge, 0, kMostUrge);
        if (m_rules.options().hasFlags)
            addFlags(state, seat, urge, more[seat.index]);
        else if (urge > 0)
            addHunt(state, seat, urge / 2, more[seat.index]);
    }
    for (const Seat seat : in)
        values[seat.index] += more[seat.index];
    if (m_rules.options().hasArtillery)
        addShells(state, values);
}

template <class Size> int LongchessWorth<Size>::lossOf(Kind kind, Seat owner, Spot spot) const
{
    const int setBack = m_rules.options().setBack;
    const int column = m_rules.terrain().columnOf(spot);
    const bool isWest = m_rules.terrain().back(owner) == Direction::West;
    const int room = isWest ? column : m_rules.terrain().columns() - 1 - column;
    return setBack == 0 || room < setBack ? of(kind) : std::min(of(kind), 15 + 3 * setBack);
}

/** Whether somebody can take what stands on the end of a move, once it is there. */
template <class Size> bool LongchessWorth<Size>::isAttacked(const State& state, Move move) const
{
    const Terrain<Size>& terrain = m_rules.terrain();
    const Set enemies = state.enemiesOf(state.turn) & ~Set::of(move.to);
    const auto of = [&](Kind kind) { return enemies & state.kinds[indexOf(kind)]; };
    if ((terrain.beside(move.to) & (of(Kind::Pawn) | of(Kind::Artillery))).any())
        return true;
    const Set stops = (state.occupied() | state.allFlags()) & ~Set::of(move.from);
    const auto sees = [&](const Set& line, bool rises, const Set& who) {
        if ((line & who).empty())
            return false;
        const Set blockers = line & stops;
        return who.contains(rises ? blockers.first() : blockers.last());
    };
    for (std::size_t i = 0; i < kDirectionCount; ++i) {
        const bool isStraight = i % 2 == indexOf(Direction::North) % 2;
        if (sees(terrain.ray(move.to, static_cast<Direction>(i)), kSteps[i].rises(),
                 of(isStraight ? Kind::Rook : Kind::Bishop)) ||
            sees(terrain.ride(move.to, i), kLeaps[i].rises(), of(Kind::Nightrider)))
            return true;
    }
    return false;
}

/** What flags are worth that somebody takes along, or takes up. */
template <class Size> int LongchessWorth<Size>::gainOfEntering(const State& state, Move move) const
{
    const Seat us = state.turn;
    int gain = 0;
    for (const Seat other : State::everybody()) {
        const auto& flag = state.flags[other.index];
        if (!flag)
            continue;
        const bool isHome = m_rules.terrain().keep(us).contains(move.to);
        if (other != us && (*flag == move.to || (*flag == move.from && move.form == Move::Form::Go)) && isHome)
            return kWinning;
        if (*flag == move.to)
            gain += other == us ? kPickedUp : kPickedUp + m_weights->byStepThere;
    }
    return gain;
}

template <class Size> int LongchessWorth<Size>::gainOfCapture(const State& state, Move move) const
{
    const Kind taken = state.kindAt(move.to);
    const Kind mover = state.kindAt(move.from);
    const int captured = lossOf(taken, state.ownerAt(move.to), move.to);
    if (move.form == Move::Form::Shoot)
        return captured;
    const int stake = lossOf(mover, state.turn, move.to);
    const Set enemyMines = m_rules.options().hasMines ? state.allMines() & ~state.mines[state.turn.index] : Set{};
    if (enemyMines.any() && (m_rules.terrain().spread(Set::of(move.to)) & enemyMines).any())
        return captured - of(mover);
    return captured >= stake || !isAttacked(state, move) ? captured : captured - stake;
}

template <class Size> int LongchessWorth<Size>::gainOfCharge(const State& state, Move move) const
{
    const Terrain<Size>& terrain = m_rules.terrain();
    const bool isColumn = move.form == Move::Form::ChargeColumn;
    const bool rises = move.distance > 0;
    const Direction heading =
        isColumn ? (rises ? Direction::East : Direction::West) : (rises ? Direction::South : Direction::North);
    const Set line = isColumn ? terrain.column(terrain.columnOf(move.from)) : terrain.row(terrain.rowOf(move.from));
    const Set once = terrain.shifted(state.of(state.turn, Kind::Pawn) & line, heading);
    const bool isFar = move.distance > 1 || move.distance < -1;
    int gain = 0;
    ((isFar ? once | terrain.shifted(once, heading) : once) & state.enemiesOf(state.turn)).forEach([&](Spot spot) {
        gain += lossOf(state.kindAt(spot), state.ownerAt(spot), spot);
    });
    return gain;
}

template <class Size> int LongchessWorth<Size>::gain(const State& state, Move move) const
{
    using Form = Move::Form;
    switch (move.form) {
    case Form::Go:
    case Form::GoWithout: {
        int gain = m_rules.options().hasFlags ? gainOfEntering(state, move) : 0;
        for (const Set& army : state.armies) {
            if (gain < kWinning && army.contains(move.to))
                return gain + gainOfCapture(state, move);
        }
        return gain;
    }
    case Form::Shoot: return gainOfCapture(state, move);
    case Form::ChargeColumn:
    case Form::ChargeRow: return gainOfCharge(state, move);
    default: return 0;
    }
}

template class LongchessWorth<LongSize>;
template class LongchessWorth<CornerSize>;

} // namespace ringford::longchess
