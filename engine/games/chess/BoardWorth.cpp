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

class ArmyWorth {
public:
    ArmyWorth(const Placement& men, Army us, Promotion promotion, const BoardWeights& weights)
        : m_men(men), m_us(us), m_occupied(men.occupied()), m_promotion(promotion), m_weights(weights)
    {
    }

    Both sum(Bits ownAttacksOfPawns, Bits enemyAttacksOfPawns, int& phase) const
    {
        Both worth;
        int attackers = 0;
        const Bits enemyKing = m_men.of(other(m_us), Kind::King);
        const Bits zone = enemyKing == 0 ? 0 : kLines.king[first(enemyKing)] | enemyKing;
        const Bits safe = ~m_men.of(m_us) & ~enemyAttacksOfPawns;
        addOfficers<Kind::Knight>(worth, safe, zone, attackers, phase);
        addOfficers<Kind::Bishop>(worth, safe, zone, attackers, phase);
        addOfficers<Kind::Rook>(worth, safe, zone, attackers, phase);
        addOfficers<Kind::Queen>(worth, safe, zone, attackers, phase);
        if ((ownAttacksOfPawns & zone) != 0)
            ++attackers;
        worth += m_weights.danger[static_cast<std::size_t>(std::min(attackers, 7))];
        if (size(m_men.of(m_us, Kind::Bishop)) >= 2)
            worth += m_weights.pair;
        addCover(worth, ownAttacksOfPawns, enemyAttacksOfPawns);
        addPawns(worth);
        addKing(worth);
        return worth;
    }

private:
    /** What it is worth that a piece stands where it does. */
    Both stands(Kind kind, Spot spot) const
    {
        const std::size_t at = indexOf(kind);
        return m_weights.byRank[at][rankFor(m_us, spot)] + m_weights.byFile[at][static_cast<std::size_t>(fileOf(spot))];
    }

    template <Kind K> void addOfficers(Both& worth, Bits safe, Bits zone, int& attackers, int& phase) const
    {
        constexpr std::size_t kKind = indexOf(K);
        forEach(m_men.of(m_us, K), [&](Spot spot) {
            const Bits reached = attacks<K>(spot, m_occupied);
            worth += m_weights.material[kKind] + stands(K, spot);
            worth += m_weights.byTarget[kKind] * (size(reached & safe) - kUsualTargets[kKind]);
            if constexpr (K == Kind::Rook)
                addFile(worth, fileBits(fileOf(spot)));
            if ((reached & zone) != 0)
                attackers += K == Kind::Queen ? 2 : 1;
            phase += kPhase[kKind];
        });
    }

    void addFile(Both& worth, Bits file) const
    {
        if ((file & m_men.of(m_us, Kind::Pawn)) != 0)
            return;
        worth += m_weights.openFile;
        if ((file & m_men.of(other(m_us), Kind::Pawn)) == 0)
            worth += m_weights.clearFile;
    }

    void addCover(Both& worth, Bits ownAttacksOfPawns, Bits enemyAttacksOfPawns) const
    {
        const Bits pawns = m_men.of(m_us, Kind::Pawn);
        const Bits light = m_men.of(m_us, Kind::Knight) | m_men.of(m_us, Kind::Bishop);
        const Bits officers = m_men.of(m_us) & ~pawns & ~m_men.of(m_us, Kind::King);
        worth += m_weights.backed * size(pawns & ownAttacksOfPawns);
        worth += m_weights.guarded * size(light & ownAttacksOfPawns);
        worth += m_weights.hit * size(officers & enemyAttacksOfPawns);
    }

    void addPawns(Both& worth) const
    {
        const Bits own = m_men.of(m_us, Kind::Pawn);
        const Bits enemy = m_men.of(other(m_us), Kind::Pawn);
        const Bits enemySpan = spanBefore(other(m_us), enemy);
        const Bits stopped =
            enemySpan | spanBefore(other(m_us), pawnAttacks(other(m_us), enemy)) | pawnAttacks(other(m_us), enemy);
        forEach(own, [&](Spot spot) {
            const std::size_t rank = rankFor(m_us, spot);
            const int file = fileOf(spot);
            const bool hasAim = m_promotion == Promotion::Allowed;
            worth += m_weights.material[0] + m_weights.byFile[0][static_cast<std::size_t>(file)];
            if (hasAim)
                worth += m_weights.byRank[0][rank];
            if (file >= 2 && file <= 5)
                worth += m_weights.middlePawn[file == 3 || file == 4][rank];
            const Bits beside = (file > 0 ? fileBits(file - 1) : 0) | (file < 7 ? fileBits(file + 1) : 0);
            if ((own & beside) == 0)
                worth += m_weights.isolated;
            const Bits way = spanBefore(m_us, bit(spot));
            if ((way & own) != 0)
                worth += m_weights.doubled;
            else if (hasAim && (stopped & bit(spot)) == 0)
                worth += m_weights.passed[rank] + ((way & m_occupied) == 0 ? m_weights.clear[rank] : Both());
        });
    }

    void addKing(Both& worth) const
    {
        const Bits king = m_men.of(m_us, Kind::King);
        if (king == 0)
            return;
        const Spot spot = first(king);
        const Bits shield = forward(m_us, kLines.king[spot] | king) & kLines.king[spot];
        worth += stands(Kind::King, spot);
        worth += m_weights.shield * size((shield | forward(m_us, shield)) & m_men.of(m_us, Kind::Pawn));
    }

    const Placement& m_men;
    Army m_us;
    Bits m_occupied;
    Promotion m_promotion;
    const BoardWeights& m_weights;
};

} // namespace

std::array<int, kArmies> boardWorth(const Placement& men, Promotion promotion, const BoardWeights& weights)
{
    int phase = 0;
    const Bits white = pawnAttacks(Army::White, men.of(Army::White, Kind::Pawn));
    const Bits black = pawnAttacks(Army::Black, men.of(Army::Black, Kind::Pawn));
    const Both ofWhite = ArmyWorth(men, Army::White, promotion, weights).sum(white, black, phase);
    const Both ofBlack = ArmyWorth(men, Army::Black, promotion, weights).sum(black, white, phase);
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
