// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/chess/BoardWorth.h"

#include "engine/games/chess/MaterialWorth.h"

#include <algorithm>
#include <cstdlib>

namespace ringford::chess {

namespace {

constexpr std::array<int, kKinds> kUsualTargets{0, 4, 5, 7, 11, 0};
constexpr int kMostPhase = 24;
constexpr std::array<int, kKinds> kPhase{0, 1, 1, 2, 4, 0};

/** Cells of the colour that @p spot has. */
constexpr Bits cellsLike(Spot spot)
{
    return (kDarkCells & bit(spot)) != 0 ? kDarkCells : ~kDarkCells;
}

/** What an army is worth: first what its officers reach, then what that means beside what the other's do. */
class ArmyWorth {
public:
    /** @param material what all men together are worth, wherever they stand */
    ArmyWorth(const Placement& men, Army us, const PawnFormation& pawns, const std::array<Both, kArmies>& material,
              const BoardWeights& weights)
        : m_men(men), m_us(us), m_weights(weights), m_occupied(men.occupied()), m_passed(pawns.passed & men.of(us)),
          m_byPawns(pawnAttacks(us, men.of(us, Kind::Pawn))), m_worth(pawns.worth[indexOf(us)] + material[indexOf(us)])
    {
    }

    /** Must come first. @param phase grows by what officers there are */
    void reach(int& phase)
    {
        const Bits enemyKing = m_men.of(other(m_us), Kind::King);
        m_zone = enemyKing == 0 ? 0 : kLines.king[first(enemyKing)] | enemyKing;
        m_safe = ~m_men.of(m_us) & ~pawnAttacks(other(m_us), m_men.of(other(m_us), Kind::Pawn));
        m_enemySpan = reachOfPawns(other(m_us), m_men.of(other(m_us), Kind::Pawn));
        addOfficers<Kind::Knight>(phase);
        addOfficers<Kind::Bishop>(phase);
        m_byLight = m_byOfficers;
        addOfficers<Kind::Rook>(phase);
        addOfficers<Kind::Queen>(phase);
        if ((m_byPawns & m_zone) != 0)
            ++m_attackers;
    }

    Both sum(const ArmyWorth& enemy)
    {
        addAttack(enemy);
        addThreats(enemy);
        addRoom(enemy);
        forEach(m_passed, [&](Spot spot) { addPassed(spot, enemy); });
        addKing();
        return m_worth;
    }

private:
    Bits own(Kind kind) const { return m_men.of(m_us, kind); }
    Bits byKing() const { return own(Kind::King) == 0 ? 0 : kLines.king[first(own(Kind::King))]; }

    /** What it is worth that a piece stands where it does. */
    Both stands(Kind kind, Spot spot) const
    {
        const std::size_t at = indexOf(kind);
        return m_weights.byRank[at][rankFor(m_us, spot)] + m_weights.byFile[at][static_cast<std::size_t>(fileOf(spot))];
    }

    template <Kind K> void addOfficers(int& phase)
    {
        constexpr std::size_t kKind = indexOf(K);
        forEach(own(K), [&](Spot spot) {
            const Bits reached = attacks<K>(spot, m_occupied);
            const int targets = size(reached & m_safe);
            m_worth += stands(K, spot);
            m_worth += m_weights.byTarget[kKind] * (targets - kUsualTargets[kKind]);
            m_worth +=
                m_weights
                    .byReach[kKind][static_cast<std::size_t>(K == Kind::Queen ? targets / 2 : std::min(targets, 13))];
            if constexpr (K == Kind::Rook)
                addFile(fileBits(fileOf(spot)));
            if constexpr (K == Kind::Bishop)
                m_worth += m_weights.sameColour * size(own(Kind::Pawn) & cellsLike(spot));
            if constexpr (K == Kind::Knight || K == Kind::Bishop) {
                if ((bit(spot) & m_byPawns & ~m_enemySpan) != 0 && rankFor(m_us, spot) >= 3)
                    m_worth += m_weights.outpost[K == Kind::Bishop];
            }
            if ((reached & m_zone) != 0)
                m_attackers += K == Kind::Queen ? 2 : 1;
            m_twice |= (m_byPawns | m_byOfficers | m_byKind[kKind]) & reached;
            m_byKind[kKind] |= reached;
            phase += kPhase[kKind];
        });
        m_byOfficers |= m_byKind[kKind];
    }

    void addFile(Bits file)
    {
        if ((file & own(Kind::Pawn)) != 0)
            return;
        m_worth += m_weights.openFile;
        if ((file & m_men.of(other(m_us), Kind::Pawn)) == 0)
            m_worth += m_weights.clearFile;
    }

