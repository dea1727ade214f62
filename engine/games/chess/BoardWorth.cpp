// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/chess/BoardWorth.h"

#include "engine/games/chess/Lines.h"
#include "engine/games/chess/MaterialWorth.h"

#include <algorithm>
#include <bit>

namespace ringford::chess {

namespace {

/**
 * What an army is worth: first what its officers reach, then what that means beside what the other's do. Looks take a
 * third of a search, so that terms are counts of whole sets where they can be, and one branch leads round terms whose
 * sets are empty most of the time. The side is known to the compiler, and each sum to one machine word (PackedBoth).
 */
template <Army Us> class ArmyWorth {
public:
    /** @param begin what is known already: by pawns and by numbers of men */
    ArmyWorth(const Placement& men, Bits passed, PackedBoth begin, const BoardTables& tables)
        : m_men(men), m_tables(tables), m_weights(tables.weights), m_occupied(men.occupied()),
          m_passed(passed & men.of(Us)), m_byPawns(pawnAttacks(Us, men.of(Us, Kind::Pawn))), m_byMen(m_byPawns),
          m_pawnFiles(wholeFiles(men.of(Us, Kind::Pawn))), m_worth(begin)
    {
    }

    /** Must come first. */
    void reach()
    {
        const Bits enemyKing = m_men.of(kThem, Kind::King);
        m_zone = enemyKing == 0 ? 0 : kLines.king[first(enemyKing)] | enemyKing;
        m_safe = ~m_men.of(Us) & ~pawnAttacks(kThem, m_men.of(kThem, Kind::Pawn));
        m_attackers = (m_byPawns & m_zone) != 0 ? 1 : 0;
        addOfficers<Kind::Knight>();
        addOfficers<Kind::Bishop>();
        addOfficers<Kind::Rook>();
        addOfficers<Kind::Queen>();
        addBishops();
    }

    PackedBoth sum(const ArmyWorth<other(Us)>& enemy)
    {
        addAttack(enemy);
        addThreats(enemy);
        addRoom(enemy);
        addRooks(enemy);
        forEach(m_passed, [&](Spot spot) { addPassed(spot, enemy); });
        addKing();
        return m_worth;
    }

private:
    template <Army> friend class ArmyWorth;
    static constexpr Army kThem = other(Us);

    /** All cells of files in which @p set has any. */
    static constexpr Bits wholeFiles(Bits set)
    {
        set |= set >> 4 & 0x0F0F'0F0F'0F0F'0F0F;
        set |= set >> 2 & 0x0303'0303'0303'0303;
        set |= set >> 1;
        return (set & ownRank(Army::White, 0)) * 0xFF;
    }
    /** Tables are as white sees them. */
    static constexpr std::size_t seenByUs(Spot spot) { return Us == Army::White ? spot : spot ^ 7U; }
    static constexpr std::size_t most7(int number) { return static_cast<std::size_t>(std::min(number, 7)); }

    Bits own(Kind kind) const { return m_men.of(Us, kind); }
    Bits byKing() const { return own(Kind::King) == 0 ? 0 : kLines.king[first(own(Kind::King))]; }
    Bits byKind(Kind kind) const { return m_byKind[indexOf(kind)]; }
    Bits byLight() const { return byKind(Kind::Knight) | byKind(Kind::Bishop); }
    Bits byOfficers() const { return byLight() | byKind(Kind::Rook) | byKind(Kind::Queen); }

    template <Kind K> void addOfficers()
    {
        constexpr std::size_t kKind = indexOf(K);
        constexpr int kCounts = K == Kind::Queen ? 2 : 1;
        Bits reachedByAll = 0;
        forEach(own(K), [&](Spot spot) {
            const Bits reached = attacks<K>(spot, m_occupied);
            m_worth += m_tables.stands[kKind][seenByUs(spot)];
            m_worth += m_tables.targets[kKind][static_cast<std::size_t>(size(reached & m_safe))];
            m_attackers += (reached & m_zone) != 0 ? kCounts : 0;
            m_twice |= m_byMen & reached;
            m_byMen |= reached;
            reachedByAll |= reached;
        });
        m_byKind[kKind] = reachedByAll;
    }

    void addBishops()
    {
        const Bits bishops = own(Kind::Bishop);
        if (bishops != 0) {
            const Bits pawns = own(Kind::Pawn);
            m_worth += m_weights.sameColour * (size(bishops & kDarkCells) * size(pawns & kDarkCells) +
                                               size(bishops & ~kDarkCells) * size(pawns & ~kDarkCells));
        }
        constexpr Bits kNear = ownRank(Us, 0) | ownRank(Us, 1) | ownRank(Us, 2);
        Bits posts = (bishops | own(Kind::Knight)) & m_byPawns & ~kNear;
        if (posts == 0)
            return;
        posts &= ~reachOfPawns(kThem, m_men.of(kThem, Kind::Pawn));
        m_worth += m_weights.outpost[0] * size(posts & ~bishops);
        m_worth += m_weights.outpost[1] * size(posts & bishops);
    }

    void addRooks(const ArmyWorth<kThem>& enemy)
    {
        const Bits open = own(Kind::Rook) & ~m_pawnFiles;
        m_worth += m_weights.openFile * size(open);
        m_worth += m_weights.clearFile * size(open & ~enemy.m_pawnFiles);
    }

    /** What threatens the enemy king. */
    void addAttack(const ArmyWorth<kThem>& enemy)
    {
        m_worth += m_weights.danger[most7(m_attackers)];
        if (m_zone == 0)
            return;
        m_worth += m_weights.pressed[most7(size(m_zone & m_byMen & ~enemy.m_byMen))];
        m_worth += m_weights.stormed[most7(size(m_zone & m_twice & ~enemy.m_byPawns))];
        const Spot king = first(m_men.of(kThem, Kind::King));
        const Bits free = ~(m_men.of(Us) | enemy.m_byMen | kLines.king[king]);
        const Bits straight = rookAttacks(king, m_occupied) & free;
        const Bits diagonal = bishopAttacks(king, m_occupied) & free;
        addChecks(Kind::Knight, kLines.knight[king] & free);
        addChecks(Kind::Bishop, diagonal);
        addChecks(Kind::Rook, straight);
        addChecks(Kind::Queen, straight | diagonal);
    }
    void addChecks(Kind kind, Bits from) { m_worth += m_weights.checks[indexOf(kind)] * size(byKind(kind) & from); }

    /** What is covered, and what is in danger of being taken. */
    void addThreats(const ArmyWorth<kThem>& enemy)
    {
        const Bits light = own(Kind::Knight) | own(Kind::Bishop);
        const Bits officers = light | own(Kind::Rook) | own(Kind::Queen);
        const Bits loose = ~(m_byMen | byKing()) & (enemy.byOfficers() | enemy.byKing());
        m_worth += m_weights.guarded * size(light & m_byPawns);
        m_worth += m_weights.loose[indexOf(Kind::Pawn)] * size(own(Kind::Pawn) & loose);
        addOf(officers & loose, m_weights.loose);
        addOf(officers & enemy.m_byPawns, m_weights.hitBy[0]);
        addOf(officers & ~(light & m_byPawns) & enemy.byLight(), m_weights.hitBy[1]);
        addOf(officers & ~(m_byPawns & ~own(Kind::Queen)) & enemy.byKind(Kind::Rook), m_weights.hitBy[2]);
        const Bits steps = forward(kThem, m_men.of(kThem, Kind::Pawn)) & ~m_occupied & ~m_byPawns;
        const Bits safe = steps & (enemy.m_byMen | ~byOfficers());
        m_worth += m_weights.hitNext * size(pawnAttacks(kThem, safe) & m_men.of(Us) & ~own(Kind::Pawn));
    }
    /** Adds the weights of @p officers, who most often are none. */
    void addOf(Bits officers, const std::array<PackedBoth, kKinds>& weights)
    {
        if (officers == 0)
            return;
        for (const Kind kind : {Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen})
            m_worth += weights[indexOf(kind)] * size(officers & m_men.of(kind));
    }

    void addRoom(const ArmyWorth<kThem>& enemy)
    {
        constexpr Bits kMiddle = fileBits(2) | fileBits(3) | fileBits(4) | fileBits(5);
        constexpr Bits kHalf = ownRank(Us, 1) | ownRank(Us, 2) | ownRank(Us, 3);
        m_worth += m_weights.room * size(kMiddle & kHalf & ~own(Kind::Pawn) & ~enemy.m_byPawns);
    }

    void addPassed(Spot spot, const ArmyWorth<kThem>& enemy);
    void addKingsToPassed(Spot spot, std::size_t rank, Bits way);
    void addKing();
    void addShelter(Spot king);
    /** How many ranks from the own home the first pawn of one file stands; BoardTables::kNone: none does. */
    static std::size_t nearest(Bits file)
    {
        const auto eight = static_cast<std::uint8_t>(file);
        return static_cast<std::size_t>(Us == Army::White ? std::countr_zero(eight) : std::countl_zero(eight));
    }

    const Placement& m_men;
    const BoardTables& m_tables;
    const PackedWeights& m_weights;
    Bits m_occupied;
    Bits m_passed;
    Bits m_byPawns; ///< what is reached, by whom
    Bits m_byMen;   ///< by all but the king
    Bits m_pawnFiles;
    Bits m_twice = 0;
    std::array<Bits, kKinds> m_byKind{};
    Bits m_zone = 0; ///< around the enemy king
    Bits m_safe = 0;
    int m_attackers = 0;
    PackedBoth m_worth;
};

template <Army Us> void ArmyWorth<Us>::addPassed(Spot spot, const ArmyWorth<kThem>& enemy)
{
    const std::size_t rank = rankFor(Us, spot);
    const Bits way = spanBefore(Us, bit(spot));
    const Bits step = forward(Us, bit(spot));
    const Bits reached = enemy.byOfficers() | enemy.byKing();
    if ((way & m_occupied) == 0) {
        m_worth += m_weights.clear[rank];
        if ((way & reached) == 0)
            m_worth += m_weights.safeWay[rank];
    }
    if ((step & (m_occupied | reached)) == 0)
        m_worth += m_weights.walks[rank];
    if ((step & m_men.of(kThem)) != 0)
        m_worth += m_weights.blocker[indexOf(m_men.at(first(step))->kind)];
    const Bits rooks = m_men.of(Kind::Rook) & spanBefore(kThem, bit(spot));
    const Bits behind = rooks == 0 ? 0 : fileAttacks(spot, m_occupied) & rooks;
    if (behind != 0)
        m_worth += m_weights.rookBehind[(behind & m_men.of(Us)) == 0];
    addKingsToPassed(spot, rank, way);
}

template <Army Us> void ArmyWorth<Us>::addKingsToPassed(Spot spot, std::size_t rank, Bits way)
{
    const Bits step = forward(Us, bit(spot));
    const Bits enemyKing = m_men.of(kThem, Kind::King);
    if (step == 0 || enemyKing == 0 || own(Kind::King) == 0)
        return;
    const int ours = stepsBetween(first(own(Kind::King)), first(step));
    m_worth += m_weights.escort[rank] * (stepsBetween(first(enemyKing), first(step)) - ours);
    m_worth += m_weights.kingFar[rank] * ours;
    if ((m_men.of(kThem) & ~enemyKing & ~m_men.of(Kind::Pawn)) != 0)
        return;
    m_worth += m_weights.barePassed[rank];
    const Bits aim = ownRank(Us, 7) & fileBits(fileOf(spot));
    const int steps = std::min(7 - static_cast<int>(rank), 5);
    if ((way & m_occupied) == 0 && stepsBetween(first(enemyKing), first(aim)) - 1 > steps)
        m_worth += m_weights.runs;
}

template <Army Us> void ArmyWorth<Us>::addKing()
{
    const Bits king = own(Kind::King);
    if (king == 0)
        return;
    const Spot spot = first(king);
    const Bits shield = forward(Us, kLines.king[spot] | king) & kLines.king[spot];
    m_worth += m_tables.stands[indexOf(Kind::King)][seenByUs(spot)];
    m_worth += m_weights.shield * size((shield | forward(Us, shield)) & own(Kind::Pawn));
    const Bits abreast = king | king << kAside | king >> kAside;
    m_worth += m_weights.bare[static_cast<std::size_t>(size(abreast & ~m_pawnFiles))];
    addShelter(spot);
    const Bits pawns = m_men.of(Kind::Pawn);
    int steps = 0;
    for (Bits around = besides(king); pawns != 0 && (around & pawns) == 0; around = besides(around))
        ++steps;
    m_worth += m_weights.pawnFar * steps;
}

/** Pawns before the king, own and others, in three files. */
template <Army Us> void ArmyWorth<Us>::addShelter(Spot king)
{
    const Bits before = Us == Army::White ? Bits{0xFF} << rankOf(king) & 0xFF : Bits{0xFF} >> (7 - rankOf(king));
    const int middle = std::clamp(fileOf(king), 1, 6);
    const Bits ours = own(Kind::Pawn) >> 8 * (middle - 1);
    const Bits theirs = m_men.of(kThem, Kind::Pawn) >> 8 * (middle - 1);
    for (int file = 0; file < 3; ++file)
        m_worth += m_tables.shelter[nearest(ours >> 8 * file & before)][nearest(theirs >> 8 * file & before)];
}

constexpr int kMostPhase = 24;

/** How far a game is from its end, by the officers that there are. */
int phaseOf(const Placement& men)
{
    const int light = size(men.of(Kind::Knight) | men.of(Kind::Bishop));
    return std::min(light + 2 * size(men.of(Kind::Rook)) + 4 * size(men.of(Kind::Queen)), kMostPhase);
}

int atPhase(PackedBoth worth, int phase)
{
    return worth.unpacked().at(phase, kMostPhase);
}

PawnFormation pawnsOf(const Placement& men, Promotion promotion, const PackedWeights& weights, KnownWorths* known)
{
    if (known == nullptr)
        return formationOf(men, promotion, weights);
    const KnownWorths::Key key{men.of(Army::White, Kind::Pawn), men.of(Army::Black, Kind::Pawn)};
    if (const auto found = known->find(key))
        return {found->worth, found->cells};
    const PawnFormation pawns = formationOf(men, promotion, weights);
    known->keep(key, {pawns.worth, pawns.passed});
    return pawns;
}

std::array<PackedBoth, kArmies> materialOf(const Placement& men, const PackedWeights& weights, KnownWorths* known)
{
    if (known == nullptr)
        return materialWorth(men, weights);
    const KnownWorths::Key key{countsOf(men), KnownWorths::kNoPawns};
    if (const auto found = known->find(key))
        return found->worth;
    const auto worth = materialWorth(men, weights);
    known->keep(key, {worth, 0});
    return worth;
}

} // namespace

std::array<int, kArmies> boardWorth(const Placement& men, Promotion promotion, const BoardTables& tables,
                                    KnownWorths* known)
{
    const PawnFormation pawns = pawnsOf(men, promotion, tables.weights, known);
    const auto material = materialOf(men, tables.weights, known);
    ArmyWorth<Army::White> white(men, pawns.passed, pawns.worth[0] + material[0], tables);
    ArmyWorth<Army::Black> black(men, pawns.passed, pawns.worth[1] + material[1], tables);
    white.reach();
    black.reach();
    const int phase = phaseOf(men);
    return {atPhase(white.sum(black), phase), atPhase(black.sum(white), phase)};
}

int exchange(const Placement& men, Army us, Move move)
{
    constexpr int kKing = 10'000; // who takes back with the king must not be taken
    const auto worthOf = [](Kind kind) { return kind == Kind::King ? kKing : kWorth[indexOf(kind)]; };
    const auto taken = capturedKind(men, us, move);
    const Spot to = move.to();
    std::array<int, 34> gains; // NOLINT(*-member-init): each is written before it is read
    gains[0] = (taken ? worthOf(*taken) : 0) +
               (isPromotion(move.form()) ? kWorth[indexOf(arrives(move.form()))] - kWorth[0] : 0);
    Bits occupied = men.occupied() & ~bit(move.from()) & ~bit(capturedSpot(move));
    int standing = worthOf(arrives(move.form()));
    Army side = other(us);
    std::size_t depth = 0;
    for (; depth + 1 < gains.size(); ++depth) {
        const Bits able = attackers(men, side, to, occupied & ~bit(to));
        if (able == 0)
            break;
        std::size_t kind = 0;
        while ((men.kinds[kind] & able) == 0)
            ++kind;
        gains[depth + 1] = standing - gains[depth];
        standing = worthOf(static_cast<Kind>(kind));
        occupied &= ~bit(first(men.kinds[kind] & able));
        side = other(side);
    }
    for (; depth > 0; --depth)
        gains[depth - 1] = std::min(gains[depth - 1], -gains[depth]);
    return gains[0];
}

int gainOfLoud(const Placement& men, Army us, Move move)
{
    const auto taken = capturedKind(men, us, move);
    const int stake = kWorth[indexOf(mover(move.form()))];
    if (taken && mover(move.form()) == Kind::King)
        return std::max(1, kWorth[indexOf(*taken)]);
    if (taken && kWorth[indexOf(*taken)] >= stake)
        return kWorth[indexOf(*taken)] +
               (move.form() == Form::PromoteQueen ? kWorth[indexOf(Kind::Queen)] - kWorth[0] : 0);
    return exchange(men, us, move);
}

} // namespace ringford::chess
