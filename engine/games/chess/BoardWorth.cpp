// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/chess/BoardWorth.h"

#include <algorithm>
#include <cstdlib>

namespace ringford::chess {

namespace {

constexpr std::array<int, kKinds> kUsualTargets{0, 4, 5, 7, 11, 0};
constexpr int kMostPhase = 24;
constexpr std::array<int, kKinds> kPhase{0, 1, 1, 2, 4, 0};

constexpr Bits fileBits(int file)
{
    return Bits{0xFF} << 8 * file;
}

constexpr std::size_t rankFor(Army army, Spot spot)
{
    return static_cast<std::size_t>(army == Army::White ? rankOf(spot) : 7 - rankOf(spot));
}

/** The cells before @p pawns on their own files and, with @p wide, those beside them: what can stop them on their way. */
constexpr Bits spanBefore(Army army, Bits pawns)
{
    Bits span = forward(army, pawns);
    for (int i = 0; i < 6; ++i)
        span |= forward(army, span);
    return span;
}

/** Cells of the colour that @p spot has. */
constexpr Bits cellsLike(Spot spot)
{
    return (kDarkCells & bit(spot)) != 0 ? kDarkCells : ~kDarkCells;
}

constexpr Bits filesBeside(int file)
{
    return (file > 0 ? fileBits(file - 1) : 0) | (file < 7 ? fileBits(file + 1) : 0);
}

/** What an army is worth: first what its officers reach, then what that means beside what the other's do. */
class ArmyWorth {
public:
    ArmyWorth(const Placement& men, Army us, Promotion promotion, const BoardWeights& weights)
        : m_men(men), m_us(us), m_promotion(promotion), m_weights(weights), m_occupied(men.occupied()),
          m_byPawns(pawnAttacks(us, men.of(us, Kind::Pawn)))
    {
    }

    /** Must come first. @param phase grows by what officers there are */
    void reach(int& phase)
    {
        const Bits enemyKing = m_men.of(other(m_us), Kind::King);
        m_zone = enemyKing == 0 ? 0 : kLines.king[first(enemyKing)] | enemyKing;
        m_safe = ~m_men.of(m_us) & ~pawnAttacks(other(m_us), m_men.of(other(m_us), Kind::Pawn));
        m_enemySpan = spanOf(other(m_us));
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
        addCover(enemy);
        addPawns(enemy);
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

    /** All cells that pawns of @p army can ever attack. */
    Bits spanOf(Army army) const
    {
        const Bits attacked = pawnAttacks(army, m_men.of(army, Kind::Pawn));
        return attacked | spanBefore(army, attacked);
    }

    template <Kind K> void addOfficers(int& phase)
    {
        constexpr std::size_t kKind = indexOf(K);
        forEach(own(K), [&](Spot spot) {
            const Bits reached = attacks<K>(spot, m_occupied);
            const int targets = size(reached & m_safe);
            m_worth += m_weights.material[kKind] + stands(K, spot);
            m_worth += m_weights.byTarget[kKind] * (targets - kUsualTargets[kKind]);
            if (targets < 3)
                m_worth += m_weights.few[kKind][static_cast<std::size_t>(targets)];
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

    void addCover(const ArmyWorth& enemy)
    {
        const Bits pawns = own(Kind::Pawn);
        const Bits light = own(Kind::Knight) | own(Kind::Bishop);
        const Bits heavy = own(Kind::Rook) | own(Kind::Queen);
        if (size(own(Kind::Bishop)) >= 2)
            m_worth += m_weights.pair;
        m_worth += m_weights.backed * size(pawns & m_byPawns);
        m_worth += m_weights.guarded * size(light & m_byPawns);
        m_worth += m_weights.hit * size((light | heavy) & enemy.m_byPawns);
        m_worth += m_weights.hitByLight * size(heavy & enemy.m_byLight);
        const Bits covered = m_byPawns | m_byOfficers | byKing();
        m_worth += m_weights.loose * size((pawns | light | heavy) & ~covered & (enemy.m_byOfficers | enemy.byKing()));
    }

    void addPawns(const ArmyWorth& enemy)
    {
        const Bits pawns = own(Kind::Pawn);
        const Bits enemyPawns = m_men.of(other(m_us), Kind::Pawn);
        const Bits stopped = m_enemySpan | spanBefore(other(m_us), enemyPawns);
        const Bits coverable = spanOf(m_us);
        m_worth += m_weights.abreast * size(pawns & (pawns << kAside | pawns >> kAside));
        forEach(pawns, [&](Spot spot) {
            const std::size_t rank = rankFor(m_us, spot);
            const int file = fileOf(spot);
            const bool hasAim = m_promotion == Promotion::Allowed;
            m_worth += m_weights.material[0] + m_weights.byFile[0][static_cast<std::size_t>(file)];
            if (hasAim)
                m_worth += m_weights.byRank[0][rank];
            if (file >= 2 && file <= 5)
                m_worth += m_weights.middlePawn[file == 3 || file == 4][rank];
            if ((pawns & filesBeside(file)) == 0)
                m_worth += m_weights.isolated;
            else if ((bit(spot) & coverable) == 0 && (forward(m_us, bit(spot)) & enemy.m_byPawns) != 0)
                m_worth += m_weights.backward;
            const Bits way = spanBefore(m_us, bit(spot));
            if ((way & pawns) != 0)
                m_worth += m_weights.doubled;
            else if (hasAim && (stopped & bit(spot)) == 0)
                addPassed(spot, rank, way, enemy);
        });
    }

    void addPassed(Spot spot, std::size_t rank, Bits way, const ArmyWorth& enemy)
    {
        m_worth += m_weights.passed[rank];
        if ((way & m_occupied) == 0)
            m_worth += m_weights.clear[rank];
        const Bits step = forward(m_us, bit(spot));
        if ((step & (m_occupied | enemy.m_byOfficers | enemy.byKing())) == 0)
            m_worth += m_weights.walks[rank];
        const Bits enemyKing = m_men.of(other(m_us), Kind::King);
        if (step != 0 && enemyKing != 0 && own(Kind::King) != 0)
            m_worth += m_weights.escort[rank] * (stepsBetween(first(enemyKing), first(step)) -
                                                 stepsBetween(first(own(Kind::King)), first(step)));
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
    }

    const Placement& m_men;
    Army m_us;
    Promotion m_promotion;
    const BoardWeights& m_weights;
    Bits m_occupied;
    Bits m_byPawns; ///< what is reached, by whom
    Bits m_byLight = 0;
    Bits m_byOfficers = 0;
    std::array<Bits, kKinds> m_byKind{};
    Bits m_zone = 0; ///< around the enemy king
    Bits m_safe = 0;
    Bits m_enemySpan = 0;
    int m_attackers = 0;
    Both m_worth;
};

} // namespace

std::array<int, kArmies> boardWorth(const Placement& men, Promotion promotion, const BoardWeights& weights)
{
    int phase = 0;
    ArmyWorth white(men, Army::White, promotion, weights);
    ArmyWorth black(men, Army::Black, promotion, weights);
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