    /** What threatens the enemy king. */
    void addAttack(const ArmyWorth& enemy)
    {
        m_worth += m_weights.danger[static_cast<std::size_t>(std::min(m_attackers, 7))];
        if (m_zone == 0)
            return;
        const Bits covered = enemy.m_byPawns | enemy.m_byOfficers;
        const Bits weak = m_zone & (m_byOfficers | m_byPawns) & ~covered;
        m_worth += m_weights.pressed[static_cast<std::size_t>(std::min(size(weak), 7))];
        const Bits stormed = m_zone & m_twice & ~enemy.m_byPawns;
        m_worth += m_weights.stormed[static_cast<std::size_t>(std::min(size(stormed), 7))];
        const Spot king = first(m_men.of(other(m_us), Kind::King));
        const Bits free = ~m_men.of(m_us) & ~covered & ~enemy.byKing();
        const Bits straight = rookAttacks(king, m_occupied) & free;
        const Bits diagonal = bishopAttacks(king, m_occupied) & free;
        addChecks(Kind::Knight, kLines.knight[king] & free);
        addChecks(Kind::Bishop, diagonal);
        addChecks(Kind::Rook, straight);
        addChecks(Kind::Queen, straight | diagonal);
    }
    void addChecks(Kind kind, Bits from)
    {
        m_worth += m_weights.checks[indexOf(kind)] * size(m_byKind[indexOf(kind)] & from);
    }

    /** What is covered, and what is in danger of being taken. */
    void addThreats(const ArmyWorth& enemy)
    {
        const Bits byRooks = enemy.m_byKind[indexOf(Kind::Rook)];
        const Bits loose = ~(m_byPawns | m_byOfficers | byKing()) & (enemy.m_byOfficers | enemy.byKing());
        m_worth += m_weights.guarded * size((own(Kind::Knight) | own(Kind::Bishop)) & m_byPawns);
        m_worth += m_weights.loose[indexOf(Kind::Pawn)] * size(own(Kind::Pawn) & loose);
        for (const Kind kind : {Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen}) {
            const std::size_t at = indexOf(kind);
            const Bits men = own(kind);
            const bool isLight = kind == Kind::Knight || kind == Kind::Bishop;
            m_worth += m_weights.loose[at] * size(men & loose);
            m_worth += m_weights.hitBy[0][at] * size(men & enemy.m_byPawns);
            m_worth += m_weights.hitBy[1][at] * size((isLight ? men & ~m_byPawns : men) & enemy.m_byLight);
            m_worth += m_weights.hitBy[2][at] * size((kind == Kind::Queen ? men : men & ~m_byPawns) & byRooks);
        }
        const Army them = other(m_us);
        const Bits steps = forward(them, enemy.own(Kind::Pawn)) & ~m_occupied & ~m_byPawns;
        const Bits safe = steps & (enemy.m_byPawns | enemy.m_byOfficers | ~m_byOfficers);
        m_worth += m_weights.hitNext * size(pawnAttacks(them, safe) & m_men.of(m_us) & ~own(Kind::Pawn));
    }

    void addRoom(const ArmyWorth& enemy)
    {
        constexpr Bits kMiddle = fileBits(2) | fileBits(3) | fileBits(4) | fileBits(5);
        const Bits half = ownRank(m_us, 1) | ownRank(m_us, 2) | ownRank(m_us, 3);
        m_worth += m_weights.room * size(kMiddle & half & ~own(Kind::Pawn) & ~enemy.m_byPawns);
    }

    void addPassed(Spot spot, const ArmyWorth& enemy)
    {
        const std::size_t rank = rankFor(m_us, spot);
        const Bits way = spanBefore(m_us, bit(spot));
        const Bits step = forward(m_us, bit(spot));
        const Bits reached = enemy.m_byOfficers | enemy.byKing();
        if ((way & m_occupied) == 0) {
            m_worth += m_weights.clear[rank];
            if ((way & reached) == 0)
                m_worth += m_weights.safeWay[rank];
        }
        if ((step & (m_occupied | reached)) == 0)
            m_worth += m_weights.walks[rank];
        if (const auto blocker = step == 0 ? std::nullopt : m_men.at(first(step)); blocker && blocker->army != m_us)
            m_worth += m_weights.blocker[indexOf(blocker->kind)];
        const Bits behind = rookAttacks(spot, m_occupied) & spanBefore(other(m_us), bit(spot)) & m_men.of(Kind::Rook);
        if (behind != 0)
            m_worth += m_weights.rookBehind[(behind & m_men.of(m_us)) == 0];
        addKingsToPassed(spot, rank, way);
    }

    void addKingsToPassed(Spot spot, std::size_t rank, Bits way)
    {
        const Bits step = forward(m_us, bit(spot));
        const Bits enemyKing = m_men.of(other(m_us), Kind::King);
        if (step == 0 || enemyKing == 0 || own(Kind::King) == 0)
            return;
        const int ours = stepsBetween(first(own(Kind::King)), first(step));
        m_worth += m_weights.escort[rank] * (stepsBetween(first(enemyKing), first(step)) - ours);
        m_worth += m_weights.kingFar[rank] * ours;
        if ((m_men.of(other(m_us)) & ~enemyKing & ~m_men.of(Kind::Pawn)) != 0)
            return;
        m_worth += m_weights.barePassed[rank];
        const Bits aim = ownRank(m_us, 7) & fileBits(fileOf(spot));
        const int steps = std::min(7 - static_cast<int>(rank), 5);
        if ((way & m_occupied) == 0 && stepsBetween(first(enemyKing), first(aim)) - 1 > steps)
            m_worth += m_weights.runs;
    }

    void addKing()
    {
        const Bits king = own(Kind::King);
        if (king == 0)
            return;
        const Spot spot = first(king);
        const Bits shield = forward(m_us, kLines.king[spot] | king) & kLines.king[spot];
        m_worth += stands(Kind::King, spot);
        m_worth += m_weights.shield * size((shield | forward(m_us, shield)) & own(Kind::Pawn));
        std::size_t bare = 0;
        for (int file = std::max(fileOf(spot) - 1, 0); file <= std::min(fileOf(spot) + 1, 7); ++file)
            bare += (fileBits(file) & own(Kind::Pawn)) == 0 ? 1 : 0;
        m_worth += m_weights.bare[bare];
        addShelter(spot);
        const Bits pawns = m_men.of(Kind::Pawn);
        for (Bits around = besides(king); pawns != 0 && (around & pawns) == 0; around = besides(around))
            m_worth += m_weights.pawnFar;
    }

    /** Pawns before the king, own and others. */
    void addShelter(Spot king)
    {
        const Bits before = ~spanBefore(other(m_us), ownRank(m_us, static_cast<int>(rankFor(m_us, king))));
        const int middle = std::clamp(fileOf(king), 1, 6);
        for (int file = middle - 1; file <= middle + 1; ++file) {
            const Bits ours = own(Kind::Pawn) & before & fileBits(file);
            const Bits theirs = m_men.of(other(m_us), Kind::Pawn) & before & fileBits(file);
            const std::size_t rank = ours == 0 ? 0 : rankFor(m_us, nearest(ours));
            m_worth += m_weights.cover[rank];
            if (theirs == 0)
                continue;
            const std::size_t enemyRank = rankFor(m_us, nearest(theirs));
            m_worth += m_weights.storm[rank != 0 && rank + 1 == enemyRank][enemyRank];
        }
    }
    /** The one of a file that is nearest to the own home rank. */
    Spot nearest(Bits file) const
    {
        return static_cast<Spot>(m_us == Army::White ? first(file) : 63 - std::countl_zero(file));
    }

    const Placement& m_men;
    Army m_us;
    const BoardWeights& m_weights;
    Bits m_occupied;
    Bits m_passed;
    Bits m_byPawns; ///< what is reached, by whom
    Bits m_byLight = 0;
    Bits m_byOfficers = 0;
    Bits m_twice = 0;
    std::array<Bits, kKinds> m_byKind{};
    Bits m_zone = 0; ///< around the enemy king
    Bits m_safe = 0;
    Bits m_enemySpan = 0;
    int m_attackers = 0;
    Both m_worth;
};

PawnFormation pawnsOf(const Placement& men, Promotion promotion, const BoardWeights& weights, KnownWorths* known)
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

std::array<Both, kArmies> materialOf(const Placement& men, const BoardWeights& weights, KnownWorths* known)
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

std::array<int, kArmies> boardWorth(const Placement& men, Promotion promotion, const BoardWeights& weights,
                                    KnownWorths* known)
{
    int phase = 0;
    const PawnFormation pawns = pawnsOf(men, promotion, weights, known);
    const auto material = materialOf(men, weights, known);
    ArmyWorth white(men, Army::White, pawns, material, weights);
    ArmyWorth black(men, Army::Black, pawns, material, weights);
    white.reach(phase);
    black.reach(phase);
    const Both ofWhite = white.sum(black);
    const Both ofBlack = black.sum(white);
    phase = std::min(phase, kMostPhase);
    return {ofWhite.at(phase, kMostPhase), ofBlack.at(phase, kMostPhase)};
}

int exchange(const Placement& men, Army us, Move move)
{
    constexpr int kKing = 10'000; // who takes back with the king must not be taken
    const auto worthOf = [](Kind kind) { return kind == Kind::King ? kKing : kWorth[indexOf(kind)]; };
    const auto taken = capturedKind(men, us, move);
    const Spot to = move.to();
    std::array<int, 34> gains{};
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

int gainOf(const Placement& men, Army us, Move move)
{
    const auto taken = capturedKind(men, us, move);
    if (!taken && move.form() != Form::PromoteQueen)
        return 0;
    const int stake = kWorth[indexOf(mover(move.form()))];
    if (taken && mover(move.form()) == Kind::King)
        return std::max(1, kWorth[indexOf(*taken)]);
    if (taken && kWorth[indexOf(*taken)] >= stake)
        return kWorth[indexOf(*taken)] +
               (move.form() == Form::PromoteQueen ? kWorth[indexOf(Kind::Queen)] - kWorth[0] : 0);
    return exchange(men, us, move);
}

} // namespace ringford::chess
